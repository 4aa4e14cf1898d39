import { and, asc, eq, inArray, or, sql } from 'drizzle-orm';
import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';
import type { bots } from '@quayside/bots';
import { botRating, match, rating, seat, type Db, type Tx } from '@quayside/db';
import type { Seat } from '@quayside/engine';
import type { Ending } from '../types.ts';
import { opponentOf, storedOpponent, type Opponent } from './opponent.ts';
import { ALL_TIME, displayedSkill, isProvisional, seasonOf } from './seasons.ts';

/** Matches among people and matches with bots have a ladder each: a bot that is easy to beat must not make champions. */
export type Ladder = 'people' | 'bots';

interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export interface RatedSeat {
  readonly seat: Seat;
  readonly accountId: string | null;
  /** Who plays a seat without an account. */
  readonly opponent: Opponent | null;
  readonly place: number;
  /** This match takes nothing from the person's skill. */
  readonly spared: boolean;
}

/** A seat's row, as far as it is rated. */
type PlacedSeat = Pick<RatedSeat, 'seat' | 'accountId'> & {
  readonly leftSeat: Seat | null;
  readonly resigned: boolean;
  readonly place: number | null;
  readonly opponent?: Opponent | null;
};

/**
 * The first player of each seat is rated. A player who left the seat to a substitute loses to everybody, and the substitute is not rated.
 * If a leaver ended the match, nobody who stayed loses by it.
 */
export function ratedSeats(rows: readonly PlacedSeat[], ending: Ending | null): RatedSeat[] {
  const holders = rows.filter((one) => one.leftSeat === null);
  return holders.map((holder) => {
    const [first] = rows.filter((one) => one.leftSeat === holder.seat);
    const { seat, accountId, opponent = null, resigned, place } = first ?? holder;
    const last = holders.length + 1;
    return {
      seat,
      accountId,
      opponent,
      place: first ? last : (place ?? last),
      spared: ending === 'resigned' && !resigned,
    };
  });
}

export interface RatingChange {
  readonly seat: Seat;
  readonly accountId: string;
  readonly before: Skill;
  readonly after: Skill;
}

const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };
/** What a level is believed to be worth before it has proved anything. */
const BOT_MU: { readonly [bot in keyof typeof bots]: number } = {
  random: 10,
  deckhand: 18,
  merchant: 25,
  captain: 32,
  'harbour-master': 36,
};
const BOT_SIGMA = 3;
/** A bot plays as well as ever, so its rating settles; it never stands quite still, since the first matches may have misled. */
const LEAST_BOT_SIGMA = 1;

/** A bot that is no longer here counts as a newcomer. */
const ratingOfBot = (bot: string): number =>
  (BOT_MU as { readonly [bot: string]: number | undefined })[bot] ?? NEWCOMER.mu;

const ladderOf = (seats: readonly { readonly accountId: string | null }[]): Ladder =>
  seats.every((one) => one.accountId !== null) ? 'people' : 'bots';

const newBot = (bot: string): Skill => ({ mu: ratingOfBot(bot), sigma: BOT_SIGMA });
const nameOf = ({ bot, weights }: Pick<Opponent, 'bot' | 'weights'>): string => `${bot}/${weights}`;

interface SeatSkill {
  readonly seat: RatedSeat;
  readonly before: Skill;
  readonly after: Skill;
}

