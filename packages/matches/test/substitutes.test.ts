import { eq, isNotNull } from 'drizzle-orm';
import { account, openDatabase, preference, rating, readLog, seat, type Database } from '@quayside/db';
import { freshTestDatabase, testDatabases } from '@quayside/db/testing';
import { randomFrom, sample } from '@quayside/engine/host';
import { openPeople } from '@quayside/people';
import { afterEach, describe, expect, test } from 'vitest';
import { rebuildLadders, type Matches, type NewTable } from '../src/index.ts';
import { ANN, BEN, CLEO, dueDecision, openMatches, people, playOn } from './fixtures.ts';

const DORA = 'dora';
const EMIL = 'emil';
const GUEST = 'guest';
const cleanUp: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of cleanUp.splice(0).reverse()) await end();
});

async function siteOn(open: () => Promise<Database>) {
  const database = await open();
  cleanUp.push(() => database.close());
  await people(database);
  await database.db.update(account).set({ guest: false });
  await database.db.insert(account).values([
    { id: DORA, name: 'Dora', guest: false },
    { id: EMIL, name: 'Emil', guest: false },
    { id: GUEST, name: 'Guest' },
  ]);
  const matches = await openMatches(database, { bots: { threads: 1 } });
  cleanUp.push(() => matches.close());
  return { database, matches };
}

async function threeAt(matches: Matches, wanted: Partial<NewTable> = {}): Promise<string> {
  const { id } = await matches.create(ANN, { game: 'tidewater', seats: 3, whenLeft: 'substitute', ...wanted });
  await matches.join(BEN, id);
  await matches.join(CLEO, id);
  await matches.start(ANN, id);
  return id;
}

const refusal = (code: string) => expect.objectContaining({ code });

