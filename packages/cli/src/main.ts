#!/usr/bin/env node
import { isMainThread, workerData } from 'node:worker_threads';
import { helpOf, readCommandInput, UsageError, type Command } from './command.ts';
import { newCommand } from './commands/new.ts';
import { registerCommand } from './commands/register.ts';
import type { WorkerStart } from './training/players.ts';

/** These mend the registry, so they run where it names a game that is not installed. */
const MENDING: readonly Command[] = [newCommand, registerCommand];

async function allCommands(): Promise<readonly Command[]> {
  try {
    const { commands } = await import('./commands/index.ts');
    return [...commands, ...MENDING];
  } catch (error) {
    throw missingModule(error) ?? error;
  }
}

/** A registry and packages that do not go together, said to the person who can do something about it. */
function missingModule(error: unknown): UsageError | null {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'ERR_MODULE_NOT_FOUND') return null;
  const [, name] = /'(@quayside\/[\w-]+)/.exec(error.message) ?? [];
  if (name === undefined) return null;
  return new UsageError(
    `The registry names ${name}, which is not installed. Run pnpm install; if the package is gone or was renamed, run pnpm quayside register first.`,
  );
}

function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((one) => [one.name, ...one.takes].join(' ').length)) + 6;
  const lines = commands.map(
    (one) => `  ${[one.name, ...one.takes.map((word) => `<${word}>`)].join(' ').padEnd(width)}${one.about}`,
  );
  return [
    'quayside <command> [options]: for those who write rules',
    '',
    ...lines,
    '',
    'quayside <command> --help says more. Every command knows --json.',
  ].join('\n');
}

/** Exit codes: 0 all is well, 1 the work was done and the result is bad (or something broke), 2 the command was not understood. */
async function main(words: readonly string[]): Promise<number> {
  const [name] = words;
  if (name === undefined || name === '--help' || name === 'help') {
    process.stdout.write(`${overview(await allCommands())}\n`);
    return 0;
  }
  const command = MENDING.find((one) => isNamed(one, words)) ?? named(await allCommands(), words);
  if (!command)
    throw new UsageError(
      `There is no command ${name}. Commands: ${(await allCommands()).map((one) => one.name).join(', ')}.`,
    );
  const call = readCommandInput(command, words.slice(command.name.split(' ').length));
  if (call.help) {
    process.stdout.write(`${helpOf(command)}\n`);
    return 0;
  }
  const { json, text, ok = true, printed = false } = await command.run(call);
  if (!printed) await written(`${call.json ? JSON.stringify(json, null, 2) : text}\n`);
  return ok ? 0 : 1;
}

/** A name can have two words: `scenario from-report`. */
const isNamed = ({ name }: Command, words: readonly string[]): boolean =>
  name.split(' ').every((word, i) => word === words[i]);

/** The command that more of the words name. */
const named = (commands: readonly Command[], words: readonly string[]): Command | undefined =>
  commands.filter((one) => isNamed(one, words)).toSorted((a, b) => b.name.length - a.name.length)[0];

/** Pipes take a large document in pieces: leaving before the last one would cut it off. */
const written = (text: string) => new Promise<void>((resolve) => process.stdout.write(text, () => resolve()));

// The reader has closed the pipe (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
if (isMainThread) await run();
// Worker threads of a training run this program too.
else (await import('./training/worker.ts')).playForTraining(workerData as WorkerStart);

async function run(): Promise<void> {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    if (error instanceof UsageError) process.stderr.write(`quayside: ${error.message}\n`);
    else process.stderr.write(`quayside: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
    process.exitCode = error instanceof UsageError ? 2 : 1;
  }
}
