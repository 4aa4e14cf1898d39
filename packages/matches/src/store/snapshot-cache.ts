import type { MatchSnapshot } from './match-snapshot.ts';

const MOST_SNAPSHOTS = 500;

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

  /** The revision to read for who hears of all that comes: what is cached where nothing newer was announced. */
  currentRevision(id: string): number {
    return this.get(id, this.announced.get(id) ?? 0)?.row.revision ?? Infinity;
  }

  announce(id: string, revision: number): void {
    this.announced.set(id, Math.max(revision, this.announced.get(id) ?? revision));
  }

  /** Keeps a snapshot that was read. */
  keep(snapshot: MatchSnapshot): MatchSnapshot {
    const { id } = snapshot.row;
    this.snapshots.delete(id);
    this.snapshots.set(id, snapshot);
    if (this.snapshots.size > MOST_SNAPSHOTS) {
      // The least recently used one; whoever needs it reads it again.
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
