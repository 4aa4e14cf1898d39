import type { OptionsOf, Seat } from '@quayside/engine';
import type { InlandPort } from './state.ts';

export const options = {
  /** Who begins: the rule book draws it, but asks for a rematch after a tie that the other player begins (ruling IP-16). */
  starts: { kind: 'choice', values: ['drawn', 'first', 'second'], default: 'drawn' },
} as const;
export type Options = OptionsOf<typeof options>;

/** The seat that the table has chosen to begin; null where it is drawn. */
export function chosenStart({ starts }: Options): Seat | null {
  if (starts === 'first') return 0;
  return starts === 'second' ? 1 : null;
}

/** The other player begins a rematch, after a tie and after any other end. */
export const rematch = (s: InlandPort): Options => ({ starts: s.first === 0 ? 'second' : 'first' });
