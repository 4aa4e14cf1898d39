import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { accountRef, matchRef } from './references.ts';

/** A person's private notes on a match. */
export const note = pgTable(
  'note',
  {
    accountId: accountRef('account_id'),
    matchId: matchRef(),
    text: text('text').notNull(),
    changed: timestamptz('changed').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.matchId] })],
);
