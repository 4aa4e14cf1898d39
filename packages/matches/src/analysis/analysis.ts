import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnalysisPoint, AnalysisTurn } from '@quayside/bot-workers';
import { analysis, type Db } from '@quayside/db';
import { MatchError } from '../errors.ts';
import { readVisible } from '../play/views.ts';
import { recordOf } from '../records/record.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import type { BotPool } from '@quayside/bot-workers/pool';
import type { AnalysisRunner } from './analysis-runner.ts';
import { refuseCopyOfRunning, requireAnalysable } from './fair-play.ts';
import { giveHint } from './hint.ts';

/** What bots think of a finished match. */
export interface Analysis {
  /** Not requested, queued, running, finished, failed. */
  readonly status: 'none' | 'waiting' | 'working' | 'done' | 'failed';
  /** In percent. */
  readonly progress: number;
  readonly result: AnalysisResult | null;
}

export interface AnalysisResult {
  /** The level whose judgement it is. */
  readonly level: string;
  readonly points: readonly AnalysisPoint[];
  readonly turns: readonly AnalysisTurn[];
  /** What this level reaches alone with the same cards; null in company. */
  readonly possible: number | null;
}

const NONE: Analysis = { status: 'none', progress: 0, result: null };

/** So many analyses one person may wait for. */
const MOST_OF_ONE = 5;

export function analysisMethods(store: MatchStore, pool: BotPool, runner: AnalysisRunner) {
  const { db } = store.database;
  return {
    async analysis(viewer: Viewer, id: string): Promise<Analysis> {
      requireAnalysable(await readVisible(store, viewer, id), store.now());
      return readAnalysis(db, id);
    },
    /** What a strong bot would answer for the viewer now: in unrated matches, and marked for all to see. */
    hint: (viewer: Viewer, id: string) => giveHint(store, pool, viewer, id),
    /** Asks for the analysis of a finished match; it is worked out in the background. */
    async requestAnalysis(viewer: Viewer, id: string): Promise<Analysis> {
      const person = requireAccount(viewer);
      const snapshot = await readVisible(store, viewer, id);
      requireAnalysable(snapshot, store.now());
      if (snapshot.row.ending !== 'finished') throw new MatchError('not-over');
      const known = await readAnalysis(db, id);
      if (known.status !== 'none' && known.status !== 'failed') return known;
      const { answers } = await recordOf(store, snapshot);
      const line = answers.map(([seat, key, answer]) => ({ seat, key, answer }));
      await refuseCopyOfRunning(store, viewer, { ...snapshot.row, line });
      const waiting = and(eq(analysis.requestedBy, person), inArray(analysis.status, ['waiting', 'working']));
      if ((await db.$count(analysis, waiting)) >= MOST_OF_ONE)
        throw new MatchError('too-many-analyses', { most: MOST_OF_ONE });
      await db
        .insert(analysis)
        .values({ matchId: id, requestedBy: person })
        .onConflictDoUpdate({
          target: analysis.matchId,
          set: { status: 'waiting', progress: 0, requestedBy: person, updated: sql`now()` },
          setWhere: eq(analysis.status, 'failed'),
        });
      runner.wake();
      return readAnalysis(db, id);
    },
  };
}

async function readAnalysis(db: Db, id: string): Promise<Analysis> {
  const [row] = await db.select().from(analysis).where(eq(analysis.matchId, id));
  // What is read here is what the runner wrote.
  return row ? { status: row.status, progress: row.progress, result: row.result as AnalysisResult | null } : NONE;
}
