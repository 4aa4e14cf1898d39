import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { json, timestamptz } from './columns.ts';
import { accountRef, matchRef } from './references.ts';

/** A player's report that the rules are wrong somewhere, with the match up to there. */
export const rulesReport = pgTable(
  'rules_report',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    matchId: matchRef(),
    reporterId: accountRef('reporter_id'),
    seat: smallint('seat').notNull(),
    text: text('text').notNull(),
    /** The entry of the log after which it was reported. */
    seq: integer('seq').notNull(),
    /** What the reporter could see. */
    view: json('view').notNull(),
    /** The answers that stood, secrets among them. */
    record: json('record').notNull(),
    created: timestamptz('created').notNull().defaultNow(),
    resolved: timestamptz('resolved'),
    resolvedBy: text('resolved_by').references(() => account.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('rules_report_of_match').on(t.matchId),
    index('rules_report_of_account').on(t.reporterId),
    index('rules_report_open')
      .on(t.id.desc().nullsFirst())
      .where(sql`"resolved" is null`),
  ],
);
