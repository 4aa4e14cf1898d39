import type { Answer } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';

/** What an option of the rules speaks of: `build:inn`, `fish:caravel-1+carrack`, `lead:carrack:caravel-1+carrack`. */
export const partsOf = (option: string): readonly [verb: string, what: string, ships: string] => {
  const [verb = '', what = '', ships = ''] = option.split(':');
  return [verb, what, ships];
};

/** The ships of a voyage, and whether they go out or come home. */
export function shipsIn(option: string): {
  verb: 'fish' | 'return' | null;
  ships: readonly string[];
  first: string | null;
} {
  const [verb, what, ships] = partsOf(option);
  if (verb === 'lead') return { verb: 'fish', ships: ships.split('+'), first: what };
  if (verb === 'fish' || verb === 'return') return { verb, ships: what.split('+'), first: null };
  return { verb: null, ships: [], first: null };
}

/** Answers to a chain of questions that were thought of together. */
export interface AnswerChain {
  /** The answer to what is asked now; undefined where the chain has nothing to say about it. */
  answerTo(decision: Decision): Answer | undefined;
}
