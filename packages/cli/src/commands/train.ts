import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  captainAt,
  readWeights,
  storeWeights,
  bots,
  withWeights,
  type ModelCard,
  type PanelResult,
  type Weights,
  type WeightsFile,
} from '@quayside/bots';
import { measureStrength, merchant0, Trainer, type SelfPlayResult } from '@quayside/bots/train';
import type { Game, Options, Setup } from '@quayside/engine';
import { isSource, runBundled } from '../bundle.ts';
import { UsageError, type CommandInput, type Command } from '../command.ts';
import { fixedOptions, gameOf, seedOf, setupOf, tableOptions } from '../input.ts';
import { figure } from '../table.ts';
import { curveSvg, sparkline, type TrainingPoint } from '../training/curve.ts';
import { playersFor } from '../training/players.ts';
import { readWeightsFile, weightsFolder, weightsName, writeWeightsFile } from '../training/weights-file.ts';
import { packagesFolder } from '../workspace/packages.ts';
import { writeRegistry } from '../workspace/registry.ts';

/** Games that are played with one state of the network before it learns from all of them. */
const ROUND = 4;
/** Games between two points of the curve. */
const POINT = 200;
const CHECKPOINT_MS = 60_000;

export const trainCommand: Command = {
  name: 'train',
  about:
    'Lets a network learn a game by playing it against itself, measures it against opponents it never trained with, and keeps it in the game’s package where it is better than the one before.',
  takes: ['game'],
  options: {
    seats: { type: 'string', value: 'n', about: 'players at the table (the most the game allows, unless said)' },
    set: {
      type: 'string',
      value: 'option=value',
      multiple: true,
      about: 'an option that the network is for; flags and choices that are not set vary in one game of four',
    },
    seed: tableOptions['seed'] as (typeof tableOptions)[string], // is among them
    minutes: { type: 'string', value: 'n', about: 'how long to train (10, unless said)' },
    games: {
      type: 'string',
      value: 'n',
      about: 'how many games to train, instead of minutes: the same seed gives the same network',
    },
    workers: { type: 'string', value: 'n', about: 'threads that play (1, unless said)' },
    rivalry: {
      type: 'string',
      value: 'percent',
      about: 'how much a point of the best opponent counts against one’s own (0, unless said)',
    },
    decay: {
      type: 'string',
      value: 'percent',
      about:
        'how fast it forgets what games do not speak for, which helps where games are few (0, unless said; try 50)',
    },
    wide: {
      type: 'boolean',
      about: 'look at turns as widely as captains do when they play: slower, and better where payments are many',
    },
    resume: { type: 'boolean', about: 'go on from the last checkpoint, or else from the weights in the package' },
    from: {
      type: 'string',
      value: 'name',
      about:
        'weights of this game for another table (v1-2-short) to begin with, where its features say what they are about',
    },
    panel: {
      type: 'string',
      value: 'n',
      about: 'games of each measurement (60, unless said; 0: none, and nothing is kept)',
    },
  },
  examples: [
    'train tidewater --seats 2 --minutes 2',
    'train le-havre --seats 3 --set length=short --minutes 30 --workers 2 --resume',
    'train le-havre --seats 4 --set length=short --games 500 --from v1-3-short',
  ],
  run(call) {
    const game = gameOf(call.arguments[0] ?? '');
    const setup = setupOf(game, call);
    if (isSource) return runBundled();
    return train(game, setup, fixedOptions(call, setup), call);
  },
};

interface Checkpoint {
  readonly weights: WeightsFile;
  readonly curve: readonly TrainingPoint[];
}

