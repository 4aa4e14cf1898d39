import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, rating, seat, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { openMatches, rebuildLadders, type Matches } from '../src/index.ts';
import { ANN, BEN, CLEO, dueDecision, people, playOn, reply, started } from './fixtures.ts';

/** The cards of the sample game that are drawn on purpose. */
const FAVOURS = ['haul', 'planks', 'purse'];

describe.each(testDatabases())('on $name', ({ open }) => {
  let database: Database;
  let matches: Matches;
  beforeAll(async () => {
    database = await open();
    matches = await openMatches(database);
    await people(database);
    await database.db.update(account).set({ guest: false });
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });

  describe('beyond a barrier', () => {
    it('an answer is taken back when the other agrees, and chance answers as before', async () => {
      const { id } = await started(matches, { options: { days: 2 } });
      const first = await reply(matches, ANN, id, 'woods');
      await reply(matches, ANN, id, 'end');
      await expect(matches.undo(ANN, id)).rejects.toMatchObject({ code: 'no-undo' });
      await expect(matches.agree(BEN, id, 'undo')).rejects.toMatchObject({ code: 'no-proposal' });
      const asked = await matches.propose(ANN, id, 'undo');
      expect(asked.undo.proposals).toEqual([{ kind: 'undo', to: first.seq, by: [0], missing: [1] }]);
      const back = await matches.agree(BEN, id, 'undo');
      expect(back.undo.proposals).toEqual([]);
      expect((await matches.view(ANN, id)).state).toEqual(first.state);
      expect((await dueDecision(matches, ANN, id))?.key).toBe('end');
    });

    it('nothing happens when the other declines, or when the match goes on meanwhile', async () => {
      const { id } = await started(matches);
      await reply(matches, ANN, id, 'woods');
      await reply(matches, ANN, id, 'end');
      await matches.propose(ANN, id, 'undo');
      expect((await matches.decline(BEN, id)).undo.proposals).toEqual([]);
      await matches.propose(ANN, id, 'undo');
      expect((await reply(matches, BEN, id, 'nets')).undo.proposals).toEqual([]);
      await expect(matches.agree(BEN, id, 'undo')).rejects.toMatchObject({ code: 'no-proposal' });
    });
  });

  it('a match ends without a result when all agree', async () => {
    const { id } = await started(matches, { rated: true });
    await matches.propose(BEN, id, 'abandon');
    expect(await matches.table(ANN, id)).toMatchObject({ status: 'running' });
    await matches.agree(ANN, id, 'abandon');
    expect(await matches.table(ANN, id)).toMatchObject({ status: 'over', ending: 'abandoned', result: null });
    expect((await matches.view(ANN, id)).over).toBe(true);
  });

  it('a rated match is not ended without a result where nobody else can agree', async () => {
    const { id } = await matches.create(ANN, { game: 'tidewater', seats: 2, rated: true, bots: ['random'] });
    await matches.start(ANN, id);
    await expect(matches.propose(ANN, id, 'abandon')).rejects.toMatchObject({ code: 'bots-friendly' });
    const three = await matches.create(ANN, { game: 'tidewater', seats: 3, rated: true, bots: ['random'] });
    await matches.join(BEN, three.id);
    await matches.start(ANN, three.id);
    await matches.resign(BEN, three.id);
    await expect(matches.propose(ANN, three.id, 'abandon')).rejects.toMatchObject({ code: 'bots-friendly' });
    const friendly = await matches.create(ANN, { game: 'tidewater', seats: 2, bots: ['random'] });
    await matches.start(ANN, friendly.id);
    await matches.propose(ANN, friendly.id, 'abandon');
    expect((await matches.table(ANN, friendly.id)).ending).toBe('abandoned');
  });

  describe('who resigns', () => {
    it('is last, and between two the match is over', async () => {
      const { id } = await started(matches);
      await reply(matches, ANN, id, 'nets');
      const table = await matches.resign(ANN, id);
      expect(table).toMatchObject({ status: 'over', ending: 'resigned', result: { places: [2, 1] } });
      await expect(matches.resign(BEN, id)).rejects.toMatchObject({ code: 'over' });
    });

    it('is last among more, and a bot plays on for the others', async () => {
      const { id } = await matches.create(ANN, { game: 'tidewater', seats: 3, options: { days: 2 } });
      await matches.join(BEN, id);
      await matches.join(CLEO, id);
      await matches.start(ANN, id);
      const table = await matches.resign(CLEO, id);
      expect(table.seats[2]).toMatchObject({ name: 'Cleo', bot: 'merchant', resigned: true });
      expect((await matches.view(CLEO, id)).decisions).toEqual([]);
      await expect
        .poll(async () => {
          await playOn(matches, id, 'with a stand-in');
          return (await matches.table(ANN, id)).status;
        })
        .toBe('over');
      expect((await matches.table(ANN, id)).result?.places[2]).toBe(3);
      expect((await matches.eventsSince(null, id, -1)).some((line) => line.kind === 'seat')).toBe(true);
    });
  });

  it('a rematch is one table, whoever asks first, with the same options', async () => {
    const { id } = await started(matches, { options: { days: 3, fog: true } });
    await expect(matches.rematch(ANN, id)).rejects.toMatchObject({ code: 'not-over' });
    await matches.resign(ANN, id);
    await expect(matches.rematch(CLEO, id)).rejects.toMatchObject({ code: 'not-seated' });
    const [a, b] = await Promise.all([matches.rematch(ANN, id), matches.rematch(BEN, id)]);
    expect(a.id).toBe(b.id);
    const table = await matches.table(ANN, a.id);
    expect(table.options).toEqual({ days: 3, fog: true });
    expect(table.seats.map((one) => one.kind)).toEqual(['person', 'person']);
    expect((await matches.table(ANN, id)).rematch).toBe(table.id);
  });

  it('a rematch is begun by the other player where the rules let a table choose who begins', async () => {
    const began = async (match: string) => {
      const { state } = await matches.view(ANN, match);
      return (state as unknown as { first: number }).first; // as the Inland Port keeps it
    };
    let { id } = await started(matches, { game: 'inland-port' });
    let first = await began(id);
    for (let round = 0; round < 3; round++) {
      await matches.resign(BEN, id);
      const next = await matches.rematch(BEN, id);
      await matches.rematch(ANN, id);
      expect(next.options).toEqual({ starts: first === 0 ? 'second' : 'first' });
      expect((await matches.table(ANN, next.id)).seats.map((one) => one.accountId)).toEqual([ANN, BEN]);
      await matches.start(BEN, next.id);
      expect(await began(next.id)).toBe(1 - first);
      ({ id } = next);
      first = 1 - first;
    }
  });

  it('a rematch of other games moves everybody up by one seat, whoever asks first', async () => {
    const { id } = await matches.create(ANN, { game: 'tidewater', seats: 3, bots: ['random'], options: { days: 2 } });
    await matches.join(BEN, id);
    const seated = (await matches.start(ANN, id)).seats.map((one) => one.accountId);
    expect(seated).toEqual([ANN, null, BEN]);
    await matches.resign(ANN, id);
    await matches.resign(BEN, id);
    const next = await matches.rematch(BEN, id);
    await matches.rematch(ANN, id);
    expect((await matches.table(ANN, next.id)).seats.map((one) => one.accountId)).toEqual([null, BEN, ANN]);
  });

  it('a fork plays on from the middle of a finished match with the cards of that match', async () => {
    const { id } = await started(matches, { options: { days: 3 } });
    await expect(matches.fork(CLEO, id, { at: 3, as: 0, bot: 'random' })).rejects.toMatchObject({ code: 'not-over' });
    await playOn(matches, id, 'forked');
    const { answers } = await matches.record(null, id);
    const middle = answers.findIndex(([who], i) => i > 4 && who === -1);
    const fork = await matches.fork(CLEO, id, { at: middle, as: 0, bot: 'random' });
    expect(fork).toMatchObject({ status: 'running', mine: 0, visibility: 'link', rated: false, secret: null });
    // How many favours are drawn depends on what is played; the tide comes in for everybody.
    const tideOf = (record: typeof answers) =>
      record.flatMap(([who, , card]) => (who === -1 && !FAVOURS.some((one) => one === card) ? [card] : []));
    await expect
      .poll(
        async () => {
          const decision = await dueDecision(matches, CLEO, fork.id);
          if (decision?.offer.kind === 'pick') await reply(matches, CLEO, fork.id, decision.offer.options[0]!);
          else if (decision)
            await reply(matches, CLEO, fork.id, decision.offer.kind === 'order' ? decision.offer.items : {});
          return (await matches.table(CLEO, fork.id)).status;
        },
        { interval: 5 },
      )
      .toBe('over');
    const forked = await matches.record(CLEO, fork.id);
    expect(forked.answers.slice(0, middle + 1)).toEqual(answers.slice(0, middle + 1));
    const [tide, dealt] = [tideOf(answers), tideOf(forked.answers)];
    const shared = Math.min(tide.length, dealt.length);
    expect(shared).toBeGreaterThan(0);
    expect(new Set(dealt.slice(0, shared))).toEqual(new Set(tide.slice(0, shared)));
  });

  it('ratings follow the places, are kept with the match, and the ladder can be made anew', async () => {
    for (let i = 0; i < 3; i++) {
      const { id } = await started(matches, { rated: true });
      await matches.resign(i === 1 ? ANN : BEN, id);
    }
    const allTime = () => database.db.select().from(rating).where(eq(rating.season, '')).orderBy(rating.accountId);
    const before = await allTime();
    expect(before.map((one) => [one.accountId, one.matches])).toEqual([
      [ANN, 3],
      [BEN, 3],
    ]);
    const ladder = await matches.rankings({ game: 'tidewater' });
    expect(ladder.items.map((one) => one.accountId)).toEqual([ANN, BEN]);
    expect(ladder.items[0]?.provisional).toBe(true);
    const page = await matches.rankings({ game: 'tidewater', limit: 1 });
    expect(
      (await matches.rankings({ game: 'tidewater', after: page.next! })).items.map((one) => one.accountId),
    ).toEqual([BEN]);
    const kept = await database.db.select().from(seat).where(eq(seat.accountId, ANN));
    expect(kept.filter((one) => one.muAfter !== null)).toHaveLength(3);
    await database.db.update(rating).set({ mu: 0 });
    expect(await rebuildLadders(database.db, 'tidewater')).toEqual({ matches: 3, people: 2 });
    expect(await allTime()).toEqual(before);
  });

  it('a history is read page by page without gaps or repetitions, and shows private matches only to those who played', async () => {
    const ids: string[] = [];
    for (let i = 0; i < 7; i++) {
      const { id } = await started(matches, { visibility: i === 3 ? 'link' : 'public' });
      await matches.resign(i % 2 ? ANN : BEN, id);
      ids.unshift(id);
    }
    const pages = async (viewer: string | null, filter: object) => {
      const found: string[] = [];
      let after: string | undefined;
      do {
        const page = await matches.history(viewer, { ...filter, limit: 3, after });
        found.push(...page.items.map((one) => one.id));
        after = page.next ?? undefined;
      } while (after !== undefined && found.length < 7);
      return found.slice(0, 7);
    };
    expect(await pages(ANN, { account: ANN })).toEqual(ids);
    expect(await pages(BEN, { account: ANN })).not.toContain(ids[3]);
    expect(await pages(null, { game: 'tidewater' })).toEqual(expect.arrayContaining(ids.filter((_, i) => i !== 3)));
    const won = await matches.history(ANN, { account: ANN, won: true });
    expect(won.items.every((one) => one.seats.find((held) => held.accountId === ANN)?.place === 1)).toBe(true);
    expect(won.items.length).toBeGreaterThan(3);
    await expect(matches.history(ANN, { after: 'nonsense' })).rejects.toMatchObject({ code: 'bad-input' });
  });
});
