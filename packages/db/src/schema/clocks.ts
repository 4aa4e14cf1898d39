import { bigint, pgTable, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';

/** When each process was last alive. Where none was for a while, there was an outage. */
export const heartbeat = pgTable('heartbeat', {
  process: text('process').primaryKey(),
  seen: timestamptz('seen').notNull(),
});

/** Times in which no clock runs, because nobody could play. */
export const outage = pgTable('outage', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  started: timestamptz('started').notNull(),
  ended: timestamptz('ended').notNull(),
});

/** A player’s own hours: minutes after midnight in a time zone. One that ends before it begins goes over midnight. */
export interface PlayWindow {
  readonly from: number;
  readonly until: number;
  readonly zone: string;
}
