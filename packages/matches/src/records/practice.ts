import { and, eq, gt, isNotNull } from 'drizzle-orm';
import type { BotPool } from '@quayside/bot-workers/pool';
import { match, runIn, sqlState, type Db } from '@quayside/db';
import type { Seat } from '@quayside/engine';
import { commitmentTo, readRecord, readSetup, Refused, type MatchRecord } from '@quayside/engine/host';
import { loadEdition } from '@quayside/games';
import { refuseCopyOfRunning } from '../analysis/fair-play.ts';
import { MatchError } from '../errors.ts';
import { newId, newNonce, newSecret } from '../ids.ts';
import { checkBot } from '../play/bots.ts';
import { finish } from '../play/finish.ts';
import { createRunningMatch, type MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { RunningMatch } from '../store/running-match.ts';
import { insertMatch, storeChange } from '../store/statements.ts';
import { sharedDeal } from '../table/deals.ts';
import type { Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';

/** A match that somebody has played against bots in the browser. */
export interface PracticeMatch {
  /** The browser's own name for it: what is sent twice counts once. */
  readonly key: string;
  readonly record: unknown;
  /** What the browser's chance came from. */
  readonly seed: string;
  /** The person's seat; bots had all others. */
  readonly seat: Seat;
  /** The level on each seat; null on the person's own. */
  readonly bots: readonly (string | null)[];
  readonly started: Date;
}

const MOST_A_DAY = 60;
const DAY_MS = 86_400_000;
const MOST_ANSWERS = 5000;
const UNIQUE = '23505';

/**
 * Adds a practice match to a player's history. It is replayed here, with the chance of its seed. The server can't know who played
 * the bots' seats, so it changes no rating, no best result and no statistics.
 */
export async function addPractice(
  store: MatchStore,
  pool: BotPool,
  viewer: Viewer,
  given: PracticeMatch,
): Promise<MatchSnapshot> {
  const person = requireAccount(viewer);
  const { db } = store.database;
  const before = await practiceOf(db, person, given.key);
  if (before !== null) return store.read(before);
  const record = await readPractice(given);
  const since = new Date(store.now().getTime() - DAY_MS);
  const recent = and(eq(match.createdBy, person), isNotNull(match.practiceKey), gt(match.created, since));
  if ((await db.$count(match, recent)) >= MOST_A_DAY) throw new MatchError('too-many-practice', { most: MOST_A_DAY });
  const checked = await pool.run({ kind: 'check-record', record, seed: given.seed }, 'hint');
  if ('problem' in checked)
    throw checked.problem === 'not-over' ? new MatchError('not-over') : badRecord(`answers ${checked.at + 1}`);
  const line = checked.entries.flatMap((one) => (one.kind === 'answer' ? [one] : []));
  await refuseCopyOfRunning(store, viewer, {
    id: '',
    game: record.game,
    maxSeats: record.seats,
    seed: given.seed,
    line,
  });
  try {
    return await store.read(await keep(store, person, record, given, line));
  } catch (error) {
    // Two windows of one browser have sent it.
    const other = sqlState(error) === UNIQUE ? await practiceOf(db, person, given.key) : null;
    if (other === null) throw error;
    return store.read(other);
  }
}

const badRecord = (field: string): Refused => new Refused('bad-record', { key: 'core.record.field', args: { field } });

async function readPractice({ record: sent, seat, bots, started }: PracticeMatch): Promise<MatchRecord> {
  const record = readRecord(sent);
  const { game } = await loadEdition(record.game, record.version);
  const { options } = readSetup(game, record.seats, record.options);
  // A shared deal is dealt by the server alone.
  if (sharedDeal({ game: game.id, options, dailyDeal: null })) throw badRecord('options.deal');
  if (record.answers.length > MOST_ANSWERS) throw badRecord('answers');
  // No browser is older, and no database keeps every date that one can send.
  if (started.getTime() < 0) throw new MatchError('bad-input', { field: 'started' });
  if (seat >= record.seats) throw new MatchError('bad-input', { field: 'seat' });
  if (bots.length !== record.seats || bots.some((bot, at) => (bot === null) !== (at === seat)))
    throw new MatchError('bad-input', { field: 'bots' });
  for (const bot of bots) if (bot !== null) checkBot(bot);
  return { ...record, options };
}

async function practiceOf(db: Db, person: string, key: string): Promise<string | null> {
  const [found] = await db
    .select({ id: match.id })
    .from(match)
    .where(and(eq(match.createdBy, person), eq(match.practiceKey, key)));
  return found?.id ?? null;
}

/** Stores the match as one that is over, all at once. */
async function keep(
  store: MatchStore,
  person: string,
  { game, version, seats: maxSeats, options }: MatchRecord,
  { key, seed, bots, started }: PracticeMatch,
  entries: Parameters<RunningMatch['advance']>[0],
): Promise<string> {
  const id = newId();
  const secret = newSecret();
  const now = store.now();
  const running = await createRunningMatch({ game, version, options, maxSeats, seed });
  running.advance(entries);
  await store.database.db.transaction(async (tx) => {
    const run = runIn(tx);
    const table = await insertMatch(run, {
      row: {
        id,
        game,
        version,
        options,
        minSeats: maxSeats,
        maxSeats,
        seed,
        secret,
        commitment: commitmentTo(secret, id),
        visibility: 'link',
        status: 'running',
        createdBy: person,
        started: started < now ? started : now,
        seq: entries.length,
        practiceKey: key,
      },
      seats: bots.map((bot, at) => ({
        seat: at,
        ...(bot === null ? { accountId: person } : { bot }),
        nonce: newNonce(),
      })),
      entries,
    });
    const end = await finish(tx, table, running, running.draftNothing(), { ending: 'finished', now });
    if (!(await storeChange(run, table, end, []))) throw new Error(`the practice match ${id} was not stored`);
  });
  return id;
}
