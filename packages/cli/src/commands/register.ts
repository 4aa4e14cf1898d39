import { UsageError, type Command } from '../command.ts';
import { declaredIn, packagesFolder } from '../workspace/packages.ts';
import { writeRegistry } from '../workspace/registry.ts';

export const registerCommand: Command = {
  name: 'register',
  about: 'Writes the registry from what the packages declare: every game and board of this clone.',
  takes: [],
  options: {},
  examples: ['register'],
  run() {
    const packages = packagesFolder();
    const { games, boards } = declaredIn(packages);
    if (games.length === 0) throw new UsageError(`No package in ${packages} declares a game.`);
    const written = writeRegistry(packages);
    const list = games.map(({ id, manifest }) => ({
      game: id,
      package: manifest.name,
      board: boards.find((one) => one.game === id)?.name ?? null,
    }));
    const changed = written.length === 0 ? 'The registry is up to date.' : `Written: ${written.join(', ')}.`;
    const install = written.includes('games/package.json') ? '\nRun pnpm install to link what is new.' : '';
    return {
      json: { games: list, written },
      text: [...list.map((one) => `${one.game}  ${one.package}`), '', changed + install].join('\n'),
    };
  },
};
