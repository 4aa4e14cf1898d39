import { asc, eq, sql } from 'drizzle-orm';
import { bestResult, credential, match, rating, readLogs, seat, session, SUBSTITUTE, type LogRow } from '@quayside/db';
import { getProfile, type Profile } from './account.ts';
import type { AuthContext } from './context.ts';
import { AccountError } from './errors.ts';

/** The account, its sessions and its results, for the person to download. */
export interface AccountExport {
  readonly made: Date;
  readonly account: Profile;
  readonly browsers: readonly {
    readonly agent: string;
    readonly created: Date;
    readonly seen: Date;
    readonly expires: Date;
  }[];
  readonly signInWith: readonly { readonly provider: string; readonly subject: string; readonly since: Date }[];
  readonly ratings: readonly {
    readonly game: string;
    readonly ladder: string;
    /** Year and quarter; empty for all time. */
    readonly season: string;
    readonly mu: number;
    readonly sigma: number;
    readonly matches: number;
  }[];
  /** Best results alone at a table. */
  readonly bestResults: readonly {
    readonly game: string;
    readonly setup: string;
    readonly day: string;
    readonly total: number;
    readonly plays: number;
    readonly reached: Date;
  }[];
  readonly matches: readonly {
    readonly id: string;
    readonly game: string;
    readonly seat: number;
    readonly started: Date | null;
    readonly ended: Date | null;
    readonly rated: boolean;
    readonly place: number | null;
    readonly total: number | null;
    readonly resigned: boolean;
    /** What the person answered, in order. */
    readonly answers: readonly {
      readonly seq: number;
      readonly decisionKey: string | null;
      readonly answer: unknown;
      readonly at: Date;
    }[];
  }[];
}

export async function exportAccount(context: AuthContext, id: string): Promise<AccountExport> {
  await context.limits.count('export', id);
  const { db } = context;
  const profile = await getProfile(context, id);
  if (!profile) throw new AccountError('unknown-session');
  const browsers = await db.select().from(session).where(eq(session.accountId, id)).orderBy(asc(session.created));
  const ways = await db.select().from(credential).where(eq(credential.owner, id)).orderBy(asc(credential.created));
  const ratings = await db
    .select()
    .from(rating)
    .where(eq(rating.accountId, id))
    .orderBy(asc(rating.game), asc(rating.ladder), asc(rating.season));
  const results = await db
    .select()
    .from(bestResult)
    .where(eq(bestResult.accountId, id))
    .orderBy(asc(bestResult.reached));
  const seats = await db
    .select({ seat, match, before })
    .from(seat)
    .innerJoin(match, eq(match.id, seat.matchId))
    .where(eq(seat.accountId, id))
    .orderBy(asc(match.created), asc(match.id));
  const logs = await readLogs(
    db,
    seats.map((one) => one.match.id),
  );
  return {
    made: new Date(),
    account: profile,
    browsers: browsers.map((one) => ({
      agent: one.userAgent ?? '',
      created: one.created,
      seen: one.changed,
      expires: one.expires,
    })),
    signInWith: ways.map((one) => ({ provider: one.provider, subject: one.subject, since: one.created })),
    ratings: ratings.map(({ game, ladder, season, mu, sigma, matches }) => ({
      game,
      ladder,
      season,
      mu,
      sigma,
      matches,
    })),
    bestResults: results.map(({ game, setup, day, total, plays, reached }) => ({
      game,
      setup,
      day,
      total,
      plays,
      reached,
    })),
    matches: seats.map((one) => ({
      id: one.match.id,
      game: one.match.game,
      seat: one.seat.leftSeat ?? one.seat.seat,
      started: one.match.started,
      ended: one.match.ended,
      rated: one.match.rated,
      place: one.seat.place,
      total: one.seat.total,
      resigned: one.seat.resigned,
      answers: ownAnswers(logs.get(one.match.id) ?? [], one.seat.leftSeat ?? one.seat.seat, one.before).map(
        ({ seq, decisionKey, answer, created }) => ({ seq, decisionKey, answer, at: created }),
      ),
    })),
  };
}

/** How many people had the seat before this one and left it to a substitute. */
const before = sql<number>`(select count(*) from "seat" "o" where "o"."match_id" = ${seat.matchId}
  and "o"."left_seat" = coalesce(${seat.leftSeat}, ${seat.seat}) and (${seat.leftSeat} is null or "o"."seat" < ${seat.seat}))`.mapWith(
  Number,
);

/** What one of those answered who had a seat one after the other, without the bots between them. */
function ownAnswers(log: readonly LogRow[], at: number, nth: number): LogRow[] {
  let substitutes = 0;
  let left = false;
  return log.filter((entry) => {
    if (entry.seat !== at) return false;
    if (entry.kind === 'seat') {
      left = entry.holder !== SUBSTITUTE;
      if (!left) substitutes++;
    }
    return entry.kind === 'answer' && substitutes === nth && !left;
  });
}
