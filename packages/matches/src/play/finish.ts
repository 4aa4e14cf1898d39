import { archivedEntry, match, runIn, byColumnName, seat, setFrom, type Statement, type Tx } from '@quayside/db';
import type { ScoreSheet, State } from '@quayside/engine';
import type { Edition } from '@quayside/games';
import { ENTRIES, entriesAfter } from '../store/append-entries.ts';
import { cardsAtEnd, turnOrderOf } from '../records/holdings.ts';
import { stillCounts } from '../table/deals.ts';
import type { Draft, EntryEvents, RunningMatch } from '../store/running-match.ts';
import { ratedSeats, rateMatch, skillColumns, type RatingChange } from '../ratings/ratings.ts';
import type { MatchRow, MatchSnapshot, SeatRow } from '../store/match-snapshot.ts';
import { opponentOf, type Opponent } from '../ratings/opponent.ts';
import { requestBenchmark } from '../records/benchmark.ts';
import { lookedAhead, saveBest } from '../records/solo.ts';
import type { Ending, Result } from '../types.ts';
import { changePayload } from '../live/match-changes.ts';
import type { PreparedWrite } from '../store/prepared-write.ts';
import { peopleOf, type ChangeSet } from '../store/statements.ts';

type EndingMatch = Pick<MatchSnapshot, 'row' | 'seats' | 'leavers'>;

/** How a match ends, as data: what becomes of its row and its seats, and what is kept for ever. */
interface End {
  readonly row: Partial<MatchRow>;
  readonly seats: readonly SeatRow[];
  readonly state: State;
  readonly entryEvents: readonly EntryEvents[];
  readonly edition: Edition;
  /** What the statement below is given: the match, its last entries, its state, its events, its seats. */
  readonly values: readonly [string, string, string, string, string];
}

const ENTRY = ['seq', 'kind', 'seat', 'decision_key', 'answer', 'idempotency_key', 'barrier', 'undo_to', 'holder'];
const columns = ENTRY.map((name) => `"${name}"`).join(', ');

/** The log moves into the archive, its last entries with it, and each seat learns how it has done. */
const ARCHIVING = `
  "gone" as (
    delete from "entry" using "held" where "entry"."match_id" = "held"."id" returning "entry".*
  ), "log" as (
    select ${columns}, "created" from "gone" union all select ${columns}, now() from ${ENTRIES('$2', 'last')}
  ), "kept" as (
    insert into "archive" ("match_id", "state", "events", "log")
    select "id", $3::json, $4::json, (select json_agg(${archivedEntry('log')} order by "log"."seq") from "log") from "held"
  ), "seated" as (
    update "seat" "s" set ${setFrom(seat, 's', '"x"."change"', ['match_id', 'seat'])}
    from "held", json_to_recordset($5::json) as "x"("seat" int, "change" json)
    where "s"."match_id" = "held"."id" and "s"."seat" = "x"."seat"
  )`;

/** As a part of a transaction that holds the match's row and will change it. */
const ARCHIVE_MATCH: Statement = {
  name: 'keep-match',
  text: `with "held" as (select $1::text as "id"), ${ARCHIVING} select 1`,
};

/** All at once, for a match that stands where it is believed to. */
const END_MATCH: Statement = {
  name: 'end-match',
  text: `
    with "held" as (select "id" from "match" where "id" = $1 and "revision" = $6 for update), ${ARCHIVING}, "moved" as (
      update "match" "m" set ${setFrom(match, 'm', '$7::json', ['id', 'revision'])}, "revision" = "m"."revision" + 1
      from "held" where "m"."id" = "held"."id" returning "m"."id"
    )
    select "id", pg_notify('match', $8) from "moved"`,
};

/** Ends a match within a transaction that holds its row: ratings and best results with it. */
export async function finish(
  tx: Tx,
  table: EndingMatch,
  running: RunningMatch,
  draft: Draft,
  { ending, now }: { readonly ending: Ending; readonly now: Date },
): Promise<ChangeSet> {
  const { row, seats } = table;
  const ended = new Date();
  const result = resultOf(table, running, draft, ending);
  const opponents = row.rated && result ? await opponentsAt(table) : [];
  const placed = seats.map((one, i) => ({
    ...one,
    opponent: opponents[i] ?? null,
    place: result?.places[one.seat] ?? null,
  }));
  const rated =
    row.rated && result ? await rateMatch(tx, row.game, ratedSeats([...placed, ...table.leavers], ending), ended) : [];
  if (result && ending === 'finished' && stillCounts(row, now) && !lookedAhead(running.edition, running.log))
    await saveBest(tx, table, result, ended);
  if (ending === 'finished') await requestBenchmark(tx, row);
  const end = endOf(table, running, draft, { ending, ended, result, rated, opponents });
  await runIn(tx)(ARCHIVE_MATCH, end.values);
  return { row: end.row, stored: () => finishedSnapshot(end) };
}

