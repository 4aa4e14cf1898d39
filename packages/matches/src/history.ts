import { and, asc, desc, eq, inArray, isNotNull, isNull, sql, type SQL } from 'drizzle-orm';
import { account, match, rating, seat, type Db } from '@quayside/db';
import { Declined } from './declined.ts';
import type { Ladder } from './ratings.ts';
import type { Past, PastSeat, Page, Standing } from './shapes.ts';

export interface HistoryFilter {
  /** Matches of this person. */
  readonly account?: string | undefined;
  /** Only those this person won (or shared the first place of). */
  readonly won?: boolean | undefined;
  readonly game?: string | undefined;
  readonly rated?: boolean | undefined;
  /** Where the last page ended. */
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

const MOST = 50;

/** Finished matches, newest first. Private ones are listed for nobody but those who played them. */
export async function history(db: Db, viewer: string | null, filter: HistoryFilter): Promise<Page<Past>> {
  const limit = Math.min(filter.limit ?? 20, MOST);
  const cursor = readCursor(filter.after);
  const ended = filter.account === undefined ? match.ended : seat.ended;
  const id = filter.account === undefined ? match.id : seat.matchId;
  const conditions: (SQL | undefined)[] = [
    isNotNull(ended),
    eq(match.status, 'over'),
    sql`${match.ending} <> 'cancelled'`,
    cursor === undefined
      ? undefined
      : sql`(${ended}, ${id}) < (${cursor.ended.toISOString()}::timestamptz, ${cursor.id})`,
    filter.rated === undefined ? undefined : eq(match.rated, filter.rated),
    filter.account !== undefined && filter.account === viewer ? undefined : eq(match.visibility, 'public'),
  ];
  const page =
    filter.account === undefined
      ? db
          .select({ match })
          .from(match)
          .where(and(...conditions, filter.game === undefined ? undefined : eq(match.game, filter.game)))
      : db
          .select({ match })
          .from(seat)
          .innerJoin(match, eq(match.id, seat.matchId))
          .where(
            and(
              ...conditions,
              eq(seat.accountId, filter.account),
              filter.game === undefined ? undefined : eq(seat.game, filter.game),
              filter.won ? eq(seat.place, 1) : undefined,
            ),
          );
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
      ending: one.ending ?? 'finished',
      started: one.started,
      ended: one.ended ?? one.created,
      seats: seats.get(one.id) ?? [],
    })),
    next: last?.ended ? `${last.ended.toISOString()}_${last.id}` : null,
  };
}

async function seatsOf(db: Db, ids: readonly string[]): Promise<Map<string, PastSeat[]>> {
  const rows = await db
    .select({ seat, name: account.name, deleted: account.deleted })
    .from(seat)
    .leftJoin(account, eq(account.id, seat.accountId))
    .where(inArray(seat.matchId, [...ids]))
    .orderBy(asc(seat.matchId), asc(seat.seat));
  const seats = new Map<string, PastSeat[]>();
  for (const { seat: one, name, deleted } of rows) {
    const { seat, accountId, resigned, place, total } = one;
    const bot = accountId === null ? one.bot : null;
    const former = deleted ? { former: true as const } : {};
    const held = { seat, accountId, name, ...former, bot, resigned, place, total, change: changeOf(one) };
    seats.set(one.matchId, [...(seats.get(one.matchId) ?? []), held]);
  }
  return seats;
}

function changeOf({ muBefore, sigmaBefore, muAfter, sigmaAfter }: typeof seat.$inferSelect): number | null {
  if (muBefore === null || sigmaBefore === null || muAfter === null || sigmaAfter === null) return null;
  return shown(muAfter, sigmaAfter) - shown(muBefore, sigmaBefore);
}

function readCursor(after: string | undefined): { ended: Date; id: string } | undefined {
  if (after === undefined) return undefined;
  const cut = after.indexOf('_');
  const ended = new Date(after.slice(0, cut));
  const id = after.slice(cut + 1);
  if (Number.isNaN(ended.getTime()) || id === '') throw new Declined('bad-input', { field: 'after' });
  return { ended, id };
}

/** What is shown of a skill: what somebody has proved, not what one hopes. */
const shown = (mu: number, sigma: number): number => mu - 3 * sigma;
const PROVISIONAL_SIGMA = 4;

/** The best of a ladder. */
export async function rankings(
  db: Db,
  {
    game,
    ladder = 'people',
    after,
    limit,
  }: { game: string; ladder?: Ladder | undefined; after?: string | undefined; limit?: number | undefined },
): Promise<Page<Standing>> {
  const most = Math.min(limit ?? MOST, MOST);
  const skill = sql<number>`(${rating.mu} - 3 * ${rating.sigma})`;
  const [from = '', id = ''] = after?.split('_') ?? [];
  if (after !== undefined && (id === '' || Number.isNaN(Number(from))))
    throw new Declined('bad-input', { field: 'after' });
  const rows = await db
    .select({ rating, name: account.name, skill: skill.mapWith(Number) })
    .from(rating)
    .innerJoin(account, eq(account.id, rating.accountId))
    .where(
      and(
        eq(rating.game, game),
        eq(rating.ladder, ladder),
        // Whose match ended only after the account was deleted is on no ladder.
        isNull(account.deleted),
        after === undefined
          ? undefined
          : sql`(${skill} < ${from}::float8 or (${skill} = ${from}::float8 and ${rating.accountId} > ${id}))`,
      ),
    )
    .orderBy(sql`${skill} desc`, asc(rating.accountId))
    .limit(most + 1);
  const page = rows.slice(0, most);
  const last = rows.length > most ? page.at(-1) : undefined;
  return {
    items: page.map(({ rating: one, name, skill }) => ({
      accountId: one.accountId,
      name,
      skill,
      mu: one.mu,
      sigma: one.sigma,
      provisional: one.sigma > PROVISIONAL_SIGMA,
      matches: one.matches,
    })),
    next: last ? `${last.skill}_${last.rating.accountId}` : null,
  };
}
