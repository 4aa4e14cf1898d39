import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { totalOf, type Game } from '@quayside/engine';
import { movesOf, NATURE, randomFrom, replay, sample, type GameEvent, type MatchRecord } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import { openMatches, type Matches } from '../src/index.ts';
import { dumpRecords } from '../src/records/dump.ts';
import { ANN, BEN, CLEO, newKey, people, playOn, started } from './fixtures.ts';

/** What happens at the start, and then at each answer of a seat with the chance it brings about. */
function eventsByAnswer(game: Game, record: MatchRecord): GameEvent[][] {
  const { setup, line } = movesOf(game, record);
  const events: GameEvent[][] = [];
  replay(game, setup, line, line.length, (_, happened, at) => {
    if (line[at - 1]?.seat === NATURE) events.at(-1)?.push(...happened);
    else events.push([...happened]);
  });
  return events;
}

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

  it('has every match that was begun, each replaying to the totals and events that were kept', async () => {
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
    expect(record.about?.['events']).toEqual(eventsByAnswer(game, record));
    expect(records.find((one) => one.about?.['match'] === running.id)?.about).not.toHaveProperty('totals');
  });

  it('tells of matches with undos and bids that were taken back what stood in the end', async () => {
    const random = randomFrom('undos');
    let taken = 0;
    const ids: string[] = [];
    for (let n = 0; n < 4; n++) {
      const { id } = await matches.create(ANN, {
        game: 'tidewater',
        seats: 3,
        options: { days: 2 },
        nonce: `nonce-${n}`,
      });
      for (const who of [BEN, CLEO]) await matches.join(who, id);
      await matches.start(ANN, id);
      ids.push(id);
      for (let undos = 0; !(await matches.view(null, id)).over;) {
        for (const who of [ANN, BEN, CLEO]) {
          const { decisions, undo, over } = await matches.view(who, id);
          if (!over && undo.last && undos < 20 && random() < 0.4) {
            await matches.undo(who, id);
            undos += 1;
            continue;
          }
          const decision = decisions.find(({ due }) => due);
          if (!decision) continue;
          const answer = sample(decision.offer, random);
          await matches.answer(who, { match: id, decision: decision.id, idempotencyKey: newKey(), answer });
        }
        taken = Math.max(taken, undos);
      }
    }
    expect(taken).toBeGreaterThan(3);
    const records: MatchRecord[] = [];
    for await (const record of dumpRecords(database)) records.push(record);
    for (const id of ids) {
      const record = records.find((one) => one.about?.['match'] === id)!;
      const game = findGame(record.game, record.version);
      expect(record.about?.['events']).toEqual(eventsByAnswer(game, record));
    }
  });
});
