import { timingSafeEqual } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { notificationPreference, type Db } from '@quayside/db';
import type { NotificationTransport } from './types.ts';

const PURPOSE = 'unsubscribe';

/** Says in a link whose mails are to end. It ends nothing else and works without a session, for as long as the secret does. */
export const unsubscribeToken = ({ sign }: Pick<NotificationTransport, 'sign'>, account: string): string =>
  `${account}.${sign(PURPOSE, account)}`;

/** Ends all mails of notifications; false where the link is not one of ours. */
export async function unsubscribe(
  db: Db,
  transport: Pick<NotificationTransport, 'sign'>,
  token: string,
): Promise<boolean> {
  const account = token.slice(0, Math.max(0, token.lastIndexOf('.')));
  const [given, right] = [Buffer.from(token), Buffer.from(unsubscribeToken(transport, account))];
  if (given.length !== right.length || !timingSafeEqual(given, right)) return false;
  await db
    .update(notificationPreference)
    .set({
      enabled: sql`array(select one from unnest(${notificationPreference.enabled}) one where one not like '%/mail')`,
    })
    .where(eq(notificationPreference.accountId, account));
  return true;
}
