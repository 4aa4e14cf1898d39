import {
  cost,
  count,
  defineGame,
  discard,
  emptyPile,
  freeSpaces,
  fullPile,
  hands,
  handSize,
  isFree,
  kindsInHand,
  numbers,
  order,
  overLimit,
  payable,
  payment,
  perSeat,
  pick,
  pileOf,
  pileSize,
  reorder,
  stand,
  sum,
  takeTop,
  tokens,
  topAsk,
  topCards,
  totalOf,
  type Bag,
  type OptionsOf,
  type Play,
  type Question,
  type Seat,
  type Setup,
  type State,
  type Steps,
  type Workers,
} from '@quayside/engine';
import { CARGO, FAVOUR_CARDS, FAVOURS, LOTS } from './cards.ts';
import { listing, messages } from './texts.ts';

/**
 * Tidewater, the reading example: two to four families send one worker a day to the quay and bid for what the tide brings.
 * Everything a rule module can do happens in it once: spaces with workers, payments with substitutes, a fee that must leave the
 * boat payable, asides, a hidden pile that is looked at and reordered, hands of cards with a limit, discards that are shuffled
 * again, sealed bids given by all at once, chance, scoring.
 */
const options = {
  days: { kind: 'number', min: 2, max: 6, default: 5 },
  fog: { kind: 'flag', default: false }, // in fog there is no lookout
} as const;
type Options = OptionsOf<typeof options>;

/** What is asked, by the kind of its answer, and what happens in between. */
interface Keys {
  questions: {
    place: 'pick';
    fee: 'bundle';
    boat: 'bundle';
    arrange: 'order';
    drop: 'pick';
    end: 'pick';
    sell: 'pick';
    favour: 'pick';
    bid: 'pick';
  };
  steps: { day: void; landed: void; turn: { k: number }; drawn: { seat: Seat }; award: void };
}

export interface Tidewater extends State<Keys> {
  readonly setup: Setup<Options>;
  day: number;
  first: Seat;
  /** What each seat has: fish, wood, rope, cloth, coins, boats. */
  goods: Bag[];
  workers: Workers;
  /** What the tide brought today, and what each seat has won so far. */
  lot: string | null;
  won: string[][];
  /** Today's bids, once they have been opened. */
  bids: number[];
}

const SPACES = ['nets', 'woods', 'ropewalk', 'weaver', 'lookout', 'tavern', 'shipyard'] as const;
const YIELD: { readonly [space: string]: Bag } = {
  nets: { fish: 3 },
  woods: { wood: 2 },
  ropewalk: { rope: 1, coin: 1 },
  weaver: { cloth: 1, coin: 1 },
};
/** These are not always of use. */
const ERRANDS: readonly string[] = ['lookout', 'tavern', 'shipyard'];
const BOAT = cost({ wood: 2, rope: 1, coin: 1 }, { rope: ['cloth'] });
const FEE = [{ name: 'fee', units: 1, worth: { fish: 1, coin: 1 } }];
const FEE_AND_BOAT = [...FEE, ...BOAT];
const [END, FISH, ASIDES] = [pick(['end']), pick(['fish']), [{ key: 'sell' }, { key: 'favour' }] as const];
/** How many favours a family remembers. */
const HAND = 2;
/** What goods and favours that score nothing are worth to somebody who plays on. */
const STORES: Bag = { fish: 0.55, wood: 0.7, rope: 0.7, cloth: 0.7 };
const FAVOUR = 0.9;

const goodsOf = (s: Tidewater, seat: Seat) => s.goods[seat] as Bag;
const favoursOf = (s: Tidewater, seat: Seat) => pick(kindsInHand(s, seat));

