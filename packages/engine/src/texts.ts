/** For who puts a game into words: boards, logs and error messages. */
export { coreMessages } from './messages.ts';
export {
  decisionText,
  eventText,
  MissingText,
  numberText,
  optionText,
  parametersOf,
  say,
  type TextArg,
} from './text.ts';
