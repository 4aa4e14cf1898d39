import { openDatabase, type Database, type Where } from '@quayside/db';
import { openMatches, type Matches } from '@quayside/matches';

/** What a process opens once and every call uses. */
export interface House {
  readonly database: Database;
  readonly matches: Matches;
  /** Aborted when the process is about to end: streams are cut, and their clients come back elsewhere. */
  readonly closing: AbortSignal;
  close(): Promise<void>;
}

export interface HouseOptions extends Where {
  /** Hears of defects that nobody is told about otherwise. */
  readonly report?: (error: unknown) => void;
}

export async function openHouse({ report = () => undefined, ...where }: HouseOptions = {}): Promise<House> {
  const database = await openDatabase(where);
  const matches = await openMatches(database, { report });
  const closing = new AbortController();
  // Bots whose process died in the middle of a match play on; nobody has to wait for them.
  void matches.wakeBots().catch(report);
  return {
    database,
    matches,
    closing: closing.signal,
    async close() {
      closing.abort();
      await matches.close();
      await database.close();
    },
  };
}

const KEY = Symbol.for('quayside.house');

/** The one house of this process. Bundlers evaluate a module several times, so it hangs on the global object. */
export function theHouse(options?: HouseOptions): Promise<House> {
  const global = globalThis as { [KEY]?: Promise<House> };
  return (global[KEY] ??= openHouse(options));
}
