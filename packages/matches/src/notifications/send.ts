import { createHmac } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pushSubscription, type Db } from '@quayside/db';
import webpush from 'web-push';
import type { NotificationContent, NotificationRow } from './notification.ts';
import { postPublic, RefusedAddress } from './public-request.ts';
import type { NotificationTransport } from './types.ts';
import type { VapidKeys } from './vapid.ts';

/** What is sent, and the job's signal. */
export interface OutgoingNotification {
  readonly notification: NotificationRow;
  readonly current: NotificationContent;
  readonly nth: number;
  readonly signal: AbortSignal;
}

const TTL_SECONDS = 24 * 3600;
const GONE = new Set([404, 410]);

/** To all browsers of the person. Where at least one has got it, nobody tries again: the others would get it twice. */
export async function sendPush(
  db: Db,
  { settings, url }: NotificationTransport,
  keys: VapidKeys,
  { notification, current, signal }: OutgoingNotification,
): Promise<void> {
  const found = await db.select().from(pushSubscription).where(eq(pushSubscription.accountId, notification.accountId));
  const payload = JSON.stringify({
    title: 'Quayside',
    body: current.text,
    path: `/tables/${notification.matchId}`,
    tag: `${notification.kind}/${notification.matchId}`,
  });
  const vapidDetails = { ...keys, subject: `mailto:quayside@${url === null ? 'localhost' : new URL(url).hostname}` };
  let sent = 0;
  let failure: Error | null = null;
  for (const { endpoint, p256dh, auth } of found) {
    try {
      const details = webpush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails,
        TTL: TTL_SECONDS,
      });
      const status = await postPublic({
        url: endpoint,
        headers: details.headers,
        body: details.body ?? '',
        allowPrivate: settings.allowPrivate,
        signal,
      });
      if (status < 300) sent++;
      else if (GONE.has(status)) await db.delete(pushSubscription).where(eq(pushSubscription.endpoint, endpoint));
      else failure = new Error(`a push was answered with ${status}`);
    } catch (error) {
      failure = error instanceof Error ? error : new Error(String(error));
    }
  }
  if (sent === 0 && failure) throw failure;
}

/** To the address that the person has given, signed. */
export async function sendWebhook(
  { settings, url }: NotificationTransport,
  { notification, current, nth, signal }: OutgoingNotification,
): Promise<void> {
  const { webhookUrl, webhookSecret } = notification.preference;
  if (webhookUrl === null || webhookSecret === null) return;
  const body = JSON.stringify({
    id: `${notification.id}/${nth}`,
    kind: notification.kind,
    match: notification.matchId,
    game: current.game,
    text: current.text,
    url: `${url ?? ''}/tables/${notification.matchId}`,
    at: notification.created.toISOString(),
    reminder: nth > 0,
  });
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = createHmac('sha256', webhookSecret).update(`${timestamp}.${body}`).digest('hex');
  let status: number;
  try {
    status = await postPublic({
      url: webhookUrl,
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Quayside',
        'x-quayside-timestamp': timestamp,
        'x-quayside-signature': `sha256=${signature}`,
      },
      body,
      allowPrivate: settings.allowPrivate,
      signal,
    });
  } catch (error) {
    // Trying again would not change it.
    if (error instanceof RefusedAddress) return;
    throw error;
  }
  if (status >= 300) throw new Error(`a webhook was answered with ${status}`);
}
