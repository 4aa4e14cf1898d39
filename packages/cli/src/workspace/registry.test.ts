import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noGame } from '../input.ts';
import { packagesFolder } from './packages.ts';
import { staleFiles, writeRegistry } from './registry.ts';

it('the registry of this repository is what the packages declare (if not: pnpm quayside register)', () => {
  expect(staleFiles(packagesFolder()).map(([file]) => file)).toEqual([]);
});

describe('a registry', () => {
  let packages: string;
  const write = (file: string, content: unknown) => {
    mkdirSync(path.dirname(path.join(packages, file)), { recursive: true });
    writeFileSync(path.join(packages, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const read = (file: string) => readFileSync(path.join(packages, file), 'utf8');

  beforeEach(() => {
    packages = mkdtempSync(path.join(os.tmpdir(), 'quayside-registry-'));
    write('engine/package.json', { name: '@quayside/engine' });
    write('games/package.json', {
      name: '@quayside/games',
      dependencies: { '@quayside/engine': 'workspace:*', '@quayside/sunken': 'workspace:*' },
      devDependencies: { '@quayside/sunken-board': 'workspace:*', '@quayside/vitest-config': 'workspace:*' },
    });
    write('red-quay/package.json', {
      name: '@quayside/red-quay',
      quayside: { game: 'red-quay' },
      exports: { '.': './src/index.ts', './lesson': './src/lesson.ts' },
    });
    write('red-quay-board/package.json', { name: '@quayside/red-quay-board', quayside: { board: 'red-quay' } });
  });
  afterEach(() => rmSync(packages, { recursive: true }));

  it('imports what is declared, part by part, and depends on it', () => {
    write('red-quay/frozen/v10.js', '');
    write('red-quay/frozen/v9.js', '');
    expect(writeRegistry(packages)).toHaveLength(8);
    expect(read('games/src/registry/games.ts')).toContain("import { redQuay } from '@quayside/red-quay';");
    const modules = read('games/src/registry/modules.ts');
    expect(modules).toContain("game: async () => (await import('@quayside/red-quay')).redQuay,");
    expect(modules).toContain("lesson: async () => (await import('@quayside/red-quay/lesson')).lesson,");
    expect(modules).not.toContain('handbook');
    expect(modules.indexOf('v9.js')).toBeLessThan(modules.indexOf('v10.js'));
    expect(read('games/src/boards/registry.ts')).toContain("en: () => import('./tables/red-quay.ts'),");
    const table = read('games/src/boards/tables/red-quay.ts');
    expect(table).toContain("export { redQuay as game } from '@quayside/red-quay';");
    expect(table).toContain("export { default as Board } from '@quayside/red-quay-board';");
    expect(JSON.parse(read('games/package.json'))).toMatchObject({
      dependencies: { '@quayside/engine': 'workspace:*', '@quayside/red-quay': 'workspace:*' },
      devDependencies: { '@quayside/red-quay-board': 'workspace:*', '@quayside/vitest-config': 'workspace:*' },
    });
  });

  it('is asked for where a game is declared and not in it', () => {
    expect(noGame('red-quay', packages).message).toContain('@quayside/red-quay declares the game red-quay, which is not registered. Run pnpm quayside register'); // prettier-ignore
    expect(noGame('blue-quay', packages).message).toContain('There is no game blue-quay. Games: ');
  });

  it('forgets what is gone, and is written only where something has changed', () => {
    writeRegistry(packages);
    expect(read('games/package.json')).not.toContain('sunken');
    expect(writeRegistry(packages)).toEqual([]);
    rmSync(path.join(packages, 'red-quay-board'), { recursive: true });
    expect(writeRegistry(packages)).toEqual(['games/src/boards/tables/red-quay.ts', 'games/package.json']);
  });

  it('has a table for each language where a package exports its texts by language', () => {
    writeRegistry(packages);
    const entries = ['.', './rules', './texts/en', './texts/fr'];
    write('red-quay/package.json', {
      name: '@quayside/red-quay',
      quayside: { game: 'red-quay' },
      exports: Object.fromEntries(entries.map((entry) => [entry, `./src/${entry}.ts`])),
    });
    expect(writeRegistry(packages)).toEqual(
      expect.arrayContaining(
        ['red-quay.en.ts', 'red-quay.fr.ts', 'red-quay.ts'].map((name) => `games/src/boards/tables/${name}`),
      ),
    );
    const french = read('games/src/boards/tables/red-quay.fr.ts');
    expect(french).toContain("export { rules } from '@quayside/red-quay/rules';");
    expect(french).toContain("export { messages } from '@quayside/red-quay/texts/fr';");
    // The core does not speak it.
    expect(french).toContain("export { messages as coreMessages } from '@quayside/engine/texts/en';");
    expect(() => read('games/src/boards/tables/red-quay.ts')).toThrow('ENOENT');
    expect(writeRegistry(packages)).toEqual([]);
  });

  it('lets a package export and publish the weights and frozen rules that it imports', () => {
    const card = { game: 'red-quay', version: 1, seats: 2, options: {} };
    write('red-quay/bots/v1-2.js', `export default ${JSON.stringify({ card })};\n`);
    write('red-quay/frozen/v1.js', '');
    write('red-quay/package.json', {
      name: '@quayside/red-quay',
      files: ['dist'],
      quayside: { game: 'red-quay' },
      exports: { '.': './src/index.ts' },
      publishConfig: { exports: { '.': './dist/index.js' } },
    });
    expect(writeRegistry(packages)).toContain('red-quay/package.json');
    expect(read('games/src/registry/modules.ts')).toContain("import('@quayside/red-quay/bots/v1-2.js')");
    const parts = { './frozen/*': './frozen/*', './bots/*': './bots/*' };
    expect(JSON.parse(read('red-quay/package.json'))).toMatchObject({
      files: ['dist', 'frozen', 'bots'],
      exports: { '.': './src/index.ts', ...parts },
      publishConfig: { exports: { '.': './dist/index.js', ...parts } },
    });
    expect(writeRegistry(packages)).toEqual([]);
  });

  it('finds a game at another entry', () => {
    write('kit/package.json', {
      name: '@quayside/kit',
      quayside: { game: 'shoal', entry: './sample' },
      exports: { './sample': './a.ts', './sample/handbook': './b.ts' },
    });
    writeRegistry(packages);
    const modules = read('games/src/registry/modules.ts');
    expect(modules).toContain("(await import('@quayside/kit/sample')).shoal");
    expect(modules).toContain("(await import('@quayside/kit/sample/handbook')).handbook");
  });

  it('says what does not go together', () => {
    write('kit/package.json', { name: '@quayside/kit', quayside: { game: 'shoal', entry: './sample' }, exports: {} });
    expect(() => writeRegistry(packages)).toThrow(
      'declares the game shoal at its entry "./sample", which is not among',
    );
    write('kit/package.json', { name: '@quayside/kit', quayside: { game: 'red-quay' }, exports: { '.': './a.ts' } });
    expect(() => writeRegistry(packages)).toThrow('Two packages declare the game red-quay');
    write('kit/package.json', { name: '@quayside/kit', quayside: { board: 'moon' } });
    expect(() => writeRegistry(packages)).toThrow(
      '@quayside/kit draws the board of moon, and no package has its rules',
    );
  });
});
