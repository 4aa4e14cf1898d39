import { openAuth, type Auth, type AuthOptions } from '@quayside/auth';
import { openDatabase, type Database, type Where } from '@quayside/db';
import { openMatches, type Matches } from '@quayside/matches';
import { deletePersonalData, openPeople, type People } from '@quayside/people';
import { RateLimit } from './rate-limit.ts';

/** What a process opens once and every call uses. */
export interface Services {
  readonly database: Database;
  readonly matches: Matches;
  readonly auth: Auth;
  readonly people: People;
  readonly rateLimit: RateLimit;
  /** Aborted when the process is about to end: streams are cut, and their clients come back elsewhere. */
  readonly closing: AbortSignal;
  /** Tells the operator something worth knowing, once. */
  warnOnce(line: string): void;
  close(): Promise<void>;
}

export interface ServicesOptions extends Where, Pick<AuthOptions, 'env' | 'outbox' | 'log'> {
  /** Hears of defects that nobody is told about otherwise. */
  readonly report?: (error: unknown) => void;
}

export async function createServices({
  report = () => undefined,
  ...options
}: ServicesOptions = {}): Promise<Services> {
  const database = await openDatabase(options);
  const auth = await opening(database, () => openAuth(database, { ...options, report, deletePersonalData }));
  const people = openPeople(database, report);
  const matches = await opening(database, () => openMatches(database, { report }));
  const closing = new AbortController();
  // Bots whose process died in the middle of a match play on; nobody has to wait for them.
  void matches.resumeBots().catch(report);
  const endSweeps = repeat(SWEEP_MS, () => matches.sweep(), report);
  const warned = new Set<string>();
  return {
    database,
    matches,
    auth,
    people,
    rateLimit: new RateLimit(),
    closing: closing.signal,
    warnOnce(line) {
      if (!warned.has(line)) options.log?.(line);
      warned.add(line);
    },
    async close() {
      closing.abort();
      await endSweeps();
      await matches.close();
      await people.close();
      await auth.close();
      await database.close();
    },
  };
}

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
