import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  conceal,
  dealer,
  openMatch,
  recordOfLog,
  readSetup,
  submit,
  decisions,
  type RulesReport,
} from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import { runScenarios, type ScenarioBook } from '@quayside/testkit';
import { readCommandInput, UsageError } from '../command.ts';
import { scenarioFromReportCommand } from './scenario-from-report.ts';

// In the package of the game: that is where a scenario finds what it imports.
const results = path.join(import.meta.dirname, '../../../testkit/test-results');
mkdirSync(results, { recursive: true });
const folder = mkdtempSync(path.join(results, 'report-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fromReport = async (...words: string[]) =>
  scenarioFromReportCommand.run(readCommandInput(scenarioFromReportCommand, words));
/** What the scenario of a file says is wrong. The file is read anew each time. */
async function failureIn(file: string): Promise<string | null | undefined> {
  const { default: book } = (await import(/* @vite-ignore */ `${file}?${(reads += 1)}`)) as { default: ScenarioBook };
  return runScenarios(book)[0]?.failure;
}
let reads = 0;

/** A running match of Tidewater in which seat 0 has looked at the next two lots, and what it reports. */
function reported(): { full: RulesReport; own: RulesReport } {
  const game = findGame('tidewater');
  const setup = readSetup(game, 2);
  const nature = dealer(game, setup, 'report');
  const match = openMatch(game, setup, nature);
  const [place] = decisions(game, match.state, 0);
  submit(match, { seat: 0, decision: place?.id ?? '', answer: 'lookout' }, nature);
  const own: RulesReport = {
    quaysideReport: 1,
    game: game.id,
    version: game.version,
    seats: setup.seats,
    options: setup.options,
    seat: 1,
    text: 'The lookout shows "two" lots, and it’s said to be three. See the book.',
    at: match.log.length,
    view: conceal(game, match.state, 1),
  };
  return { own, full: { ...own, record: recordOfLog(game, setup, match.log) } };
}

const file = (name: string, content: unknown): string => {
  const full = path.join(folder, name);
  writeFileSync(full, typeof content === 'string' ? content : JSON.stringify(content));
  return full;
};

describe('a report becomes a scenario that', () => {
  const { full, own } = reported();
  it.each([
    ['of those who run the site', full],
    ['of the person who reports', own],
  ])('fails until somebody says what should happen, and holds then: the report %s', async (who, report) => {
    const out = path.join(folder, `${report === full ? 'full' : 'own'}.scenarios.ts`);
    await fromReport(file(`${who}.json`, report), '--out', out);
    const failure = await failureIn(out);
    expect(failure).toContain('Say in place of this line what should happen. Reported by seat 1');
    expect(failure).toContain('Open now: seat 0: arrange');
    expect(readFileSync(out, 'utf8')).toContain(
      String.raw`'The lookout shows "two" lots, and it’s said to be three.': {`,
    );

    writeFileSync(out, readFileSync(out, 'utf8').replace(/todo\(.*\),/, "asked(0, 'fee'),"));
    expect(await failureIn(out)).toContain('seat 0 is asked arrange.');
    writeFileSync(out, readFileSync(out, 'utf8').replace("asked(0, 'fee'),", ''));
    expect(await failureIn(out)).toBeNull();
  });

  it('sets the very position of the match, or one that the reporter could not tell from it', () => {
    const text = readFileSync(path.join(folder, 'full.scenarios.ts'), 'utf8');
    const looked = full.record?.answers.slice(-2).map(([, , card]) => card);
    for (const card of looked ?? [])
      expect(text).toContain(`card: ${JSON.stringify(card).replaceAll('"', "'")}, seen: [0]`);
    expect(text).toContain("asked(0, 'arrange')");
  });

  it('begins as many answers earlier as somebody wants', async () => {
    const out = path.join(folder, 'earlier.scenarios.ts');
    await fromReport(file('earlier.json', full), '--back', '3', '--out', out);
    expect(readFileSync(out, 'utf8')).toContain("answer(0, 'place', 'lookout')");
    expect(await failureIn(out)).toContain('Say in place of this line');
  });
});

describe('what is no report, or of other rules, is refused:', () => {
  const { full, own } = reported();
  it.each([
    ['words', 'hello', 'is not JSON'],
    ['a record', full.record, 'quaysideReport'],
    ['a position that is none', { ...own, view: { setup: {} } }, 'view'],
    ['a broken record', { ...full, record: { quayside: 1 } }, 'game'],
    ['another game', { ...own, game: 'chess' }, 'There is no game chess'],
    ['another version', { ...own, version: 0 }, 'was played by version 0 of tidewater, and the rules here are version'],
    [
      'a view that does not fit',
      { ...own, view: { ...own.view, goods: 3 } },
      'goods is a number, and should be a list',
    ],
  ])('%s', async (name, content, message) => {
    const made = fromReport(file(`${name}.json`, content), '--out', path.join(folder, 'never.ts'));
    await expect(made).rejects.toThrow(UsageError);
    await expect(made).rejects.toThrow(message);
  });
  it('and nothing is written over', async () => {
    const out = file('there.scenarios.ts', '');
    await expect(fromReport(file('again.json', full), '--out', out)).rejects.toThrow('is there already');
  });
});
