import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, botRating, seat, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { findGame } from '@quayside/games';
import { opponentOf } from '../src/ratings/opponent.ts';
import { openMatches, rebuildLadders, type Matches, type Table } from '../src/index.ts';
import { ANN, BEN, people, playOn } from './fixtures.ts';

describe.each(testDatabases())('bots as opponents, on $name', ({ open }) => {
  let database: Database;
  let matches: Matches;
  beforeAll(async () => {
    database = await open();
    matches = await openMatches(database, { bots: { threads: 1 } });
    await people(database);
    await database.db.update(account).set({ guest: false });
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });

  async function rated(bots: readonly string[], options: object = { days: 2 }): Promise<Table> {
    const made = await matches.create(ANN, { game: 'tidewater', seats: bots.length + 1, options, bots, rated: true });
    await matches.start(ANN, made.id);
    await expect
      .poll(async () => {
        await playOn(matches, made.id, 'against bots');
        return (await matches.table(ANN, made.id)).status;
      })
      .toBe('over');
    return matches.table(ANN, made.id);
  }
  const standings = () => matches.botRankings('tidewater');

  it('a level that needs no weights has one rating in a game', async () => {
    await rated(['deckhand']);
    await rated(['deckhand', 'deckhand']);
    expect(await standings()).toMatchObject([
      { bot: 'deckhand', weights: '', seats: null, matches: 2, current: true, skill: expect.any(Number) },
    ]);
  });

  it('one that has learned is rated with what it has learned, and as a merchant where it has learned nothing', async () => {
    const { id } = await rated(['captain']);
    const [learned] = (await standings()).filter((one) => one.bot === 'captain');
    expect(learned).toMatchObject({ seats: 2, matches: 1, current: true, weights: expect.stringMatching(/^\w{6,}$/) });
    const [held] = await database.db.select().from(seat).where(eq(seat.matchId, id)).orderBy(seat.seat).offset(1);
    expect(held).toMatchObject({ bot: 'captain', botWeights: learned!.weights });
    // Nobody has trained it for the rules of before.
    const setup = { seats: 2, options: { days: 2, fog: false } };
    expect(await opponentOf('tidewater', 0, setup, 'captain')).toMatchObject({ bot: 'merchant', weights: '' });
    const now = await opponentOf('tidewater', findGame('tidewater').version, setup, 'captain');
    expect(now).toMatchObject({ bot: 'captain', weights: learned!.weights });
  });

  it('one that was trained anew starts with a rating of its own, and the ladders can be made anew', async () => {
    const older = { weights: 'trained-before' };
    await database.db.update(botRating).set(older).where(eq(botRating.bot, 'captain'));
    await database.db.update(seat).set({ botWeights: older.weights }).where(eq(seat.bot, 'captain'));
    await rated(['captain']);
    const two = (await standings()).filter((one) => one.bot === 'captain');
    expect(
      two.map(({ weights, matches: played, current }) => `${weights === older.weights} ${played} ${current}`).sort(),
    ).toEqual(['false 1 true', 'true 1 false']);
    const ladder = await matches.rankings({ game: 'tidewater', ladder: 'bots' });
    await rebuildLadders(database.db, 'tidewater');
    const again = (await standings()).filter((one) => one.bot === 'captain');
    expect(again.map(({ weights, skill }) => [weights, skill])).toEqual(
      two.map(({ weights, skill }) => [weights, skill]),
    );
    expect(ladder.items[0]).toMatchObject({ accountId: ANN });
  });

  describe('take the open seats of a table as its host wishes', () => {
    const wish = { bot: 'merchant', after: 120 };

    it('after the time that was said, and the match begins', async () => {
      let now = new Date();
      const late = await openMatches(database, { bots: { threads: 1 }, now: () => now });
      try {
        const made = await late.create(ANN, { game: 'tidewater', seats: 3, fill: wish });
        expect(made.fill).toEqual({ bot: 'merchant', at: new Date(made.created.getTime() + 120_000) });
        await late.join(BEN, made.id);
        await late.sweep();
        expect((await late.table(null, made.id)).status).toBe('waiting');
        now = new Date(made.created.getTime() + 121_000);
        await late.sweep();
        const begun = await late.table(null, made.id);
        expect(begun).toMatchObject({ status: 'running', fill: null });
        expect(begun.seats.map(({ accountId, bot }) => accountId ?? bot)).toEqual([ANN, BEN, 'merchant']);
      } finally {
        await late.close();
      }
    });

    it('at once, or never, and nobody but the host says which', async () => {
      const { id } = await matches.create(ANN, { game: 'tidewater', seats: 2 });
      await matches.sweep();
      expect(await matches.table(null, id)).toMatchObject({ status: 'waiting', fill: null });
      await expect(matches.changeFill(BEN, id, wish)).rejects.toMatchObject({ code: 'not-host' });
      await expect(matches.changeFill(ANN, id, { bot: 'admiral', after: 0 })).rejects.toMatchObject({
        code: 'unknown-bot',
      });
      expect((await matches.changeFill(ANN, id, wish)).fill).toMatchObject({ bot: 'merchant' });
      expect((await matches.changeFill(ANN, id, null)).fill).toBeNull();
      await matches.changeFill(ANN, id, { bot: 'deckhand', after: 0 });
      await matches.sweep();
      expect((await matches.table(null, id)).seats[1]).toMatchObject({ kind: 'bot', bot: 'deckhand' });
      await expect(matches.changeFill(ANN, id, wish)).rejects.toMatchObject({ code: 'not-waiting' });
    });
  });
});
