import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Command } from '../command.ts';
import { namesOf, writeGame, type GameNames } from '../workspace/new-game.ts';
import { packagesFolder } from '../workspace/packages.ts';
import { writeRegistry } from '../workspace/registry.ts';

export const newCommand: Command = {
  name: 'new',
  about: 'Makes the package of a new game, which passes every check and can be played at once, and registers it.',
  takes: ['name'],
  options: {
    'no-install': {
      type: 'boolean',
      about: 'only write the files; pnpm install and the first recording are up to you',
    },
  },
  examples: ['new red-quay'],
  run(call) {
    const names = namesOf(call.arguments[0] ?? '');
    const packages = packagesFolder();
    const root = path.dirname(packages);
    const folder = path.join(packages, names.id);
    const files = writeGame(names, folder);
    const registered = writeRegistry(packages);
    writeFileSync(path.join(root, `.changeset/${names.id}.md`), changeset(names));
    if (!call.flag('no-install')) {
      const log = call.flag('json') ? 2 : 1;
      must(root, log, 'pnpm', 'install', '--prefer-offline', '--no-frozen-lockfile');
      // A longer or shorter name breaks lines elsewhere.
      must(root, log, 'pnpm', 'exec', 'oxfmt', folder);
      must(folder, log, 'pnpm', 'test');
    }
    return {
      json: { game: names.id, folder, files, registered },
      text: [
        `${names.title} is in packages/${names.id}: ${files.length} files, registered, with a changeset.`,
        '',
        `  pnpm quayside play ${names.id}       in the terminal, against bots`,
        `  pnpm dev                             in the browser, on the generic board`,
        `  pnpm --filter @quayside/${names.id} test`,
        '',
        'Begin with src/cards.ts and src/index.ts. The guide is docs/guide/write-a-game.md.',
      ].join('\n'),
    };
  },
};

const changeset = ({ id, title }: GameNames): string =>
  `---\n'@quayside/${id}': minor\n---\n\nThere is a new game to play: ${title}.\n`;

/** Runs a program; where it fails, so does this one, which says what is left to do. */
function must(cwd: string, log: number, program: string, ...words: string[]): void {
  const env = { ...process.env, QUAYSIDE_RECORD: '1' };
  const { status } = spawnSync(program, words, { cwd, stdio: ['ignore', log, 2], env });
  if (status !== 0)
    throw new Error(`“${program} ${words.join(' ')}” failed in ${cwd}. The files are written; run it again there.`);
}
