import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { timestamptz, oneOf } from './columns.ts';
import { accountRef, matchRef } from './references.ts';

/** What was said at a table. Whose account is deleted has said nothing: the line stays, its text goes. */
export const message = pgTable(
  'message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    matchId: matchRef(),
    /** Grows in each match with every line that is said or hidden, so that a stream goes on after the last it has. */
    turn: integer('turn').notNull(),
    accountId: accountRef('account_id'),
    seat: smallint('seat').notNull(),
    text: text('text').notNull(),
    /** The sender's own name for it: the same again is recognised. */
    token: text('token').notNull(),
    said: timestamptz('said').notNull().defaultNow(),
    hidden: boolean('hidden').notNull().default(false),
  },
  (t) => [
    uniqueIndex('message_turn').on(t.matchId, t.turn),
    uniqueIndex('message_once_a_token').on(t.matchId, t.accountId, t.token),
    index('message_of_account').on(t.accountId),
  ],
);

/** Whom somebody does not want to read at a table. */
export const mute = pgTable(
  'mute',
  { accountId: accountRef('account_id'), matchId: matchRef(), otherId: accountRef('other_id') },
  (t) => [primaryKey({ columns: [t.accountId, t.matchId, t.otherId] })],
);

export const REASONS = ['insult', 'spam', 'cheating', 'other'] as const;
export const VERDICTS = ['dismiss', 'hide', 'suspend'] as const;

/** Somebody finds that a line should be looked at by who looks after this place. */
export const report = pgTable(
  'report',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => message.id, { onDelete: 'cascade' }),
    by: accountRef('by'),
    reason: text('reason', { enum: REASONS }).notNull(),
    words: text('words'),
    created: timestamptz('created').notNull().defaultNow(),
    settled: timestamptz('settled'),
    settledBy: text('settled_by').references(() => account.id, { onDelete: 'set null' }),
    how: text('how', { enum: VERDICTS }),
    answer: text('answer'),
  },
  (t) => [
    uniqueIndex('report_once_a_person').on(t.messageId, t.by),
    index('report_open')
      .on(t.id.desc().nullsFirst())
      .where(sql`"settled" is null`),
    check('report_reason', oneOf('reason', REASONS)),
    check('report_how', oneOf('how', VERDICTS)),
  ],
);
