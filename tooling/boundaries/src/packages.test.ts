import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const architecture = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8');
const packages = ['apps', 'packages', 'tooling'].flatMap((folder) =>
  readdirSync(path.join(root, folder))
    .map((name) => `${folder}/${name}`)
    .filter((dir) => existsSync(path.join(root, dir, 'package.json'))),
);
const read = (dir: string, file: string) => readFileSync(path.join(root, dir, file), 'utf8');
const manifestOf = (dir: string) => JSON.parse(read(dir, 'package.json'));
const withCode = packages.filter((dir) => existsSync(path.join(root, dir, 'tsconfig.json')));
const published = packages.filter((dir) => !manifestOf(dir).private);

it('there are packages to look at', () => {
  expect(packages.length).toBeGreaterThan(15);
  expect(withCode.length).toBeGreaterThan(15);
  expect(published.length).toBeGreaterThan(2);
});

describe.each(packages)('%s', (dir) => {
  const manifest = manifestOf(dir);

  it('says what it is, in its manifest, in a README and on the map', () => {
    expect(manifest).toMatchObject({ name: expect.stringMatching(/^@quayside\//), license: 'MIT', type: 'module' });
    expect(manifest.description).toMatch(/\w/);
    expect(read(dir, 'README.md')).toMatch(new RegExp(`^# ${manifest.name}\\n\\n\\S`));
    // Games and their boards declare themselves; the map need not list each.
    const isListed = architecture.includes(`(../${dir})`);
    expect(isListed || manifest.quayside !== undefined, 'docs/architecture.md has a line about it').toBe(true);
  });

  it('takes every dependency from the catalog or the workspace', () => {
    const { dependencies, devDependencies, peerDependencies } = manifest;
    const own = Object.entries({ ...dependencies, ...devDependencies, ...peerDependencies });
    expect(own.filter(([, range]) => range !== 'catalog:' && range !== 'workspace:*')).toEqual([]);
  });
});

it.each(withCode)('%s has the full set of scripts and the shared settings', (dir) => {
  expect(Object.keys(manifestOf(dir).scripts)).toEqual(expect.arrayContaining(['lint', 'test', 'typecheck']));
  expect(read(dir, 'tsconfig.json')).toContain('"extends": "@quayside/tsconfig/');
  expect(read(dir, 'vitest.config.ts')).toContain('@quayside/vitest-config');
});

it.each(published)('%s is built when it is published', (dir) => {
  const manifest = manifestOf(dir);
  // Frozen rules are bundles already, what bots have learnt is data and templates are text: all are published as they are.
  const asTheyAre = ['frozen', 'bots', 'templates'].filter((folder) => existsSync(path.join(root, dir, folder)));
  const files = ['dist', ...asTheyAre];
  expect(manifest).toMatchObject({ files, scripts: { dist: 'quayside-dist' } });
  // Recorded matches and boards stay in the repository.
  const entries = Object.keys(manifest.exports).filter((entry) => !['./fixtures/*', './boards'].includes(entry));
  expect(Object.keys(manifest.publishConfig.exports)).toEqual(entries);
});
