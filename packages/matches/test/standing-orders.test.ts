import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preference, readLog, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { loadEdition } from '@quayside/games';
import { randomFrom, sample } from '@quayside/engine/host';
import { openMatches, type Matches } from '../src/index.ts';
import { ANN, BEN, CLEO, dueDecision, newKey, people, reply, started } from './fixtures.ts';

describe.each(testDatabases())('standing orders on $name', ({ open }) => {
  let database: Database;
  let matches: Matches;
  beforeAll(async () => {
    database = await open();
    matches = await openMatches(database);
    await people(database);
    await database.db.insert(preference).values({ accountId: CLEO, standingOrders: { 'core.end': 'on' } });
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });
  const answered = async (id: string) =>
    (await matches.eventsSince(null, id, -1)).map(({ seat, order }) => [seat, order ?? null]);
  const dueKey = async (who: string, id: string) => (await dueDecision(matches, who, id))?.key;

  it('answer by the same call as the player, in the same write, and the log says so to everybody', async () => {
    const { id } = await started(matches);
    await matches.setStandingOrder(ANN, id, 'core.end', 'on');
    const before = (await readLog(database.db, id)).length;
    const view = await reply(matches, ANN, id, 'woods');
    // Chance has turned the first card of the day before.
    expect(view.seq).toBe(before + 2);
    expect(await dueKey(BEN, id)).toBe('place');
    expect((await answered(id)).slice(-2)).toEqual([
      [0, null],
      [0, 'core.end'],
    ]);
    const ends = (await readLog(database.db, id)).filter((one) => one.decisionKey === 'end');
    expect(ends.map((one) => one.idempotencyKey)).toEqual([`order:core.end:${before + 2}`]);
  });

  it('are the preferences of whoever sits down, and can be revoked at the table', async () => {
    const { id } = await matches.create(CLEO, { game: 'tidewater', seats: 2 });
    await matches.join(BEN, id);
    await matches.start(CLEO, id);
    const choices = async (who: string) =>
      Object.fromEntries((await matches.standingOrders(who, id)).map((one) => [one.id, one.choice]));
    expect(await choices(CLEO)).toEqual({ 'core.forced': 'on', 'core.end': 'on' });
    expect(await choices(BEN)).toEqual({ 'core.forced': 'on', 'core.end': 'off' });
    await reply(matches, CLEO, id, 'woods');
    expect(await dueKey(BEN, id)).toBe('place');
    await matches.setStandingOrder(CLEO, id, 'core.end', 'off');
    await reply(matches, BEN, id, 'nets');
    await reply(matches, BEN, id, 'end');
    // Bids are secrets: no order gives them, not even where there is one answer.
    for (const who of [CLEO, BEN]) await reply(matches, who, id, '0');
    await reply(matches, BEN, id, 'woods');
    await reply(matches, BEN, id, 'end');
    await reply(matches, CLEO, id, 'nets');
    expect(await dueKey(CLEO, id)).toBe('end');
  });

  it('answer what is asked first, too, where a table is opened and where people are paired', async () => {
    const keys = async (id: string) =>
      (await readLog(database.db, id)).flatMap((one) => (one.seat >= 0 ? [[one.decisionKey, one.idempotencyKey]] : []));
    const { id } = await started(matches, { game: 'le-havre', options: { length: 'short' } });
    expect(await keys(id)).toEqual([['supply', expect.stringMatching(/^order:supply:/)]]);
    expect([await dueKey(ANN, id), await dueKey(BEN, id)]).toContain('main');

    const choice = { game: 'le-havre', seats: [2], options: { length: 'short' } };
    await matches.requestPairing(ANN, { choices: [choice] });
    const mine = await matches.requestPairing(BEN, { choices: [choice] });
    const paired = 'table' in mine ? mine.table : '';
    expect(await keys(paired)).toEqual([['supply', expect.stringMatching(/^order:supply:/)]]);
    expect([await dueKey(ANN, paired), await dueKey(BEN, paired)]).toContain('main');
  });

  it('are refused where the game has no such order, and to those who do not play', async () => {
    const { id } = await started(matches);
    await expect(matches.setStandingOrder(ANN, id, 'sell-all', 'on')).rejects.toMatchObject({ code: 'bad-input' });
    await expect(matches.setStandingOrder(ANN, id, 'core.end', 'maybe')).rejects.toMatchObject({ code: 'bad-input' });
    await expect(matches.setStandingOrder(CLEO, id, 'core.end', 'on')).rejects.toMatchObject({ code: 'not-seated' });
    await expect(matches.standingOrders(CLEO, id)).rejects.toMatchObject({ code: 'not-seated' });
  });

  it('can’t be feigned by a player’s own idempotency key', async () => {
    const { id } = await started(matches);
    const decision = (await dueDecision(matches, ANN, id))!;
    await expect(
      matches.answer(ANN, { match: id, decision: decision.id, idempotencyKey: 'order:core.end:1', answer: 'woods' }),
    ).rejects.toMatchObject({ code: 'malformed' });
  });

  it('leave alone what their player has taken back, until the player has answered it', async () => {
    const { id } = await started(matches, { game: 'le-havre', options: { length: 'short' } });
    for (const who of [ANN, BEN]) await matches.setStandingOrder(who, id, 'supply', 'off');
    await playUntilSupplied(id);
    // The order has answered at once when it was given.
    expect(await dueKey(ANN, id)).not.toBe('supply');
    const orders = async () => (await answered(id)).filter(([, order]) => order !== null).length;
    const before = await orders();
    await matches.undo(ANN, id);
    expect(await dueKey(ANN, id)).toBe('supply');
    // Whatever else happens at the table, it is Ann who decides now.
    await matches.setStandingOrder(ANN, id, 'pass', 'on');
    expect(await dueKey(ANN, id)).toBe('supply');
    const aside = (await matches.view(ANN, id)).decisions.find((one) => !one.due)!;
    const answer = sample(aside.offer, randomFrom('aside'));
    await matches.answer(ANN, { match: id, decision: aside.id, idempotencyKey: newKey(), answer });
    expect(await dueKey(ANN, id)).toBe('supply');
    await reply(matches, ANN, id, 'supply');
    expect(await orders()).toBe(before);
  });

  /** Plays at random until the order is given before a supply that can be taken back, and has answered. */
  async function playUntilSupplied(id: string): Promise<void> {
    const random = randomFrom('standing orders');
    for (;;) {
      for (const who of [ANN, BEN]) {
        const decision = await dueDecision(matches, who, id);
        if (!decision) continue;
        if (who === ANN && decision.key === 'supply') {
          const view = await matches.setStandingOrder(ANN, id, 'supply', 'on');
          if (view.undo.last && view.decisions[0]?.key !== 'supply') return;
          await matches.setStandingOrder(ANN, id, 'supply', 'off');
          if (view.decisions[0]?.key !== 'supply') continue;
        }
        const answer = sample(decision.offer, random);
        await matches.answer(who, { match: id, decision: decision.id, idempotencyKey: newKey(), answer });
      }
    }
  }

  it('that the rules refuse, or that fail, hold nobody up: the operator hears of it', async () => {
    const errors: unknown[] = [];
    const site = await openMatches(database, { report: (error) => errors.push(error) });
    const { game } = await loadEdition('tidewater');
    const broken = game as { standingOrders?: unknown };
    for (const answer of [
      () => ({ key: 'end', answer: 'nonsense' }),
      () => {
        throw new Error('a defect of the rules');
      },
    ]) {
      const { id } = await started(site);
      broken.standingOrders = [{ id: 'broken', byDefault: 'on', answer }];
      try {
        await reply(site, ANN, id, 'woods');
        expect(await dueKey(ANN, id)).toBe('end');
        await reply(site, ANN, id, 'end');
        expect(await dueKey(BEN, id)).toBe('place');
      } finally {
        delete broken.standingOrders;
      }
      expect(errors.splice(0)).not.toEqual([]);
    }
    await site.close();
  });
});
