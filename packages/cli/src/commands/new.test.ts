import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesOf } from '../workspace/new-game.ts';

const repository = path.resolve(import.meta.dirname, '../../../..');
const copy = mkdtempSync(path.join(os.tmpdir(), 'quayside-new-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** Links between packages are relative and so lead into the copy; what is installed stays where it is. */
beforeAll(() => {
  const left = new Set(['.git', '.next', '.turbo', '.data', 'dist', 'test-results', '.cache']);
  cpSync(repository, copy, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (from) => !left.has(path.basename(from)) && from !== path.join(repository, 'node_modules'),
  });
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
}, 120_000);

function run(cwd: string, program: string, ...words: string[]) {
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: path.join(copy, cwd),
    encoding: 'utf8',
    env: { ...process.env, QUAYSIDE_RECORD: '', NODE_ENV: 'test' },
  });
  return { status, output: stdout + stderr };
}
const bin = (name: string) => path.join(repository, 'node_modules/.bin', name);
const quayside = (...words: string[]) => run('.', bin('tsx'), 'packages/cli/src/main.ts', ...words);
const passes = (result: { status: number | null; output: string }) => expect(result.status, result.output).toBe(0);
const HOME = 'packages/the-very-long-quay';

describe('quayside new', () => {
  it('makes a package that passes every check and plays, without another line', () => {
    passes(quayside('new', 'the-very-long-quay', '--no-install'));
    // What `pnpm install` does: the same dependencies as any other game has, and a link from the registry.
    cpSync(path.join(copy, 'packages/inland-port/node_modules'), path.join(copy, HOME, 'node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    symlinkSync(
      '../../../the-very-long-quay',
      path.join(copy, 'packages/games/node_modules/@quayside/the-very-long-quay'),
    );
    passes(run('.', bin('oxfmt'), HOME));

    const vitest = path.join(copy, HOME, 'node_modules/.bin/vitest');
    const unrecorded = run(HOME, vitest, 'run', '-t', 'are kept');
    expect(unrecorded.output).toContain('run the tests once with QUAYSIDE_RECORD=1');
    passes(run(HOME, 'env', 'QUAYSIDE_RECORD=1', vitest, 'run'));
    passes(run(HOME, vitest, 'run'));
    expect(existsSync(path.join(copy, HOME, 'fixtures/v0/2-seats-1.json'))).toBe(true);

    passes(run(HOME, path.join(copy, HOME, 'node_modules/.bin/tsc'), '--noEmit'));
    passes(run('packages/games', path.join(copy, HOME, 'node_modules/.bin/tsc'), '--noEmit'));
    passes(run('packages/games', vitest, 'run', 'src/games.test.ts'));
    passes(run('.', bin('oxfmt'), '--check', HOME, 'packages/games', '.changeset'));
    passes(run('.', bin('oxlint'), '--type-aware', '--deny-warnings', HOME, 'packages/games/src'));
    passes(run('.', bin('sherif'), '--fail-on-warnings'));
    passes(run('.', bin('tsx'), 'tooling/boundaries/src/main.ts'));
    passes(run('tooling/boundaries', vitest, 'run', 'src/packages.test.ts'));
    passes(run('tooling/release', vitest, 'run', 'src/changelog.test.ts'));

    passes(quayside('verify', 'the-very-long-quay', '--games', '1', '--positions', '20'));
    const { output } = quayside('simulate', 'the-very-long-quay', '--games', '20', '--bots', 'merchant,random,random,random'); // prettier-ignore
    expect(output).toMatch(/20 games of the-very-long-quay/);
    expect(readFileSync(path.join(copy, HOME, 'README.md'), 'utf8')).toContain('# @quayside/the-very-long-quay');

    expect(quayside('new', 'the-very-long-quay')).toMatchObject({
      status: 2,
      output: expect.stringContaining('is there already'),
    });
  }, 900_000);

  it('explains a registry that names a game which is not there, and mends it', () => {
    passes(quayside('new', 'driftwood', '--no-install'));
    const broken = quayside('games');
    expect(broken.status).toBe(2);
    expect(broken.output).toContain('The registry names @quayside/driftwood, which is not installed. Run pnpm install');
    rmSync(path.join(copy, 'packages/driftwood'), { recursive: true });
    passes(quayside('register'));
    expect(quayside('games').output).toContain('tidewater');
  }, 60_000);
});

describe('a name', () => {
  it('is an id, and follows in code and on the table', () =>
    expect(namesOf('red-quay')).toEqual({ id: 'red-quay', name: 'redQuay', type: 'RedQuay', title: 'Red Quay' }));

  it.each(['Red', 'red_quay', '-red', 'red-', '7seas', '', '../x'])('is not %j', (id) =>
    expect(() => namesOf(id)).toThrow('small letters, digits and hyphens'),
  );

  it('is neither a board nor a word of the language', () => {
    expect(() => namesOf('red-board')).toThrow('taken for a board');
    expect(() => namesOf('class')).toThrow('a word of the language');
  });
});

it('a game that stands alone is checked by the settings of this repository', () => {
  const read = (file: string) =>
    JSON.parse(readFileSync(path.join(repository, file), 'utf8')) as { compilerOptions: object };
  const { compilerOptions } = read('packages/cli/templates/alone/tsconfig.json');
  expect(compilerOptions).toEqual({
    ...read('tooling/typescript/base.json').compilerOptions,
    ...read('tooling/typescript/node.json').compilerOptions,
  });
});
