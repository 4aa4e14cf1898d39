import { botNames } from '@quayside/bots';
import { expect, test } from 'vitest';
import { BOT_NAMES } from './seat-names.ts';

test('every bot of the site has a name on the pages', () => {
  expect(BOT_NAMES).toEqual(botNames);
});
