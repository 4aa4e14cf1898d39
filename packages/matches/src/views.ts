import type { Decision, Event, Seat, State } from '@quayside/engine';
import type { Edition } from '@quayside/games';
import { isOpened, isSealed } from './deals.ts';
import { Declined } from './declined.ts';
import type { Line, Live } from './live.ts';
import { seatOf, type Ended, type MatchRow, type Room, type SeatRow } from './room.ts';
import type { Holder, MatchView, Result, Table, Told, UndoOffer, Update, Viewer } from './shapes.ts';
import { wishesOf } from './wishes.ts';

const SPECTATOR = -2;

/** The table as this viewer may see it. */
export function tableFor(room: Room, viewer: Viewer, now: Date): Table {
  const { row } = room;
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
    seats: holdersAt(room),
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

/** Who sits there changes seldom; while a match runs nearly never. */
const holders = new WeakMap<Room['seats'], Holder[]>();

function holdersAt({ row, seats }: Room): readonly Holder[] {
  if (row.status === 'waiting') return everyHolder(row, seats, row.most);
  let known = holders.get(seats);
  if (!known) holders.set(seats, (known = everyHolder(row, seats, 0)));
  return known;
}

function everyHolder(row: MatchRow, seats: Room['seats'], least: number): Holder[] {
  const count = Math.max(least, ...seats.map((one) => one.seat + 1));
  return Array.from({ length: count }, (_, seat) => holderOf(seat, seats, row));
}

function holderOf(seat: Seat, seats: Room['seats'], row: MatchRow): Holder {
  const held: SeatRow | undefined = seats.find((one) => one.seat === seat);
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

/** What a seat can know of a room's match, and what it may decide: worked out once, however many look. */
interface Seen {
  readonly state: State;
  readonly decisions: readonly Decision[];
}
interface Looks {
  readonly room: Room;
  readonly seen: Map<Seat, Seen>;
  readonly views: Map<Seat, MatchView>;
}
/** Of each match those at its newest room: nobody looks at an older one any more. */
const looks = new WeakMap<Live | Ended, Looks>();

function looksAt(room: Room): Looks {
  const shown = room.live ?? room.past;
  if (!shown) throw new Declined('not-running');
  let known = looks.get(shown);
  if (known?.room !== room) looks.set(shown, (known = { room, seen: new Map(), views: new Map() }));
  return known;
}

/** Decisions are computed from the view, so they can't tell more than it does. */
export function seenFrom(room: Room, seat: Seat): Seen {
  const { seen } = looksAt(room);
  let known = seen.get(seat);
  if (!known) seen.set(seat, (known = lookFrom(room, seat)));
  return known;
}

function lookFrom({ live, past }: Room, seat: Seat): Seen {
  const shown = live ?? past;
  if (!shown) throw new Declined('not-running');
  const { core, game } = shown.edition;
  const state = core.conceal(game, shown.state, seat);
  return { state, decisions: live && seat !== SPECTATOR ? core.decisions(game, state, seat) : [] };
}

/** The match as this viewer may know it. Nobody changes it: others look at the same. */
export function viewFor(room: Room, viewer: Viewer): MatchView {
  const mine = seatOf(room, viewer);
  const { views } = looksAt(room);
  let known = views.get(mine ?? SPECTATOR);
  if (!known) views.set(mine ?? SPECTATOR, (known = viewFrom(room, mine)));
  return known;
}

function viewFrom(room: Room, mine: Seat | null): MatchView {
  const { row, live } = room;
  const seat = mine ?? SPECTATOR;
  const { state, decisions } = seenFrom(room, seat);
  const resigned = room.seats.some((one) => one.seat === mine && one.resigned);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    seq: live?.seq ?? row.seq,
    seat,
    state,
    decisions: resigned ? [] : decisions,
    due: live ? live.edition.core.dueSeats(live.state) : [],
    undo: undoFor(room, mine),
    over: row.status === 'over',
    result: resultOf(row),
  };
}

function undoFor(room: Room, seat: Seat | null): UndoOffer {
  const { live } = room;
  const wishes = wishesOf(room);
  if (!live || seat === null) return { last: false, turn: false, ask: null, wishes };
  const { undoPointIn } = live.edition.core;
  const last = undoPointIn(live.standing, seat);
  const turn = undoPointIn(live.standing, seat, true);
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
  const line = live.standing;
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
