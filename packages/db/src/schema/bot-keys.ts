import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { accountRef } from './references.ts';

/** The key of somebody's own bot. Only its hash is kept: who reads this table can't play with it. */
export const botToken = pgTable(
  'bot_token',
  {
    id: text('id').primaryKey(),
    accountId: accountRef('account_id'),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    created: timestamptz('created').notNull().defaultNow(),
    used: timestamptz('used'),
  },
  (t) => [uniqueIndex('bot_token_hash').on(t.hash), index('bot_token_of_account').on(t.accountId)],
);
