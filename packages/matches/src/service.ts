import { BotPool, type PoolOptions } from '@quayside/bot-workers/pool';
import type { Database } from '@quayside/db';
import { analysisMethods } from './analysis/analysis.ts';
import { AnalysisRunner } from './analysis/analysis-runner.ts';
import { adminMethods } from './admin/admin-methods.ts';
import type { JobRunner } from '@quayside/jobs';
import { Heartbeat } from './clock/outages.ts';
import { handleTimeOuts } from './clock/time-out.ts';
import { streamMethods } from './live/stream.ts';
import { notificationMethods } from './notifications/notification-methods.ts';
import { scanNotifications } from './notifications/scan.ts';
import type { NotificationTransport } from './notifications/types.ts';
import { pairingMethods, sweepPairings } from './pairing/pairing.ts';
import { answerMethods } from './play/answer.ts';
import { BotRunner } from './play/bot-runner.ts';
import { playMethods } from './play/play-methods.ts';
import { standingOrderMethods } from './play/standing-orders.ts';
import { recordMethods } from './records/record-methods.ts';
import { socialMethods } from './social/social-methods.ts';
import { MatchStore } from './store/match-store.ts';
import { fillTables } from './table/fill.ts';
import { expireTables } from './table/expire-tables.ts';
import { tableMethods } from './table/table-methods.ts';

export interface MatchesOptions {
  /** Where a bot failed: a defect to be looked at, not a reason to end the process. */
  readonly report?: (error: unknown, matchId: string) => void;
  /** What day it is; the clock's, unless said otherwise. */
  readonly now?: () => Date;
  /** The threads in which bots think. */
  readonly bots?: PoolOptions;
  /** Does what has to happen at a time; without it nobody's time is ever over. */
  readonly jobs?: JobRunner;
  /** How notifications leave this server; without it they stay in the browser. */
  readonly notifications?: NotificationTransport;
}

/** Nothing leaves. */
const NOWHERE: NotificationTransport = {
  deliverMail: () => Promise.resolve(),
  url: null,
  sign: () => '',
  settings: { vapid: null, allowPrivate: false },
};

/**
 * The match service: the only code that changes a match. It refuses with `MatchError`, or with the engine's `Refused` where the
 * rules do, and then nothing has changed.
 */
export type Matches = Awaited<ReturnType<typeof openMatches>>;

/** Opens the match service on a database. */
export async function openMatches(
  database: Database,
  {
    report = () => undefined,
    now = () => new Date(),
    bots: threads,
    jobs,
    notifications = NOWHERE,
  }: MatchesOptions = {},
) {
  const store = await MatchStore.open(database, now, report);
  const pool = new BotPool(threads);
  const bots = new BotRunner(store, pool);
  const analyses = new AnalysisRunner(store, pool);
  const heartbeat = new Heartbeat(database.db, now);
  if (jobs) handleTimeOuts(jobs, store, bots);
  const notificationParts = notificationMethods(store, jobs, notifications);
  return {
    ...notificationParts,
    ...tableMethods(store, bots),
    ...answerMethods(store, bots),
    ...playMethods(store, bots),
    ...standingOrderMethods(store, bots),
    ...streamMethods(store),
    ...pairingMethods(store, bots),
    ...recordMethods(store, pool),
    ...analysisMethods(store, pool, analyses),
    ...socialMethods(store),
    ...adminMethods(store),
    /** How many streams are open. */
    get listeners(): number {
      return store.subscriptions.size;
    },
    /** Says that this process is alive, and learns when no clock has run. Every process calls it before its first job and every few seconds. */
    async beat(): Promise<void> {
      store.pauses = await heartbeat.beat();
    },
    /** Lets bots play on where a process died before they answered. */
    resumeBots: () => bots.resumeAll(),
    /**
     * What is due after a time: pairs people, fills tables with bots, closes tables that nobody starts, resumes bots whose process
     * died. Every process calls it regularly; each does it for all.
     */
    async sweep(): Promise<void> {
      const steps = [
        () => sweepPairings(store, bots),
        () => fillTables(store, bots),
        () => expireTables(store),
        () => bots.resumeStalled(),
        async () => analyses.wake(),
        async () => (notifications === NOWHERE ? undefined : scanNotifications(store)),
      ];
      const failures: unknown[] = [];
      // What fails keeps nothing else from being done.
      for (const step of steps) await step().catch((error: unknown) => failures.push(error));
      if (failures.length === 1) throw failures[0];
      if (failures.length > 1) throw new AggregateError(failures, 'several things that are due failed');
    },
    async close(): Promise<void> {
      await Promise.all([bots.close(), analyses.close()]);
      await store.close();
    },
  };
}
