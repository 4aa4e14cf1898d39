import { readFileSync } from 'node:fs';
import { covered } from '@quayside/testkit';
import { describeHandbook } from '@quayside/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { SPECIAL } from './cards/special.ts';
import { STANDARD } from './cards/standard.ts';
import { books } from './scenarios/books.ts';
import { handbook } from './handbook.ts';
import { leHavre } from './index.ts';

const { rules, cards } = covered(books);
const written = readFileSync(new URL('../RULINGS.md', import.meta.url), 'utf8').match(/(?<=^\| )LH-\d+/gm) ?? [];

describe('the rulings', () => {
  it('are numbered without a gap', () => {
    expect(written).toEqual(written.map((_, i) => `LH-${i + 1}`));
    expect(written.length).toBeGreaterThan(40);
  });

  it('each have a scenario, and no scenario names one that is not written down', () => {
    expect([...rules.keys()].filter((rule) => rule.startsWith('LH-')).sort()).toEqual([...written].sort());
  });
});

describe('the scenarios', () => {
  const ids = [...STANDARD, ...SPECIAL].map(({ id }) => id);
  it('show every one of the 69 cards at work', () => {
    expect(ids).toHaveLength(69);
    expect(ids.filter((id) => !cards.has(id))).toEqual([]);
  });

  it('name only cards that there are', () => {
    expect([...cards.keys()].filter((card) => !ids.includes(card))).toEqual([]);
  });
});

describeHandbook(leHavre, handbook, new URL('../RULINGS.md', import.meta.url));
