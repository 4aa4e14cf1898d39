import type { Seat } from '@quayside/engine';
import { SPECTATOR, type GameEvent } from '@quayside/engine/host';
import type { Edition } from '@quayside/games';
import { tableClock, type ClockTime } from '../clock/match-clock.ts';
import { isOpened, isSealed } from '../table/deals.ts';
import { MatchError } from '../errors.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { EntryEvents, RunningMatch } from '../store/running-match.ts';
import { SeatViews, type SeatView } from '../store/seat-views.ts';
import {
  seatOf,
  type FinishedMatch,
  type MatchRow,
  type MatchSnapshot,
  type SeatRow,
} from '../store/match-snapshot.ts';
import type { SeatHolder, MatchView, Result, Table, VisibleEvents, UndoOffer, MatchUpdate, Viewer } from '../types.ts';
import { proposalsOf } from './proposal-state.ts';
import { isVacant } from './substitute.ts';
import { shownTo } from './watch-delay.ts';

/** The table as this viewer may see it. */
export function tableFor(stored: MatchSnapshot, viewer: Viewer, time: ClockTime): Table {
  const snapshot = shownTo(stored, viewer);
  const { row } = snapshot;
  const now = time.now();
  const mine = seatOf(snapshot, viewer);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: row.options,
    status: row.status,
    visibility: row.visibility,
    pace: row.pace,
    rated: row.rated,
    clock: tableClock(snapshot, mine, time),
    whenLeft: row.whenLeft,
    watchDelay: row.watchDelay,
    host: row.createdBy,
    seats: holdersAt(snapshot),
    minSeats: row.minSeats,
    mine,
    due: row.due,
    created: row.created,
    started: row.started,
    ended: row.ended,
    ending: row.ending,
    commitment: row.commitment,
    secret: isOpened(row, now) ? row.secret : null,
    daily: row.dailyDeal?.slice(0, 10) ?? null,
    result: resultOf(row),
    rematch: snapshot.rematch,
    fill: fillOf(row),
    ...(row.practiceKey === null ? {} : { practice: true as const }),
    seq: row.seq,
    revision: row.revision,
  };
}

const fillOf = ({ status, fillBot, fillAfter, created }: MatchRow): Table['fill'] =>
  status === 'waiting' && fillBot !== null && fillAfter !== null
    ? { bot: fillBot, at: new Date(created.getTime() + fillAfter * 1000) }
    : null;

/** Who sits there changes seldom; while a match runs nearly never. */
const holders = new WeakMap<MatchSnapshot['seats'], SeatHolder[]>();

function holdersAt(snapshot: MatchSnapshot): readonly SeatHolder[] {
  const { row, seats } = snapshot;
  if (row.status === 'waiting') return everyHolder(snapshot, row.maxSeats);
  let known = holders.get(seats);
  if (!known) holders.set(seats, (known = everyHolder(snapshot, 0)));
  return known;
}

function everyHolder(snapshot: MatchSnapshot, least: number): SeatHolder[] {
  const count = Math.max(least, ...snapshot.seats.map((one) => one.seat + 1));
  return Array.from({ length: count }, (_, seat) => holderOf(seat, snapshot));
}

function holderOf(seat: Seat, { seats, leavers, row }: MatchSnapshot): SeatHolder {
  const held: SeatRow | undefined = seats.find((one) => one.seat === seat);
  const before = leavers.filter((one) => one.leftSeat === seat);
  return {
    seat,
    kind: !held ? 'open' : held.accountId === null ? 'bot' : 'person',
    accountId: held?.accountId ?? null,
    name: held?.name ?? null,
    ...(held?.former ? { former: true as const } : {}),
    bot: held?.bot ?? null,
    resigned: held?.resigned ?? false,
    ...(held && isVacant(row, held) ? { vacant: true as const } : {}),
    ...(before.length > 0 ? { after: before.map((one) => (one.former ? null : one.name)) } : {}),
    ...(held?.timedOut ? { timedOut: true as const } : {}),
    ...(held?.ownBot ? { ownBot: true as const } : {}),
    ...(held && held.hints.length > 0 ? { hints: held.hints.length } : {}),
    nonce: row.status === 'waiting' ? null : (held?.nonce ?? null),
  };
}

// Written by `finish` and by nobody else.
const resultOf = (row: MatchRow): Result | null => (row.result ?? null) as Result | null;

interface ViewCache {
  readonly snapshot: MatchSnapshot;
  readonly views: Map<Seat, MatchView>;
}
/** Of each match the views of its newest snapshot only. */
const viewCaches = new WeakMap<RunningMatch | FinishedMatch, ViewCache>();

