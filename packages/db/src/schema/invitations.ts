import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { accountRef, matchRef } from './references.ts';

/** A friend is asked to come to a table. */
export const invitation = pgTable(
  'invitation',
  {
    accountId: accountRef('account_id'),
    matchId: matchRef(),
    by: accountRef('by'),
    created: timestamptz('created').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.matchId] })],
);
