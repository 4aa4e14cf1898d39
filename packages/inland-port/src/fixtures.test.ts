import { readdirSync, readFileSync } from 'node:fs';
import { isOver, movesOf, readRecord, replay, stateText, totalOf } from '@quayside/engine';
import { describe, expect, it } from 'vitest';
import { BUILDINGS } from './buildings.ts';
import { inlandPort } from './index.ts';
import { executed } from './testing/executed.ts';

const folder = new URL('../fixtures/v0/', import.meta.url);
const matches = readdirSync(folder)
  .sort()
  .map((file) => ({ file, record: readRecord(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))) }));

describe('the recorded matches', () => {
  it('are ten', () => {
    expect(matches).toHaveLength(10);
  });

  it.each(matches)('$file replays to its recorded end', ({ record }) => {
    const { setup, line } = movesOf(inlandPort, record);
    const { state } = replay(inlandPort, setup, line);
    expect(isOver(state)).toBe(true);
    expect(inlandPort.score(state).map(totalOf)).toEqual(record.about?.['scores']);
    expect(stateText(state)).toBe(stateText(record.about?.['end'] as typeof state));
  });

  it('execute the effect of every building', () => {
    const works = new Set<string>();
    for (const { record } of matches) {
      const { setup, line } = movesOf(inlandPort, record);
      for (const id of executed(setup, line)) works.add(id);
    }
    expect(BUILDINGS.map(({ id }) => id).filter((id) => !works.has(id))).toEqual([]);
  });
});
