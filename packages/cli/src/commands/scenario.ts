import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { runScenarios, type ScenarioBook } from '@quayside/testkit';
import { importFile } from '../author-files.ts';
import { UsageError, type Command } from '../command.ts';

export const scenarioCommand: Command = {
  name: 'scenario',
  about: 'Plays the scenarios of a file, or of all *.scenarios.ts under a folder, and says what came out otherwise.',
  takes: ['path'],
  options: { name: { type: 'string', value: 'words', about: 'only scenarios whose sentence contains these words' } },
  examples: ['scenario packages/testkit/src/sample/tidewater.scenarios.ts'],
  async run(call) {
    const files = scenarioFiles(call.arguments[0] ?? '');
    const words = call.text('name')?.toLowerCase() ?? '';
    const results = [];
    for (const file of files) {
      const book = await bookIn(file);
      for (const one of runScenarios(book))
        if (one.name.toLowerCase().includes(words)) results.push({ file, game: book.game.id, ...one });
    }
    if (results.length === 0)
      throw new UsageError(`No scenario${words ? ` with “${words}”` : ''} in ${files.join(', ')}.`);
    const failed = results.filter((one) => one.failure !== null);
    const lines = results.map((one) =>
      one.failure === null ? `✓ ${one.name}` : `✗ ${one.name}\n${one.failure.replace(/^/gm, '    ')}`,
    );
    return {
      json: { scenarios: results, passed: results.length - failed.length, failed: failed.length },
      text: [...lines, '', `${results.length - failed.length} hold, ${failed.length} do not`].join('\n'),
      ok: failed.length === 0,
    };
  },
};

function scenarioFiles(place: string): string[] {
  if (!existsSync(place)) throw new UsageError(`${place} does not exist. A scenario file or a folder is expected.`);
  if (!statSync(place).isDirectory()) return [place];
  const found = readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.scenarios\.[cm]?[jt]s$/.test(file) && !file.includes('node_modules'))
    .toSorted();
  if (found.length === 0) throw new UsageError(`No *.scenarios.ts under ${place}.`);
  return found.map((file) => path.join(place, file));
}

async function bookIn(file: string): Promise<ScenarioBook> {
  const { default: book } = await importFile(file);
  if (!isBook(book)) throw new UsageError(`${file} does not export a book of scenarios as its default.`);
  return book;
}

const isBook = (input: unknown): input is ScenarioBook =>
  typeof input === 'object' && input !== null && 'scenarios' in input && 'game' in input;
