import { and, eq } from 'drizzle-orm';
import { seat, type Tx } from '@quayside/db';
import { Refused } from '@quayside/engine';
import { Declined } from './declined.ts';
import { finish } from './finish.ts';
import { botAmong, playing, store } from './play.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Viewer } from './shapes.ts';
import { askPoint } from './views.ts';
import { voters, wishesOf, type StoredWish } from './wishes.ts';
import type { Change } from './write.ts';

/** The bot that plays on for somebody who has given up, so that the others can finish their match. */
const STAND_IN = 'merchant';

/** Asks the others to go back before one's last answer, or to end the match without a result. */
export function propose(rooms: Rooms, viewer: Viewer, id: string, kind: StoredWish['kind']): Promise<Room> {
  return rooms.change(id, (tx, room) => {
    const { live, seat: mine } = playing(room, viewer);
    if (kind === 'abandon') return wish(tx, room, viewer, { kind, to: null, at: live.seq }, rooms.now());
    const to = askPoint(room, mine);
    if (to === null) throw new Refused('no-undo', { key: 'core.refused.undo' });
    // Nobody could object: what was revealed would simply have been seen.
    if ((room.row.rated || room.row.daily !== null) && voters(room).length < 2) throw new Declined('bots-friendly');
    return wish(tx, room, viewer, { kind, to, at: live.seq }, rooms.now());
  });
}

/** Agrees to what somebody has asked for. */
export function agree(rooms: Rooms, viewer: Viewer, id: string, kind: StoredWish['kind']): Promise<Room> {
  return rooms.change(id, (tx, room) => {
    const { live, seat: mine } = playing(room, viewer);
    const asked = wishesOf(room).find((one) => one.kind === kind && one.missing.includes(mine));
    if (!asked) throw new Declined('no-wish');
    return wish(tx, room, viewer, { kind, to: asked.to, at: live.seq }, rooms.now());
  });
}

/** Says no, or takes one's own wish back: it is off the table for everybody. */
export function decline(rooms: Rooms, viewer: Viewer, id: string): Promise<Room> {
  return rooms.change(id, async (tx, room) => {
    playing(room, viewer);
    if (wishesOf(room).length === 0) throw new Declined('no-wish');
    await tx.update(seat).set({ wish: null }).where(eq(seat.matchId, id));
    return { reread: true };
  });
}

/** Notes a wish; what all want happens. */
async function wish(tx: Tx, room: Room, viewer: Viewer, wanted: StoredWish, now: Date): Promise<Change> {
  const { live, seat: mine } = playing(room, viewer);
  const wishing = { ...room, seats: room.seats.map((one) => (one.seat === mine ? { ...one, wish: wanted } : one)) };
  const all = wishesOf(wishing).find(
    (one) => one.kind === wanted.kind && one.to === wanted.to && one.missing.length === 0,
  );
  if (!all) {
    await tx
      .update(seat)
      .set({ wish: wanted })
      .where(and(eq(seat.matchId, room.row.id), eq(seat.seat, mine)));
    return { reread: true };
  }
  if (wanted.kind === 'abandon') return finish(tx, room, live, live.draftNothing(), { ending: 'abandoned', now });
  const [asker = mine] = all.by.filter((one) => one !== mine);
  return store(tx, room, live, live.draftUndoTo(wanted.to ?? 0, asker), now);
}

/** Gives up: last of all, whoever plays on. A bot takes the seat; with nobody left to play against, the match is over. */
export function resign(rooms: Rooms, viewer: Viewer, id: string): Promise<Room> {
  return rooms.change(id, async (tx, room) => {
    const { live, seat: mine } = playing(room, viewer);
    const seats = room.seats.map((one) => (one.seat === mine ? { ...one, resigned: true, bot: STAND_IN } : one));
    await tx
      .update(seat)
      .set({ resigned: true, bot: STAND_IN })
      .where(and(eq(seat.matchId, id), eq(seat.seat, mine)));
    const draft = live.draftSeat(mine, STAND_IN);
    const left = seats.filter((one) => !one.resigned);
    if (left.length < 2 || left.every((one) => one.accountId === null))
      return finish(tx, { row: room.row, seats }, live, draft, { ending: 'resigned', now: rooms.now() });
    const due = live.edition.core.dueSeats(live.state);
    return {
      row: { seq: live.seq + 1, due, botDue: botAmong({ ...room, seats }, due) },
      reread: true,
      entries: draft.entries,
      stored: () => {
        live.adopt(draft);
        return {};
      },
    };
  });
}
