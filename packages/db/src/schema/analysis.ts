import { check, index, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { account } from './accounts.ts';
import { json, oneOf, timestamptz } from './columns.ts';
import { match } from './matches.ts';

export const ANALYSIS_STATUSES = ['waiting', 'working', 'done', 'failed'] as const;

/** The analysis of a finished match: requested by a person, computed in the background by any process. */
export const analysis = pgTable(
  'analysis',
  {
    matchId: text('match_id')
      .primaryKey()
      .references(() => match.id, { onDelete: 'cascade' }),
    requestedBy: text('requested_by').references(() => account.id, { onDelete: 'set null' }),
    status: text('status', { enum: ANALYSIS_STATUSES }).notNull().default('waiting'),
    /** How much of it is done, in percent. */
    progress: smallint('progress').notNull().default(0),
    /** Curves and turns, once it is done. */
    result: json('result'),
    requested: timestamptz('requested').notNull().defaultNow(),
    /** When somebody last worked on it. */
    updated: timestamptz('updated').notNull().defaultNow(),
  },
  (t) => [
    check('analysis_status', oneOf('status', ANALYSIS_STATUSES)),
    index('analysis_unfinished')
      .on(t.requested)
      .where(sql`"status" in ('waiting', 'working')`),
    index('analysis_unfinished_of_account')
      .on(t.requestedBy)
      .where(sql`"status" in ('waiting', 'working')`),
  ],
);
