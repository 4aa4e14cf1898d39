import { eq } from 'drizzle-orm';
import { preference, tell, type Db } from '@quayside/db';
import type { PeopleContext } from './context.ts';
import { contactsOf } from './friends.ts';

/** What somebody wants; kept with the account, so that it holds in every browser. */
export interface Preferences {
  /** Friends and those at one's tables may see whether one is here. */
  readonly presence: boolean;
  readonly friendRequests: boolean;
  /** About what one likes to get mails. */
  readonly mail: { readonly turn: boolean; readonly invited: boolean; readonly friend: boolean };
}

export interface PreferenceChange {
  readonly presence?: boolean | undefined;
  readonly friendRequests?: boolean | undefined;
  readonly mail?:
    | {
        readonly turn?: boolean | undefined;
        readonly invited?: boolean | undefined;
        readonly friend?: boolean | undefined;
      }
    | undefined;
}

export async function preferencesOf(db: Db, id: string): Promise<Preferences> {
  const [row] = await db.select().from(preference).where(eq(preference.accountId, id));
  return {
    presence: row?.presence ?? true,
    friendRequests: row?.friendRequests ?? true,
    mail: { turn: row?.mailTurn ?? true, invited: row?.mailInvited ?? true, friend: row?.mailFriend ?? true },
  };
}

/** Changes what is said and leaves the rest. */
export async function updatePreferences(
  { db }: PeopleContext,
  id: string,
  { presence, friendRequests, mail }: PreferenceChange,
): Promise<void> {
  const said = { presence, friendRequests, mailTurn: mail?.turn, mailInvited: mail?.invited, mailFriend: mail?.friend };
  const set = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  await db.transaction(async (tx) => {
    await tx
      .insert(preference)
      .values({ accountId: id, ...set })
      .onConflictDoUpdate({ target: preference.accountId, set });
    if (presence !== undefined) await tell(tx, await contactsOf(tx, id), 'people');
  });
}
