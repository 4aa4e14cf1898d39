import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { account, match, openDatabase, pairing, seat, relationship, type Database } from '@quayside/db';
import { freshTestDatabase, testDatabases } from '@quayside/db/testing';
import { randomFrom } from '@quayside/engine/host';
import { openMatches, type StreamMessage, type Matches, type PairingRequest } from '../src/index.ts';
import { ANN, BEN, CLEO, people, playOn } from './fixtures.ts';

const MINUTE = 60_000;
const twoOf = (game = 'tidewater', seats: readonly number[] = [2]): PairingRequest => ({ choices: [{ game, seats }] });

describe.each(testDatabases())('quick pairing on $name', ({ open }) => {
  let database: Database;
  let matches: Matches;
  let now = new Date('2026-11-16T12:00:00Z');
  const later = (ms: number) => (now = new Date(now.getTime() + ms));
  beforeAll(async () => {
    database = await open();
    matches = await openMatches(database, { now: () => now });
    await people(database);
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });
  afterEach(async () => {
    await database.db.delete(pairing);
    await database.db.delete(relationship);
  });

  it('lets two who wish for the same begin at once, and both find the table', async () => {
    expect(await matches.requestPairing(ANN, twoOf())).toMatchObject({ others: 0, fills: null, rated: false });
    const paired = await matches.requestPairing(BEN, twoOf());
    expect(paired).toEqual(await matches.pairing(ANN));
    const id = 'table' in paired ? paired.table : '';
    const table = await matches.table(ANN, id);
    expect(table).toMatchObject({ status: 'running', game: 'tidewater', host: ANN, pace: 'real-time', rated: false });
    expect(new Set(table.seats.map((one) => one.accountId))).toEqual(new Set([ANN, BEN]));
    await playOn(matches, id, 'paired', 5);
    later(10 * MINUTE);
    expect(await matches.pairing(ANN)).toBeNull();
    await matches.sweep();
    expect(await database.db.select().from(pairing)).toEqual([]);
  });

  it('tells everybody on their stream', async () => {
    const signal = new AbortController();
    const heard: StreamMessage[] = [];
    const listening = (async () => {
      const message = matches.stream(ANN, { matches: new Map(), mine: true }, signal.signal);
      for await (const one of message) {
        if (one.kind === 'pairing') heard.push(one);
        if (one.kind === 'pairing' && one.table !== undefined) signal.abort();
      }
    })();
    await expect.poll(() => heard).toEqual([{ kind: 'pairing', pairing: null }]);
    await matches.requestPairing(ANN, twoOf());
    const paired = await matches.requestPairing(BEN, twoOf());
    await listening;
    expect(heard.at(-1)).toEqual({ kind: 'pairing', pairing: null, ...paired });
  });

  it('pairs only those whose game, options, seats, pace and stakes are the same', async () => {
    await matches.requestPairing(ANN, twoOf());
    for (const other of [
      twoOf('inland-port'),
      twoOf('tidewater', [3]),
      { ...twoOf(), pace: 'turn-based' as const },
      { ...twoOf(), rated: true },
      { choices: [{ game: 'tidewater', options: { fog: true }, seats: [2] }] },
    ])
      expect(await matches.requestPairing(CLEO, other)).toMatchObject({ others: 0 });
    const either = { choices: [...twoOf('inland-port').choices, ...twoOf('tidewater', [4, 2]).choices] };
    expect(await matches.requestPairing(CLEO, either)).toHaveProperty('table');
  });

  it('refuses what no table could be, and what guests may not', async () => {
    const ask = (wanted: Partial<PairingRequest>) => matches.requestPairing(ANN, { ...twoOf(), ...wanted });
    await expect(ask({ rated: true })).rejects.toMatchObject({ code: 'guests-friendly' });
    await expect(ask({ bot: 'admiral' })).rejects.toMatchObject({ code: 'unknown-bot' });
    await expect(ask(twoOf('chess'))).rejects.toMatchObject({ code: 'unknown-game' });
    await expect(ask(twoOf('inland-port', [2, 3]))).rejects.toMatchObject({ code: 'bad-options' });
    await expect(ask(twoOf('le-havre', [1]))).rejects.toMatchObject({ code: 'bad-input' });
    const known = { choices: [{ game: 'le-havre', options: { deal: 7 }, seats: [2] }], rated: true };
    await expect(matches.requestPairing(CLEO, known)).rejects.toMatchObject({ code: 'deal-friendly' });
    await expect(matches.requestPairing(null, twoOf())).rejects.toMatchObject({ code: 'sign-in' });
    expect(await matches.pairing(ANN)).toBeNull();
  });

  it('never seats people together of whom one has blocked the other', async () => {
    await database.db.insert(relationship).values({ accountId: ANN, otherId: BEN, kind: 'block' });
    await matches.requestPairing(ANN, twoOf());
    expect(await matches.requestPairing(BEN, twoOf())).toMatchObject({ others: 0 });
    const paired = await matches.requestPairing(CLEO, twoOf());
    expect(paired).toEqual(await matches.pairing(ANN));
    expect(await matches.pairing(BEN)).toMatchObject({ others: 0 });
  });

  it('keeps the place of who asks the same again, gives a new one for new choices, and lets one leave', async () => {
    const first = await matches.requestPairing(ANN, twoOf());
    later(1000);
    expect(await matches.requestPairing(ANN, twoOf())).toEqual(first);
    expect(await matches.requestPairing(ANN, twoOf('tidewater', [3]))).toMatchObject({ since: now });
    await matches.leavePairing(ANN);
    expect(await matches.pairing(ANN)).toBeNull();
    expect(await matches.requestPairing(BEN, twoOf('tidewater', [3]))).toMatchObject({ others: 0 });
    await matches.leaveAll(BEN);
    expect(await database.db.select().from(pairing)).toEqual([]);
  });

  it('lets a bot fill after a minute, whichever process is there then, and the bot plays', async () => {
    const other = await openMatches(database, { now: () => now });
    const wish = { ...twoOf('tidewater', [3]), pace: 'turn-based' as const, bot: 'random' };
    const asked = await other.requestPairing(ANN, wish);
    await other.requestPairing(BEN, wish);
    await other.close();
    expect(asked).toMatchObject({ fills: new Date(now.getTime() + MINUTE) });
    later(MINUTE - 1);
    await matches.sweep();
    expect(await matches.pairing(ANN)).toMatchObject({ others: 1 });
    later(1);
    await matches.sweep();
    const paired = await matches.pairing(BEN);
    const id = paired && 'table' in paired ? paired.table : '';
    const { seats } = await matches.table(ANN, id);
    expect(new Set(seats.map((one) => one.bot ?? one.accountId))).toEqual(new Set([ANN, BEN, 'random']));
    await expect
      .poll(async () => {
        await playOn(matches, id, 'filled');
        return (await matches.table(ANN, id)).status;
      })
      .toBe('over');
  });

  it('forgets who would play live and whose stream has been gone for a minute, but not who plays by turns', async () => {
    const signal = new AbortController();
    const stream = matches.stream(BEN, { matches: new Map(), mine: true }, signal.signal);
    await stream.next();
    await matches.requestPairing(ANN, twoOf('tidewater', [2]));
    await matches.requestPairing(BEN, twoOf('tidewater', [3]));
    await matches.requestPairing(CLEO, { ...twoOf('tidewater', [3]), pace: 'turn-based' });
    later(MINUTE - 1000);
    await matches.sweep();
    expect(await matches.pairing(ANN)).not.toBeNull();
    later(2000);
    await matches.sweep();
    expect([await matches.pairing(ANN), await matches.pairing(BEN), await matches.pairing(CLEO)]).toMatchObject([
      null,
      { others: 0 },
      { others: 0 },
    ]);
    signal.abort();
    await stream.return();
  });

  it('picks up a bot whose process died in the middle of its turn', async () => {
    const other = await openMatches(database, { now: () => now });
    const { id } = await other.create(ANN, { game: 'tidewater', seats: 2, bots: ['random'] });
    await other.start(ANN, id);
    await playOn(other, id, 'until the bot', 2);
    await other.close();
    const due = async () => (await database.db.select().from(match).where(eq(match.id, id)))[0]!;
    const before = await due();
    expect(before.botDue).toBe(true);
    now = new Date();
    await matches.sweep();
    expect((await due()).seq).toBe(before.seq);
    later(MINUTE);
    await matches.sweep();
    await expect.poll(async () => (await due()).botDue).toBe(false);
    expect((await due()).seq).toBeGreaterThan(before.seq);
  });

  it('lets no match that can’t be played on stand in the way of others, nor tries it all the time', async () => {
    const reported: string[] = [];
    const other = await openMatches(database, { now: () => now, report: (_, id) => reported.push(id) });
    const ids: string[] = [];
    for (let i = 0; i < 4; i++) {
      const { id } = await matches.create(ANN, { game: 'tidewater', seats: 2 });
      await matches.join(BEN, id);
      await matches.start(ANN, id);
      ids.push(id);
    }
    // It is a bot's turn at all of them; half of them are of rules that nobody has any more.
    await database.db.update(seat).set({ accountId: null, bot: 'random' }).where(and(inArray(seat.matchId, ids), eq(seat.seat, 0))); // prettier-ignore
    await database.db.update(match).set({ botDue: true, revision: 99 }).where(inArray(match.id, ids));
    await database.db
      .update(match)
      .set({ version: 99 })
      .where(inArray(match.id, ids.slice(0, 2)));
    now = new Date(Date.now() + MINUTE);
    const dueOf = async () =>
      (await database.db.select().from(match).where(inArray(match.id, ids))).flatMap((one) =>
        one.botDue ? [one.id] : [],
      );
    await other.sweep();
    await expect.poll(async () => (await dueOf()).sort()).toEqual(ids.slice(0, 2).sort());
    await other.sweep();
    expect(reported.sort()).toEqual(ids.slice(0, 2).sort());
    later(MINUTE);
    await other.sweep();
    expect(reported).toHaveLength(4);
    await database.db.delete(match).where(inArray(match.id, ids));
    await other.close();
  });
});

