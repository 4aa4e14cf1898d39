import type { Bag, Need } from '@quayside/engine';
import type { Effect } from './effect.ts';
import type { Tally } from './tally.ts';
import { FOOD } from './goods.ts';
import type { ShipType } from './tables/ships.ts';

export type CardType = 'craft' | 'economic' | 'industrial' | 'public' | 'none' | 'ship';
export type CardSet = 'standard' | 'special';
/** Both set: either of them pays. */
export interface Fee {
  readonly food?: number;
  readonly franc?: number;
}

/** What is printed on a card besides its effect. */
export interface Print {
  /** The number on the card. */
  readonly no: string;
  readonly value: number;
  /** What it costs to buy where that is not its value; null: can't be bought. */
  readonly price?: number | null;
  /** Building material; without it the card can't be built. */
  readonly cost?: Bag;
  readonly fee?: Fee;
  readonly hammers?: number;
  readonly fishermen?: number;
  /** Figures about which the sources disagree: what is played follows from a ruling. */
  readonly disputed?: readonly 'cost'[];
}
/** What a card does without being entered. */
export interface Traits {
  /** Value at the end of the game: points for each so many of something. */
  readonly bonus?: readonly Tally[];
  /** Energy that its owner saves in a main action. */
  readonly energy?: number;
  /** Clay or brick that its owner saves with each building built. */
  readonly masonry?: number;
  /** Cattle that its owner gets in a harvest with 2 to 6 cattle. */
  readonly calves?: number;
  /** Is not built when revealed: waits for an empty proposal space, and is for sale meanwhile. */
  readonly waits?: boolean;
  /** Counts as a ship of this type and can be had at a wharf for one of them. */
  readonly swap?: ShipType | null;
}
export interface Card extends Required<Traits> {
  readonly id: string;
  readonly no: string;
  readonly set: CardSet;
  readonly type: CardType;
  /** Place in the proposal piles: lower comes first. */
  readonly sort: number;
  readonly value: number;
  readonly price: number | null;
  readonly cost: Bag | null;
  readonly fee: Fee;
  readonly hammers: number;
  readonly fishermen: number;
  readonly disputed: readonly 'cost'[];
  /** Null: nobody can enter. */
  readonly effect: Effect | null;
  /** The option that enters it, and the fee as a need. */
  readonly enter: string;
  readonly feeNeed: Need | null;
}

type CardLine = Omit<Card, 'id' | 'set' | 'enter'>;

/** A card that can be entered. */
export const building = (type: CardType, print: Print, effect: Effect): CardLine => line(type, print, effect, {});
/** A card under lock: it only matters to its owner. */
export const locked = (type: CardType, print: Print, traits: Traits): CardLine => line(type, print, null, traits);

function line(type: CardType, print: Print, effect: Effect | null, traits: Traits): CardLine {
  const { no, value, price = value, cost = null, fee = {}, hammers = 0, fishermen = 0, disputed = [] } = print;
  return {
    no,
    type,
    sort: Number(no) || 0,
    value,
    price,
    cost,
    fee,
    hammers,
    fishermen,
    disputed,
    effect,
    feeNeed: feeNeed(fee),
    // All cards have all fields: objects of one shape are read quickly.
    bonus: [],
    energy: 0,
    masonry: 0,
    calves: 0,
    waits: false,
    swap: null,
    ...traits,
  };
}

/** `2 food or 1 franc` is 2 units in which a franc counts for 2; without change, and nothing thrown in for nothing. */
function feeNeed({ food = 0, franc = 0 }: Fee): Need | null {
  if (food === 0) return franc === 0 ? null : { name: 'fee', units: franc, worth: { franc: 1 } };
  return { name: 'fee', units: food, worth: franc === 0 ? FOOD : { ...FOOD, franc: food / franc } };
}

const CARDS = new Map<string, Card>();
const BY_OPTION = new Map<string, Card>();

/** Puts a set's table on the shelf. A later set is one more table. */
export function shelve(set: CardSet, table: { readonly [id: string]: CardLine }): readonly Card[] {
  return Object.entries(table).map(([id, one]) => {
    const card: Card = { id, set, enter: `enter:${id}`, ...one };
    CARDS.set(id, card);
    BY_OPTION.set(card.enter, card);
    return card;
  });
}
export const isCard = (id: string): boolean => CARDS.has(id);
export const cardOf = (id: string): Card => CARDS.get(id) as Card; // ids in a state come from the tables
/** The card that an option enters. */
export const cardBehind = (option: string): Card | undefined => BY_OPTION.get(option);
