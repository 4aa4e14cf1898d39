import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { movesOf, readRecord } from '@quayside/engine/host';
import type { Fixture } from '@quayside/testkit';
import { describeFixtures } from '@quayside/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { saltyOcean } from './index.ts';
import { shown, TO_SHOW } from './testing/shown.ts';

const folder = new URL('../fixtures/', import.meta.url);
describeFixtures(saltyOcean, fileURLToPath(folder));

describe('the recorded matches', () => {
  const version = new URL(`v${saltyOcean.version}/`, folder);
  const records = readdirSync(version).map((file) => {
    const { record } = JSON.parse(readFileSync(new URL(file, version), 'utf8')) as Fixture; // written by scripts/record.ts
    return readRecord(record);
  });

  it('are ten or more, with every number of players and the option', () => {
    expect(records.length).toBeGreaterThanOrEqual(10);
    expect(new Set(records.map(({ seats }) => seats))).toEqual(new Set([2, 3, 4]));
    expect(new Set(records.map(({ options }) => options['doubled']))).toEqual(new Set([false, true]));
  });

  it('show every building, every tile and whatever else can happen', () => {
    const done = new Set<string>();
    for (const record of records) {
      const { setup, line } = movesOf(saltyOcean, record);
      for (const one of shown(setup, line)) done.add(one);
    }
    expect(TO_SHOW.filter((one) => !done.has(one))).toEqual([]);
  });
});
