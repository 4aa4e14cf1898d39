import { and, eq } from 'drizzle-orm';
import { seat, type Tx } from '@quayside/db';
import { Refused } from '@quayside/engine/host';
import { MatchError } from '../errors.ts';
import { finish } from './finish.ts';
import { botAmong, requirePlayer, appendDraft } from './answer.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Viewer } from '../types.ts';
import { askPoint } from './views.ts';
import { voters, proposalsOf, type StoredProposal } from './proposal-state.ts';
import type { Change } from '../store/statements.ts';

/** The bot that plays on for somebody who has given up, so that the others can finish their match. */
const STAND_IN = 'merchant';

/** Asks the others to go back before one's last answer, or to end the match without a result. */
export function propose(
  store: MatchStore,
  viewer: Viewer,
  id: string,
  kind: StoredProposal['kind'],
): Promise<MatchSnapshot> {
  return store.change(id, (tx, snapshot) => {
    const { running, seat: mine } = requirePlayer(snapshot, viewer);
    if (kind === 'abandon') return addProposal(tx, snapshot, viewer, { kind, to: null, at: running.seq }, store.now());
    const to = askPoint(snapshot, mine);
    if (to === null) throw new Refused('no-undo', { key: 'core.refused.undo' });
    // Nobody could object: what was revealed would simply have been seen.
    if ((snapshot.row.rated || snapshot.row.dailyDeal !== null) && voters(snapshot).length < 2)
      throw new MatchError('bots-friendly');
    return addProposal(tx, snapshot, viewer, { kind, to, at: running.seq }, store.now());
  });
}

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
    return addProposal(tx, snapshot, viewer, { kind, to: proposal.to, at: running.seq }, store.now());
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
  now: Date,
): Promise<Change> {
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
    return finish(tx, snapshot, running, running.draftNothing(), { ending: 'abandoned', now });
  const [asker = mine] = all.by.filter((one) => one !== mine);
  return appendDraft(tx, snapshot, running, running.draftUndoTo(wanted.to ?? 0, asker), now);
}

/** Gives up: last of all, whoever plays on. A bot takes the seat; with nobody left to play against, the match is over. */
export function resign(store: MatchStore, viewer: Viewer, id: string): Promise<MatchSnapshot> {
  return store.change(id, async (tx, snapshot) => {
    const { running, seat: mine } = requirePlayer(snapshot, viewer);
    const seats = snapshot.seats.map((one) => (one.seat === mine ? { ...one, resigned: true, bot: STAND_IN } : one));
    await tx
      .update(seat)
      .set({ resigned: true, bot: STAND_IN })
      .where(and(eq(seat.matchId, id), eq(seat.seat, mine)));
    const draft = running.draftSeat(mine, STAND_IN);
    const left = seats.filter((one) => !one.resigned);
    if (left.length < 2 || left.every((one) => one.accountId === null))
      return finish(tx, { row: snapshot.row, seats }, running, draft, { ending: 'resigned', now: store.now() });
    const due = running.edition.core.dueSeats(running.state);
    return {
      row: { seq: running.seq + 1, due, botDue: botAmong({ ...snapshot, seats }, due) },
      reread: true,
      entries: draft.entries,
      stored: () => {
        running.adopt(draft);
        return {};
      },
    };
  });
}
