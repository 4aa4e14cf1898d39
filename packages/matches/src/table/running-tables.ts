import { and, desc, eq, isNull, or, sql } from 'drizzle-orm';
import { match } from '@quayside/db';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';

const MOST_LISTED = 30;

/** Matches between people that anybody may watch: first those with a seat to take over, then those that began last. */
export async function listRunningTables(
  store: MatchStore,
  filter: { game?: string | undefined } = {},
): Promise<MatchSnapshot[]> {
  const people = sql`(select count(*) from "seat" "s" where "s"."match_id" = ${match.id} and "s"."account_id" is not null and not "s"."resigned")`;
  const vacant = sql`("match"."when_left" = 'substitute' and exists (select 1 from "seat" "s" where "s"."match_id" = ${match.id} and "s"."left_seat" is null and "s"."resigned"))`;
  const rows = await store.database.db
    .select({ id: match.id, revision: match.revision })
    .from(match)
    .where(
      and(
        eq(match.status, 'running'),
        eq(match.visibility, 'public'),
        isNull(match.dailyDeal),
        filter.game === undefined ? undefined : eq(match.game, filter.game),
        or(sql`${people} > 1`, vacant),
      ),
    )
    .orderBy(desc(vacant), desc(match.started), desc(match.id))
    .limit(MOST_LISTED);
  return store.readAll(rows);
}
