import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { json, timestamptz } from './columns.ts';

/** What any process has to do at a time: see `packages/jobs`, which alone reads and writes it. A job that is done has no row. */
export const job = pgTable(
  'job',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** What it is about. There is one job of a kind for each key. */
    key: text('key').notNull(),
    payload: json('payload').notNull(),
    runAt: timestamptz('run_at').notNull(),
    /** Grows whenever the job is queued anew, so that who works on it sees that there is more to do. */
    version: integer('version').notNull().default(0),
    attempts: smallint('attempts').notNull().default(0),
    /** The runner that works on it, and until when nobody else may take it. */
    lockedBy: text('locked_by'),
    lockedUntil: timestamptz('locked_until'),
    /** It was tried too often and waits for an operator. */
    failed: timestamptz('failed'),
    error: text('error'),
    created: timestamptz('created').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('job_once').on(t.kind, t.key),
    index('job_next')
      .on(t.runAt)
      .where(sql`"failed" is null`),
  ],
);

/** What was done in the world outside and must not be done twice: a mail, a push. The row is stored before the deed. */
export const jobEffect = pgTable(
  'job_effect',
  {
    key: text('key').primaryKey(),
    created: timestamptz('created').notNull().defaultNow(),
  },
  (t) => [index('job_effect_created').on(t.created)],
);
