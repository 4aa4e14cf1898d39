import { and, eq, inArray } from 'drizzle-orm';
import { tie, type Db, type Tx } from '@quayside/db';

/** Whether one of two has blocked the other, among these people. */
export async function apartAmong(
  db: Db | Tx,
  people: readonly string[],
): Promise<(one: string, other: string) => boolean> {
  const among = [...people];
  const rows =
    among.length < 2
      ? []
      : await db
          .select({ by: tie.accountId, whom: tie.otherId })
          .from(tie)
          .where(and(eq(tie.kind, 'block'), inArray(tie.accountId, among), inArray(tie.otherId, among)));
  const pairs = new Set(rows.flatMap(({ by, whom }) => [`${by} ${whom}`, `${whom} ${by}`]));
  return (one, other) => pairs.has(`${one} ${other}`);
}
