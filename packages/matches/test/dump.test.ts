import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { totalOf } from '@quayside/engine';
import { movesOf, replay, type MatchRecord } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import { openMatches, type Matches } from '../src/index.ts';
import { dumpRecords } from '../src/records/dump.ts';
import { people, playOn, started } from './fixtures.ts';

describe.each(testDatabases())('a dump of all matches, on $name', ({ open }) => {
  let database: Database;
  let matches: Matches;
  beforeAll(async () => {
    database = await open();
    matches = await openMatches(database);
    await people(database);
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });

  it('has every match that was begun, each replaying to the totals that were kept', async () => {
    const finished = await started(matches, { options: { days: 2, fog: true } });
    await playOn(matches, finished.id, 'dump');
    const running = await started(matches);
    const records: MatchRecord[] = [];
    for await (const record of dumpRecords(database)) records.push(record);
    expect(new Set(records.map((one) => one.about?.['match']))).toEqual(new Set([finished.id, running.id]));
    const record = records.find((one) => one.about?.['match'] === finished.id)!;
    const game = findGame(record.game, record.version);
    const { setup, line } = movesOf(game, record);
    expect(record.about?.['totals']).toEqual(game.score(replay(game, setup, line).state).map(totalOf));
    expect(records.find((one) => one.about?.['match'] === running.id)?.about).not.toHaveProperty('totals');
  });
});
