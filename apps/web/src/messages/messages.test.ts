import { expect, test } from 'vitest';
import de from './de.json';
import en from './en.json';

type Tree = { readonly [key: string]: string | Tree };

const paths = (tree: Tree, at = ''): string[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [`${at}${key}`] : paths(value, `${at}${key}.`),
  );
const parameters = (tree: Tree): string[] =>
  Object.values(tree).flatMap((value) =>
    typeof value === 'string'
      ? [
          [...value.matchAll(/\{(\w+)[,}]/g)]
            .map((one) => one[1] ?? '')
            .sort((a, b) => (a < b ? -1 : 1))
            .join(),
        ]
      : parameters(value),
  );

test('every text of the pages is there in both languages', () => {
  expect(paths(de)).toEqual(paths(en));
  expect(paths(en).length).toBeGreaterThan(50);
});

test('both languages insert the same things into a text', () => {
  expect(parameters(de)).toEqual(parameters(en));
});
