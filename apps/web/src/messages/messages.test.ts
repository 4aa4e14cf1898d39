import { LANGUAGES } from '@quayside/languages';
import { expect, test } from 'vitest';
import en from './en.json';
import { paths, type MessageTree } from './tree.ts';

const parameters = (tree: MessageTree): string[] =>
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

const messagesIn = async (language: string): Promise<MessageTree> =>
  ((await import(`./${language}.json`)) as { default: MessageTree }).default;

test.each(LANGUAGES)('every text of the pages is there in %s', async (language) => {
  expect(paths(await messagesIn(language))).toEqual(paths(en));
  expect(paths(en).length).toBeGreaterThan(50);
});

test.each(LANGUAGES)('the texts in %s insert the same things as the English ones', async (language) => {
  expect(parameters(await messagesIn(language))).toEqual(parameters(en));
});
