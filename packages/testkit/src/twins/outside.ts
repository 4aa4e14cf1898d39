import { count, numbers, pick, type Bag, type Play, type Seat } from '@quayside/engine';
import { tidewater, type Tidewater } from '../sample/tidewater.ts';
import { ask, asks, runs, steps, texts, twin, type Twin } from './twin.ts';

const ALONE = 'rules know nothing but the state';
const LOOK = 'looking changes nothing';
type P = Play<Tidewater>;
const place = ask('place');

let games = 0;
let memo: number | null = null;
const order = new Map<string, number>();
const offered = new Map<string, ReturnType<typeof pick>>();
const seen: string[] = [];
const counter = { n: 0 };
const collator = new Intl.Collator();
const pattern = /coin/g;
const { now } = Date;
const tick: { (): void; n?: number } = () => undefined;

const onEnd = (run: (play: P, seat: Seat) => void) => asks('end', { answer: (play, seat) => run(play, seat) });
const state = (play: P, more: object) => void Object.assign(play.s, more);

export const outside: readonly Twin[] = [
  twin('counts games in a variable', ALONE, {
    setup: (setup) => ({ ...tidewater.setup(setup as Tidewater['setup']), first: ++games % 1 }),
  }),
  twin('keeps the first result it ever computed', ALONE, {
    ...onEnd((play) => void (play.s.first = memo ??= play.s.setup.seats - 1)),
  }),
  twin('orders spaces as they were first visited in any game', ALONE, {
    ...asks('place', {
      answer(play: P, seat: Seat, space: string) {
        order.set(space, seat);
        place.answer(play, seat, space, undefined);
        play.tell('place', { seat, space: [...order.keys()][0] ?? space });
      },
    }),
  }),
  twin('caches bids by seat and day only', 'games end by due decisions alone', {
    ...asks('bid', {
      offer(s: Tidewater, seat: Seat) {
        const key = `${seat} ${s.day}`;
        const kept = offered.get(key) ?? pick(numbers(Math.min(1, count(s.goods[seat] as Bag, 'coin'))));
        offered.set(key, kept);
        return kept;
      },
    }),
  }),
  twin('collects in a list of the module', ALONE, { ...onEnd((play) => state(play, { seen: seen.push('end') })) }),
  twin('counts in an object of the module', ALONE, { ...onEnd(() => void counter.n++) }),
  twin('hides a counter on a function', ALONE, {
    ...onEnd((play) => state(play, { n: (tick.n = (tick.n ?? 0) + 1) })),
  }),
  twin('moves the cursor of a pattern', ALONE, {
    ...onEnd((play) => state(play, { has: pattern.test('coin coin coin') })),
  }),
  twin('reads the clock', ALONE, { ...onEnd((play) => state(play, { late: Date.now() < 0 })) }),
  twin('makes a date of now', ALONE, { ...onEnd((play) => state(play, { late: new Date().getUTCFullYear() < 0 })) }),
  twin('measures time', ALONE, { ...onEnd((play) => state(play, { late: performance.now() < 0 })) }),
  twin('asks the time zone', ALONE, { ...onEnd((play) => state(play, { zone: new Date(0).getTimezoneOffset() })) }),
  twin('sorts by the locale', ALONE, {
    ...onEnd((play) => state(play, { spaces: Object.keys(play.s.workers).sort((a, b) => a.localeCompare(b)) })),
  }),
  twin('sorts by a collator', ALONE, {
    ...onEnd((play) => state(play, { spaces: Object.keys(play.s.workers).sort(collator.compare) })),
  }),
  twin('writes numbers in the locale', ALONE, { ...onEnd((play) => state(play, { n: (1000).toLocaleString() })) }),
  twin('rolls dice of its own', ALONE, { ...onEnd((play) => state(play, { luck: Math.random() < 2 })) }),
  twin('reads the environment', ALONE, {
    ...onEnd((play) => state(play, { home: process.env['TIDEWATER_HOME'] ?? '' })),
  }),
  twin('has a random name for each game', ALONE, {
    ...onEnd((play) => state(play, { id: crypto.randomUUID().length })),
  }),
  twin('imagines with its own dice', ALONE, { imagine: () => void Math.random() }),
  twin('reads a clock that it has put away', 'replay, JSON and copy agree', {
    ...onEnd((play) => state(play, { at: now() + (memo ?? 0) + performance.now() })),
  }),
  twin('changes its own messages', ALONE, {
    ...onEnd((play) => void ((tidewater.components as { [key: string]: unknown })['day'] = play.s.day)),
  }),

  twin('keeps -0', LOOK, { ...onEnd((play) => state(play, { debt: -0 })) }),
  twin('keeps NaN deep in a list', LOOK, { ...onEnd((play) => state(play, { list: [{ n: Number.NaN }] })) }),
  twin('keeps infinity', LOOK, { ...onEnd((play) => state(play, { most: Number.NEGATIVE_INFINITY })) }),
  twin('keeps undefined', LOOK, { ...onEnd((play) => state(play, { none: undefined })) }),
  twin('keeps a date', LOOK, { ...onEnd((play) => state(play, { since: new Date(0) })) }),
  twin('keeps a function', LOOK, { ...onEnd((play) => state(play, { next: () => 1 })) }),
  twin('keeps a set', LOOK, { ...onEnd((play) => state(play, { all: new Set([1]) })) }),
  twin('keeps a list with a hole', LOOK, {
    ...onEnd((play) => {
      const list: number[] = [];
      list[2] = 1;
      state(play, { list });
    }),
  }),
  twin('tells an event with undefined in it', LOOK, {
    ...onEnd((play, seat) => play.tell('looked', { seat, at: undefined as never })),
  }),
  twin('tells a secret that is not JSON', LOOK, {
    ...onEnd((play, seat) => play.tell('looked', { seat }, { seats: [seat], data: { at: new Date(0) as never } })),
  }),
  twin('asks with NaN in the data of a step', LOOK, {
    ...runs('turn', (play, data: never) => {
      steps['turn']?.(play, data);
      const { k } = data as { k: number };
      if (k < play.s.setup.seats) {
        play.s.pending.pop();
        play.s.pending.pop();
        play.s.pending.pop();
        (play as Play).then('turn', { k: k + 1, n: Number.NaN });
        const seat = (play.s.first + k) % play.s.setup.seats;
        (play as Play).ask(seat, 'end');
        (play as Play).ask(seat, 'place');
      }
    }),
  }),
  twin('scores -0', LOOK, {
    score: (s) =>
      tidewater
        .score(s)
        .map((sheet) => ({ ...sheet, lines: { ...sheet.lines, boats: -0 * (sheet.lines['boats'] ?? 0) - 0 } })),
  }),
  twin('values a position as NaN', LOOK, { value: (s) => (s.day > 1 ? Number.NaN : 1) }),
  twin('displays a date', LOOK, {
    display: (s) => ({ seats: s.goods.map(() => ({})), table: { day: new Date(s.day) as never } }),
  }),
  twin('can’t display a second boat', LOOK, {
    display(s) {
      if (s.goods.some((goods) => count(goods, 'boat') > 1)) throw new Error('no picture');
      return { seats: s.goods.map(() => ({})), table: {} };
    },
  }),
  twin('can’t score a second boat', LOOK, {
    score(s) {
      if (s.goods.some((goods) => count(goods, 'boat') > 1)) throw new Error('no points');
      return tidewater.score(s);
    },
  }),
  twin('can’t display a view without an owner', LOOK, {
    display(view) {
      if (view.bids.length > 0 || view.day > 2) throw new Error('no picture');
      return { seats: view.goods.map(() => ({})), table: {} };
    },
  }),
  twin('can’t weigh goods late', LOOK, {
    weights(s) {
      if (s.day > 3) throw new Error('no scales');
      return { coin: 1 };
    },
  }),
  twin('can’t say how a rematch begins', LOOK, {
    rematch: () => {
      throw new Error('no rematch');
    },
  }),
  twin('wants a rematch with options that it does not have', LOOK, { rematch: () => ({ days: 9 }) }),
  twin('changes the state when it is displayed', LOOK, {
    display: (s) => {
      s.won.forEach((won) => won.push('seen'));
      return { seats: [], table: {} };
    },
  }),
  twin('sorts the state when it scores', LOOK, {
    score: (s) => {
      for (const won of s.won) won.sort();
      s.workers = { ...s.workers };
      return tidewater.score(s);
    },
  }),
  twin('counts asides in the state', LOOK, {
    asides: (s, seat) => {
      s.goods[seat] = { ...s.goods[seat] };
      return tidewater.asides?.(s, seat) ?? [];
    },
  }),
  twin('changes the answer that it is handed', 'games end', {
    ...asks('boat', {
      answer(play: P, seat: Seat, bag: Bag) {
        ask('boat').answer(play, seat, { ...bag }, undefined);
        delete bag['wood'];
      },
    }),
  }),
  twin('shares a list between a state and its copy', 'offered answers are accepted', {
    copy: (s) => ({ ...(JSON.parse(JSON.stringify(s)) as Tidewater), workers: s.workers }),
  }),
  twin('lets an option fail that nobody sets by default', 'games end', {
    setup(setup) {
      if (setup.options['days'] === 4) throw new Error('no calendar');
      return tidewater.setup(setup as Tidewater['setup']);
    },
  }),
  twin('has a day too many for one length', 'games end', {
    ...runs('award', (play) => {
      if (play.s.setup.options.days === 3 && play.s.day === 3) throw new Error('no such day');
      steps['award']?.(play, undefined);
    }),
  }),
  twin('fails to say whether a setup fits', 'games end', {
    unfit: ({ seats }) => {
      if (seats === 3) throw new Error('three?');
      return null;
    },
  }),
  twin('can’t say in words why a setup does not fit', 'everything has a text in every language', {
    unfit: ({ seats }) => (seats === 3 ? { key: 'why.three' } : null),
  }),
  twin('tells a rare event without words', 'everything has a text in every language', {
    ...asks('boat', {
      answer(play: P, seat: Seat, bag: Bag) {
        ask('boat').answer(play, seat, bag, undefined);
        if (count(play.s.goods[seat] as Bag, 'boat') > 1) play.tell('fleet', { seat });
      },
    }),
  }),
  twin('leaves out what a text needs', 'everything has a text in every language', {
    ...onEnd((play, seat) => play.tell('place', { seat })),
  }),
  twin('shows two options alike', 'everything has a text in every language', {
    ...texts({ 'term.nets': 'Quay', 'term.woods': 'Quay' }),
  }),
  twin('displays something without a label', 'everything has a text in every language', {
    display: (s) => ({ seats: s.goods.map(() => ({ purse: 1 })), table: {} }),
  }),
];
