import { pick, type Game, type State } from '@quayside/engine';
import { randomFrom, readSetup, start } from '@quayside/engine/host';
import { coreMessages } from '@quayside/engine/texts';
import { expect, it } from 'vitest';
import { derivedFeatures } from './derived-features.ts';
import { PositionEvaluator } from './position-evaluator.ts';
import { LAYERS, Network, type Parameters } from './network.ts';
import { Search } from './search.ts';

const PAYS = new Map([
  ['fish', 1],
  ['reap', 6],
  ['land', 8],
]);
/** Everybody has so many turns. */
const TURNS = 2;

/** Fish are worth 1 at once. A field is worth nothing until it is reaped, then 6. A berth is worth 8, but can be kept from the others. */
interface Bay extends State {
  points: number[];
  sown: boolean[];
  kept: boolean;
  turn: number;
}
const bay: Game<Bay> = {
  id: 'bay',
  version: 0,
  seats: { min: 2, max: 3 },
  options: {},
  setup: ({ seats }) => ({
    points: Array.from({ length: seats }, () => 0),
    sown: Array.from({ length: seats }, () => false),
    kept: false,
    turn: 0,
  }),
  begin: (play) => play.then('turn'),
  questions: {
    turn: {
      confirm: true,
      offer: ({ sown, kept, turn }, seat) =>
        pick([
          'fish',
          ...(sown[seat] ? ['reap'] : ['sow']),
          ...(kept ? [] : ['keep']),
          ...(seat > 0 && turn > 0 && !kept ? ['land'] : []),
        ]),
      answer({ s }, seat, answer) {
        s.points = s.points.with(seat, (s.points[seat] ?? 0) + (PAYS.get(answer) ?? 0));
        if (answer === 'sow' || answer === 'reap') s.sown = s.sown.with(seat, answer === 'sow');
        if (answer === 'keep' || answer === 'land') s.kept = true;
      },
    },
  },
  steps: {
    turn(play) {
      const { s } = play;
      const { seats } = s.setup;
      if (s.turn === TURNS * seats) {
        play.end();
        return;
      }
      play.then('turn');
      play.ask(s.turn++ % seats, 'turn');
    },
  },
  score: (s) => s.points.map((points, seat) => ({ seat, lines: { points } })),
  census: () => ({}),
  messages: coreMessages,
};

/** What a search answers at the beginning, with a network that has learned nothing: a position is worth its points. */
function answer(seats: number, rivalry: number, positions: number): unknown {
  const game = bay as unknown as Game; // a search never looks at what is special about a game's state
  const setup = readSetup(game, seats);
  const { state } = start(game, setup, () => '', null);
  const features = derivedFeatures(game, setup);
  const nothing = Network.fresh(features.count(setup), 2, randomFrom(1)).parameters;
  for (const layer of LAYERS) nothing[layer].fill(0);
  const network = new Network(features.count(setup), 2, nothing satisfies Parameters);
  const search = new Search(game, new PositionEvaluator(game, features, network, 0), rivalry, 'luck');
  return search.explore(state, 0, positions)[0]?.moves[0]?.answer;
}

it('one turn ahead it takes what pays at once', () => {
  expect(answer(2, 0, 1)).toBe('fish');
});

it('looking on to its next turn it prepares what pays then', () => {
  expect(answer(2, 0, 30)).toBe('sow');
  expect(answer(3, 0, 40)).toBe('sow');
});

it('keeps from the others what they would take, where their points count against its own', () => {
  expect(answer(2, 1, 60)).toBe('keep');
  expect(answer(2, 0, 60)).not.toBe('keep');
});
