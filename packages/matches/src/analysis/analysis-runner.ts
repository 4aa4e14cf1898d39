import { and, asc, eq, lt, or, sql } from 'drizzle-orm';
import type { AnalysisPart, AnalysisPoint, AnalysisTurn } from '@quayside/bot-workers';
import type { BotPool } from '@quayside/bot-workers/pool';
import { analysis } from '@quayside/db';
import type { MatchRecord } from '@quayside/engine/host';
import { recordOf } from '../records/record.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { AnalysisResult } from './analysis.ts';

/** An analysis on which nobody has worked for so long has lost its process. */
const ORPHANED_MS = 30_000;
/** Who plays the deal anew, by the same judgement that analyses it; without weights it plays as a merchant. */
const PLAYER = 'captain';

/** Works out analyses, one after the other, whenever no table needs a bot. Any process may take any of them. */
export class AnalysisRunner {
  private readonly store: MatchStore;
  private readonly pool: BotPool;
  private working: Promise<void> | null = null;
  private closed = false;

  constructor(store: MatchStore, pool: BotPool) {
    this.store = store;
    this.pool = pool;
  }

  /** There may be something to do. */
  wake(): void {
    if (this.closed) return;
    this.working ??= this.workAll().finally(() => (this.working = null));
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.working;
  }

  private async workAll(): Promise<void> {
    try {
      for (let id = await this.claim(); id !== null && !this.closed; id = await this.claim()) await this.work(id);
    } catch (error) {
      if (!this.closed) this.store.report(error, 'analysis');
    }
  }

  private get db() {
    return this.store.database.db;
  }

  /** Takes the one that has waited longest; null where none waits. */
  private async claim(): Promise<string | null> {
    const orphaned = sql`now() - make_interval(secs => ${ORPHANED_MS / 1000})`;
    const free = or(
      eq(analysis.status, 'waiting'),
      and(eq(analysis.status, 'working'), lt(analysis.updated, orphaned)),
    );
    const next = this.db
      .select({ id: analysis.matchId })
      .from(analysis)
      .where(free)
      .orderBy(asc(analysis.requested))
      .limit(1)
      .for('update', { skipLocked: true });
    const [taken] = await this.db
      .update(analysis)
      .set({ status: 'working', updated: sql`now()` })
      .where(eq(analysis.matchId, sql`(${next})`))
      .returning({ id: analysis.matchId });
    return taken?.id ?? null;
  }

  private async work(id: string): Promise<void> {
    try {
      const result = await this.analyse(id);
      await this.note(id, { status: 'done', progress: 100, result });
    } catch (error) {
      // A process that ends leaves it to the next one.
      if (this.closed) return;
      this.store.report(error, id);
      await this.note(id, { status: 'failed' });
    }
  }

  private async note(id: string, change: Partial<typeof analysis.$inferInsert>): Promise<void> {
    await this.db
      .update(analysis)
      .set({ ...change, updated: sql`now()` })
      .where(eq(analysis.matchId, id));
  }

  private async analyse(id: string): Promise<AnalysisResult> {
    const snapshot = await this.store.read(id);
    const { about: _about, ...record } = await recordOf(this.store, snapshot);
    const points: AnalysisPoint[] = [];
    const turns: AnalysisTurn[] = [];
    let noted = 0;
    let level = '';
    for (let from: number | null = 0; from !== null;) {
      const part: AnalysisPart = await this.pool.run({ kind: 'analyse', id, record, from }, 'background');
      level = part.level;
      points.push(...part.points);
      turns.push(...part.turns);
      from = part.next;
      const progress = from === null ? 99 : Math.floor((99 * from) / record.answers.length);
      if (progress >= noted + 5) await this.note(id, { progress: (noted = progress) });
    }
    const alone = snapshot.seats.length === 1;
    return {
      level,
      points,
      turns,
      possible: alone ? await this.possible(record, snapshot.row.seed ?? '') : null,
    };
  }

  /** What the level reaches alone with the same cards. */
  private async possible(played: MatchRecord, seed: string): Promise<number | null> {
    let record: MatchRecord = { ...played, answers: [] };
    for (;;) {
      const { totals, record: next } = await this.pool.run(
        { kind: 'play-out', record, seed, level: PLAYER },
        'background',
      );
      if (totals) return totals[0] ?? null;
      record = next;
    }
  }
}
