import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { session } from './accounts.ts';
import { oneOf, timestamptz } from './columns.ts';
import { accountRef, matchRef } from './references.ts';

export const NOTIFICATION_KINDS = ['turn', 'invitation', 'search', 'ended'] as const;
export const NOTIFICATION_CHANNELS = ['push', 'mail', 'webhook'] as const;

/** What a person wants to be told where, once something was chosen. */
export const notificationPreference = pgTable('notification_preference', {
  accountId: accountRef('account_id').primaryKey(),
  /** What is switched on, as `turn/push`. */
  enabled: text('enabled').array().notNull().default([]),
  /** So long mails are collected, counted from the first thing to tell. */
  digestMinutes: integer('digest_minutes').notNull().default(60),
  webhookUrl: text('webhook_url'),
  /** Signs what is sent there. */
  webhookSecret: text('webhook_secret'),
  /** What ended or came before is not told. */
  changed: timestamptz('changed').notNull().defaultNow(),
});

/** A browser that gets pushes. */
export const pushSubscription = pgTable(
  'push_subscription',
  {
    endpoint: text('endpoint').primaryKey(),
    accountId: accountRef('account_id'),
    /** Whoever is signed out there, from wherever, gets no more pushes there. */
    sessionId: text('session_id').references(() => session.id, { onDelete: 'cascade' }),
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    created: timestamptz('created').notNull().defaultNow(),
  },
  (t) => [index('push_subscription_of_account').on(t.accountId), index('push_subscription_of_session').on(t.sessionId)],
);

/** Something to tell a person. A turn that goes on after an answer of the person's own is another occurrence. */
export const notification = pgTable(
  'notification',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: accountRef('account_id'),
    kind: text('kind', { enum: NOTIFICATION_KINDS }).notNull(),
    matchId: matchRef(),
    occurrence: integer('occurrence').notNull().default(0),
    created: timestamptz('created').notNull().defaultNow(),
  },
  (t) => [
    index('notification_created').on(t.created),
    uniqueIndex('notification_once').on(t.accountId, t.kind, t.matchId, t.occurrence),
    check('notification_kind', oneOf('kind', NOTIFICATION_KINDS)),
  ],
);

/** What was sent, stored before it is sent: nobody sends it a second time. A known failure deletes the row. */
export const notificationDelivery = pgTable(
  'notification_delivery',
  {
    notificationId: bigint('notification_id', { mode: 'number' })
      .notNull()
      .references(() => notification.id, { onDelete: 'cascade' }),
    channel: text('channel', { enum: NOTIFICATION_CHANNELS }).notNull(),
    /** 0 for the first, then one for each reminder. */
    nth: smallint('nth').notNull(),
    created: timestamptz('created').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.notificationId, t.channel, t.nth] }),
    check('notification_delivery_channel', oneOf('channel', NOTIFICATION_CHANNELS)),
    check('notification_delivery_nth', sql`"nth" >= 0`),
  ],
);
