import { readFileSync } from 'node:fs';
import {
  botNames,
  captainAt,
  findBot,
  harbourMasterWith,
  misfit,
  readWeights,
  withWeights,
  type Bot,
  type Weights,
  type WeightsFile,
} from '@quayside/bots';
import { inWords } from './in-words.ts';
import { games, loadWeights } from '@quayside/games';
import type { Game, Options, OptionSpec, Setup } from '@quayside/engine';
import { readSetup, Refused } from '@quayside/engine/host';
import { gameOutside } from './author-files.ts';
import { UsageError, type CommandInput, type CommandOption } from './command.ts';
import { declaredIn, packagesOfClone } from './workspace/packages.ts';

export function gameOf(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (!game) throw noGame(id);
  return game;
}

/** A game of the registry by its id, or any other by its file or the folder of its package. */
export async function gameNamed(word: string): Promise<Game> {
  const game = games.find((one) => one.id === word) ?? (await gameOutside(word));
  if (!game) throw noGame(word);
  return game;
}

export const isRegistered = (game: Game): boolean => games.includes(game);

/** Says what to do where a package of the clone declares the game, and nobody has registered it. */
export function noGame(word: string, packages = packagesOfClone()): UsageError {
  const declared = packages === null ? undefined : declaredIn(packages).games.find(({ id }) => id === word);
  return new UsageError(
    declared
      ? `${declared.manifest.name} declares the game ${word}, which is not registered. Run pnpm quayside register && pnpm install.`
      : `There is no game ${word}. Games: ${games.map((one) => one.id).join(', ')}; any other by its file or the folder of its package.`,
  );
}

/** The options by which a table is set up, the same for every command that needs one. */
export const tableOptions: { readonly [name: string]: CommandOption } = {
  seats: { type: 'string', value: 'n', about: 'players at the table (the most the game allows, unless said)' },
  bots: { type: 'string', value: 'names', about: `who plays, by seat or one for all: ${botNames.join(', ')}` },
  set: { type: 'string', value: 'option=value', multiple: true, about: 'an option of the game; can be repeated' },
  seed: { type: 'string', value: 'text', about: 'everything random follows from it (quayside, unless said)' },
};

export function setupOf(game: Game, call: CommandInput): Setup {
  const seats = call.number('seats', game.seats.max, game.seats.min, game.seats.max);
  const options: Record<string, string | number | boolean> = {};
  for (const assignment of call.list('set')) {
    const [name = '', ...rest] = assignment.split('=');
    const spec = Object.hasOwn(game.options, name) ? game.options[name] : undefined;
    if (!spec) throw new UsageError(`${game.id} has no option ${name}. ${optionsOf(game)}`);
    options[name] = valueOf(name, spec, rest.join('='));
  }
  try {
    return readSetup(game, seats, options);
  } catch (error) {
    if (error instanceof Refused) throw new UsageError(inWords(game.messages.en, error.text));
    throw error;
  }
}

/** Those of a table's options that were said, with their values. */
export const fixedOptions = (call: CommandInput, { options }: Setup): Options =>
  Object.fromEntries(
    call.list('set').map((assignment) => {
      const [name = ''] = assignment.split('=');
      return [name, options[name] as Options[string]]; // setupOf knows the name
    }),
  );

const optionsOf = (game: Game): string => {
  const names = Object.entries(game.options).map(([name, spec]) => `${name}=${valuesOf(spec)}`);
  return names.length === 0 ? 'It has no options.' : `Options: ${names.join(', ')}.`;
};

function valuesOf(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'choice':
      return spec.values.join('|');
    case 'flag':
      return 'yes|no';
    case 'number':
      return `${spec.min}…${spec.max}`;
  }
}

function valueOf(name: string, spec: OptionSpec, given: string): string | number | boolean {
  const wrong = () => new UsageError(`Option ${name} is ${valuesOf(spec)}, not ${given === '' ? 'nothing' : given}.`);
  switch (spec.kind) {
    case 'choice':
      if (!spec.values.includes(given)) throw wrong();
      return given;
    case 'flag':
      if (/^(yes|true|on)$/.test(given)) return true;
      if (/^(no|false|off)$/.test(given)) return false;
      throw wrong();
    case 'number': {
      const n = /^-?\d+$/.test(given) ? Number(given) : NaN;
      if (!(n >= spec.min && n <= spec.max)) throw wrong();
      return n;
    }
  }
}

/** One bot for every seat, from a list of names or a single one for all, with what it has learned for such a table. */
export async function botsOf(call: CommandInput, game: Game, setup: Setup, usual: string): Promise<Bot[]> {
  const { seats } = setup;
  const names = (call.text('bots') ?? usual).split(',').map((name) => name.trim());
  const found = names.map(botOf);
  const weights = await weightsOf(game, setup);
  const playing = found.map((bot) => withWeights(bot, weights));
  const [first] = playing;
  if (first && playing.length === 1) return Array.from({ length: seats }, () => first);
  if (playing.length !== seats)
    throw new UsageError(`--bots names ${found.length} bots for ${seats} seats. Name one for all, or ${seats}.`);
  return playing;
}

/** A bot by its name; `captain:0` has temperature 0 and makes no mistakes on purpose, `harbour-master:50` looks at 50 positions. */
function botOf(text: string): Bot {
  const [name = '', strength] = text.split(':');
  const bot = findBot(name);
  if (!bot) throw new UsageError(`There is no bot ${name}. Bots: ${botNames.join(', ')}.`);
  if (strength === undefined) return bot;
  const n = /^\d+(\.\d+)?$/.test(strength) ? Number(strength) : NaN;
  if (name === 'captain' && !Number.isNaN(n)) return captainAt(n);
  if (name === 'harbour-master' && n >= 1) return harbourMasterWith(Math.floor(n));
  throw new UsageError(`${text} is no bot. Numbers are for captain:<temperature> and harbour-master:<positions>.`);
}

/** The same with what it has learned for such a table. */
export const botNamed = async (name: string, game: Game, setup: Setup): Promise<Bot> =>
  withWeights(botOf(name), await weightsOf(game, setup));

/** What bots have learned for such a table; says so where levels that learn have to do without. */
async function weightsOf(game: Game, setup: Setup): Promise<Weights | null> {
  const file = await loadWeights(game.id, game.version, setup);
  if (file === null) return null;
  const weights = readWeights(file as WeightsFile); // written by `quayside train`
  const why = misfit(weights, game, setup);
  if (why !== null) process.stderr.write(`quayside: ${why} Until then captains play as merchants.\n`);
  return weights;
}

export const seedOf = (call: CommandInput): string => call.text('seed') ?? 'quayside';

/** A JSON document from a file, or from standard input for `-`. */
export function readJson(path: string): unknown {
  let text;
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8');
  } catch (error) {
    throw new UsageError(`${path} can’t be read: ${error instanceof Error ? error.message : String(error)}`);
  }
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
