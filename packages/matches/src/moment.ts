import type { Setup, Standing, State } from '@quayside/engine';
import { Declined } from './declined.ts';
import type { Live } from './live.ts';
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
  const state = stateAt(live, { seats: row.most, options: row.options }, until);
  return { seq: until, state: core.conceal(game, state, seatOf(room, viewer) ?? SPECTATOR) };
}

/** A state after so many standing answers; nobody changes it. */
interface Snapshot {
  readonly count: number;
  readonly state: State;
}

/** So many answers lie between two snapshots. */
const STEP = 16;
/** Of so many matches they are kept: those that were looked at last. */
const MOST_MATCHES = 30;

/** By the place in the log of the last answer before it: while that one stands, so do all before it. */
const kept = new Map<Live, Map<number, Snapshot>>();

function snapshotsOf(live: Live): Map<number, Snapshot> {
  const known = kept.get(live) ?? new Map<number, Snapshot>();
  kept.delete(live);
  kept.set(live, known);
  const [oldest] = kept.keys();
  if (kept.size > MOST_MATCHES && oldest) kept.delete(oldest);
  return known;
}

/** Where the first `until` entries of the log have led: from the nearest snapshot before it, not from the beginning. */
export function stateAt(live: Live, setup: Setup, until: number): State {
  const { core, game } = live.edition;
  const line = core.standing(live.log.slice(0, until));
  const snapshots = snapshotsOf(live);
  const nearest = nearestIn(snapshots, line);
  const play = new core.Play(game, nearest ? core.copy(nearest.state) : core.start(game, setup).state);
  for (let i = nearest?.count ?? 0; i < line.length; i++) {
    const one = line[i] as Standing;
    play.events = [];
    core.applyInPlace(play, one);
    if ((i + 1) % STEP === 0) snapshots.set(one.seq, { count: i + 1, state: core.copy(play.s) });
  }
  return play.s;
}

function nearestIn(snapshots: ReadonlyMap<number, Snapshot>, line: readonly Standing[]): Snapshot | null {
  for (let count = line.length - (line.length % STEP); count > 0; count -= STEP) {
    const found = snapshots.get((line[count - 1] as Standing).seq);
    if (found) return found;
  }
  return null;
}
