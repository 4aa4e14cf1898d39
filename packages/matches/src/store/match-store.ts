import { CHANNEL, match, namedFor, runIn, runOn, type Database, type Run, type Tx } from '@quayside/db';
import { Refused } from '@quayside/engine';
import { Subscriptions } from '../live/subscriptions.ts';
import { MatchError } from '../errors.ts';
import type { Draft, RunningMatch } from './running-match.ts';
import { END_MATCH, finishedSnapshot, type End } from '../play/finish.ts';
import { lockRow, readSnapshot, type MatchSnapshot } from './match-snapshot.ts';
import type { Viewer } from '../types.ts';
import { BatchWriter } from './batch-writer.ts';
import { WaitingTables } from '../table/waiting-limit.ts';
import { peopleOf, storeChange, insertMatch, type Change, type NewMatch } from './statements.ts';

const MOST_SNAPSHOTS = 500;

/**
 * The rooms this process has in memory, and the one way to change them: a transaction that holds the match's row, so that changes
 * of one match follow each other whatever process makes them.
 */
export class MatchStore {
  readonly database: Database;
  readonly now: () => Date;
  /** Hears of a match that can't be read, where others are shown without it. */
  readonly report: (error: unknown, matchId: string) => void;
  readonly subscriptions = new Subscriptions();
  /** Who waits at how many tables. */
  readonly waiting: WaitingTables;
  private readonly cache = new Map<string, MatchSnapshot>();
  /** The newest that was announced of a room in memory; Infinity where announcements may have been missed. */
  private readonly newest = new Map<string, number>();
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly writer: BatchWriter;
  private readonly run: Run;
  private unlisten: (() => Promise<void>) | null = null;

  constructor(database: Database, now: () => Date, report: (error: unknown, matchId: string) => void) {
    this.database = database;
    this.now = now;
    this.report = report;
    this.writer = new BatchWriter(database);
    this.run = runOn(database);
    this.waiting = new WaitingTables(database);
  }

  async open(): Promise<void> {
    this.unlisten = await this.database.listen(CHANNEL, (payload) => {
      if (payload !== null) return payload.split(',').forEach((announced) => this.receive(announced));
      for (const id of [...this.cache.keys(), ...this.queues.keys()]) this.newest.set(id, Infinity);
      this.subscriptions.publishAll();
    });
  }

  private receive(announced: string): void {
    const [id = '', number, ...people] = announced.split(':');
    const revision = Number(number);
    const busy = this.queues.get(id);
    if (busy || this.cache.has(id)) this.newest.set(id, Math.max(revision, this.newest.get(id) ?? revision));
    // What is announced is often what is being done here: whoever looked before that is done would have to stand in line for it.
    if (busy) void busy.then(() => this.publish(id, revision, people));
    else this.publish(id, revision, people);
  }

  private publish(id: string, revision: number, people: readonly string[], doer: Viewer = null): void {
    this.subscriptions.publishFor(doer, id, revision);
    for (const person of people) this.subscriptions.publish(personTopic(person), revision, id);
  }

  /** The revision to read for who hears of all that comes: what is in memory where nothing newer was announced. */
  current(id: string): number {
    const known = this.cache.get(id);
    return known && known.row.revision >= (this.newest.get(id) ?? 0) ? known.row.revision : Infinity;
  }

  async close(): Promise<void> {
    await this.unlisten?.();
    await Promise.allSettled(this.queues.values());
  }

  /** A room that is in memory and at least as new as a revision that was announced. */
  known(id: string, atLeast: number): MatchSnapshot | null {
    const known = this.cache.get(id);
    return known && known.row.revision >= atLeast ? known : null;
  }

  /** A room as it is stored now, or at least as new as a revision that was announced. */
  async read(id: string, atLeast = Infinity): Promise<MatchSnapshot> {
    const known = this.known(id, atLeast);
    if (known) return known;
    return this.inSequence(id, async () => {
      const cached = this.cache.get(id) ?? null;
      if (cached && cached.row.revision >= atLeast) return cached;
      const found = await readSnapshot(this.run, id, cached);
      return cached && cached.row.revision >= found.row.revision ? cached : this.keep(found);
    });
  }

  /** Rooms at least as new as revisions that were read. One that can't be read is a defect, which hides none of the others. */
  async readAll(rows: readonly { readonly id: string; readonly revision: number }[]): Promise<MatchSnapshot[]> {
    const store = await Promise.all(
      rows.map(({ id, revision }) =>
        this.read(id, revision).catch((error: unknown) => {
          if (!(error instanceof MatchError)) throw error;
          this.report(error, id);
          return null;
        }),
      ),
    );
    return store.filter((snapshot) => snapshot !== null);
  }

  /** A room as this process last saw it, or null. */
  peek(id: string): MatchSnapshot | null {
    return this.cache.get(id) ?? null;
  }

  /** Changes a room: what `decide` throws, and what the database refuses, changes nothing. */
  async change(
    id: string,
    decide: (tx: Tx, snapshot: MatchSnapshot) => Promise<Change | null>,
  ): Promise<MatchSnapshot> {
    return this.inSequence(id, async () => {
      const { now } = await this.database.db.transaction(async (tx) => {
        const run = runIn(tx);
        const locked = await lockRow(run, id);
        const cached = this.cache.get(id) ?? null;
        const snapshot =
          cached && cached.row.revision === locked.revision ? cached : this.keep(await readSnapshot(run, id, cached));
        const change = await decide(tx, snapshot);
        if (!change) return { now: () => snapshot };
        const storedSnapshot = await storeChange(run, snapshot, change);
        if (!storedSnapshot) throw new Error(`match ${id} went away while it was locked`);
        // What was prepared counts from the moment on when it is stored.
        return { now: () => ({ ...storedSnapshot, ...change.stored?.() }) };
      });
      return this.keep(now());
    });
  }

