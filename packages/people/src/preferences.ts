import { eq } from 'drizzle-orm';
import { preference, notifyPeople, type Db } from '@quayside/db';
import type { PeopleContext } from './context.ts';
import { contactsOf } from './friends.ts';

/** Kept with the account, so that it holds in every browser. */
export interface Preferences {
  /** Friends and those at one's tables may see whether one is here. */
  readonly showPresence: boolean;
  readonly allowFriendRequests: boolean;
  /** About what one likes to get mails. */
  readonly mail: { readonly turn: boolean; readonly invitation: boolean; readonly friendRequest: boolean };
}

export interface PreferenceChange {
  readonly showPresence?: boolean | undefined;
  readonly allowFriendRequests?: boolean | undefined;
  readonly mail?:
    | {
        readonly turn?: boolean | undefined;
        readonly invitation?: boolean | undefined;
        readonly friendRequest?: boolean | undefined;
      }
    | undefined;
}

export async function preferencesOf(db: Db, id: string): Promise<Preferences> {
  const [row] = await db.select().from(preference).where(eq(preference.accountId, id));
  return {
    showPresence: row?.showPresence ?? true,
    allowFriendRequests: row?.allowFriendRequests ?? true,
    mail: {
      turn: row?.mailTurn ?? true,
      invitation: row?.mailInvitation ?? true,
      friendRequest: row?.mailFriendRequest ?? true,
    },
  };
}

/** Changes those that are given and leaves the rest. */
export async function updatePreferences(
  { db }: PeopleContext,
  id: string,
  { showPresence, allowFriendRequests, mail }: PreferenceChange,
): Promise<void> {
  const changes = {
    showPresence,
    allowFriendRequests,
    mailTurn: mail?.turn,
    mailInvitation: mail?.invitation,
    mailFriendRequest: mail?.friendRequest,
  };
  const set = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  if (Object.keys(set).length === 0) return;
  await db.transaction(async (tx) => {
    await tx
      .insert(preference)
      .values({ accountId: id, ...set })
      .onConflictDoUpdate({ target: preference.accountId, set });
    if (showPresence !== undefined) await notifyPeople(tx, await contactsOf(tx, id), 'people');
  });
}
