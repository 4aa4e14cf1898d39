import type { Bag } from '@quayside/engine';
import { answer, changed, holds, notAsked, offersOnly, refuses, scenarios, type Scenario } from '@quayside/testkit';
import { leHavre } from '../game.ts';
import type { LeHavre } from '../state.ts';
import { inTown, lens, owns, stands, table } from './table.ts';

/** The line of symbols on a card as the books print it; read from them, not from the module's own tables. */
interface Line {
  readonly value: number;
  /** Where it differs from the value. */
  readonly price?: number;
  /** `f` food, `F` francs; without it there is nothing to pay, and `lock` nobody enters. */
  readonly fee?: '1f' | '2f' | '1F' | '2F' | '2f/1F' | 'lock';
  /** What one needs besides the fee to be let in. */
  readonly takes?: Bag;
}

const CARDS: { readonly [card: string]: Line } = {
  'labor-exchange': { value: 6 },
  bakery: { value: 6, fee: '1f', takes: { bread: 1 } },
  'baguette-shop': { value: 4, fee: '1f', takes: { meat: 1, bread: 1 } },
  farm: { value: 8, fee: '1F' },
  'clothing-industry': { value: 8, fee: '2f/1F', takes: { hides: 1, leather: 1 } },
  'iron-mine-and-coal-seam': { value: 6, fee: '1f' },
  'fish-market': { value: 4, fee: '1f', takes: { fish: 1 } },
  'fish-restaurant': { value: 6, fee: '1f', takes: { smoked_fish: 1 } },
  'fishpond-and-wood': { value: 4, fee: '1f' },
  'forest-hut': { value: 4, fee: '1f', takes: { wood: 1, meat: 1 } },
  'plant-nursery': { value: 6, fee: '1f' },
  'business-park': { value: 10, price: 12, fee: 'lock' },
  guildhouse: { value: 4, price: 8, fee: 'lock' },
  'harbor-watch': { value: 6, fee: '1f', takes: { franc: 1 } },
  smelter: { value: 10, fee: '2F' },
  diner: { value: 6, fee: '1f', takes: { wood: 1, smoked_fish: 1, bread: 1 } },
  'hunting-lodge': { value: 6, fee: '1f' },
  'coal-trader': { value: 4, fee: '1f', takes: { fish: 1 } },
  patisserie: { value: 6, fee: '1f', takes: { grain: 1, bread: 1 } },
  furriery: { value: 6, fee: '1f', takes: { hides: 1 } },
  'leather-industry': { value: 8, fee: '2f', takes: { leather: 3, franc: 14 } },
  kiln: { value: 6, fee: '1f', takes: { clay: 1, wood: 1 } },
  'luxury-yacht': { value: 20, fee: 'lock' },
  feedlot: { value: 6, price: 8, fee: 'lock' },
  'masons-guild': { value: 8, price: 10, fee: 'lock' },
  'furniture-factory': { value: 8, fee: '2f', takes: { leather: 1, wood: 1 } },
  'town-square': { value: 6, fee: '1F' },
  tavern: { value: 4, takes: { wood: 1, grain: 1 } },
  'haulage-firm': { value: 6, fee: '1f', takes: { franc: 3 } },
  'schnaps-distillery': { value: 6, fee: '1f', takes: { grain: 1 } },
  steelworks: { value: 8, fee: '2f/1F', takes: { iron: 1, coke: 1, coal: 2 } },
  steakhouse: { value: 6, fee: '1f', takes: { meat: 1, charcoal: 1 } },
  'wind-farm': { value: 8, price: 12, fee: 'lock' },
  'brick-manufacturer': { value: 8, fee: '2f', takes: { brick: 3, franc: 10 } },
  zoo: { value: 8, fee: '1F', takes: { fish: 3 } },
  'football-stadium': { value: 24, fee: 'lock' },
};

/** All payments of a fee in which no token could be left out, with two of each food and two francs to pay from. */
const PAYMENTS: { readonly [fee: string]: readonly Bag[] } = {
  '1f': [{ fish: 1 }, { smoked_fish: 1 }, { bread: 1 }, { meat: 1 }, { franc: 1 }],
  '2f': [{ fish: 2 }, { fish: 1, franc: 1 }, { franc: 2 }, { smoked_fish: 1 }, { bread: 1 }, { meat: 1 }],
  '2f/1F': [{ franc: 1 }, { fish: 2 }, { smoked_fish: 1 }, { bread: 1 }, { meat: 1 }],
};
const MEALS: Bag = { fish: 2, smoked_fish: 2, bread: 2, meat: 2, franc: 2, grain: 2, cattle: 2 };
const NO_MEALS: Bag = { fish: 0, smoked_fish: 0, bread: 0, meat: 0, franc: 0 };
// Grain and cattle are no food yet, and food is no money.
const NO_FOOD: Bag = { grain: 9, cattle: 9 };
const NO_MONEY: Bag = { fish: 9, meat: 9 };
const WHY: { readonly [fee: string]: string } = {
  '1f': 'why.enter.fee.food',
  '2f': 'why.enter.fee.food',
  '2f/1F': 'why.enter.fee.either',
  '1F': 'why.enter.fee.franc',
  '2F': 'why.enter.fee.franc',
};
const FRANCS: { readonly [fee: string]: number } = { '1F': 1, '2F': 2 };

