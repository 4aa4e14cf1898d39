import { readFileSync, readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';

/** What nobody imports, because it is run. */
const tests = [
  '{src,test,server,e2e}/**/*.test.{ts,tsx}',
  'src/**/*.scenarios.ts',
  'test/**/*.ts',
  '{bench,scripts,studio}/*.{ts,tsx}',
];

/** A package that has no code yet may keep the dependencies it will need. */
function isStub(name: string): boolean {
  try {
    const sources = readdirSync(`packages/${name}/src`, { recursive: true, withFileTypes: true });
    return sources.every(
      (one) => one.isDirectory() || readFileSync(`${one.parentPath}/${one.name}`, 'utf8').trim() === 'export {};',
    );
  } catch {
    return true;
  }
}

const stubs = readdirSync('packages').filter(isStub);

const config: KnipConfig = {
  // Programs of the system: the kernel's lock on a file, and namespaces as containers have them.
  ignoreBinaries: ['flock', 'unshare'],
  // A type that only its own file uses may be exported, as somebody who calls the file may have to name it.
  ignoreExportsUsedInFile: { interface: true, type: true },
  workspaces: {
    // bench-peers has its own dependencies and is no part of the workspace.
    '.': { ignoreDependencies: ['@quayside/lint'], ignore: ['bench-peers/**'] },
    'apps/web': {
      // The browser fetches its worker by name.
      entry: [...tests, 'public/*.js'],
      ignoreDependencies: [
        // Not bundled into the server, so they must be here although only packages/db and packages/auth import them.
        '@electric-sql/pglite',
        '@node-rs/argon2',
        'pg',
        // next/font takes their files by path.
        /^@fontsource-variable\//,
      ],
    },
    ...Object.fromEntries(stubs.map((name) => [`packages/${name}`, { entry: tests, ignoreDependencies: [/./] }])),
    // Threads are started by their file's name.
    'packages/bot-workers': { entry: [...tests, 'src/thread-from-source.mjs', 'test/*.mjs'] },
    // The template of a new game is read as text.
    'packages/cli': { entry: tests, ignore: ['templates/**'] },
    // Its entries are for other packages: what none of them imports is not exported.
    'packages/engine': { entry: tests, includeEntryExports: true },
    'packages/*': { entry: tests },
    // The studio takes fonts by path and Tailwind through its stylesheet.
    'tooling/studio': { entry: ['*.mjs', ...tests], ignoreDependencies: [/^@fontsource-variable\//, 'tailwindcss'] },
    'tooling/*': { entry: ['*.mjs', ...tests] },
  },
};

export default config;
