import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverSecret, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { checkFairness, readRecord, type Deal } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import { openMatches, type Matches } from '../src/index.ts';
import { ANN, BEN, CLEO, people, playOn } from './fixtures.ts';

const SHORT = { length: 'short' };

describe.each(testDatabases())('on $name', ({ open }) => {
  let database: Database;
  let matches: Matches;
  let now = new Date('2026-11-16T10:00:00Z');
  beforeAll(async () => {
    database = await open();
    // A bot plays each deal of a day for comparison: with little effort, as nobody here reads what it reached.
    matches = await openMatches(database, { bots: { threads: 1, effort: 0.05 }, now: () => now });
    await people(database);
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });
  const solo = async (who: string, options: object) => {
    const { id } = await matches.create(who, { game: 'le-havre', seats: 1, options: { ...SHORT, ...options } });
    return matches.start(who, id);
  };
  /** How the buildings of a Le Havre match lie. */
  const plansOf = async (who: string, id: string) =>
    JSON.stringify(((await matches.view(who, id)).state as unknown as { plans: string[][] }).plans);

  /** Plays on until what Ben would take back lies behind what chance has shown. */
  async function playUntilUndoAsks(id: string): Promise<void> {
    for (let given = 1; (await matches.view(BEN, id)).undo.ask === null; given++) {
      expect((await matches.table(BEN, id)).status).toBe('running');
      await playOn(matches, id, `on ${given}`, 1);
    }
  }

  describe('a deal with a number', () => {
    it('is the same at every table that names it, and another for other numbers and other cards in the game', async () => {
      const plans = new Map<string, string[]>();
      for (const options of [{ deal: 7 }, { deal: 7, forcedSales: true }, { deal: 8 }, { deal: 0 }, { deal: 0 }]) {
        const { id } = await solo(ANN, options);
        const dealt = await plansOf(ANN, id);
        plans.set(dealt, [...(plans.get(dealt) ?? []), JSON.stringify(options)]);
      }
      expect([...plans.values()]).toEqual([
        ['{"deal":7}', '{"deal":7,"forcedSales":true}'],
        ['{"deal":8}'],
        ['{"deal":0}'],
        ['{"deal":0}'],
      ]);
      const { id } = await solo(BEN, { deal: 7, length: 'full' });
      expect([...plans.keys()]).not.toContain(await plansOf(BEN, id));
    });

    it('is dealt for those who really play, where a table may start with fewer', async () => {
      const tables = [];
      for (const seats of [2, 4]) {
        const { id } = await matches.create(ANN, {
          game: 'le-havre', seats, minSeats: 2, options: { ...SHORT, deal: 7 } }); // prettier-ignore
        await matches.join(BEN, id);
        tables.push(await matches.start(ANN, id));
      }
      const [two, four] = tables;
      expect(two!.commitment).toBe(four!.commitment);
      expect(await plansOf(ANN, two!.id)).toBe(await plansOf(ANN, four!.id));
    });

    it('is not opened at the end, since others may play it, and is not rated', async () => {
      const { id } = await solo(ANN, { deal: 9 });
      await playOn(matches, id, 'deal nine');
      expect(await matches.table(ANN, id)).toMatchObject({ status: 'over', secret: null });
      expect((await matches.record(ANN, id)).about).not.toHaveProperty('secret');
      const rated = matches.create(CLEO, { game: 'le-havre', seats: 2, options: { deal: 9 }, rated: true });
      await expect(rated).rejects.toMatchObject({ code: 'deal-friendly' });
    });

    it('follows from a secret that is made once, whoever asks first', async () => {
      const others = await Promise.all([openMatches(database), openMatches(database)]);
      await Promise.all(
        others.map((one) => one.create(ANN, { game: 'le-havre', seats: 1, options: { ...SHORT, deal: 1 } })),
      );
      expect(await database.db.select().from(serverSecret)).toHaveLength(1);
      await Promise.all(others.map((one) => one.close()));
    });
  });

  describe('the deal of the day', () => {
    it('is the same for everybody, another tomorrow, and each person plays it once', async () => {
      const [ann, again] = await Promise.all([matches.daily(ANN), matches.daily(ANN)]);
      expect(again.id).toBe(ann.id);
      expect(ann).toMatchObject({ game: 'le-havre', daily: '2026-11-16', status: 'running', options: SHORT });
      const ben = await matches.daily(BEN);
      expect(ben.id).not.toBe(ann.id);
      expect(await plansOf(BEN, ben.id)).toBe(await plansOf(ANN, ann.id));
      const full = await matches.daily(ANN, { options: { length: 'full' } });
      expect(full.id).not.toBe(ann.id);
      now = new Date('2026-11-17T00:00:01Z');
      const next = await matches.daily(ANN);
      expect(next.daily).toBe('2026-11-17');
      expect(await plansOf(ANN, next.id)).not.toBe(await plansOf(ANN, ann.id));
    });

    it('can’t be read beforehand by its number', async () => {
      const today = Math.floor(now.getTime() / 86_400_000);
      const { id } = await solo(CLEO, { deal: today });
      const daily = await matches.daily(CLEO);
      expect(await plansOf(CLEO, id)).not.toBe(await plansOf(CLEO, daily.id));
      await expect(matches.daily(CLEO, { options: { deal: 3 } })).rejects.toMatchObject({ code: 'bad-input' });
    });

    it('stays closed after midnight for as long as a match of that day counts, and then counts no more', async () => {
      now = new Date('2027-01-05T23:59:00Z');
      const [ann, ben, cleo] = [await matches.daily(ANN), await matches.daily(BEN), await matches.daily(CLEO)];
      await playOn(matches, ann.id, 'before midnight');
      const table = { options: SHORT, day: '2027-01-05' };
      now = new Date('2027-01-06T11:59:59Z');
      for (const viewer of [ANN, BEN, null]) expect((await matches.table(viewer, ann.id)).secret).toBeNull();
      expect((await matches.record(ANN, ann.id)).about).not.toHaveProperty('secret');
      await expect(matches.view(BEN, ann.id)).rejects.toMatchObject({ code: 'deal-sealed' });
      await playOn(matches, ben.id, 'after midnight');
      const counted = (await matches.best(null, table)).items;
      expect(counted.map((one) => one.accountId).sort()).toEqual([ANN, BEN]);
      expect(counted.map((one) => one.match)).toEqual([null, null]);
      now = new Date('2027-01-06T12:00:00Z');
      expect((await matches.table(BEN, ann.id)).secret).not.toBeNull();
      await playOn(matches, cleo.id, 'with the cards known');
      expect((await matches.table(CLEO, cleo.id)).status).toBe('over');
      expect((await matches.best(null, table)).items.map((one) => one.accountId).sort()).toEqual([ANN, BEN]);
      now = new Date('2026-11-17T12:00:00Z');
    });

    it('is sealed for others until the day is over, then it can be checked', async () => {
      const { id } = await matches.daily(BEN);
      await playOn(matches, id, 'the day');
      expect(await matches.table(CLEO, id)).toMatchObject({ status: 'over', secret: null });
      for (const readVisible of [matches.view(CLEO, id), matches.eventsSince(CLEO, id, -1), matches.record(CLEO, id)])
        await expect(readVisible).rejects.toMatchObject({ code: 'deal-sealed' });
      const stream = matches.updates(null, id, -1, new AbortController().signal);
      await expect(stream.next()).rejects.toMatchObject({ code: 'deal-sealed' });
      await expect(matches.fork(BEN, id, { at: 3, as: 0, bot: 'random' })).rejects.toMatchObject({
        code: 'deal-sealed',
      });
      expect((await matches.view(BEN, id)).over).toBe(true);

      now = new Date('2026-11-18T12:00:00Z');
      const record = readRecord(JSON.parse(JSON.stringify(await matches.record(CLEO, id))));
      const game = findGame('le-havre');
      const fairness = checkFairness(game, record, record.about as unknown as Deal);
      expect(fairness).toMatchObject({ promised: true, wrong: [] });
      expect(fairness.checked).toBeGreaterThan(0);
    });
  });

  describe('results alone at a table', () => {
    it('stand in a table per set-up, the best of each person, equal ones on one place', async () => {
      now = new Date('2026-11-19T12:00:00Z');
      const played: { who: string; total: number }[] = [];
      for (const [i, who] of [ANN, BEN, ANN, ANN].entries()) {
        const { id } = await solo(who, { deal: 77 });
        await playOn(matches, id, `solo ${i}`);
        played.push({ who, total: (await matches.table(who, id)).result!.totals[0]! });
      }
      const of = (who: string) => Math.max(...played.filter((one) => one.who === who).map((one) => one.total));
      const reached = (who: string) => played.findIndex((one) => one.who === who && one.total === of(who));
      const wanted = { game: 'le-havre', options: { ...SHORT, deal: 77 } };
      const { items } = await matches.best(null, wanted);
      const expected = [
        { name: 'Ann', total: of(ANN), plays: 3 },
        { name: 'Ben', total: of(BEN), plays: 1 },
      ];
      // Of equal results the earlier one stands first.
      if (of(BEN) > of(ANN) || (of(BEN) === of(ANN) && reached(BEN) < reached(ANN))) expected.reverse();
      expect(items).toMatchObject(expected);
      expect(items[0]!.place).toBe(1);
      expect((await matches.best(null, { game: 'le-havre', options: { length: 'full' } })).items).toEqual([]);
      const first = await matches.best(null, { ...wanted, limit: 1 });
      const second = await matches.best(null, { ...wanted, limit: 1, after: first.next! });
      expect([...first.items, ...second.items]).toEqual(items);
      expect(second.next).toBeNull();
    });

    it('of a day’s deal are listed at once, their matches from the next day on', async () => {
      const { id } = await matches.daily(ANN);
      await playOn(matches, id, 'listed');
      const day = '2026-11-19';
      const seen = async (who: string | null) => (await matches.best(who, { day })).items[0];
      expect(await seen(null)).toMatchObject({ name: 'Ann', place: 1, match: null });
      expect(await seen(ANN)).toMatchObject({ match: id });
      now = new Date('2026-11-20T12:00:00Z');
      expect(await seen(null)).toMatchObject({ match: id });
    });

    it('are not in a report of the rules that others open while they may still play the deal', async () => {
      now = new Date('2026-11-21T10:00:00Z');
      const { id } = await matches.daily(BEN);
      await matches.reportRules(BEN, { match: id, text: 'Look at these cards.' });
      const [report] = (await matches.rulesReports({})).items;
      await expect(matches.rulesReport(ANN, report!.id)).rejects.toMatchObject({ code: 'deal-sealed' });
      now = new Date('2026-11-22T12:00:00Z');
      await expect(matches.rulesReport(ANN, report!.id)).resolves.toMatchObject({ record: { game: 'le-havre' } });
    });

    it('do not count where a bot of one’s own has played', async () => {
      const { id } = await solo(BEN, { deal: 124 });
      await matches.allowBotMove(BEN, id);
      await playOn(matches, id, 'by a bot');
      expect((await matches.table(BEN, id)).status).toBe('over');
      expect((await matches.best(null, { game: 'le-havre', options: { ...SHORT, deal: 124 } })).items).toEqual([]);
    });

    it('do not count where somebody went back behind what chance had shown, which the day’s deal does not allow', async () => {
      const { id } = await solo(BEN, { deal: 123 });
      await playOn(matches, id, 'looking ahead', 12);
      await playUntilUndoAsks(id);
      await matches.propose(BEN, id, 'undo');
      await playOn(matches, id, 'and on');
      expect((await matches.table(BEN, id)).ending).toBe('finished');
      expect((await matches.best(null, { game: 'le-havre', options: { ...SHORT, deal: 123 } })).items).toEqual([]);

      const daily = await matches.daily(BEN);
      await playUntilUndoAsks(daily.id);
      await expect(matches.propose(BEN, daily.id, 'undo')).rejects.toMatchObject({ code: 'bots-friendly' });
    });
  });
});
