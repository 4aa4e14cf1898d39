import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { movesOf, readRecord } from '@quayside/engine/host';
import type { Fixture } from '@quayside/testkit';
import { describeFixtures } from '@quayside/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { BUILDINGS } from './buildings.ts';
import { inlandPort } from './index.ts';
import { options } from './options.ts';
import { executed } from './testing/executed.ts';

const folder = new URL('../fixtures/', import.meta.url);
describeFixtures(inlandPort, fileURLToPath(folder));

describe('the recorded matches', () => {
  const version = new URL(`v${inlandPort.version}/`, folder);
  const records = readdirSync(version).map((file) => {
    const { record } = JSON.parse(readFileSync(new URL(file, version), 'utf8')) as Fixture; // written by scripts/record.ts
    return readRecord(record);
  });

  it('are ten or more', () => {
    expect(records.length).toBeGreaterThanOrEqual(10);
  });

  it('begin in every way that a table can choose', () => {
    expect(new Set(records.map(({ options }) => options['starts']))).toEqual(new Set(options.starts.values));
  });

  it('execute the effect of every building', () => {
    const works = new Set<string>();
    for (const record of records) {
      const { setup, line } = movesOf(inlandPort, record);
      for (const id of executed(setup, line)) works.add(id);
    }
    expect(BUILDINGS.map(({ id }) => id).filter((id) => !works.has(id))).toEqual([]);
  });
});
