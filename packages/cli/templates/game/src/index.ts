import {
  cost,
  count,
  defineGame,
  freeSpaces,
  fullPile,
  isFree,
  payable,
  payment,
  perSeat,
  pick,
  stand,
  sum,
  takeTop,
  tokens,
  totalOf,
  type Bag,
  type OptionsOf,
  type Question,
  type Seat,
  type Setup,
  type State,
  type Steps,
  type Workers,
} from '@quayside/engine';
import { ORDERS, SPACES } from './cards.ts';
import { messages } from './texts.ts';

/** New Game: each round an order is turned up, everybody sends out a worker, and one of them may build it. */
const options = { rounds: { kind: 'number', min: 3, max: 8, default: 6 } } as const;
type Options = OptionsOf<typeof options>;

/** What is asked, by the kind of its answer, and what happens in between. */
interface Keys {
  questions: { place: 'pick'; pay: 'bundle'; end: 'pick' };
  steps: { round: void; ordered: void; turn: { k: number } };
}

export interface NewGame extends State<Keys> {
  readonly setup: Setup<Options>;
  round: number;
  /** Who begins the round. */
  first: Seat;
  goods: Bag[];
  workers: Workers;
  /** The order of this round, until somebody has built it. */
  order: string | null;
  /** What each seat has built. */
  built: string[][];
}

const goodsOf = (s: NewGame, seat: Seat) => s.goods[seat] as Bag;
const orderOf = (name: string) => ORDERS[name] ?? { cost: {}, points: 0 };

/** What the order of the round costs; a coin does for a wood or a stone. */
const needs = (s: NewGame) => cost(orderOf(s.order ?? '').cost, { wood: ['coin'], stone: ['coin'] });

const place: Question<NewGame, 'place'> = {
  offer: (s, seat) => pick(Object.keys(SPACES).filter((space) => isFree(s.workers, space) && usable(s, seat, space))),
  why: (s, _, space) => (isFree(s.workers, space) ? { key: 'why.site' } : { key: 'why.taken', args: { space } }),
  answer(play, seat, space) {
    const { s } = play;
    stand(s.workers, space, seat);
    play.tell('place', { seat, space });
    if (space === 'site') {
      play.ask(seat, 'pay');
      return;
    }
    const goods = SPACES[space] ?? {};
    for (const token of tokens(goods)) play.gain(goodsOf(s, seat), token, goods[token]);
    play.tell('gain', { seat, goods });
  },
};

/** An offered answer never leads into a dead end: the site is for those who can pay. */
const usable = (s: NewGame, seat: Seat, space: string) =>
  space !== 'site' || (s.order !== null && payable(goodsOf(s, seat), needs(s)));

const pay: Question<NewGame, 'pay'> = {
  offer: (s, seat) => payment(goodsOf(s, seat), needs(s)),
  answer(play, seat, goods) {
    const { s } = play;
    for (const token of tokens(goods)) play.spend(goodsOf(s, seat), token, goods[token]);
    const order = s.order as string; // the site is open only while there is one
    s.built[seat]?.push(order);
    s.order = null;
    play.tell('built', { seat, order, goods });
  },
};

/** The end of a turn is the player's own. */
const end: Question<NewGame, 'end'> = {
  confirm: true,
  commits: true,
  offer: () => pick(['end']),
  answer: () => undefined,
};

const steps: Steps<NewGame> = {
  round(play) {
    const { s } = play;
    s.workers = freeSpaces(Object.keys(SPACES));
    play.tell('round', { round: ++s.round });
    play.then('ordered');
    play.reveal('orders');
  },
  ordered(play) {
    const { s } = play;
    s.order = takeTop(s, 'orders');
    play.tell('ordered', { order: s.order });
    play.then('turn', { k: 0 });
  },
  turn(play, { k }) {
    const { s } = play;
    if (k === s.setup.seats) {
      s.first = (s.first + 1) % s.setup.seats;
      if (s.round < s.setup.options.rounds) play.then('round');
      else play.end();
      return;
    }
    const seat = (s.first + k) % s.setup.seats;
    play.then('turn', { k: k + 1 });
    // What is asked last is answered first.
    play.ask(seat, 'end');
    play.ask(seat, 'place');
  },
};

const sheetOf = (s: NewGame, seat: Seat) => ({
  seat,
  lines: {
    orders: (s.built[seat] ?? []).reduce((points, order) => points + orderOf(order).points, 0),
    coins: count(goodsOf(s, seat), 'coin'),
  },
});

/** What goods are worth to somebody who plays on. Bots look one decision ahead by it. */
const WORTH = { wood: 1.3, stone: 1.4, coin: 1.2 };

export const newGame = defineGame<NewGame>({
  id: 'new-game',
  version: 0,
  seats: { min: 2, max: 4 },
  options,
  messages,
  components: { spaces: SPACES, orders: ORDERS },
  decks: () => ({ orders: Object.keys(ORDERS) }),
  setup: ({ seats }) => ({
    round: 0,
    first: 0,
    goods: perSeat(seats, () => ({ wood: 1, stone: 1, coin: 1 })),
    workers: freeSpaces(Object.keys(SPACES)),
    order: null,
    built: perSeat(seats, () => []),
    piles: { orders: fullPile('orders', Object.keys(ORDERS).length) },
  }),
  begin: (play) => play.then('round'),
  questions: { place, pay, end },
  steps,
  score: (s) => s.goods.map((_, seat) => sheetOf(s, seat)),
  value: (s, seat) =>
    totalOf(sheetOf(s, seat)) +
    WORTH.wood * count(goodsOf(s, seat), 'wood') +
    WORTH.stone * count(goodsOf(s, seat), 'stone'),
  weights: () => WORTH,
  // What the generic board shows of a seat and of the table.
  display: (view) => ({
    seats: view.goods.map((goods, seat) => ({ goods, built: view.built[seat] ?? [] })),
    table: { round: view.round, order: view.order === null ? [] : [view.order] },
    spaces: view.workers,
  }),
  census: (s) => s.goods.reduce(sum),
});
