import { and, eq } from 'drizzle-orm';
import { seat } from '@quayside/db';
import { Declined } from './declined.ts';
import { seatOf, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Viewer } from './shapes.ts';

/**
 * Somebody's own bot is about to do something at a table: friendly ones only, no deal of the day, and where its
 * owner sits the others can see it.
 */
export async function lendHand(rooms: Rooms, viewer: Viewer, id: string): Promise<void> {
  const room = await rooms.read(id);
  if (room.row.rated || room.row.daily !== null) throw new Declined('bots-unrated');
  const mine = seatOf(room, viewer);
  if (mine === null || isLent(room, mine)) return;
  await rooms.change(id, async (tx, now) => {
    if (isLent(now, mine)) return null;
    await tx
      .update(seat)
      .set({ ownBot: true })
      .where(and(eq(seat.matchId, id), eq(seat.seat, mine)));
    return { reread: true };
  });
}

const isLent = (room: Room, at: number): boolean => room.seats.some((one) => one.seat === at && one.ownBot);
