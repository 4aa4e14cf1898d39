import type { Seat } from './state.ts';

/** A card on a pile, as far as anybody knows it. */
export interface Slot {
  deck: string;
  /** Its place in the deck, as long as nobody has looked. */
  readonly i?: number | undefined;
  /** What it is, once somebody has looked; `?` in the view of those who have not. */
  card?: string | undefined;
  /** Who has seen it; `open` is everybody. */
  seen?: Seat[] | undefined;
  open?: true | undefined;
  /** Hints that speak of this card: see hint.ts. */
  among?: number[] | undefined;
}
/** All slots are made here, with all fields: objects of one shape are looked at quickly. */
export const slotOf = (
  deck: string,
  i: number | undefined,
  card?: string,
  seen?: Seat[],
  open?: true,
  among?: number[],
): Slot => ({ deck, i, card, seen, open, among });
