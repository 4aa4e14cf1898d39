import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { check } from './check.ts';

const repository = path.resolve(import.meta.dirname, '../../..');

describe('this repository', () => {
  it('has no import that the rules do not allow', () => {
    expect(check(repository).violations).toEqual([]);
  });

  it('is looked at as a whole', () => {
    const folders = ['apps', 'packages', 'tooling'].flatMap((level) =>
      readdirSync(path.join(repository, level)).flatMap((name) =>
        ['src', 'server', 'e2e'].map((part) => path.join(repository, level, name, part)),
      ),
    );
    const files = folders
      .filter((folder) => existsSync(folder))
      .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      .filter((file) => /\.tsx?$/.test(file) && !file.includes('fixtures'));
    expect(files.length).toBeGreaterThan(20);
    expect(check(repository).files).toBeGreaterThanOrEqual(files.length);
  });
});

describe('a copy of this repository', () => {
  let copy: string;
  beforeEach(() => {
    copy = mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
    for (const folder of ['apps', 'packages']) {
      cpSync(path.join(repository, folder), path.join(copy, folder), {
        recursive: true,
        filter: (from) => !/node_modules|\.next|\.turbo|fixtures|test-results|\/dist(\/|$)|\.data/.test(from),
      });
    }
  });
  afterEach(() => rmSync(copy, { recursive: true }));

  it('fails with one more wrong import, which the command names', () => {
    const before = check(copy);
    write(copy, 'packages/engine/src/wrong.ts', "export { db } from '@quayside/db';");
    const run = spawnSync('tsx', [path.join(import.meta.dirname, 'main.ts'), copy], { encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain("packages/engine/src/wrong.ts:1  engine may not import '@quayside/db'");
    expect(run.stdout).toContain(
      `${before.imports + 1} imports in ${before.files + 1} files of ${before.packages} packages: ` +
        `${before.violations.length + 1} not allowed`,
    );
  });

  it('fails with an export of the engine that nobody uses', () => {
    write(copy, 'packages/engine/src/texts.ts', "export { say } from './text.ts';\nexport const unheardOf = 1;");
    expect(check(copy).violations).toContainEqual({
      file: 'packages/engine/src/texts.ts',
      line: 2,
      message: 'unheardOf is exported, but no other package uses it',
    });
  });

  it('fails on an empty folder, because nothing was checked', () => {
    const empty = path.join(copy, 'empty');
    mkdirSync(empty);
    const run = spawnSync('tsx', [path.join(import.meta.dirname, 'main.ts'), empty], { encoding: 'utf8' });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain('nothing was checked');
  });
});

describe('one import', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  /** What the checker says about a package with this one file. */
  function verdict(file: string, text: string): string[] {
    const [folder = '', name = ''] = file.split('/');
    write(root, `${folder}/${name}/package.json`, JSON.stringify({ name: `@quayside/${name}` }));
    write(root, file, text);
    return check(root).violations.map(({ message }) => message);
  }

  it.each([
    ['packages/engine/src/a.ts', "import fc from 'fast-check';"],
    ['packages/engine/src/a.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/engine/src/a.ts', "export type A = import('@quayside/testkit').A;"],
    ['packages/engine/src/a.ts', 'export const load = (name: string) => import(name);'],
    ['packages/testkit/src/a.ts', "import '@quayside/bots';"],
    ['packages/bots/src/a.ts', "import '@quayside/testkit';"],
    ['packages/le-havre/src/a.ts', "import '@quayside/inland-port';"],
    ['packages/le-havre/src/a.test.ts', "import '@quayside/inland-port';"],
    ['packages/le-havre/src/a.ts', "import { useState } from 'react';"],
    ['packages/le-havre/src/a.ts', "export const react = require('react');"],
    ['packages/le-havre/src/a.ts', "import '@quayside/testkit';"],
    ['packages/a-game-nobody-has-named/src/a.ts', "import '@quayside/le-havre';"],
    ['packages/le-havre-board/src/a.tsx', "import '@quayside/inland-port';"],
    ['packages/le-havre/src/a.ts', "import './scenarios/first-round.ts';"],
    ['packages/le-havre/src/a.ts', "import '@quayside/engine/host';"],
    ['packages/games/src/index.ts', "import '@quayside/le-havre-board';"],
    ['packages/games/src/index.ts', "import '@quayside/testkit';"],
    ['packages/games/src/index.ts', "import '@quayside/matches';"],
    ['packages/matches/src/a.ts', "import '@quayside/api';"],
    ['packages/api/src/a.ts', "import '@quayside/ui';"],
    ['packages/ui/src/a.tsx', "import '@quayside/le-havre';"],
    ['packages/cli/src/a.ts', "import '@quayside/db';"],
    ['apps/web/src/app/page.tsx', "import '@quayside/matches';"],
    ['apps/web/server/main.ts', "import '@quayside/db';"],
    ['apps/web/src/app/page.tsx', "export const db = () => import('@quayside/db');"],
    ['apps/web/src/app/page.tsx', "import { apply } from '@quayside/engine/host';"],
    ['apps/web/e2e/a.test.ts', "import '@quayside/db';"],
    ['apps/web/src/lib/a.ts', "import '../../../../packages/matches/src/index.ts';"],
    ['packages/ui/src/a.ts', "import '@quayside/vitest-config';"],
    ['tooling/release/src/a.ts', "import '@quayside/engine';"],
  ])('%s: %s is refused', (file, text) => {
    expect(verdict(file, text)).toHaveLength(1);
  });

  it.each([
    ['packages/engine/src/a.ts', "import './b.ts';"],
    ['packages/engine/src/a.test.ts', "import fc from 'fast-check';"],
    ['packages/bots/src/a.test.ts', "import '@quayside/testkit';"],
    ['packages/le-havre/src/a.ts', "import '@quayside/engine';"],
    ['packages/le-havre/src/a.test.ts', "import '@quayside/engine/host';"],
    ['packages/le-havre/src/a.test.ts', "import '@quayside/testkit/vitest';"],
    ['packages/le-havre/src/scenarios/first-round.ts', "import '@quayside/testkit';"],
    ['packages/le-havre-board/src/a.tsx', "import '@quayside/le-havre';"],
    ['packages/games/src/index.ts', "import '@quayside/testkit/sample';"],
    ['packages/games/src/index.ts', "export const load = () => import('@quayside/le-havre');"],
    ['packages/games/src/boards.ts', "export const load = () => import('@quayside/le-havre-board');"],
    ['packages/matches/src/a.ts', "import '@quayside/games';"],
    ['apps/web/src/lib/a.ts', "import type { State } from '@quayside/engine';"],
    ['apps/web/src/lib/a.ts', "import type { State } from '@quayside/engine';"],
    ['apps/web/src/lib/a.ts', "import '@quayside/games/boards';"],
    ['packages/ui/vitest.config.ts', "export { default } from '@quayside/vitest-config';"],
  ])('%s: %s is allowed', (file, text) => {
    expect(verdict(file, text)).toEqual([]);
  });

  it('is refused in the manifest already', () => {
    const manifest = { name: '@quayside/web', dependencies: { '@quayside/api': '*', '@quayside/db': '*' } };
    write(root, 'apps/web/package.json', JSON.stringify(manifest));
    expect(check(root).violations).toEqual([
      { file: 'apps/web/package.json', line: 1, message: "web may not depend on '@quayside/db'" },
    ]);
  });
});

describe('the name of a game', () => {
  let root: string;
  beforeEach(() => {
    root = mkdtempSync(path.join(os.tmpdir(), 'boundaries-'));
    const manifest = { name: '@quayside/red-quay', quayside: { game: 'red-quay' } };
    write(root, 'packages/red-quay/package.json', JSON.stringify(manifest));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const violations = (file: string, text: string) => {
    const [folder = '', name = ''] = file.split('/');
    write(root, `${folder}/${name}/package.json`, JSON.stringify({ name: `@quayside/${name}` }));
    write(root, file, text);
    return check(root).violations;
  };

  it.each([
    ['packages/matches/src/a.ts', "\nexport const DAILY = 'red-quay';"],
    ['apps/web/src/lib/a.ts', "\nexport const picture = { 'red-quay': 1 };"],
    ['packages/api/src/a.ts', '\nexport const redQuay = 1;'],
  ])('is refused in %s', (file, text) => {
    expect(violations(file, text)).toEqual([
      { file, line: 2, message: expect.stringMatching(/serves all games and may not name 'red-?[qQ]uay'/) },
    ]);
  });

  it.each([
    ['packages/matches/src/a.test.ts', "export const DAILY = 'red-quay';"],
    ['packages/matches/src/a.ts', "export const DAILY = 'red-quays';"],
    ['packages/red-quay/src/a.ts', "export const id = 'red-quay';"],
  ])('is allowed in %s: %s', (file, text) => {
    write(root, file, text);
    expect(check(root).violations).toEqual([]);
  });
});

function write(root: string, file: string, text: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}
