import { and, eq } from 'drizzle-orm';
import {
  account, invitation, notification, notificationDelivery, notificationPreference, type Db, type Tx,
} from '@quayside/db'; // prettier-ignore
import { isPresent } from '@quayside/people';
import { seatOf, type MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import { notificationText } from './content.ts';
import { HOLD_MS } from './timing.ts';
import type { NotificationChannel, NotificationKind } from './types.ts';

/** A notification with the person whom it is for and what that person wants to be told. */
export type NotificationRow = NonNullable<Awaited<ReturnType<typeof readNotification>>>;

export async function readNotification(db: Db, id: number) {
  const [row] = await db
    .select({ notification, person: account, preference: notificationPreference })
    .from(notification)
    .innerJoin(account, eq(account.id, notification.accountId))
    .innerJoin(notificationPreference, eq(notificationPreference.accountId, notification.accountId))
    .where(eq(notification.id, id));
  return row && { ...row.notification, person: row.person, preference: row.preference };
}

export const isWanted = (
  { kind, preference }: Pick<NotificationRow, 'kind' | 'preference'>,
  channel: NotificationChannel,
): boolean => preference.enabled.includes(`${kind}/${channel}`);

/** A notification that is still true, and its words. */
export interface NotificationContent {
  readonly text: string;
  readonly game: string;
}

/** What to say, as it is now; null where there is nothing to say any more. */
export async function contentNow(
  store: MatchStore,
  { kind, accountId, matchId, occurrence, person }: Omit<NotificationRow, 'preference'>,
  reminder: boolean,
): Promise<NotificationContent | null> {
  const snapshot = await store.read(matchId);
  const by = kind === 'invitation' ? await inviterOf(store.database.db, accountId, matchId) : null;
  const { status } = snapshot.row;
  const isTrue: { readonly [kind in NotificationKind]: () => boolean } = {
    turn: () => turnOf(snapshot, accountId) === occurrence,
    invitation: () => status === 'waiting' && by !== null && seatOf(snapshot, accountId) === null,
    search: () => status === 'running',
    ended: () => status === 'over',
  };
  if (!isTrue[kind]()) return null;
  const text = notificationText(snapshot, { kind, account: accountId, by, reminder }, person.language);
  return { text, game: snapshot.row.game };
}

/** Which occurrence of a turn waits for somebody: the number of the last answer of their own; null where none does. */
function turnOf({ running, seats }: MatchSnapshot, person: string): number | null {
  const mine = seats.find((one) => one.accountId === person);
  if (!running || !mine || mine.resigned || !running.edition.core.dueSeats(running.state).includes(mine.seat))
    return null;
  return running.log.findLastIndex((one) => one.kind === 'answer' && one.seat === mine.seat) + 1;
}

async function inviterOf(db: Db, person: string, match: string): Promise<string | null> {
  const [row] = await db
    .select({ name: account.name })
    .from(invitation)
    .innerJoin(account, eq(account.id, invitation.inviterId))
    .where(and(eq(invitation.accountId, person), eq(invitation.matchId, match)));
  return row?.name ?? null;
}

/** Whoever has a browser open sees it there when it happens, and needs not be told of it afterwards. */
export const isSeenAtOnce = (kind: NotificationKind): boolean => kind === 'ended' || kind === 'search';

/** As if it had been sent: nobody sends it any more. */
export async function markTold(db: Db | Tx, notificationId: number, channel: NotificationChannel): Promise<void> {
  await db.insert(notificationDelivery).values({ notificationId, channel, nth: 0 }).onConflictDoNothing();
}

/** `send` now; `hold` it, as a browser of theirs is open and shows it; `drop` it, as it was seen there. */
export async function sendOrHold(
  db: Db,
  { accountId, kind, created }: Pick<NotificationRow, 'accountId' | 'kind' | 'created'>,
  now: Date,
  waitMs = 0,
): Promise<'send' | 'hold' | 'drop'> {
  if (!(await isPresent(db, accountId))) return 'send';
  if (isSeenAtOnce(kind)) return 'drop';
  return now.getTime() < created.getTime() + waitMs + HOLD_MS ? 'hold' : 'send';
}
