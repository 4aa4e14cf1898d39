import { printedDeck, untouchedIn } from './generation.ts';
import { knows, slotsOf, UNKNOWN, type Hint } from './hint.ts';
import { below, type Random } from './random.ts';
import type { Seat, State } from './state.ts';

/** Takes out of a copy of the state what this viewer can't know of the piles. */
export function concealPiles(s: State, viewer: Seat): void {
  if (!s.piles) return;
  const mine = keepOwnHints(s, viewer);
  const unseen = openLists(s);
  const left = new Map(mine.map((hint) => [hint, [...hint.cards]]));
  const hide = (card: string, deck: string, hint: Hint | undefined) => {
    const hinted = hint && left.get(hint);
    const at = hinted?.indexOf(card) ?? -1;
    if (at >= 0) hinted?.splice(at, 1);
    else (unseen[deck] ??= []).push(card);
  };
  for (const slot of slotsOf(s)) {
    if (slot.card === undefined || slot.card === UNKNOWN || knows(slot, viewer)) continue;
    hide(
      slot.card,
      slot.deck,
      mine.find((hint) => slot.among?.includes(hint.id)),
    );
    slot.card = UNKNOWN;
  }
  for (const [deck, made] of Object.entries(s.reshuffled ?? {})) {
    if (made.open) continue;
    const hint = mine.find((one) => one.decks?.includes(deck));
    for (const card of unseen[deck] ?? []) if (card !== UNKNOWN) hide(card, printedDeck(deck), hint);
    unseen[deck] = Array.from({ length: untouchedIn(s, deck) }, () => UNKNOWN);
    made.cards = [];
  }
  for (const deck of Object.keys(unseen)) unseen[deck]?.sort();
  s.unseen = unseen;
}

/** The unseen cards in lists that may be changed. */
function openLists({ unseen }: State): { [deck: string]: string[] } {
  const lists: { [deck: string]: string[] } = {};
  for (const deck in unseen) lists[deck] = [...(unseen[deck] ?? [])];
  return lists;
}

/** Leaves the viewer's hints, numbered anew: how many others have is not for it to see. */
function keepOwnHints(s: State, viewer: Seat): readonly Hint[] {
  const mine = s.hints?.filter((hint) => hint.seat === viewer) ?? [];
  for (const slot of slotsOf(s)) {
    if (!slot.among) continue;
    const at = mine.findIndex((hint) => slot.among?.includes(hint.id));
    if (at < 0) slot.among = undefined;
    else slot.among = [at + 1];
  }
  if (mine.length === 0) {
    s.hints = undefined;
    return mine;
  }
  return (s.hints = mine.map((hint, i) => ({ ...hint, id: i + 1 })));
}

/** Fills the cards a view does not know with possible ones. What nobody has seen stays nature's to say. */
export function imaginePiles(view: State, random: Random): void {
  const unseen = openLists(view);
  if (view.unseen) view.unseen = unseen;
  const take = (cards: string[]): string | undefined => cards.splice(below(random, cards.length), 1)[0];
  const hidden = slotsOf(view).filter((slot) => slot.card === UNKNOWN);
  const decks = Object.keys(unseen).filter((deck) => unseen[deck]?.includes(UNKNOWN));
  for (const hint of view.hints ?? []) {
    const places: ((card: string) => void)[] = hidden
      .filter((slot) => slot.among?.includes(hint.id))
      .map((slot) => (card) => void (slot.card = card));
    for (const deck of decks)
      if (hint.decks?.includes(deck))
        unseen[deck]?.forEach((_, i) => places.push((card) => void ((unseen[deck] as string[])[i] = card)));
    for (const card of hint.cards) places.splice(below(random, places.length), 1)[0]?.(card);
  }
  for (const slot of hidden) if (slot.card === UNKNOWN) slot.card = take(unseen[slot.deck] ?? []) ?? UNKNOWN;
  for (const deck of decks)
    unseen[deck] = (unseen[deck] ?? [])
      .map((card) => (card === UNKNOWN ? (take(unseen[printedDeck(deck)] ?? []) ?? UNKNOWN) : card))
      .sort();
}
