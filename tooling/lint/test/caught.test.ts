import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
let place: string;
beforeEach(() => {
  place = mkdtempSync(path.join(os.tmpdir(), 'lint-'));
  for (const file of ['.oxlintrc.json', 'tooling/lint/oxlint.json', 'knip.ts']) {
    cpSync(path.join(root, file), path.join(place, file));
  }
});
afterEach(() => rmSync(place, { recursive: true }));

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(place, file)), { recursive: true });
  writeFileSync(path.join(place, file), text);
}

function tool(name: string, ...args: string[]) {
  const env = {
    ...process.env,
    OXLINT_TSGOLINT_PATH: path.resolve(import.meta.dirname, '../node_modules/.bin/tsgolint'),
  };
  const { status, stdout, stderr } = spawnSync(name, args, { cwd: place, encoding: 'utf8', env, timeout: 240_000 });
  return { status, output: stdout + stderr };
}

describe('the linter', () => {
  const wrong = {
    'no-floating-promises': ['packages/api/src/a.ts', 'async function f() {}\nf();'],
    'switch-exhaustiveness-check': [
      'packages/api/src/b.ts',
      "export function f(x: 'a' | 'b') {\n  switch (x) {\n    case 'a':\n  }\n}",
    ],
    'no-explicit-any': ['packages/api/src/c.ts', 'export const a: any = 1;'],
    'no-non-null-assertion': ['packages/api/src/d.ts', 'export const a = (b?: string) => b!.length;'],
    'no-console': ['packages/api/src/e.ts', "console.log('here');"],
    'no-cycle': ['packages/api/src/f.ts', "import { f } from './f.ts';\nexport const g = () => f;"],
    'no-focused-tests': ['packages/api/src/g.test.ts', "import { it } from 'vitest';\nit.only('x', () => {});"],
    'rules-of-hooks': ['packages/ui/src/a.tsx', 'export const A = (x: boolean) => (x ? useState(1) : null);'],
    'alt-text': ['packages/ui/src/b.tsx', 'export const A = () => <img src="a.png" />;'],
    'no-restricted-properties': ['packages/engine/src/a.ts', 'export const a = Math.random();'],
    'no-restricted-globals': ['packages/a-game-nobody-has-named/src/a.ts', 'export const a = Date.now();'],
  } as const;

  it('catches what is wrong, and nothing else', () => {
    for (const [file, text] of Object.values(wrong)) write(file, text);
    write('packages/testkit/src/sample/a.ts', 'export const a = performance.now();');
    write('packages/api/src/plain.ts', 'export const a = (b: number) => b + Date.now();');
    write('packages/a-board/src/plain.ts', 'export const a = () => new Date();');
    write('packages/a-game-nobody-has-named/src/plain.test.ts', 'export const a = () => new Date();');
    const { status, output } = tool('oxlint', '--type-aware', '--deny-warnings', '--format=unix');
    expect(status).toBe(1);
    for (const [rule, [file]] of Object.entries(wrong)) {
      expect(output).toMatch(new RegExp(`^${file}:.*\\(${rule}\\)\\]$`, 'm'));
    }
    expect(output).toContain('packages/testkit/src/sample/a.ts');
    expect(output).not.toContain('plain.');
  });
});

describe('the search for unused code', () => {
  const unused = () => tool('knip', '--no-config-hints');

  beforeEach(() => {
    write('package.json', '{ "name": "harbour", "private": true, "type": "module" }');
    write('pnpm-workspace.yaml', 'packages: [packages/*]');
    write('packages/quay/package.json', '{ "name": "@quayside/quay", "exports": { ".": "./src/index.ts" } }');
    write('packages/quay/src/index.ts', "export { crane } from './crane.ts';");
    write('packages/quay/src/crane.ts', 'export const crane = 1;');
  });

  it('has nothing against what is used', () => {
    expect(unused()).toEqual({ status: 0, output: '' });
  });

  it('finds a file, an export and a dependency that nobody uses', () => {
    write('packages/quay/src/crane.ts', 'export const crane = 1;\nexport const rope = 2;');
    write('packages/quay/src/wreck.ts', 'export const wreck = 3;');
    const manifest = { name: '@quayside/quay', exports: './src/index.ts', dependencies: { zod: '4' } };
    write('packages/quay/package.json', JSON.stringify(manifest));
    const { status, output } = unused();
    expect(status).toBe(1);
    expect(output).toContain('wreck.ts');
    expect(output).toContain('rope');
    expect(output).toContain('zod');
  });
});
