import {
  cardsInHand,
  cost,
  count,
  defineGame,
  discard,
  emptyPile,
  freeSpaces,
  hasRoom,
  fullPile,
  hands,
  handSize,
  payable,
  payment,
  perSeat,
  pick,
  pileOf,
  pileSize,
  stand,
  sum,
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
import { PATTERNS, SPACES } from './cards.ts';
import { messages } from './texts.ts';

/** Potters' Row: three workers each a round fetch clay, wood and glaze, learn patterns in secret, and fire them in the kiln. */
const options = { rounds: { kind: 'number', min: 2, max: 6, default: 4 } } as const;
type Options = OptionsOf<typeof options>;

/** What is asked, by the kind of its answer, and what happens in between. */
interface Keys {
  questions: { place: 'pick'; fire: 'pick'; pay: ['bundle', { pattern: string }]; swap: 'pick' };
  steps: { round: void; turn: { k: number } };
}

export interface PottersRow extends State<Keys> {
  readonly setup: Setup<Options>;
  round: number;
  /** Who begins the round, and the next one. */
  first: Seat;
  next: Seat;
  /** Workers at home. */
  left: number[];
  workers: Workers;
  goods: Bag[];
  /** What each seat has fired. */
  fired: string[][];
}

const WORKERS = 3;
const DECK = Object.entries(PATTERNS).flatMap(([pattern, { copies }]) => perSeat(copies, () => pattern));
const goodsOf = (s: PottersRow, seat: Seat) => s.goods[seat] as Bag;
const needsOf = (pattern: string) => cost(PATTERNS[pattern]?.cost ?? {}, { wood: ['coin'] });

const place: Question<PottersRow, 'place'> = {
  offer: (s, seat) => pick(Object.keys(SPACES).filter((space) => isOpen(s, seat, space))),
  why: (s, _, space) => (isFull(s, space) ? { key: 'why.full', args: { space } } : { key: 'why.hand' }),
  answer(play, seat, space) {
    const { s } = play;
    const { gain = {}, draw = 0 } = SPACES[space] ?? {};
    stand(s.workers, space, seat);
    s.left[seat] = (s.left[seat] ?? 0) - 1;
    play.tell('place', { seat, space });
    for (const token of tokens(gain)) play.gain(goodsOf(s, seat), token, gain[token]);
    if (tokens(gain).length > 0) play.tell('gain', { seat, goods: gain });
    if (draw > 0) play.draw(seat, 'patterns', draw, 'shards');
    if (space === 'fair') s.next = seat;
    if (space === 'kiln') play.ask(seat, 'fire');
    if (space === 'exchange') play.ask(seat, 'swap');
  },
};

const isFull = (s: PottersRow, space: string) => !hasRoom(s.workers, space, SPACES[space]?.room ?? 1);

/** Read on everybody's view, so it counts cards and does not look at them. */
function isOpen(s: PottersRow, seat: Seat, space: string): boolean {
  if (isFull(s, space)) return false;
  if (space === 'kiln' || space === 'exchange') return handSize(s, seat) > 0;
  const { draw = 0 } = SPACES[space] ?? {};
  return pileSize(pileOf(s, 'patterns')) + pileSize(pileOf(s, 'shards')) >= draw;
}

const kindsIn = (s: PottersRow, seat: Seat) => [...new Set(cardsInHand(s, seat))].sort();

/** Which patterns somebody can pay for is their own business until one is fired. */
const fire: Question<PottersRow, 'fire'> = {
  secret: { question: true },
  commits: true,
  offer: (s, seat) =>
    pick(['nothing', ...kindsIn(s, seat).filter((pattern) => payable(goodsOf(s, seat), needsOf(pattern)))]),
  answer(play, seat, pattern) {
    if (pattern === 'nothing') return;
    discard(play.s, seat, pattern, 'shards', 'open');
    play.ask(seat, 'pay', { pattern });
  },
};

const pay: Question<PottersRow, 'pay'> = {
  offer: (s, seat, { pattern }) => payment(goodsOf(s, seat), needsOf(pattern)),
  answer(play, seat, goods, { pattern }) {
    for (const token of tokens(goods)) play.spend(goodsOf(play.s, seat), token, goods[token]);
    play.s.fired[seat]?.push(pattern);
    play.tell('fired', { seat, pattern, goods });
  },
};

/** A pattern for three coins. */
const swap: Question<PottersRow, 'swap'> = {
  secret: { question: true },
  commits: true,
  offer: (s, seat) => pick(kindsIn(s, seat)),
  answer(play, seat, pattern) {
    discard(play.s, seat, pattern, 'shards', 'open');
    play.gain(goodsOf(play.s, seat), 'coin', 3);
    play.tell('swap', { seat, pattern });
  },
};

const steps: Steps<PottersRow> = {
  round(play) {
    const { s } = play;
    s.first = s.next;
    s.left = s.left.map(() => WORKERS);
    s.workers = freeSpaces(Object.keys(SPACES));
    play.tell('round', { round: ++s.round });
    play.then('turn', { k: 0 });
  },
  turn(play, { k }) {
    const { s } = play;
    const { seats } = s.setup;
    if (k === seats * WORKERS) {
      if (s.round < s.setup.options.rounds) play.then('round');
      else play.end();
      return;
    }
    play.then('turn', { k: k + 1 });
    play.ask((s.first + k) % seats, 'place');
  },
};

const sheetOf = (s: PottersRow, seat: Seat) => ({
  seat,
  lines: {
    pots: (s.fired[seat] ?? []).reduce((points, pattern) => points + (PATTERNS[pattern]?.points ?? 0), 0),
    coins: Math.floor(count(goodsOf(s, seat), 'coin') / 2),
  },
});

/** What goods are worth to somebody who plays on. Bots look one decision ahead by it. */
const WORTH: Bag = { clay: 0.7, wood: 1, glaze: 1, coin: 0.6 };

export const pottersRow = defineGame<PottersRow>({
  id: 'potters-row',
  version: 0,
  seats: { min: 2, max: 4 },
  options,
  messages,
  components: { spaces: SPACES, patterns: PATTERNS },
  decks: () => ({ patterns: DECK }),
  setup: ({ seats }) => ({
    round: 0,
    first: 0,
    next: 0,
    left: perSeat(seats, () => WORKERS),
    workers: freeSpaces(Object.keys(SPACES)),
    goods: perSeat(seats, () => ({ clay: 1, wood: 1, glaze: 0, coin: 1 })),
    fired: perSeat(seats, () => []),
    piles: { patterns: fullPile('patterns', DECK.length), shards: emptyPile(), ...hands(seats) },
  }),
  begin(play) {
    play.then('round');
    for (let seat = 0; seat < play.s.setup.seats; seat++) play.draw(seat, 'patterns', 2, 'shards');
  },
  questions: { place, fire, pay, swap },
  steps,
  score: (s) => s.goods.map((_, seat) => sheetOf(s, seat)),
  value: (s, seat) =>
    totalOf(sheetOf(s, seat)) +
    1.2 * handSize(s, seat) +
    tokens(WORTH).reduce((sum, token) => sum + (WORTH[token] ?? 0) * count(goodsOf(s, seat), token), 0),
  weights: () => WORTH,
  census: (s) => s.goods.reduce(sum),
});
