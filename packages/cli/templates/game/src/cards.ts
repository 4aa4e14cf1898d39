import type { Bag } from '@quayside/engine';

/** What a worker gets on a space. The site gives nothing: there the order of the round is built. */
export const SPACES: { readonly [space: string]: Bag } = {
  forest: { wood: 2 },
  quarry: { stone: 2 },
  market: { coin: 2 },
  guild: { wood: 1, stone: 1 },
  site: {},
};

/** What an order costs, and its points. */
export const ORDERS: { readonly [order: string]: { readonly cost: Bag; readonly points: number } } = {
  cottage: { cost: { wood: 2 }, points: 4 },
  wall: { cost: { stone: 2 }, points: 4 },
  mill: { cost: { wood: 2, stone: 1 }, points: 6 },
  bridge: { cost: { wood: 1, stone: 2 }, points: 6 },
  tower: { cost: { stone: 3 }, points: 7 },
  barn: { cost: { wood: 3 }, points: 7 },
  chapel: { cost: { wood: 2, stone: 2 }, points: 9 },
  lighthouse: { cost: { wood: 1, stone: 3 }, points: 9 },
};
