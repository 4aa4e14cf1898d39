import { and, asc, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm';
import { job, type Db, type Tx } from '@quayside/db';

export type JobRow = typeof job.$inferSelect;

/** Which jobs nobody works on: never taken, or taken by a process that has not been heard of since. */
const isFree = (now: Date) => or(isNull(job.lockedUntil), lte(job.lockedUntil, now));

export interface Claim {
  readonly kinds: readonly string[];
  readonly by: string;
  readonly now: Date;
  readonly until: Date;
  readonly most: number;
}

/** Takes jobs whose time has come, the oldest first. What another process is just taking is left to it. */
export async function claimJobs(db: Db, { kinds, by, now, until, most }: Claim): Promise<JobRow[]> {
  const next = db
    .select({ id: job.id })
    .from(job)
    .where(and(inArray(job.kind, [...kinds]), isNull(job.failed), lte(job.runAt, now), isFree(now)))
    .orderBy(asc(job.runAt), asc(job.id))
    .limit(most)
    .for('update', { skipLocked: true });
  const taken = await db
    .update(job)
    .set({ lockedBy: by, lockedUntil: until, attempts: sql`${job.attempts} + 1` })
    .where(inArray(job.id, next))
    .returning();
  return taken.sort((a, b) => a.runAt.getTime() - b.runAt.getTime() || a.id - b.id);
}

/** When the next of these jobs is to be done, or may be taken from a process that is gone. */
export async function nextTime(db: Db, kinds: readonly string[]): Promise<Date | null> {
  const free = sql<string | null>`min(greatest(${job.runAt}, coalesce(${job.lockedUntil}, ${job.runAt})))`;
  const [row] = await db
    .select({ ms: sql<string | null>`(extract(epoch from ${free}) * 1000)::text` })
    .from(job)
    .where(and(inArray(job.kind, [...kinds]), isNull(job.failed)));
  return row?.ms ? new Date(Math.ceil(Number(row.ms))) : null;
}

const isMine = ({ id }: Pick<JobRow, 'id'>, by: string) => and(eq(job.id, id), eq(job.lockedBy, by));

/** Deletes a job that is done; false where it is not ours any more or was queued anew meanwhile. */
export async function deleteDone(tx: Db | Tx, row: JobRow, by: string): Promise<boolean> {
  const deleted = await tx
    .delete(job)
    .where(and(isMine(row, by), eq(job.version, row.version)))
    .returning({ id: job.id });
  return deleted.length > 0;
}

/** Keeps jobs for longer; answers with those that are still ours. */
export async function renewLocks(db: Db, ids: readonly number[], by: string, until: Date): Promise<number[]> {
  const held = await db
    .update(job)
    .set({ lockedUntil: until })
    .where(and(inArray(job.id, [...ids]), eq(job.lockedBy, by)))
    .returning({ id: job.id });
  return held.map(({ id }) => id);
}

/** Gives a job back that was queued anew while it ran. */
export async function release(db: Db, row: JobRow, by: string): Promise<void> {
  await db.update(job).set({ lockedBy: null, lockedUntil: null }).where(isMine(row, by));
}

/** Notes an error; a job that was not queued anew meanwhile is tried again at `retryAt`, or left to an operator where that is null. */
export async function noteFailure(
  db: Db,
  row: JobRow,
  by: string,
  { error, retryAt, now }: { readonly error: string; readonly retryAt: Date | null; readonly now: Date },
): Promise<void> {
  const [same] = await db
    .update(job)
    .set({ lockedBy: null, lockedUntil: null, error, ...(retryAt === null ? { failed: now } : { runAt: retryAt }) })
    .where(and(isMine(row, by), eq(job.version, row.version)))
    .returning({ id: job.id });
  if (!same) await release(db, row, by);
}
