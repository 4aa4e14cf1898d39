import { Declined } from './declined.ts';
import { seatOf, type Room } from './room.ts';
import type { Moment, Viewer } from './shapes.ts';

const SPECTATOR = -2;

/**
 * A running match as it stood after an entry, chance that followed included, with what this viewer could know then. What was taken
 * back later is shown too: it was there for all to see.
 */
export function momentFor(room: Room, viewer: Viewer, seq: number): Moment {
  const { live, row } = room;
  if (!live) throw new Declined('not-running');
  const { core, game } = live.edition;
  const { log } = live;
  let until = Math.min(seq, log.length);
  for (let next = log[until]; next?.kind === 'answer' && next.seat === core.NATURE; next = log[until]) until++;
  const setup = { seats: row.most, options: row.options };
  const { state } = core.replay(game, setup, core.standing(log.slice(0, until)));
  return { seq: until, state: core.conceal(game, state, seatOf(room, viewer) ?? SPECTATOR) };
}
