import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { json, oneOf, timestamptz } from './columns.ts';
import { ANALYSIS_STATUSES } from './analysis.ts';
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

/** What the strongest bot reaches with the cards of a daily deal: worked out in the background by any process. */
export const dailyBenchmark = pgTable(
  'daily_benchmark',
  {
    /** Day, game and set-up, as a match names them. */
    dailyDeal: text('daily_deal').primaryKey(),
    game: text('game').notNull(),
    version: integer('version').notNull(),
    options: json('options').$type<{ readonly [key: string]: string | boolean | number }>().notNull(),
    /** The seed of the deal: nobody's to see before the deal is over. */
    seed: text('seed').notNull(),
    status: text('status', { enum: ANALYSIS_STATUSES }).notNull().default('waiting'),
    /** Who has played it, and with what result. */
    level: text('level'),
    total: doublePrecision('total'),
    requested: timestamptz('requested').notNull().defaultNow(),
    /** When somebody last worked on it. */
    updated: timestamptz('updated').notNull().defaultNow(),
  },
  (t) => [
    check('daily_benchmark_status', oneOf('status', ANALYSIS_STATUSES)),
    index('daily_benchmark_unfinished')
      .on(t.requested)
      .where(sql`"status" in ('waiting', 'working')`),
  ],
);
