import { simulate, type Bot } from '@quayside/bots';
import { totalOf, type Game, type ScoreSheet, type Setup } from '@quayside/engine';
import { ranks } from '@quayside/engine/host';
import { counted, NOTHING, shareOf, sprt, type Interval, type Verdict } from './statistics.ts';

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
export function arena(game: Game, setup: Setup, bots: readonly [Bot, Bot], options: ArenaOptions): ArenaResult {
  const fairShare = fairShareOf(setup);
  let deals = NOTHING;
  let [wins, games, first, others, below] = [0, 0, 0, 0, 0];
  let verdict: Verdict = 'open';
  for (let deal = 0; games < options.games && (verdict === 'open' || !options.early); deal++) {
    const results = playDeal(game, setup, bots, `arena/${options.seed}/${deal}`);
    for (const one of results) {
      wins += one.win;
      first += one.mine;
      others += one.theirs;
      if (one.mine < 0) below++;
    }
    games += results.length;
    deals = counted(deals, results.reduce((sum, one) => sum + one.win, 0) / results.length);
    verdict = sprt(wins, games, fairShare);
    options.progress?.(games / options.games);
  }
  return {
    bots: [bots[0].name, bots[1].name],
    games,
    deals: deals.count,
    wins: shareOf(deals),
    fairShare,
    points: [first / games, others / games],
    belowZero: below / games,
    verdict,
  };
}

/** What equals win. Who plays alone is compared deal by deal. */
const fairShareOf = ({ seats }: Setup): number => (seats === 1 ? 0.5 : 1 / seats);

/** All games of one deal: from every seat, or with each bot for who plays alone. */
export function playDeal(game: Game, setup: Setup, [a, b]: readonly [Bot, Bot], seed: string): readonly Outcome[] {
  const { seats } = setup;
  if (seats === 1) return [alone(game, setup, a, b, seed)];
  if (a === b) return themselves(game, setup, a, seed);
  return Array.from({ length: seats }, (_, at) => outcomeAt(at, played(game, setup, seatsOf(setup, at, a, b), seed)));
}

/** Two bots by their names; the same name is the same bot. */
export async function pairOf(
  [a, b]: readonly [string, string],
  named: (name: string) => Promise<Bot>,
): Promise<[Bot, Bot]> {
  const first = await named(a);
  return [first, a === b ? first : await named(b)];
}

/** How one game went for the first bot: its part of the win, its points, and the mean of the others’. */
export interface Outcome {
  readonly win: number;
  readonly mine: number;
  readonly theirs: number;
}

/** A bot among its own kind plays the same game whichever seat is looked at: it is played once, and all seats count. */
function themselves(game: Game, setup: Setup, bot: Bot, seed: string): Outcome[] {
  const scores = played(game, setup, seatsOf(setup, 0, bot, bot), seed);
  return scores.map((_, at) => outcomeAt(at, scores));
}

const seatsOf = ({ seats }: Setup, at: number, a: Bot, b: Bot): Bot[] =>
  Array.from({ length: seats }, (_, seat) => (seat === at ? a : b));

const played = (game: Game, setup: Setup, bots: readonly Bot[], seed: string): readonly ScoreSheet[] =>
  simulate(game, setup, bots, seed).scores;

function outcomeAt(at: number, scores: readonly ScoreSheet[]): Outcome {
  const places = ranks(scores);
  const points = scores.map(totalOf);
  const mine = points[at] ?? 0;
  const theirs = (points.reduce((sum, n) => sum + n, 0) - mine) / (scores.length - 1);
  return { win: places[at] === 1 ? 1 / places.filter((place) => place === 1).length : 0, mine, theirs };
}

function alone(game: Game, setup: Setup, a: Bot, b: Bot, seed: string): Outcome {
  const [mine = 0, other = 0] = [...new Set([a, b])].map((bot) => played(game, setup, [bot], seed).map(totalOf)[0]);
  const theirs = a === b ? mine : other;
  return { win: mine > theirs ? 1 : mine === theirs ? 0.5 : 0, mine, theirs };
}
