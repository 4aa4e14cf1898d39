import { and, eq, sql } from 'drizzle-orm';
import { job, notify, type Db, type Tx } from '@quayside/db';

/** A kind of job and the type of what its rows carry. Handler and callers share the definition. */
export interface JobKind<Payload> {
  readonly name: string;
  /** Never there: it holds the type. */
  readonly payload?: Payload;
}

export const defineJob = <Payload>(name: string): JobKind<Payload> => ({ name });

export interface NewJob<Payload> {
  /** What it is about: one job of a kind for each key. */
  readonly key: string;
  /** Plain JSON; better a name of what is to be read than what was read. */
  readonly payload: Payload;
  readonly runAt: Date;
  /** What becomes of a job that waits under this key: it is replaced, it stays, or the earlier of both times counts. */
  readonly ifQueued?: 'replace' | 'keep' | 'earlier';
}

/** Runners hear here when something is to be done, with the time in milliseconds. */
export const CHANNEL = 'job';

/** One that runs has perhaps looked already, so it has to look again; one that was given up would never run. */
const EARLIER = `"job"."run_at" > excluded."run_at" or "job"."locked_by" is not null or "job"."failed" is not null`;

/**
 * The same as `enqueue` with `earlier`, as a part of a statement: `source` selects kind, key, payload and time of any number of jobs.
 */
export const enqueueEarlierSql = (source: string): string => `
  insert into "job" ("kind", "key", "payload", "run_at") ${source}
  on conflict ("kind", "key") do update set "payload" = excluded."payload", "run_at" = excluded."run_at", "attempts" = 0,
    "failed" = null, "error" = null, "version" = "job"."version" + 1
  where ${EARLIER}
  returning pg_notify('${CHANNEL}', ceil(extract(epoch from "run_at") * 1000)::bigint::text)`;

/**
 * Queues a job, in the transaction of whatever makes it necessary. While a job runs it can be queued anew under its key: it then
 * runs once more.
 */
export async function enqueue<Payload>(
  tx: Db | Tx,
  kind: JobKind<Payload>,
  { key, payload, runAt, ifQueued = 'replace' }: NewJob<Payload>,
): Promise<void> {
  const row = { kind: kind.name, key, payload, runAt };
  const target = [job.kind, job.key];
  const anew = { payload, runAt, attempts: 0, failed: null, error: null, version: sql`${job.version} + 1` };
  const insert = tx.insert(job).values(row);
  const stored = await (
    ifQueued === 'keep'
      ? insert.onConflictDoNothing({ target })
      : insert.onConflictDoUpdate({
          target,
          set: anew,
          ...(ifQueued === 'earlier' ? { setWhere: sql.raw(EARLIER) } : {}),
        })
  ).returning({ id: job.id });
  if (stored.length > 0) await notify(tx, CHANNEL, String(runAt.getTime()));
}

/** Takes a job back. One that runs already is not stopped. */
export async function cancelJob(tx: Db | Tx, kind: Pick<JobKind<unknown>, 'name'>, key: string): Promise<void> {
  await tx.delete(job).where(and(eq(job.kind, kind.name), eq(job.key, key)));
}
