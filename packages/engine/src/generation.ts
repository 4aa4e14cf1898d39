import { addHint, hintOf, knows, slotsOf, UNKNOWN, viewersOf } from './hint.ts';
import type { Pile } from './pile.ts';
import { slotOf, type Slot } from './slot.ts';
import type { State } from './state.ts';

/**
 * A deck that is shuffled again is another deck, `tide#1` after `tide`: it is dealt from a seed of its own, so that no order ever
 * comes back.
 */
export interface ReshuffledDeck {
  /** Its cards, sorted: what it is dealt from. Empty in a view of who can't know them, and once nothing of it is left to deal. */
  cards: string[];
  /** Everybody knows which cards they are. Otherwise hints say what each viewer knows. */
  open?: true | undefined;
}

/** The printed deck that a card belongs to, however often it was shuffled. Kept, as a word cut out of another is slow to compare. */
export function printedDeck(deck: string): string {
  let printed = PRINTED.get(deck);
  if (printed === undefined) PRINTED.set(deck, (printed = deck.split('#', 1)[0] as string));
  return printed;
}
const PRINTED = new Map<string, string>();

export function nextGeneration(s: State, printed: string): string {
  let n = 1;
  for (const deck in s.reshuffled) if (printedDeck(deck) === printed) n++;
  return `${printed}#${n}`;
}

/** How many of a deck's cards nobody has looked at, wherever they lie. */
export function untouchedIn(s: State, deck: string): number {
  let n = 0;
  for (const name in s.piles) {
    const { slots, rest } = s.piles[name] as Pile;
    if (rest?.deck === deck) n += rest.size - rest.next;
    for (const slot of slots) if (slot.i !== undefined && slot.deck === deck) n++;
  }
  return n;
}

/** Cards that are about to be mixed must be of one deck: what is known of reshuffled ones is told by hints from now on. */
export function mixDecks(s: State, slots: readonly Slot[]): void {
  if (slots.every((slot) => slot.deck === slots[0]?.deck)) return;
  for (const deck of new Set(slots.map((slot) => slot.deck))) tellByHints(s, deck);
}

/** An open reshuffled deck gets, for each viewer, the hint that says the same; its cards count as the printed deck's. */
export function tellByHints(s: State, deck: string): void {
  const made = s.reshuffled?.[deck];
  if (!made?.open) return;
  const slots = slotsOf(s).filter((slot) => slot.deck === deck && slot.i === undefined);
  for (const viewer of viewersOf(s)) {
    const hidden = slots.filter((slot) => !knows(slot, viewer));
    const cards = [...(s.unseen?.[deck] ?? []), ...hidden.map((slot) => slot.card as string)];
    const hinted = new Set(hidden.map((slot) => hintOf(s, viewer, slot)));
    for (const hint of hinted)
      for (const card of hint?.cards ?? []) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
    addHint(
      s,
      viewer,
      hidden,
      [deck],
      cards.filter((card) => card !== UNKNOWN),
    );
  }
  made.open = undefined;
  // A view counts what it can't tell apart; the hint has it now.
  const untouched = untouchedIn(s, deck);
  if (s.unseen && s.unseen[deck]?.length !== untouched)
    s.unseen[deck] = Array.from({ length: untouched }, () => UNKNOWN);
  for (const slot of slots) slot.deck = printedDeck(deck);
}

/** A card of a deck as it is told apart when nature has said which it is: seen by nobody yet. */
export function toldSlot(s: State, deck: string, card: string): Slot {
  const made = s.reshuffled?.[deck];
  if (!made || made.open) return slotOf(deck, undefined, card);
  const among = (s.hints ?? []).filter((hint) => hint.decks?.includes(deck)).map((hint) => hint.id);
  return slotOf(printedDeck(deck), undefined, card, undefined, undefined, among.length > 0 ? among : undefined);
}
