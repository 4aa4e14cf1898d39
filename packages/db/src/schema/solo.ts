import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { timestamptz } from './columns.ts';
import { match } from './matches.ts';

/** Secrets that all processes of this server share: the root of the deals that many tables play. */
export const serverSecret = pgTable('server_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
  created: timestamptz('created').notNull().defaultNow(),
});

/** A person's best result alone at a table, per game and set-up; a daily deal has a table of its own for each day. */
export const bestResult = pgTable(
  'best_result',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    game: text('game').notNull(),
    /** The options in a canonical form, so that equal set-ups have equal names. */
    setup: text('setup').notNull(),
    /** The day of a daily deal, as 2026-11-16; empty for all others. */
    day: text('day').notNull().default(''),
    total: doublePrecision('total').notNull(),
    /** How often this was played to its end. */
    plays: integer('plays').notNull().default(1),
    matchId: text('match_id')
      .notNull()
      .references(() => match.id, { onDelete: 'cascade' }),
    reached: timestamptz('reached').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.game, t.setup, t.day] }),
    index('best_result_ranking').on(t.game, t.setup, t.day, t.total.desc().nullsFirst(), t.reached, t.accountId),
  ],
);
