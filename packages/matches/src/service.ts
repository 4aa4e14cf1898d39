import { BotPool, type PoolOptions } from '@quayside/bot-workers/pool';
import type { Database } from '@quayside/db';
import { analysisMethods } from './analysis/analysis.ts';
import { AnalysisRunner } from './analysis/analysis-runner.ts';
import { adminMethods } from './admin/admin-methods.ts';
import { streamMethods } from './live/stream.ts';
import { pairingMethods, sweepPairings } from './pairing/pairing.ts';
import { answerMethods } from './play/answer.ts';
import { BotRunner } from './play/bot-runner.ts';
import { playMethods } from './play/play-methods.ts';
import { recordMethods } from './records/record-methods.ts';
import { socialMethods } from './social/social-methods.ts';
import { MatchStore } from './store/match-store.ts';
import { expireTables } from './table/expire-tables.ts';
import { tableMethods } from './table/table-methods.ts';

export interface MatchesOptions {
  /** Where a bot failed: a defect to be looked at, not a reason to end the process. */
  readonly report?: (error: unknown, matchId: string) => void;
  /** What day it is; the clock's, unless said otherwise. */
  readonly now?: () => Date;
  /** The threads in which bots think. */
  readonly bots?: PoolOptions;
}

/**
 * The match service: the only code that changes a match. It refuses with `MatchError`, or with the engine's `Refused` where the
 * rules do, and then nothing has changed.
 */
export type Matches = Awaited<ReturnType<typeof openMatches>>;

/** Opens the match service on a database. */
export async function openMatches(
  database: Database,
  { report = () => undefined, now = () => new Date(), bots: threads }: MatchesOptions = {},
) {
  const store = await MatchStore.open(database, now, report);
  const pool = new BotPool(threads);
  const bots = new BotRunner(store, pool);
  const analyses = new AnalysisRunner(store, pool);
  return {
    ...tableMethods(store, bots),
    ...answerMethods(store, bots),
    ...playMethods(store, bots),
    ...streamMethods(store),
    ...pairingMethods(store, bots),
    ...recordMethods(store),
    ...analysisMethods(store, pool, analyses),
    ...socialMethods(store),
    ...adminMethods(store),
    /** How many streams are open. */
    get listeners(): number {
      return store.subscriptions.size;
    },
    /** Lets bots play on where a process died before they answered. */
    resumeBots: () => bots.resumeAll(),
    /**
     * What has to happen after a time: bots take seats of those who wait to be paired, who is gone waits no more, tables that nobody
     * starts are closed, bots whose process died play on. Every process calls it regularly; each does it for all.
     */
    async sweep(): Promise<void> {
      await sweepPairings(store, bots);
      await expireTables(store);
      await bots.resumeStalled();
      analyses.wake();
    },
    async close(): Promise<void> {
      await Promise.all([bots.close(), analyses.close()]);
      await store.close();
    },
  };
}
