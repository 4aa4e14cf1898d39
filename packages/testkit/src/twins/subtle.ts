import { handOf, pick, type Choice, type Play, type Seat } from '@quayside/engine';
import { isAsk, isTogether, type Frame } from '@quayside/engine/host';
import { tidewater, type Tidewater } from '../sample/tidewater.ts';
import { ask, asks, runs, steps, twin, type Twin } from './twin.ts';

type P = Play<Tidewater>;
const [place, bid, drop] = [ask('place'), ask('bid'), ask('drop')];
const LEAKS = 'nothing leaks';
const VIEW = 'decisions follow from the view';
const WAITS = 'nobody waits or goes round for ever';
const SAME = 'looking changes nothing';
const IMAGINED = 'imagined worlds agree with the view';

/** Whether a hand holds a card, read from where rules have no business. */
const holds = (s: Tidewater, seat: Seat, card: string): boolean =>
  s.piles?.[handOf(seat % s.setup.seats)]?.slots.some((slot) => slot.card === card) ?? false;
const isHeld = (frame: Frame | undefined): boolean => !!frame && isAsk(frame) && frame.given !== undefined;
const options = (offer: unknown): readonly string[] => (offer as Choice).options;

const offersOfPlace = new Map<string, Choice>();
const values = new WeakMap<object, number[]>();

/** A field that hides the card forgotten last, with what a viewer imagines in its place. */
const remembers = (imagined: (random: () => number) => string) => ({
  setup: (setup: Tidewater['setup']) => ({ ...tidewater.setup(setup), memory: Array(setup.seats).fill('none') }),
  ...asks('drop', {
    answer(play: P, seat: Seat, card: string) {
      drop.answer(play, seat, card, undefined);
      memoryOf(play.s)[seat] = card;
    },
  }),
  conceal(s: Tidewater, viewer: Seat) {
    memoryOf(s).forEach((card, seat, all) => (all[seat] = seat === viewer || card === 'none' ? card : '?'));
  },
  imagine(view: Tidewater, _: Seat, random: () => number) {
    memoryOf(view).forEach((card, seat, all) => (all[seat] = card === '?' ? imagined(random) : card));
  },
});
const memoryOf = (s: Tidewater): string[] => (s as unknown as { memory: string[] }).memory;

export const subtle: readonly Twin[] = [
  twin('lets bots learn from the hands of others', VIEW, {
    features: {
      count: ({ seats }) => seats,
      write(s, _, into) {
        for (let seat = 0; seat < s.setup.seats; seat++) into[seat] = holds(s, seat, 'purse') ? 1 : 0;
      },
    },
  }),
  twin('leaves a place of its features as it was', VIEW, {
    features: { count: () => 2, write: (_, __, into) => (into[0] = 1) },
  }),
  twin('names other places of its features than there are', VIEW, {
    features: {
      count: () => 1,
      write: (_, __, into) => (into[0] = 1),
      sections: () => [
        { name: 'day', count: 1 },
        { name: 'goods', count: 1 },
      ],
    },
  }),
  twin('gives another reason where a neighbour holds a purse', LEAKS, {
    ...asks('place', {
      why: (s, seat, space, data) =>
        s.workers[space]?.length && holds(s, seat + 1, 'purse')
          ? { key: 'why.tavern' }
          : (place.why?.(s, seat, space, data) ?? null),
    }),
  }),
  twin('lets nobody who bids last bid nothing', 'the order of simultaneous answers decides nothing', {
    ...asks('bid', {
      offer(s, seat) {
        const all = options(bid.offer(s, seat, undefined));
        const top = s.pending.at(-1);
        const open = isTogether(top) ? top.branches.filter(({ stack }) => !isHeld(stack.at(-1))) : [];
        return pick(open.length === 1 && all.length > 1 ? all.slice(1) : all);
      },
    }),
  }),
  twin('never asks the fourth seat for a bid after the second day', WAITS, {
    ...runs('turn', (play: P, data: { k: number }) => {
      const { s } = play;
      if (data.k < 4 || s.day < 3) {
        steps['turn']?.(play, data);
        return;
      }
      s.bids[3] = 0;
      play.then('award');
      play.askTogether([0, 1, 2].map((seat) => ({ seat, key: 'bid' as const })));
    }),
  }),
  twin('has no fog with three', 'every option changes something', {
    ...asks('place', {
      offer: (s, seat, data) =>
        place.offer(
          {
            ...s,
            setup: { ...s.setup, options: { ...s.setup.options, fog: s.setup.options.fog && s.setup.seats !== 3 } },
          },
          seat,
          data,
        ),
    }),
  }),
  twin('can’t say whether three fit into four days of fog', 'everything has a text in every language', {
    unfit({ seats, options: { days, fog } }) {
      if (seats === 3 && fog && days === 4) throw new Error('nobody thought of that');
      return null;
    },
  }),
  twin('remembers values of an object that goes on changing', SAME, {
    value(s, seat) {
      const known = values.get(s.goods) ?? [];
      values.set(s.goods, known);
      return (known[seat] ??= tidewater.value?.(s, seat) ?? 0);
    },
  }),
  twin('remembers from other games what was free on a day', 'rules know nothing but the state', {
    ...asks('place', {
      offer(s, seat, data) {
        const now = place.offer(s, seat, data) as Choice;
        const name = [s.setup.seats, s.day, seat, s.lot].join();
        const known = offersOfPlace.get(name) ?? now;
        offersOfPlace.set(name, known);
        return known.options.every((space) => now.options.includes(space)) ? known : now;
      },
    }),
  }),
  twin(
    'imagines a card that there is not',
    IMAGINED,
    remembers((random) => (random() < 0.5 ? 'anchor' : 'haul')),
  ),
];
