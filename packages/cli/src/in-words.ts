import {
  totalOf,
  type Answer,
  type Bag,
  type Game,
  type Messages,
  type ScoreSheet,
  type Seat,
  type GameText,
} from '@quayside/engine';
import { eventFor, SPECTATOR, type GameEvent } from '@quayside/engine/host';
import { eventText, MissingText, optionText, say } from '@quayside/engine/texts';
import { table } from './table.ts';

/** A text in words; where the module has none, its key and parameters, because a tool for authors shows what is missing. */
export function inWords(messages: Messages, text: GameText): string {
  try {
    return say(messages, text);
  } catch (error) {
    if (!(error instanceof MissingText)) throw error;
    return text.args ? `${text.key} ${JSON.stringify(text.args)}` : text.key;
  }
}

export const seatNames = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => `Seat ${seat}`);

export function eventInWords(game: Game, event: GameEvent, names: readonly string[], viewer: Seat = SPECTATOR): string {
  return inWords(game.messages.en, eventText(game.messages.en, eventFor(event, viewer), names));
}

export function answerInWords(messages: Messages, key: string, answer: Answer): string {
  if (typeof answer === 'string') {
    const text = optionText(messages, key, answer);
    return text.key in messages ? inWords(messages, text) : answer;
  }
  if (Array.isArray(answer)) return answer.map((item: string) => termOf(messages, item)).join(', ');
  return bagInWords(messages, answer as Bag);
}

export function bagInWords(messages: Messages, bag: Readonly<Bag>): string {
  const held = Object.keys(bag).filter((token) => bag[token] !== 0);
  const tokens = held.map((token) => inWords(messages, { key: 'core.tokens', args: { n: bag[token] ?? 0, token } }));
  return tokens.length === 0 ? 'nothing' : tokens.join(', ');
}

const termOf = (messages: Messages, word: string): string => messages[`term.${word}`] ?? word;

export function scoresInWords(game: Game, sheets: readonly ScoreSheet[], names: readonly string[]): string {
  const lines = [...new Set(sheets.flatMap((sheet) => Object.keys(sheet.lines)))];
  const head = ['', ...lines.map((line) => game.messages.en[`score.${line}`] ?? line), 'Total'];
  return table(
    head,
    sheets.map((sheet) => [
      names[sheet.seat] ?? sheet.seat,
      ...lines.map((line) => sheet.lines[line] ?? 0),
      totalOf(sheet),
    ]),
  );
}
