import { and, eq, inArray } from 'drizzle-orm';
import { archive, match, readLog, seat, type Db } from '@quayside/db';
import { NATURE, type Seat, type State } from '@quayside/engine';
import type { Entry } from '@quayside/engine/host';
import { loadEdition, type Edition } from '@quayside/games';
import { entryOf } from '../store/match-snapshot.ts';

/** What a seat had at the end, each once, as `building/bakehouse`; null where the game keeps no ledger. */
export function cardsAtEnd({ game }: Edition, state: State, at: Seat): string[] | null {
  const held = game.ledger?.(state).seats[at];
  if (!held) return null;
  const cards = Object.entries(held.cards).flatMap(([kind, ids]) => ids.map((id) => `${kind}/${id}`));
  return [...new Set(cards)].sort();
}

/** In which order the seats had their first turn: 0 for the one that decided first; null where nobody did. */
export function turnOrderOf(log: readonly Entry[], at: Seat, seats: number): number | null {
  const first = log.find((one) => one.kind === 'answer' && one.seat !== NATURE);
  return first?.kind === 'answer' ? (at - first.seat + seats) % seats : null;
}

/** Rebuilds the stored holdings of a game's finished matches, after its ledger has changed. */
export async function rebuildHoldings(db: Db, game: string): Promise<number> {
  const rows = await db
    .select({ id: match.id, version: match.version, seats: match.maxSeats, ending: match.ending })
    .from(match)
    .where(and(eq(match.game, game), eq(match.status, 'over'), inArray(match.ending, ['finished', 'resigned'])));
  for (const { id, version, seats, ending } of rows) {
    const [kept] = await db.select({ state: archive.state }).from(archive).where(eq(archive.matchId, id));
    if (!kept) continue;
    const edition = await loadEdition(game, version);
    const log = (await readLog(db, id)).map(entryOf);
    for (let at = 0; at < seats; at++)
      await db
        .update(seat)
        .set({
          turnOrder: turnOrderOf(log, at, seats),
          // What is read here is what `finish` wrote.
          cards: ending === 'finished' ? cardsAtEnd(edition, kept.state as State, at) : null,
        })
        .where(and(eq(seat.matchId, id), eq(seat.seat, at)));
  }
  return rows.length;
}
