import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { entry, match as matchTable, readLog, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { checkFairness, sample, randomFrom, readRecord, replay, movesOf, type Deal } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import { openMatches } from '../src/index.ts';
import { ANN, BEN, CLEO, dueDecision, people, playOn, reply, started, newKey } from './fixtures.ts';

describe.each(testDatabases())('on $name', ({ open }) => {
  let database: Database;
  let matches: Awaited<ReturnType<typeof openMatches>>;
  beforeAll(async () => {
    database = await open();
    matches = await openMatches(database);
    await people(database);
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });
  const log = (id: string) => readLog(database.db, id);

  describe('a table', () => {
    it('waits with open seats, is joined and left, and starts when enough are there', async () => {
      const table = await matches.create(ANN, { game: 'tidewater', seats: 3, minSeats: 2 });
      expect(table.seats.map((one) => one.kind)).toEqual(['person', 'open', 'open']);
      expect((await matches.open(null)).map((one) => one.id)).toContain(table.id);
      await expect(matches.start(ANN, table.id)).rejects.toMatchObject({ code: 'too-few' });
      await matches.join(BEN, table.id, { seat: 2 });
      await expect(matches.join(BEN, table.id)).rejects.toMatchObject({ code: 'already-seated' });
      await expect(matches.join(CLEO, table.id, { seat: 2 })).rejects.toMatchObject({ code: 'seat-taken' });
      await matches.join(CLEO, table.id);
      await matches.leave(CLEO, table.id);
      await expect(matches.start(BEN, table.id)).rejects.toMatchObject({ code: 'not-host' });
      const running = await matches.start(ANN, table.id);
      expect(running.status).toBe('running');
      expect(running.seats.map((one) => one.name)).toEqual(['Ann', 'Ben']);
      await expect(matches.join(CLEO, table.id)).rejects.toMatchObject({ code: 'not-waiting' });
      await expect(matches.leave(BEN, table.id)).rejects.toMatchObject({ code: 'not-waiting' });
      expect((await matches.open(null)).map((one) => one.id)).not.toContain(table.id);
    });

    it('goes to the next person when its host leaves, and is closed when nobody is left', async () => {
      const { id } = await matches.create(ANN, { game: 'tidewater', seats: 2 });
      await matches.join(BEN, id);
      await matches.leave(ANN, id);
      expect(await matches.table(BEN, id)).toMatchObject({ host: BEN, mine: 1, status: 'waiting' });
      await matches.leave(BEN, id);
      expect(await matches.table(ANN, id)).toMatchObject({ status: 'over', ending: 'cancelled' });
    });

    it('is refused with the reason where the game, its options or the seats are not right', async () => {
      const wrong = (wanted: object) => matches.create(ANN, { game: 'tidewater', seats: 2, ...wanted });
      await expect(wrong({ game: 'chess' })).rejects.toMatchObject({ code: 'unknown-game' });
      await expect(wrong({ seats: 9 })).rejects.toMatchObject({ code: 'bad-options' });
      await expect(wrong({ options: { days: 99 } })).rejects.toMatchObject({ code: 'bad-options' });
      await expect(wrong({ bots: ['deep-blue'] })).rejects.toMatchObject({ code: 'unknown-bot' });
      await expect(wrong({ rated: true })).rejects.toMatchObject({ code: 'guests-friendly' });
      await expect(matches.create(null, { game: 'tidewater', seats: 2 })).rejects.toMatchObject({ code: 'sign-in' });
      await expect(matches.table(ANN, 'nowhere')).rejects.toMatchObject({ code: 'unknown-table' });
    });

    it('that waits for an answer of mine comes first in my list', async () => {
      const { id } = await started(matches);
      await started(matches);
      await reply(matches, ANN, id, 'woods');
      await reply(matches, ANN, id, 'end');
      const mine = await matches.mine(BEN);
      expect(mine[0]?.id).toBe(id);
      expect(mine[0]?.due).toEqual([1]);
      expect(mine.length).toBeGreaterThan(1);
    });
  });

  describe('a match', () => {
    it('is played to its end by two people, and everything follows from its record', async () => {
      const { id, commitment } = await started(matches, { options: { days: 3 } });
      await expect(matches.record(ANN, id)).rejects.toMatchObject({ code: 'not-over' });
      await playOn(matches, id, 'to the end');
      const [view, table] = [await matches.view(ANN, id), await matches.table(null, id)];
      expect(view.over).toBe(true);
      expect(table).toMatchObject({ status: 'over', ending: 'finished', commitment, due: [] });
      expect(table.result).toEqual(view.result);
      expect(Math.min(...table.result!.places)).toBe(1);
      const record = readRecord(JSON.parse(JSON.stringify(await matches.record(null, id))));
      const game = findGame('tidewater');
      const { setup, line } = movesOf(game, record);
      expect(game.score(replay(game, setup, line).state)).toEqual(view.result!.sheets);
      expect(checkFairness(game, record, record.about as unknown as Deal)).toMatchObject({ promised: true, wrong: [] });
      expect(await database.db.$count(entry, eq(entry.matchId, id))).toBe(0);
      expect((await log(id)).map((one) => one.seq)).toEqual(Array.from({ length: table.seq }, (_, i) => i + 1));
    });

    it('accepts a repeated idempotency key once and returns the first acceptance, after the end too', async () => {
      const { id } = await started(matches, { options: { days: 2 } });
      const decision = (await dueDecision(matches, ANN, id))!;
      const given = { match: id, decision: decision.id, idempotencyKey: 'mine', answer: 'nets' };
      const first = await matches.answer(ANN, given);
      const again = await Promise.all([matches.answer(ANN, given), matches.answer(ANN, { ...given, answer: 'woods' })]);
      expect(again.map(({ seq, repeated }) => ({ seq, repeated }))).toEqual([
        { seq: first.seq, repeated: true },
        { seq: first.seq, repeated: true },
      ]);
      await playOn(matches, id, 'after the repeat');
      expect(await matches.answer(ANN, given)).toMatchObject({ seq: first.seq, repeated: true });
      expect((await log(id)).filter((one) => one.idempotencyKey === 'mine')).toHaveLength(1);
    });

    it('refuses what is stale, malformed, not offered, or somebody else’s, and stays as it was', async () => {
      const { id } = await started(matches);
      const first = (await dueDecision(matches, ANN, id))!;
      await reply(matches, ANN, id, 'woods');
      const before = await matches.view(ANN, id);
      const end = before.decisions.find((one) => one.due)!;
      const give = (who: string, decision: string, answer: unknown) =>
        matches.answer(who, { match: id, decision, idempotencyKey: newKey(), answer });
      await expect(give(ANN, first.id, 'nets')).rejects.toMatchObject({ code: 'not-open' });
      await expect(give(ANN, end.id, 'never')).rejects.toMatchObject({ code: 'not-offered' });
      await expect(give(ANN, end.id, { wood: 1 })).rejects.toMatchObject({ code: 'malformed' });
      await expect(give(BEN, end.id, 'end')).rejects.toMatchObject({ code: 'not-open' });
      await expect(give(CLEO, end.id, 'end')).rejects.toMatchObject({ code: 'not-seated' });
      await expect(matches.undo(BEN, id)).rejects.toMatchObject({ code: 'no-undo' });
      expect(await matches.view(ANN, id)).toEqual(before);
      expect(await log(id)).toHaveLength(before.seq);
    });

    it('says why something can’t be answered', async () => {
      const { id } = await started(matches);
      expect(await matches.explain(ANN, id, 'place', 'shipyard')).toMatchObject({ key: 'why.shipyard' });
      expect(await matches.explain(ANN, id, 'place', 'nets')).toBeNull();
    });

    it('takes sealed bids that are sent at the same time', async () => {
      const { id } = await started(matches, { options: { days: 2 } });
      for (const who of [ANN, BEN]) {
        await reply(matches, who, id, who === ANN ? 'woods' : 'nets');
        await reply(matches, who, id, 'end');
      }
      const bids = await Promise.all([ANN, BEN].map((who) => dueDecision(matches, who, id)));
      expect(bids.map((bid) => bid?.key)).toEqual(['bid', 'bid']);
      const send = (who: string, i: number) =>
        matches.answer(who, { match: id, decision: bids[i]!.id, idempotencyKey: newKey(), answer: String(i) });
      const [a, b] = await Promise.all([send(ANN, 0), send(BEN, 1)]);
      expect(Math.abs(a.seq - b.seq)).toBe(1);
      expect((await matches.view(null, id)).state).toMatchObject({ day: 2 });
    });

    it('takes an answer back as long as nobody else has moved, and what was undone stays in the log', async () => {
      const { id } = await started(matches);
      const before = await matches.view(ANN, id);
      expect(before.undo).toMatchObject({ last: false, turn: false });
      await reply(matches, ANN, id, 'nets');
      const sold = (await matches.view(ANN, id)).decisions.find((one) => one.key === 'sell')!;
      await matches.answer(ANN, { match: id, decision: sold.id, idempotencyKey: newKey(), answer: 'fish' });
      expect((await matches.view(ANN, id)).undo).toMatchObject({ last: true, turn: true });
      const back = await matches.undo(ANN, id);
      expect(back.state).toMatchObject({ goods: [{ fish: 4, coin: 2 }, { fish: 1 }] });
      const all = await matches.resetTurn(ANN, id);
      expect(all.state).toEqual(before.state);
      expect((await log(id)).slice(-4).map((one) => one.kind)).toEqual(['answer', 'answer', 'undo', 'undo']);
      const told = await matches.eventsSince(ANN, id, before.seq);
      expect(told.map(({ kind, to }) => ({ kind, to }))).toEqual([
        { kind: 'answer', to: undefined },
        { kind: 'answer', to: undefined },
        { kind: 'undo', to: before.seq + 1 },
        { kind: 'undo', to: before.seq },
      ]);
      await reply(matches, ANN, id, 'nets');
      await reply(matches, ANN, id, 'end');
      await expect(matches.undo(ANN, id)).rejects.toMatchObject({ code: 'no-undo' });
    });

    it('can be looked at in an earlier moment, taken back or not, with what each could know then', async () => {
      const { id } = await started(matches);
      const seen = new Map<number, unknown[]>();
      const both = () => Promise.all([ANN, BEN, null].map(async (who) => (await matches.view(who, id)).state));
      const note = async () => seen.set((await matches.view(null, id)).seq, await both());
      await note();
      await reply(matches, ANN, id, 'lookout');
      await note();
      const { offer } = (await dueDecision(matches, ANN, id))!;
      await reply(matches, ANN, id, offer.kind === 'order' ? [...offer.items].reverse() : '');
      await note();
      await reply(matches, ANN, id, 'end');
      await note();
      await reply(matches, BEN, id, 'woods');
      await note();
      await matches.undo(BEN, id);
      await note();
      expect(seen.size).toBe(6);
      for (const [seq, states] of seen)
        expect(
          await Promise.all([ANN, BEN, null].map(async (who) => (await matches.stateAt(who, id, seq)).state)),
        ).toEqual(states);
      await playOn(matches, id, 'to the end');
      await expect(matches.stateAt(ANN, id, 0)).rejects.toMatchObject({ code: 'not-running' });
    });

    it('looks the same to a process that has just begun, in the middle and at the end, undone turns included', async () => {
      const { id } = await started(matches, { options: { days: 3 } });
      await reply(matches, ANN, id, 'nets');
      await matches.undo(ANN, id);
      await playOn(matches, id, 'restart', 7);
      const seen = async (by: typeof matches) => ({
        views: await Promise.all([ANN, BEN, null].map((who) => by.view(who, id))),
        told: await Promise.all([ANN, BEN, null].map((who) => by.eventsSince(who, id, -1))),
        table: await by.table(ANN, id),
      });
      const before = await seen(matches);
      const other = await openMatches(database);
      expect(await seen(other)).toEqual(before);
      await playOn(other, id, 'on another process', 5);
      await playOn(matches, id, 'and back');
      const end = await seen(matches);
      expect(end.table.status).toBe('over');
      const third = await openMatches(database);
      expect(await seen(third)).toEqual(end);
      await Promise.all([other.close(), third.close()]);
    });

    it('is played by bots where they sit, also against nobody but bots', async () => {
      const { id } = await matches.create(ANN, {
        game: 'tidewater',
        seats: 3,
        options: { days: 2 },
        bots: ['random', 'deckhand'],
      });
      await matches.start(ANN, id);
      const random = randomFrom('against bots');
      await expect
        .poll(
          async () => {
            const decision = await dueDecision(matches, ANN, id);
            if (decision)
              await matches.answer(ANN, {
                match: id,
                decision: decision.id,
                idempotencyKey: newKey(),
                answer: sample(decision.offer, random),
              });
            return (await matches.table(ANN, id)).status;
          },
          { interval: 5 },
        )
        .toBe('over');
      expect((await matches.table(ANN, id)).result?.places).toHaveLength(3);
    });

    it('goes on when the process that was about to let a bot answer is gone', async () => {
      const { id } = await matches.create(ANN, { game: 'tidewater', seats: 2, bots: ['random'] });
      const dying = await openMatches(database);
      await dying.start(ANN, id);
      await dying.close(); // a closed service lets no bot move
      await reply(dying, ANN, id, 'nets');
      await reply(dying, ANN, id, 'end');
      const [row] = await database.db.select().from(matchTable).where(eq(matchTable.id, id));
      expect(row).toMatchObject({ botDue: true, due: [1] });
      await matches.resumeBots();
      await expect.poll(async () => (await matches.table(ANN, id)).due).toContain(0);
    });
  });

  describe('a stream of updates', () => {
    it('begins with now, follows every change in any process, and resumes after the number it has', async () => {
      const { id } = await started(matches);
      const other = await openMatches(database);
      const away = new AbortController();
      const seqs: number[] = [];
      const told: number[] = [];
      const following = (async () => {
        for await (const update of matches.updates(BEN, id, -1, away.signal)) {
          seqs.push(update.seq);
          told.push(...update.events.map((line) => line.seq));
        }
      })();
      await expect.poll(() => seqs).toHaveLength(1);
      const { seq } = await reply(other, ANN, id, 'woods');
      await expect.poll(() => seqs.at(-1)).toBe(seq);
      const last = await reply(matches, ANN, id, 'end');
      await expect.poll(() => seqs.at(-1)).toBe(last.seq);
      expect(told).toEqual([0, seq, last.seq]);
      away.abort();
      await following;
      expect(matches.listeners).toBe(0);

      const again = matches.updates(BEN, id, seq, new AbortController().signal);
      const { value } = await again.next();
      expect(value?.events.map((line) => line.seq)).toEqual([last.seq]);
      await again.return();
      expect(matches.listeners).toBe(0);
      await other.close();
    });

    it('tells who comes and goes before the start', async () => {
      const { id } = await matches.create(ANN, { game: 'tidewater', seats: 2 });
      const end = new AbortController();
      const updates = matches.updates(ANN, id, -1, end.signal);
      const kinds = async () => ((await updates.next()).value?.table.seats ?? []).map((one) => one.kind);
      expect(await kinds()).toEqual(['person', 'open']);
      await matches.join(BEN, id);
      expect(await kinds()).toEqual(['person', 'person']);
      await matches.start(ANN, id);
      const { value } = await updates.next();
      expect(value?.view?.decisions[0]?.key).toBe('place');
      expect(value?.events[0]).toMatchObject({ seq: 0, kind: 'start', events: [{ key: 'day' }, { key: 'landed' }] });
      end.abort();
      await updates.return();
    });
  });
});
