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

/** A chat message of a match. When its author's account is deleted the row stays and its text goes. */
export const chatMessage = pgTable(
  'chat_message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    matchId: matchRef(),
    /** Grows in each match with every message that is sent or hidden: a stream resumes after the last cursor it has. */
    cursor: integer('cursor').notNull(),
    accountId: accountRef('account_id'),
    seat: smallint('seat').notNull(),
    text: text('text').notNull(),
    /** Made by the sender: a repeated message is recognised by it. */
    idempotencyKey: text('idempotency_key').notNull(),
    sent: timestamptz('sent').notNull().defaultNow(),
    hidden: boolean('hidden').notNull().default(false),
  },
  (t) => [
    uniqueIndex('chat_message_cursor').on(t.matchId, t.cursor),
    uniqueIndex('chat_message_idempotency_key').on(t.matchId, t.accountId, t.idempotencyKey),
    index('chat_message_of_account').on(t.accountId),
  ],
);

/** A player whose messages somebody does not want to read in a match. */
export const mute = pgTable(
  'mute',
  { accountId: accountRef('account_id'), matchId: matchRef(), mutedId: accountRef('muted_id') },
  (t) => [primaryKey({ columns: [t.accountId, t.matchId, t.mutedId] })],
);

export const REPORT_REASONS = ['insult', 'spam', 'cheating', 'other'] as const;
export const RESOLUTIONS = ['dismiss', 'hide', 'suspend'] as const;

/** A chat message that somebody asks the admins to look at. */
export const report = pgTable(
  'report',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    messageId: bigint('message_id', { mode: 'number' })
      .notNull()
      .references(() => chatMessage.id, { onDelete: 'cascade' }),
    reporterId: accountRef('reporter_id'),
    reason: text('reason', { enum: REPORT_REASONS }).notNull(),
    comment: text('comment'),
    created: timestamptz('created').notNull().defaultNow(),
    resolved: timestamptz('resolved'),
    resolvedBy: text('resolved_by').references(() => account.id, { onDelete: 'set null' }),
    resolution: text('resolution', { enum: RESOLUTIONS }),
    resolutionComment: text('resolution_comment'),
  },
  (t) => [
    uniqueIndex('report_once_a_person').on(t.messageId, t.reporterId),
    index('report_open')
      .on(t.id.desc().nullsFirst())
      .where(sql`"resolved" is null`),
    check('report_reason', oneOf('reason', REPORT_REASONS)),
    check('report_resolution', oneOf('resolution', RESOLUTIONS)),
  ],
);
