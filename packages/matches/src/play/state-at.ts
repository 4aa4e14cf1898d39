import type { Setup, State } from '@quayside/engine';
import { SPECTATOR, type StandingAnswer } from '@quayside/engine/host';
import { MatchError } from '../errors.ts';
import type { RunningMatch } from '../store/running-match.ts';
import { seatOf, type MatchSnapshot } from '../store/match-snapshot.ts';
import type { PastState, Viewer } from '../types.ts';
import { shownTo } from './watch-delay.ts';

/**
 * A running match as it stood after an entry, chance that followed included, with what this viewer could know then. What was taken
 * back later is shown too: it was there for all to see.
 */
export function stateAtFor(stored: MatchSnapshot, viewer: Viewer, seq: number): PastState {
  const snapshot = shownTo(stored, viewer);
  const { running, row } = snapshot;
  if (!running) throw new MatchError('not-running');
  const { core, game } = running.edition;
  const { log } = running;
  let until = Math.min(seq, log.length);
  for (let next = log[until]; next?.kind === 'answer' && next.seat === core.NATURE; next = log[until]) until++;
  const state = stateAt(running, { seats: row.maxSeats, options: row.options }, until);
  return { seq: until, state: core.conceal(game, state, seatOf(snapshot, viewer) ?? SPECTATOR) };
}

/** A state after so many standing answers; nobody changes it. */
interface Checkpoint {
  readonly count: number;
  readonly state: State;
}

/** So many answers lie between two snapshots. */
const STEP = 16;
/** Of so many matches they are kept: those that were looked at last. */
const MOST_MATCHES = 30;

/** By the place in the log of the last answer before it: while that one stands, so do all before it. */
const cache = new Map<RunningMatch, Map<number, Checkpoint>>();

function checkpointsOf(running: RunningMatch): Map<number, Checkpoint> {
  const known = cache.get(running) ?? new Map<number, Checkpoint>();
  cache.delete(running);
  cache.set(running, known);
  const [oldest] = cache.keys();
  if (cache.size > MOST_MATCHES && oldest) cache.delete(oldest);
  return known;
}

/** Where the first `until` entries of the log have led: from the nearest snapshot before it, not from the beginning. */
export function stateAt(running: RunningMatch, setup: Setup, until: number): State {
  const { core, game } = running.edition;
  const line = core.standing(running.log.slice(0, until));
  const checkpoints = checkpointsOf(running);
  const nearest = nearestIn(checkpoints, line);
  const play = new core.Play(game, nearest ? core.copy(nearest.state) : core.start(game, setup).state);
  for (let i = nearest?.count ?? 0; i < line.length; i++) {
    const one = line[i] as StandingAnswer;
    play.events = [];
    core.applyInPlace(play, one);
    if ((i + 1) % STEP === 0) checkpoints.set(one.seq, { count: i + 1, state: core.copy(play.s) });
  }
  return play.s;
}

function nearestIn(checkpoints: ReadonlyMap<number, Checkpoint>, line: readonly StandingAnswer[]): Checkpoint | null {
  for (let count = line.length - (line.length % STEP); count > 0; count -= STEP) {
    const found = checkpoints.get((line[count - 1] as StandingAnswer).seq);
    if (found) return found;
  }
  return null;
}
