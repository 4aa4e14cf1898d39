import {
  columnsAs,
  entry,
  match,
  objectOf,
  reviveDates,
  seat,
  type LogRow,
  type RunStatement,
  type Statement,
} from '@quayside/db';
import type { Answer, Seat, State } from '@quayside/engine';
import type { Entry } from '@quayside/engine/host';
import { loadEdition, type Edition } from '@quayside/games';
import { MatchError } from '../errors.ts';
import { RunningMatch, type EntryEvents } from './running-match.ts';
import type { Viewer } from '../types.ts';

export type MatchRow = typeof match.$inferSelect;
export type SeatRow = typeof seat.$inferSelect & {
  readonly name: string | null;
  readonly former?: true;
  /** The person may not take part until then. */
  readonly suspendedUntil?: Date | null;
};
export type EntryRow = typeof entry.$inferSelect;

/** Everything this process knows of one table at one revision. Never changed, only replaced; `live` alone moves on. */
export interface MatchSnapshot {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  /** Those who have left a seat to a substitute, the first first. */
  readonly leavers: readonly SeatRow[];
  /** While the match runs. */
  readonly running: RunningMatch | null;
  /** Once it is over. */
  readonly finished: FinishedMatch | null;
  readonly rematch: string | null;
}

export interface FinishedMatch {
  readonly edition: Edition;
  readonly state: State;
  readonly entryEvents: readonly EntryEvents[];
}

/** The viewer's seat at a table, or null. */
export const seatOf = (snapshot: MatchSnapshot, viewer: Viewer): Seat | null =>
  viewer === null ? null : (snapshot.seats.find((one) => one.accountId === viewer)?.seat ?? null);

const LOCK: Statement = {
  name: 'lock-match',
  text: `select ${columnsAs(match, 'm')} from "match" "m" where "id" = $1 for update`,
};

/** The row of a match, which nobody else changes until the transaction ends. */
export async function lockRow(run: RunStatement, id: string): Promise<MatchRow> {
  const [row] = await run<MatchRow>(LOCK, [id]);
  if (!row) throw new MatchError('unknown-table');
  return reviveDates(match, row);
}

/** Who sits at a table `m`, with names, from rows of `seat`. */
export const SEATS_JSON = (rows: string): string => `
  (select json_agg(json_build_array(${objectOf(seat, 's')}, "a"."name", "a"."deleted", "a"."suspended_until") order by "s"."seat")
    from ${rows} "s" left join "account" "a" on "a"."id" = "s"."account_id" where "s"."match_id" = "m"."id")`;
export const REMATCH = `(select "n"."id" from "match" "n" where "n"."rematch_of" = "m"."id")`;

/** Everything about a table in one look: its row, its seats, and of its log what is not known yet. */
const READ_SNAPSHOT: Statement = {
  name: 'read-snapshot',
  text: `
    select ${columnsAs(match, 'm')}, ${REMATCH} as "rematch", ${SEATS_JSON('"seat"')} as "held",
      (select json_agg(${objectOf(entry, 'e')} order by "e"."seq")
        from "entry" "e" where "e"."match_id" = "m"."id" and "e"."seq" > $2) as "entries"
    from "match" "m" where "m"."id" = $1`,
};

/** What statements answer that read a table. */
export interface SnapshotRow extends MatchRow {
  readonly rematch: string | null;
  readonly held: readonly [seat: SeatRow, name: string | null, deleted: string | null, until: string | null][] | null;
}

/** Who sits at a table and who has left a seat there, as `SEATS_JSON` says it. */
export function seatsFrom(held: SnapshotRow['held']): Pick<MatchSnapshot, 'seats' | 'leavers'> {
  const rows = seatRows(held);
  return {
    seats: rows.filter((one) => one.leftSeat === null),
    leavers: rows.filter((one) => one.leftSeat !== null),
  };
}

const seatRows = (held: SnapshotRow['held']): SeatRow[] =>
  (held ?? []).map(([one, name, deleted, until]) => ({
    ...reviveDates(seat, one),
    name,
    ...(deleted === null ? {} : { former: true as const }),
    suspendedUntil: until === null ? null : new Date(until),
  }));

