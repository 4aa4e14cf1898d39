import { LANGUAGES } from '@quayside/languages';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz, oneOf } from './columns.ts';

export const ROLES = ['player', 'admin'] as const;

/**
 * A person, from the first click on: a guest is one who has not confirmed an e-mail address nor linked another account.
 * Seats and ratings refer to this id, and it never changes. Who deletes the account leaves the row, without a name in it.
 */
export const account = pgTable(
  'account',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    guest: boolean('guest').notNull().default(true),
    /** To sign in and to be found by; in small letters, and as the person writes it. */
    username: text('username'),
    displayUsername: text('display_username'),
    /** Always one that was confirmed. Who has none has one that can't exist (RFC 2606), as Better Auth wants one of everybody. */
    email: text('email')
      .notNull()
      .default(sql`gen_random_uuid()::text || '@guest.invalid'`),
    emailVerified: boolean('email_verified').notNull().default(false),
    /** The address given last, until its link is clicked. */
    pendingEmail: text('pending_email'),
    /** The language of mails. */
    language: text('language', { enum: LANGUAGES }).notNull().default('en'),
    /** Admins named here come on top of those in the operator's settings. */
    role: text('role', { enum: ROLES }).notNull().default('player'),
    /** Until then the person may watch but not take part. */
    suspendedUntil: timestamptz('suspended_until'),
    suspensionReason: text('suspension_reason'),
    created: timestamptz('created').notNull().defaultNow(),
    changed: timestamptz('changed').notNull().defaultNow(),
    deleted: timestamptz('deleted'),
  },
  (t) => [
    uniqueIndex('account_username').on(t.username),
    uniqueIndex('account_email').on(t.email),
    // Found by how a name begins, whatever order of letters the database has.
    index('account_by_name').on(sql`"username" text_pattern_ops`),
    check('account_language', oneOf('language', LANGUAGES)),
    check('account_role', oneOf('role', ROLES)),
  ],
);

/** A browser that is signed in. Its cookie is signed with the server's secret: who reads this table can't sign in with it. */
export const session = pgTable(
  'session',
  {
    id: text('id').primaryKey(),
    token: text('token').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    userAgent: text('user_agent'),
    created: timestamptz('created').notNull().defaultNow(),
    changed: timestamptz('changed').notNull().defaultNow(),
    expires: timestamptz('expires').notNull(),
  },
  (t) => [uniqueIndex('session_token').on(t.token), index('session_of_account').on(t.accountId)],
);

/** A way to sign in: the hash of a password, or an account elsewhere (`provider` and its number there). */
export const credential = pgTable(
  'credential',
  {
    id: text('id').primaryKey(),
    /** The account. Not called that here, as Better Auth calls something else so, and would take the one for the other. */
    owner: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    password: text('password'),
    created: timestamptz('created').notNull().defaultNow(),
    changed: timestamptz('changed').notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('credential_subject').on(t.provider, t.subject),
    uniqueIndex('credential_once_a_provider').on(t.owner, t.provider),
  ],
);

/** What a link in a mail stands for. The identifier is a hash of what the link says. */
export const verification = pgTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    created: timestamptz('created').notNull().defaultNow(),
    changed: timestamptz('changed').notNull().defaultNow(),
    expires: timestamptz('expires').notNull(),
  },
  (t) => [index('verification_identifier').on(t.identifier), index('verification_expires').on(t.expires)],
);

/** How often something was tried lately: counted here where several processes share one limit. */
export const rateLimit = pgTable('rate_limit', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  /** In milliseconds, as rate-limiter-flexible writes it. */
  expire: bigint('expire', { mode: 'number' }),
});
