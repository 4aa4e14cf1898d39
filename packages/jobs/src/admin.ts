import { count, lt, min, sql } from 'drizzle-orm';
import { job, jobEffect, type Db } from '@quayside/db';

/** How many jobs of a kind there are. */
export interface JobCount {
  readonly kind: string;
  /** Whose time has come and that nobody works on. */
  readonly waiting: number;
  readonly later: number;
  readonly running: number;
  /** Given up after too many tries. */
  readonly failed: number;
  /** Since when the one waits that waits longest. */
  readonly oldest: Date | null;
}

/** Queue lengths, for operators. */
export async function jobCounts(db: Db, now = new Date()): Promise<JobCount[]> {
  const taken = sql`coalesce(${job.lockedUntil} > ${now}, false)`;
  const waits = sql`${job.failed} is null and ${job.runAt} <= ${now} and not ${taken}`;
  const only = (condition: ReturnType<typeof sql>) =>
    sql<number>`${count()} filter (where ${condition})`.mapWith(Number);
  return db
    .select({
      kind: job.kind,
      waiting: only(waits),
      later: only(sql`${job.failed} is null and ${job.runAt} > ${now} and not ${taken}`),
      running: only(sql`${job.failed} is null and ${taken}`),
      failed: only(sql`${job.failed} is not null`),
      oldest: sql<Date | null>`${min(job.runAt)} filter (where ${waits})`.mapWith(job.runAt),
    })
    .from(job)
    .groupBy(job.kind)
    .orderBy(job.kind);
}

/** Forgets what was done so long ago that no job can still ask for it, and what was given up so long ago that nobody looks at it any more. */
export async function pruneJobs(db: Db, before: Date): Promise<void> {
  await db.delete(jobEffect).where(lt(jobEffect.created, before));
  await db.delete(job).where(lt(job.failed, before));
}
