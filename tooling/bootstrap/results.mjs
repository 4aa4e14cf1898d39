// Adds up what vitest and playwright have written. turbo keeps these files in its cache, so they are there even
// for tests that did not have to run again.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} Timed
 * @property {string} name
 * @property {number} seconds
 */

/**
 * @typedef {object} Results
 * @property {string} name
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 * @property {string[]} unsteady tests that passed only at the second try, by name
 * @property {Timed[]} slow what took longest, test files and browser tests alike
 * @property {string[]} problems why the numbers cannot be trusted
 */

/** @returns {Results} */
export function resultsOf(/** @type {string} */ dir) {
  const name = `${path.basename(path.dirname(dir))}/${path.basename(dir)}`;
  const files = testFilesIn(dir);
  const browser = files.filter((file) => file.startsWith('e2e'));
  /** @type {Results} */
  const results = { name, passed: 0, failed: 0, skipped: 0, unsteady: [], slow: [], problems: [] };
  add(results, 'unit.json', files.length - browser.length, path.join(dir, 'test-results', 'unit.json'), vitest);
  add(results, 'e2e.json', browser.length, path.join(dir, 'test-results', 'e2e.json'), playwright);
  return results;
}

/** The n slowest of all packages, in words. */
export function slowest(/** @type {Results[]} */ all, /** @type {number} */ n) {
  return all
    .flatMap(({ slow }) => slow)
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, n)
    .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

/** The sum of all packages. No test at all is a problem, not a success. */
export function sum(/** @type {Results[]} */ all) {
  const total = { passed: 0, failed: 0, skipped: 0, problems: all.flatMap(({ problems }) => problems) };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  if (total.passed + total.failed === 0) total.problems.push('No test has run at all.');
  return total;
}

/**
 * @param {Results} results
 * @param {string} what
 * @param {number} expected how many test files the package has
 * @param {string} file
 * @param {(report: any) => { files: number, passed: number, failed: number, skipped: number, unsteady?: string[], slow: Timed[] }} read
 */
function add(results, what, expected, file, read) {
  if (expected === 0) return;
  if (!existsSync(file)) {
    results.problems.push(`${results.name} has ${expected} test files, but wrote no ${what}.`);
    return;
  }
  const { files, passed, failed, skipped, unsteady = [], slow } = read(JSON.parse(readFileSync(file, 'utf8')));
  results.passed += passed;
  results.failed += failed;
  results.skipped += skipped;
  results.unsteady.push(...unsteady);
  for (const one of slow) results.slow.push({ ...one, name: `${results.name}: ${one.name}` });
  if (files < expected) {
    results.problems.push(`${results.name} has ${expected} test files, but only ${files} are in its ${what}.`);
  }
}

function vitest(/** @type {any} */ report) {
  /** @type {{ name: string, startTime: number, endTime: number, status: string, assertionResults: { status: string }[] }[]} */
  const files = report.testResults;
  // A file that cannot even be loaded fails without a failing test in it.
  const broken = files.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  return {
    files: files.length,
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken,
    skipped: report.numPendingTests + report.numTodoTests,
    slow: files.map(({ name, startTime, endTime }) => ({
      name: path.basename(name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
}

function playwright(/** @type {any} */ report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const files = new Set(report.suites.map((/** @type {{ file: string }} */ suite) => suite.file)).size;
  const unsteady = specsIn(report.suites)
    .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
    .map(({ title }) => title);
  const slow = specsIn(report.suites).map(({ title, tests }) => ({
    name: title,
    seconds: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
  }));
  const failed = unexpected + report.errors.length;
  return { files, passed: expected + flaky, failed, skipped, unsteady, slow };
}

/**
 * @typedef {object} Spec
 * @property {string} title
 * @property {{ status: string, results: { duration: number }[] }[]} tests
 */

/**
 * @typedef {object} Suite
 * @property {Suite[]} [suites]
 * @property {Spec[]} [specs]
 */

/** @returns {Spec[]} */
function specsIn(/** @type {Suite[]} */ all) {
  return all.flatMap(({ suites = [], specs = [] }) => [...specs, ...specsIn(suites)]);
}

/** @returns {string[]} */
function testFilesIn(/** @type {string} */ dir, within = '') {
  return readdirSync(path.join(dir, within), { withFileTypes: true }).flatMap((entry) => {
    // What is in a template is run by the package that is made of it.
    if (['node_modules', 'dist', '.next', 'fixtures', 'templates'].includes(entry.name)) return [];
    const file = path.join(within, entry.name);
    if (entry.isDirectory()) return testFilesIn(dir, file);
    return /\.test\.(tsx?|mjs)$/.test(entry.name) ? [file] : [];
  });
}
