import { openAuth, type Auth, type AuthOptions } from '@quayside/auth';
import { openDatabase, type Database, type DatabaseOptions, type Statement } from '@quayside/db';
import { JobRunner } from '@quayside/jobs';
import { openMatches, readNotificationSettings, type Matches } from '@quayside/matches';
import { deletePersonalData, openPeople, type People } from '@quayside/people';
import { RateLimit } from './rate-limit.ts';

/** What a process opens once and every call uses. */
export interface Services {
  readonly database: Database;
  readonly jobs: JobRunner;
  readonly matches: Matches;
  readonly auth: Auth;
  readonly people: People;
  readonly rateLimit: RateLimit;
  /** Aborted when the process is about to end, so that streams are cut and clients reconnect to another one. */
  readonly closing: AbortSignal;
  /** Rejects while the database does not answer. */
  readonly checkDatabase: () => Promise<void>;
  /** Tells the operator something worth knowing, once. */
  warnOnce(line: string): void;
  /** Cuts streams, so that their clients go on at another process. */
  endStreams(): void;
  close(): Promise<void>;
}

export interface ServicesOptions extends DatabaseOptions, Pick<AuthOptions, 'env' | 'outbox' | 'log'> {
  /** Receives errors that no caller gets to see. */
  readonly report?: (error: unknown) => void;
}

export async function createServices({
  report = () => undefined,
  ...options
}: ServicesOptions = {}): Promise<Services> {
  const database = await openDatabase(options);
  const auth = await opening(database, () => openAuth(database, { ...options, report, deletePersonalData }));
  const people = openPeople(database, report);
  const jobs = new JobRunner(database, { report });
  const matches = await opening(database, () =>
    openMatches(database, {
      report,
      jobs,
      notifications: {
        deliverMail: auth.deliverMail,
        url: auth.url,
        sign: auth.sign,
        settings: readNotificationSettings(options.env ?? process.env),
      },
    }),
  );
  await opening(database, async () => {
    // Deadlines of an outage are not those of the players.
    await matches.beat();
    await jobs.start();
  });
  const closing = new AbortController();
  // Continues matches whose bot lost its process.
  void matches.resumeBots().catch(report);
  const endSweeps = repeat(
    SWEEP_MS,
    async () => {
      await matches.beat();
      await matches.sweep();
    },
    report,
  );
  const warned = new Set<string>();
  return {
    database,
    jobs,
    matches,
    auth,
    people,
    rateLimit: new RateLimit(),
    closing: closing.signal,
    checkDatabase: async () => void (await database.run(PING, [])),
    warnOnce(line) {
      if (!warned.has(line)) options.log?.(line);
      warned.add(line);
    },
    endStreams: () => closing.abort(),
    async close() {
      closing.abort();
      await endSweeps();
      await jobs.close();
      await matches.close();
      await people.close();
      await auth.close();
      await database.close();
    },
  };
}

const PING: Statement = { name: 'ping', text: 'select 1' };

/** How often every process looks for what time has brought about. */
const SWEEP_MS = 5000;

/** Runs work at an interval, never twice at a time; the returned function stops it and waits for the last run. */
function repeat(ms: number, work: () => Promise<void>, report: (error: unknown) => void): () => Promise<void> {
  let working: Promise<void> | null = null;
  const timer = setInterval(() => {
    working ??= work()
      .catch(report)
      .finally(() => (working = null));
  }, ms);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

/** What can't be opened must not leave the database locked. */
async function opening<T>(database: Database, open: () => T | Promise<T>): Promise<T> {
  try {
    return await open();
  } catch (error) {
    await database.close();
    throw error;
  }
}

const KEY = Symbol.for('quayside.services');

/** The services of this process. Bundlers evaluate a module several times, so they are kept on the global object. */
export function getServices(options?: ServicesOptions): Promise<Services> {
  const global = globalThis as { [KEY]?: Promise<Services> };
  return (global[KEY] ??= createServices(options));
}
