import type { Answer } from '@quayside/engine';
import type { Edition } from '@quayside/games/boards';
import { inLanguage, type Language } from '@quayside/languages';

/** An answer in the words of its game. */
export function answerText({ game, core }: Edition, language: Language, key: string, answer: Answer): string {
  const messages = inLanguage(game.messages, language);
  if (typeof answer === 'string') return core.say(messages, core.optionText(messages, key, answer));
  const words = Array.isArray(answer)
    ? (answer as readonly string[]).map((one) => messages[`term.${one}`] ?? one)
    : Object.entries(answer as { readonly [token: string]: number })
        .filter(([, n]) => n > 0)
        .map(([token, n]) => `${n} ${messages[`term.${token}`] ?? token}`);
  return words.join(', ');
}
