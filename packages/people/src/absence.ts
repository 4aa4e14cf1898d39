import { and, eq, gt, inArray } from 'drizzle-orm';
import { AccountError } from '@quayside/auth';
import { preference, type Db, type Tx } from '@quayside/db';

const DAY_MS = 86_400_000;
/** How long an absence may be, and how long after one the next may begin: whoever plays on waits no longer. */
export const MOST_AWAY_DAYS = 21;
const BETWEEN_DAYS = 60;

/** An absence that lasts, until when; null where there is none. */
export async function awayUntil(db: Db | Tx, id: string, now = new Date()): Promise<Date | null> {
  return (await absencesOf(db, [id], now)).get(id) ?? null;
}

/** Until when these people are away; those who are here are not among them. */
export async function absencesOf(db: Db | Tx, ids: readonly string[], now: Date): Promise<Map<string, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: preference.accountId, until: preference.awayUntil })
    .from(preference)
    .where(and(inArray(preference.accountId, [...ids]), gt(preference.awayUntil, now)));
  return new Map(rows.flatMap(({ id, until }) => (until === null ? [] : [[id, until] as const])));
}

/** What becomes of an absence when it begins, is changed, or (with no days) ends. */
export async function changeAbsence(
  tx: Tx,
  id: string,
  days: number,
  now = new Date(),
): Promise<{ awayFrom?: Date; awayUntil?: Date }> {
  const [row] = await tx.select().from(preference).where(eq(preference.accountId, id)).for('update');
  const { awayFrom: from = null, awayUntil: until = null } = row ?? {};
  const lasts = from !== null && until !== null && until > now;
  if (days === 0) return lasts ? { awayUntil: now } : {};
  const wanted = now.getTime() + days * DAY_MS;
  if (lasts) return { awayUntil: new Date(Math.min(wanted, from.getTime() + MOST_AWAY_DAYS * DAY_MS)) };
  const again = until === null ? 0 : until.getTime() + BETWEEN_DAYS * DAY_MS;
  if (again > now.getTime())
    throw new AccountError('away-too-soon', { days: Math.ceil((again - now.getTime()) / DAY_MS) });
  return { awayFrom: now, awayUntil: new Date(wanted) };
}
