import { eq, sql } from 'drizzle-orm';
import type { AnalysisPart, AnalysisPoint, AnalysisTurn } from '@quayside/bot-workers';
import type { BotPool } from '@quayside/bot-workers/pool';
import { analysis, dailyBenchmark } from '@quayside/db';
import type { MatchRecord } from '@quayside/engine/host';
import { recordOf } from '../records/record.ts';
import type { MatchStore } from '../store/match-store.ts';
import { opponentOf } from '../ratings/opponent.ts';
import type { AnalysisResult } from './analysis.ts';
import { claimTask } from './background.ts';

/** The level that analyses matches and plays daily deals for comparison; without weights it plays as a merchant. */
const PLAYER = 'harbour-master';
/** How often a long task says that somebody still works on it. */
const STILL_WORKING_MS = 5000;

/** Works out analyses and what bots make of daily deals, one after the other, whenever no table needs a bot. Any process may take any of them. */
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
      for (let found = true; found && !this.closed;) found = (await this.workOne()) || (await this.workOneDeal());
    } catch (error) {
      if (!this.closed) this.store.report(error, 'analysis');
    }
  }

  private async workOne(): Promise<boolean> {
    const id = await claimTask(this.db, analysis);
    if (id !== null) await this.work(id);
    return id !== null;
  }

  /** Lets the strongest bot play a daily deal. */
  private async workOneDeal(): Promise<boolean> {
    const dailyDeal = await claimTask(this.db, dailyBenchmark);
    if (dailyDeal === null) return false;
    const note = (change: Partial<typeof dailyBenchmark.$inferInsert>) =>
      this.db
        .update(dailyBenchmark)
        .set({ ...change, updated: sql`now()` })
        .where(eq(dailyBenchmark.dailyDeal, dailyDeal));
    try {
      const [row] = await this.db.select().from(dailyBenchmark).where(eq(dailyBenchmark.dailyDeal, dailyDeal));
      if (!row) return true;
      const { game, version, options, seed } = row;
      const record: MatchRecord = { quayside: 1, game, version, seats: 1, options, answers: [] };
      const { bot: level } = await opponentOf(game, version, { seats: 1, options }, PLAYER);
      const total = await this.possible(record, seed, () => note({}));
      await note({ status: 'done', level, total });
    } catch (error) {
      // A process that ends leaves it to the next one.
      if (this.closed) return false;
      this.store.report(error, dailyDeal);
      await note({ status: 'failed' });
    }
    return true;
  }

  private get db() {
    return this.store.database.db;
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
      possible: alone ? await this.possible(record, snapshot.row.seed ?? '', () => this.note(id, {})) : null,
    };
  }

  /** What the level reaches alone with the same cards. */
  private async possible(played: MatchRecord, seed: string, alive: () => Promise<unknown>): Promise<number | null> {
    let record: MatchRecord = { ...played, answers: [] };
    for (let noted = Date.now(); ;) {
      if (Date.now() - noted > STILL_WORKING_MS) {
        noted = Date.now();
        await alive();
      }
      const { totals, record: next } = await this.pool.run(
        { kind: 'play-out', record, seed, level: PLAYER },
        'background',
      );
      if (totals) return totals[0] ?? null;
      record = next;
    }
  }
}
