import { and, eq } from 'drizzle-orm';
import type { BotPool } from '@quayside/bot-workers/pool';
import { match, seat } from '@quayside/db';
import type { Seat } from '@quayside/engine';
import { Refused } from '@quayside/engine/host';
import { MatchError } from '../errors.ts';
import { botKey } from '../store/answer-keys.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import { answerAs } from './answer.ts';
import { botJob, botSeat, simplerLevel, stalledBotMatches, type BotSeat } from './bots.ts';

/** So long a match is left alone in which a bot has failed. */
const PAUSE_MS = 60_000;

/** Error codes of a bot's answer that came too late. */
const OVERTAKEN = new Set(['not-open', 'repeated', 'over', 'not-running', 'not-seated']);

/**
 * Lets bots answer, by the same function as people, until a person must decide. They think in the pool's threads. A level that fails
 * twice at the same decision gives its seat to a simpler one.
 */
export class BotRunner {
  private readonly store: MatchStore;
  private readonly pool: BotPool;
  private readonly running = new Map<string, Promise<void>>();
  /** When a bot has failed in a match. */
  private readonly failures = new Map<string, number>();
  private closed = false;

  constructor(store: MatchStore, pool: BotPool) {
    this.store = store;
    this.pool = pool;
  }

  /** Starts the bots of a match in the background, if one of them must answer. */
  play(snapshot: MatchSnapshot): MatchSnapshot {
    const { id } = snapshot.row;
    if (!this.closed && snapshot.row.botDue && !this.running.has(id)) this.running.set(id, this.playAll(id));
    return snapshot;
  }

  private async playAll(id: string): Promise<void> {
    try {
      do if (this.closed) return;
      while (await this.playOne(id));
    } catch (error) {
      this.fail(id, error);
    } finally {
      this.running.delete(id);
    }
  }

  /** Starts the bots of a match that no request of this process has touched. */
  async resume(id: string): Promise<void> {
    try {
      this.play(await this.store.read(id));
    } catch (error) {
      this.fail(id, error);
    }
  }

  /** All matches that wait for a bot. */
  async resumeAll(): Promise<void> {
    const { db } = this.store.database;
    const rows = await db.select({ id: match.id }).from(match).where(eq(match.botDue, true));
    for (const { id } of rows) await this.resume(id);
  }

  /** Matches whose bot has lost its process. After a failure a match is retried later only. */
  async resumeStalled(): Promise<void> {
    const now = this.store.now();
    const since = now.getTime() - PAUSE_MS;
    for (const id of await stalledBotMatches(this.store.database.db, now))
      if ((this.failures.get(id) ?? since) <= since) await this.resume(id);
    for (const [id, when] of this.failures) if (when <= since) this.failures.delete(id);
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.pool.close();
    await Promise.all(this.running.values());
  }

  /** Lets one bot answer; false where none has to. */
  private async playOne(id: string): Promise<boolean> {
    const snapshot = this.store.cached(id) ?? (await this.store.read(id));
    const next = botSeat(snapshot);
    if (!next) return false;
    try {
      return await this.answer(snapshot, next).catch((error: unknown) => {
        if (this.closed) return false;
        this.store.report(error, id);
        return this.answer(snapshot, next);
      });
    } catch (error) {
      if (this.closed) return false;
      const simpler = simplerLevel(next.level);
      if (simpler === null) throw error;
      this.store.report(error, id);
      await replaceBot(this.store, id, next, simpler);
      return true;
    }
  }

  private async answer(snapshot: MatchSnapshot, bot: BotSeat): Promise<boolean> {
    const { id, revision } = snapshot.row;
    const given = await this.pool.run(botJob(snapshot, bot), 'table');
    // The view says that the seat must decide, so a bot that has nothing to say has failed.
    if (!given) throw new Error(`${bot.level} on seat ${bot.seat} has no answer`);
    try {
      await answerAs(this.store, { match: id, idempotencyKey: botKey(snapshot.row.seq), ...given }, stillAt(bot));
      return true;
    } catch (error) {
      // Another process has answered, or a player has undone: read again.
      if (!(error instanceof Refused || error instanceof MatchError) || !OVERTAKEN.has(error.code)) throw error;
      const now = await this.store.read(id);
      if (now.row.revision === revision) throw error;
      return true;
    }
  }

  private fail(id: string, error: unknown): void {
    this.failures.set(id, this.store.now().getTime());
    this.store.report(error, id);
  }
}

/** The bot's seat, if nobody has taken it over meanwhile. */
const stillAt =
  ({ seat: at }: BotSeat) =>
  ({ seats }: MatchSnapshot): Seat => {
    if (!seats.some((one) => one.seat === at && one.bot !== null)) throw new MatchError('not-seated');
    return at;
  };

/** A simpler bot takes the seat of one that failed; the log says so to everybody at the table. */
function replaceBot(store: MatchStore, id: string, { seat: at, level }: BotSeat, simpler: string): Promise<unknown> {
  return store.change(id, async (tx, { seats, running }) => {
    if (!running || !seats.some((one) => one.seat === at && one.bot === level)) return null;
    await tx
      .update(seat)
      .set({ bot: simpler })
      .where(and(eq(seat.matchId, id), eq(seat.seat, at)));
    const draft = running.draftSeats([at], simpler);
    return {
      row: { seq: running.seq + 1 },
      reread: true,
      entries: draft.entries,
      stored: () => {
        running.adopt(draft);
        return {};
      },
    };
  });
}
