import type { Game } from '@quayside/engine';
import {
  apply,
  conceal,
  copy,
  dealer,
  offers,
  Play,
  randomFrom,
  readSetup,
  settle,
  start,
} from '@quayside/engine/host';
import { tidewater, type Tidewater } from '@quayside/testkit/sample';
import { describe, expect, it } from 'vitest';
import { captainAt } from '../captain.ts';
import { harbourMasterWith } from '../harbour-master.ts';
import { bots, misfit, readWeights, storeWeights, withWeights, type Weights } from '../index.ts';
import { measureStrength, Trainer } from '../train/index.ts';

// Bots and training never look at what is special about a game's state.
const game = tidewater as unknown as Game;
const setup = readSetup(game, 2);

function trained(games: number, seed = 'test'): Weights {
  const trainer = new Trainer({ game, seats: 2, options: {}, rivalry: 0, seed });
  for (let n = 0; n < games; n++) trainer.learn(trainer.play(trainer.deal(n)), n / games);
  return trainer.weights({ minutes: 0, command: 'quayside train tidewater --seats 2', panel: [] });
}
const weights = trained(150);
const captain = withWeights(captainAt(0), weights);

describe('training', () => {
  it('teaches a game: after 150 games a captain wins most games against random moves', () => {
    expect(measureStrength(game, setup, captain, bots.random, 40, 'held out').wins).toBeGreaterThan(0.75);
  });

  it('gives the same network for the same seed, and another for another', () => {
    const numbers = (one: Weights) => storeWeights(one).layers;
    expect(numbers(trained(12))).toEqual(numbers(trained(12)));
    expect(numbers(trained(12, 'other'))).not.toEqual(numbers(trained(12)));
  });
});

describe('stored weights', () => {
  const file = storeWeights(weights);

  it('play as those they were stored from', () => {
    const again = withWeights(captainAt(0), readWeights(structuredClone(file)));
    const results = [captain, again].map((bot) => measureStrength(game, setup, bot, bots.deckhand, 6, 'stored'));
    expect(results[1]).toEqual(results[0]);
  });

  it('are refused where they are damaged', () => {
    const first = { ...file.layers.first, numbers: file.layers.first.numbers.slice(0, 400) };
    expect(() => readWeights({ ...file, layers: { ...file.layers, first } })).toThrow(/damaged: first has/);
  });

  it.each([
    ['another version of the rules', { ...game, version: 3 }, setup, /version 2 .* plays tidewater version 3/],
    ['another number of seats', game, readSetup(game, 3), /with 2 seats, but the table has 3/],
    [
      'features in other places',
      { ...game, features: { count: () => 3, write: () => undefined } },
      setup,
      /has changed since/,
    ],
  ])('are refused for %s, in words', (_, other, table, why) => {
    expect(misfit(weights, other, table)).toMatch(why);
  });

  it('are refused for a table with other options than they are for', () => {
    const short = { ...weights, card: { ...weights.card, options: { days: 3 } } };
    expect(misfit(short, game, setup)).toMatch(/days 3, but the table has days 5/);
    expect(misfit(weights, game, readSetup(game, 2, { days: 3, fog: true }))).toBeNull();
  });
});

describe.each([
  ['a captain', captain],
  ['a harbour master', withWeights(harbourMasterWith(12), weights)],
])('%s', (_, bot) => {
  const { state } = start(tidewater, setup as never, dealer(game, setup, 'honest'));
  const decide = (world: Tidewater) => {
    const view = conceal(game, world, 0);
    return bot.decide({ game, view, seat: 0, decisions: offers(game, view, 0), random: randomFrom(7) });
  };

  it('decides the same in worlds that differ only in what its seat can’t see', () => {
    const auction = copy(state);
    auction.pending = [{ step: 'turn', data: { k: 2 } }];
    settle(new Play(tidewater, auction));
    const bid = (answer: string) => apply(tidewater, auction, { seat: 1, key: 'bid', answer }).state;
    expect(decide(bid('2'))).toEqual(decide(bid('0')));
  });

  it('answers the same with the same seed', () => {
    expect(decide(state)).toEqual(decide(state));
  });

  it('plays whole games, and beats random moves', () => {
    expect(measureStrength(game, setup, bot, bots.random, 8, 'whole').wins).toBeGreaterThan(0.6);
  });
});

describe('a captain', () => {
  const situation = (world: Tidewater, seat = 0) => {
    const view = conceal(game, world, seat);
    return { game, view, seat, decisions: offers(game, view, seat), random: randomFrom(7) };
  };
  const { state } = start(tidewater, setup as never, dealer(game, setup, 'captain'));

  it('plays as a merchant without weights, or with some that do not fit', () => {
    const without = captainAt(0).decide(situation(state));
    expect(without).toEqual(bots.merchant.decide(situation(state)));
    const misfits = { ...weights, card: { ...weights.card, version: 7 } };
    expect(withWeights(captainAt(0), misfits).decide(situation(state))).toEqual(without);
  });

  it('makes a mistake now and then with a temperature, and none without', () => {
    const answers = (temperature: number) =>
      new Set(
        Array.from({ length: 30 }, (_, n) =>
          JSON.stringify(
            withWeights(captainAt(temperature), weights).decide({ ...situation(state), random: randomFrom(n) })?.answer,
          ),
        ),
      );
    expect(answers(0).size).toBe(1);
    expect(answers(50).size).toBeGreaterThan(2);
  });
});
