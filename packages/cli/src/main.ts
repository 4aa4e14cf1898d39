#!/usr/bin/env node
import { helpOf, readCall, UsageError, type Command } from './command.ts';
import { benchCommand } from './commands/bench.ts';
import { cardsCommand } from './commands/cards.ts';
import { checkFairnessCommand } from './commands/check-fairness.ts';
import { freezeCommand } from './commands/freeze.ts';
import { gamesCommand } from './commands/games.ts';
import { playCommand } from './commands/play.ts';
import { recordCommand } from './commands/record.ts';
import { replayCommand } from './commands/replay.ts';
import { scenarioCommand } from './commands/scenario.ts';
import { simulateCommand } from './commands/simulate.ts';
import { verifyCommand } from './commands/verify.ts';

const commands: readonly Command[] = [
  gamesCommand,
  cardsCommand,
  verifyCommand,
  scenarioCommand,
  simulateCommand,
  playCommand,
  recordCommand,
  replayCommand,
  checkFairnessCommand,
  benchCommand,
  freezeCommand,
];

function overview(): string {
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
  const [name, ...rest] = words;
  if (name === undefined || name === '--help' || name === 'help') {
    process.stdout.write(`${overview()}\n`);
    return 0;
  }
  const command = commands.find((one) => one.name === name);
  if (!command)
    throw new UsageError(`There is no command ${name}. Commands: ${commands.map((one) => one.name).join(', ')}.`);
  const call = readCall(command, rest);
  if (call.help) {
    process.stdout.write(`${helpOf(command)}\n`);
    return 0;
  }
  const { json, text, ok = true, printed = false } = await command.run(call);
  if (!printed) await written(`${call.json ? JSON.stringify(json, null, 2) : text}\n`);
  return ok ? 0 : 1;
}

/** Pipes take a large document in pieces: leaving before the last one would cut it off. */
const written = (text: string) => new Promise<void>((resolve) => process.stdout.write(text, () => resolve()));

// Whoever reads only the first lines (`| head`) has what they wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  if (error instanceof UsageError) process.stderr.write(`quayside: ${error.message}\n`);
  else process.stderr.write(`quayside: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
