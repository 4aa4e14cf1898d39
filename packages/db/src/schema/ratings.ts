import { sql } from 'drizzle-orm';
import { doublePrecision, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { json, timestamptz } from './columns.ts';

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

/**
 * How strong a bot has proved to be in rated matches with people. A bot that was trained anew has other weights, so it is another
 * opponent and starts with a rating of its own.
 */
export const botRating = pgTable(
  'bot_rating',
  {
    game: text('game').notNull(),
    /** The level. */
    bot: text('bot').notNull(),
    /** The fingerprint of what it has learned; empty where it needs nothing such. */
    weights: text('weights').notNull().default(''),
    /** The tables for which those weights are. */
    seats: smallint('seats'),
    options: json('options').$type<{ readonly [key: string]: string | boolean | number }>(),
    mu: doublePrecision('mu').notNull(),
    sigma: doublePrecision('sigma').notNull(),
    matches: integer('matches').notNull(),
    changed: timestamptz('changed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.game, t.bot, t.weights] })],
);
