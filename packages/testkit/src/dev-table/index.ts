/** What the dev table of the site runs in the browser: a match that one person plays for all seats, and what can be made of it. */
export * from './dev-match.ts';
export type { InvalidPosition } from './misfit.ts';
export { answerInWords, decisionInWords } from '../in-words.ts';
