import { writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '@quayside/db';
import { openTestDatabase } from '@quayside/db/testing';
import { ANN, openMatches, people, playOn } from './fixtures.ts';

const SOURCE = path.resolve(import.meta.dirname, '../../bot-workers/src/thread-from-source.mjs');

/** A thread as it is shipped, save that one level never comes back. */
const FAULTY = `
import { parentPort } from 'node:worker_threads';
const on = parentPort.on.bind(parentPort);
parentPort.on = (name, listener) =>
  on(name, (message) => {
    if (message.job.level === 'merchant') for (;;);
    listener(message);
  });
await import(${JSON.stringify(SOURCE)});
`;

describe('a bot that does not come back', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-bots-'));
  const script = path.join(folder, 'faulty.mjs');
  writeFileSync(script, FAULTY);
  let database: Database;
  beforeEach(async () => {
    database = await openTestDatabase();
    await people(database);
  });
  afterEach(async () => {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is tried twice, then a simpler one plays on, and everybody at the table is told', async () => {
    const reported: string[] = [];
    const matches = await openMatches(database, {
      // Long enough for the simpler one on a busy machine.
      bots: { threads: 1, script, limitMs: 3000 },
      report: (error) => reported.push(error instanceof Error ? error.name : String(error)),
    });
    const { id } = await matches.create(ANN, {
      game: 'tidewater',
      seats: 2,
      bots: ['merchant'],
      options: { days: 2 },
    });
    await matches.start(ANN, id);
    await expect
      .poll(async () => {
        await playOn(matches, id, 'beside a bot that fails');
        return (await matches.table(ANN, id)).status;
      })
      .toBe('over');
    expect(reported).toEqual(['BotFailure', 'BotFailure']);
    expect((await matches.table(ANN, id)).seats[1]).toMatchObject({ kind: 'bot', bot: 'deckhand' });
    const told = await matches.eventsSince(null, id, -1);
    expect(told.filter((one) => one.kind === 'seat')).toMatchObject([{ seat: 1, who: 'deckhand' }]);
    expect((await matches.record(ANN, id)).about).toMatchObject({ seats: [{ name: 'Ann' }, { bot: 'deckhand' }] });
    await matches.close();
  });
});
