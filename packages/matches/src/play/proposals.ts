import { and, eq } from 'drizzle-orm';
import { seat, type Tx } from '@quayside/db';
import type { Seat } from '@quayside/engine';
import { Refused } from '@quayside/engine/host';
import { MatchError } from '../errors.ts';
import { finish } from './finish.ts';
import { requirePlayer, appendDraft } from './answer.ts';
import { clockAtStart, type ClockTime } from '../clock/match-clock.ts';
import { usualClock } from '../clock/settings.ts';
import { giveUpSeats } from './give-up.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Viewer } from '../types.ts';
import { proposalPoint } from './views.ts';
import { voters, proposalsOf, type StoredProposal } from './proposal-state.ts';
import type { ChangeSet } from '../store/statements.ts';

/** Asks the others to go back before one's last answer, to end the match without a result, or to go on turn by turn. */
export function propose(
  store: MatchStore,
  viewer: Viewer,
  id: string,
  kind: StoredProposal['kind'],
): Promise<MatchSnapshot> {
  return store.change(id, (tx, snapshot) => {
    const { running, seat: mine } = requirePlayer(snapshot, viewer);
    if (kind === 'abandon' && snapshot.row.rated && !hasOpponents(snapshot, mine))
      throw new MatchError('bots-friendly');
    if (kind === 'abandon') return addProposal(tx, snapshot, viewer, { kind, to: null, at: running.seq }, store);
    if (kind === 'slow') {
      if (snapshot.row.pace !== 'real-time') throw new MatchError('no-proposal');
      return addProposal(tx, snapshot, viewer, { kind, to: null, at: running.seq }, store);
    }
    const to = proposalPoint(snapshot, mine);
    if (to === null) throw new Refused('no-undo', { key: 'core.refused.undo' });
    // Nobody could object: what was revealed would simply have been seen.
    if ((snapshot.row.rated || snapshot.row.dailyDeal !== null) && voters(snapshot).length < 2)
      throw new MatchError('bots-friendly');
    return addProposal(tx, snapshot, viewer, { kind, to, at: running.seq }, store);
  });
}

/** Whether somebody else plays on. Against bots alone, a rated match that goes badly would be ended without a result. */
const hasOpponents = ({ seats }: MatchSnapshot, mine: Seat): boolean =>
  seats.some((one) => one.seat !== mine && one.accountId !== null && !one.resigned);

/** Agrees to what somebody has asked for. */
export function agree(
  store: MatchStore,
  viewer: Viewer,
  id: string,
  kind: StoredProposal['kind'],
): Promise<MatchSnapshot> {
  return store.change(id, (tx, snapshot) => {
    const { running, seat: mine } = requirePlayer(snapshot, viewer);
    const proposal = proposalsOf(snapshot).find((one) => one.kind === kind && one.missing.includes(mine));
    if (!proposal) throw new MatchError('no-proposal');
    return addProposal(tx, snapshot, viewer, { kind, to: proposal.to, at: running.seq }, store);
  });
}

/** Says no, or takes one's own proposal back: it is gone for everybody. */
export function decline(store: MatchStore, viewer: Viewer, id: string): Promise<MatchSnapshot> {
  return store.change(id, async (tx, snapshot) => {
    requirePlayer(snapshot, viewer);
    if (proposalsOf(snapshot).length === 0) throw new MatchError('no-proposal');
    await tx.update(seat).set({ proposal: null }).where(eq(seat.matchId, id));
    return { reread: true };
  });
}

/** Stores a proposal, or carries it out where all have agreed. */
async function addProposal(
  tx: Tx,
  snapshot: MatchSnapshot,
  viewer: Viewer,
  wanted: StoredProposal,
  time: ClockTime,
): Promise<ChangeSet> {
  const { running, seat: mine } = requirePlayer(snapshot, viewer);
  const proposing = {
    ...snapshot,
    seats: snapshot.seats.map((one) => (one.seat === mine ? { ...one, proposal: wanted } : one)),
  };
  const all = proposalsOf(proposing).find(
    (one) => one.kind === wanted.kind && one.to === wanted.to && one.missing.length === 0,
  );
  if (!all) {
    await tx
      .update(seat)
      .set({ proposal: wanted })
      .where(and(eq(seat.matchId, snapshot.row.id), eq(seat.seat, mine)));
    return { reread: true };
  }
  if (wanted.kind === 'abandon')
    return finish(tx, snapshot, running, running.draftNothing(), { ending: 'abandoned', now: time.now() });
  if (wanted.kind === 'slow') return slowDown(tx, snapshot, time);
  const [asker = mine] = all.by.filter((one) => one !== mine);
  return appendDraft(
    tx,
    snapshot,
    running,
    running.draftUndoTo(wanted.to ?? 0, asker),
    { kind: 'agreed-undo', by: asker },
    time,
  );
}

/** From now on everybody has days for a move, where time counts. */
async function slowDown(tx: Tx, { row, seats }: MatchSnapshot, time: ClockTime): Promise<ChangeSet> {
  await tx.update(seat).set({ proposal: null }).where(eq(seat.matchId, row.id));
  const clock = row.clock && usualClock('turn-based');
  const { clockState } = clockAtStart({ clock }, seats, row.due, time.now());
  return { row: { pace: 'turn-based', clock, clockState }, reread: true };
}

/** Gives up: last of all, whoever plays on. A bot takes the seat; with nobody left to play against, the match is over. */
export function resign(store: MatchStore, viewer: Viewer, id: string): Promise<MatchSnapshot> {
  return store.change(id, (tx, snapshot) => {
    const { seat: mine } = requirePlayer(snapshot, viewer);
    return giveUpSeats(tx, snapshot, [mine], { timedOut: false, time: store });
  });
}
