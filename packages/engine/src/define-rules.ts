import { RuleDefect } from './errors.ts';
import type { AnyQuestion, GameRules, RulesDefinition } from './game.ts';
import type { CoreKey } from './keys.ts';
import type { State } from './state.ts';

/** What keys of the core's own begin with. */
export const CORE: CoreKey = 'core.';

/** Makes rules that pages can load without the words of every language; `completeGame` makes a game of them. */
export function defineRules<S extends State>(definition: RulesDefinition<S>): GameRules<S, S['setup']['options']> {
  const { id, questions, steps } = definition;
  for (const key of [...Object.keys(questions), ...Object.keys(steps)])
    if (key.startsWith(CORE)) throw new RuleDefect(`${id} has a key ${key}: those with ${CORE} are the core's own`);
  return {
    options: {},
    census: () => ({}),
    ...(definition as Omit<GameRules<S, S['setup']['options']>, 'options' | 'census'>),
    questions: ofOneShape(questions),
  };
}

/** The same questions with all fields each, whether they have a value or not: objects of one shape are looked up quickly. */
function ofOneShape<S extends State>(questions: { readonly [key: string]: AnyQuestion<S> }) {
  const shaped: { [key: string]: AnyQuestion<S> } = {};
  for (const [key, { offer, answer, why, closed, confirm, commits, secret, numbered }] of Object.entries(questions))
    shaped[key] = { offer, answer, why, closed, confirm, commits, secret, numbered } as AnyQuestion<S>;
  return shaped;
}