for (const { name, open } of testDatabases())
  describe(`substitutes on ${name}`, () => {
    test('a seat that was left is open: one takes it over, plays on from there, and all can read it', async () => {
      const { matches, database } = await siteOn(open);
      const id = await threeAt(matches, { clock: { bank: 600, increment: 0, turn: 0 } });
      expect((await matches.table(null, id)).seats.some((one) => one.vacant)).toBe(false);
      await matches.resign(BEN, id);
      const [listed] = await matches.running(null);
      expect(listed?.seats[1]).toMatchObject({ vacant: true, resigned: true, bot: 'merchant' });
      const table = await matches.takeOver(DORA, id, 1);
      expect(table.mine).toBe(1);
      expect(table.seats[1]).toMatchObject({ accountId: DORA, bot: null, resigned: false, after: ['Ben'] });
      expect(table.seats[1]?.vacant).toBeUndefined();
      expect(table.clock?.seats[1]?.left).toBeGreaterThan(599_000);
      const log = (await readLog(database.db, id)).filter((one) => one.kind === 'seat');
      expect(log.map(({ holder }) => holder)).toEqual(['merchant', 'substitute']);
      const told = await matches.eventsSince(null, id, -1);
      expect(told.findLast((one) => one.kind === 'seat')).toMatchObject({ seat: 1, who: 'substitute' });
      expect((await matches.mine(DORA)).map((one) => one.id)).toEqual([id]);
      expect(await matches.mine(BEN)).toEqual([]);
      // Who has left sees what everybody sees.
      expect((await matches.view(BEN, id)).seat).toBe(-2);
      expect((await matches.view(DORA, id)).seat).toBe(1);
    });

    test('of many who want one seat one has it', async () => {
      const { matches } = await siteOn(open);
      const id = await threeAt(matches);
      await matches.resign(CLEO, id);
      const tried = await Promise.allSettled([DORA, EMIL, GUEST].map((who) => matches.takeOver(who, id, 2)));
      const refused = tried.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []));
      expect(refused).toEqual([refusal('not-vacant'), refusal('not-vacant')]);
    });

    test('a bot that is still thinking answers for nobody', async () => {
      const { matches, database } = await siteOn(open);
      const id = await threeAt(matches);
      const [due = -1] = (await matches.table(null, id)).due;
      await matches.resign([ANN, BEN, CLEO][due] ?? null, id);
      await matches.takeOver(DORA, id, due);
      // The one thread thinks in turn: where this bot has answered, that one is through.
      const next = await matches.create(EMIL, { game: 'tidewater', seats: 2, bots: ['merchant'] });
      await matches.start(EMIL, next.id);
      await playOn(matches, next.id, 'until the bot must answer');
      const end = new AbortController();
      for await (const { events } of matches.updates(null, next.id, -1, end.signal))
        if (events.some((one) => one.kind === 'answer' && one.seat === 1)) break;
      end.abort();
      const log = await readLog(database.db, id);
      const taken = log.findLastIndex((one) => one.kind === 'seat');
      expect(log[taken]).toMatchObject({ seat: due, holder: 'substitute' });
      expect(log.slice(taken + 1)).toEqual([]);
    });

    test('no answer of a person has the name of a bot’s, or the bot that plays on could not answer', async () => {
      const { matches } = await siteOn(open);
      const id = await threeAt(matches);
      const { due, seq } = await matches.table(null, id);
      const who = [ANN, BEN, CLEO][due[0] ?? -1] ?? '';
      const { id: decision, offer } = (await dueDecision(matches, who, id))!;
      const given = { match: id, decision, answer: sample(offer, randomFrom('named')) };
      await expect(matches.answer(who, { ...given, idempotencyKey: `bot:${seq + 5}` })).rejects.toEqual(
        refusal('malformed'),
      );
    });

    test('hours and clock of who has left are of nobody’s concern any more', async () => {
      const { matches, database } = await siteOn(open);
      const playWindow = { from: 480, until: 1320, zone: 'Europe/Berlin' };
      await database.db.insert(preference).values({ accountId: BEN, playWindow });
      const id = await threeAt(matches, { pace: 'turn-based', clock: { bank: 0, increment: 0, turn: 86_400 } });
      expect((await matches.table(ANN, id)).clock?.seats[1]?.hours).toEqual(playWindow);
      expect((await matches.table(DORA, id)).clock?.seats[1]?.hours).toBeUndefined();
      await matches.resign(BEN, id);
      expect((await matches.table(ANN, id)).clock?.seats[1]?.hours).toBeUndefined();
      expect(await database.db.$count(seat, isNotNull(seat.playWindow))).toBe(0);
    });

    test('who left and the substitute on the same seat have not played against each other', async () => {
      const { matches } = await siteOn(open);
      const id = await threeAt(matches);
      await matches.resign(BEN, id);
      await matches.takeOver(DORA, id, 1);
      await playOn(matches, id, 'to the end');
      const met = async (who: string) => (await matches.statistics(who, who)).against.map((one) => one.id).sort();
      expect(await met(BEN)).toEqual([ANN, CLEO]);
      expect(await met(DORA)).toEqual([ANN, CLEO]);
      expect(await met(ANN)).toEqual([BEN, CLEO, DORA]);
    });

    test('closed to who plays or has played there, to who is blocked, to guests where it is rated, and where nobody has left', async () => {
      const { matches, database } = await siteOn(open);
      const everybody = openPeople(database);
      cleanUp.push(() => everybody.close());
      const id = await threeAt(matches, { rated: true });
      await expect(matches.takeOver(DORA, id, 1)).rejects.toEqual(refusal('not-vacant'));
      await matches.resign(BEN, id);
      await everybody.block(ANN, EMIL);
      await expect(matches.takeOver(null, id, 1)).rejects.toEqual(refusal('sign-in'));
      await expect(matches.takeOver(ANN, id, 1)).rejects.toEqual(refusal('already-seated'));
      await expect(matches.takeOver(BEN, id, 1)).rejects.toEqual(refusal('already-seated'));
      await expect(matches.takeOver(EMIL, id, 1)).rejects.toEqual(refusal('not-welcome'));
      await expect(matches.takeOver(GUEST, id, 1)).rejects.toEqual(refusal('guests-friendly'));
      await expect(matches.takeOver(DORA, id, 0)).rejects.toEqual(refusal('not-vacant'));
      await matches.takeOver(DORA, id, 1);
      await expect(matches.takeOver(BEN, id, 1)).rejects.toEqual(refusal('has-left'));
      await matches.resign(DORA, id);
      await expect(matches.takeOver(BEN, id, 1)).rejects.toEqual(refusal('has-left'));
      const other = await threeAt(matches, { whenLeft: 'bot' });
      await matches.resign(BEN, other);
      await expect(matches.takeOver(DORA, other, 1)).rejects.toEqual(refusal('not-vacant'));
    });

    test('with two it goes on as long as one stays, and is over when nobody does', async () => {
      const { matches } = await siteOn(open);
      const { id } = await matches.create(ANN, { game: 'tidewater', seats: 2, whenLeft: 'substitute' });
      await matches.join(BEN, id);
      await matches.start(ANN, id);
      expect((await matches.resign(BEN, id)).status).toBe('running');
      await matches.takeOver(CLEO, id, 1);
      expect((await matches.resign(ANN, id)).status).toBe('running');
      expect((await matches.resign(CLEO, id)).status).toBe('over');
    });

    test('a table may end its match when somebody leaves: all others have won, and nobody of them loses rating', async () => {
      const { matches, database } = await siteOn(open);
      const strong = {
        game: 'tidewater',
        ladder: 'people' as const,
        mu: 40,
        sigma: 2,
        matches: 9,
        changed: new Date(0),
      };
      await database.db.insert(rating).values({ ...strong, accountId: ANN, season: '' });
      const id = await threeAt(matches, { rated: true, whenLeft: 'end' });
      await playOn(matches, id, 'some moves', 4);
      const over = await matches.resign(BEN, id);
      expect(over).toMatchObject({ status: 'over', ending: 'resigned' });
      expect(over.result?.places).toEqual([1, 3, 1]);
      const skills = await database.db.select().from(seat).where(eq(seat.matchId, id)).orderBy(seat.seat);
      expect(skills.map(({ muBefore, muAfter }) => Math.sign((muAfter ?? 0) - (muBefore ?? 0)))).toEqual([0, -1, 1]);
      const before = await database.db.select().from(rating).where(eq(rating.accountId, CLEO));
      expect(before[0]?.mu).toBeGreaterThan(25);
    });

    test('who left has lost the rating, the substitute plays for nothing, both have the match in their history, and a rebuilt ladder says the same', async () => {
      const { matches, database } = await siteOn(open);
      const id = await threeAt(matches, { rated: true, clock: null });
      await matches.resign(BEN, id);
      await matches.takeOver(DORA, id, 1);
      await playOn(matches, id, 'to the end');
      const table = await matches.table(null, id);
      expect(table).toMatchObject({ status: 'over', ending: 'finished' });
      const ratings = async () =>
        new Map(
          (await database.db.select().from(rating).where(eq(rating.season, ''))).map((one) => [one.accountId, one.mu]),
        );
      const now = await ratings();
      expect([...now.keys()].sort()).toEqual([ANN, BEN, CLEO]);
      expect(now.get(BEN)).toBeLessThan(25);
      await rebuildLadders(database.db, 'tidewater');
      expect(await ratings()).toEqual(now);
      for (const who of [BEN, DORA]) {
        const { items } = await matches.history(null, { account: who });
        expect(items.map((one) => one.id)).toEqual([id]);
        expect(items[0]?.seats).toHaveLength(4);
        expect(items[0]?.seats.find((one) => one.accountId === BEN)).toMatchObject({ seat: 1, substituted: true });
        expect(items[0]?.seats.find((one) => one.accountId === DORA)?.change).toBeNull();
      }
      expect((await matches.record(null, id)).about).toMatchObject({ seats: [{}, { name: 'Dora' }, {}] });
    });
  });

test('two processes give one seat to one person', async () => {
  const url = await freshTestDatabase();
  const { matches } = await siteOn(() => openDatabase({ url }));
  const database = await openDatabase({ url });
  cleanUp.push(() => database.close());
  const second = await openMatches(database);
  cleanUp.push(() => second.close());
  const id = await threeAt(matches);
  await matches.resign(BEN, id);
  await second.table(null, id);
  const tried = await Promise.allSettled([matches.takeOver(DORA, id, 1), second.takeOver(EMIL, id, 1)]);
  expect(tried.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
});
