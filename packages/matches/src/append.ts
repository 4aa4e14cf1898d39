import { inBatches, type Database, type Statement } from '@quayside/db';
import type { Entry, Seat } from '@quayside/engine';
import { rowOf } from './room.ts';

/** Entries for a log that is believed to stand at a revision, and what the match's row becomes with them. */
export interface Appended {
  readonly id: string;
  /** The revision before. */
  readonly revision: number;
  /** The length of the log before. */
  readonly after: number;
  readonly entries: readonly Entry[];
  readonly due: readonly Seat[];
  readonly botDue: boolean;
  /** What all processes are told once it is stored. */
  readonly announced: string;
}

/**
 * The way of nearly every answer: one statement, which is one transaction, for all matches that have something to store at this
 * moment. A match that has moved on meanwhile is left alone. Rows are locked in one order, so that two processes never wait for
 * each other in a circle.
 */
const APPEND: Statement = {
  name: 'append-entries',
  text: `
    with "wanted" as (
      select * from json_to_recordset($1::json)
        as "x"("id" text, "revision" int, "seq" int, "due" text, "bot_due" boolean, "announced" text)
    ), "held" as (
      select "m"."id", "w"."revision", "w"."seq", "w"."due", "w"."bot_due", "w"."announced"
      from "match" "m" join "wanted" "w" on "w"."id" = "m"."id" and "w"."revision" = "m"."revision"
      order by "m"."id" for update of "m"
    ), "moved" as (
      update "match" "m"
      set "seq" = "h"."seq", "revision" = "h"."revision" + 1, "due" = "h"."due"::smallint[], "bot_due" = "h"."bot_due"
      from "held" "h" where "m"."id" = "h"."id" and "m"."revision" = "h"."revision"
      returning "m"."id", "h"."announced"
    ), "kept" as (
      insert into "entry" ("match_id", "seq", "kind", "seat", "key", "answer", "token", "barrier", "undo_to", "who")
      select "e"."match_id", "e"."seq", "e"."kind", "e"."seat", "e"."key", "e"."answer", "e"."token", "e"."barrier", "e"."undo_to", "e"."who"
      from json_to_recordset($2::json) as "e"("match_id" text, "seq" int, "kind" text, "seat" smallint, "key" text,
        "answer" json, "token" text, "barrier" boolean, "undo_to" int, "who" text)
      join "moved" on "moved"."id" = "e"."match_id"
    )
    select "id", pg_notify('match', "announced") from "moved"`,
};

/** Stores entries; false where the match does not stand where it was believed to. */
export type Append = (appended: Appended) => Promise<boolean>;

export function openAppend(database: Database): Append {
  return inBatches(
    async (items: readonly Appended[]) => {
      const rows = await database.run<{ id: string }>(APPEND, [
        JSON.stringify(items.map(matchOf)),
        JSON.stringify(items.flatMap(entriesOf)),
      ]);
      const moved = new Set(rows.map(({ id }) => id));
      return items.map(({ id }) => moved.has(id));
    },
    // While one group is being made durable, the next can be prepared.
    { atOnce: database.driver === 'postgres' ? 2 : 1 },
  );
}

const matchOf = ({ id, revision, after, entries, due, botDue, announced }: Appended) => ({
  id,
  revision,
  seq: after + entries.length,
  due: `{${due.join()}}`,
  bot_due: botDue,
  announced,
});

const entriesOf = ({ id, after, entries }: Appended) =>
  entries.map((entry, i) => {
    const {
      matchId,
      seq,
      kind,
      seat,
      key,
      answer,
      token,
      barrier = false,
      undoTo,
      who,
    } = rowOf(id, after + 1 + i, entry);
    return { match_id: matchId, seq, kind, seat, key, answer, token, barrier, undo_to: undoTo, who };
  });
