import { and, eq } from 'drizzle-orm';
import { seat } from '@quayside/db';
import { MatchError } from '../errors.ts';
import { seatOf, type MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Viewer } from '../types.ts';

/** Lets a person's own bot act at a table: unrated only, no daily deal, and the others can see that a bot plays the seat. */
export async function allowBotMove(store: MatchStore, viewer: Viewer, id: string): Promise<void> {
  const snapshot = await store.read(id);
  if (snapshot.row.rated || snapshot.row.dailyDeal !== null) throw new MatchError('bots-unrated');
  const mine = seatOf(snapshot, viewer);
  if (mine === null || isPlayedByBot(snapshot, mine)) return;
  await store.change(id, async (tx, now) => {
    if (isPlayedByBot(now, mine)) return null;
    await tx
      .update(seat)
      .set({ ownBot: true })
      .where(and(eq(seat.matchId, id), eq(seat.seat, mine)));
    return { reread: true };
  });
}

const isPlayedByBot = (snapshot: MatchSnapshot, at: number): boolean =>
  snapshot.seats.some((one) => one.seat === at && one.ownBot);