const place: Question<Tidewater, 'place'> = {
  offer: (s, seat) => pick(SPACES.filter((space) => isFree(s.workers, space) && usable(s, seat, space))),
  why(s, _, space) {
    if (!isFree(s.workers, space)) return { key: 'why.taken', args: { space } };
    return ERRANDS.includes(space) ? { key: `why.${space}` } : null;
  },
  answer(play, seat, space) {
    const { s } = play;
    stand(s.workers, space, seat);
    play.tell('place', { seat, space });
    if (YIELD[space]) gain(play, seat, YIELD[space]);
    if (space === 'shipyard') {
      play.ask(seat, 'boat');
      play.ask(seat, 'fee');
    }
    if (space === 'lookout') {
      play.tell('looked', { seat });
      play.ask(seat, 'arrange');
      play.look(seat, 'tide', 2);
    }
    if (space === 'tavern') {
      play.then('drawn', { seat });
      play.draw(seat, 'favours', 2, 'used');
    }
  },
};

function usable(s: Tidewater, seat: Seat, space: string): boolean {
  if (space === 'lookout') return !s.setup.options.fog && pileSize(pileOf(s, 'tide')) >= 2;
  if (space === 'tavern') return pileSize(pileOf(s, 'favours')) + pileSize(pileOf(s, 'used')) > 0;
  return space !== 'shipyard' || payable(goodsOf(s, seat), FEE_AND_BOAT);
}

/** One fish or one coin, but never the coin that the boat needs. */
const fee: Question<Tidewater, 'fee'> = {
  offer: (s, seat) => payment(goodsOf(s, seat), FEE, BOAT),
  answer: pay,
};

const boat: Question<Tidewater, 'boat'> = {
  offer: (s, seat) => payment(goodsOf(s, seat), BOAT),
  answer(play, seat, bag) {
    pay(play, seat, bag);
    play.gain(goodsOf(play.s, seat), 'boat');
    play.tell('boat', { seat });
  },
};

function gain(play: Play<Tidewater>, seat: Seat, goods: Bag): void {
  for (const token in goods) play.gain(goodsOf(play.s, seat), token, goods[token]);
  play.tell('gain', { seat, goods });
}

function pay(play: Play<Tidewater>, seat: Seat, bag: Bag): void {
  for (const token in bag) play.spend(goodsOf(play.s, seat), token, bag[token]);
  play.tell('pay', { seat, goods: bag });
}

/** The lookout's two cards go back in an order that only this seat knows. */
const arrange: Question<Tidewater, 'arrange'> = {
  secret: { question: true, answer: 'kept' },
  offer: (s) => order(topCards(s, 'tide', 2)),
  answer(play, seat, cards) {
    reorder(play.s, 'tide', seat, cards);
    play.tell('arranged', { seat }, { seats: [seat], data: { cards } });
  },
};

/** A favour too many is forgotten: it goes face down, and only this seat knows which it was. */
const drop: Question<Tidewater, 'drop'> = {
  secret: { question: true, answer: 'kept' },
  offer: favoursOf,
  answer(play, seat, card) {
    discard(play.s, seat, card, 'used', 'face-down');
    play.tell('dropped', { seat }, { seats: [seat], data: { card } });
  },
};

/** The end of a turn is the player's own. */
const end: Question<Tidewater, 'end'> = { confirm: true, commits: true, offer: () => END, answer: () => undefined };

/** Fish for a coin, in the own turn. */
const sell: Question<Tidewater, 'sell'> = {
  offer: () => FISH,
  answer(play, seat) {
    play.spend(goodsOf(play.s, seat), 'fish');
    play.gain(goodsOf(play.s, seat), 'coin');
    play.tell('sell', { seat });
  },
};

/** A favour from the hand, called in for all to see. */
const favour: Question<Tidewater, 'favour'> = {
  secret: { question: true },
  commits: true,
  offer: favoursOf,
  answer(play, seat, card) {
    discard(play.s, seat, card, 'used', 'open');
    play.tell('favour', { seat, card });
    gain(play, seat, FAVOURS[card] as Bag);
  },
};

const bid: Question<Tidewater, 'bid'> = {
  secret: { answer: 'until-all' },
  offer: (s, seat) => pick(numbers(count(goodsOf(s, seat), 'coin'))),
  answer({ s }, seat, n) {
    s.bids[seat] = Number(n);
  },
};

