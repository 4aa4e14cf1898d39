import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import { notification, notificationDelivery, type Db } from '@quayside/db';
import { enqueue, type JobContext, type JobRunner } from '@quayside/jobs';
import type { MatchStore } from '../store/match-store.ts';
import { sendDigest, type DigestItem } from './digest.ts';
import { DELIVER, DIGEST, REMIND } from './jobs.ts';
import { contentNow, isWanted, markTold, readNotification, sendOrHold } from './notification.ts';
import { queueDeliveries } from './scan.ts';
import { sendPush, sendWebhook } from './send.ts';
import { HOLD_STEP_MS, REMINDERS_MS } from './timing.ts';
import type { NotificationChannel, NotificationTransport } from './types.ts';
import type { VapidKeys } from './vapid.ts';

export interface Deliveries {
  readonly store: MatchStore;
  readonly transport: NotificationTransport;
  readonly keys: () => Promise<VapidKeys>;
}

/** Any process sends what is queued. */
export function handleDeliveries(runner: JobRunner, deliveries: Deliveries): void {
  // Whoever is called may take long to answer, and keeps no deadline waiting.
  runner.handle(DELIVER, (payload, context) => deliver(deliveries, payload, context), { lane: 'calls' });
  runner.handle(DIGEST, ({ account }, context) => deliverDigest(deliveries, account, context), { lane: 'mails' });
  runner.handle(REMIND, ({ id, nth }, context) => remind(deliveries, id, nth, context));
}

type Delivery = NonNullable<(typeof DELIVER)['payload']>;

async function deliver({ store, transport, keys }: Deliveries, payload: Delivery, context: JobContext): Promise<void> {
  const { db } = store.database;
  const { id, channel, nth } = payload;
  const found = await readNotification(db, id);
  if (!found || !isWanted(found, channel)) return;
  const current = await contentNow(store, found, nth > 0);
  if (!current) return;
  const now = store.now();
  const next = await sendOrHold(db, found, now);
  if (next === 'drop') return;
  if (next === 'hold') {
    const runAt = new Date(now.getTime() + HOLD_STEP_MS);
    await context.complete((tx) => enqueue(tx, DELIVER, { key: context.key, payload, runAt }));
    return;
  }
  const sending = { notification: found, current, nth, signal: context.signal };
  await once(db, [{ id, nth }], channel, () =>
    channel === 'push' ? keys().then((all) => sendPush(db, transport, all, sending)) : sendWebhook(transport, sending),
  );
}

async function remind({ store }: Deliveries, id: number, nth: number, context: JobContext): Promise<void> {
  const found = await readNotification(store.database.db, id);
  if (!found || !(await contentNow(store, found, true))) return;
  await context.complete((tx) =>
    queueDeliveries(tx, { id, account: found.accountId, kind: found.kind }, nth, store.now()),
  );
}

/** A person's mail names at most so many things. */
const MOST_ITEMS = 20;
const OLDEST_MS = 7 * 24 * 3_600_000;

async function deliverDigest({ store, transport }: Deliveries, account: string, context: JobContext): Promise<void> {
  const { db } = store.database;
  const now = store.now();
  // Of each match the newest of a kind: what was noted before it is over.
  const newest = await db
    .selectDistinctOn([notification.kind, notification.matchId], { id: notification.id })
    .from(notification)
    .where(and(eq(notification.accountId, account), gt(notification.created, new Date(now.getTime() - OLDEST_MS))))
    .orderBy(notification.kind, notification.matchId, desc(notification.id));
  const ids = newest.map(({ id }) => id).sort((a, b) => a - b);
  const items: DigestItem[] = [];
  let hold = false;
  for (const id of ids.slice(-10 * MOST_ITEMS)) {
    const found = await readNotification(db, id);
    if (!found?.person.emailVerified || !isWanted(found, 'mail') || items.length >= MOST_ITEMS) continue;
    const nth = found.kind === 'turn' ? reminderNumber(found.created, now) : 0;
    if (await wasSent(db, id, nth)) continue;
    const current = await contentNow(store, found, nth > 0);
    if (!current) continue;
    const next = await sendOrHold(db, found, now, found.preference.digestMinutes * 60_000);
    if (next === 'hold') hold = true;
    else if (next === 'drop') await markTold(db, id, 'mail');
    else items.push({ notification: found, nth, text: current.text });
  }
  if (hold) {
    const runAt = new Date(now.getTime() + HOLD_STEP_MS);
    await context.complete((tx) => enqueue(tx, DIGEST, { key: account, payload: { account }, runAt }));
    return;
  }
  await once(
    db,
    items.map(({ notification: { id }, nth }) => ({ id, nth })),
    'mail',
    (claimed) =>
      sendDigest(
        transport,
        items.filter(({ notification: { id } }) => claimed.has(id)),
      ),
  );
}

/** How many reminders of something have come due by now. */
function reminderNumber(created: Date, now: Date): number {
  let due = created.getTime();
  let n = 0;
  for (const wait of REMINDERS_MS) if ((due += wait) <= now.getTime()) n++;
  return n;
}

async function wasSent(db: Db, id: number, nth: number): Promise<boolean> {
  const { notificationId, channel } = notificationDelivery;
  const same = and(eq(notificationId, id), eq(channel, 'mail'), eq(notificationDelivery.nth, nth));
  return (await db.$count(notificationDelivery, same)) > 0;
}

/**
 * Sends what nobody has sent yet. That it is sent is stored first: a process that dies between the two has sent nothing, and nobody does
 * it again; a reminder follows. What is known to have failed is forgotten and tried again.
 */
async function once(
  db: Db,
  sendings: readonly { readonly id: number; readonly nth: number }[],
  channel: NotificationChannel,
  send: (claimed: ReadonlySet<number>) => Promise<void>,
): Promise<void> {
  if (sendings.length === 0) return;
  const claimed = await db
    .insert(notificationDelivery)
    .values(sendings.map(({ id, nth }) => ({ notificationId: id, channel, nth })))
    .onConflictDoNothing()
    .returning();
  if (claimed.length === 0) return;
  try {
    await send(new Set(claimed.map(({ notificationId }) => notificationId)));
  } catch (error) {
    for (const { notificationId, nth } of claimed)
      await db
        .delete(notificationDelivery)
        .where(
          and(
            inArray(notificationDelivery.notificationId, [notificationId]),
            eq(notificationDelivery.channel, channel),
            eq(notificationDelivery.nth, nth),
          ),
        );
    throw error;
  }
}
