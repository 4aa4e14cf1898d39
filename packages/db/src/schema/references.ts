import { text } from 'drizzle-orm/pg-core';
import { account } from './accounts.ts';
import { match } from './matches.ts';

export const accountRef = (name: string) =>
  text(name)
    .notNull()
    .references(() => account.id, { onDelete: 'cascade' });
export const matchRef = () =>
  text('match_id')
    .notNull()
    .references(() => match.id, { onDelete: 'cascade' });
