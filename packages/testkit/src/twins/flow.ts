import { cost, count, payment, pick, sum, type Bag, type Play, type Seat } from '@quayside/engine';
import { tidewater, type Tidewater } from '../sample/tidewater.ts';
import { ask, asks, questions, runs, steps, texts, twin, type Twin } from './twin.ts';

const WAITS = 'nobody waits or goes round for ever';
const TOKENS = 'tokens are conserved';
const ORDER = 'the order of simultaneous answers decides nothing';
const OFFERS = 'offered answers are accepted';
type P = Play<Tidewater>;
const goods = (s: Tidewater, seat: Seat): Bag => s.goods[seat] as Bag;

export const flow: readonly Twin[] = [
  twin('ends the game in the middle of a turn', WAITS, {
    ...asks('boat', {
      answer(play: P, seat: Seat, bag: Bag) {
        ask('boat').answer(play, seat, bag, undefined);
        play.end();
      },
    }),
  }),
  twin('ends the game while others still have their turn', WAITS, {
    ...asks('end', {
      answer: (play) => {
        if (play.s.day === 2) play.end();
      },
    }),
  }),
  twin('forgets what comes next', 'games end', {
    ...runs('award', (play) => {
      if (play.s.day < 3) steps['award']?.(play, undefined);
    }),
  }),
  twin('leaves the last seat out of all rounds after the first', WAITS, {
    ...runs('turn', (play, data) => {
      const { k } = data as { k: number };
      const seat = (play.s.first + k) % play.s.setup.seats;
      if (play.s.day > 1 && k < play.s.setup.seats && seat === play.s.setup.seats - 1) play.then('turn', { k: k + 1 });
      else steps['turn']?.(play, data);
    }),
  }),
  twin('never lets one seat bid', WAITS, {
    ...runs('turn', (play, data) => {
      const { s } = play;
      if ((data as { k: number }).k < s.setup.seats) return steps['turn']?.(play, data);
      s.bids = s.goods.map(() => 0);
      play.then('award');
      (play as Play).askTogether(s.goods.map((_, seat) => ({ seat, key: 'bid' })).slice(1));
    }),
  }),
  twin('asks a seat that does not exist', WAITS, {
    ...runs('turn', (play, data) => {
      steps['turn']?.(play, data);
      if (play.s.day === 2 && (data as { k: number }).k === 0) (play as Play).ask(play.s.setup.seats, 'end');
    }),
  }),
  twin('sells fish without taking them', WAITS, {
    ...asks('sell', { answer: (play, seat) => play.tell('sell', { seat }) }),
  }),
  twin('buys and sells at the same price', WAITS, {
    questions: {
      ...questions,
      buy: {
        offer: () => pick(['fish']),
        answer(play: P, seat: Seat) {
          play.spend(goods(play.s, seat), 'coin');
          play.gain(goods(play.s, seat), 'fish');
        },
      },
    },
    asides: (s, seat) => [
      ...(tidewater.asides?.(s, seat) ?? []),
      ...(s.pending.length > 0 && count(goods(s, seat), 'coin') > 0 ? [{ key: 'buy' }] : []),
    ],
    ...texts({ 'decision.buy': 'Buy', 'option.buy.fish': 'fish' }),
  }),
  twin('finds a coin as often as one likes', WAITS, {
    questions: {
      ...questions,
      find: { offer: () => pick(['coin']), answer: (play: P, seat: Seat) => play.gain(goods(play.s, seat), 'coin') },
    },
    asides: (s) => (s.pending.length > 0 ? [{ key: 'find' }] : []),
    ...texts({ 'decision.find': 'Find', 'option.find.coin': 'coin' }),
  }),
  twin('lets one wait for ever', WAITS, {
    ...asks('place', {
      offer: (s, seat) => {
        const offer = ask('place').offer(s, seat, undefined);
        return offer.kind === 'pick' ? pick([...offer.options, 'wait']) : offer;
      },
      answer(play: P, seat: Seat, space: string) {
        if (space === 'wait') (play as Play).ask(seat, 'place');
        else ask('place').answer(play, seat, space, undefined);
      },
    }),
    ...texts({ 'option.place.wait': 'Wait' }),
  }),
  twin('lets one go to and fro for ever', 'games end by due decisions alone', {
    ...asks('place', {
      offer: (s, seat) => {
        const offer = ask('place').offer(s, seat, undefined);
        return offer.kind === 'pick' ? pick([...offer.options, 'turn']) : offer;
      },
      answer(play: P, seat: Seat, space: string) {
        if (space === 'turn') {
          play.s.day += play.s.day % 2 ? 1 : -1;
          (play as Play).ask(seat, 'place');
        } else ask('place').answer(play, seat, space, undefined);
      },
    }),
    ...texts({ 'option.place.turn': 'Turn' }),
  }),
  twin('gives the lot to who bids first', ORDER, {
    ...asks('bid', {
      secret: undefined as never,
      confirm: true,
      answer: ({ s }: P, seat: Seat, n: string) => {
        if (!s.bids.some((one) => one >= Number(n)))
          for (let i = 0; i < s.goods.length; i++) s.bids[i] = i === seat ? Number(n) : 0;
      },
    }),
  }),
  twin('lists who has bid in the order they did', ORDER, {
    ...asks('bid', {
      secret: undefined as never,
      confirm: true,
      answer(play: P, seat: Seat, n: string) {
        play.s.bids[seat] = Number(n);
        (play.s.won[0] ??= []).push(String(seat));
      },
    }),
    ...texts({ 'term.0': '0', 'term.1': '1', 'term.2': '2', 'term.3': '3' }),
  }),
  twin('offers the same space twice', OFFERS, {
    ...asks('place', {
      offer: (s, seat) => {
        const offer = ask('place').offer(s, seat, undefined);
        return offer.kind === 'pick' ? pick([...offer.options, offer.options[0] ?? 'nets']) : offer;
      },
    }),
  }),
  twin('offers numbers that are no words', OFFERS, { ...asks('bid', { offer: () => pick([0, 1] as never) }) }),
  twin('spends less than was paid', TOKENS, {
    ...asks('boat', {
      answer(play: P, seat: Seat) {
        play.spend(goods(play.s, seat), 'wood');
        play.gain(goods(play.s, seat), 'boat');
      },
    }),
  }),
  twin('forgets to take the fee', TOKENS, {
    ...asks('fee', { answer: (play, seat, bag) => play.tell('pay', { seat, goods: bag as Bag }) }),
  }),
  twin('takes the fee in coins only', TOKENS, {
    ...asks('fee', {
      answer(play: P, seat: Seat, bag: Bag) {
        if (bag['coin']) play.spend(goods(play.s, seat), 'coin');
      },
    }),
  }),
  twin('pays back by spending less than nothing', TOKENS, {
    ...asks('sell', {
      answer(play: P, seat: Seat) {
        play.spend(goods(play.s, seat), 'fish');
        play.spend(goods(play.s, seat), 'coin', -3);
      },
    }),
  }),
  twin('gains half a coin', TOKENS, {
    ...asks('sell', {
      answer(play: P, seat: Seat) {
        play.spend(goods(play.s, seat), 'fish');
        play.gain(goods(play.s, seat), 'coin', 0.5);
      },
    }),
  }),
  twin('makes coins by hand', TOKENS, {
    ...asks('end', { answer: ({ s }, seat) => void (goods(s, seat)['coin'] = (goods(s, seat)['coin'] ?? 0) + 1) }),
  }),
  twin('does not count cloth', TOKENS, {
    census: (s) => {
      const { cloth: _, ...rest } = s.goods.reduce(sum);
      return rest;
    },
  }),
  twin('counts coins twice', TOKENS, {
    census: (s) => {
      const all = s.goods.reduce(sum);
      return { ...all, coin: 2 * (all['coin'] ?? 0) };
    },
  }),
  twin('does not count the last seat', TOKENS, { census: (s) => s.goods.slice(0, -1).reduce(sum) }),
  twin('hides coins in a chest that nobody counts', TOKENS, {
    setup: (setup) => ({ ...tidewater.setup(setup as Tidewater['setup']), chest: {} }),
    ...asks('sell', {
      answer(play: P, seat: Seat) {
        const chest = (play.s as unknown as { chest: Bag }).chest;
        play.spend(goods(play.s, seat), 'fish');
        play.gain(chest, 'coin');
      },
    }),
  }),
  twin('counts from memory instead of the table', TOKENS, {
    setup: (setup) => ({ ...tidewater.setup(setup as Tidewater['setup']), total: { fish: 9 } }),
    census: (s) => (s as unknown as { total: Bag }).total,
  }),
  twin('can’t build a boat where all bought cloth', OFFERS, {
    ...asks('boat', {
      answer(play: P, seat: Seat, bag: Bag) {
        ask('boat').answer(play, seat, bag, undefined);
        if (count(goods(play.s, seat), 'cloth') > 1) throw new Error('no berth');
      },
    }),
  }),
  twin('has no answer for who has nothing left', OFFERS, {
    ...asks('end', {
      offer: (s, seat) => pick(count(goods(s, seat), 'fish') + count(goods(s, seat), 'coin') === 0 ? [] : ['end']),
    }),
  }),
  twin('builds on credit that nobody has', OFFERS, {
    ...asks('fee', { offer: (s, seat) => payment(goods(s, seat), cost({ coin: 2 })) }),
  }),
  twin('asks rarely, and then fails', 'games end', {
    questions: {
      ...questions,
      storm: {
        offer: () => pick(['stay', 'flee']),
        answer() {
          throw new Error('no shelter');
        },
      },
    },
    ...asksStorm(),
    ...texts({ 'decision.storm': 'Storm', 'option.storm.stay': 'Stay', 'option.storm.flee': 'Flee' }),
  }),
];

/** A storm comes only to who has a boat and could build another. */
function asksStorm() {
  return runs('turn', (play, data) => {
    steps['turn']?.(play, data);
    const { k } = data as { k: number };
    const seat = (play.s.first + k) % play.s.setup.seats;
    if (
      k < play.s.setup.seats &&
      count(goods(play.s, seat), 'boat') > 0 &&
      count(goods(play.s, seat), 'rope') + count(goods(play.s, seat), 'cloth') > 0
    )
      (play as Play).ask(seat, 'storm');
  });
}
