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
import { account, match, moment, oneOf } from './schema.ts';

const person = (name: string) =>
  text(name)
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });
const table = () =>
  text('match_id')
    .notNull()
    .references(() => match.id, { onDelete: 'cascade' });

export const TIES = ['friend', 'block'] as const;

/**
 * What somebody wants with somebody else, in one direction. Two who want to be friends are; one who does not know yet is asked.
 * So whoever asks first, and be it both in the same moment, it comes out the same.
 */
export const tie = pgTable(
  'tie',
  {
    accountId: person('account_id'),
    otherId: person('other_id'),
    kind: text('kind', { enum: TIES }).notNull(),
    created: moment('created').notNull().defaultNow(),
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
    accountId: person('account_id'),
    process: text('process').notNull(),
    seen: moment('seen').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.process] }), index('presence_seen').on(t.seen)],
);

/** What somebody wants otherwise than it usually is. */
export const preference = pgTable('preference', {
  accountId: person('account_id').primaryKey(),
  presence: boolean('presence').notNull().default(true),
  friendRequests: boolean('friend_requests').notNull().default(true),
  mailTurn: boolean('mail_turn').notNull().default(true),
  mailInvited: boolean('mail_invited').notNull().default(true),
  mailFriend: boolean('mail_friend').notNull().default(true),
});

/** The key of somebody's own bot. Only its hash is kept: who reads this table can't play with it. */
export const botToken = pgTable(
  'bot_token',
  {
    id: text('id').primaryKey(),
    accountId: person('account_id'),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    created: moment('created').notNull().defaultNow(),
    used: moment('used'),
  },
  (t) => [uniqueIndex('bot_token_hash').on(t.hash), index('bot_token_of_account').on(t.accountId)],
);

/** What was said at a table. Whose account is deleted has said nothing: the line stays, its text goes. */
export const message = pgTable(
  'message',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    matchId: table(),
    /** Grows in each match with every line that is said or hidden, so that a stream goes on after the last it has. */
    turn: integer('turn').notNull(),
    accountId: person('account_id'),
    seat: smallint('seat').notNull(),
    text: text('text').notNull(),
    /** The sender's own name for it: the same again is recognised. */
    token: text('token').notNull(),
    said: moment('said').notNull().defaultNow(),
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
  { accountId: person('account_id'), matchId: table(), otherId: person('other_id') },
  (t) => [primaryKey({ columns: [t.accountId, t.matchId, t.otherId] })],
);

/** What somebody writes down for nobody else. */
export const note = pgTable(
  'note',
  {
    accountId: person('account_id'),
    matchId: table(),
    text: text('text').notNull(),
    changed: moment('changed').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.matchId] })],
);

/** A friend is asked to come to a table. */
export const invitation = pgTable(
  'invitation',
  {
    accountId: person('account_id'),
    matchId: table(),
    by: person('by'),
    created: moment('created').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.matchId] })],
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
    by: person('by'),
    reason: text('reason', { enum: REASONS }).notNull(),
    words: text('words'),
    created: moment('created').notNull().defaultNow(),
    settled: moment('settled'),
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
