import type { Bag } from '@quayside/engine';
import {
  answer,
  changed,
  holds,
  notAsked,
  offersOnly,
  refuses,
  scenarios,
  scores,
  type Scenario,
} from '@quayside/testkit';
import { leHavre } from '../game.ts';
import type { LeHavre } from '../state.ts';
import { inTown, lens, owns, stands, table } from './table.ts';

/** The line of symbols on a card as the books print it; read from them, not from the module's own tables. */
interface SymbolLine {
  /** Craft, economic, industrial, public, none or ship; then hammers and fishermen. */
  readonly kind: string;
  readonly value: number;
  /** Where it differs from the value. */
  readonly price?: number;
  /** `f` food, `F` francs; without it there is nothing to pay, and `lock` nobody enters. */
  readonly fee?: '1f' | '2f' | '1F' | '2F' | '2f/1F' | 'lock';
  /** What one needs besides the fee to be let in. */
  readonly takes?: Bag;
}

const CARDS: { readonly [card: string]: SymbolLine } = {
  'labor-exchange': { kind: 'P F', value: 6 },
  bakery: { kind: 'E', value: 6, fee: '1f', takes: { bread: 1 } },
  'baguette-shop': { kind: 'E', value: 4, fee: '1f', takes: { meat: 1, bread: 1 } },
  farm: { kind: 'E F', value: 8, fee: '1F' },
  'clothing-industry': { kind: 'I', value: 8, fee: '2f/1F', takes: { hides: 1, leather: 1 } },
  'iron-mine-and-coal-seam': { kind: 'N H', value: 6, fee: '1f' },
  'fish-market': { kind: 'E F', value: 4, fee: '1f', takes: { fish: 1 } },
  'fish-restaurant': { kind: 'E F', value: 6, fee: '1f', takes: { smoked_fish: 1 } },
  'fishpond-and-wood': { kind: 'N F', value: 4, fee: '1f' },
  'forest-hut': { kind: 'E F', value: 4, fee: '1f', takes: { wood: 1, meat: 1 } },
  'plant-nursery': { kind: 'C H', value: 6, fee: '1f' },
  'business-park': { kind: 'N H', value: 10, price: 12, fee: 'lock' },
  guildhouse: { kind: 'E HF', value: 4, price: 8, fee: 'lock' },
  'harbor-watch': { kind: 'P', value: 6, fee: '1f', takes: { franc: 1 } },
  smelter: { kind: 'I', value: 10, fee: '2F' },
  diner: { kind: 'E F', value: 6, fee: '1f', takes: { wood: 1, smoked_fish: 1, bread: 1 } },
  'hunting-lodge': { kind: 'C HFF', value: 6, fee: '1f' },
  'coal-trader': { kind: 'E', value: 4, fee: '1f', takes: { fish: 1 } },
  patisserie: { kind: 'E', value: 6, fee: '1f', takes: { grain: 1, bread: 1 } },
  furriery: { kind: 'C', value: 6, fee: '1f', takes: { hides: 1 } },
  'leather-industry': { kind: 'I', value: 8, fee: '2f', takes: { leather: 3, franc: 14 } },
  kiln: { kind: 'C', value: 6, fee: '1f', takes: { clay: 1, wood: 1 } },
  'luxury-yacht': { kind: 'S F', value: 20, fee: 'lock' },
  feedlot: { kind: 'E', value: 6, price: 8, fee: 'lock' },
  'masons-guild': { kind: 'C H', value: 8, price: 10, fee: 'lock' },
  'furniture-factory': { kind: 'I H', value: 8, fee: '2f', takes: { leather: 1, wood: 1 } },
  'town-square': { kind: 'N', value: 6, fee: '1F' },
  tavern: { kind: 'E F', value: 4, takes: { wood: 1, grain: 1 } },
  'haulage-firm': { kind: 'E', value: 6, fee: '1f', takes: { franc: 3 } },
  'schnaps-distillery': { kind: 'C', value: 6, fee: '1f', takes: { grain: 1 } },
  steelworks: { kind: 'I H', value: 8, fee: '2f/1F', takes: { iron: 1, coke: 1, coal: 2 } },
  steakhouse: { kind: 'E', value: 6, fee: '1f', takes: { meat: 1, charcoal: 1 } },
  'wind-farm': { kind: 'N', value: 8, price: 12, fee: 'lock' },
  'brick-manufacturer': { kind: 'I H', value: 8, fee: '2f', takes: { brick: 3, franc: 10 } },
  zoo: { kind: 'P F', value: 8, fee: '1F', takes: { fish: 3 } },
  'football-stadium': { kind: 'P', value: 24, fee: 'lock' },
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

/** What a card adds to a bank and to a town hall by its type. */
const BANK: { readonly [type: string]: number } = { E: 2, I: 3 };
const TOWN_HALL: { readonly [type: string]: number } = { P: 4, C: 2 };

function kindOf(book: Book, card: string, [type = '', symbols = '']: readonly string[]): void {
  const count = (symbol: string) => symbols.split(symbol).length - 1;
  book[`${card} is of type ${type}`] = {
    rule: ['Bank', 'Town Hall'],
    cards: [card],
    setup,
    position: table({ own: [[card, 'bank', 'town-hall']] }),
    // Bank and town hall count themselves; a guildhouse counts itself and the bank on top.
    play: [
      scores(0, { bonus: (card === 'guildhouse' ? 10 : 6) + (BANK[type] ?? 0) + (TOWN_HALL[type] ?? 0) }),
      answer(0, 'sell', 'bank'),
      scores(0, { bonus: (card === 'guildhouse' ? 6 : 4) + (TOWN_HALL[type] ?? 0) }),
    ],
  };
  // The joinery's hammer opens the exchange to those without any other symbol.
  book[`${card} has ${count('H')} hammers and ${count('F')} fishermen`] = {
    rule: 'Labor Exchange',
    cards: [card],
    setup,
    position: table({ own: [[card, 'joinery']], town: card === 'labor-exchange' ? [] : ['labor-exchange'] }),
    play: [answer(0, 'main', 'enter:labor-exchange'), changed(0, only({ fish: count('F'), coal: 1 + count('H') }))],
  };
}
const only = (bag: Bag): Bag => Object.fromEntries(Object.entries(bag).filter(([, n]) => n > 0));

const book: Book = {};
for (const [card, { kind, value, price = value, fee, takes = {} }] of Object.entries(CARDS)) {
  kindOf(book, card, kind.split(' '));
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
