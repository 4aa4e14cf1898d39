import { covered } from '@quayside/testkit';
import { describeScenarios } from '@quayside/testkit/vitest';
import { expect, it } from 'vitest';
import { SPECIAL } from './cards/special.ts';
import combinationsTown from './scenarios/combinations-town.scenarios.ts';
import combinations from './scenarios/combinations.scenarios.ts';
import harbour from './scenarios/special-harbour.scenarios.ts';
import print from './scenarios/special-print.scenarios.ts';
import shops from './scenarios/special-shops.scenarios.ts';
import workshops from './scenarios/special-workshops.scenarios.ts';

const books = [print, shops, workshops, harbour, combinations, combinationsTown];
for (const book of books) describeScenarios(book);

it('every special card is shown at work', () => {
  const { cards } = covered(books);
  expect(SPECIAL.filter((card) => !cards.has(card.id))).toEqual([]);
  expect(SPECIAL).toHaveLength(36);
});
