import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { PAGES } from '../../e2e/page-paths.ts';

test('browser tests visit every page that has an address of its own', () => {
  const routes = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx' && !file.includes('['))
    .map((file) => `/${path.dirname(file).split(path.sep).join('/')}`.replace('/.', '/'));
  expect(routes).toContain('/tables/new');
  // The pages of rule authors are closed on a server of players; dev-table.test.ts opens them.
  expect(routes.filter((route) => !PAGES.includes(route))).toEqual(['/dev']);
});
