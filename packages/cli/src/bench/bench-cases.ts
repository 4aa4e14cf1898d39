import { bots, captainAt, harbourMasterWith, simulate, withWeights, type Bot } from '@quayside/bots';
import { Trainer } from '@quayside/bots/train';
import type { Bundle, Game, Setup, State, Move } from '@quayside/engine';
import {
  apply,
  applyInPlace,
  conceal,
  copyState,
  frontier,
  offers,
  only,
  Play,
  randomFrom,
  replay,
  shuffled,
  start,
  suggest,
} from '@quayside/engine/host';
import { FAVOUR_CARDS, LOTS } from '@quayside/testkit/sample';
import { playTidewater } from './handwritten-tidewater.ts';
import type { BenchCase } from './measure.ts';

let seed = 0;

/** The yardstick: whole games of the hand-written loop with four players, counted in games or in answers. */
export function handwritten(unit: string): () => number {
  return () => {
    const random = randomFrom(`hand/${seed++}`);
    const choose = (n: number) => (random() * n) | 0;
    const shuffle = (cards: readonly string[]) => shuffled(cards, random);
    const { answers } = playTidewater(
      4,
      5,
      false,
      { deck: shuffle(LOTS), favours: shuffle(FAVOUR_CARDS), shuffle },
      choose,
    );
    return unit === 'games' ? 1 : answers;
  };
}

/** A position on the way through a random game, and the answer that was given there. */
interface Position {
  readonly state: State;
  readonly move: Move;
  /** How much of the game has been played, from 0 to 1. */
  readonly progress: number;
}
/** What is measured is kept here, or the compiler would leave out what nobody looks at. */
const kept: { last: unknown } = { last: null };
/** The last fifth of a game is late: most cards have owners by then. */
const LATE = 0.8;
export const LATE_COPIES = 'copies of a late state';

/** Whole random games: what `--against` compares between two trees. */
export function wholeGames(game: Game, setup: Setup): BenchCase {
  const seats = Array.from({ length: setup.seats }, () => bots.random);
  let next = 0;
  const run = () => {
    simulate(game, setup, seats, `bench/${next++}`);
    return 1;
  };
  return { game: game.id, name: 'whole random games', unit: 'games', run };
}

/** Everything that is measured of one game. */
export function benchCasesOf(game: Game, setup: Setup): BenchCase[] {
  const seats = Array.from({ length: setup.seats }, () => bots.random);
  const { positions, bundles, line } = collected(game, setup);
  let next = 0;
  const late = positions.filter(({ progress }) => progress > LATE);
  const each =
    (what: (position: Position) => unknown, of = positions) =>
    () => {
      for (const position of of) kept.last = what(position);
      return of.length;
    };
  const subject = (name: string, unit: string, run: () => number): BenchCase => ({ game: game.id, name, unit, run });
  const subjects = [
    wholeGames(game, setup),
    subject('answers in random games', 'answers', () => simulate(game, setup, seats, `bench/${next++}`).answers),
    subject(
      'answers applied to a copy, checked',
      'answers',
      each(({ state, move }) => apply(game, state, move)),
    ),
    subject(
      'offers of a seat',
      'offers',
      each(({ state, move }) => offers(game, state, move.seat)),
    ),
    subject(
      'copies of a state',
      'copies',
      each(({ state }) => copyState(game, state)),
    ),
    subject(
      LATE_COPIES,
      'copies',
      each(({ state }) => copyState(game, state), late),
    ),
    subject(
      'views of a seat',
      'views',
      each(({ state, move }) => conceal(game, state, move.seat)),
    ),
    subject('answers replayed from a record', 'answers', () => {
      replay(game, setup, line);
      return line.length;
    }),
  ];
  subjects.push(...botCases(game, setup, positions));
  if (bundles.length > 0) {
    const all = (what: (bundle: Bundle) => unknown) => () => {
      for (const bundle of bundles) kept.last = what(bundle);
      return bundles.length;
    };
    subjects.push(
      subject(
        'frontiers of payments',
        'payments',
        all((bundle) => frontier(bundle, 1000)),
      ),
      subject(
        'suggestions for payments',
        'payments',
        all((bundle) => suggest(bundle)),
      ),
    );
  }
  return subjects;
}

/** Positions that a harbour master looks at before it answers, where it is measured. */
const NODES = 20;

/** How fast bots think. What a network has learned does not matter for that. */
function botCases(game: Game, setup: Setup, positions: readonly Position[]): BenchCase[] {
  const { seats, options } = setup;
  const trainer = new Trainer({ game, seats, options, rivalry: 0, seed: 'bench' });
  const weights = trainer.weights({ minutes: 0, command: 'bench', panel: [] });
  const situations = positions.flatMap(({ state, move: { seat } }) => {
    const view = conceal(game, state, seat);
    const decisions = offers(game, view, seat);
    const [due] = decisions;
    return due?.due && only(due.offer) === null ? [{ game, view, seat, decisions }] : [];
  });
  const deciding = (bot: Bot, name: string, unit: string, each: number): BenchCase => {
    const thinker = withWeights(bot, weights);
    let next = 0;
    const run = () => {
      const situation = situations[next++ % situations.length] as (typeof situations)[number];
      kept.last = thinker.decide({ ...situation, random: randomFrom(next) });
      return each;
    };
    return { game: game.id, name, unit, run };
  };
  return [
    deciding(captainAt(0), 'turns planned by a captain', 'turns', 1),
    deciding(harbourMasterWith(NODES), 'nodes searched by a harbour master', 'nodes', NODES),
  ];
}

/** Positions, payments and a line of answers from random games; the same in every run. */
function collected(game: Game, setup: Setup): { positions: Position[]; bundles: Bundle[]; line: readonly Move[] } {
  const seats = Array.from({ length: setup.seats }, () => bots.random);
  const positions: Position[] = [];
  const bundles: Bundle[] = [];
  let line: readonly Move[] = [];
  for (let n = 0; n < 5; n++) {
    ({ line } = simulate(game, setup, seats, `positions/${n}`, { record: true }));
    const play = new Play(game, start(game, setup).state);
    line.forEach((move, i) => {
      if (move.seat >= 0) {
        if (i % 5 === n) positions.push({ state: copyState(game, play.s), move, progress: i / line.length });
        for (const { offer } of offers(game, play.s, move.seat))
          if (offer.kind === 'bundle' && bundles.length < 100) bundles.push(offer);
      }
      applyInPlace(play, move);
    });
  }
  return { positions, bundles: bundles.map((bundle) => structuredClone(bundle)), line };
}
