import { sql, type SQL } from 'drizzle-orm';
import { match, type Db } from '@quayside/db';
import type { Options } from '@quayside/engine';
import { canonical } from '@quayside/engine/host';
import { withOptions } from './history.ts';
import type { Ladder } from '../ratings/ratings.ts';
import { MemoCache } from './memo-cache.ts';

/** Which matches are counted. */
export interface WinStatisticsFilter {
  readonly game: string;
  readonly seats?: number | undefined;
  readonly options?: Options | undefined;
  /** Only among people, or only with bots at the table. */
  readonly ladder?: Ladder | undefined;
}

/** What wins a game, from the newest matches that were played out. A shared first place is won by all who share it. */
export interface WinStatistics {
  readonly matches: number;
  /** Seats in these matches, and how many of them won. */
  readonly held: number;
  readonly won: number;
  /** By the order in which they had their first turn, 0 for who began. */
  readonly seats: readonly ({ readonly seat: number } & WinCount)[];
  /** What was had at the end: in so many matches, won in so many of them, which is this share. */
  readonly cards: readonly ({ readonly id: string; readonly kind: string; readonly share: number } & WinCount)[];
  readonly totals: Quartiles | null;
  readonly winners: Quartiles | null;
}
export interface WinCount {
  readonly matches: number;
  readonly won: number;
  /** The share that everybody has who sat at these tables: a half where all were for two, less at larger ones. */
  readonly usual: number;
}
export interface Quartiles {
  readonly low: number;
  readonly median: number;
  readonly high: number;
}

/** So many matches tell what wins; more would only cost time. */
const MOST_MATCHES = 5000;
const MOST_REMEMBERED = 100;
const FRESH_MS = 10 * 60_000;

/** Win statistics, recomputed at most every ten minutes. */
export function createWinStatistics(db: Db, now: () => Date): (filter: WinStatisticsFilter) => Promise<WinStatistics> {
  const recent = new MemoCache<WinStatistics>(MOST_REMEMBERED, FRESH_MS);
  return (filter) => recent.get(canonical(filter), now(), () => countWins(db, filter));
}

async function countWins(db: Db, filter: WinStatisticsFilter): Promise<WinStatistics> {
  const held = heldIn(filter);
  const { rows: turns } = await db.execute<CountRow & { turnOrder: number | null }>(sql`with ${held}
    select "turn_order" as "turnOrder", ${counted} from "held" group by "turn_order" order by "turn_order"`);
  const { rows: cards } = await db.execute<CountRow & { card: string }>(sql`with ${held}
    select "card", ${counted} from "held", unnest("cards") as "card" group by "card" order by "matches" desc, "card"`);
  const { rows: totals } = await db.execute<Totals>(sql`with ${held}
    select count(distinct "match_id")::int as "matches",
      ${quartiles(sql`true`)} as "totals", ${quartiles(sql`"won"`)} as "winners" from "held"`);
  const [total] = totals;
  const sum = (of: (row: (typeof turns)[number]) => number) => turns.reduce((all, row) => all + of(row), 0);
  return {
    matches: total?.matches ?? 0,
    held: sum((row) => row.matches),
    won: sum((row) => row.won),
    seats: turns.flatMap(({ turnOrder, ...wins }) => (turnOrder === null ? [] : [{ seat: turnOrder, ...wins }])),
    cards: cards.map(({ card, ...wins }) => {
      const cut = card.indexOf('/');
      return { id: card.slice(cut + 1), kind: card.slice(0, cut), ...wins, share: wins.won / wins.matches };
    }),
    totals: quartilesOf(total?.totals),
    winners: quartilesOf(total?.winners),
  };
}

/**
 * Every seat of the matches that count. Solo matches are always won, forks are played with known cards, and nobody knows who
 * played a practice match.
 */
const heldIn = ({ game, seats, options, ladder }: WinStatisticsFilter): SQL => sql`"held" as (
  select "s"."match_id", "s"."turn_order", "s"."cards", "s"."total", "s"."place" = 1 as "won", "m"."max_seats"
  from (
    select ${match.id}, ${match.maxSeats} from ${match}
    where ${match.game} = ${game} and ${match.status} = 'over' and ${match.ending} = 'finished' and ${match.forkOf} is null
      and ${match.practiceKey} is null
      and ${seats === undefined ? sql`${match.maxSeats} > 1` : sql`${match.maxSeats} = ${seats}`}
      ${options === undefined ? sql`` : sql`and ${withOptions(options)}`}
      ${ladder === undefined ? sql`` : sql`and ${ladder === 'bots' ? withBots : sql`not ${withBots}`}`}
    order by ${match.ended} desc, ${match.id} desc limit ${MOST_MATCHES}
  ) "m" join "seat" "s" on "s"."match_id" = "m"."id" and "s"."left_seat" is null
)`;
const withBots = sql`coalesce((select true from "seat" "b" where "b"."match_id" = ${match.id} and "b"."account_id" is null limit 1), false)`;

const counted = sql`count(*)::int as "matches", (count(*) filter (where "won"))::int as "won", avg(1.0 / "max_seats")::float8 as "usual"`;

const quartiles = (which: SQL): SQL =>
  sql`percentile_cont(array[0.25, 0.5, 0.75]) within group (order by "total") filter (where "total" is not null and ${which})`;
const quartilesOf = (three: readonly number[] | null | undefined): Quartiles | null => {
  const [low, median, high] = three ?? [];
  return low === undefined || median === undefined || high === undefined ? null : { low, median, high };
};

interface CountRow extends WinCount {
  readonly [column: string]: unknown;
}
interface Totals {
  readonly [column: string]: unknown;
  readonly matches: number;
  readonly totals: readonly number[] | null;
  readonly winners: readonly number[] | null;
}
