import type { Query, Statement } from '@quayside/db';
import type { Seat } from '@quayside/engine';
import type { Entry } from '@quayside/engine/host';
import { ENQUEUE_TIME_OUTS } from '../clock/time-out-job.ts';
import { rowOf } from './match-snapshot.ts';

/** Entries for a log that is believed to stand at a revision, and what the match's row becomes with them. */
export interface AppendRequest {
  readonly id: string;
  /** The revision before. */
  readonly revision: number;
  /** The length of the log before. */
  readonly after: number;
  readonly entries: readonly Entry[];
  readonly due: readonly Seat[];
  readonly botDue: boolean;
  /** The clocks after it, and when somebody's time is over. */
  readonly clockState: unknown;
  readonly deadline: Date | null;
  /** The payload that all processes are notified with once it is stored. */
  readonly notification: string;
}

/** Entries as a table of a statement, from what `entriesAfter` says. */
export const ENTRIES = (parameter: string, name: string): string => `
  json_to_recordset(${parameter}::json) as "${name}"("match_id" text, "seq" int, "kind" text, "seat" smallint, "decision_key" text,
    "answer" json, "idempotency_key" text, "barrier" boolean, "undo_to" int, "holder" text)`;

/** Stores such entries, called `e`. */
export const INSERT_ENTRIES = `
  insert into "entry" ("match_id", "seq", "kind", "seat", "decision_key", "answer", "idempotency_key", "barrier", "undo_to", "holder")
  select "e"."match_id", "e"."seq", "e"."kind", "e"."seat", "e"."decision_key", "e"."answer", "e"."idempotency_key", "e"."barrier", "e"."undo_to", "e"."holder"
  from`;

/**
 * Nearly every answer: one statement, which is one transaction, for all matches that write in this turn of the event loop. A match
 * that has moved on meanwhile is left alone. Rows are locked in one order, so that two processes never deadlock.
 */
const APPEND: Statement = {
  name: 'append-entries',
  text: `
    with "wanted" as (
      select * from json_to_recordset($1::json)
        as "x"("id" text, "revision" int, "seq" int, "due" text, "bot_due" boolean, "clock_state" json, "deadline" text, "notification" text, "part" int)
    ), "held" as (
      select "m"."id", "w"."revision", "w"."seq", "w"."due", "w"."bot_due", "w"."clock_state", "w"."deadline", "w"."notification", "w"."part"
      from "match" "m" join "wanted" "w" on "w"."id" = "m"."id" and "w"."revision" = "m"."revision"
      order by "m"."id" for update of "m"
    ), "moved" as (
      update "match" "m"
      set "seq" = "h"."seq", "revision" = "h"."revision" + 1, "due" = "h"."due"::smallint[], "bot_due" = "h"."bot_due", "clock_state" = "h"."clock_state"
      from "held" "h" where "m"."id" = "h"."id" and "m"."revision" = "h"."revision"
      returning "m"."id", "h"."deadline", "h"."notification", "h"."part"
    ), "kept" as (
      ${INSERT_ENTRIES} ${ENTRIES('$2', 'e')} join "moved" on "moved"."id" = "e"."match_id"
    ), "timed" as (
      ${ENQUEUE_TIME_OUTS('select "id", "deadline" from "moved"')}
    )
    select string_agg("id", ',') as "ids", pg_notify('match', string_agg("notification", ',')) from "moved" group by "part"`,
};

/** A notification may have 8000 bytes; what one match adds is far less than the rest. */
const MOST_BYTES = 6000;

/** One statement for all of these. */
export function appendStatement(items: readonly AppendRequest[]): Query {
  let bytes = 0;
  const matches = items.map((one) => {
    bytes += one.notification.length + 1;
    return matchOf(one, Math.floor(bytes / MOST_BYTES));
  });
  const entries = items.flatMap((one) => entriesAfter(one.id, one.after, one.entries));
  return { statement: APPEND, values: [JSON.stringify(matches), JSON.stringify(entries)] };
}

/** Which of them it has stored: a match that did not stand where it was believed to is not among them. */
export function appendedIds(rows: readonly unknown[]): ReadonlySet<string> {
  // The one row per part that the statement above answers.
  return new Set((rows as readonly { ids: string }[]).flatMap(({ ids }) => ids.split(',')));
}

const matchOf = (
  { id, revision, after, entries, due, botDue, clockState, deadline, notification }: AppendRequest,
  part: number,
) => ({
  id,
  revision,
  seq: after + entries.length,
  due: `{${due.join()}}`,
  bot_due: botDue,
  clock_state: clockState,
  deadline,
  notification,
  part,
});

/** Entries after the first so many of a log, as a statement takes them. */
export const entriesAfter = (id: string, after: number, entries: readonly Entry[]) =>
  entries.map((entry, i) => {
    const {
      kind,
      seat,
      decisionKey,
      answer,
      idempotencyKey,
      barrier = false,
      undoTo,
      holder,
    } = rowOf(id, after + 1 + i, entry);
    return {
      match_id: id,
      seq: after + 1 + i,
      kind,
      seat,
      decision_key: decisionKey,
      answer,
      idempotency_key: idempotencyKey,
      barrier,
      undo_to: undoTo,
      holder,
    };
  });
