import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { match as matchTable, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { readRecord } from '@quayside/engine/host';
import { findGame, loadEdition } from '@quayside/games';
import { ANN, BEN, CLEO, dueDecision, openMatches, people, playOn } from './fixtures.ts';

/** Matches that were begun by the first version of the rules, which is frozen together with its core. */
describe.each(testDatabases())('a match of rules version 0 on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await people(database);
  });
  afterAll(() => database.close());

  it.each(['tidewater', 'le-havre', 'inland-port'])('of %s goes on after a restart, and replays', async (game) => {
    expect(findGame(game).version).toBeGreaterThan(0);
    const before = await openMatches(database);
    const { id } = await before.create(ANN, { game, seats: 2 });
    await before.join(BEN, id);
    await before.close();
    await database.db.update(matchTable).set({ version: 0 }).where(eq(matchTable.id, id));

    const first = await openMatches(database);
    await first.start(ANN, id);
    await playOn(first, id, game, 20);
    const view = await first.view(ANN, id);
    expect(view).toMatchObject({ version: 0, over: false });
    await first.close();

    const second = await openMatches(database);
    try {
      expect(await second.view(ANN, id)).toEqual(view);
      await playOn(second, id, game);
      expect(await second.view(ANN, id)).toMatchObject({ version: 0, over: true });
      expect((await dueDecision(second, BEN, id)) ?? null).toBeNull();
      const record = readRecord(await second.record(CLEO, id));
      const edition = await loadEdition(game, record.version);
      const { setup, line } = edition.core.movesOf(edition.game, record);
      const { state } = edition.core.replay(edition.game, setup, line);
      expect(edition.core.isOver(state)).toBe(true);
      expect((await second.view(ANN, id)).result!.sheets).toEqual(edition.game.score(state));
    } finally {
      await second.close();
    }
  });
});