  /**
   * Changes a room by data alone, believing what this process remembers of it. Null where that is too old, and where it would be
   * refused: only what is stored may refuse, so `change` is asked then.
   */
  async tryChange(
    id: string,
    decide: (snapshot: MatchSnapshot) => Promise<Change | null>,
  ): Promise<MatchSnapshot | null> {
    return this.inSequence(id, async () => {
      const snapshot = this.cache.get(id);
      const change = snapshot ? await unlessRefused(() => decide(snapshot)) : null;
      const storedSnapshot = snapshot && change && (await storeChange(this.writing(id), snapshot, change));
      if (!storedSnapshot) return null;
      return this.stored({ ...storedSnapshot, ...change.stored?.() });
    });
  }

  /**
   * Adds a draft to the log, believing what this process remembers of the match. Null where that is too old, or where there is more
   * to do than to add: then `change` looks at what is stored, and what it says counts.
   */
  tryAppend(
    id: string,
    doer: Viewer,
    draft: (snapshot: MatchSnapshot, running: RunningMatch) => AnswerDraft | { readonly end: End } | null,
  ): Promise<MatchSnapshot | null> {
    return this.inSequence(id, async () => {
      const snapshot = this.cache.get(id);
      const answerDraft = snapshot?.running ? draft(snapshot, snapshot.running) : null;
      if (!snapshot?.running || !answerDraft) return null;
      const stored =
        'end' in answerDraft
          ? await this.tryEnd(snapshot, answerDraft.end)
          : await this.tryDraft(snapshot, snapshot.running, answerDraft);
      if (!stored) return null;
      const now = this.stored(stored.snapshot);
      // Those in this process need not wait for the announcement to come back.
      this.publish(id, now.row.revision, stored.people, doer);
      return now;
    });
  }

  private async tryDraft(
    snapshot: MatchSnapshot,
    running: RunningMatch,
    { draft, due, botDue }: AnswerDraft,
  ): Promise<StoredSnapshot | null> {
    const { row } = snapshot;
    const { entries } = draft;
    const revision = row.revision + 1;
    const people = due.join() === row.due.join() ? [] : peopleOf(snapshot);
    const announced = [row.id, revision, ...people].join(':');
    const wanted = { id: row.id, revision: row.revision, after: running.seq, entries, due, botDue, announced };
    if (!(await this.writer.append(wanted))) return null;
    const seq = running.seq + entries.length;
    running.adopt(draft);
    return { snapshot: { ...snapshot, row: { ...row, revision, seq, due: [...due], botDue } }, people };
  }

  private async tryEnd(snapshot: MatchSnapshot, end: End): Promise<StoredSnapshot | null> {
    const { row } = snapshot;
    const revision = row.revision + 1;
    const people = peopleOf(snapshot);
    const announced = [row.id, revision, ...people].join(':');
    const changed = JSON.stringify(namedFor(match, end.row));
    const stored = await this.writer.run(row.id, END_MATCH, [...end.values, row.revision, changed, announced]);
    if (stored.length === 0) return null;
    return { snapshot: { ...snapshot, row: { ...row, ...end.row, revision }, ...finishedSnapshot(end) }, people };
  }

  /** A new table; `live` is its match where that has begun. */
  async create(wanted: NewMatch, running: RunningMatch | null = null): Promise<MatchSnapshot> {
    const { id } = wanted.row;
    return this.inSequence(id, async () => this.keep({ ...(await insertMatch(this.writing(id), wanted)), running }));
  }

  /** Statements that change a match, together with all others of this moment. */
  private writing(id: string): Run {
    return (statement, values) => this.writer.run(id, statement, values);
  }

  /** It stood where it was believed to, so nothing else had happened; what was announced of a later revision happened since. */
  private stored(snapshot: MatchSnapshot): MatchSnapshot {
    const { id, revision } = snapshot.row;
    const heard = this.newest.get(id) ?? 0;
    this.newest.set(id, heard < Infinity ? Math.max(revision, heard) : revision);
    return this.keep(snapshot);
  }

  private keep(snapshot: MatchSnapshot): MatchSnapshot {
    const { id } = snapshot.row;
    this.cache.delete(id);
    this.cache.set(id, snapshot);
    if (this.cache.size > MOST_SNAPSHOTS) {
      // The one that was not touched for longest; whoever needs it reads it again.
      const [oldest] = this.cache.keys();
      if (oldest !== undefined) {
        this.cache.delete(oldest);
        this.newest.delete(oldest);
      }
    }
    return snapshot;
  }

  /** One after the other per match: waiting here costs nothing, waiting for a row lock costs a connection. */
  private inSequence<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = this.queues.get(id);
    const mine = before ? before.then(work) : work();
    const leave = () => {
      if (this.queues.get(id) === tail) this.queues.delete(id);
    };
    const tail: Promise<void> = mine.then(leave, leave);
    this.queues.set(id, tail);
    return mine;
  }
}

/** What an answer leads to, where it does not end the match. */
export interface AnswerDraft {
  readonly draft: Draft;
  readonly due: readonly number[];
  readonly botDue: boolean;
}

/** A room after what was tried is stored, and whose list of tables it alters. */
interface StoredSnapshot {
  readonly snapshot: MatchSnapshot;
  readonly people: readonly string[];
}

/** What rings for somebody whose list of tables has changed. */
export const personTopic = (person: string): string => `person:${person}`;

/** What `decide` says; null where it refuses. */
async function unlessRefused<T>(decide: () => Promise<T | null>): Promise<T | null> {
  try {
    return await decide();
  } catch (error) {
    if (error instanceof Refused || error instanceof MatchError) return null;
    throw error;
  }
}
