import { describe, expect, it } from 'vitest';
import print from '../data/le-havre.json' with { type: 'json' };
import type { CardType } from './card.ts';
import { leHavre } from './index.ts';

/** The shape of what `quayside cards le-havre --json` prints. */
interface Components {
  cards: {
    id: string;
    no: string;
    names: { en: string; de: string };
    set: string;
    type: CardType;
    value: number;
    price: number | null;
    cost: Record<string, number> | null;
    fee: { food: number; franc: number } | null;
    locked: boolean;
    symbols: { hammer: number; fisherman: number };
    use?: Record<'full' | 'short', string[]>;
  }[];
  schedules: Record<
    'full' | 'short',
    { round: number; food: number; harvest: boolean; town: string | null; card: string }[][]
  >;
  hulls: {
    type: string;
    cost: Record<string, number>;
    energy: number;
    price: number | null;
    room: number;
    food: number[];
  }[];
  ships: { id: string; type: string; value: number; name: string }[];
  tiles: { brings: string[]; interest: boolean }[];
  goods: { id: string; food: number; energy: number; ship: number; upgrade: string | null }[];
  offers: string[];
  start: { offer: unknown; goods: unknown; specials: unknown };
  loan: unknown;
}
// The module publishes its tables as plain JSON; this is what is in them.
const components = leHavre.components as unknown as Components;
const HULL_NAMES: Record<string, string> = {
  wooden: 'wooden-ship',
  iron: 'iron-ship',
  steel: 'steel-ship',
  luxury: 'luxury-liner',
};
const SEATS = ['1', '2', '3', '4', '5'] as const;

/** A card of the print in the words of the module. */
type Printed = (typeof print.standard_buildings)[number] | (typeof print.special_buildings)[number];
const asPrinted = (card: Printed) => ({
  no: card.id,
  en: card.name_en,
  de: card.name_de,
  type: card.type,
  value: card.value,
  price: card.price,
  cost: card.cost,
  fee: card.entry === null ? null : { food: card.entry.food, franc: card.entry.franc },
  locked: card.no_action,
  hammers: card.hammers,
  fishermen: card.fishermen,
});
const asPublished = (card: Components['cards'][number]) => ({
  no: card.no,
  en: card.names.en.replace('’', "'"),
  de: card.names.de,
  type: card.type,
  value: card.value,
  price: card.price,
  cost: card.cost,
  fee: card.fee,
  locked: card.locked,
  hammers: card.symbols.hammer,
  fishermen: card.symbols.fisherman,
});

describe('the published tables agree with the print', () => {
  it('in every field of the 33 standard buildings', () => {
    const published = components.cards.filter((card) => card.set === 'standard');
    expect(published).toHaveLength(33);
    const byNumber = (a: { no: string }, b: { no: string }) => (a.no < b.no ? -1 : 1);
    expect(published.map(asPublished).sort(byNumber)).toEqual(print.standard_buildings.map(asPrinted).sort(byNumber));
  });

  it('in every field of the 36 special buildings', () => {
    const published = components.cards.filter((card) => card.set === 'special');
    expect(published).toHaveLength(36);
    expect(published.map(asPublished)).toEqual(print.special_buildings.map(asPrinted));
  });

  it('in which standard building is used with how many players', () => {
    for (const card of print.standard_buildings) {
      const use = components.cards.find((one) => one.set === 'standard' && one.no === card.id)?.use;
      expect(use, card.name_en).toEqual({
        full: SEATS.map((seats) => card.full[seats]),
        short: SEATS.map((seats) => card.short[seats]),
      });
    }
  });

  it('in all ten round plans', () => {
    for (const length of ['full', 'short'] as const)
      for (const [i, seats] of SEATS.entries())
        expect(components.schedules[length][i], `${length}, ${seats} players`).toEqual(
          print.round_schedule[length][seats].map(({ round, food, harvest, town_builds: town, card }) => ({
            round,
            food,
            harvest,
            town,
            card,
          })),
        );
  });

  it('in the ships and what each kind takes, brings and carries', () => {
    expect(components.ships).toEqual(print.ship_cards.map((ship) => ({ ...ship, type: HULL_NAMES[ship.type] })));
    expect(components.hulls).toEqual(
      print.ships.map(({ type, build: { energy, ...cost }, price, capacity, food }) => ({
        type: HULL_NAMES[type],
        cost,
        energy,
        price,
        room: capacity,
        food: SEATS.map((seats) => food[seats]),
      })),
    );
  });

  it('in the ship that each round of each plan brings', () => {
    for (const length of ['full', 'short'] as const)
      for (const seats of SEATS)
        for (const round of print.round_schedule[length][seats]) {
          const ship = components.ships.find(({ id }) => id === round.card);
          expect({ type: ship?.type, value: ship?.value }).toEqual({
            type: HULL_NAMES[round.ship.type],
            value: round.ship.value,
          });
        }
  });

  it('in the supply tiles, the goods, the start and the loans', () => {
    expect(components.tiles.map(({ brings, interest }) => ({ goods: brings, interest }))).toEqual(print.supply_tiles);
    expect(
      components.goods.map(({ id, food, energy, ship, upgrade }) => ({
        name: id,
        food,
        energy,
        ship_value: ship,
        upgrades_to: upgrade,
      })),
    ).toEqual(
      print.goods.map(({ name, food, energy, ship_value, upgrades_to }) => ({
        name,
        food,
        energy,
        ship_value,
        upgrades_to,
      })),
    );
    expect(components.offers).toEqual(print.setup.offer_order);
    expect(components.start).toEqual({
      offer: print.setup.start_offers,
      goods: print.setup.start_goods,
      specials: print.setup.special_cards,
    });
    expect(components.loan).toEqual({
      pays: print.setup.loan.pays,
      repay: print.setup.loan.repay,
      penalty: print.setup.loan.end_penalty,
    });
  });

  it('in the totals of types and symbols', () => {
    const count = (set: string, type: CardType) =>
      components.cards.filter((card) => card.set === set && card.type === type).length;
    expect(
      ['craft', 'economic', 'industrial', 'public', 'none'].map((type) => count('standard', type as CardType)),
    ).toEqual([9, 6, 10, 4, 4]);
    expect(
      ['craft', 'economic', 'industrial', 'public', 'none', 'ship'].map((type) => count('special', type as CardType)),
    ).toEqual([6, 14, 6, 4, 5, 1]);
    const symbols = (set: string) => {
      const cards = components.cards.filter((card) => card.set === set);
      const sum = (of: (card: Components['cards'][number]) => number) => cards.reduce((all, card) => all + of(card), 0);
      return [sum((card) => card.symbols.hammer), sum((card) => card.symbols.fisherman)];
    };
    expect(symbols('standard')).toEqual([8, 6]);
    expect(symbols('special')).toEqual([9, 13]);
  });
});
