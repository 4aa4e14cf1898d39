import { and, asc, desc, eq, gt, gte, inArray, isNotNull, lt, ne, sql, type SQL } from 'drizzle-orm';
import { account, match, seat, type Db } from '@quayside/db';
import type { Options } from '@quayside/engine';
import { MatchError } from '../errors.ts';
import { displayedSkill } from '../ratings/seasons.ts';
import type { Ending, HistoryEntry, HistorySeat, Page } from '../types.ts';

export interface HistoryFilter {
  /** Matches of this person. */
  readonly account?: string | undefined;
  /** In which these sat at the table too. */
  readonly with?: readonly string[] | undefined;
  /** Only those this person won (or shared the first place of), or only those that somebody else won. */
  readonly won?: boolean | undefined;
  readonly game?: string | undefined;
  readonly rated?: boolean | undefined;
  readonly ending?: Exclude<Ending, 'cancelled'> | undefined;
  /** Played with these, whatever the others were. */
  readonly options?: Options | undefined;
  readonly seats?: number | undefined;
  /** Ended on one of these days (UTC), both among them: `2026-11-16`. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Where the last page ended. */
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

const MOST = 50;

/** Finished matches, newest first. Private ones are listed for nobody but those who played them. */
export async function history(db: Db, viewer: string | null, filter: HistoryFilter): Promise<Page<HistoryEntry>> {
  const limit = Math.min(filter.limit ?? 20, MOST);
  const [person, ...others] = [...(filter.account === undefined ? [] : [filter.account]), ...(filter.with ?? [])];
  const played = viewer !== null && [person, ...others].includes(viewer);
  const of = person === undefined ? { ended: match.ended, id: match.id } : { ended: seat.ended, id: seat.matchId };
  const conditions = [
    isNotNull(of.ended),
    eq(match.status, 'over'),
    filter.ending === undefined ? ne(match.ending, 'cancelled') : eq(match.ending, filter.ending),
    ...afterCursor(of, filter.after),
    ...betweenDays(of, filter),
    ...given(filter.rated, (rated) => eq(match.rated, rated)),
    ...given(filter.seats, (seats) => eq(match.maxSeats, seats)),
    ...given(filter.options, withOptions),
    ...(played ? [] : [eq(match.visibility, 'public')]),
    ...others.map((other) => satBeside(of, other)),
  ];
  const page =
    person === undefined
      ? db
          .select({ match })
          .from(match)
          .where(and(...conditions, ...given(filter.game, (game) => eq(match.game, game))))
      : db
          .select({ match })
          .from(seat)
          .innerJoin(match, eq(match.id, seat.matchId))
          .where(
            and(
              ...conditions,
              eq(seat.accountId, person),
              ...given(filter.game, (game) => eq(seat.game, game)),
              ...given(filter.won, (won) => (won ? eq(seat.place, 1) : gt(seat.place, 1))),
            ),
          );
  const { ended, id } = of;
  const rows = (await page.orderBy(desc(ended), desc(id)).limit(limit + 1)).map((one) => one.match);
  const listed = rows.slice(0, limit);
  const last = rows.length > limit ? listed.at(-1) : undefined;
  const ids = listed.map((one) => one.id);
  const seats = await seatsOf(db, ids);
  return {
    items: listed.map((one) => ({
      id: one.id,
      game: one.game,
      version: one.version,
      options: one.options,
      rated: one.rated,
      ...(one.practiceKey === null ? {} : { practice: true as const }),
      ending: one.ending ?? 'finished',
      started: one.started,
      ended: one.ended ?? one.created,
      seats: seats.get(one.id) ?? [],
    })),
    next: last?.ended ? `${last.ended.toISOString()}_${last.id}` : null,
  };
}

async function seatsOf(db: Db, ids: readonly string[]): Promise<Map<string, HistorySeat[]>> {
  const rows = await db
    .select({ seat, name: account.name, deleted: account.deleted })
    .from(seat)
    .leftJoin(account, eq(account.id, seat.accountId))
    .where(inArray(seat.matchId, [...ids]))
    .orderBy(asc(seat.matchId), asc(seat.seat));
  const seats = new Map<string, HistorySeat[]>();
  for (const { seat: one, name, deleted } of rows) {
    const { accountId, resigned, place, total, leftSeat } = one;
    const seat = leftSeat ?? one.seat;
    const substituted = leftSeat === null ? {} : { substituted: true as const };
    const bot = accountId === null ? one.bot : null;
    const former = deleted ? { former: true as const } : {};
    const held = {
      seat,
      accountId,
      name,
      ...former,
      bot,
      resigned,
      ...substituted,
      place,
      total,
      change: changeOf(one),
    };
    seats.set(one.matchId, [...(seats.get(one.matchId) ?? []), held]);
  }
  return seats;
}

function changeOf({ muBefore, sigmaBefore, muAfter, sigmaAfter }: typeof seat.$inferSelect): number | null {
  if (muBefore === null || sigmaBefore === null || muAfter === null || sigmaAfter === null) return null;
  return displayedSkill(muAfter, sigmaAfter) - displayedSkill(muBefore, sigmaBefore);
}

const given = <T>(value: T | undefined, condition: (value: T) => SQL | undefined): (SQL | undefined)[] =>
  value === undefined ? [] : [condition(value)];

/** Played with these options, whatever the others were. Said as a case, which is taken for common: so it is read in the list's order. */
export const withOptions = (options: Options): SQL | undefined =>
  and(
    sql`true`,
    ...Object.entries(options).map(
      ([name, value]) => sql`case when ${match.options} ->> ${name} = ${String(value)} then true else false end`,
    ),
  );

/** The columns that a list is in the order of. */
interface ListOrder {
  readonly ended: typeof match.ended | typeof seat.ended;
  readonly id: typeof match.id | typeof seat.matchId;
}

/** Looked up match by match, in the list's order: two who meet often are found at once. */
const satBeside = ({ id }: ListOrder, other: string): SQL =>
  sql`(select true from "seat" "o" where "o"."match_id" = ${id} and "o"."account_id" = ${other}) is true`;

const DAY_MS = 86_400_000;
function betweenDays({ ended }: ListOrder, { from, to }: HistoryFilter): SQL[] {
  const start = (day: string) => new Date(`${day}T00:00:00Z`);
  return [
    ...(from === undefined ? [] : [gte(ended, start(from))]),
    ...(to === undefined ? [] : [lt(ended, new Date(start(to).getTime() + DAY_MS))]),
  ];
}

function afterCursor({ ended, id }: ListOrder, after: string | undefined): SQL[] {
  if (after === undefined) return [];
  const cut = after.indexOf('_');
  const then = new Date(after.slice(0, cut));
  const last = after.slice(cut + 1);
  if (Number.isNaN(then.getTime()) || last === '') throw new MatchError('bad-input', { field: 'after' });
  return [sql`(${ended}, ${id}) < (${then.toISOString()}::timestamptz, ${last})`];
}
