import type { Curves } from '@quayside/engine';
import { Declined } from './declined.ts';
import { recordOf } from './record.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

/** How a finished match went, round by round. */
export async function curvesOf(rooms: Rooms, room: Room): Promise<Curves> {
  const { past } = room;
  if (!past) throw new Declined('not-over');
  const { core, game } = past.edition;
  return core.curvesOver(game, await recordOf(rooms, room));
}
