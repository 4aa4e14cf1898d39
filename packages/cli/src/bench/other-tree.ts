import { existsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { bots, simulate } from '@quayside/bots';
import type { Game, Setup } from '@quayside/engine';
import { withBundle } from '../bundle.ts';
import { UsageError } from '../command.ts';

/** What is used of another checkout: few words that hardly ever change, as its code may be older or newer than this. */
const ENTRY = `
  export { bots, simulate } from '@quayside/bots';
  export { games } from '@quayside/games';
`;
interface OtherTree {
  readonly bots: typeof bots;
  readonly simulate: typeof simulate;
  readonly games: readonly Game[];
}

/** Whole random games by the code of another checkout, bundled like this one and loaded into this process. */
export async function gamesOfTree(folder: string): Promise<(id: string, setup: Setup) => () => number> {
  const resolveDir = path.resolve(folder, 'packages/cli');
  if (!existsSync(resolveDir))
    throw new UsageError(`--against names a checkout of this project, and ${folder} is none.`);
  const entry = { stdin: { contents: ENTRY, resolveDir, loader: 'ts' as const } };
  // Its module is of the same shape; what is not there fails at once below.
  const other = await withBundle(
    os.tmpdir(),
    entry,
    async (file) => (await import(pathToFileURL(file).href)) as OtherTree,
  );
  return (id, setup) => {
    const game = other.games.find((one) => one.id === id);
    if (!game) throw new UsageError(`There is no game ${id} in ${folder}.`);
    const seats = Array.from({ length: setup.seats }, () => other.bots.random);
    let next = 0;
    return () => {
      other.simulate(game, setup, seats, `bench/${next++}`);
      return 1;
    };
  };
}
