import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { movesOf, readRecord } from '@quayside/engine/host';
import type { Fixture } from '@quayside/testkit';
import { describeFixtures } from '@quayside/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { leHavre } from './index.ts';
import { ALL_CARDS, executed } from './testing/executed.ts';

const folder = new URL('../fixtures/', import.meta.url);
describeFixtures(leHavre, fileURLToPath(folder));

describe('the recorded matches', () => {
  const version = new URL(`v${leHavre.version}/`, folder);
  const records = readdirSync(version).map((file) => {
    const { record } = JSON.parse(readFileSync(new URL(file, version), 'utf8')) as Fixture; // written by scripts/record.ts
    return readRecord(record);
  });

  it('are thirty, of every number of players and both lengths, with and without the expert rules', () => {
    expect(records).toHaveLength(30);
    const kinds = new Set(records.map(({ seats, options }) => `${seats} ${options['length']}`));
    expect(kinds.size).toBe(10);
    for (const rule of ['forcedSales', 'dearLoans'])
      expect(new Set(records.map(({ options }) => options[rule]))).toEqual(new Set([true, false]));
  });

  it('execute the effect of every card', () => {
    const works = new Set<string>();
    for (const record of records) {
      const { setup, line } = movesOf(leHavre, record);
      for (const id of executed(setup, line)) works.add(id);
    }
    expect(ALL_CARDS.filter((id) => !works.has(id))).toEqual([]);
  });
});
