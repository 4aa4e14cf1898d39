import type { Game, Seat, State } from '@quayside/engine';
import { conceal, UNKNOWN } from '@quayside/engine/host';
import { seatName } from '../in-words.ts';
import { viewersOf } from './worlds.ts';

/** Whom a card is shown to by an answer of this seat that was hidden from them before, in words; null where none is. */
export function cardComesOut(game: Game, before: State, after: State, seat: Seat): string | null {
  for (const viewer of viewersOf(before)) {
    if (viewer === seat) continue;
    const [then, now] = [hiddenFrom(game, before, viewer), hiddenFrom(game, after, viewer)];
    if (now < then) return `a card comes out that ${seatName(viewer)} could not see`;
  }
  return null;
}

/** How many cards lie on the table, or in a hand, that this viewer does not see. */
function hiddenFrom(game: Game, s: State, viewer: Seat): number {
  let n = 0;
  for (const { slots, rest } of Object.values(conceal(game, s, viewer).piles ?? {})) {
    for (const { card } of slots) if (card === undefined || card === UNKNOWN) n++;
    if (rest) n += rest.size - rest.next;
  }
  return n;
}
