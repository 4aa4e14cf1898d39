import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { PlayWindow } from './clocks.ts';
import { json, timestamptz, oneOf } from './columns.ts';
import { accountRef } from './references.ts';

export const RELATIONSHIP_KINDS = ['friend', 'block'] as const;

/**
 * What one person wants with another, in one direction: two rows of kind `friend` are a friendship, a single one is a request.
 * So it makes no difference who asks first, or whether both ask at once.
 */
export const relationship = pgTable(
  'relationship',
  {
    accountId: accountRef('account_id'),
    otherId: accountRef('other_id'),
    kind: text('kind', { enum: RELATIONSHIP_KINDS }).notNull(),
    created: timestamptz('created').notNull().defaultNow(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.otherId] }),
    index('relationship_other').on(t.otherId, t.accountId),
    check('relationship_kind', oneOf('kind', RELATIONSHIP_KINDS)),
    check('relationship_not_self', sql`"account_id" <> "other_id"`),
  ],
);

/** Who has a stream open, and in which process. Rows of a process that was killed expire. */
export const presence = pgTable(
  'presence',
  {
    accountId: accountRef('account_id'),
    process: text('process').notNull(),
    lastSeen: timestamptz('last_seen').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.process] }), index('presence_last_seen').on(t.lastSeen)],
);

/** A person's preferences, once they differ from the defaults. */
export const preference = pgTable('preference', {
  accountId: accountRef('account_id').primaryKey(),
  showPresence: boolean('show_presence').notNull().default(true),
  allowFriendRequests: boolean('allow_friend_requests').notNull().default(true),
  /** Standing orders at tables to come: those of every game by id, those of one game as `game/id`. */
  standingOrders: json('standing_orders').$type<{ readonly [order: string]: string }>(),
  /** When this person's clock runs where it is played turn by turn; null is always. */
  playWindow: json('play_window').$type<PlayWindow>(),
  /** The last absence. While it lasts nobody is out of time in a match that is played turn by turn. */
  awayFrom: timestamptz('away_from'),
  awayUntil: timestamptz('away_until'),
});
