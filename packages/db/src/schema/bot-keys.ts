import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { timestamptz } from './columns.ts';
import { accountRef } from './references.ts';

/** The key of somebody's own bot. Only its hash is kept: who reads this table can't play with it. */
export const botKey = pgTable(
  'bot_key',
  {
    id: text('id').primaryKey(),
    accountId: accountRef('account_id'),
    name: text('name').notNull(),
    hash: text('hash').notNull(),
    created: timestamptz('created').notNull().defaultNow(),
    lastUsed: timestamptz('last_used'),
  },
  (t) => [uniqueIndex('bot_key_hash').on(t.hash), index('bot_key_of_account').on(t.accountId)],
);
