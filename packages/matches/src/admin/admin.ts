import { and, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { account, match, presence, seat } from '@quayside/db';
import { MatchError } from '../errors.ts';
import { finish } from '../play/finish.ts';
import { openRulesReports } from '../social/rules-reports.ts';
import { openReports } from './reports.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Page, Status, Table } from '../types.ts';
import { tableFor } from '../play/views.ts';

/** How many people, tables and reports there are. */
export interface Overview {
  readonly members: number;
  readonly guests: number;
  /** Who has a stream open at this moment. */
  readonly here: number;
  readonly tables: { readonly [status in Status]: number };
  readonly reports: number;
  readonly rulesReports: number;
}

const PAGE = 50;
/** As exactly as a page can say where it ended: the database knows finer moments than we do. */
const opened = sql`date_trunc('milliseconds', ${match.created})`;

/** All tables, newest first, those that only who knows the link may find as well. */
export async function listTables(
  store: MatchStore,
  { status, after }: { status?: Status | undefined; after?: string | undefined },
): Promise<Page<Table>> {
  const [created = '', id = ''] = after?.split('_') ?? [];
  if (after !== undefined && (id === '' || Number.isNaN(Date.parse(created))))
    throw new MatchError('bad-input', { field: 'after' });
  const rows = await store.database.db
    .select({ id: match.id, created: match.created, revision: match.revision })
    .from(match)
    .where(
      and(
        status === undefined ? undefined : eq(match.status, status),
        after === undefined ? undefined : sql`(${opened}, ${match.id}) < (${created}::timestamptz, ${id})`,
      ),
    )
    .orderBy(desc(opened), desc(match.id))
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const last = rows.length > PAGE ? page.at(-1) : undefined;
  const found = await Promise.all(page.map((one) => store.read(one.id, one.revision)));
  return {
    items: found.map((snapshot) => tableFor(snapshot, null, store)),
    next: last ? `${last.created.toISOString()}_${last.id}` : null,
  };
}

/** Ends a match as an administrator: without a result if it has started, as cancelled if not. */
export function endTable(store: MatchStore, id: string): Promise<MatchSnapshot> {
  return store.change(id, async (tx, snapshot) => {
    if (snapshot.running)
      return finish(tx, snapshot, snapshot.running, snapshot.running.draftNothing(), {
        ending: 'abandoned',
        now: store.now(),
      });
    if (snapshot.row.status !== 'waiting') throw new MatchError('not-running');
    const ended = new Date();
    await tx.update(seat).set({ ended }).where(eq(seat.matchId, id));
    return { row: { status: 'over', ending: 'cancelled', ended }, reread: true };
  });
}

/** A match in which nothing has happened for a while. */
export interface WaitingMatch {
  readonly id: string;
  readonly game: string;
  /** When the last answer was given. */
  readonly since: Date;
  /** A bot must decide: after some seconds that is a defect. */
  readonly botDue: boolean;
}

const LONGEST = 20;

/** The matches of several seats that have waited longest for an answer. */
export async function longestWaiting({ database: { db } }: MatchStore): Promise<WaitingMatch[]> {
  const last = sql`(select "e"."created" from "entry" "e" where "e"."match_id" = ${match.id} order by "e"."seq" desc limit 1)`;
  const since = sql<Date>`coalesce(${last}, ${match.started}, ${match.created})`.mapWith(match.created);
  return db
    .select({ id: match.id, game: match.game, since, botDue: match.botDue })
    .from(match)
    .where(and(eq(match.status, 'running'), gt(match.maxSeats, 1)))
    .orderBy(since)
    .limit(LONGEST);
}

export async function overview(store: MatchStore): Promise<Overview> {
  const { db } = store.database;
  const people = await db
    .select({ guest: account.guest, n: count() })
    .from(account)
    .where(isNull(account.deleted))
    .groupBy(account.guest);
  const tables = await db.select({ status: match.status, n: count() }).from(match).groupBy(match.status);
  const [here] = await db
    .select({ n: sql<number>`count(distinct ${presence.accountId})`.mapWith(Number) })
    .from(presence)
    .where(gt(presence.lastSeen, sql`now() - make_interval(secs => 90)`));
  const of = (status: Status) => tables.find((one) => one.status === status)?.n ?? 0;
  return {
    members: people.find((one) => !one.guest)?.n ?? 0,
    guests: people.find((one) => one.guest)?.n ?? 0,
    here: here?.n ?? 0,
    tables: { waiting: of('waiting'), running: of('running'), over: of('over') },
    reports: await openReports(store),
    rulesReports: await openRulesReports(store),
  };
}
