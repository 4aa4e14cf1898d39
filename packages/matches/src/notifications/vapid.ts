import { eq } from 'drizzle-orm';
import { serverSecret, type Db } from '@quayside/db';
import webpush from 'web-push';

export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const NAME = 'vapid';

/** Made by whichever process needs them first, and kept: with other keys every browser would have to subscribe anew. */
export async function vapidKeys(db: Db): Promise<VapidKeys> {
  const known = await stored(db);
  if (known) return known;
  await db
    .insert(serverSecret)
    .values({ name: NAME, value: JSON.stringify(webpush.generateVAPIDKeys()) })
    .onConflictDoNothing();
  const made = await stored(db);
  if (!made) throw new Error('the keys for web push were not stored');
  return made;
}

async function stored(db: Db): Promise<VapidKeys | null> {
  const [row] = await db.select().from(serverSecret).where(eq(serverSecret.name, NAME));
  // Written above and nowhere else.
  return row ? (JSON.parse(row.value) as VapidKeys) : null;
}
