import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { judge } from '../checks.mjs';
import { resultsOf, slowest, sum } from '../results.mjs';

let dir: string;
beforeEach(() => {
  dir = path.join(mkdtempSync(path.join(os.tmpdir(), 'results-')), 'packages', 'quay');
});
afterEach(() => rmSync(path.resolve(dir, '../..'), { recursive: true }));

function write(file: string, content: unknown = '') {
  mkdirSync(path.dirname(path.join(dir, file)), { recursive: true });
  writeFileSync(path.join(dir, file), JSON.stringify(content));
}

const passing = {
  name: 'src/a.test.ts',
  startTime: 1000,
  endTime: 3500,
  status: 'passed',
  assertionResults: [{ status: 'passed' }, { status: 'passed' }],
};
const report = { numPassedTests: 2, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [passing] };

describe('the results of a package', () => {
  it('are what vitest and playwright have written', () => {
    write('src/a.test.ts');
    write('e2e/b.test.ts');
    write('test-results/unit.json', report);
    const stats = { expected: 3, unexpected: 1, flaky: 0, skipped: 1 };
    write('test-results/e2e.json', { stats, errors: [], suites: [{ file: 'b.test.ts' }] });
    expect(resultsOf(dir)).toEqual({
      name: 'packages/quay',
      passed: 5,
      failed: 1,
      skipped: 1,
      unsteady: [],
      slow: [{ name: 'packages/quay: a.test.ts', seconds: 2.5 }],
      problems: [],
    });
  });

  it('name what passed only at the second try', () => {
    write('e2e/b.test.ts');
    const spec = (title: string, status: string) => ({ title, tests: [{ status, results: [{ duration: 500 }] }] });
    const inner = { specs: [spec('a ship sails', 'flaky')] };
    const suite = { file: 'b.test.ts', specs: [spec('a dial turns', 'expected')], suites: [inner] };
    const stats = { expected: 1, unexpected: 0, flaky: 1, skipped: 0 };
    write('test-results/e2e.json', { stats, errors: [], suites: [suite] });
    expect(resultsOf(dir)).toMatchObject({ passed: 2, failed: 0, unsteady: ['a ship sails'], problems: [] });
  });

  it('are none for a package without tests', () => {
    write('src/index.ts');
    expect(resultsOf(dir)).toMatchObject({ passed: 0, failed: 0, problems: [] });
  });

  it('cannot be missing where there are tests', () => {
    write('src/a.test.ts');
    expect(resultsOf(dir).problems).toEqual(['packages/quay has 1 test files, but wrote no unit.json.']);
  });

  it('must hold every test file', () => {
    write('src/a.test.ts');
    write('src/b.test.ts');
    write('test-results/unit.json', report);
    expect(resultsOf(dir).problems).toEqual(['packages/quay has 2 test files, but only 1 are in its unit.json.']);
  });

  it('count a file that cannot be loaded as failed', () => {
    write('src/a.test.ts');
    const broken = { ...passing, status: 'failed', assertionResults: [] };
    write('test-results/unit.json', { ...report, numPassedTests: 0, testResults: [broken] });
    expect(resultsOf(dir)).toMatchObject({ passed: 0, failed: 1 });
  });
});

describe('the slowest', () => {
  it('are test files and browser tests together, longest first', () => {
    write('src/a.test.ts');
    write('e2e/b.test.ts');
    write('test-results/unit.json', report);
    const spec = {
      title: 'a ship sails',
      tests: [{ status: 'flaky', results: [{ duration: 4000 }, { duration: 1500 }] }],
    };
    const stats = { expected: 0, unexpected: 0, flaky: 1, skipped: 0 };
    write('test-results/e2e.json', { stats, errors: [], suites: [{ file: 'b.test.ts', specs: [spec] }] });
    const results = [resultsOf(dir)];
    const [first, second] = ['   5.5 s  packages/quay: a ship sails', '   2.5 s  packages/quay: a.test.ts'];
    expect(slowest(results, 10)).toEqual([first, second]);
    expect(slowest(results, 1)).toEqual([first]);
  });
});

describe('the sum', () => {
  it('adds up the packages', () => {
    const quay = { name: 'quay', passed: 2, failed: 1, skipped: 0, unsteady: [], slow: [], problems: ['one'] };
    const ship = { name: 'ship', passed: 3, failed: 0, skipped: 2, unsteady: [], slow: [], problems: [] };
    expect(sum([quay, ship])).toEqual({ passed: 5, failed: 1, skipped: 2, problems: ['one'] });
  });

  it('of no test at all is a problem', () => {
    expect(sum([]).problems).toEqual(['No test has run at all.']);
  });
});

describe('a check', () => {
  const check = { name: 'lint', command: [], counted: /on (\d+) files/, atLeast: 10 };

  it('passes if it has looked at all there is', () => {
    expect(judge(check, { ok: true, output: 'Finished on 12 files.' })).toBeNull();
  });

  it('fails if it has looked at less, or does not say', () => {
    expect(judge(check, { ok: true, output: 'Finished on 3 files.' })).toContain('looked at 3 of 10');
    expect(judge(check, { ok: true, output: 'Finished.' })).toContain('looked at 0 of 10');
  });

  it('fails if its tool does', () => {
    expect(judge(check, { ok: false, output: 'Finished on 12 files.' })).not.toBeNull();
  });
});
