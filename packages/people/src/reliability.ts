import { sql } from 'drizzle-orm';
import type { Db } from '@quayside/db';

/** How many of somebody's newest matches with other people they have played to the end. */
export interface Reliability {
  readonly stayed: number;
  readonly of: number;
}

/** Older matches are forgotten: whoever stays from now on has a clean record again. */
const NEWEST = 20;

/**
 * Whoever was out of time has left, and so has whoever resigned while others had to play on; to resign and so end a match is no leaving.
 * Null where there is no such match.
 */
export async function reliabilityOf(db: Db, id: string): Promise<Reliability | null> {
  const { rows } = await db.execute<{ stayed: number; of: number }>(sql`
    select count(*) filter (where not "left")::int as "stayed", count(*)::int as "of" from (
      select "s"."timed_out" or ("s"."resigned" and "m"."ending" is distinct from 'resigned') as "left"
      from "seat" "s" join "match" "m" on "m"."id" = "s"."match_id"
      where "s"."account_id" = ${id} and ("s"."ended" is not null or "s"."resigned") and "m"."started" is not null
        and "m"."ending" is distinct from 'abandoned'
        and exists (select 1 from "seat" "o" where "o"."match_id" = "s"."match_id" and "o"."account_id" <> ${id})
      order by "s"."ended" desc nulls first limit ${NEWEST}) "newest"`);
  const [found] = rows;
  return found && found.of > 0 ? { stayed: found.stayed, of: found.of } : null;
}
