// What must be green, cheapest first. A check says what it looked at, and fails if that is less than there is:
// a tool that passes is not yet a tool that looked.
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pnpm, workspacePackages } from './install.mjs';
import { run } from './processes.mjs';
import { resultsOf, slowest, sum } from './results.mjs';

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {string[]} command
 * @property {boolean} [quiet] shows its output only if it fails
 * @property {RegExp} [counted] finds in the output how many things it looked at
 * @property {number} [atLeast] how many there are
 */

/** Runs all checks, the later ones even if an earlier one fails, and says whether all passed. */
export async function runChecks(/** @type {string} */ root) {
  const packages = workspacePackages(root);
  for (const dir of packages) rmSync(path.join(dir, 'test-results'), { recursive: true, force: true });

  /** @type {string[]} */
  const failed = [];
  const checks = checksOf(root, packages);
  for (const [index, check] of checks.entries()) {
    console.log(`\n[${index + 1}/${checks.length}] ${check.name}`);
    const start = Date.now();
    const outcome = await run(check.command, { cwd: root, quiet: check.quiet === true });
    if (!outcome.ok && outcome.output) console.log(outcome.output);
    const wrong = judge(check, outcome);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    const looked = check.counted?.exec(outcome.output)?.[1];
    const ok = `ok, ${seconds} s${looked ? `, looked at ${looked}` : ''}`;
    console.log(`${check.name}: ${wrong ? `FAILED after ${seconds} s. ${wrong}` : ok}`);
    if (wrong) failed.push(`${check.name}: ${wrong}`);
  }

  const results = packages.map(resultsOf);
  const total = sum(results);
  const problems = [...failed, ...total.problems];
  console.log();
  for (const { name, passed, failed: bad, skipped } of results) {
    if (passed + bad + skipped === 0) continue;
    console.log(`  ${name}: ${passed} passed${bad ? `, ${bad} FAILED` : ''}${skipped ? `, ${skipped} skipped` : ''}`);
  }
  console.log('\n  The ten slowest:');
  for (const line of slowest(results, 10)) console.log(`  ${line}`);
  for (const { name, unsteady } of results)
    for (const title of unsteady) console.log(`  ${name}: passed only at the second try, look into it: ${title}`);
  for (const problem of problems) console.log(`  ${problem}`);

  // Each check counts as one beside the tests, so that the line below never looks green when something is red.
  const line = `${total.passed + checks.length - failed.length} passed, ${total.failed + problems.length} failed`;
  mkdirSync(path.join(root, 'test-results'), { recursive: true });
  writeFileSync(path.join(root, 'test-results', 'summary.txt'), `${line}\n`);
  console.log(`\n${line}`);
  return total.failed + problems.length === 0;
}

/** @returns {Check[]} */
function checksOf(/** @type {string} */ root, /** @type {string[]} */ packages) {
  const tool = (/** @type {string} */ name) => path.join(root, 'node_modules', '.bin', name);
  const turbo = (/** @type {string} */ logs, /** @type {string[]} */ ...tasks) =>
    pnpm(root, 'exec', 'turbo', 'run', ...tasks, '--continue=dependencies-successful', `--output-logs=${logs}`);
  const sources = packages.reduce((count, dir) => count + sourcesIn(dir), 0);
  const withScript = (/** @type {string} */ script) => packages.filter((dir) => scriptsOf(dir).includes(script)).length;
  const tasks = /Tasks:\s+(\d+) successful/;
  return [
    { name: 'manifests', command: [tool('sherif'), '--fail-on-warnings'], quiet: true },
    { name: 'format', command: [tool('oxfmt'), '--check'], quiet: true, counted: /on (\d+) files/, atLeast: sources },
    {
      name: 'module boundaries',
      command: [tool('tsx'), path.join(root, 'tooling', 'boundaries', 'src', 'main.ts')],
      quiet: true,
      counted: /in (\d+) files/,
      atLeast: sources,
    },
    {
      name: 'lint',
      command: [tool('oxlint'), '--type-aware', '--deny-warnings'],
      quiet: true,
      counted: /on (\d+) files/,
      atLeast: sources,
    },
    { name: 'unused code', command: [tool('knip'), '--no-config-hints'], quiet: true },
    {
      name: 'types',
      command: turbo('errors-only', 'typecheck'),
      quiet: true,
      counted: tasks,
      atLeast: withScript('typecheck'),
    },
    // What the browser tests need is built beside the other tests, where it takes the core that these leave free.
    { name: 'tests', command: turbo('new-only', 'test', 'build') },
    { name: 'browser tests', command: turbo('new-only', 'e2e') },
  ];
}

/** What is wrong with the outcome of a check, in words, or null. */
export function judge(
  /** @type {Check} */ { counted, atLeast = 1 },
  /** @type {{ ok: boolean, output: string }} */ outcome,
) {
  if (!outcome.ok) return 'The lines above say why.';
  if (!counted) return null;
  const looked = Number(counted.exec(outcome.output)?.[1] ?? 0);
  return looked < atLeast ? `It looked at ${looked} of ${atLeast}, so it proves nothing.` : null;
}

/** @returns {number} */
function sourcesIn(/** @type {string} */ dir) {
  return ['src', 'server', 'e2e']
    .map((part) => path.join(dir, part))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    .filter((file) => /\.tsx?$/.test(file) && !file.split(path.sep).includes('fixtures')).length;
}

/** @returns {string[]} */
function scriptsOf(/** @type {string} */ dir) {
  return Object.keys(JSON.parse(readFileSync(path.join(dir, 'package.json'), 'utf8')).scripts ?? {});
}
