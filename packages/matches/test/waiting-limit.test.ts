import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { MatchError, openMatches, type Matches } from '../src/index.ts';
import { ANN, BEN, CLEO, people } from './fixtures.ts';

const HOUR_MS = 3_600_000;
const MOST = 10;

describe.each(testDatabases())('tables that wait, on $name', ({ open }) => {
  let database: Database;
  let matches: Matches;
  let hours = 0;
  beforeAll(async () => {
    database = await open();
    matches = await openMatches(database, { now: () => new Date(Date.now() + hours * HOUR_MS) });
    await people(database);
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });
  const verdict = (call: Promise<unknown>) =>
    call.then(
      () => 'yes',
      (error: unknown) => (error instanceof MatchError ? error.code : Promise.reject(error)),
    );
  const opens = (who: string, more: object = {}) => matches.create(who, { game: 'tidewater', seats: 2, ...more });
  const count = (verdicts: readonly string[], wanted: string) => verdicts.filter((one) => one === wanted).length;

  it('can be had a few at a time by one person, however many are asked for at once, and one more for each that goes', async () => {
    const verdicts = await Promise.all(Array.from({ length: 40 }, () => verdict(opens(ANN))));
    expect([count(verdicts, 'yes'), count(verdicts, 'too-many-tables')]).toEqual([MOST, 40 - MOST]);
    const [first, second] = await matches.mine(ANN);
    await matches.leave(ANN, first!.id);
    expect(await verdict(opens(ANN))).toBe('yes');
    expect(await verdict(opens(ANN, { visibility: 'link' }))).toBe('too-many-tables');
    // A match that runs does not wait; others are not concerned.
    await matches.join(BEN, second!.id);
    await matches.start(ANN, second!.id);
    expect(await verdict(opens(ANN))).toBe('yes');
    expect(await verdict(matches.daily(ANN))).toBe('yes');
  });

  it('are shown a few of each person, the newest', async () => {
    const { id: bens } = await opens(BEN);
    const shown = await matches.open(null);
    const newest = (await matches.mine(ANN)).filter((one) => one.status === 'waiting').map((one) => one.id);
    expect(shown.filter((one) => one.host === ANN).map((one) => one.id)).toEqual(newest.slice(0, 3));
    expect(shown.map((one) => one.id)).toContain(bens);
    await matches.leave(BEN, bens);
  });

  it('are not all joined by one person', async () => {
    const hosts = Array.from({ length: 3 }, (_, i) => `host-${i}`);
    await database.db.insert(account).values(hosts.map((id) => ({ id, name: id })));
    const tables = await Promise.all(Array.from({ length: MOST + 2 }, (_, i) => opens(hosts[i % 3]!)));
    const verdicts = await Promise.all(tables.map(({ id }) => verdict(matches.join(CLEO, id))));
    expect([count(verdicts, 'yes'), count(verdicts, 'too-many-tables')]).toEqual([MOST, 2]);
  });

  it('are closed when nobody has started them: after a day, turn by turn after a week', async () => {
    const [running, turns] = [await opens(BEN), await opens(BEN, { pace: 'turn-based' })];
    const status = async (id: string) => (await matches.table(null, id)).status;
    hours = 23;
    await matches.sweep();
    expect([await status(running.id), await status(turns.id)]).toEqual(['waiting', 'waiting']);
    hours = 25;
    await matches.sweep();
    expect(await matches.table(null, running.id)).toMatchObject({ status: 'over', ending: 'cancelled' });
    expect(await status(turns.id)).toBe('waiting');
    expect((await matches.open(null)).filter((one) => one.pace === 'real-time')).toEqual([]);
    hours = 24 * 7 + 1;
    await matches.sweep();
    expect(await status(turns.id)).toBe('over');
    expect(await verdict(opens(ANN))).toBe('yes');
  });
});
