import { and, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import { entry, match, type Db } from '@quayside/db';
import type { Answer, Seat } from '@quayside/engine';
import { MatchError } from '../errors.ts';
import type { MatchRow, MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import { isSealed } from '../table/deals.ts';
import type { Viewer } from '../types.ts';

interface GivenAnswer {
  readonly seat: Seat;
  readonly key: string;
  readonly answer: Answer;
  readonly barrier?: true;
}
type AnswerSequence = readonly GivenAnswer[];

/** A bot's opinion of a finished match may be read: nobody else still plays its deal. */
export function requireAnalysable({ row, finished }: MatchSnapshot, now: Date): void {
  if (!finished) throw new MatchError('not-over');
  if (isSealed(row, now)) throw new MatchError('deal-sealed');
}

/** What is about to be judged: a match, or a part of one. */
interface RatedMatch extends Pick<MatchRow, 'id' | 'game' | 'maxSeats' | 'seed'> {
  readonly line: AnswerSequence;
}

/** Answers of people that two matches may share by chance: openings are played often. For one's own matches, none. */
const MOST_ALIKE = 6;
/** So much of each log is compared before any of those matches is read. */
const FIRST_ENTRIES = 24;

/**
 * Refuses what would tell anybody a move of a rated match or a daily deal that is still played: a match that went as that one does
 * so far, whoever made it look so, and one with the cards of a deal that others may still play.
 */
export async function refuseCopyOfRunning(store: MatchStore, viewer: Viewer, played: RatedMatch): Promise<void> {
  await refuseSealedSeed(store, played);
  const rows = await contests(store.database.db, played);
  const like = rows.filter((row) => mayBeginLike(played.line, row.first));
  for (const snapshot of await store.readAll(like)) {
    const { running } = snapshot;
    const own = [...snapshot.seats, ...snapshot.leavers].some((one) => one.accountId === viewer);
    if (running && beginsLike(played.line, withoutOpenTurn(running.standing), own ? 0 : MOST_ALIKE))
      throw new MatchError(snapshot.row.rated ? 'rated-mirror' : 'deal-sealed');
  }
}

/** A deal of the day that is still open has a seed that no other match may have. */
async function refuseSealedSeed(store: MatchStore, { id, game, seed }: RatedMatch): Promise<void> {
  if (seed === null) return;
  const same = and(eq(match.seed, seed), eq(match.game, game), ne(match.id, id), isNotNull(match.dailyDeal));
  const rows = await store.database.db
    .select({ dailyDeal: match.dailyDeal })
    .from(match)
    .where(and(same, gt(match.created, new Date(store.now().getTime() - OPEN_DEALS_MS))));
  if (rows.some((row) => isSealed(row, store.now()))) throw new MatchError('deal-sealed');
}
const OPEN_DEALS_MS = 3 * 24 * 3_600_000;

/** Rated matches and daily deals of this game and as many seats that are still played, with the beginnings of their logs. */
async function contests(db: Db, { id, game, maxSeats }: RatedMatch) {
  const first = sql<FirstEntry[] | null>`(
    select json_agg(json_build_array("e"."kind", "e"."seat", "e"."decision_key", "e"."answer") order by "e"."seq")
    from ${entry} "e" where "e"."match_id" = ${match.id} and "e"."seq" <= ${FIRST_ENTRIES})`;
  return db
    .select({ id: match.id, revision: match.revision, first })
    .from(match)
    .where(
      and(
        eq(match.status, 'running'),
        or(eq(match.rated, true), isNotNull(match.dailyDeal)),
        eq(match.game, game),
        eq(match.maxSeats, maxSeats),
        ne(match.id, id),
      ),
    );
}

type FirstEntry = readonly [kind: string, seat: Seat, key: string | null, answer: unknown];

/** Whether a match whose log begins like this may have gone as a line did. Where something was taken back, it may. */
function mayBeginLike(line: AnswerSequence, first: readonly FirstEntry[] | null): boolean {
  if (!first) return false;
  if (first.some(([kind]) => kind === 'undo')) return true;
  const answers = first
    .filter(([kind]) => kind === 'answer')
    .map(([, at, key, answer]) => ({ seat: at, key: key ?? '', answer: answer as Answer }));
  return beginsLike(line, withoutOpenTurn(answers), 0);
}

/**
 * A line without the answers at its end that may still be taken back: whoever asks for advice at a copy could take them back and
 * answer as advised. In a first turn all of them count: else every match would begin like it.
 */
function withoutOpenTurn(line: AnswerSequence): AnswerSequence {
  const last = line.at(-1)?.seat;
  const settled = line.slice(0, line.findLastIndex(({ seat, barrier }) => seat !== last || barrier) + 1);
  return settled.some(isPerson) ? settled : line;
}

/**
 * A line begins with all that was answered in another, more than so many times by people. Which seat is which does not count: in a copy
 * they may have been swapped. What chance has said in one of them only was an option of the other.
 */
function beginsLike(line: AnswerSequence, other: AnswerSequence, more: number): boolean {
  const chance = (of: AnswerSequence) => new Set(of.filter((one) => !isPerson(one)).map((one) => one.key));
  const [here, there] = [chance(line), chance(other)];
  const shared = (of: AnswerSequence) => of.filter((one) => isPerson(one) || (here.has(one.key) && there.has(one.key)));
  const [long, short] = [inOrderOfSeats(shared(line)), inOrderOfSeats(shared(other))];
  return short.filter(isPerson).length > more && short.every((one, i) => same(one, long[i]));
}

const isPerson = ({ seat }: GivenAnswer): boolean => seat >= 0;

/** The same line with its seats numbered by who answers first. */
function inOrderOfSeats(line: AnswerSequence): AnswerSequence {
  const numbers = new Map<Seat, Seat>();
  return line.map((one) => {
    if (!isPerson(one)) return one;
    if (!numbers.has(one.seat)) numbers.set(one.seat, numbers.size);
    return { ...one, seat: numbers.get(one.seat) ?? one.seat };
  });
}

const same = (a: GivenAnswer, b: GivenAnswer | undefined): boolean =>
  b !== undefined && a.seat === b.seat && a.key === b.key && JSON.stringify(a.answer) === JSON.stringify(b.answer);
