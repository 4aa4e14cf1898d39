import { eq } from 'drizzle-orm';
import { match } from '@quayside/db';
import { Refused } from '@quayside/engine';
import { MatchError } from '../errors.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import { answerAs } from './answer.ts';
import { botAnswer, botSeat, stalledBotMatches } from './bots.ts';

/** So long a match is left alone in which a bot has failed. */
const PAUSE_MS = 60_000;

/** Error codes of a bot's answer that came too late: somebody else has answered, or ended the match. */
const OVERTAKEN = new Set(['not-open', 'repeated', 'over', 'not-running']);

/** Lets bots answer, by the same function as people, until a person must decide. */
export class BotRunner {
  private readonly store: MatchStore;
  private readonly running = new Map<string, Promise<void>>();
  /** When a bot has failed in a match. */
  private readonly failures = new Map<string, number>();
  private closed = false;

  constructor(store: MatchStore) {
    this.store = store;
  }

  /** Starts the bots of a match, if one of them must answer. Nobody waits for them. */
  play(snapshot: MatchSnapshot): MatchSnapshot {
    const { id } = snapshot.row;
    if (!this.closed && snapshot.row.botDue && !this.running.has(id)) this.running.set(id, this.playAll(id));
    return snapshot;
  }

  private async playAll(id: string): Promise<void> {
    try {
      do if (this.closed) return;
      while (await playOne(this.store, id));
    } catch (error) {
      this.fail(id, error);
    } finally {
      this.running.delete(id);
    }
  }

  /** Starts the bots of a match that nobody has asked for here. */
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

  /** Those whose process is gone. One in which a bot failed is tried again after a while only. */
  async resumeStalled(): Promise<void> {
    const now = this.store.now();
    const since = now.getTime() - PAUSE_MS;
    for (const id of await stalledBotMatches(this.store.database.db, now))
      if ((this.failures.get(id) ?? since) <= since) await this.resume(id);
    for (const [id, when] of this.failures) if (when <= since) this.failures.delete(id);
  }

  async close(): Promise<void> {
    this.closed = true;
    await Promise.all(this.running.values());
  }

  private fail(id: string, error: unknown): void {
    this.failures.set(id, this.store.now().getTime());
    this.store.report(error, id);
  }
}

/** Lets one bot answer; false where none has to. */
async function playOne(store: MatchStore, id: string): Promise<boolean> {
  const snapshot = store.cached(id) ?? (await store.read(id));
  const next = botSeat(snapshot);
  const given = next && snapshot.running && botAnswer(id, snapshot.running, next.seat, next.bot);
  if (!next || !given) return false;
  try {
    await answerAs(store, given, () => next.seat);
    return true;
  } catch (error) {
    // Another process's bot was faster, or somebody took something back: read again.
    if (!(error instanceof Refused || error instanceof MatchError) || !OVERTAKEN.has(error.code)) throw error;
    const now = await store.read(id);
    if (now.row.revision === snapshot.row.revision) throw error;
    return true;
  }
}