/** The match as it is stored, brought up to date from an older snapshot where there is one. */
export async function readSnapshot(run: RunStatement, id: string, older: MatchSnapshot | null): Promise<MatchSnapshot> {
  const [stored] = await run<SnapshotRow & { entries: readonly EntryRow[] | null }>(READ_SNAPSHOT, [
    id,
    older?.running?.seq ?? 0,
  ]);
  if (!stored) throw new MatchError('unknown-table');
  const { entries, held, rematch, ...found } = stored;
  const row = reviveDates(match, found);
  const snapshot: MatchSnapshot = { row, ...seatsFrom(held), running: null, finished: null, rematch };
  if (row.status === 'over') return { ...snapshot, finished: older?.finished ?? (await readFinished(run, row)) };
  if (row.status !== 'running') return snapshot;
  const running = older?.running && older.running.seq <= row.seq ? older.running : await createRunningMatch(row);
  // Somebody else may have brought it up to date while these were read.
  playOn(running, (entries ?? []).filter((one) => one.seq > running.seq).map(entryOf));
  return { ...snapshot, running };
}

/** What is stored was accepted, so a log that can't be played is a defect: of this match alone. */
function playOn(running: RunningMatch, entries: readonly Entry[]): void {
  try {
    running.advance(entries);
  } catch (cause) {
    throw new MatchError('broken', undefined, { cause });
  }
}

/** What a match needs to be played. */
export type MatchConfig = Pick<MatchRow, 'game' | 'version' | 'options' | 'maxSeats' | 'seed'>;

export async function createRunningMatch(row: MatchConfig): Promise<RunningMatch> {
  const edition = await loadEdition(row.game, row.version);
  return new RunningMatch(edition, { seats: row.maxSeats, options: row.options }, row.seed ?? '');
}

const READ_FINISHED: Statement = {
  name: 'read-finished',
  text: `select "state", "events" as "entryEvents" from "archive" where "match_id" = $1`,
};

async function readFinished(run: RunStatement, row: MatchRow): Promise<FinishedMatch | null> {
  // What is read here is what `finish` wrote.
  const [kept] = await run<Pick<FinishedMatch, 'state' | 'entryEvents'>>(READ_FINISHED, [row.id]);
  return kept ? { edition: await loadEdition(row.game, row.version), ...kept } : null;
}

export function entryOf(row: LogRow): Entry {
  switch (row.kind) {
    case 'answer':
      return {
        kind: 'answer',
        seat: row.seat,
        key: row.decisionKey ?? '',
        answer: answerOf(row.answer),
        ...(row.idempotencyKey === null ? {} : { token: row.idempotencyKey }),
        ...(row.barrier ? { barrier: true } : {}),
      };
    case 'undo':
      return { kind: 'undo', to: row.undoTo ?? 0, by: row.seat };
    case 'seat':
      return { kind: 'seat', seat: row.seat, who: row.holder ?? '' };
  }
}

/** An answer as it was accepted. Bundles were accepted once that named tokens of which they held none; the rules know no such. */
function answerOf(stored: unknown): Answer {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return stored as Answer;
  const given = Object.entries(stored).filter(([, n]) => n !== 0);
  return given.length === Object.keys(stored).length ? (stored as Answer) : Object.fromEntries(given);
}

export function rowOf(matchId: string, seq: number, one: Entry): typeof entry.$inferInsert {
  switch (one.kind) {
    case 'answer':
      return {
        matchId,
        seq,
        kind: 'answer',
        seat: one.seat,
        decisionKey: one.key,
        answer: one.answer,
        idempotencyKey: one.token ?? null,
        barrier: one.barrier ?? false,
      };
    case 'undo':
      return { matchId, seq, kind: 'undo', seat: one.by, undoTo: one.to };
    case 'seat':
      return { matchId, seq, kind: 'seat', seat: one.seat, holder: one.who };
  }
}
