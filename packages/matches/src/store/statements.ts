import { match, byColumnName, seat, setFrom, type RunStatement, type Statement } from '@quayside/db';
import type { Entry } from '@quayside/engine/host';
import { deadlineOf } from '../clock/match-clock.ts';
import type { Pauses } from '../clock/pauses.ts';
import { ENQUEUE_TIME_OUTS } from '../clock/time-out-job.ts';
import { ENTRIES, entriesAfter, INSERT_ENTRIES } from './append-entries.ts';
import {
  SEATS_JSON,
  REMATCH,
  seatsFrom,
  type SnapshotRow,
  type MatchRow,
  type MatchSnapshot,
  type SeatRow,
} from './match-snapshot.ts';

/** What a change does to the match's row and its log; whatever else it writes, it writes itself. */
export interface ChangeSet {
  readonly row?: Partial<MatchRow>;
  /** More was changed than this describes: the seats are read again. */
  readonly reread?: boolean;
  /** Who sits down; an invitation has been answered by that. */
  readonly seats?: readonly NewSeat[];
  /** To be added to the log. `stored` takes them over. */
  readonly entries?: readonly Entry[];
  /** Further notifications, as `peopleNotification` writes them. */
  readonly notifications?: string;
  /** Called once it is stored: takes a draft over into memory, and returns what else of the snapshot is new. */
  stored?(): Partial<MatchSnapshot>;
}

export type NewSeat = Pick<SeatRow, 'seat' | 'nonce'> & Partial<Pick<SeatRow, 'accountId' | 'bot'>>;

const SEAT = ['match_id', 'seat', 'account_id', 'bot', 'nonce', 'game'];
const SEATS = (parameter: string): string => `
  insert into "seat" (${SEAT.map((name) => `"${name}"`).join(', ')}, "standing_orders", "play_window")
  select ${SEAT.map((name) => `"x"."${name}"`).join(', ')}, "p"."standing_orders", "p"."play_window"
  from json_populate_recordset(null::"seat", ${parameter}::json) "x" left join "preference" "p" on "p"."account_id" = "x"."account_id"`;
const seatsFor = ({ id, game }: Pick<MatchRow, 'id' | 'game'>, seats: readonly NewSeat[]) =>
  seats.map((one) => byColumnName(seat, { ...one, matchId: id, game }));

/** The people at a table, as the payload of a notification. */
const SEATED = `(select string_agg("account_id", ':') from "seat" where "match_id" = $1)`;

/** Somebody at the table has blocked a person who wants to join. */
const UNWELCOME = `
  select 1 from json_populate_recordset(null::"seat", $7::json) "x"
  join "relationship" on "relationship"."other_id" = "x"."account_id" and "relationship"."kind" = 'block'
  join "seat" "at" on "at"."account_id" = "relationship"."account_id" and "at"."match_id" = $1`;

/** The match after a change, and the announcement of it to all processes; nothing where it does not stand where it is believed to. */
const STORE_CHANGE: Statement = {
  name: 'store-change',
  text: `
    with "moved" as (
      update "match" "m" set ${setFrom(match, 'm', '$2::json', ['id', 'revision'])}, "revision" = "m"."revision" + 1
      where "id" = $1 and "revision" = $6 and not exists (${UNWELCOME}) returning "m"."id", "m"."revision"
    ), "kept" as (
      ${INSERT_ENTRIES} ${ENTRIES('$5', 'e')} join "moved" on "moved"."id" = "e"."match_id"
    ), "seated" as (
      ${SEATS('$7')} join "moved" on "moved"."id" = "x"."match_id" returning *
    ), "answered" as (
      delete from "invitation" "i" using "seated"
      where "i"."match_id" = "seated"."match_id" and "i"."account_id" = "seated"."account_id"
    ), "timed" as (
      ${ENQUEUE_TIME_OUTS('select "id", $9::text as "deadline" from "moved"')}
    )
    select ${REMATCH} as "rematch",
      case when $4::boolean then ${SEATS_JSON('(select * from "seat" where "match_id" = $1 union all select * from "seated")')} end as "held",
      pg_notify('match', concat_ws(',',
        concat_ws(':', "m"."id", "m"."revision", $3::text, case when $4::boolean then ${SEATED} end), $8::text))
    from "moved" "m"`,
};

