import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import { match, rating, seat, type Db, type Tx } from '@quayside/db';
import type { Seat } from '@quayside/engine';
import { ALL_TIME, seasonOf } from './seasons.ts';

/** Matches among people and matches with bots have a ladder each: a bot that is easy to beat must not make champions. */
export type Ladder = 'people' | 'bots';

interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export interface RatedSeat {
  readonly seat: Seat;
  readonly accountId: string | null;
  /** Of a seat without an account. */
  readonly bot: string | null;
  readonly place: number;
}

export interface RatingChange {
  readonly seat: Seat;
  readonly accountId: string;
  readonly before: Skill;
  readonly after: Skill;
}

const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };
/** Bots do not learn, so they stand still: marks by which people are measured. */
const BOT_SIGMA = 1;
const BOT_MU: { readonly [bot: string]: number } = {
  random: 10,
  deckhand: 18,
  merchant: 25,
  captain: 32,
  'harbour-master': 36,
};

const ladderOf = (seats: readonly { readonly accountId: string | null }[]): Ladder =>
  seats.every((one) => one.accountId !== null) ? 'people' : 'bots';

/** What a result does to everybody's skill. Full Bradley-Terry, since relationships are common and the default model mishandles them. */
function newSkills(seats: readonly RatedSeat[], skillOf: (accountId: string) => Skill): RatingChange[] {
  const before = seats.map((one) =>
    one.accountId === null ? { mu: BOT_MU[one.bot ?? ''] ?? NEWCOMER.mu, sigma: BOT_SIGMA } : skillOf(one.accountId),
  );
  const after = rate(
    before.map((skill) => [skill]),
    { model: bradleyTerryFull, rank: seats.map((one) => one.place) },
  );
  return seats.flatMap(({ seat, accountId }, i) => {
    const [now] = after[i] ?? [];
    const was = before[i];
    return accountId === null || !now || !was
      ? []
      : [{ seat, accountId, before: { mu: was.mu, sigma: was.sigma }, after: { mu: now.mu, sigma: now.sigma } }];
  });
}

/**
 * Rates a match that has just ended, on the ladder of all time and on that of its season, where everybody starts anew. Rows are
 * locked in one order, so that two matches that end together wait for each other. What is said is of all time.
 */
export async function rateMatch(
  tx: Tx,
  game: string,
  seats: readonly RatedSeat[],
  ended: Date,
): Promise<RatingChange[]> {
  const ladder = ladderOf(seats);
  const people = seats.flatMap((one) => one.accountId ?? []).sort();
  const seasons = [ALL_TIME, seasonOf(ended)];
  const newcomers = seasons.flatMap((season) =>
    people.map((accountId) => ({ accountId, game, ladder, season, ...NEWCOMER, matches: 0, changed: ended })),
  );
  await tx.insert(rating).values(newcomers).onConflictDoNothing();
  const here = and(eq(rating.game, game), eq(rating.ladder, ladder));
  const rows = await tx
    .select()
    .from(rating)
    .where(and(here, inArray(rating.accountId, people), inArray(rating.season, seasons)))
    .orderBy(asc(rating.season), asc(rating.accountId))
    .for('update');
  let allTime: RatingChange[] = [];
  for (const season of seasons) {
    const held = rows.filter((row) => row.season === season);
    const rated = newSkills(seats, (accountId) => held.find((row) => row.accountId === accountId) ?? NEWCOMER);
    for (const { accountId, after } of rated)
      await tx
        .update(rating)
        .set({ ...after, matches: sql`${rating.matches} + 1`, changed: ended })
        .where(and(here, eq(rating.accountId, accountId), eq(rating.season, season)));
    if (season === ALL_TIME) allTime = rated;
  }
  return allTime;
}

/** Where a seat's rating before and after a match is kept. */
export const skillColumns = (one: RatingChange | undefined) =>
  one === undefined
    ? {}
    : {
        muBefore: one.before.mu,
        sigmaBefore: one.before.sigma,
        muAfter: one.after.mu,
        sigmaAfter: one.after.sigma,
      };

/** Makes the ladders of a game anew, those of its seasons too, from its finished matches, in the order in which they ended. */
export async function rebuildLadders(db: Db, game: string): Promise<{ matches: number; people: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${rating} in share row exclusive mode`);
    const rows = await tx
      .select({ id: match.id, ended: match.ended, seat })
      .from(match)
      .innerJoin(seat, eq(seat.matchId, match.id))
      .where(and(eq(match.game, game), eq(match.status, 'over'), eq(match.rated, true), sql`${seat.place} is not null`))
      .orderBy(asc(match.ended), asc(match.id), asc(seat.seat));
    await tx.delete(rating).where(eq(rating.game, game));
    const played = new Map<string, typeof rows>();
    for (const row of rows) played.set(row.id, [...(played.get(row.id) ?? []), row]);
    for (const [matchId, held] of played) {
      const seats = held.map((one) => ({ ...one.seat, place: one.seat.place ?? 0 }));
      const rated = await rateMatch(tx, game, seats, held[0]?.ended ?? new Date());
      for (const one of rated)
        await tx
          .update(seat)
          .set(skillColumns(one))
          .where(and(eq(seat.matchId, matchId), eq(seat.seat, one.seat)));
    }
    return {
      matches: played.size,
      people: await tx.$count(rating, and(eq(rating.game, game), eq(rating.season, ALL_TIME))),
    };
  });
}
