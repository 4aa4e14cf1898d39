import { simulate, type Bot } from '@quayside/bots';
import { totalOf, type Game, type Setup } from '@quayside/engine';
import { ranks } from '@quayside/engine/host';
import { intervalOf, sprt, type Interval, type Verdict } from './statistics.ts';

/** How one bot does among others of another kind. */
export interface ArenaResult {
  readonly bots: readonly [string, string];
  readonly games: number;
  readonly deals: number;
  /** The part of the games that the first bot wins (shared firsts are shares); alone: of the deals on which it has more points. */
  readonly wins: Interval;
  readonly fairShare: number;
  /** Mean points of the first bot and of the others, and the part of its games that the first ends below zero. */
  readonly points: readonly [number, number];
  readonly belowZero: number;
  readonly verdict: Verdict;
}

export interface ArenaOptions {
  readonly games: number;
  readonly seed: string;
  /** Stop as soon as the result is clear. */
  readonly early: boolean;
  readonly progress?: (done: number) => void;
}

/**
 * Deals are mirrored: each is played once for every seat that the first bot can have, the others in all other seats. So neither the
 * cards nor the order of seats favour anybody. Who plays alone plays each deal with both bots.
 */
export function arena(game: Game, setup: Setup, [a, b]: readonly [Bot, Bot], options: ArenaOptions): ArenaResult {
  const { seats } = setup;
  const perDeal: number[] = [];
  const fairShare = seats === 1 ? 0.5 : 1 / seats;
  let [wins, games, first, others, below] = [0, 0, 0, 0, 0];
  let verdict: Verdict = 'open';
  for (let deal = 0; games < options.games && (verdict === 'open' || !options.early); deal++) {
    const seed = `arena/${options.seed}/${deal}`;
    const results =
      seats === 1
        ? [alone(game, setup, a, b, seed)]
        : Array.from({ length: seats }, (_, at) => among(game, setup, a, b, at, seed));
    for (const one of results) {
      wins += one.win;
      first += one.mine;
      others += one.theirs;
      if (one.mine < 0) below++;
    }
    games += results.length;
    perDeal.push(results.reduce((sum, one) => sum + one.win, 0) / results.length);
    verdict = sprt(wins, games, fairShare);
    options.progress?.(games / options.games);
  }
  return {
    bots: [a.name, b.name],
    games,
    deals: perDeal.length,
    wins: intervalOf(perDeal),
    fairShare,
    points: [first / games, others / games],
    belowZero: below / games,
    verdict,
  };
}

interface Outcome {
  readonly win: number;
  readonly mine: number;
  readonly theirs: number;
}

function among(game: Game, setup: Setup, a: Bot, b: Bot, at: number, seed: string): Outcome {
  const table = Array.from({ length: setup.seats }, (_, seat) => (seat === at ? a : b));
  const { scores } = simulate(game, setup, table, seed);
  const places = ranks(scores);
  const points = scores.map(totalOf);
  const mine = points[at] ?? 0;
  const theirs = (points.reduce((sum, n) => sum + n, 0) - mine) / (setup.seats - 1);
  return { win: places[at] === 1 ? 1 / places.filter((place) => place === 1).length : 0, mine, theirs };
}

function alone(game: Game, setup: Setup, a: Bot, b: Bot, seed: string): Outcome {
  const [mine = 0, theirs = 0] = [a, b].map((bot) => simulate(game, setup, [bot], seed).scores.map(totalOf)[0]);
  return { win: mine > theirs ? 1 : mine === theirs ? 0.5 : 0, mine, theirs };
}
