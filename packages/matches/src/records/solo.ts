import { and, asc, desc, eq, isNull, sql } from 'drizzle-orm';
import { account, bestResult, match, sqlState, type Tx } from '@quayside/db';
import type { Game } from '@quayside/engine';
import { readSetup, type Entry } from '@quayside/engine/host';
import { findGame, games, type Edition } from '@quayside/games';
import { chanceOf, dailyName, dayOf, isSealed, setupName } from '../table/deals.ts';
import { MatchError } from '../errors.ts';
import { newId, newNonce } from '../ids.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { SoloBest, DailyDeal, Page, Result, SoloRanking, Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import { startMatch } from '../table/tables.ts';

/** The game and options of a deal alone at a table, where none are named the usual ones. */
export function soloSetup({ game: id, options }: DailyDeal) {
  const game = id === undefined ? dailyGame() : findGame(id);
  const setup = readSetup(game, 1, options ?? game.listing?.daily ?? {});
  return { game, options: setup.options };
}

/** The game whose deal is offered where nobody names one. */
function dailyGame(): Game {
  const game = games.find((one) => one.listing?.daily);
  if (!game) throw new MatchError('bad-input', { field: 'game' });
  return game;
}

/** Today's deal, the same for everybody: a person plays it once a set-up, and finds it there again. */
export async function playDaily(store: MatchStore, viewer: Viewer, wanted: DailyDeal): Promise<MatchSnapshot> {
  const person = requireAccount(viewer);
  const { game, options } = soloSetup(wanted);
  if (typeof options['deal'] === 'number' && options['deal'] > 0)
    throw new MatchError('bad-input', { field: 'options.deal' });
  const dailyDeal = dailyName(dayOf(store.now()), game.id, options);
  const id =
    (await dailyMatch(store, person, dailyDeal)) ?? (await openDaily(store, person, { game, options, dailyDeal }));
  const snapshot = await store.read(id);
  if (snapshot.row.status !== 'waiting') return snapshot;
  try {
    return await startMatch(store, viewer, id);
  } catch (error) {
    // Clicked twice: the other click has started it.
    if (!(error instanceof MatchError) || error.code !== 'not-waiting') throw error;
    return store.read(id);
  }
}

async function dailyMatch({ database: { db } }: MatchStore, person: string, dailyDeal: string): Promise<string | null> {
  const [found] = await db
    .select({ id: match.id })
    .from(match)
    .where(and(eq(match.createdBy, person), eq(match.dailyDeal, dailyDeal)));
  return found?.id ?? null;
}

async function openDaily(
  store: MatchStore,
  person: string,
  { game, options, dailyDeal }: ReturnType<typeof soloSetup> & { dailyDeal: string },
): Promise<string> {
  const id = newId();
  const row = { id, game: game.id, version: game.version, options, dailyDeal, minSeats: 1, maxSeats: 1 };
  try {
    const chance = await chanceOf(store.database.db, row);
    await store.create({
      row: { ...row, ...chance, visibility: 'link', pace: 'turn-based', createdBy: person },
      seats: [{ seat: 0, accountId: person, nonce: newNonce() }],
    });
    return id;
  } catch (error) {
    // A second click of the same person was faster.
    const other = sqlState(error) === UNIQUE ? await dailyMatch(store, person, dailyDeal) : null;
    if (other === null) throw error;
    return other;
  }
}
const UNIQUE = '23505';

/** Stores a solo result if it is the player's best. Results with a bot's help do not count. */
export async function saveBest(
  tx: Tx,
  { row, seats }: Pick<MatchSnapshot, 'row' | 'seats'>,
  result: Result,
  ended: Date,
): Promise<void> {
  const [only, ...others] = seats;
  const total = result.totals[0];
  if (
    !only?.accountId ||
    others.length > 0 ||
    only.resigned ||
    only.ownBot ||
    only.hints.length > 0 ||
    row.forkOf !== null ||
    row.practiceKey !== null ||
    total === undefined
  )
    return;
  const place = {
    accountId: only.accountId,
    game: row.game,
    setup: setupName(row.options),
    day: row.dailyDeal?.slice(0, 10) ?? '',
  };
  const better = sql`excluded."total" > ${bestResult.total}`;
  await tx
    .insert(bestResult)
    .values({ ...place, total, matchId: row.id, reached: ended })
    .onConflictDoUpdate({
      target: [bestResult.accountId, bestResult.game, bestResult.setup, bestResult.day],
      set: {
        total: sql`greatest(excluded."total", ${bestResult.total})`,
        matchId: sql`case when ${better} then excluded."match_id" else ${bestResult.matchId} end`,
        reached: sql`case when ${better} then excluded."reached" else ${bestResult.reached} end`,
        plays: sql`${bestResult.plays} + 1`,
      },
    });
}

/** Whether a solo player has undone past something that chance revealed: such a result is not ranked. */
export function lookedAhead({ core }: Edition, log: readonly Entry[]): boolean {
  return log.some((entry, at) => {
    if (entry.kind !== 'undo') return false;
    const free = core.undoPoint(log.slice(0, at), entry.by, true);
    return free === null || entry.to < free;
  });
}

const MOST = 50;

/** The best results of a set-up, one of each person; equal results share a place. */
export async function soloRankingOf(
  { database: { db }, now }: MatchStore,
  viewer: Viewer,
  wanted: SoloRanking,
): Promise<Page<SoloBest>> {
  const { game, options } = soloSetup(wanted);
  const day = wanted.day ?? '';
  const limit = Math.min(wanted.limit ?? MOST, MOST);
  const here = and(eq(bestResult.game, game.id), eq(bestResult.setup, setupName(options)), eq(bestResult.day, day));
  const [total = '', reached = '', id = ''] = wanted.after?.split('_') ?? [];
  if (
    wanted.after !== undefined &&
    (id === '' || total === '' || Number.isNaN(Number(total)) || Number.isNaN(Date.parse(reached)))
  )
    throw new MatchError('bad-input', { field: 'after' });
  const place = sql<number>`1 + (select count(*) from ${bestResult} "other" where "other"."game" = ${bestResult.game} and "other"."setup" = ${bestResult.setup} and "other"."day" = ${bestResult.day} and "other"."total" > ${bestResult.total})`;
  const rows = await db
    .select({ result: bestResult, name: account.name, place: place.mapWith(Number) })
    .from(bestResult)
    .innerJoin(account, eq(account.id, bestResult.accountId))
    .where(
      and(
        here,
        isNull(account.deleted),
        wanted.after === undefined
          ? undefined
          : sql`(-${bestResult.total}, ${bestResult.reached}, ${bestResult.accountId}) > (-(${total}::float8), ${reached}::timestamptz, ${id})`,
      ),
    )
    .orderBy(desc(bestResult.total), asc(bestResult.reached), asc(bestResult.accountId))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = rows.length > limit ? page.at(-1)?.result : undefined;
  const sealed = day !== '' && isSealed({ dailyDeal: day }, now());
  return {
    items: page.map(({ result: one, name, place: at }) => ({
      accountId: one.accountId,
      name,
      place: at,
      total: one.total,
      plays: one.plays,
      reached: one.reached,
      match: sealed && one.accountId !== viewer ? null : one.matchId,
    })),
    next: last ? `${last.total}_${last.reached.toISOString()}_${last.accountId}` : null,
  };
}
