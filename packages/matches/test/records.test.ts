import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, match, rating, seat, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { findGame } from '@quayside/games';
import { openMatches, rebuildHoldings, rebuildLadders, type Matches } from '../src/index.ts';
import { ANN, BEN, CLEO, people, playOn, started } from './fixtures.ts';

describe.each(testDatabases())('what is known of finished matches, on $name', ({ open }) => {
  let database: Database;
  let matches: Matches;
  let now = new Date();
  beforeAll(async () => {
    database = await open();
    matches = await openMatches(database, { now: () => now });
    await people(database);
    await database.db.update(account).set({ guest: false });
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });

  /** As if it had ended then. */
  async function endedOn(id: string, day: string): Promise<void> {
    const ended = new Date(`${day}T12:00:00Z`);
    await database.db.update(match).set({ ended }).where(eq(match.id, id));
    await database.db.update(seat).set({ ended }).where(eq(seat.matchId, id));
  }

  it('a history is found by who played, how it ended, how it was set up and when', async () => {
    const won = await started(matches, { rated: true });
    await matches.resign(BEN, won.id);
    const lost = await started(matches, { options: { days: 2, fog: true } });
    await playOn(matches, lost.id, 'history');
    await matches.propose(ANN, (await started(matches)).id, 'abandon').then((view) => matches.agree(BEN, view.id, 'abandon')); // prettier-ignore
    const three = await matches.create(ANN, { game: 'tidewater', seats: 3, visibility: 'link' });
    await matches.join(BEN, three.id);
    await matches.join(CLEO, three.id);
    await matches.start(ANN, three.id);
    await matches.propose(ANN, three.id, 'abandon');
    await matches.agree(BEN, three.id, 'abandon');
    await matches.agree(CLEO, three.id, 'abandon');
    await endedOn(won.id, '2026-02-03');
    const list = async (filter: object, viewer: string | null = ANN) =>
      (await matches.history(viewer, filter)).items.map((one) => one.id);

    expect(await list({ account: ANN, ending: 'resigned' })).toEqual([won.id]);
    expect(await list({ ending: 'finished' })).toEqual([lost.id]);
    expect(await list({ account: ANN, rated: true })).toEqual([won.id]);
    expect(await list({ options: { fog: true } })).toEqual([lost.id]);
    expect(await list({ options: { days: 2, fog: true }, game: 'tidewater' })).toEqual([lost.id]);
    expect(await list({ options: { days: 3, fog: true } })).toEqual([]);
    expect(await list({ account: ANN, seats: 3 })).toEqual([three.id]);
    expect(await list({ account: ANN, with: [CLEO] })).toEqual([three.id]);
    expect(await list({ with: [ANN, BEN, CLEO] })).toEqual([three.id]);
    expect(await list({ account: ANN, with: [CLEO] }, null)).toEqual([]);
    expect(await list({ from: '2026-02-03', to: '2026-02-03' })).toEqual([won.id]);
    expect(await list({ account: ANN, to: '2026-02-02' })).toEqual([]);
    expect(await list({ account: ANN, from: '2026-02-04' })).not.toContain(won.id);
    expect(await list({ account: ANN, won: true, ending: 'resigned' })).toEqual([won.id]);
    expect(await list({ account: BEN, won: false, ending: 'resigned' })).toEqual([won.id]);
  });

  it('seasons are ladders that start anew beside the one of all time, and can be made anew too', async () => {
    now = new Date('2026-11-16T12:00:00Z');
    const played = [];
    for (const [who, day] of [
      [BEN, '2026-05-01'],
      [BEN, '2026-05-02'],
      [ANN, '2026-08-01'],
    ] as const) {
      const { id } = await started(matches, { rated: true });
      await matches.resign(who, id);
      await endedOn(id, day);
      played.push(id);
    }
    await rebuildLadders(database.db, 'tidewater');
    const ladder = async (season?: string) =>
      (await matches.rankings({ game: 'tidewater', season })).items.map((one) => [one.accountId, one.matches]);
    expect(await ladder()).toEqual([
      [ANN, 4],
      [BEN, 4],
    ]);
    expect(await ladder('2026-2')).toEqual([
      [ANN, 2],
      [BEN, 2],
    ]);
    expect(await ladder('2026-3')).toEqual([
      [BEN, 1],
      [ANN, 1],
    ]);
    const [fresh] = (await matches.rankings({ game: 'tidewater', season: '2026-3' })).items;
    const [first] = (await matches.rankings({ game: 'tidewater', season: '2026-1' })).items;
    expect(fresh).toMatchObject({ mu: first?.mu, sigma: first?.sigma });
    expect(await matches.seasons('tidewater')).toMatchObject([
      { id: '2026-4', from: new Date('2026-10-01T00:00:00Z'), to: new Date('2027-01-01T00:00:00Z'), current: true },
      { id: '2026-3', current: false },
      { id: '2026-2', current: false },
      { id: '2026-1', from: new Date('2026-01-01T00:00:00Z') },
    ]);
    expect(await matches.seasons('inland-port')).toMatchObject([{ id: '2026-4' }]);

    const before = await database.db.select().from(rating).orderBy(rating.season, rating.accountId);
    await database.db.update(rating).set({ mu: 1 });
    await rebuildLadders(database.db, 'tidewater');
    expect(await database.db.select().from(rating).orderBy(rating.season, rating.accountId)).toEqual(before);
  });

  it('a person’s statistics count the whole career, per game and kind of table, and against whom', async () => {
    const { games, against } = await matches.statistics(null, ANN);
    const [mine] = games;
    expect(mine).toMatchObject({ game: 'tidewater', ladder: 'people', matches: 5, rating: { matches: 4 } });
    expect(mine!.curve).toHaveLength(4);
    expect(mine!.curve.at(-1)).toMatchObject({ mu: mine!.rating!.mu, skill: mine!.rating!.skill });
    expect(against).toHaveLength(1);
    expect(against[0]).toMatchObject({ id: BEN, name: 'Ben', matches: 5 });
    const { won, lost, tied } = against[0]!;
    expect(won + lost + tied).toBe(5);
    expect(won).toBeGreaterThanOrEqual(3);
    const [theirs] = (await matches.statistics(null, BEN)).against;
    expect(theirs).toMatchObject({ id: ANN, won: lost, lost: won, tied });
    expect(await matches.statistics(null, 'nobody')).toEqual({ games: [], against: [] });
    await database.db.update(account).set({ deleted: now }).where(eq(account.id, BEN));
    now = new Date(now.getTime() + 60_000);
    expect(await matches.statistics(null, BEN)).toEqual({ games: [], against: [] });
    expect((await matches.statistics(null, ANN)).against).toEqual([]);
    await database.db.update(account).set({ deleted: null });
  });

  it('a rating curve of a long career is thinned out, with its first and last point, and hides private matches', async () => {
    const many = Array.from({ length: 1001 }, (_, i) => i);
    const common = {
      game: 'inland-port',
      version: 0,
      options: {},
      minSeats: 2,
      maxSeats: 2,
      secret: '',
      commitment: '',
    };
    const over = { status: 'over', ending: 'finished', rated: true } as const;
    const ended = (i: number) => new Date(Date.UTC(2020, 0, 1) + i * 3_600_000);
    await database.db.insert(match).values(
      many.map((i) => ({ ...common, ...over, id: `long-${i}`, visibility: i === 0 ? 'link' : 'public', ended: ended(i) }) as const), // prettier-ignore
    );
    await database.db.insert(seat).values(
      many.flatMap((i) =>
        [CLEO, BEN].map((accountId, at) => ({
          matchId: `long-${i}`, seat: at, accountId, nonce: '', game: common.game, ended: ended(i), place: 1 + at, total: i,
          muBefore: 25, sigmaBefore: 8, muAfter: 25 + i / 100, sigmaAfter: 2,
        })),
      ),
    ); // prettier-ignore
    const { games } = await matches.statistics(null, CLEO);
    const { curve, won, best } = games.find((one) => one.game === 'inland-port')!;
    expect({ won, best }).toEqual({ won: 1001, best: 1000 });
    expect(curve.length).toBeLessThanOrEqual(200);
    expect(curve.length).toBeGreaterThan(100);
    expect(curve[0]).toMatchObject({ match: null, mu: 25, ended: ended(0) });
    expect(curve.at(-1)).toMatchObject({ match: 'long-1000', mu: 35 });
    expect((await matches.statistics(CLEO, CLEO)).games[0]!.curve[0]!.match).toBe('long-0');
    expect(curve.every((one, i) => i === 0 || one.ended > curve[i - 1]!.ended)).toBe(true);
  });

  describe('a match of Le Havre that was played to its end', () => {
    let id: string;
    beforeAll(async () => {
      ({ id } = await matches.create(ANN, { game: 'le-havre', seats: 2, options: { length: 'short' } }));
      await matches.join(BEN, id);
      await matches.start(ANN, id);
      await playOn(matches, id, 'a short one');
    });

    it('has curves: what each had at the end of every round, the last of them the result', async () => {
      const { seats, measures, rounds } = await matches.curves(null, id);
      const { result } = await matches.table(null, id);
      expect({ seats, measures }).toEqual({ seats: 2, measures: ['wealth', 'goods', 'food', 'loans'] });
      expect(rounds.at(-1)?.values['wealth']).toEqual(result?.totals);
      expect(rounds[0]).toMatchObject({ seq: 0 });
      expect(rounds.slice(1).map((one) => one.label)).toEqual(rounds.slice(1).map((_, i) => String(i + 1)));
      expect(rounds.length).toBeGreaterThan(6);
      const record = await matches.record(null, id);
      expect(rounds.at(-1)?.seq).toBe(record.answers.length);
      const seqs = rounds.map((one) => one.seq);
      expect(seqs).toEqual([...seqs].sort((a, b) => a - b));
      expect(rounds.some((one) => one.values['food']!.some((food) => food > 0))).toBe(true);
      await expect(matches.curves(null, (await started(matches)).id)).rejects.toMatchObject({ code: 'not-over' });
    });

    it('counts for what wins: by turn, by card, by points', async () => {
      const winning = await matches.winStatistics({ game: 'le-havre', seats: 2 });
      const { result, seats } = await matches.table(null, id);
      const state = (await matches.view(null, id)).state;
      const ledger = findGame('le-havre').ledger!(state);
      expect(winning).toMatchObject({ matches: 1, held: 2 });
      expect(winning.seats).toEqual(
        seats.map(({ seat: at }) => ({ seat: at, matches: 1, won: result!.places[at] === 1 ? 1 : 0, usual: 0.5 })),
      );
      for (const { id: card, kind, matches: n, won, share } of winning.cards) {
        const owners = ledger.seats.flatMap(({ cards }, at) => (cards[kind]?.includes(card) ? [at] : []));
        expect(n).toBe(owners.length);
        expect(won).toBe(owners.filter((at) => result!.places[at] === 1).length);
        expect(share).toBe(won / n);
      }
      const owned = ledger.seats.flatMap(({ cards }) => Object.values(cards).flatMap((list) => [...new Set(list)]));
      expect(winning.cards.reduce((sum, one) => sum + one.matches, 0)).toBe(owned.length);
      expect(owned.length).toBeGreaterThan(0);
      expect(winning.winners?.median).toBe(Math.max(...result!.totals));

      await database.db.update(seat).set({ turnOrder: null, cards: null }).where(eq(seat.matchId, id));
      expect(await rebuildHoldings(database.db, 'le-havre')).toBe(1);
      now = new Date(now.getTime() + 3_600_000);
      expect(await matches.winStatistics({ game: 'le-havre', seats: 2 })).toEqual(winning);

      expect(await matches.winStatistics({ game: 'le-havre', seats: 3 })).toMatchObject({ matches: 0, totals: null });
      expect(await matches.winStatistics({ game: 'le-havre', options: { length: 'full' } })).toMatchObject({
        matches: 0,
      });
      expect(await matches.winStatistics({ game: 'le-havre', ladder: 'bots' })).toMatchObject({ matches: 0 });
      expect(await matches.winStatistics({ game: 'le-havre', ladder: 'people' })).toMatchObject({ matches: 1 });

      // Somebody at a table for four wins every fourth match: one who sat there and at one for two is held to three in eight.
      const four = { game: 'le-havre', version: 0, options: {}, minSeats: 4, maxSeats: 4, secret: '', commitment: '' };
      await database.db
        .insert(match)
        .values({ ...four, id: 'of-four', visibility: 'public', status: 'over', ending: 'finished', ended: now });
      await database.db.insert(seat).values(
        [0, 1, 2, 3].map((at) => ({ matchId: 'of-four', seat: at, accountId: null, bot: 'deckhand', nonce: '', game: four.game, ended: now, place: 1 + at, total: 9 - at, turnOrder: at })),
      ); // prettier-ignore
      expect((await matches.winStatistics({ game: 'le-havre' })).seats.map((one) => [one.seat, one.usual])).toEqual([
        [0, 0.375],
        [1, 0.375],
        [2, 0.25],
        [3, 0.25],
      ]);
    });
  });

  it('a game without a ledger has the curve of its wealth', async () => {
    const { id } = await started(matches);
    await playOn(matches, id, 'tide');
    const { measures, rounds } = await matches.curves(null, id);
    expect(measures).toEqual(['wealth']);
    expect(rounds.length).toBeGreaterThan(5);
    expect(rounds.at(-1)?.values['wealth']).toEqual((await matches.table(null, id)).result?.totals);
  });
});
