import type { Bag } from '@quayside/engine';

/** The lots of the tide and their points. */
export const CARGO: Bag = {
  amber: 7,
  barrels: 2,
  bell: 5,
  crates: 3,
  driftwood: 1,
  oysters: 4,
  pearls: 8,
  rum: 6,
  sailcloth: 3,
  tea: 5,
};
export const LOTS = Object.keys(CARGO);

/** What a favour brings; there are two cards of each. */
export const FAVOURS: { readonly [card: string]: Bag } = { haul: { fish: 2 }, planks: { wood: 1 }, purse: { coin: 2 } };
export const FAVOUR_CARDS = Object.keys(FAVOURS).flatMap((card) => [card, card]);
