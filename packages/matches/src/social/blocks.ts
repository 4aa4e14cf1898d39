import { blockedBetween } from '@quayside/people';
import type { Db, Tx } from '@quayside/db';

/** Whether one of two has blocked the other, among these people. */
export async function blocksAmong(
  db: Db | Tx,
  people: readonly string[],
): Promise<(one: string, other: string) => boolean> {
  const blocked = people.length < 2 ? [] : await blockedBetween(db, people);
  const pairs = new Set(blocked.flatMap(({ by, other }) => [`${by} ${other}`, `${other} ${by}`]));
  return (one, other) => pairs.has(`${one} ${other}`);
}
