import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
/** What builds and tests write is named in pages, too, and is not always there. */
const WRITTEN = /(^|\/)(dist|\.next)\/|^bot-thread\.mjs$/;

const filesIn = (dir: string): string[] =>
  readdirSync(path.join(root, dir), { withFileTypes: true }).flatMap((entry) => {
    if (/^(node_modules|\..*|test-results|screenshots|dist)$/.test(entry.name)) return [];
    const name = path.posix.join(dir, entry.name);
    return entry.isDirectory() ? filesIn(name) : [name];
  });

const files = [
  ...['apps', 'packages', 'tooling', 'docs', 'turbo', 'bench-peers'].flatMap(filesIn),
  ...readdirSync(root).filter((name) => name.endsWith('.ts')),
];
const pages = files.filter(
  (file) => /(^docs\/(guide\/)?[^/]+|README)\.md$/.test(file) && !file.includes('performance-log'),
);

it('there are pages to look at', () => {
  expect(pages.length).toBeGreaterThan(30);
});

it.each(pages)('%s names source files that there are', (page) => {
  const named = [...readFileSync(path.join(root, page), 'utf8').matchAll(/`([\w@./[\]-]+\.(?:tsx?|mjs))`/g)];
  const home = /^(apps|packages|tooling)\/[^/]+\//.exec(page)?.[0] ?? '';
  const candidates = files.filter((file) => file.startsWith(home) || named.some(([, name]) => name === file));
  const missing = named
    .map(([, name = '']) => name.replace(/^\.\//, ''))
    .filter((name) => !WRITTEN.test(name) && !candidates.some((file) => file === name || file.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});
