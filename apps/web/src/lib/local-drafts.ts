import type { Move } from '@quayside/engine';

/** What this browser stores about a match: drafts of moves and messages, and what was read. */
export interface LocalDrafts {
  readonly draft?: readonly Move[];
  /** The last chat message that was read. */
  readonly read?: number;
  /** Notes that the server does not have yet. */
  readonly note?: string | undefined;
}

const KEY = 'quayside-kept';
/** The oldest is forgotten first. */
const MOST = 20;

function all(): [string, LocalDrafts][] {
  try {
    // Written by `saveDrafts` only; invalid values are dropped where they are used.
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as [string, LocalDrafts][]) : [];
  } catch {
    return [];
  }
}

export const draftsOf = (match: string): LocalDrafts => all().find(([id]) => id === match)?.[1] ?? {};

export function saveDrafts(match: string, change: LocalDrafts): void {
  const others = all().filter(([id]) => id !== match);
  const next = [...others.slice(-(MOST - 1)), [match, { ...draftsOf(match), ...change }]];
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A full or closed store costs the draft, not the match.
  }
}
