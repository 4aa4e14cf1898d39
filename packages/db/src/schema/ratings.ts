import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { timestamptz } from './columns.ts';

/**
 * Where a person stands on a ladder: one for matches among people, one for those with bots, per game. Each season is a ladder of
 * its own that starts anew; the empty one is of all time.
 */
export const rating = pgTable(
  'rating',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    game: text('game').notNull(),
    ladder: text('ladder', { enum: ['people', 'bots'] }).notNull(),
    season: text('season').notNull().default(''),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    matches: integer('matches').notNull(),
    changed: timestamptz('changed').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.accountId, t.game, t.ladder, t.season] }),
    index('rating_ladder').on(t.game, t.ladder, t.season, sql`("mu" - 3 * "sigma") desc`, t.accountId),
  ],
);
