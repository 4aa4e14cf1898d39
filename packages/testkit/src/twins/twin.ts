import type { AnyQuestion, Game, Messages, Play } from '@quayside/engine';
import { tidewater, type Tidewater } from '../sample/tidewater.ts';

/** The sample game with one thing wrong, and the property that must catch it. */
export interface Twin {
  readonly wrong: string;
  readonly caughtBy: string;
  readonly game: Game<Tidewater>;
}

export const { questions, steps } = tidewater as Game<Tidewater>;
export const ask = (key: string): AnyQuestion<Tidewater> => questions[key] as AnyQuestion<Tidewater>;

/** A question with some of it replaced. */
export const asks = (key: string, changes: Partial<AnyQuestion<Tidewater>>) => ({
  questions: { ...questions, [key]: { ...ask(key), ...changes } },
});
export const runs = (step: string, run: (play: Play<Tidewater>, data: never) => void) => ({
  steps: { ...steps, [step]: run },
});
export const twin = (wrong: string, caughtBy: string, changes: Partial<Game<Tidewater>>): Twin => ({
  wrong,
  caughtBy,
  game: { ...(tidewater as Game<Tidewater>), ...changes },
});

export function openly(question: AnyQuestion<Tidewater>): AnyQuestion<Tidewater> {
  const { secret: _, ...open } = question;
  return open;
}

export const texts = (more: { readonly [key: string]: string }) => ({
  messages: { en: { ...tidewater.messages.en, ...more }, de: { ...tidewater.messages.de, ...more } },
});
export const without = (key: string) => {
  const { [key]: _, ...de } = tidewater.messages.de ?? {};
  return { messages: { en: tidewater.messages.en, de } };
};
/** Without a label for a field that boards show. */
export const nameless = (field: string) => ({
  messages: Object.fromEntries(
    Object.entries(tidewater.messages).map(([language, messages]) => [language, withoutKey(messages, `view.${field}`)]),
  ) as typeof tidewater.messages,
});
const withoutKey = (messages: Messages, key: string): Messages =>
  Object.fromEntries(Object.entries(messages).filter(([one]) => one !== key));
