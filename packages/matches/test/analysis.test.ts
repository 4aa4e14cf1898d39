import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { account, analysis, match, type Database } from '@quayside/db';
import { openTestDatabase } from '@quayside/db/testing';
import type { Answer, Offer } from '@quayside/engine';
import { sample, randomFrom } from '@quayside/engine/host';
import type { Matches, NewTable } from '../src/index.ts';
import { ANN, BEN, CLEO, dueDecision, openMatches, newKey, people, playOn, reply, started } from './fixtures.ts';

describe('bots as advisers', () => {
  let database: Database;
  let matches: Matches;
  let now: Date;
  beforeEach(async () => {
    now = new Date('2026-11-16T10:00:00Z');
    database = await openTestDatabase();
    await people(database);
    matches = await openMatches(database, { bots: { threads: 1, effort: 0.05 }, now: () => now });
  });
  afterEach(async () => {
    await matches.close();
    await database.close();
  });

  async function finished(wanted: Partial<NewTable> = {}): Promise<string> {
    const { id } = await started(matches, { options: { days: 2 }, ...wanted });
    await playOn(matches, id, 'to the end');
    return id;
  }
  async function done(id: string, viewer: string | null = ANN): Promise<void> {
    await expect.poll(async () => (await matches.analysis(viewer, id)).status, { timeout: 100_000 }).toBe('done');
  }

  describe('analyse a finished match', () => {
    it('once somebody asks: values and chances over the match, and what each answer was worth', async () => {
      const id = await finished();
      expect(await matches.analysis(null, id)).toEqual({ status: 'none', progress: 0, result: null });
      expect((await matches.requestAnalysis(CLEO, id)).status).toMatch(/waiting|working/);
      await done(id, null);
      const { result } = await matches.analysis(null, id);
      const { answers } = await matches.record(null, id);
      const table = await matches.table(ANN, id);
      expect(result).toMatchObject({ level: expect.stringMatching(/^(merchant|harbour-master)$/), possible: null });
      for (const { values, chances } of result!.points) {
        expect(values).toHaveLength(2);
        expect(chances[0]! + chances[1]!).toBeCloseTo(1, 2);
      }
      const last = result!.points.at(-1)!;
      expect(last.at).toBe(answers.length);
      const winners = table.result!.places.map((place) => Number(place === 1));
      expect(last.chances.map((one) => Number(one > 0))).toEqual(winners);
      expect(result!.turns.length).toBeGreaterThan(3);
      for (const { at, seat, key, played, lost, best } of result!.turns) {
        expect(answers[at]).toEqual([seat, key, played]);
        expect(lost).toBeGreaterThanOrEqual(0);
        // Who gave the best answer has lost nothing.
        const isBest = JSON.stringify(best[0]!.answer) === JSON.stringify(played);
        expect(isBest ? lost : 0).toBe(0);
      }
      expect(result!.turns.some((one) => one.lost > 0)).toBe(true);
    });

    it('alone also with what was possible', async () => {
      const { id } = await matches.create(ANN, { game: 'le-havre', seats: 1, options: { length: 'short' } });
      await matches.start(ANN, id);
      await playOn(matches, id, 'alone');
      await matches.requestAnalysis(ANN, id);
      await done(id);
      const { result } = await matches.analysis(ANN, id);
      expect(result!.possible).toEqual(expect.any(Number));
      expect(result!.points[0]!.chances).toEqual([]);
    });

    it('goes on in another process where one has died', async () => {
      const id = await finished();
      await matches.requestAnalysis(ANN, id);
      await done(id);
      const long = new Date(Date.now() - 120_000);
      await database.db.update(analysis).set({ status: 'working', result: null, updated: long });
      await matches.sweep();
      await done(id);
      expect((await matches.analysis(ANN, id)).result).not.toBeNull();
    });

    it('is not for a match that runs, nor for a daily deal that others may still play', async () => {
      const { id } = await started(matches);
      await expect(matches.requestAnalysis(ANN, id)).rejects.toMatchObject({ code: 'not-over' });
      await expect(matches.analysis(null, id)).rejects.toMatchObject({ code: 'not-over' });
      const daily = await matches.daily(ANN, { game: 'le-havre' });
      await playOn(matches, daily.id, 'the daily deal');
      expect((await matches.table(ANN, daily.id)).status).toBe('over');
      await expect(matches.requestAnalysis(ANN, daily.id)).rejects.toMatchObject({ code: 'deal-sealed' });
      await expect(matches.analysis(ANN, daily.id)).rejects.toMatchObject({ code: 'deal-sealed' });
      now = new Date('2026-11-17T12:00:00Z');
      expect((await matches.requestAnalysis(ANN, daily.id)).status).toMatch(/waiting|working/);
    });

    /** A rated match, an unrated copy of it, and a way to give the same random answers in both. */
    async function mirrored(random: () => number, swapped: boolean, wanted: Partial<NewTable> = {}) {
      await database.db.update(account).set({ guest: false });
      const rated = await matches.create(ANN, { game: 'inland-port', seats: 2, rated: true, ...wanted });
      await matches.join(BEN, rated.id);
      await matches.start(ANN, rated.id);
      const [first = 0] = (await matches.table(ANN, rated.id)).due;
      // Who begins was drawn there, and is chosen here.
      const starts = (first === 0) !== swapped ? 'first' : 'second';
      const copied = await matches.create(swapped ? CLEO : ANN, { game: 'inland-port', seats: 2, options: { starts } });
      await matches.join(swapped ? ANN : CLEO, copied.id);
      await matches.start(swapped ? CLEO : ANN, copied.id);
      const give = async (who: string, id: string, choose: (offer: Offer) => Answer) => {
        const decision = await dueDecision(matches, who, id);
        if (!decision) throw new Error('the two matches began differently');
        const answer = choose(decision.offer);
        await matches.answer(who, { match: id, decision: decision.id, idempotencyKey: newKey(), answer });
        return answer;
      };
      const inRated = async () => {
        const [seat = 0] = (await matches.table(ANN, rated.id)).due;
        return { seat, answer: await give([ANN, BEN][seat]!, rated.id, (offer) => sample(offer, random)) };
      };
      const inBoth = async () => {
        const { seat, answer } = await inRated();
        await give([ANN, CLEO][seat]!, copied.id, () => answer);
      };
      return { rated: rated.id, copied: copied.id, inRated, inBoth };
    }

    it.each([
      ['as it is', false],
      ['with the seats swapped', true],
    ])('is not for who plays a rated match that stands like this one did, %s', async (_, swapped) => {
      const { rated, copied, inBoth } = await mirrored(randomFrom('mirror'), swapped);
      do await inBoth();
      while (!(await isAnnsNewTurn(rated)));
      await expect(matches.hint(ANN, copied)).rejects.toMatchObject({ code: 'rated-mirror' });
      await playOn(matches, copied, 'to the end');
      await expect(matches.requestAnalysis(ANN, copied)).rejects.toMatchObject({ code: 'rated-mirror' });
      await matches.resign(ANN, rated);
      expect((await matches.requestAnalysis(ANN, copied)).status).toMatch(/waiting|working/);
    });

    it('is not for who has left the rated match to a substitute', async () => {
      const { rated, copied, inBoth } = await mirrored(randomFrom('mirror'), false, { whenLeft: 'substitute' });
      do await inBoth();
      while ((await matches.table(ANN, rated)).due.includes(0));
      await matches.resign(ANN, rated);
      await matches.takeOver(CLEO, rated, 0);
      await expect(matches.hint(ANN, copied)).rejects.toMatchObject({ code: 'rated-mirror' });
    });

    it('is not for who has gone on in the rated match with answers that can be taken back', async () => {
      const { rated, copied, inRated, inBoth } = await mirrored(randomFrom('mirror'), false);
      do await inBoth();
      while (!(await isAnnsNewTurn(rated)));
      await inRated();
      expect((await matches.view(ANN, rated)).undo.last).toBe(true);
      await expect(matches.hint(ANN, copied)).rejects.toMatchObject({ code: 'rated-mirror' });
    });

    const isAnnsNewTurn = async (id: string): Promise<boolean> => {
      const { due, undo, seq } = await matches.view(ANN, id);
      return due.includes(0) && !undo.last && seq > 4;
    };

    it('a few at a time for one person', async () => {
      const ids: string[] = [];
      for (let i = 0; i < 6; i++) ids.push(await finished());
      const rows = ids.slice(0, 5).map((matchId) => ({ matchId, requestedBy: ANN, status: 'working' as const }));
      await database.db.insert(analysis).values(rows);
      await expect(matches.requestAnalysis(ANN, ids[5]!)).rejects.toMatchObject({ code: 'too-many-analyses' });
      expect((await matches.requestAnalysis(BEN, ids[5]!)).status).toMatch(/waiting|working/);
    });
  });

  describe('give a hint', () => {
    it('that can be answered with, and that everybody can see was asked for', async () => {
      const { id, due } = await started(matches);
      const [who = '', other = ''] = due[0] === 0 ? [ANN, BEN] : [BEN, ANN];
      await expect(matches.hint(other, id)).rejects.toMatchObject({ code: 'not-open' });
      await expect(matches.hint(CLEO, id)).rejects.toMatchObject({ code: 'not-seated' });
      const hint = await matches.hint(who, id);
      expect(hint.answers.length).toBeGreaterThan(1);
      expect((await matches.hint(who, id)).answers).toEqual(hint.answers);
      const seat = due[0]!;
      expect((await matches.table(null, id)).seats.map((one) => one.hints ?? 0)[seat]).toBe(1);
      await reply(matches, who, id, hint.answers[0]!.answer);
      await playOn(matches, id, 'with a hint');
      const seats = (await matches.record(null, id)).about?.['seats'] as { hints?: number[] }[];
      expect(seats[seat]!.hints).toEqual([hint.seq]);
      expect(seats[1 - seat]!.hints).toBeUndefined();
    });

    it('in no rated match and in no daily deal', async () => {
      await database.db.update(account).set({ guest: false });
      const { id } = await started(matches, { rated: true });
      for (const who of [ANN, BEN])
        await expect(matches.hint(who, id)).rejects.toMatchObject({ code: 'hints-unrated' });
      const daily = await matches.daily(ANN, { game: 'le-havre' });
      await expect(matches.hint(ANN, daily.id)).rejects.toMatchObject({ code: 'hints-unrated' });
      await database.db.update(match).set({ rated: false }).where(eq(match.id, daily.id));
    });

    it('makes a result alone one that does not count among the best', async () => {
      const { id } = await matches.create(ANN, { game: 'le-havre', seats: 1, options: { length: 'short' } });
      await matches.start(ANN, id);
      await matches.hint(ANN, id);
      await playOn(matches, id, 'alone');
      expect((await matches.best(ANN, { game: 'le-havre', options: { length: 'short' } })).items).toEqual([]);
    });
  });
});