describe('two processes that pair at once', () => {
  const PEOPLE = 24;

  it('seat nobody twice, and leave nobody waiting who could play', async () => {
    const url = await freshTestDatabase();
    const databases = await Promise.all([openDatabase({ url }), openDatabase({ url })]);
    let now = new Date('2026-11-16T12:00:00Z');
    const services = await Promise.all(databases.map((one) => openMatches(one, { now: () => now })));
    const { db } = databases[0];
    const ids = Array.from({ length: PEOPLE }, (_, i) => `p${i}`);
    await db.insert(account).values(ids.map((id) => ({ id, name: id })));
    const random = randomFrom('two processes');
    let tables = 0;
    for (let round = 0; round < 5; round++) {
      now = new Date(now.getTime() + MINUTE);
      const asking = ids.flatMap((id) => {
        const seats = [2, 3, 4].filter(() => random() < 0.5);
        const wanted = twoOf('tidewater', seats.length > 0 ? seats : [2]);
        // Everybody asks both processes at once, and some change their minds.
        const asked = services.map((one) => one.requestPairing(id, wanted));
        return random() < 0.2 ? [...asked, services[0]!.leavePairing(id)] : asked;
      });
      await Promise.all([...asking, ...services.map((one) => one.sweep())]);

      const rows = await db.select().from(pairing);
      const seats = await db.select().from(seat);
      const begun = new Set(rows.flatMap((one) => one.matchId ?? []));
      const seated = seats.flatMap((one) => (begun.has(one.matchId) ? [one.accountId ?? ''] : []));
      const paired = rows.flatMap((one) => (one.matchId === null ? [] : [one.accountId]));
      expect(seated.sort()).toEqual(paired.sort());
      expect(new Set(seats.map((one) => one.matchId)).size).toBe(begun.size);
      tables += begun.size;
      const waiting = rows.filter((one) => one.matchId === null);
      for (const count of [2, 3, 4])
        expect(waiting.filter((one) => one.choices[0]!.seats.includes(count)).length).toBeLessThan(count);
      await db.delete(match);
    }
    expect(tables).toBeGreaterThan(20);
    await Promise.all(services.map((one) => one.close()));
    await Promise.all(databases.map((one) => one.close()));
  });
});
