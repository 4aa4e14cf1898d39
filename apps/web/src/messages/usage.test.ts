import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import en from './en.json';
import { paths } from './tree.ts';

const SRC = path.join(import.meta.dirname, '..');
const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'))
  .map((file) => readFileSync(path.join(SRC, file), 'utf8'));

const escaped = (text: string) => text.replaceAll('.', String.raw`\.`);

/** What a file may ask for: the words in it, and what the templates make that it hands to a function (`results.${value}`). */
function keysIn(source: string): (key: string) => boolean {
  const words = new Set([...source.matchAll(/'([\w.-]+)'|\b(\w+):/g)].map(([, word, field]) => word ?? field));
  const templates = [...source.replaceAll(/\$\{[^}]*\}/g, '*').matchAll(/`(\w+\.\*|\*\.\w+)`/g)].map(
    ([, template = '']) => new RegExp(`^${escaped(template).replace('*', '.+')}$`),
  );
  return (key) => words.has(key) || templates.some((one) => one.test(key));
}

const files = sources.map((source) => ({
  namespaces: [...source.matchAll(/(?:use|get)Translations\((?:'([\w.]+)')?\)/g)].map(([, namespace = '']) =>
    namespace === '' ? '' : `${namespace}.`,
  ),
  asks: keysIn(source),
}));

test('every text of the pages is used', () => {
  const unused = paths(en).filter(
    (key) =>
      !sources.some((source) => source.includes(`'${key}'`)) &&
      !files.some(({ namespaces, asks }) =>
        namespaces.some((namespace) => key.startsWith(namespace) && asks(key.slice(namespace.length))),
      ),
  );
  expect(unused).toEqual([]);
});
