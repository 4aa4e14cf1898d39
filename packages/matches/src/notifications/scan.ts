import { lt, sql, type SQL } from 'drizzle-orm';
import { enqueue } from '@quayside/jobs';
import { notification, type Tx } from '@quayside/db';
import { isPresent } from '@quayside/people';
import type { MatchStore } from '../store/match-store.ts';
import { DELIVER, DIGEST, REMIND } from './jobs.ts';
import { isSeenAtOnce, markTold } from './notification.ts';
import { REMINDERS_MS } from './timing.ts';
import type { NotificationChannel, NotificationKind } from './types.ts';

/** So long notifications are kept. */
const KEPT_MS = 60 * 24 * 3_600_000;
/** Nobody is told of a match that ended longer ago, after an outage either. */
const NEWS = sql.raw(`interval '1 day'`);

/**
 * What there is to tell, found in the tables of the site: nobody has to announce it, so nothing is lost when a process dies.
 * Only people who want to be told something are looked at.
 */
const FOUND: { readonly [kind in NotificationKind]: SQL } = {
  turn: sql`
  select p.account_id, 'turn' as kind, s.match_id, coalesce((
    select max(e.seq) from entry e where e.match_id = s.match_id and e.seat = s.seat and e.kind = 'answer'), 0) as occurrence
  from notification_preference p
  join seat s on s.account_id = p.account_id and s.ended is null and not s.resigned and not s.own_bot
  join match m on m.id = s.match_id and m.status = 'running' and s.seat = any(m.due)
  where p.enabled && array['turn/push', 'turn/mail', 'turn/webhook']`,
  invitation: sql`
  select p.account_id, 'invitation', i.match_id, 0
  from notification_preference p
  join invitation i on i.account_id = p.account_id and i.created >= p.changed
  join match m on m.id = i.match_id and m.status = 'waiting'
  where p.enabled && array['invitation/push', 'invitation/mail', 'invitation/webhook']`,
  search: sql`
  select p.account_id, 'search', q.match_id, 0
  from notification_preference p
  join pairing q on q.account_id = p.account_id and q.match_id is not null
  where p.enabled && array['search/push', 'search/mail', 'search/webhook']`,
  ended: sql`
  select p.account_id, 'ended', s.match_id, 0
  from notification_preference p
  join seat s on s.account_id = p.account_id and s.ended >= p.changed and s.ended > now() - ${NEWS}
  join match m on m.id = s.match_id and m.status = 'over' and s.left_seat is null and m.started is not null and m.max_seats > 1 and m.practice_key is null
  where p.enabled && array['ended/push', 'ended/mail', 'ended/webhook']`,
};

interface NewRow {
  /** A driver may give a large number as text. */
  readonly id: number | string;
  readonly account_id: string;
  readonly kind: NotificationKind;
}

/** Notes what is new and queues what is to be sent, in one transaction. Every process does it for all; each thing is noted once. */
export async function scanNotifications({ database: { db }, now }: MatchStore): Promise<void> {
  await db.delete(notification).where(lt(notification.created, new Date(now().getTime() - KEPT_MS)));
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`
      insert into ${notification} (account_id, kind, match_id, occurrence, created)
      select account_id, kind, match_id, occurrence, ${now().toISOString()}::timestamptz from (${sql.join(Object.values(FOUND), sql` union all `)}) as found
      on conflict do nothing returning id, account_id, kind`);
    for (const one of rows as unknown as readonly NewRow[]) {
      const found = { id: Number(one.id), account: one.account_id, kind: one.kind };
      // A mail is sent later, when the browser may be closed.
      if (isSeenAtOnce(one.kind) && (await isPresent(tx, one.account_id))) await markTold(tx, found.id, 'mail');
      await queueDeliveries(tx, found, 0, now());
    }
  });
}

export interface NewNotification {
  readonly id: number;
  readonly account: string;
  readonly kind: NotificationKind;
}

/** Queues the first sending, or a reminder, on every channel; which of them the person wants is looked at when it is sent. */
export async function queueDeliveries(
  tx: Tx,
  { id, account, kind }: NewNotification,
  nth: number,
  now: Date,
): Promise<void> {
  for (const channel of ['push', 'webhook'] as const satisfies NotificationChannel[])
    await enqueue(tx, DELIVER, { key: `${id}/${channel}/${nth}`, payload: { id, channel, nth }, runAt: now });
  const [prefers] = (
    await tx.execute(sql`select digest_minutes from notification_preference where account_id = ${account}`)
  ).rows as unknown as readonly { digest_minutes: number }[];
  const wait = (prefers?.digest_minutes ?? 0) * 60_000;
  await enqueue(tx, DIGEST, {
    key: account,
    payload: { account },
    runAt: new Date(now.getTime() + wait),
    // One that runs has perhaps not seen this.
    ifQueued: 'earlier',
  });
  const next = REMINDERS_MS[nth];
  if (kind === 'turn' && next !== undefined)
    await enqueue(tx, REMIND, {
      key: String(id),
      payload: { id, nth: nth + 1 },
      runAt: new Date(now.getTime() + next),
    });
}
