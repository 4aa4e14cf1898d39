import { readFileSync, readdirSync } from 'node:fs';
import type { KnipConfig } from 'knip';

const tests = ['src/**/*.test.{ts,tsx}', 'test/**/*.test.ts'];

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
  workspaces: {
    '.': { ignoreDependencies: ['@quayside/lint'] },
    'apps/web': {
      entry: [...tests, 'e2e/**/*.test.ts'],
      ignoreDependencies: [
        // Not bundled into the server, so they must be here although only packages/db imports them.
        '@electric-sql/pglite',
        'pg',
        // Wanted by the first table page.
        '@axe-core/playwright',
        '@fontsource-variable/besley',
        '@fontsource-variable/libre-franklin',
        '@quayside/api',
        '@quayside/engine',
        '@quayside/games',
        '@quayside/ui',
        '@tailwindcss/postcss',
        '@tanstack/react-query',
        '@testing-library/dom',
        '@testing-library/react',
        '@testing-library/user-event',
        '@trpc/client',
        '@trpc/server',
        '@trpc/tanstack-react-query',
        '@vitejs/plugin-react',
        'next-intl',
        'superjson',
        'tailwindcss',
        'zod',
      ],
    },
    ...Object.fromEntries(stubs.map((name) => [`packages/${name}`, { entry: tests, ignoreDependencies: [/./] }])),
    'packages/*': { entry: tests },
    'tooling/*': { entry: ['*.mjs', ...tests] },
  },
};

export default config;
