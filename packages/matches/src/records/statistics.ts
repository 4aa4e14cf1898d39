import { and, eq, sql } from 'drizzle-orm';
import { rating, type Db } from '@quayside/db';
import type { Ladder } from '../ratings/ratings.ts';
import { ALL_TIME, isProvisional, displayedSkill } from '../ratings/seasons.ts';

/** How somebody has fared, over all their matches. */
export interface Statistics {
  readonly games: readonly GameStatistics[];
  /** The people met most often. */
  readonly against: readonly Rival[];
}
/** In one game: among people, with bots at the table, or alone. */
export interface GameStatistics {
  readonly game: string;
  readonly ladder: Ladder | 'solo';
  /** With a result; what was abandoned has none. */
  readonly matches: number;
  readonly won: number;
  readonly best: number | null;
  /** Where somebody stands who has played for a rating. */
  readonly rating: {
    readonly skill: number;
    readonly mu: number;
    readonly sigma: number;
    readonly provisional: boolean;
    readonly matches: number;
  } | null;
  /** The skill after rated matches, oldest first; thinned out where there are many, the first and the last among them. */
  readonly curve: readonly SkillPoint[];
}
export interface SkillPoint {
  /** The match, where anybody may know of it. */
  readonly match: string | null;
  readonly ended: Date;
  readonly skill: number;
  readonly mu: number;
  readonly sigma: number;
}
export interface Rival {
  readonly id: string;
  readonly name: string;
  readonly matches: number;
  /** Placed before, behind and level with them. */
  readonly won: number;
  readonly lost: number;
  readonly tied: number;
}

const MOST_POINTS = 200;
const MOST_RIVALS = 20;

/** All matches with a result of a person who still has an account. Forks and practice matches do not count. */
const mine = (person: string) => sql`"mine" as (
  select "s"."match_id", coalesce("s"."left_seat", "s"."seat") as "own_seat", "s"."game", "s"."ended", "s"."place", "s"."total", "s"."mu_after", "s"."sigma_after", "m"."visibility",
    case
      when "m"."max_seats" = 1 then 'solo'
      when (select true from "seat" "b" where "b"."match_id" = "s"."match_id" and "b"."account_id" is null limit 1) then 'bots'
      else 'people'
    end as "ladder"
  from "seat" "s" join "match" "m" on "m"."id" = "s"."match_id"
    join "account" "p" on "p"."id" = "s"."account_id" and "p"."deleted" is null
  where "s"."account_id" = ${person} and "s"."ended" is not null and "s"."place" is not null and "m"."fork_of" is null
    and "m"."practice_key" is null
)`;

export async function statisticsOf(db: Db, viewer: string | null, person: string): Promise<Statistics> {
  const { rows: counted } = await db.execute<CountRow>(sql`with ${mine(person)}
    select "game", "ladder", count(*)::int as "matches", (count(*) filter (where "place" = 1))::int as "won", max("total") as "best"
    from "mine" group by "game", "ladder" order by "matches" desc, "game", "ladder"`);
  const { rows: points } = await db.execute<Point>(sql`with ${mine(person)}, "numbered" as (
      select *, count(*) over "ladders" as "all", row_number() over ("ladders" order by "ended", "match_id") as "at"
      from "mine" where "mu_after" is not null and "sigma_after" is not null window "ladders" as (partition by "game", "ladder")
    )
    select "game", "ladder", "match_id" as "match", "visibility", "ended", "mu_after" as "mu", "sigma_after" as "sigma"
    from "numbered" where "at" = "all" or ("at" - 1) % ceil("all"::float8 / ${MOST_POINTS - 1})::int = 0
    order by "ended", "match_id"`);
  const { rows: against } = await db.execute<Rival & { [column: string]: unknown }>(sql`with ${mine(person)}
    select "a"."id", "a"."name", count(*)::int as "matches",
      (count(*) filter (where "mine"."place" < "o"."place"))::int as "won",
      (count(*) filter (where "mine"."place" > "o"."place"))::int as "lost",
      (count(*) filter (where "mine"."place" = "o"."place"))::int as "tied"
    from "mine" join "seat" "o" on "o"."match_id" = "mine"."match_id" and coalesce("o"."left_seat", "o"."seat") <> "mine"."own_seat"
      join "account" "a" on "a"."id" = "o"."account_id" and "a"."id" <> ${person} and "a"."deleted" is null
    group by "a"."id", "a"."name" order by "matches" desc, "a"."id" limit ${MOST_RIVALS}`);
  const standings = await db
    .select()
    .from(rating)
    .where(and(eq(rating.accountId, person), eq(rating.season, ALL_TIME)));
  return {
    games: counted.map(({ game, ladder, matches, won, best }) => ({
      game,
      ladder,
      matches,
      won,
      best,
      rating: standingOf(standings.find((one) => one.game === game && one.ladder === ladder)),
      curve: points
        .filter((one) => one.game === game && one.ladder === ladder)
        .map(({ match, visibility, ended, mu, sigma }) => ({
          match: visibility === 'public' || viewer === person ? match : null,
          ended: new Date(ended),
          skill: displayedSkill(mu, sigma),
          mu,
          sigma,
        })),
    })),
    against: against.map(({ id, name, matches, won, lost, tied }) => ({ id, name, matches, won, lost, tied })),
  };
}

const standingOf = (row: typeof rating.$inferSelect | undefined): GameStatistics['rating'] =>
  row
    ? {
        skill: displayedSkill(row.mu, row.sigma),
        mu: row.mu,
        sigma: row.sigma,
        provisional: isProvisional(row.sigma),
        matches: row.matches,
      }
    : null;

interface CountRow extends Pick<GameStatistics, 'game' | 'ladder' | 'matches' | 'won' | 'best'> {
  readonly [column: string]: unknown;
}
interface Point {
  readonly [column: string]: unknown;
  readonly game: string;
  readonly ladder: string;
  readonly match: string;
  readonly visibility: string;
  /** One driver reads dates by itself, the other does not. */
  readonly ended: Date | string;
  readonly mu: number;
  readonly sigma: number;
}
