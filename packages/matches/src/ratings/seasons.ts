import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { account, rating, type Db } from '@quayside/db';
import { MatchError } from '../errors.ts';
import type { Ladder } from './ratings.ts';
import type { Page, LadderStanding } from '../types.ts';

/** Three months with a ladder of their own. */
export interface Season {
  /** The year and the quarter: `2026-4`. */
  readonly id: string;
  readonly from: Date;
  /** The first moment after it. */
  readonly to: Date;
  readonly current: boolean;
}

/** The ladder of all time. */
export const ALL_TIME = '';
const MONTHS = 3;

/** Seasons change at midnight UTC, for everybody at the same moment. */
export const seasonOf = (when: Date): string =>
  `${when.getUTCFullYear()}-${1 + Math.floor(when.getUTCMonth() / MONTHS)}`;

function seasonOfId(id: string, now: Date): Season {
  const [year = 0, quarter = 1] = id.split('-').map(Number);
  const month = (quarter - 1) * MONTHS;
  return {
    id,
    from: new Date(Date.UTC(year, month)),
    to: new Date(Date.UTC(year, month + MONTHS)),
    current: id === seasonOf(now),
  };
}

/** The present season and all before it in which somebody has played this game for a rating, newest first. */
export async function seasonsOf(db: Db, game: string, now: Date): Promise<Season[]> {
  const rows = await db
    .selectDistinct({ season: rating.season })
    .from(rating)
    .where(and(eq(rating.game, game), ne(rating.season, ALL_TIME)));
  const ids = new Set([seasonOf(now), ...rows.map((one) => one.season)]);
  return [...ids].map((id) => seasonOfId(id, now)).sort((a, b) => b.from.getTime() - a.from.getTime());
}

/** What is shown of a skill: what somebody has proved, not what one hopes. */
export const displayedSkill = (mu: number, sigma: number): number => mu - 3 * sigma;
const PROVISIONAL_SIGMA = 4;
export const isProvisional = (sigma: number): boolean => sigma > PROVISIONAL_SIGMA;

const MOST = 50;

/** The person whose best result is asked for. */
export interface LadderPage {
  readonly game: string;
  readonly ladder?: Ladder | undefined;
  /** Of one season; of all time where none is named. */
  readonly season?: string | undefined;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

/** The best of a ladder. */
export async function rankings(
  db: Db,
  { game, ladder = 'people', season = ALL_TIME, after, limit }: LadderPage,
): Promise<Page<LadderStanding>> {
  const most = Math.min(limit ?? MOST, MOST);
  const skill = sql<number>`(${rating.mu} - 3 * ${rating.sigma})`;
  const [from = '', id = ''] = after?.split('_') ?? [];
  if (after !== undefined && (id === '' || Number.isNaN(Number(from))))
    throw new MatchError('bad-input', { field: 'after' });
  const rows = await db
    .select({ rating, name: account.name, skill: skill.mapWith(Number) })
    .from(rating)
    .innerJoin(account, eq(account.id, rating.accountId))
    .where(
      and(
        eq(rating.game, game),
        eq(rating.ladder, ladder),
        eq(rating.season, season),
        // Accounts that were deleted before their match ended are on no ladder.
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
      provisional: isProvisional(one.sigma),
      matches: one.matches,
    })),
    next: last ? `${last.skill}_${last.rating.accountId}` : null,
  };
}
