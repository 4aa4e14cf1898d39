import { RuleDefect } from './errors.ts';
import { CORE, defineRules } from './define-rules.ts';
import type { Game, GameDefinition, GameParts, GameRules } from './game.ts';
import { coreMessages } from './messages.ts';
import type { Json, State } from './state.ts';
import type { Messages, Translated } from './text.ts';

/** Makes a rule module. What does not fit its declared keys is a type error; a key of the core's own is refused. */
export function defineGame<S extends State>(definition: GameDefinition<S>): Game<S, S['setup']['options']> {
  return completeGame<S>(defineRules<S>(definition), definition);
}

/** A rule module of rules and the parts that they lack. */
export const completeGame = <S extends State>(
  rules: GameRules<S, S['setup']['options']>,
  parts: GameParts<S>,
): Game<S, S['setup']['options']> => ({
  ...(parts as Omit<GameParts<S>, 'components'>),
  ...rules,
  ...(parts.components === undefined ? {} : { components: parts.components as Json }),
  messages: withCoreMessages(rules.id, parts.messages),
});

/** The core's words beside the game's, in English where the core does not speak a language of the game. */
function withCoreMessages(id: string, messages: Translated<Messages>): Translated<Messages> {
  const all: { [language: string]: Messages } = {};
  for (const [language, own] of Object.entries(messages)) {
    const core = coreMessages[language as keyof typeof coreMessages] ?? coreMessages.en;
    for (const key in own)
      if (key.startsWith(CORE) || Object.hasOwn(core, key))
        throw new RuleDefect(`${id} has a text ${key} in ${language}: that one is the core's own`);
    all[language] = { ...core, ...own };
  }
  return all as Translated<Messages>; // English is among the game's
}
