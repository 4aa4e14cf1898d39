import { and, eq } from 'drizzle-orm';
import { dailyBenchmark, match, type Db, type Tx } from '@quayside/db';
import type { MatchRow } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import { dailyName, dayOf, isSealed } from '../table/deals.ts';
import type { DailyDeal, Viewer } from '../types.ts';
import { soloSetup } from './solo.ts';

/** What the strongest bot reached with the cards of a daily deal. */
export interface Benchmark {
  /** It is still being worked out, or there. */
  readonly status: 'working' | 'done';
  readonly level: string | null;
  readonly total: number | null;
}

/** Somebody has finished a daily deal: what would the strongest bot have made of it? */
export async function requestBenchmark(
  tx: Db | Tx,
  { dailyDeal, game, version, options, seed }: MatchRow,
): Promise<void> {
  if (dailyDeal === null || seed === null) return;
  await tx.insert(dailyBenchmark).values({ dailyDeal, game, version, options, seed }).onConflictDoNothing();
}

/** For those who have played the deal, and for all once it is over; null for others, and where it could not be worked out. */
export async function benchmarkFor(
  { database: { db }, now }: MatchStore,
  viewer: Viewer,
  { day, ...wanted }: DailyDeal & { readonly day?: string | undefined },
): Promise<Benchmark | null> {
  const { game, options } = soloSetup(wanted);
  const dailyDeal = dailyName(day ?? dayOf(now()), game.id, options);
  if (isSealed({ dailyDeal }, now()) && !(await hasPlayed(db, viewer, dailyDeal))) return null;
  const [row] = await db.select().from(dailyBenchmark).where(eq(dailyBenchmark.dailyDeal, dailyDeal));
  if (!row || row.status === 'failed') return null;
  return row.status === 'done'
    ? { status: 'done', level: row.level, total: row.total }
    : { status: 'working', level: null, total: null };
}

async function hasPlayed(db: Db, viewer: Viewer, dailyDeal: string): Promise<boolean> {
  if (viewer === null) return false;
  const own = and(eq(match.createdBy, viewer), eq(match.dailyDeal, dailyDeal), eq(match.status, 'over'));
  return (await db.$count(match, own)) > 0;
}
