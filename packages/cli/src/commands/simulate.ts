import { simulate, type Bot } from '@quayside/bots';
import { totalOf, type Game, type Seat, type Setup } from '@quayside/engine';
import { ranks, replay } from '@quayside/engine/host';
import { meter } from '../bench/measure.ts';
import { isSource, runBundled } from '../bundle.ts';
import type { Command } from '../command.ts';
import { botsOf, gameNamed, isRegistered, seedOf, setupOf, tableOptions } from '../input.ts';
import { progress } from '../progress.ts';
import { figure, table } from '../table.ts';
import { counter, quartiles, type EventCount } from './counts.ts';

export const simulateCommand: Command = {
  name: 'simulate',
  about: 'Lets bots play many games against each other and says who wins. A shared first place is a share of a win.',
  takes: ['game'],
  options: {
    ...tableOptions,
    games: { type: 'string', value: 'n', about: 'how many games (100, unless said)' },
    count: {
      type: 'string',
      value: 'event.field',
      multiple: true,
      about:
        'how often an event happens per game, by what a field of it says, and how often its seat wins; can be repeated',
    },
  },
  examples: [
    'simulate tidewater --seats 3 --games 1000',
    'simulate tidewater --bots merchant,random,random,random --set days=3',
    'simulate inland-port --bots merchant --count build.building --count lost',
  ],
  async run(call) {
    const game = await gameNamed(call.arguments[0] ?? '');
    const setup = setupOf(game, call);
    const bots = await botsOf(call, game, setup, 'random');
    const games = call.number('games', 100, 1, 10_000_000);
    if (isSource && isRegistered(game)) return runBundled();
    const result = simulateMany(game, setup, bots, seedOf(call), games, call.list('count'));
    const rows = result.seats.map((one) => [
      one.seat,
      one.bot,
      figure(one.wins),
      `${figure(one.winRate * 100)} %`,
      figure(one.meanScore),
      figure(one.deviation),
      one.lowest,
      ...one.quartiles,
      one.highest,
    ]);
    const text = [
      table(
        ['seat', 'bot', 'wins', 'rate', 'mean score', 'deviation', 'lowest', '25 %', '50 %', '75 %', 'highest'],
        rows,
      ),
      '',
      ...(call.text('bots') === undefined
        ? ['All play at random. `--bots merchant` and other levels play to win.']
        : []),
      `${result.games} games of ${game.id} in ${result.seconds.toFixed(2)} s; by processor time ${figure(result.gamesPerSecond)} games/s, ${figure(result.answersPerSecond)} answers/s`,
      `who answers first wins ${figure(result.firstSeatWinRate * 100)} %; winners are ${figure(result.meanMargin)} points ahead`,
      ...result.counts.map(countsTable),
    ].join('\n');
    return { json: result, text };
  },
};

/** What was counted, the most frequent first. */
function countsTable({ what, perGame, by, won }: EventCount): string {
  const rows = Object.entries(by).map(([value, often]) => {
    const share = won[value];
    return [value, often.toFixed(2), share === undefined ? '' : `${figure(share * 100)} %`];
  });
  const total = `\n${what}: ${figure(perGame)} per game`;
  return rows.length === 0
    ? total
    : `${total}\n${table([what.split('.')[1] ?? what, 'per game', 'its seat wins'], rows)}`;
}

interface Tally {
  scores: number[];
  wins: number;
  sum: number;
  squares: number;
  lowest: number;
  highest: number;
}

function simulateMany(
  game: Game,
  setup: Setup,
  bots: readonly Bot[],
  seed: string,
  games: number,
  count: readonly string[] = [],
) {
  const bar = progress(`${games} games`);
  const tallies: Tally[] = bots.map(() => ({
    scores: [],
    wins: 0,
    sum: 0,
    squares: 0,
    lowest: Infinity,
    highest: -Infinity,
  }));
  let [answers, firstWins, margins] = [0, 0, 0];
  const counts = counter(count);
  const start = performance.now();
  const speed = meter();
  for (let n = 0; n < games; n++) {
    const played = simulate(game, setup, bots, `${seed}/${n}`, { record: count.length > 0 });
    answers += played.answers;
    speed.played(played.answers);
    const totals = played.scores.map(totalOf);
    const places = ranks(played.scores);
    const winners = places.filter((place) => place === 1).length;
    const wins = places.map((place) => (place === 1 ? 1 / winners : 0));
    // Bots play without events, which is faster; what happened follows from the answers.
    if (count.length > 0) counts.note(replay(game, setup, played.line).events, wins);
    tallies.forEach((tally, seat) => score(tally, totals[seat] ?? 0, wins[seat] ?? 0));
    firstWins += wins[played.first] ?? 0;
    const [best = 0, second = best] = totals.toSorted((a, b) => b - a);
    margins += best - second;
    bar.at((n + 1) / games);
  }
  bar.end();
  const seconds = (performance.now() - start) / 1000;
  const perSecond = speed.perSecond();
  return {
    game: game.id,
    version: game.version,
    seats: tallies.map((tally, seat) => summary(tally, seat, bots[seat]?.name ?? '', games)),
    options: setup.options,
    seed,
    games,
    answers,
    seconds,
    answersPerSecond: perSecond.answers,
    gamesPerSecond: perSecond.games,
    answersPerGame: answers / games,
    firstSeatWins: firstWins,
    firstSeatWinRate: firstWins / games,
    meanMargin: margins / games,
    counts: counts.perGame(games),
  };
}

function score(tally: Tally, points: number, win: number): void {
  tally.scores.push(points);
  tally.wins += win;
  tally.sum += points;
  tally.squares += points * points;
  tally.lowest = Math.min(tally.lowest, points);
  tally.highest = Math.max(tally.highest, points);
}

function summary({ scores, wins, sum, squares, lowest, highest }: Tally, seat: Seat, bot: string, games: number) {
  const meanScore = sum / games;
  const deviation = Math.sqrt(Math.max(0, squares / games - meanScore ** 2));
  return {
    seat,
    bot,
    wins,
    winRate: wins / games,
    meanScore,
    deviation,
    lowest,
    quartiles: quartiles(scores),
    highest,
  };
}
