import type { MatchSnapshot } from './match-snapshot.ts';

const MOST_SNAPSHOTS = 500;
const MOST_ANNOUNCED = 2 * MOST_SNAPSHOTS;

/** The newest snapshot this process has of each match, and the newest revision that was announced of it. */
export class SnapshotCache {
  private readonly snapshots = new Map<string, MatchSnapshot>();
  /** Infinity where announcements may have been missed. */
  private readonly announced = new Map<string, number>();

  /** A snapshot that is at least as new as a revision. */
  get(id: string, atLeast = 0): MatchSnapshot | null {
    const known = this.snapshots.get(id);
    return known && known.row.revision >= atLeast ? known : null;
  }

  keys(): Iterable<string> {
    return this.snapshots.keys();
  }

  /** The revision to read for a subscriber: the cached one unless a newer one was announced. */
  currentRevision(id: string): number {
    return this.get(id, this.announced.get(id) ?? 0)?.row.revision ?? Infinity;
  }

  announce(id: string, revision: number): void {
    const newest = Math.max(revision, this.announced.get(id) ?? revision);
    // Anew, so that what was announced longest ago comes first.
    this.announced.delete(id);
    this.announced.set(id, newest);
    if (this.announced.size > MOST_ANNOUNCED) this.forgetOldest();
  }

  /** Matches of other processes are announced too: what is not read here is forgotten. */
  private forgetOldest(): void {
    for (const id of this.announced.keys())
      if (!this.snapshots.has(id)) {
        this.announced.delete(id);
        return;
      }
  }

  /** How much is remembered. */
  get size(): number {
    return this.snapshots.size + this.announced.size;
  }

  /** Keeps a snapshot that was read. */
  keep(snapshot: MatchSnapshot): MatchSnapshot {
    const { id } = snapshot.row;
    this.snapshots.delete(id);
    this.snapshots.set(id, snapshot);
    if (this.snapshots.size > MOST_SNAPSHOTS) {
      // Evicts the least recently used one.
      const [oldest] = this.snapshots.keys();
      if (oldest !== undefined) {
        this.snapshots.delete(oldest);
        this.announced.delete(oldest);
      }
    }
    return snapshot;
  }

  /**
   * Keeps a snapshot that this process has just written. The write succeeded at the cached revision, so nothing had been missed
   * before it; only a later announcement is still newer.
   */
  keepWritten(snapshot: MatchSnapshot): MatchSnapshot {
    const { id, revision } = snapshot.row;
    const announced = this.announced.get(id) ?? 0;
    this.announced.set(id, announced < Infinity ? Math.max(revision, announced) : revision);
    return this.keep(snapshot);
  }
}