async function train(game: Game, setup: Setup, options: Options, call: CommandInput) {
  const { seats } = setup;
  const minutes = call.number('minutes', 10, 1, 10_000);
  const games = call.number('games', 0, 0, 100_000_000);
  const name = weightsName({ version: game.version, seats, options });
  const kept = path.join(weightsFolder(game.id), `${name}.js`);
  const folder = path.join(packagesFolder(), '../node_modules/.cache/quayside-train');
  const checkpoint = path.join(folder, `${game.id}-${name}.json`);
  mkdirSync(folder, { recursive: true });
  const before = call.flag('resume') ? readCheckpoint(checkpoint, kept) : null;
  const plan = {
    game,
    seats,
    options,
    rivalry: call.number('rivalry', (before?.weights.card.rivalry ?? 0) * 100, 0, 200) / 100,
    decay: call.number('decay', 0, 0, 1000) / 100,
    seed: seedOf(call),
    wide: call.flag('wide'),
  };
  const trainer = new Trainer(
    plan,
    before ? { network: before.weights.network, games: before.weights.card.games } : undefined,
  );
  const source = call.text('from');
  if (source !== undefined && !before) trainer.beginWith(weightsNamed(game, source));
  const started = performance.now();
  const earlier = before?.weights.card.minutes ?? 0;
  const spent = () => (performance.now() - started) / 60_000;
  const command = commandOf(game, setup, call, options);
  const about = { command, ...lineageOf(before?.weights.card) };
  const curve: TrainingPoint[] = [...(before?.curve ?? [])];
  const players = playersFor(trainer, call.number('workers', 1, 1, 64));
  const from = trainer.games;
  const done = () => (games > 0 ? (trainer.games - from) / games : spent() / minutes);
  const save = () => {
    const weights = storeWeights(trainer.weights({ ...about, minutes: round(earlier + spent()), panel: [] }));
    const saved: Checkpoint = { weights, curve };
    writeFileSync(checkpoint, JSON.stringify(saved));
    writeFileSync(checkpoint.replace(/json$/, 'svg'), curveSvg(curve, `${game.id} ${name}`));
  };
  let saved = performance.now();
  let sums = { games: 0, points: 0, error: 0 };
  try {
    while (done() < 1) {
      const deals = Array.from(
        { length: games > 0 ? Math.min(ROUND, games - (trainer.games - from)) : ROUND },
        (_, i) => trainer.deal(trainer.games + i),
      );
      for (const result of await players.play(deals)) {
        sums = {
          games: sums.games + 1,
          points: sums.points + meanOf(result),
          error: sums.error + trainer.learn(result, done()),
        };
        if (sums.games < POINT) continue;
        const point = {
          games: trainer.games,
          minutes: round(earlier + spent()),
          points: round(sums.points / POINT),
          error: sums.error / POINT,
        };
        curve.push(point);
        sums = { games: 0, points: 0, error: 0 };
        process.stderr.write(
          `${point.minutes} min, ${point.games} games, mean ${point.points}, error ${point.error.toFixed(4)}  ${sparkline(curve)}\n`,
        );
      }
      if (performance.now() - saved > CHECKPOINT_MS) {
        save();
        saved = performance.now();
      }
    }
  } finally {
    await players.close();
  }
  save();
  const size = call.number('panel', 60, 0, 100_000);
  const weights = trainer.weights({
    ...about,
    minutes: round(earlier + spent()),
    panel: panelOf(game, setup, trainer.weights({ ...about, minutes: 0, panel: [] }), size),
  });
  const verdict =
    size === 0
      ? { kept: false, why: 'nothing was measured' }
      : compare(game, setup, weights, readWeightsFile(kept), size);
  if (verdict.kept) {
    writeWeightsFile(kept, weights);
    writeRegistry(packagesFolder());
  }
  return {
    json: { card: weights.card, curve, kept: verdict.kept, why: verdict.why, file: kept, checkpoint },
    text: [
      `${game.id} ${name}: ${weights.card.games} games in ${weights.card.minutes} minutes`,
      sparkline(curve),
      ...weights.card.panel.map(
        (one) =>
          `against ${one.against}: ${figure(one.points)} points, wins ${figure(one.wins * 100)} % of ${one.games}`,
      ),
      verdict.kept ? `Kept in ${kept}: ${verdict.why}.` : `Not kept: ${verdict.why}. The checkpoint is ${checkpoint}.`,
    ].join('\n'),
  };
}

const round = (x: number): number => Math.round(x * 100) / 100;
const meanOf = ({ points }: SelfPlayResult): number => points.reduce((sum, n) => sum + n, 0) / points.length;

function readCheckpoint(
  checkpoint: string,
  kept: string,
): { weights: Weights; curve: readonly TrainingPoint[] } | null {
  if (existsSync(checkpoint)) {
    // Written by this command.
    const { weights, curve } = JSON.parse(readFileSync(checkpoint, 'utf8')) as Checkpoint;
    return { weights: readWeights(weights), curve };
  }
  const weights = readWeightsFile(kept);
  if (!weights) throw new UsageError(`There is nothing to resume: neither ${checkpoint} nor ${kept} exists.`);
  return { weights, curve: [] };
}

function weightsNamed(game: Game, name: string): Weights {
  const weights = readWeightsFile(path.join(weightsFolder(game.id), `${name}.js`));
  if (!weights) throw new UsageError(`${game.id} has no weights ${name}.`);
  return weights;
}

function commandOf(game: Game, { seats }: Setup, call: CommandInput, options: Options): string {
  const set = Object.entries(options).map(([name, value]) => ` --set ${name}=${String(value)}`);
  const given = ['games', 'minutes', 'rivalry', 'decay', 'from'].flatMap((name) => {
    const value = call.text(name);
    return value === undefined ? [] : [` --${name} ${value}`];
  });
  const flags = ['wide', 'resume'].filter((name) => call.flag(name)).map((name) => ` --${name}`);
  return `quayside train ${game.id} --seats ${seats}${set.join('')}${given.join('')} --seed ${seedOf(call)}${flags.join('')}`;
}

/** What has made the weights that this training goes on from. */
const lineageOf = (card: ModelCard | undefined): Pick<ModelCard, 'before'> =>
  card ? { before: [...(card.before ? [card.before] : []), card.command].join('; ') } : {};

const CAPTAIN = captainAt(0);

/** Results against opponents that are never trained against, on deals that are never trained on. */
function panelOf(game: Game, setup: Setup, weights: Weights, size: number): PanelResult[] {
  const bot = withWeights(CAPTAIN, weights);
  const panel =
    setup.seats === 1
      ? [{ name: 'itself', bot }]
      : [
          { name: 'itself', bot },
          { name: 'merchant-0', bot: merchant0 },
          { name: 'random', bot: bots.random },
        ];
  return size === 0
    ? []
    : panel.map(({ name, bot: others }) => ({
        against: name,
        ...measureStrength(game, setup, bot, others, size, 'panel'),
      }));
}

/** Whether weights are better than those before: by points alone, in company by more than a fair share of wins. */
function compare(
  game: Game,
  setup: Setup,
  weights: Weights,
  before: Weights | null,
  size: number,
): { kept: boolean; why: string } {
  if (!before) return { kept: true, why: 'there were none' };
  const now = withWeights(CAPTAIN, weights);
  const then = withWeights(CAPTAIN, before);
  if (setup.seats === 1) {
    const [a, b] = [now, then].map((bot) => measureStrength(game, setup, bot, bot, size, 'compare').points) as [
      number,
      number,
    ];
    return { kept: a > b, why: `${figure(a)} points, those before have ${figure(b)}` };
  }
  const { wins } = measureStrength(game, setup, now, then, size, 'compare');
  const fair = 1 / setup.seats;
  return {
    kept: wins > fair,
    why: `wins ${figure(wins * 100)} % among those before, a fair share is ${figure(fair * 100)} %`,
  };
}
