import type { Event, Seat } from '@quayside/engine';
import type { Edition } from '@quayside/games';
import { isOpened, isSealed } from './deals.ts';
import { Declined } from './declined.ts';
import type { Line } from './live.ts';
import { seatOf, type MatchRow, type Room, type SeatRow } from './room.ts';
import type { Holder, MatchView, Result, Table, Told, UndoOffer, Update, Viewer } from './shapes.ts';
import { wishesOf } from './wishes.ts';

const SPECTATOR = -2;

/** The table as this viewer may see it. */
export function tableFor(room: Room, viewer: Viewer, now: Date): Table {
  const { row } = room;
  const waiting = row.status === 'waiting';
  const count = Math.max(waiting ? row.most : 0, ...room.seats.map((one) => one.seat + 1));
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: row.options,
    status: row.status,
    visibility: row.visibility,
    pace: row.pace,
    rated: row.rated,
    host: row.createdBy,
    seats: Array.from({ length: count }, (_, seat) => holderOf(seat, room, row)),
    fewest: row.fewest,
    mine: seatOf(room, viewer),
    due: row.due,
    created: row.created,
    started: row.started,
    ended: row.ended,
    ending: row.ending,
    commitment: row.commitment,
    secret: isOpened(row, now) ? row.secret : null,
    daily: row.daily?.slice(0, 10) ?? null,
    result: resultOf(row),
    rematch: room.rematch,
    seq: row.seq,
    revision: row.revision,
  };
}

function holderOf(seat: Seat, room: Room, row: MatchRow): Holder {
  const held: SeatRow | undefined = room.seats.find((one) => one.seat === seat);
  return {
    seat,
    kind: !held ? 'open' : held.accountId === null ? 'bot' : 'person',
    accountId: held?.accountId ?? null,
    name: held?.name ?? null,
    ...(held?.former ? { former: true as const } : {}),
    bot: held?.bot ?? null,
    resigned: held?.resigned ?? false,
    ...(held?.ownBot ? { ownBot: true as const } : {}),
    nonce: row.status === 'waiting' ? null : (held?.nonce ?? null),
  };
}

// Written by `finish` and by nobody else.
const resultOf = (row: MatchRow): Result | null => (row.result ?? null) as Result | null;

/** The match as this viewer may know it. Decisions are computed from the view, so they can't tell more than it does. */
export function viewFor(room: Room, viewer: Viewer): MatchView {
  const { row, live, past } = room;
  const shown = live ?? past;
  if (!shown) throw new Declined('not-running');
  const { core, game } = shown.edition;
  const mine = seatOf(room, viewer);
  const seat = mine ?? SPECTATOR;
  const state = core.conceal(game, shown.state, seat);
  const resigned = room.seats.some((one) => one.seat === mine && one.resigned);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    seq: live?.seq ?? row.seq,
    seat,
    state,
    decisions: live && mine !== null && !resigned ? core.decisions(game, state, seat) : [],
    due: live ? core.dueSeats(live.state) : [],
    undo: undoFor(room, mine),
    over: row.status === 'over',
    result: resultOf(row),
  };
}

function undoFor(room: Room, seat: Seat | null): UndoOffer {
  const { live } = room;
  const wishes = wishesOf(room);
  if (!live || seat === null) return { last: false, turn: false, ask: null, wishes };
  const { undoPoint } = live.edition.core;
  const last = undoPoint(live.log, seat);
  const turn = undoPoint(live.log, seat, true);
  return {
    last: last !== null,
    turn: turn !== null && turn !== last,
    ask: last === null ? askPoint(room, seat) : null,
    wishes,
  };
}

/** Before one's last answer, whatever has happened since: there the others can agree to go back to. */
export function askPoint({ live }: Room, seat: Seat): number | null {
  if (!live) return null;
  const line = live.edition.core.standing(live.log);
  const at = line.findLastIndex((one) => one.seat === seat);
  return at < 0 ? null : (line[at - 1]?.seq ?? 0);
}

/** What was told after an entry, without what the viewer may not read. */
export function toldFor(room: Room, viewer: Viewer, since: number): Told[] {
  const { live, past } = room;
  const shown = live ?? past;
  if (!shown) return [];
  const seat = seatOf(room, viewer) ?? SPECTATOR;
  const lines = live ? live.linesAfter(since) : (past?.lines ?? []).filter((line) => line.seq > since);
  return lines.map((line) => lineFor(line, seat, shown.edition));
}

function lineFor(line: Line, seat: Seat, { core }: Edition): Told {
  const events: Event[] = line.events.map((event) => core.eventFor(event, seat));
  return { ...line, events };
}

/** The room, for somebody who may look at its match: all, save where others may still play the same deal today. */
export function watched(room: Room, viewer: Viewer, now: Date): Room {
  if (isSealed(room.row, now) && seatOf(room, viewer) === null) throw new Declined('deal-sealed');
  return room;
}

export function updateFor(room: Room, viewer: Viewer, since: number, now: Date): Update {
  const running = room.live !== null || room.past !== null;
  // A match that has not begun has told nothing yet, not even its beginning, which is entry 0.
  const seq = running ? (room.live?.seq ?? room.row.seq) : -1;
  return {
    seq,
    table: tableFor(room, viewer, now),
    view: running ? viewFor(room, viewer) : null,
    told: toldFor(room, viewer, since),
  };
}
