import { isDeepStrictEqual } from 'node:util';
import { NATURE, type Seat } from '@quayside/engine';
import type { Entry } from '@quayside/engine/host';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import { RunningMatch } from '../store/running-match.ts';
import type { Viewer } from '../types.ts';

/** Of each running match the same as those see it who do not play there: some turns behind. */
const trailing = new WeakMap<RunningMatch, RunningMatch>();
const shown = new WeakMap<MatchSnapshot, MatchSnapshot>();
/** What was shown last: it stays the same while nothing of it changes. */
const shownLast = new WeakMap<RunningMatch, MatchSnapshot>();

/** The match as this viewer may see it: where the table wants a delay, all but its players see it as it was some turns ago. */
export function shownTo(snapshot: MatchSnapshot, viewer: Viewer): MatchSnapshot {
  const { row, running, seats } = snapshot;
  if (!running || row.watchDelay === 0) return snapshot;
  if (viewer !== null && seats.some((one) => one.accountId === viewer && !one.resigned)) return snapshot;
  let known = shown.get(snapshot);
  if (!known) shown.set(snapshot, (known = delayed(snapshot, running)));
  return known;
}

function delayed(snapshot: MatchSnapshot, running: RunningMatch): MatchSnapshot {
  const { row } = snapshot;
  const seq = delayedSeq(running.log, row.watchDelay);
  let behind = trailing.get(running);
  if (!behind) {
    behind = new RunningMatch(running.edition, { seats: row.maxSeats, options: row.options }, running.seed);
    trailing.set(running, behind);
  }
  if (behind.seq < seq) behind.advance(running.log.slice(behind.seq, seq));
  const due = running.edition.core.dueSeats(behind.state);
  // Clocks, hints and proposals tell who must decide now, and the revision how often something was done.
  const next = {
    ...snapshot,
    row: { ...row, seq: behind.seq, revision: behind.seq, due, botDue: false, clockState: null },
    seats: snapshot.seats.map((one) => ({
      ...one,
      hints: one.hints.filter((at) => at < behind.seq),
      standingOrders: null,
      proposal: null,
    })),
    running: behind,
  };
  const last = shownLast.get(running);
  if (last && isDeepStrictEqual({ ...last, running: null }, { ...next, running: null })) return last;
  shownLast.set(running, next);
  return next;
}

/** How much of a log is there when its last turns are left out. What one seat does without another in between is a turn. */
export function delayedSeq(log: readonly Entry[], turns: number): number {
  let left = turns;
  let turn: Seat | null = null;
  for (let at = log.length; at > 0; at--) {
    const by = actorOf(log[at - 1] as Entry);
    if (by === null || by === turn) continue;
    if (left === 0) return withChance(log, at);
    turn = by;
    left--;
  }
  return withChance(log, 0);
}

function withChance(log: readonly Entry[], seq: number): number {
  const next = log.findIndex((one, at) => at >= seq && actorOf(one) !== null);
  return next < 0 ? log.length : next;
}

/** Chance belongs to the turn before it, and that a seat has another holder to none. */
function actorOf(entry: Entry): Seat | null {
  if (entry.kind === 'undo') return entry.by;
  return entry.kind === 'answer' && entry.seat !== NATURE ? entry.seat : null;
}
