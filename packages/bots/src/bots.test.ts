import { totalOf, type State } from '@quayside/engine';
import {
  apply,
  canonical,
  conceal,
  copy,
  dealer,
  dueSeats,
  movesOf,
  offers,
  Play,
  randomFrom,
  readSetup,
  recordOf,
  refusal,
  replay,
  settle,
  start,
} from '@quayside/engine/host';
import { tidewater, type Tidewater } from '@quayside/testkit/sample';
import { describe, expect, it } from 'vitest';
import { botNames, bots, findBot, simulate, type Bot } from './index.ts';

const setup = readSetup(tidewater, 4);
const table = (...seats: Bot[]) => seats;
const four = (bot: Bot) => table(bot, bot, bot, bot);

describe.each(Object.values(bots))('$name', (bot) => {
  it('plays whole games, and nothing but offered answers', () => {
    for (const seats of [2, 3, 4]) {
      const setup = readSetup(tidewater, seats);
      const nature = dealer(tidewater, setup, `whole/${seats}`);
      const random = randomFrom(bot.name);
      let { state } = start(tidewater, setup, nature) as { state: State };
      let answers = 0;
      for (let due = dueSeats(state); due.length > 0; due = dueSeats(state)) {
        const seat = due[answers % due.length] as number;
        const view = conceal(tidewater, state as Tidewater, seat);
        const choice = bot.decide({ game: tidewater, view, seat, decisions: offers(tidewater, view, seat), random });
        expect(choice, `answer ${answers}`).not.toBeNull();
        const move = { seat, key: choice!.key, answer: choice!.answer };
        expect(refusal(tidewater, state as Tidewater, move)).toBeNull();
        state = apply(tidewater, state as Tidewater, move, nature).state;
        answers++;
      }
      expect(answers).toBeGreaterThan(20);
    }
  });

  it('leaves the view it was handed as it was', () => {
    const nature = dealer(tidewater, setup, 'untouched');
    const { state } = start(tidewater, setup, nature);
    const view = conceal(tidewater, state, 0);
    const before = canonical(view);
    bot.decide({ game: tidewater, view, seat: 0, decisions: offers(tidewater, view, 0), random: randomFrom(1) });
    expect(canonical(view)).toBe(before);
  });

  it('has nothing to say where nothing is due', () => {
    const { state } = start(tidewater, setup, dealer(tidewater, setup, 'others'));
    const view = conceal(tidewater, state, 1);
    expect(
      bot.decide({ game: tidewater, view, seat: 1, decisions: offers(tidewater, view, 1), random: randomFrom(1) }),
    ).toBeNull();
  });

  it('decides the same in two worlds that its seat can’t tell apart', () => {
    const { state } = start(tidewater, setup, dealer(tidewater, setup, 'same'));
    const auction = copy(state);
    auction.pending = [{ step: 'turn', data: { k: setup.seats } }];
    settle(new Play(tidewater, auction));
    const bid = (answer: string) => apply(tidewater, auction, { seat: 1, key: 'bid', answer }).state;
    const decide = (world: Tidewater) => {
      const view = conceal(tidewater, world, 0);
      return bot.decide({
        game: tidewater,
        view,
        seat: 0,
        decisions: offers(tidewater, view, 0),
        random: randomFrom(7),
      });
    };
    expect(decide(bid('2'))).toEqual(decide(bid('0')));
  });
});

describe('the levels of bots', () => {
  it('are found by name', () => {
    expect(botNames).toEqual(['random', 'deckhand', 'merchant', 'captain', 'harbour-master']);
    expect(findBot('merchant')).toBe(bots.merchant);
    expect(findBot('constructor')).toBeUndefined();
  });

  it('pay: a merchant beats three others that play at random in most games', () => {
    let wins = 0;
    for (let n = 0; n < 40; n++) {
      const seats = four(bots.random).with(n % 4, bots.merchant);
      const points = simulate(tidewater, setup, seats, `rank/${n}`).scores.map(totalOf);
      if (points[n % 4] === Math.max(...points)) wins++;
    }
    expect(wins).toBeGreaterThan(24);
  });
});

describe('a merchant', () => {
  const decide = (change: (s: Tidewater) => void) => {
    const { state } = start(tidewater, setup, dealer(tidewater, setup, 'merchant'));
    change(state);
    const view = conceal(tidewater, state, 0);
    return bots.merchant.decide({
      game: tidewater,
      view,
      seat: 0,
      decisions: offers(tidewater, view, 0),
      random: randomFrom(3),
    });
  };

  it('sees the boat behind the fee and the payment', () => {
    const choice = decide((s) => {
      s.goods[0] = { fish: 1, wood: 2, rope: 1, cloth: 0, coin: 1, boat: 0 };
    });
    expect(choice).toEqual({ key: 'place', answer: 'shipyard' });
  });

  it('sells a fish where that makes the boat possible', () => {
    const choice = decide((s) => {
      s.goods[0] = { fish: 2, wood: 2, rope: 1, cloth: 0, coin: 0, boat: 0 };
    });
    expect(choice).toEqual({ key: 'sell', answer: 'fish' });
  });

  it('keeps its fish where selling one opens nothing', () => {
    const choice = decide((s) => {
      s.goods[0] = { fish: 2, wood: 0, rope: 1, cloth: 0, coin: 0, boat: 0 };
    });
    expect(choice?.key).toBe('place');
  });
});

describe('a simulation', () => {
  it('gives the same game for the same seed, and another for another', () => {
    const play = (seed: string) => canonical(simulate(tidewater, setup, four(bots.random), seed).state);
    expect(play('a')).toBe(play('a'));
    expect(play('b')).not.toBe(play('a'));
  });

  it('writes down a line that replays to the very same end', () => {
    const seats = table(bots.random, bots.deckhand, bots.merchant, bots.random);
    const played = simulate(tidewater, setup, seats, 'line', { record: true });
    const { line } = movesOf(tidewater, recordOf(tidewater, setup, played.line));
    expect(canonical(replay(tidewater, setup, line).state)).toBe(canonical(played.state));
    expect(line.filter(({ seat }) => seat >= 0)).toHaveLength(played.answers);
  });

  it('shows bots what their seat may know and no more', () => {
    const seen: State[] = [];
    const spy: Bot = {
      name: 'spy',
      decide(input) {
        seen.push(copy(input.view));
        return bots.random.decide(input);
      },
    };
    simulate(tidewater, setup, four(spy), 'spy');
    const cards = seen.flatMap((view) =>
      Object.values(view.piles ?? {}).flatMap((pile) => pile.slots.map((slot) => slot.card)),
    );
    expect(cards).toContain('?');
    // That others have bid, but not what.
    expect(canonical(seen.map((view) => view.pending))).toContain('"given":null');
    expect(canonical(seen.map((view) => view.pending))).not.toMatch(/"given":"/);
  });
});
