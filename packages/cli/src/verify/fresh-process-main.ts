import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Game } from '@quayside/engine';
import { gameNamed } from '../input.ts';
import type { FreshTask } from './fresh-process.ts';
import { recordGames, tracesOf } from './traces.ts';

/** The other process: plays games of its own first, then those it is handed, and prints what they came to. */
async function main(): Promise<void> {
  const task = JSON.parse(readFileSync(0, 'utf8')) as FreshTask; // written by freshProcessFinds
  // Names of games may be paths of the caller.
  process.chdir(task.folder);
  const game = task.from ? await imported(task.from) : await gameNamed(task.word);
  recordGames(game, task.warmUp, 3);
  process.stdout.write(JSON.stringify(tracesOf(game, task.games)));
}

async function imported({ module, name }: { module: string; name: string }): Promise<Game> {
  return ((await import(module)) as { [name: string]: Game })[name] as Game;
}

if (realpathSync(process.argv[1] ?? '.') === realpathSync(fileURLToPath(import.meta.url))) await main();