function viewCacheOf(snapshot: MatchSnapshot): ViewCache {
  const current = snapshot.running ?? snapshot.finished;
  if (!current) throw new MatchError('not-running');
  let known = viewCaches.get(current);
  if (known?.snapshot !== snapshot) viewCaches.set(current, (known = { snapshot, views: new Map() }));
  return known;
}

/** Of a match that is over nobody decides anything. */
export function seatView({ running, finished }: MatchSnapshot, seat: Seat): SeatView {
  if (running) return running.views.of(seat);
  if (!finished) throw new MatchError('not-running');
  return new SeatViews(finished.edition, finished.state, { over: true }).of(seat);
}

/** The match as this viewer may know it. Nobody changes it: others look at the same. */
export function viewFor(stored: MatchSnapshot, viewer: Viewer): MatchView {
  const snapshot = shownTo(stored, viewer);
  const mine = seatOf(snapshot, viewer);
  const { views } = viewCacheOf(snapshot);
  let known = views.get(mine ?? SPECTATOR);
  if (!known) views.set(mine ?? SPECTATOR, (known = viewFrom(snapshot, mine)));
  return known;
}

function viewFrom(snapshot: MatchSnapshot, mine: Seat | null): MatchView {
  const { row, running } = snapshot;
  const seat = mine ?? SPECTATOR;
  const { state, decisions } = seatView(snapshot, seat);
  const resigned = snapshot.seats.some((one) => one.seat === mine && one.resigned);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    seq: running?.seq ?? row.seq,
    seat,
    state,
    decisions: resigned ? [] : decisions,
    due: running ? running.edition.core.dueSeats(running.state) : [],
    undo: undoFor(snapshot, mine),
    over: row.status === 'over',
    result: resultOf(row),
  };
}

function undoFor(snapshot: MatchSnapshot, seat: Seat | null): UndoOffer {
  const { running } = snapshot;
  const proposals = proposalsOf(snapshot);
  if (!running || seat === null) return { last: false, turn: false, ask: null, proposals };
  const { undoPointIn } = running.edition.core;
  const last = undoPointIn(running.standing, seat, false, running.state);
  const turn = undoPointIn(running.standing, seat, true, running.state);
  return {
    last: last !== null,
    turn: turn !== null && turn !== last,
    ask: last === null ? proposalPoint(snapshot, seat) : null,
    proposals,
  };
}

/** The position before the viewer's last answer, to which the others can agree to go back. */
export function proposalPoint({ running }: MatchSnapshot, seat: Seat): number | null {
  if (!running) return null;
  const line = running.standing;
  const at = line.findLastIndex((one) => one.seat === seat);
  return at < 0 ? null : (line[at - 1]?.seq ?? 0);
}

/** The events after an entry, without what the viewer may not read. */
export function eventsSince(stored: MatchSnapshot, viewer: Viewer, since: number): VisibleEvents[] {
  const snapshot = shownTo(stored, viewer);
  const { running, finished } = snapshot;
  const current = running ?? finished;
  if (!current) return [];
  const seat = seatOf(snapshot, viewer) ?? SPECTATOR;
  const entryEvents = running
    ? running.eventsAfter(since)
    : (finished?.entryEvents ?? []).filter((line) => line.seq > since);
  return entryEvents.map((line) => visibleEvents(line, seat, current.edition, !running));
}

function visibleEvents(line: EntryEvents, seat: Seat, { core }: Edition, over: boolean): VisibleEvents {
  const events: GameEvent[] = line.events.map((event) => core.eventFor(event, seat, over));
  return { ...line, events };
}

/** The snapshot, for somebody who may look at its match: all, save where others may still play the same deal today. */
export function requireVisible(snapshot: MatchSnapshot, viewer: Viewer, now: Date): MatchSnapshot {
  if (isSealed(snapshot.row, now) && seatOf(snapshot, viewer) === null) throw new MatchError('deal-sealed');
  return snapshot;
}

export const readVisible = async (store: MatchStore, viewer: Viewer, id: string): Promise<MatchSnapshot> =>
  requireVisible(await store.read(id), viewer, store.now());

export function updateFor(snapshot: MatchSnapshot, viewer: Viewer, since: number, time: ClockTime): MatchUpdate {
  const running = snapshot.running !== null || snapshot.finished !== null;
  // A match that has not begun has no events yet, not even its start, which is entry 0.
  const seq = running ? (shownTo(snapshot, viewer).running?.seq ?? snapshot.row.seq) : -1;
  return {
    seq,
    table: tableFor(snapshot, viewer, time),
    view: running ? viewFor(snapshot, viewer) : null,
    events: eventsSince(snapshot, viewer, since),
  };
}
