import { randomBytes } from 'node:crypto';
import { and, asc, eq, inArray } from 'drizzle-orm';
import {
  account, NOTIFICATION_CHANNELS, NOTIFICATION_KINDS, notificationPreference, pushSubscription, type Db,
} from '@quayside/db'; // prettier-ignore
import { MatchError } from '../errors.ts';
import { isCallable } from './public-request.ts';
import type {
  NotificationChannel, NotificationChoices, NotificationKind, NotificationPreferences, NotificationTransport, PushSubscriptionInput,
} from './types.ts'; // prettier-ignore
import type { VapidKeys } from './vapid.ts';

export interface NotificationChange {
  readonly choices?: readonly {
    readonly kind: NotificationKind;
    readonly channel: NotificationChannel;
    readonly on: boolean;
  }[];
  readonly digestMinutes?: number | undefined;
  /** Where webhooks go; null for nowhere. Another address gets another secret. */
  readonly webhook?: string | null | undefined;
}

const MOST_BROWSERS = 10;

export async function notificationPreferencesOf(
  db: Db,
  id: string,
  keys: VapidKeys,
  session: string | null,
): Promise<NotificationPreferences> {
  const [row] = await db.select().from(notificationPreference).where(eq(notificationPreference.accountId, id));
  const [person] = await db.select().from(account).where(eq(account.id, id));
  const browsers = await db
    .select({ session: pushSubscription.sessionId })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, id));
  const enabled = new Set(row?.enabled);
  const ofKind = (kind: NotificationKind) =>
    Object.fromEntries(NOTIFICATION_CHANNELS.map((channel) => [channel, enabled.has(`${kind}/${channel}`)]));
  return {
    // All kinds with all channels.
    choices: Object.fromEntries(NOTIFICATION_KINDS.map((kind) => [kind, ofKind(kind)])) as NotificationChoices,
    digestMinutes: row?.digestMinutes ?? 60,
    webhook: row?.webhookUrl && row.webhookSecret ? { url: row.webhookUrl, secret: row.webhookSecret } : null,
    browsers: browsers.length,
    here: session !== null && browsers.some((one) => one.session === session),
    hasAddress: person?.emailVerified ?? false,
    pushKey: keys.publicKey,
  };
}

/** Changes what is given and leaves the rest. */
export async function changeNotifications(
  db: Db,
  { settings }: Pick<NotificationTransport, 'settings'>,
  id: string,
  { choices = [], digestMinutes, webhook }: NotificationChange,
): Promise<void> {
  if (choices.length === 0 && digestMinutes === undefined && webhook === undefined) return;
  if (webhook && !isCallable(webhook, settings.allowPrivate)) throw new MatchError('bad-input', { field: 'webhook' });
  await db.transaction(async (tx) => {
    await tx.insert(notificationPreference).values({ accountId: id }).onConflictDoNothing();
    const mine = eq(notificationPreference.accountId, id);
    const [row] = await tx.select().from(notificationPreference).where(mine).for('update');
    const enabled = new Set(row?.enabled);
    for (const { kind, channel, on } of choices)
      if (on) enabled.add(`${kind}/${channel}`);
      else enabled.delete(`${kind}/${channel}`);
    const hook =
      webhook === undefined || webhook === row?.webhookUrl
        ? {}
        : { webhookUrl: webhook, webhookSecret: webhook === null ? null : randomBytes(32).toString('base64url') };
    await tx
      .update(notificationPreference)
      .set({
        enabled: [...enabled].sort(),
        changed: new Date(),
        ...(digestMinutes === undefined ? {} : { digestMinutes }),
        ...hook,
      })
      .where(mine);
  });
}

/** A browser gets pushes from now on. What another account had with it ends. */
export async function subscribePush(
  db: Db,
  { settings }: Pick<NotificationTransport, 'settings'>,
  id: string,
  { endpoint, keys, session }: PushSubscriptionInput,
): Promise<void> {
  const secure = endpoint.startsWith('https:') || settings.allowPrivate;
  if (!secure || !isCallable(endpoint, settings.allowPrivate)) throw new MatchError('bad-input', { field: 'endpoint' });
  await db
    .insert(pushSubscription)
    .values({ endpoint, accountId: id, sessionId: session, ...keys })
    .onConflictDoUpdate({ target: pushSubscription.endpoint, set: { accountId: id, sessionId: session, ...keys } });
  const all = await db
    .select({ endpoint: pushSubscription.endpoint })
    .from(pushSubscription)
    .where(eq(pushSubscription.accountId, id))
    .orderBy(asc(pushSubscription.created));
  const old = all.slice(0, Math.max(0, all.length - MOST_BROWSERS)).map((one) => one.endpoint);
  if (old.length > 0) await db.delete(pushSubscription).where(inArray(pushSubscription.endpoint, old));
}

export async function unsubscribePush(db: Db, id: string, endpoint: string): Promise<void> {
  await db
    .delete(pushSubscription)
    .where(and(eq(pushSubscription.accountId, id), eq(pushSubscription.endpoint, endpoint)));
}
