import { and, eq } from 'drizzle-orm';
import { seat as seatTable } from '@quayside/db';
import type { Seat } from '@quayside/engine';
import { standingOrdersOf, type StandingOrderEntry, type StandingOrders } from '@quayside/engine/host';
import { MatchError } from '../errors.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { MatchView, Viewer } from '../types.ts';
import { appendDraft, requirePlayer } from './answer.ts';
import type { BotRunner } from './bot-runner.ts';
import { chosenOf, followOrders } from './follow-orders.ts';
import { viewFor } from './views.ts';

/** A standing order and what its player has chosen for it. */
export interface ChosenStandingOrder extends StandingOrderEntry {
  readonly choice: string;
}

export const standingOrderMethods = (store: MatchStore, bots: BotRunner) => ({
  /** The standing orders of the viewer's seat. */
  async standingOrders(viewer: Viewer, id: string): Promise<ChosenStandingOrder[]> {
    const snapshot = await store.read(id);
    const { running, seat } = requirePlayer(snapshot, viewer);
    const chosen = chosenAt(snapshot, seat);
    return standingOrdersOf(running.edition.game).map((one) => ({ ...one, choice: chosen[one.id] ?? one.byDefault }));
  },
  /** Gives or revokes a standing order at this table. It holds at once. */
  setStandingOrder: async (viewer: Viewer, id: string, order: string, choice: string): Promise<MatchView> =>
    viewFor(bots.play(await setStandingOrder(store, viewer, id, order, choice)), viewer),
});

const chosenAt = ({ row, seats }: MatchSnapshot, seat: Seat): StandingOrders =>
  chosenOf(row.game, seats.find((one) => one.seat === seat)?.standingOrders ?? {});

/** How an order is stored: those of the core hold for every game. */
const storedId = (game: string, order: string): string => (order.startsWith('core.') ? order : `${game}/${order}`);

function setStandingOrder(
  store: MatchStore,
  viewer: Viewer,
  id: string,
  order: string,
  choice: string,
): Promise<MatchSnapshot> {
  return store.change(id, async (tx, snapshot) => {
    const { running, seat } = requirePlayer(snapshot, viewer);
    const known = standingOrdersOf(running.edition.game).find((one) => one.id === order);
    if (!known?.choices.includes(choice)) throw new MatchError('bad-input');
    const seats = snapshot.seats.map((one) =>
      one.seat === seat
        ? { ...one, standingOrders: { ...one.standingOrders, [storedId(snapshot.row.game, order)]: choice } }
        : one,
    );
    await tx
      .update(seatTable)
      .set({ standingOrders: seats.find((one) => one.seat === seat)?.standingOrders ?? null })
      .where(and(eq(seatTable.matchId, id), eq(seatTable.seat, seat)));
    const draft = followOrders({ ...snapshot, seats }, running, running.draftNothing(), store.report);
    return { ...(await appendDraft(tx, snapshot, running, draft, { kind: 'answer', by: seat }, store)), reread: true };
  });
}
