import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { openMatches, type Matches, type Viewer } from '../src/index.ts';
import { ANN, BEN, CLEO, dueDecision, people, playOn, reply, started, newKey } from './fixtures.ts';

const [pglite] = testDatabases();

describe('two matches that differ only in cards which Ben can’t know', () => {
  let database: Database;
  let matches: Matches;
  beforeAll(async () => {
    database = await pglite!.open();
    matches = await openMatches(database);
    await people(database);
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });

  /** Two matches with the same lot on the table and different ones below, after Ann has gone to the lookout. */
  async function twoWorlds(): Promise<[string, string]> {
    const seen = new Map<string, { id: string; cards: string }[]>();
    for (;;) {
      const { id } = await started(matches);
      const { lot } = (await matches.view(null, id)).state as unknown as { lot: string };
      await reply(matches, ANN, id, 'lookout');
      const { offer } = (await dueDecision(matches, ANN, id))!;
      const world = { id, cards: JSON.stringify(offer) };
      const other = seen.get(lot)?.find(({ cards }) => cards !== world.cards);
      if (other) return [other.id, id];
      seen.set(lot, [...(seen.get(lot) ?? []), world]);
    }
  }

  /** All that is sent to somebody, as bytes; only names that every match has of its own are made alike. */
  async function bytes(who: Viewer, id: string): Promise<string> {
    const updates = matches.updates(who, id, -1, new AbortController().signal);
    const { value } = await updates.next();
    await updates.return();
    const { commitment, created, started: began, ...table } = value!.table;
    expect([commitment, created, began]).not.toContain(null);
    const sent = { ...value, table, again: await matches.view(who, id), told: await matches.eventsSince(who, id, -1) };
    return JSON.stringify(sent).replaceAll(id, 'match');
  }

  it('look the same to Ben and to a spectator in every byte, while they differ for Ann', async () => {
    const [one, other] = await twoWorlds();
    const compare = async () => {
      for (const who of [BEN, null]) expect(await bytes(who, one)).toBe(await bytes(who, other));
      expect(await bytes(ANN, one)).not.toBe(await bytes(ANN, other));
    };
    await compare();
    // Guessing the decision's id reveals nothing.
    const ids = await Promise.all([one, other].map(async (id) => (await dueDecision(matches, ANN, id))!.id));
    expect(ids[0]).not.toBe(ids[1]);
    for (const decision of ids)
      await expect(
        matches.answer(BEN, { match: one, decision, idempotencyKey: newKey(), answer: ['amber', 'bell'] }),
      ).rejects.toMatchObject({ code: 'not-open' });

    for (const id of [one, other]) {
      const { offer } = (await dueDecision(matches, ANN, id))!;
      await reply(matches, ANN, id, offer.kind === 'order' ? [...offer.items].reverse() : '');
      await reply(matches, ANN, id, 'end');
      await reply(matches, BEN, id, 'nets');
    }
    await compare();
  });

  it('tell nobody what somebody else has bid before all have', async () => {
    const lotOf = async (id: string) => ((await matches.view(null, id)).state as unknown as { lot: string }).lot;
    let lot: string | null = null;
    const bidding = async (bid: string) => {
      let { id } = await started(matches);
      lot ??= await lotOf(id);
      while ((await lotOf(id)) !== lot) ({ id } = await started(matches));
      for (const [who, place] of [
        [ANN, 'woods'],
        [BEN, 'nets'],
      ] as const) {
        await reply(matches, who, id, place);
        await reply(matches, who, id, 'end');
      }
      await reply(matches, ANN, id, bid);
      return bytes(BEN, id);
    };
    expect(await bidding('0')).toBe(await bidding('2'));
  });

  it('let a bid be taken back until all have bid, and the others’ stand', async () => {
    const { id } = await started(matches);
    for (const [who, place] of [
      [ANN, 'woods'],
      [BEN, 'nets'],
    ] as const) {
      await reply(matches, who, id, place);
      await reply(matches, who, id, 'end');
    }
    const given = await reply(matches, ANN, id, '0');
    expect(given).toMatchObject({ due: [1], decisions: [], undo: { last: true } });
    const undone = await matches.undo(ANN, id);
    expect(undone).toMatchObject({ due: [0, 1], undo: { last: false } });
    await reply(matches, BEN, id, '1');
    await reply(matches, ANN, id, '2');
    const { state, undo } = await matches.view(ANN, id);
    expect((state as unknown as { won: string[][] }).won[0]).toHaveLength(1);
    expect(undo).toMatchObject({ last: false });
  });

  it('let a bid be taken back after others have bid, in this process and in another', async () => {
    const { id } = await matches.create(ANN, { game: 'tidewater', seats: 3 });
    await matches.join(BEN, id);
    await matches.join(CLEO, id);
    await matches.start(ANN, id);
    for (const [who, place] of [
      [ANN, 'woods'],
      [BEN, 'nets'],
      [CLEO, 'weaver'],
    ] as const) {
      await reply(matches, who, id, place);
      await reply(matches, who, id, 'end');
    }
    await reply(matches, ANN, id, '0');
    await reply(matches, BEN, id, '1');
    expect((await matches.view(ANN, id)).undo.last).toBe(true);
    const undone = await matches.undo(ANN, id);
    expect(undone.due).toEqual([0, 2]);
    expect((await matches.view(BEN, id)).undo.last).toBe(true);
    const elsewhere = await openMatches(database);
    for (const who of [ANN, BEN, CLEO]) {
      expect((await elsewhere.view(who, id)).state).toEqual((await matches.view(who, id)).state);
      expect(await matches.eventsSince(who, id, -1)).toEqual(await elsewhere.eventsSince(who, id, -1));
    }
    await elsewhere.close();
    await reply(matches, CLEO, id, '0');
    await reply(matches, ANN, id, '2');
    const { state } = await matches.view(null, id);
    expect((state as unknown as { won: string[][] }).won.map((won) => won.length)).toEqual([1, 0, 0]);
  });

  it('show everybody at the end what was kept', async () => {
    const { id } = await started(matches, { options: { days: 2 } });
    await reply(matches, ANN, id, 'lookout');
    const { offer } = (await dueDecision(matches, ANN, id))!;
    const cards = offer.kind === 'order' ? [...offer.items].reverse() : [];
    await reply(matches, ANN, id, cards);
    const arranged = async (who: Viewer) =>
      (await matches.eventsSince(who, id, -1))
        .flatMap((entry) => entry.events)
        .find((event) => event.key === 'arranged')?.data;
    expect(await arranged(ANN)).toEqual({ seat: 0, cards });
    for (const who of [BEN, null]) expect(await arranged(who)).toEqual({ seat: 0 });
    await playOn(matches, id, 'to the end');
    expect((await matches.view(BEN, id)).over).toBe(true);
    for (const who of [ANN, BEN, null]) expect(await arranged(who)).toEqual({ seat: 0, cards });
  });
});