/** What a result does to everybody's skill. Full Bradley-Terry, since ties are common and the default model mishandles them. */
function newSkills(seats: readonly RatedSeat[], skillOf: (seat: RatedSeat) => Skill): SeatSkill[] {
  const before = seats.map(skillOf);
  const after = rate(
    before.map((skill) => [skill]),
    { model: bradleyTerryFull, rank: seats.map((one) => one.place) },
  );
  return seats.flatMap((seat, i) => {
    const [now] = after[i] ?? [];
    const was = before[i];
    if (!now || !was) return [];
    const mu = seat.spared ? Math.max(was.mu, now.mu) : now.mu;
    return [{ seat, before: { mu: was.mu, sigma: was.sigma }, after: { mu, sigma: now.sigma } }];
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
  const bots = await holdBots(tx, game, seats, ended);
  let allTime: SeatSkill[] = [];
  for (const season of seasons) {
    const held = rows.filter((row) => row.season === season);
    const rated = newSkills(seats, ({ accountId, opponent }) =>
      opponent
        ? (bots.get(nameOf(opponent)) ?? newBot(opponent.bot))
        : (held.find((row) => row.accountId === accountId) ?? NEWCOMER),
    );
    for (const {
      seat: { accountId },
      after,
    } of rated)
      // prettier-ignore
      if (accountId !== null)
        await tx
          .update(rating)
          .set({ ...after, matches: sql`${rating.matches} + 1`, changed: ended })
          .where(and(here, eq(rating.accountId, accountId), eq(rating.season, season)));
    if (season === ALL_TIME) allTime = rated;
  }
  await rateBots(tx, game, allTime, ended);
  return allTime.flatMap(({ seat: { seat, accountId }, before, after }) =>
    accountId === null ? [] : [{ seat, accountId, before, after }],
  );
}

/** The ratings of a match's bots, which nobody else changes until the transaction ends. */
async function holdBots(tx: Tx, game: string, seats: readonly RatedSeat[], now: Date): Promise<Map<string, Skill>> {
  const opponents = new Map(seats.flatMap(({ opponent }) => (opponent ? [[nameOf(opponent), opponent] as const] : [])));
  const bots = [...opponents.values()].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  if (bots.length === 0) return new Map();
  await tx
    .insert(botRating)
    .values(bots.map((one) => ({ ...one, game, ...newBot(one.bot), matches: 0, changed: now })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(botRating)
    .where(
      and(
        eq(botRating.game, game),
        or(...bots.map(({ bot, weights }) => and(eq(botRating.bot, bot), eq(botRating.weights, weights)))),
      ),
    )
    .orderBy(asc(botRating.bot), asc(botRating.weights))
    .for('update');
  return new Map(rows.map((row) => [nameOf(row), row]));
}

/** One that sits at several seats learns from the mean of what they say. */
async function rateBots(tx: Tx, game: string, rated: readonly SeatSkill[], ended: Date): Promise<void> {
  const found = new Map<string, { readonly opponent: Opponent; readonly skills: Skill[] }>();
  for (const {
    seat: { opponent },
    after,
  } of rated) {
    // prettier-ignore
    if (!opponent) continue;
    const one = found.get(nameOf(opponent)) ?? { opponent, skills: [] };
    one.skills.push(after);
    found.set(nameOf(opponent), one);
  }
  for (const { opponent, skills } of found.values()) {
    const mean = (of: (skill: Skill) => number) => skills.reduce((sum, one) => sum + of(one), 0) / skills.length;
    await tx
      .update(botRating)
      .set({
        mu: mean((one) => one.mu),
        sigma: Math.max(
          LEAST_BOT_SIGMA,
          mean((one) => one.sigma),
        ),
        matches: sql`${botRating.matches} + 1`,
        changed: ended,
      })
      .where(and(eq(botRating.game, game), eq(botRating.bot, opponent.bot), eq(botRating.weights, opponent.weights)));
  }
}

/** A bot on the ladder of a game. */
export interface BotStanding extends Opponent {
  /** What is shown: mu less three sigma. */
  readonly skill: number;
  readonly provisional: boolean;
  readonly matches: number;
  /** It still plays; where it was trained anew, another has taken its place. */
  readonly current: boolean;
}

/** How strong the bots of a game have proved to be, the strongest first. */
export async function botStandings(db: Db, game: string, version: number): Promise<BotStanding[]> {
  const rows = await db.select().from(botRating).where(eq(botRating.game, game));
  const standings = await Promise.all(
    rows.map(async ({ bot, weights, seats, options, mu, sigma, matches }) => {
      const now = seats === null ? null : await opponentOf(game, version, { seats, options: options ?? {} }, bot);
      const current = now === null || now.weights === weights;
      const skill = displayedSkill(mu, sigma);
      return { bot, weights, seats, options, skill, provisional: isProvisional(sigma), matches, current };
    }),
  );
  return standings.sort((a, b) => b.skill - a.skill);
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

/** Rebuilds all ladders of a game, seasons included, from its finished matches in the order in which they ended. */
export async function rebuildLadders(db: Db, game: string): Promise<{ matches: number; people: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${rating}, ${botRating} in share row exclusive mode`);
    const rows = await tx
      .select({
        id: match.id,
        version: match.version,
        options: match.options,
        ended: match.ended,
        ending: match.ending,
        seat,
      })
      .from(match)
      .innerJoin(seat, eq(seat.matchId, match.id))
      .where(and(eq(match.game, game), eq(match.status, 'over'), eq(match.rated, true), sql`${seat.place} is not null`))
      .orderBy(asc(match.ended), asc(match.id), asc(seat.seat));
    await tx.delete(rating).where(eq(rating.game, game));
    await tx.delete(botRating).where(eq(botRating.game, game));
    const played = new Map<string, typeof rows>();
    for (const row of rows) played.set(row.id, [...(played.get(row.id) ?? []), row]);
    for (const [matchId, held] of played) {
      const count = held.filter(({ seat: one }) => one.leftSeat === null).length;
      const seats = await Promise.all(
        held.map(async ({ version, options, seat: one }) => ({
          ...one,
          opponent: one.accountId === null ? await storedOpponent(one, version, { seats: count, options }) : null,
        })),
      );
      const [first] = held;
      const rated = await rateMatch(tx, game, ratedSeats(seats, first?.ending ?? null), first?.ended ?? new Date());
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
