import type { Pile, Piles, Slot, Unseen } from './pile.ts';
import type { State } from './state.ts';

/** The core's fields that not every state has, for hand-written copies. What the core replaces and never changes is shared. */
export function copyCore(from: State, to: State): void {
  if (from.taken) to.taken = from.taken.slice();
  if (from.over) to.over = true;
  if (from.piles) to.piles = copyPiles(from.piles);
  if (from.unseen) to.unseen = copyUnseen(from.unseen);
  if (from.hints) to.hints = from.hints.map((hint) => ({ ...hint, cards: hint.cards.slice() }));
  if (from.reshuffled) {
    to.reshuffled = {};
    for (const deck in from.reshuffled) {
      const made = from.reshuffled[deck];
      if (made) to.reshuffled[deck] = { ...made, cards: made.cards.slice() };
    }
  }
}

function copyPiles(piles: Piles): Piles {
  const copy: Piles = {};
  for (const name in piles) {
    const { slots, rest } = piles[name] as Pile;
    const own = slots.length === 0 ? [] : slots.map(copySlot);
    copy[name] = rest ? { slots: own, rest: { deck: rest.deck, next: rest.next, size: rest.size } } : { slots: own };
  }
  return copy;
}

function copySlot(slot: Slot): Slot {
  const copy = { ...slot };
  if (slot.seen) copy.seen = slot.seen.slice();
  if (slot.among) copy.among = slot.among.slice();
  return copy;
}

function copyUnseen(unseen: Unseen): Unseen {
  const copy: Unseen = {};
  for (const deck in unseen) copy[deck] = unseen[deck] as readonly string[];
  return copy;
}
