import { renderDigest } from '@quayside/auth';
import type { NotificationRow } from './notification.ts';
import type { NotificationTransport } from './types.ts';
import { unsubscribeToken } from './unsubscribe.ts';

export interface DigestItem {
  readonly notification: NotificationRow;
  readonly nth: number;
  readonly text: string;
}

/** Where mails lead that stay in the outbox of a server whose address nobody has said. */
const HERE = 'http://localhost';

/** One mail with all of these, which are for the same person. */
export async function sendDigest(transport: NotificationTransport, items: readonly DigestItem[]): Promise<void> {
  const [first] = items;
  if (!first) return;
  const { person } = first.notification;
  const base = transport.url ?? HERE;
  const token = unsubscribeToken(transport, person.id);
  const content = renderDigest(person.language, {
    name: person.name,
    items: items.map(({ notification, text }) => ({ words: text, link: `${base}/tables/${notification.matchId}` })),
    settings: `${base}/settings`,
    unsubscribe: `${base}/unsubscribe#token=${token}`,
  });
  await transport.deliverMail(person.email, content, {
    // RFC 8058: the mail program's own button, which needs no page.
    'List-Unsubscribe': `<${base}/api/unsubscribe?token=${token}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  });
}
