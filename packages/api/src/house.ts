import type { Database } from '@quayside/db';
import type { Matches } from '@quayside/matches';

/** What a process opens once and every call uses. */
export interface House {
  readonly database: Database;
  readonly matches: Matches;
  /** Aborted when the process is about to end: streams are cut, and their clients come back elsewhere. */
  readonly closing: AbortSignal;
  close(): Promise<void>;
}
