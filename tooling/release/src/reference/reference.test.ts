import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { readEntries, renderPages } from './pages.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
const folder = path.join(root, 'docs/reference');

it.each(readEntries(root))('every name that $entry exports says what it is', ({ names }) => {
  expect(names.length).toBeGreaterThan(2);
  const silent = names.filter(({ about }) => about === null);
  expect(silent.map(({ name, file }) => `${path.relative(root, file)}: ${name}`)).toEqual([]);
});

it('a class, an interface, a function, a constant and a name under another one are read', () => {
  const all = readEntries(root).flatMap(({ names }) => names);
  const declarationOf = (name: string) => all.find((one) => one.name === name)?.declaration;
  expect(declarationOf('defineGame')).toMatch(/^function defineGame<S extends State>\(definition.*\): Game<.*>$/);
  expect(declarationOf('Need')).toMatch(/^interface Need \{/);
  expect(declarationOf('pileSize')).toBe('const pileSize = (pile: Pile): number => …');
  expect(declarationOf('Play')).toContain('ask');
  expect(declarationOf('Play')).not.toContain('private');
  expect(declarationOf('random')).toBeUndefined();
});

it('docs/reference is what the source says (if not: pnpm reference)', () => {
  const pages = renderPages(root);
  expect(readdirSync(folder).toSorted()).toEqual([...pages.keys()].toSorted());
  for (const [file, text] of pages) expect(readFileSync(path.join(folder, file), 'utf8'), file).toBe(text);
});
