import { and, desc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { match, seat, type Db } from '@quayside/db';
import type { Viewer } from '../types.ts';
import { levels } from './bots.ts';

/** A match of a person against bots alone, and its strongest bot. */
export interface BotResult {
  readonly level: string;
  readonly won: boolean;
}

/** So many matches tell how somebody plays. */
const MOST_RESULTS = 20;
/** Defeats in a row after which an easier bot is worth more. */
const DEFEATS = 2;

/** The level that fits somebody in a game: it moves with their results against bots. */
export async function fittingLevel(db: Db, viewer: Viewer, game: string): Promise<string> {
  if (viewer === null) return levelAfter([]);
  const others = sql`from "seat" "o" where "o"."match_id" = ${seat.matchId} and "o"."seat" <> ${seat.seat}`;
  const rows = await db
    .select({ bots: sql<string[]>`(select array_agg("o"."bot") ${others})`, place: seat.place })
    .from(seat)
    .innerJoin(match, eq(match.id, seat.matchId))
    .where(
      and(
        eq(seat.accountId, viewer),
        eq(seat.game, game),
        isNotNull(seat.ended),
        isNotNull(seat.place),
        eq(match.ending, 'finished'),
        gt(match.maxSeats, 1),
        sql`not exists (select 1 ${others} and "o"."account_id" is not null)`,
      ),
    )
    .orderBy(desc(seat.ended), desc(seat.matchId))
    .limit(MOST_RESULTS);
  return levelAfter(rows.reverse().map((row) => ({ level: strongest(row.bots), won: row.place === 1 })));
}

const strongest = (bots: readonly string[]): string =>
  levels.findLast((level) => bots.includes(level)) ?? (levels[0] as string);

/** From the easiest on: a win against the present level or a stronger one leads to the next, defeats in a row lead back. */
export function levelAfter(results: readonly BotResult[]): string {
  let at = 0;
  let defeats = 0;
  for (const { level, won } of results) {
    const played = levels.indexOf(level);
    if (won) {
      defeats = 0;
      if (played >= at) at = Math.min(levels.length - 1, played + 1);
    } else if (played <= at && ++defeats >= DEFEATS) {
      defeats = 0;
      at = Math.max(0, at - 1);
    }
  }
  return levels[at] as string;
}
