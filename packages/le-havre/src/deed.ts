import type { Bag } from '@quayside/engine';
import type { Trade } from './effects/convert.ts';
import type { Measure, Tally } from './tally.ts';

/**
 * What an effect does, as data, one shape for each function of the vocabulary. It is written where the function is, from the same
 * numbers; the pictures on cards are drawn from it.
 */
export type Deed =
  /** From the supply; `show` must be in hand and is kept. */
  | { readonly does: 'gain'; readonly goods: Bag; readonly per?: readonly Tally[]; readonly show?: Bag }
  /** So many of everything whose offer space is empty. */
  | { readonly does: 'gain-missing'; readonly n: number }
  /** Different goods of one's choice. */
  | {
      readonly does: 'choose';
      readonly from: readonly string[];
      readonly base: number;
      readonly each: Measure;
      readonly look: boolean;
    }
  | ({ readonly does: 'trade' } & Trade)
  | { readonly does: 'bargain'; readonly give: number; readonly for: readonly string[] }
  | { readonly does: 'build'; readonly most: number; readonly lessWood: number }
  | { readonly does: 'launch' }
  | { readonly does: 'sail'; readonly energy: number }
  /** Any goods for a franc: so many upgraded ones or so many standard ones. */
  | { readonly does: 'sell-any'; readonly upgraded: number; readonly standard: number }
  | { readonly does: 'remit'; readonly francs: number }
  | { readonly does: 'drive'; readonly francs: number }
  | { readonly does: 'haul'; readonly francs: number };
