import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { newId } from '@quayside/auth';
import { presence, notifyPeople, type Db, type Tx } from '@quayside/db';
import { contactsOf } from './friends.ts';
import { STALE_SECONDS } from './person-queries.ts';

/** How often a process refreshes its presence rows, and how long somebody stays online after the last stream has ended. */
export interface PresenceTiming {
  readonly beatMs: number;
  readonly lingerMs: number;
}
const USUAL: PresenceTiming = { beatMs: (STALE_SECONDS / 3) * 1000, lingerMs: 5000 };

/**
 * Who is here: whoever has a stream open in some process. A process counts its own streams and keeps one row for each person,
 * which it renews; the rows of a process that was killed grow old, and whichever process notices first sweeps them away.
 */
export class PresenceTracker {
  private readonly db: Db;
  private readonly report: (error: unknown) => void;
  private readonly rhythm: PresenceTiming;
  private readonly process = newId();
  private readonly streams = new Map<string, number>();
  private readonly leaving = new Map<string, NodeJS.Timeout>();
  private readonly timer: NodeJS.Timeout;
  private closed = false;
  /** One after the other, so that a quick coming and going ends as it should. */
  private work: Promise<void> = Promise.resolve();

  constructor(db: Db, report: (error: unknown) => void, rhythm: PresenceTiming = USUAL) {
    this.db = db;
    this.report = report;
    this.rhythm = rhythm;
    this.timer = setInterval(() => void this.later(() => this.beat()), rhythm.beatMs);
    this.timer.unref();
    // Rows of a process that crashed.
    void this.later(() => this.beat());
  }

  /** Somebody has opened a stream; returns what to call when it ends. */
  connect(id: string): () => void {
    const before = this.streams.get(id) ?? 0;
    this.streams.set(id, before + 1);
    clearTimeout(this.leaving.get(id));
    this.leaving.delete(id);
    if (before === 0) void this.later(() => this.come(id));
    let open = true;
    return () => {
      if (!open) return;
      open = false;
      this.leave(id);
    };
  }

  private leave(id: string): void {
    if (this.closed) return;
    const left = (this.streams.get(id) ?? 1) - 1;
    this.streams.set(id, left);
    if (left > 0) return;
    // A reload closes one stream and opens the next.
    const timer = setTimeout(() => {
      this.leaving.delete(id);
      this.streams.delete(id);
      void this.later(() => this.go([id]));
    }, this.rhythm.lingerMs);
    timer.unref();
    this.leaving.set(id, timer);
  }

  /** Renews what this process knows, and sweeps away what a killed one has left behind. */
  async beat(): Promise<void> {
    const mine = [...this.streams.keys()];
    if (mine.length > 0)
      await this.db
        .insert(presence)
        .values(mine.map((accountId) => ({ accountId, process: this.process })))
        .onConflictDoUpdate({ target: [presence.accountId, presence.process], set: { lastSeen: sql`now()` } });
    const gone = await this.db
      .delete(presence)
      .where(lt(presence.lastSeen, sql`now() - make_interval(secs => ${STALE_SECONDS})`))
      .returning({ id: presence.accountId });
    for (const { id } of gone) await this.tellIfGone(id);
  }

  private async come(id: string): Promise<void> {
    if ((this.streams.get(id) ?? 0) === 0) return;
    const elsewhere = await this.isHere(id);
    await this.db
      .insert(presence)
      .values({ accountId: id, process: this.process })
      .onConflictDoUpdate({ target: [presence.accountId, presence.process], set: { lastSeen: sql`now()` } });
    if (!elsewhere) await notifyPeople(this.db, await contactsOf(this.db, id), 'people');
  }

  private async go(ids: readonly string[]): Promise<void> {
    const away = ids.filter((id) => (this.streams.get(id) ?? 0) === 0);
    if (away.length === 0) return;
    await this.db.delete(presence).where(and(eq(presence.process, this.process), inArray(presence.accountId, away)));
    for (const id of away) await this.tellIfGone(id);
  }

  private async tellIfGone(id: string): Promise<void> {
    if (!(await this.isHere(id))) await notifyPeople(this.db, await contactsOf(this.db, id), 'people');
  }

  private isHere(id: string): Promise<boolean> {
    return isPresent(this.db, id);
  }

  private later(work: () => Promise<void>): Promise<void> {
    this.work = this.work.then(work).catch(this.report);
    return this.work;
  }

  /** What has been noted so far is stored. */
  settled(): Promise<void> {
    return this.work;
  }

  /** Removes this process's presence rows when it shuts down. */
  async close(): Promise<void> {
    this.closed = true;
    clearInterval(this.timer);
    for (const timer of this.leaving.values()) clearTimeout(timer);
    const all = [...this.streams.keys()];
    this.streams.clear();
    await this.later(() => this.go(all));
  }
}

/** Whether some browser of the person has a stream open. */
export async function isPresent(db: Db | Tx, id: string): Promise<boolean> {
  const fresh = gt(presence.lastSeen, sql`now() - make_interval(secs => ${STALE_SECONDS})`);
  return (await db.$count(presence, and(eq(presence.accountId, id), fresh))) > 0;
}
