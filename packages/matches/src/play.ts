import { readLog, type Tx } from '@quayside/db';
import { Refused, type Seat, type Text } from '@quayside/engine';
import { Declined } from './declined.ts';
import { endAlone, endsAlone, finish } from './finish.ts';
import type { Draft, Live } from './live.ts';
import { seatOf, type MatchRow, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { AnswerTo, Viewer } from './shapes.ts';
import { signedIn } from './tables.ts';
import { seenFrom } from './views.ts';
import type { Change } from './write.ts';

/** Where an answer stands in the log, and the room with it. */
export interface Answered {
  readonly room: Room;
  readonly seq: number;
  readonly repeated: boolean;
}

/** The running match and the viewer's seat in it. */
export function playing(room: Room, viewer: Viewer): { live: Live; seat: Seat } {
  const seat = seatOf(room, signedIn(viewer));
  if (seat === null) throw new Declined('not-seated');
  if (room.seats.some((one) => one.seat === seat && one.resigned)) throw new Declined('not-seated');
  if (!room.live)
    throw room.row.status === 'over' ? new Refused('over', { key: 'core.over' }) : new Declined('not-running');
  return { live: room.live, seat };
}

/** A person's answer. */
export function answer(rooms: Rooms, viewer: Viewer, given: AnswerTo): Promise<Answered> {
  signedIn(viewer);
  return answerAs(rooms, given, (room) => playing(room, viewer).seat, viewer);
}

/** The one door for answers, whoever gives them. */
export async function answerAs(
  rooms: Rooms,
  { match: id, decision, token, answer: given }: AnswerTo,
  who: (room: Room) => Seat,
  viewer: Viewer = null,
): Promise<Answered> {
  let accepted = { seq: 0, repeated: false };
  const quick = await rooms.tryAppend(id, viewer, (room, live) => {
    try {
      const seat = who(room);
      if (live.placeOf(seat, token) !== null) return null;
      checkOpen(room, seat, decision);
      const draft = live.draftAnswer({ seat, decision, token, answer: given });
      const { core } = live.edition;
      accepted = { seq: live.seq + 1, repeated: false };
      if (core.isOver(draft.match.state)) return endsAlone(room) ? { end: endAlone(room, live, draft) } : null;
      const due = core.dueSeats(draft.match.state);
      return { draft, due, botDue: botAmong(room, due) };
    } catch (error) {
      // What is remembered may be old: only what is stored may refuse.
      if (error instanceof Refused || error instanceof Declined) return null;
      throw error;
    }
  });
  if (quick) return { room: quick, ...accepted };
  const room = await rooms.change(id, async (tx, room) => {
    const before = await acceptedBefore(tx, room, seatOf(room, viewer), token);
    if (before !== null) {
      accepted = { seq: before, repeated: true };
      return null;
    }
    const seat = who(room);
    const { live } = room;
    if (!live) throw new Declined('not-running');
    checkOpen(room, seat, decision);
    const draft = live.draftAnswer({ seat, decision, token, answer: given });
    accepted = { seq: live.seq + 1, repeated: false };
    return store(tx, room, live, draft, rooms.now());
  });
  return { room, ...accepted };
}

/** After the end too, a repeated token is recognised: the last answer may be the one whose acceptance was lost on the way. */
async function acceptedBefore(tx: Tx, room: Room, seat: Seat | null, token: string): Promise<number | null> {
  if (seat === null) return null;
  if (room.live) return room.live.placeOf(seat, token);
  const log = await readLog(tx, room.row.id);
  return log.find((one) => one.seat === seat && one.token === token)?.seq ?? null;
}

/** Judged by the seat's own view: a decision it can't see is not open to it, and no refusal tells more than that. */
function checkOpen(room: Room, seat: Seat, decision: string): void {
  if (!seenFrom(room, seat).decisions.some((one) => one.id === decision))
    throw new Refused('not-open', { key: 'core.refused.closed' });
}

/** Appends a draft's entries; where they end the match, so does the row. */
export async function store(tx: Tx, room: Room, live: Live, draft: Draft, now: Date): Promise<Change> {
  const { core } = live.edition;
  if (core.isOver(draft.match.state)) return finish(tx, room, live, draft, { ending: 'finished', now });
  const seq = live.seq + draft.entries.length;
  const due = core.dueSeats(draft.match.state);
  const next: Partial<MatchRow> = { seq, due, botDue: botAmong(room, due) };
  return {
    row: next,
    entries: draft.entries,
    stored: () => {
      live.adopt(draft);
      return {};
    },
  };
}

export const botAmong = (room: Pick<Room, 'seats'>, due: readonly Seat[]): boolean =>
  room.seats.some((one) => one.bot !== null && due.includes(one.seat));

export function undo(rooms: Rooms, viewer: Viewer, id: string, all: boolean): Promise<Room> {
  return rooms.change(id, (tx, room) => {
    const { live, seat } = playing(room, viewer);
    return store(tx, room, live, live.draftUndo(seat, all), rooms.now());
  });
}

/** Why a seat can't answer this, in words. Judged by what that seat can see. */
export function explain(room: Room, viewer: Viewer, key: string, given: unknown): Text | null {
  const { live, seat } = playing(room, viewer);
  const { core, game } = live.edition;
  return core.explain(game, core.conceal(game, live.state, seat), seat, key, given);
}
