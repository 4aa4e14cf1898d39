import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz, oneOf } from './columns.ts';
import { accountRef } from './references.ts';

export const TIES = ['friend', 'block'] as const;

/**
 * What somebody wants with somebody else, in one direction. Two who want to be friends are; one who does not know yet is asked.
 * So whoever asks first, and be it both in the same moment, it comes out the same.
 */
export const tie = pgTable(
  'tie',
  {
    accountId: accountRef('account_id'),
    otherId: accountRef('other_id'),
    kind: text('kind', { enum: TIES }).notNull(),
    created: timestamptz('created').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.otherId] }),
    index('tie_other').on(t.otherId, t.accountId),
    check('tie_kind', oneOf('kind', TIES)),
    check('tie_two', sql`"account_id" <> "other_id"`),
  ],
);

/** Who has a stream open, and in which process. What a killed process leaves behind is too old after a while. */
export const presence = pgTable(
  'presence',
  {
    accountId: accountRef('account_id'),
    process: text('process').notNull(),
    seen: timestamptz('seen').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.process] }), index('presence_seen').on(t.seen)],
);

/** What somebody wants otherwise than it usually is. */
export const preference = pgTable('preference', {
  accountId: accountRef('account_id').primaryKey(),
  presence: boolean('presence').notNull().default(true),
  friendRequests: boolean('friend_requests').notNull().default(true),
  mailTurn: boolean('mail_turn').notNull().default(true),
  mailInvited: boolean('mail_invited').notNull().default(true),
  mailFriend: boolean('mail_friend').notNull().default(true),
});
