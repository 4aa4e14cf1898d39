import type { Bag } from '@quayside/engine';

/** What a worker gets on a space, how many cards are drawn there, and how many workers it takes. */
interface Space {
  readonly gain?: Bag;
  readonly draw?: number;
  readonly room?: number;
}

export const SPACES: { readonly [space: string]: Space } = {
  'clay-pit': { gain: { clay: 3 } },
  riverbank: { gain: { clay: 1, glaze: 1 }, room: 2 },
  woods: { gain: { wood: 2 } },
  glazier: { gain: { glaze: 2 } },
  market: { gain: { coin: 2 }, room: 4 },
  workshop: { draw: 2 },
  school: { gain: { coin: 1 }, draw: 1, room: 2 },
  fair: { draw: 1 },
  kiln: { room: 2 },
  exchange: { room: 2 },
};

/** What a pattern costs, its points, and how many there are of it. */
export const PATTERNS: {
  readonly [pattern: string]: { readonly cost: Bag; readonly points: number; readonly copies: number };
} = {
  cup: { cost: { clay: 1, wood: 1 }, points: 2, copies: 4 },
  bowl: { cost: { clay: 2, wood: 1 }, points: 3, copies: 4 },
  jug: { cost: { clay: 2, wood: 1, glaze: 1 }, points: 5, copies: 3 },
  tile: { cost: { clay: 1, wood: 1, glaze: 2 }, points: 5, copies: 3 },
  vase: { cost: { clay: 3, wood: 1, glaze: 2 }, points: 8, copies: 2 },
  amphora: { cost: { clay: 4, wood: 2, glaze: 1 }, points: 10, copies: 2 },
};
