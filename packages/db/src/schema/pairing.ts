import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { json, timestamptz, oneOf } from './columns.ts';
import { PACES, match } from './matches.ts';

/** A request to be paired; once paired, with its match. */
export const pairing = pgTable(
  'pairing',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** Games with their options and possible numbers of seats, the favourite first. */
    choices: json('choices')
      .$type<
        readonly {
          readonly game: string;
          readonly options: { readonly [key: string]: string | boolean | number };
          readonly seats: readonly number[];
        }[]
      >()
      .notNull(),
    pace: text('pace', { enum: PACES }).notNull(),
    rated: boolean('rated').notNull(),
    /** The bot that may take a seat after a minute. */
    bot: text('bot'),
    /** This person's part in the seed. */
    nonce: text('nonce').notNull(),
    waitingSince: timestamptz('waiting_since').notNull(),
    /** When the person's browser was last connected. */
    lastSeen: timestamptz('last_seen').notNull(),
    matchId: text('match_id').references(() => match.id, { onDelete: 'cascade' }),
  },
  (t) => [
    check('pairing_pace', oneOf('pace', PACES)),
    index('pairing_waiting')
      .on(t.waitingSince, t.accountId)
      .where(sql`"match_id" is null`),
  ],
);
