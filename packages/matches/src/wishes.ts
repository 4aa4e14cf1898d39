import type { Seat } from '@quayside/engine';
import type { Room, SeatRow } from './room.ts';
import type { Wish } from './shapes.ts';

/** What a person at the table wants and the others must agree to. It lapses when the match goes on. */
export interface StoredWish {
  readonly kind: 'undo' | 'abandon';
  readonly to: number | null;
  /** The length of the log when it was made. */
  readonly at: number;
}

/** The people who have a say: those who sit there, have not given up and may take part. */
export const voters = (room: Room, now = new Date()): SeatRow[] =>
  room.seats.filter(
    (one) => one.accountId !== null && !one.resigned && !(one.suspendedUntil && one.suspendedUntil > now),
  );

export function wishesOf(room: Room): Wish[] {
  const wishes = new Map<string, { wish: StoredWish; by: Seat[] }>();
  for (const one of voters(room)) {
    // Written by `wishFor` and by nobody else.
    const wish = one.wish as StoredWish | null;
    if (!wish || wish.at !== (room.live?.seq ?? room.row.seq)) continue;
    const name = `${wish.kind}/${wish.to}`;
    const known = wishes.get(name) ?? { wish, by: [] };
    known.by.push(one.seat);
    wishes.set(name, known);
  }
  return [...wishes.values()].map(({ wish, by }) => ({
    kind: wish.kind,
    to: wish.to,
    by,
    missing: voters(room)
      .map((one) => one.seat)
      .filter((seat) => !by.includes(seat)),
  }));
}
