import { eq } from 'drizzle-orm';
import { preference, notifyPeople, type Db, type PlayWindow } from '@quayside/db';
import type { PeopleContext } from './context.ts';
import { changeAbsence } from './absence.ts';
import { contactsOf } from './friends.ts';

/** Kept with the account, so that it holds in every browser. */
export interface Preferences {
  /** Friends and those at one's tables may see whether one is here. */
  readonly showPresence: boolean;
  readonly allowFriendRequests: boolean;
  /** Standing orders at tables to come, where they differ from what the rules have by default: by id, or as `game/id`. */
  readonly standingOrders: { readonly [order: string]: string };
  /** When one’s clock runs at tables to come that are played turn by turn; null is always. */
  readonly playWindow: PlayWindow | null;
  /** Until when one is away; null where one is here. */
  readonly awayUntil: Date | null;
}

export interface PreferenceChange {
  readonly showPresence?: boolean | undefined;
  readonly allowFriendRequests?: boolean | undefined;
  readonly standingOrders?: { readonly [order: string]: string } | undefined;
  readonly playWindow?: PlayWindow | null | undefined;
  /** Away for so many days from now on; 0 is back. */
  readonly awayDays?: number | undefined;
}

export async function preferencesOf(db: Db, id: string): Promise<Preferences> {
  const [row] = await db.select().from(preference).where(eq(preference.accountId, id));
  return {
    showPresence: row?.showPresence ?? true,
    allowFriendRequests: row?.allowFriendRequests ?? true,
    standingOrders: row?.standingOrders ?? {},
    playWindow: row?.playWindow ?? null,
    awayUntil: row?.awayUntil && row.awayUntil > new Date() ? row.awayUntil : null,
  };
}

/** Changes those that are given and leaves the rest. */
export async function updatePreferences(
  { db }: PeopleContext,
  id: string,
  { awayDays, ...changes }: PreferenceChange,
): Promise<void> {
  await db.transaction(async (tx) => {
    const absence = awayDays === undefined ? {} : await changeAbsence(tx, id, awayDays);
    const given = Object.entries({ ...changes, ...absence }).filter(([, value]) => value !== undefined);
    if (given.length === 0) return;
    const set = Object.fromEntries(given);
    await tx
      .insert(preference)
      .values({ accountId: id, ...set })
      .onConflictDoUpdate({ target: preference.accountId, set });
    if (changes.showPresence !== undefined) await notifyPeople(tx, await contactsOf(tx, id), 'people');
  });
}
