import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from '../command.ts';
import { namesOf, writeGame, writeGameAlone, type GameNames } from '../workspace/new-game.ts';
import { packagesOfClone } from '../workspace/packages.ts';
import { writeRegistry } from '../workspace/registry.ts';

/** What was made, and what to type next. */
interface NewGame {
  readonly folder: string;
  readonly files: readonly string[];
  readonly registered: readonly string[];
  readonly text: readonly string[];
}

export const newCommand: Command = {
  name: 'new',
  about:
    'Makes the package of a new game, which passes every check and can be played at once. In a clone of Quayside it is registered; elsewhere it stands alone, in a folder of the game’s name.',
  takes: ['name'],
  options: {
    'no-install': {
      type: 'boolean',
      about: 'only write the files; installing and the first recording are up to you',
    },
  },
  examples: ['new red-quay'],
  run(call) {
    const names = namesOf(call.arguments[0] ?? '');
    const packages = packagesOfClone();
    const run = call.flag('no-install') ? () => undefined : runnerFor(call.flag('json') ? 2 : 1);
    const { text, ...made } = packages === null ? makeAlone(names, run) : makeInClone(names, packages, run);
    return { json: { game: names.id, ...made }, text: text.join('\n') };
  },
};

type Run = (cwd: string, program: string, ...words: string[]) => void;

function makeInClone(names: GameNames, packages: string, run: Run): NewGame {
  const root = path.dirname(packages);
  const folder = path.join(packages, names.id);
  const files = writeGame(names, folder);
  const registered = writeRegistry(packages);
  writeFileSync(path.join(root, `.changeset/${names.id}.md`), changeset(names));
  run(root, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
  // A longer or shorter name breaks lines elsewhere.
  run(root, 'pnpm', 'exec', 'oxfmt', folder);
  run(folder, 'pnpm', 'test');
  const text = [
    `${names.title} is in packages/${names.id}: ${files.length} files, registered, with a changeset.`,
    '',
    `  pnpm quayside play ${names.id}       in the terminal, against bots`,
    `  pnpm dev                             in the browser, on the generic board`,
    `  pnpm --filter @quayside/${names.id} test`,
    '',
    'Begin with src/cards.ts and src/index.ts. The guide is docs/guide/write-a-game.md.',
  ];
  return { folder, files, registered, text };
}

function makeAlone(names: GameNames, run: Run): NewGame {
  const folder = path.resolve(names.id);
  const files = writeGameAlone(names, folder);
  run(folder, 'npm', 'install');
  run(folder, 'npm', 'test');
  const text = [
    `${names.title} is in ${names.id}: ${files.length} files. In that folder:`,
    '',
    `  npx quayside play ${names.id}       in the terminal, against bots`,
    `  npx quayside verify ${names.id}     everything that a machine can check`,
    `  npm test`,
    '',
    'Begin with src/cards.ts and src/index.ts.',
  ];
  return { folder, files, registered: [], text };
}

const changeset = ({ id, title }: GameNames): string =>
  `---\n'@quayside/${id}': minor\n---\n\nThere is a new game to play: ${title}.\n`;

/** Runs programs, which record the first matches; where one fails, so does this command, which says what is left to do. */
const runnerFor =
  (log: number): Run =>
  (cwd, program, ...words) => {
    const env = { ...process.env, QUAYSIDE_RECORD: '1' };
    const { status } = spawnSync(program, words, { cwd, stdio: ['ignore', log, 2], env });
    if (status !== 0)
      throw new Error(`“${program} ${words.join(' ')}” failed in ${cwd}. The files are written; run it again there.`);
  };
