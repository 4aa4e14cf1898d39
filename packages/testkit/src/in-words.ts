import {
  NATURE,
  type Answer,
  type Bag,
  type Game,
  type Json,
  type Messages,
  type Seat,
  type State,
  type GameText,
} from '@quayside/engine';
import { canonical, decisions, eventFor, SPECTATOR, type GameEvent } from '@quayside/engine/host';
import { decisionText, eventText, MissingText, optionText, say } from '@quayside/engine/texts';

/** What reports call the seats. */
export const seatName = (seat: Seat): string =>
  seat === NATURE ? 'nature' : seat === SPECTATOR ? 'a spectator' : `seat ${seat}`;

export const seatNames = (seats: number): string[] => Array.from({ length: seats }, (_, seat) => seatName(seat));

/** A text in words; where the words are missing, its key and parameters. */
export function inWords(messages: Messages, text: GameText): string {
  try {
    return say(messages, text);
  } catch (error) {
    if (!(error instanceof MissingText)) throw error;
    return `${text.key}${text.args ? ` ${JSON.stringify(text.args)}` : ''}`;
  }
}

export const term = (messages: Messages, token: string): string => messages[`term.${token}`] ?? token;

/** A decision as a player reads it; where the words are missing, its key. */
export const decisionInWords = (
  messages: Messages,
  decision: { readonly key: string; readonly data?: Json },
  names: readonly string[],
): string => inWords(messages, decisionText(decision, names));

/** An answer as a player would say it. */
export function answerInWords(messages: Messages, key: string, answer: Answer): string {
  if (typeof answer === 'string') {
    const text = optionText(messages, key, answer);
    return text.key in messages ? `${answer} (${inWords(messages, text)})` : answer;
  }
  if (Array.isArray(answer)) return answer.map((item: string) => term(messages, item)).join(', ');
  return bagInWords(messages, answer as Bag);
}

export function bagInWords(messages: Messages, bag: Readonly<Bag>): string {
  const kinds = Object.keys(bag)
    .filter((token) => bag[token] !== 0)
    .sort();
  return kinds.length === 0 ? 'nothing' : kinds.map((token) => `${bag[token]} ${term(messages, token)}`).join(', ');
}

export function eventInWords<S extends State>(game: Game<S>, event: GameEvent, seats: number, viewer: Seat): string {
  const read = eventFor(event, viewer);
  return inWords(game.messages.en, eventText(game.messages.en, read, seatNames(seats)));
}

/** What is open now, for whoever reads a report. */
export function openInWords<S extends State>(game: Game<S>, s: S): string {
  const open: string[] = [];
  for (let seat = NATURE; seat < s.setup.seats; seat++)
    for (const { key, due, offer } of decisions(game, s, seat)) {
      const what =
        offer.kind === 'pick'
          ? offer.options.join(' | ')
          : offer.kind === 'order'
            ? offer.items.join(', ')
            : canonical(offer.from);
      open.push(`${seatName(seat)}: ${key}${due ? '' : ' (aside)'} [${what}]`);
    }
  return open.length === 0 ? 'nothing (the game is over)' : open.join('; ');
}

/** The languages in which this text can't be said, with the reason. */
export function unsaid<S extends State>(game: Game<S>, text: GameText): { language: string; reason: string }[] {
  const missing: { language: string; reason: string }[] = [];
  for (const [language, messages] of Object.entries(game.messages))
    try {
      say(messages, text);
    } catch (error) {
      missing.push({ language, reason: error instanceof Error ? error.message : String(error) });
    }
  return missing;
}