const steps: Steps<Tidewater> = {
  day(play) {
    const { s } = play;
    s.workers = freeSpaces(SPACES);
    play.tell('day', { day: ++s.day });
    play.then('landed');
    play.reveal('tide');
  },
  landed(play) {
    const { s } = play;
    s.lot = takeTop(s, 'tide');
    play.tell('landed', { lot: s.lot });
    play.then('turn', { k: 0 });
  },
  turn(play, { k }) {
    const { s } = play;
    if (k === s.setup.seats) {
      play.then('award');
      play.askTogether(s.goods.map((_, seat) => ({ seat, key: 'bid' })));
      return;
    }
    const seat = (s.first + k) % s.setup.seats;
    play.then('turn', { k: k + 1 });
    play.ask(seat, 'end');
    play.ask(seat, 'place');
  },
  drawn(play, { seat }) {
    for (let n = overLimit(play.s, seat, HAND); n > 0; n--) play.ask(seat, 'drop');
  },
  /** The highest bid takes the lot and pays; a tie leaves it to the sea. */
  award(play) {
    const { s } = play;
    const { bids } = s;
    const highest = Math.max(...bids);
    const [winner, lot] = [bids.indexOf(highest), s.lot as string];
    s.lot = null;
    s.bids = [];
    if (bids.lastIndexOf(highest) === winner) {
      s.won[winner]?.push(lot);
      if (highest > 0) play.spend(goodsOf(s, winner), 'coin', highest);
      play.tell('won', { seat: winner, lot, bids });
    } else play.tell('unsold', { lot, bids });
    s.first = (s.first + 1) % s.setup.seats;
    if (s.day < s.setup.options.days) play.then('day');
    else play.end();
  },
};

export const tidewater = defineGame<Tidewater>({
  id: 'tidewater',
  version: 2,
  seats: { min: 2, max: 4 },
  options,
  messages,
  listing,
  components: { cargo: CARGO, favours: FAVOURS, spaces: [...SPACES] },
  decks: () => ({ tide: LOTS, favours: FAVOUR_CARDS }),
  handLimit: HAND,
  setup: ({ seats }) => ({
    day: 0,
    first: 0,
    goods: perSeat(seats, () => ({ fish: 1, wood: 0, rope: 0, cloth: 0, coin: 2, boat: 0 })),
    workers: freeSpaces(SPACES),
    lot: null,
    won: perSeat(seats, () => []),
    bids: [],
    piles: {
      tide: fullPile('tide', LOTS.length),
      favours: fullPile('favours', FAVOUR_CARDS.length),
      used: emptyPile(),
      ...hands(seats),
    },
  }),
  begin: (play) => play.then('day'),
  questions: { place, fee, boat, arrange, drop, end, sell, favour, bid },
  steps,
  // Before and after the worker's errand, not in the middle of it.
  asides(s, seat) {
    const due = topAsk(s, seat)?.key;
    if (due !== 'place' && due !== 'end') return [];
    return ASIDES.filter(({ key }) => (key === 'sell' ? count(goodsOf(s, seat), 'fish') : handSize(s, seat)) > 0);
  },
  score: (s) => s.goods.map((_, seat) => sheetOf(s, seat)),
  value: (s, seat) =>
    totalOf(sheetOf(s, seat)) +
    FAVOUR * handSize(s, seat) +
    tokens(STORES).reduce((sum, token) => sum + (STORES[token] ?? 0) * count(goodsOf(s, seat), token), 0),
  weights: () => ({ ...STORES, coin: 1 }),
  census: (s) => s.goods.reduce(sum),
});

function sheetOf(s: Tidewater, seat: Seat) {
  const goods = goodsOf(s, seat);
  const cargo = (s.won[seat] ?? []).reduce((points, lot) => points + (CARGO[lot] ?? 0), 0);
  return { seat, lines: { boats: 6 * count(goods, 'boat'), cargo, coins: count(goods, 'coin') } };
}