/** It needs no look at anything but the match itself: nobody's rating and nobody's best result. */
export const endsWithoutRating = ({ row, seats }: EndingMatch): boolean => !row.rated && seats.length > 1;

/** What a snapshot becomes when its match is over. */
const finishedSnapshot = ({ seats, edition, state, entryEvents }: End): Partial<MatchSnapshot> => ({
  seats,
  running: null,
  finished: { edition, state, entryEvents },
});

/** The last entries of a match that ends without a rating. */
export function prepareEnd(snapshot: MatchSnapshot, running: RunningMatch, draft: Draft): PreparedWrite {
  const { row } = snapshot;
  const result = resultOf(snapshot, running, draft, 'finished');
  const end = endOf(snapshot, running, draft, {
    ending: 'finished',
    ended: new Date(),
    result,
    rated: [],
    opponents: [],
  });
  const revision = row.revision + 1;
  const people = peopleOf(snapshot);
  const notification = changePayload({ id: row.id, revision, people });
  const changed = JSON.stringify(byColumnName(match, end.row));
  return {
    people,
    request: {
      id: row.id,
      query: { statement: END_MATCH, values: [...end.values, row.revision, changed, notification] },
    },
    result: () => ({ ...snapshot, row: { ...row, ...end.row, revision }, ...finishedSnapshot(end) }),
  };
}

interface Outcome {
  readonly ending: Ending;
  readonly ended: Date;
  readonly result: Result | null;
  readonly rated: readonly RatingChange[];
  /** Who played each seat of a rated match; null for a person. */
  readonly opponents: readonly (Opponent | null)[];
}

/** Who plays the seats of bots. */
const opponentsAt = ({ row, seats }: EndingMatch): Promise<(Opponent | null)[]> =>
  Promise.all(
    seats.map(async ({ accountId, bot }) =>
      accountId === null && bot !== null
        ? opponentOf(row.game, row.version, { seats: seats.length, options: row.options }, bot)
        : null,
    ),
  );

function endOf(
  { row, seats, leavers }: EndingMatch,
  running: RunningMatch,
  draft: Draft,
  { ending, ended, result, rated, opponents }: Outcome,
): End {
  const { edition } = running;
  const { state } = draft.match;
  const entryEvents = [...running.eventsAfter(-1), ...running.eventsOf(draft)];
  const changes = seats.map((one, i) => ({
    ended,
    proposal: null,
    // Where somebody lives is of no use any more.
    playWindow: null,
    place: result?.places[one.seat] ?? null,
    total: result?.totals[one.seat] ?? null,
    turnOrder: turnOrderOf(draft.match.log, one.seat, seats.length),
    cards: ending === 'finished' ? cardsAtEnd(edition, state, one.seat) : null,
    botWeights: opponents[i]?.weights ?? null,
    ...skillColumns(rated.find((other) => other.seat === one.seat)),
  }));
  const left = leavers.map((one) => ({
    ended,
    playWindow: null,
    place: result ? seats.length : null,
    ...skillColumns(rated.find((other) => other.seat === one.seat)),
  }));
  const seq = running.seq + draft.entries.length;
  return {
    row: { status: 'over', ending, ended, seq, due: [], botDue: false, clockState: null, result },
    seats: seats.map((one, i) => ({ ...one, ...changes[i] })),
    state,
    entryEvents,
    edition,
    values: [
      row.id,
      JSON.stringify(entriesAfter(row.id, running.seq, draft.entries)),
      JSON.stringify(state),
      JSON.stringify(entryEvents),
      JSON.stringify([
        ...seats.map((one, i) => ({ seat: one.seat, change: byColumnName(seat, changes[i] ?? {}) })),
        ...leavers.map((one, i) => ({ seat: one.seat, change: byColumnName(seat, left[i] ?? {}) })),
      ]),
    ],
  };
}

const resultOf = ({ seats }: EndingMatch, { edition }: RunningMatch, draft: Draft, ending: Ending): Result | null =>
  ending === 'abandoned' ? null : resultFor(seats, edition, draft.match.state, ending);

/** Those who gave up come after all who stayed, however many points they had. Where that ended the match, all who stayed have won. */
function resultFor(seats: readonly SeatRow[], { core, game }: Edition, state: State, ending: Ending): Result {
  const sheets: ScoreSheet[] = game.score(state);
  const totals: number[] = [];
  for (const sheet of sheets) totals[sheet.seat] = core.totalOf(sheet);
  const gaveUp = (seat: number) => seats.some((one) => one.seat === seat && one.resigned);
  const staying = sheets.filter((sheet) => !gaveUp(sheet.seat));
  const stayed = core.ranks(staying);
  const left = core.ranks(sheets.filter((sheet) => gaveUp(sheet.seat)));
  const places = sheets.map((_, seat) =>
    gaveUp(seat) ? staying.length + (left[seat] ?? 1) : ending === 'resigned' ? 1 : (stayed[seat] ?? 1),
  );
  return { sheets, totals, places };
}
