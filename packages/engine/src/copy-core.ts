import type { ReshuffledDeck } from './generation.ts';
import type { Pile, Piles, Unseen } from './pile.ts';
import { slotOf, type Slot } from './slot.ts';
import type { State } from './state.ts';

/** The core's fields that not every state has, for hand-written copies. What the core replaces and never changes is shared. */
export function copyCore(from: State, to: State): void {
  to.taken = from.taken?.slice();
  to.over = from.over;
  if (from.piles) to.piles = copyPiles(from.piles);
  to.unseen = from.unseen && copyUnseen(from.unseen);
  to.hints = from.hints?.map(({ id, seat, cards, decks }) => ({ id, seat, cards: cards.slice(), decks }));
  to.reshuffled = from.reshuffled && copyReshuffled(from.reshuffled);
}

function copyUnseen(unseen: Unseen): Unseen {
  const copy: Unseen = {};
  for (const deck in unseen) copy[deck] = unseen[deck] as readonly string[];
  return copy;
}

function copyReshuffled(reshuffled: Reshuffled): Reshuffled {
  const copy: Reshuffled = {};
  for (const deck in reshuffled) {
    const { cards, open } = reshuffled[deck] as ReshuffledDeck;
    copy[deck] = { cards: cards.slice(), open };
  }
  return copy;
}
type Reshuffled = NonNullable<State['reshuffled']>;

function copyPiles(piles: Piles): Piles {
  const copy: Piles = {};
  for (const name in piles) {
    const { slots, rest } = piles[name] as Pile;
    const own = slots.length === 0 ? [] : slots.map(copySlot);
    copy[name] = { slots: own, rest: rest && { deck: rest.deck, next: rest.next, size: rest.size } };
  }
  return copy;
}

const copySlot = ({ deck, i, card, seen, open, among }: Slot): Slot =>
  slotOf(deck, i, card, seen?.slice(), open, among?.slice());