const plus = (one: Bag, other: Bag): Bag => {
  const sum = { ...one };
  for (const token in other) sum[token] = (sum[token] ?? 0) + (other[token] ?? 0);
  return sum;
};

type Book = { [name: string]: Scenario<LeHavre> };
const setup = { seats: 3 };
/** Somebody to drive out, goods to carry off and a craft building: nothing but the fee is in question. */
const around = (mine: readonly string[], theirs: readonly string[]) => ({
  town: ['fishery'],
  own: [['bakehouse', ...mine], [], theirs],
  at: [null, 'fishery'],
  offer: { wood: 2 },
});

function feeOf(book: Book, card: string, fee: string, takes: Bag): void {
  const rule = ['Entry fee', 'LH-27'];
  const enter = answer(0, 'main', `enter:${card}`);
  const after = stands(0, card === 'harbor-watch' ? 'fishery' : card);
  const francs = FRANCS[fee];
  const ways = PAYMENTS[fee] ?? [];
  book[`${card}: a fee of ${fee} goes to the owner`] = {
    rule,
    cards: [card],
    setup,
    position: table({ has: [plus(MEALS, takes)], ...around([], [card]) }),
    play:
      francs === undefined
        ? [enter, offersOnly(0, 'fee', ways), answer(0, 'fee', { bread: 1 }), changed(2, { bread: 1 }), after]
        : [enter, notAsked(0, 'fee'), changed(2, { franc: francs }), after],
  };
  book[`${card}: without a fee of ${fee} nobody is let in`] = {
    rule,
    cards: [card],
    setup,
    position: table({
      has: [{ ...takes, ...NO_MEALS, ...(francs === undefined ? NO_FOOD : NO_MONEY) }],
      ...around([], [card]),
    }),
    play: [refuses(0, 'main', `enter:${card}`, WHY[fee])],
  };
  book[`${card}: its owner pays no fee`] = {
    rule,
    cards: [card],
    setup,
    position: table({ has: [takes], ...around([card], []) }),
    play: [enter, notAsked(0, 'fee'), changed(2, {}), after],
  };
}

const book: Book = {};
for (const [card, { value, price = value, fee, takes = {} }] of Object.entries(CARDS)) {
  book[`${card} costs ${price} francs and is sold for ${value / 2}`] = {
    rule: ['Buying', 'Selling', 'LH-15'],
    cards: [card],
    setup,
    position: table({ has: [{ franc: price }], town: [card] }),
    play: [
      answer(0, 'buy', card),
      owns(0, card),
      holds(0, { franc: 0 }),
      answer(0, 'sell', card),
      inTown(card),
      holds(0, { franc: value / 2 }),
    ],
  };
  book[`${card} can’t be bought for ${price - 1} francs`] = {
    rule: 'Buying',
    cards: [card],
    setup,
    // The clay mound, for two, keeps the purchase open.
    position: table({ has: [{ franc: price - 1 }], town: [card, 'clay-mound'] }),
    play: [refuses(0, 'buy', card, { key: 'why.buy.dear', args: { price, have: price - 1 } })],
  };
  if (fee === 'lock')
    book[`nobody enters ${card}, not even its owner`] = {
      rule: 'Entering a building',
      cards: [card],
      setup,
      position: table({ has: [{ franc: 30 }, { franc: 30 }], own: [[card]] }),
      play: [
        refuses(0, 'main', `enter:${card}`, 'why.enter.locked'),
        answer(0, 'sell', card),
        refuses(0, 'main', `enter:${card}`, 'why.enter.locked'),
      ],
    };
  else if (fee !== undefined) feeOf(book, card, fee, takes);
  else
    book[`${card}: no fee is asked for, whoever owns it`] = {
      rule: 'Entry fee',
      cards: [card],
      setup,
      position: table({ has: [takes], own: [['joinery'], [], [card]] }),
      play: [answer(0, 'main', `enter:${card}`), notAsked(0, 'fee'), changed(2, {}), stands(0, card)],
    };
}

/** What the line of symbols says, for each of the 36 special cards. */
export default scenarios(leHavre, lens, book);
