import { games } from '@quayside/games';
import type { Game, Setup } from '@quayside/engine';
import { readSetup } from '@quayside/engine/host';
import { FEEDING_LIMIT_MS, measureFeeding } from '../bench/feeding.ts';
import { measure, type BenchResult } from '../bench/measure.ts';
import { gamesOfTree } from '../bench/other-tree.ts';
import { handwritten, LATE_COPIES, benchCasesOf, wholeGames } from '../bench/bench-cases.ts';
import { isSource, runBundled } from '../bundle.ts';
import { UsageError, type CommandInput, type Command, type CommandResult } from '../command.ts';
import { gameOf } from '../input.ts';
import { progress } from '../progress.ts';
import { figure, table } from '../table.ts';

export const benchCommand: Command = {
  name: 'bench',
  about: 'Measures engine and games, each figure also against a hand-written loop of the sample game in the same run.',
  takes: [],
  options: {
    game: { type: 'string', value: 'id', multiple: true, about: 'only this game; can be repeated (all, unless said)' },
    seats: { type: 'string', value: 'n', about: 'players at the table (the most each game allows, unless said)' },
    against: {
      type: 'string',
      value: 'folder',
      about: 'only whole random games, against another checkout in the same run',
    },
    rounds: { type: 'string', value: 'n', about: 'how often each is measured (7, unless said)' },
    ms: { type: 'string', value: 'n', about: 'how long each time, in milliseconds (150, unless said)' },
    strict: { type: 'boolean', about: 'fail where a target is missed' },
  },
  examples: [
    'bench',
    'bench --game tidewater --rounds 15 --json',
    'bench --game le-havre --seats 4 --against ../quayside-main',
  ],
  async run(call) {
    const tables = tablesOf(call);
    const effort = { rounds: call.number('rounds', 7, 1, 1000), ms: call.number('ms', 150, 1, 60_000) };
    if (isSource) return runBundled();
    const folder = call.text('against');
    return folder === undefined ? bench(tables, effort, call.flag('strict')) : compare(tables, effort, folder);
  },
};

interface GameWithSetup {
  readonly game: Game;
  readonly setup: Setup;
}

/** Each game with the seats that were asked for; games that can't be played by so many are left out. */
function tablesOf(call: CommandInput): GameWithSetup[] {
  const chosen = call.list('game').map(gameOf);
  const seats = call.number('seats', 0, 1, 100);
  const fits = ({ seats: { min, max } }: Game) => seats === 0 || (seats >= min && seats <= max);
  const found = (chosen.length > 0 ? chosen : games).filter(fits);
  if (found.length === 0) throw new UsageError(`None of these games is played by ${seats}.`);
  return found.map((game) => ({ game, setup: readSetup(game, seats || game.seats.max) }));
}

interface Target {
  readonly name: string;
  readonly value: number;
  readonly target: number;
  readonly aim?: number;
  readonly met: boolean;
}
const atLeast = (name: string, value: number, target: number, aim: number): Target => ({
  name,
  value,
  target,
  aim,
  met: value >= target,
});
const atMost = (name: string, value: number, target: number): Target => ({ name, value, target, met: value <= target });

/** The engine on whole random games of the sample game, as a share of the hand-written loop. */
const SHARE = { target: 0.15, aim: 0.25 };
/** A search copies all the time: a late state of Le Havre with five players, in microseconds. */
const COPY_LIMIT_US = 2;

function targetsOf(
  measured: readonly BenchResult[],
  tables: readonly GameWithSetup[],
  feeding: ReturnType<typeof measureFeeding>,
) {
  const targets: Target[] = [];
  const whole = measured.find((one) => one.game === 'tidewater' && one.unit === 'games');
  if (whole)
    targets.push(
      atLeast('random games of tidewater, share of the hand-written loop', whole.ratio, SHARE.target, SHARE.aim),
    );
  const copies = measured.find((one) => one.game === 'le-havre' && one.name === LATE_COPIES);
  if (copies && tables.some(({ game, setup }) => game.id === 'le-havre' && setup.seats === 5))
    targets.push(atMost('copy of a late state of le-havre with 5, µs', 1e6 / copies.perSecond, COPY_LIMIT_US));
  for (const { name, frontierMs } of feeding)
    targets.push(atMost(`frontier of ${name}, ms`, frontierMs, FEEDING_LIMIT_MS));
  for (const { name, suggestMs } of feeding)
    targets.push(atMost(`suggestions for ${name}, ms`, suggestMs, FEEDING_LIMIT_MS));
  return targets;
}

type Effort = { readonly rounds: number; readonly ms: number };

function bench(tables: readonly GameWithSetup[], effort: Effort, strict: boolean): CommandResult {
  const bar = progress('measuring');
  // One game after the other: code that has played several games is slower in each of them, and a table plays one.
  const measured = tables.flatMap(({ game, setup }, i) =>
    measure(benchCasesOf(game, setup), handwritten, effort, (done) => bar.at((i + done) / tables.length)),
  );
  bar.end();
  const feeding = measureFeeding(20 * effort.rounds);
  const targets = targetsOf(measured, tables, feeding);
  const loop = measured.find((one) => one.unit === 'games')?.yardstick ?? 0;
  const text = [
    table(
      ['game', 'what', 'per second', 'of the hand-written loop'],
      measured.map((one) => [one.game, one.name, figure(one.perSecond), `${figure(one.ratio * 100)} %`]),
    ),
    '',
    `players: ${tables.map(({ game, setup }) => `${game.id} ${setup.seats}`).join(', ')}; hand-written loop: ${figure(loop)} games/s`,
    '',
    table(
      ['hardest payment', 'tokens', 'payments', 'frontier ms', 'suggest ms'],
      feeding.map((one) => [one.name, one.tokens, one.payments, one.frontierMs.toFixed(2), one.suggestMs.toFixed(2)]),
    ),
    '',
    ...targets.map(
      ({ name, value, target, met }) => `${met ? '✓' : '✗'} ${name}: ${value.toFixed(3)} (target ${target})`,
    ),
  ].join('\n');
  return {
    json: { node: process.version, handwrittenGamesPerSecond: loop, measured, feeding, targets },
    text,
    ok: !strict || targets.every(({ met }) => met),
  };
}

/** Whole random games of this tree and of another one in turns. */
async function compare(tables: readonly GameWithSetup[], effort: Effort, folder: string): Promise<CommandResult> {
  const there = await gamesOfTree(folder);
  const bar = progress('measuring');
  const measured = tables.flatMap(({ game, setup }, i) =>
    measure(
      [wholeGames(game, setup)],
      () => there(game.id, setup),
      effort,
      (done) => bar.at((i + done) / tables.length),
    ),
  );
  bar.end();
  const rows = measured.map(({ perSecond, yardstick, ratio }, i) => {
    const { game, setup } = tables[i] as GameWithSetup;
    return { game: game.id, seats: setup.seats, there: yardstick, here: perSecond, ratio };
  });
  const text = table(
    ['random games of', 'players', 'there, per second', 'here, per second', 'here to there'],
    rows.map((row) => [row.game, row.seats, figure(row.there), figure(row.here), row.ratio.toFixed(2)]),
  );
  return { json: { node: process.version, against: folder, games: rows }, text };
}