/** Stores a change of a match; null where it has moved on. Drafts are not taken over yet. */
export async function storeChange(
  run: RunStatement,
  snapshot: MatchSnapshot,
  change: ChangeSet,
  pauses: Pauses,
): Promise<MatchSnapshot | null> {
  const { row = {}, entries = [], seats = [], notifications = null } = change;
  const { id, revision, seq, due } = snapshot.row;
  const reread = change.reread === true || seats.length > 0;
  // The people whose list of tables changes. Most answers change none: the same seat goes on deciding.
  const concerns = reread || (row.due !== undefined && row.due.join() !== due.join());
  const people = concerns
    ? [...peopleOf(snapshot), ...seats.flatMap(({ accountId }) => accountId ?? [])].join(':')
    : '';
  const values = [
    byColumnName(match, row),
    people || null,
    reread,
    entriesAfter(id, seq, entries),
    revision,
    seatsFor(snapshot.row, seats),
    notifications,
    row.clockState ? (deadlineOf({ ...snapshot.row, ...row }, () => pauses)?.toISOString() ?? null) : null,
  ];
  const [found] = await run<Pick<SnapshotRow, 'rematch' | 'held'>>(STORE_CHANGE, [id, ...values.map(toParameter)]);
  if (!found) return null;
  const now = { ...snapshot.row, ...row, revision: revision + 1 };
  return { ...snapshot, row: now, ...(reread ? { ...seatsFrom(found.held), rematch: found.rematch } : {}) };
}

const toParameter = <T extends string | number | boolean>(value: object | T | null): string | T | null =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

export const peopleOf = (snapshot: MatchSnapshot): string[] =>
  snapshot.seats.flatMap(({ accountId }) => accountId ?? []);

/** A table that is about to be there. */
export interface NewMatch {
  readonly row: Pick<
    MatchRow,
    | 'id'
    | 'game'
    | 'version'
    | 'options'
    | 'minSeats'
    | 'maxSeats'
    | 'visibility'
    | 'secret'
    | 'commitment'
    | 'createdBy'
  > &
    Partial<MatchRow>;
  readonly seats: readonly NewSeat[];
  readonly entries?: readonly Entry[];
}

const DEFAULTS = {
  status: 'waiting', pace: 'real-time', rated: false, seq: 0, revision: 0, due: [], botDue: false, seed: null, dailyDeal: null, started: null,
  ended: null, ending: null, result: null, rematchOf: null, forkOf: null, forkAnswers: null, fillBot: null, fillAfter: null,
  practiceKey: null, clock: null, clockState: null, whenLeft: 'bot', watchDelay: 0,
} satisfies Partial<MatchRow>; // prettier-ignore
const ROW = [
  'id', 'game', 'version', 'options', 'min_seats', 'max_seats', 'status', 'visibility', 'pace', 'rated', 'created_by', 'secret', 'commitment',
  'seed', 'daily_deal', 'created', 'started', 'seq', 'due', 'bot_due', 'fork_of', 'fork_answers',
  'fill_bot', 'fill_after', 'practice_key', 'ended', 'ending', 'result', 'clock', 'clock_state', 'when_left', 'watch_delay',
].map((name) => `"${name}"`).join(', '); // prettier-ignore

const INSERT_MATCH: Statement = {
  name: 'insert-match',
  text: `
    with "made" as (
      insert into "match" (${ROW}) select ${ROW} from json_populate_record(null::"match", $1::json) returning "id"
    ), "seated" as (
      ${SEATS('$2')} returning *
    ), "kept" as (
      ${INSERT_ENTRIES} ${ENTRIES('$3', 'e')}
    ), "timed" as (
      ${ENQUEUE_TIME_OUTS('select "id", $5::text as "deadline" from "made"')}
    )
    select ${SEATS_JSON('"seated"')} as "held", pg_notify('match', $4) from "made" "m"`,
};

/** Stores a new table with all that belongs to it. */
export async function insertMatch(run: RunStatement, { row, seats, entries = [] }: NewMatch): Promise<MatchSnapshot> {
  const stored: MatchRow = { ...DEFAULTS, created: new Date(), ...row };
  const announced = [row.id, 0, ...seats.flatMap(({ accountId }) => accountId ?? [])].join(':');
  // No pause has begun between the start of its clocks and now.
  const deadline = deadlineOf(stored, () => [])?.toISOString() ?? null;
  const values = [
    byColumnName(match, stored),
    seatsFor(row, seats),
    entriesAfter(row.id, 0, entries),
    announced,
    deadline,
  ];
  const [found] = await run<Pick<SnapshotRow, 'held'>>(INSERT_MATCH, values.map(toParameter));
  if (!found) throw new Error(`the table ${row.id} was not stored`);
  return { row: stored, ...seatsFrom(found.held), running: null, finished: null, rematch: null };
}
