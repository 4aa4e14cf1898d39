import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { accountRef, matchRef } from './references.ts';

/** A friend is invited to a table. */
export const invitation = pgTable(
  'invitation',
  {
    accountId: accountRef('account_id'),
    matchId: matchRef(),
    inviterId: accountRef('inviter_id'),
    created: timestamptz('created').notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.accountId, t.matchId] })],
);
