import type { Bag, Game } from '@quayside/engine';
import type { Deed, Traits } from '@quayside/le-havre/rules';

/** What is printed on the components, read from the rules that play this match: an old match brings its own. */
export interface CardFact {
  readonly id: string;
  readonly no: string;
  readonly set: 'standard' | 'special';
  readonly type: 'craft' | 'economic' | 'industrial' | 'public' | 'none' | 'ship';
  readonly value: number;
  readonly price: number | null;
  readonly cost: Bag | null;
  readonly fee: { readonly food: number; readonly franc: number } | null;
  readonly locked: boolean;
  /** Figures about which the sources disagree. */
  readonly disputed?: readonly string[];
  readonly symbols: { readonly hammer: number; readonly fisherman: number };
  readonly deeds: readonly Deed[];
  readonly traits: Traits;
}
export interface HullFact {
  readonly type: string;
  readonly cost: Bag;
  readonly energy: number;
  readonly price: number | null;
  readonly room: number;
  readonly food: readonly number[];
}
export interface ShipFact {
  readonly id: string;
  readonly type: string;
  readonly value: number;
  readonly name: string;
}
export interface GoodFact {
  readonly id: string;
  readonly food: number;
  readonly energy: number;
  readonly ship: number;
  readonly upgrade: string | null;
}
interface Components {
  readonly cards: readonly CardFact[];
  readonly hulls: readonly HullFact[];
  readonly ships: readonly ShipFact[];
  readonly goods: readonly GoodFact[];
  readonly offers: readonly string[];
}
export interface Facts {
  readonly cards: ReadonlyMap<string, CardFact>;
  readonly hulls: ReadonlyMap<string, HullFact>;
  readonly ships: ReadonlyMap<string, ShipFact>;
  /** Standard goods in their order, each with its other side. */
  readonly families: readonly (readonly [standard: string, upgraded: string])[];
  readonly goods: ReadonlyMap<string, GoodFact>;
  readonly offers: readonly string[];
}

const by = <T extends { readonly id: string }>(list: readonly T[]) => new Map(list.map((one) => [one.id, one]));

export function factsOf(game: Game): Facts {
  // The module writes its components as plain tables; their shape is proved by its own tests.
  const { cards, hulls, ships, goods, offers } = game.components as unknown as Components;
  return {
    cards: by(cards),
    hulls: new Map(hulls.map((one) => [one.type, one])),
    ships: by(ships),
    families: goods.flatMap(({ id, upgrade }) => (upgrade === null ? [] : [[id, upgrade] as const])),
    goods: by(goods),
    offers,
  };
}

/** The picture of a kind of ship. */
export const SHIP_ICON: { readonly [type: string]: string } = {
  'wooden-ship': 'ship-wood',
  'iron-ship': 'ship-iron',
  'steel-ship': 'ship-steel',
  'luxury-liner': 'ship-luxury',
};
export const iconOf = (token: string): string => SHIP_ICON[token] ?? token;
