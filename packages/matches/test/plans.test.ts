import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account, match, rating, seat, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { openMatches, type HistoryFilter, type Matches } from '../src/index.ts';

const MATCHES = 1000;
const PEOPLE = 40;

describe.each(testDatabases())('a thousand matches on $name', ({ open }) => {
  let database: Database;
  let matches: Matches;
  beforeAll(async () => {
    database = await open();
    matches = await openMatches(database);
    const { db } = database;
    const people = Array.from({ length: PEOPLE }, (_, i) => ({ id: `p${i}`, name: `P${i}` }));
    await db.insert(account).values(people);
    const numbers = Array.from({ length: MATCHES }, (_, i) => i);
    const gameOf = (i: number) => (i % 25 === 0 ? 'rare' : i % 3 ? 'tidewater' : 'other');
    const ended = (i: number) => new Date(Date.UTC(2026, 0, 1) + Math.floor(i / 3) * 60_000); // three end in the same moment
    const common = {
      version: 0,
      minSeats: 2,
      visibility: 'public',
      secret: '',
      commitment: '',
    } as const;
    await db.insert(match).values(
      numbers.map((i) => ({
        ...common,
        id: `m${i}`,
        game: gameOf(i),
        options: { length: i % 4 ? 'short' : 'full', fog: i % 2 === 0 },
        maxSeats: 2 + (i % 3 === 0 ? 1 : 0),
        rated: i % 5 < 2,
        status: 'over' as const,
        ending: i % 10 === 0 ? ('abandoned' as const) : ('finished' as const),
        ended: ended(i),
      })),
    );
    await db.insert(seat).values(
      numbers.flatMap((i) =>
        [i % PEOPLE, (i * 7 + 1) % PEOPLE].map((who, at) => ({
          matchId: `m${i}`,
          seat: at,
          ...(at === 1 && who === i % PEOPLE ? { bot: 'random' } : { accountId: `p${who}` }),
          nonce: '',
          game: gameOf(i),
          ended: ended(i),
          place: 1 + ((Math.floor(i / 40) + at) % 2),
          total: i % 90,
          turnOrder: at,
          cards: [`building/b${(i + at) % 30}`, `ship/s${i % 4}`],
          ...(i % 5 < 2 ? { muBefore: 25, sigmaBefore: 4, muAfter: 25 + at, sigmaAfter: 4 } : {}),
        })),
      ),
    );
    await db.insert(rating).values(
      people.map(({ id }, i) => ({
        accountId: id,
        game: 'tidewater',
        ladder: 'people' as const,
        mu: 20 + (i % 10),
        sigma: 3,
        matches: 9,
        changed: ended(0),
      })),
    );
    await db.execute(sql`analyze`);
  });
  afterAll(async () => {
    await matches.close();
    await database.close();
  });

  /** The plans of everything that is read meanwhile. */
  async function plansOf(work: (matches: Matches) => Promise<unknown>, scans = true): Promise<string[]> {
    const asked: { text: string; params: unknown[] }[] = [];
    // The session is what drizzle sends its queries through; it is watched to see them as they are sent.
    const { session } = database.db._ as unknown as {
      session: { prepareQuery: (query: { sql: string; params: unknown[] }, ...rest: unknown[]) => unknown };
    };
    const prepare = session.prepareQuery.bind(session);
    session.prepareQuery = (query, ...rest) => {
      asked.push({ text: query.sql, params: query.params });
      return prepare(query, ...rest);
    };
    try {
      await work(matches);
    } finally {
      session.prepareQuery = prepare;
    }
    const plans: string[] = [];
    for (const { text, params } of asked) {
      const parts = text.split(/\$\d+/);
      const order = [...text.matchAll(/\$(\d+)/g)].map((one) => params[Number(one[1]) - 1]);
      const query = sql.join(
        parts.flatMap((part, i) => [sql.raw(part), ...(i < order.length ? [sql`${order[i]}`] : [])]),
      );
      await database.db.transaction(async (tx) => {
        if (!scans) await tx.execute(sql`set local enable_seqscan = off`);
        const { rows } = await tx.execute<{ 'QUERY PLAN': string }>(sql`explain ${query}`);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
      });
    }
    return plans;
  }

  it.each<[string, string, HistoryFilter]>([
    ['everybody’s history', 'match_ended', {}],
    ['one game’s history', 'match_ended_of_game', { game: 'rare' }],
    ['a person’s history', 'seat_history', { account: 'p3' }],
    ['a person’s history in one game', 'seat_history_of_game', { account: 'p3', game: 'other' }],
    ['what two have played together', 'seat_once_a_person', { account: 'p3', with: ['p22'] }],
    ['what somebody has won', 'seat_history', { account: 'p3', won: true }],
    ['what somebody has lost', 'seat_history', { account: 'p3', won: false }],
    ['rated matches', 'match_ended', { rated: true }],
    ['matches that ended so', 'match_ended', { ending: 'abandoned' }],
    ['matches of so many', 'match_ended', { seats: 3 }],
    ['short matches of a game', 'match_ended_of_game', { game: 'rare', options: { length: 'short' } }],
    ['a person’s short matches', 'seat_history', { account: 'p3', options: { length: 'short' } }],
    ['matches of some days', 'match_ended', { from: '2026-01-01', to: '2026-01-01' }],
    ['everything at once', 'seat_history', { account: 'p3', with: ['p22'], rated: false, from: '2026-01-01' }],
  ])('%s is read from %s, page after page', async (_, index, filter) => {
    const all = await walk(filter);
    expect(new Set(all).size).toBe(all.length);
    expect(all.length).toBeGreaterThan(10);
    const first = await matches.history('p3', { ...filter, limit: 5 });
    const [plan = ''] = await plansOf((one) =>
      one.history('p3', { ...filter, limit: 5, after: first.next ?? undefined }),
    );
    expect(plan).toContain(index);
    expect(plan).not.toContain('Seq Scan');
  });

  it('a career and what wins can be counted without reading whole tables', async () => {
    // A thousand matches are read through as quickly; that indexes could do it all shows where reading through is forbidden.
    const career = await plansOf((one) => one.statistics(null, 'p3'), false);
    expect(career).toHaveLength(4);
    for (const plan of career.slice(0, 3)) expect(plan).toContain('seat_history');
    const wins = await plansOf(
      (one) => one.winStatistics({ game: 'rare', options: { length: 'full' }, ladder: 'bots' }),
      false,
    );
    expect(wins).toHaveLength(3);
    for (const plan of wins) expect(plan).toContain('match_ended_of_game');
    for (const plan of [...career, ...wins]) expect(plan).not.toContain('Seq Scan');
  });

  async function walk(filter: object): Promise<string[]> {
    const found: string[] = [];
    for (let after: string | undefined = undefined; ;) {
      const page: Awaited<ReturnType<Matches['history']>> = await matches.history('p3', {
        ...filter,
        limit: 50,
        after,
      });
      found.push(...page.items.map((one) => one.id));
      if (page.next === null) return found;
      after = page.next;
    }
  }

  it('a ladder is walked without gaps, also among equals', async () => {
    const found: string[] = [];
    for (let after: string | undefined = undefined; ;) {
      const page: Awaited<ReturnType<Matches['rankings']>> = await matches.rankings({
        game: 'tidewater',
        limit: 7,
        after,
      });
      found.push(...page.items.map((one) => one.accountId));
      if (page.next === null) break;
      after = page.next;
    }
    expect(found).toHaveLength(PEOPLE);
    expect(new Set(found).size).toBe(PEOPLE);
  });
});
