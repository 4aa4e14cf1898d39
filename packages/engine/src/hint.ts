import type { Pile } from './pile.ts';
import { sorted } from './sorted.ts';
import type { Slot } from './slot.ts';
import { SPECTATOR, type Seat, type State } from './state.ts';

/**
 * What a viewer knows of cards that it can't tell apart: after they were reordered, taken into a hand or shuffled, these are among
 * them. A place is in one hint of a viewer at most; what is not hinted at comes from the deck's unseen cards.
 */
export interface Hint {
  readonly id: number;
  readonly seat: Seat;
  readonly cards: string[];
  /** Reshuffled decks whose untouched cards it speaks of as well. */
  readonly decks?: readonly string[] | undefined;
}

/** All seats and somebody who only watches. */
export function viewersOf(s: State): Seat[] {
  const viewers = [SPECTATOR];
  for (let seat = 0; seat < s.setup.seats; seat++) viewers.push(seat);
  return viewers;
}

export function slotsOf(s: State): Slot[] {
  const found: Slot[] = [];
  eachSlot(s, (slot) => void found.push(slot));
  return found;
}

function eachSlot({ piles }: State, act: (slot: Slot) => void): void {
  for (const name in piles) for (const slot of (piles[name] as Pile).slots) act(slot);
}

/** The cards on these places that a viewer knows. */
export function knownTo(viewer: Seat, slots: readonly Slot[]): string[] {
  const cards: string[] = [];
  for (const slot of slots) if (knows(slot, viewer)) cards.push(slot.card as string);
  return cards;
}

/** The viewer's hint that speaks of a slot. */
export const hintOf = (s: State, viewer: Seat, slot: Slot): Hint | undefined =>
  slot.among && s.hints?.find((one) => one.seat === viewer && slot.among?.includes(one.id));

/** A viewer knows that these cards are among these places. Its older hints that speak of any of them are part of it from now on. */
export function addHint(
  s: State,
  viewer: Seat,
  slots: readonly Slot[],
  decks: readonly string[],
  cards: readonly string[],
): void {
  const older = s.hints?.filter((one) => one.seat === viewer && speaksOf(one, slots, decks)) ?? [];
  let [all, reached, labels] = [cards, slots, decks];
  for (const one of older) {
    all = [...all, ...one.cards];
    // An older hint may reach further than these places: then the new one does too.
    eachSlot(s, (slot) => {
      if (slot.among?.includes(one.id) && !reached.includes(slot)) reached = [...reached, slot];
    });
    for (const deck of one.decks ?? []) if (!labels.includes(deck)) labels = [...labels, deck];
    dropHint(s, one);
  }
  if (all.length === 0) return;
  let id = 1;
  for (const one of s.hints ?? []) id = Math.max(id, one.id + 1);
  const labelled = labels.length > 0 ? sorted(labels) : undefined;
  (s.hints ??= []).push({ id, seat: viewer, cards: sorted(all), decks: labelled });
  for (const slot of reached) slot.among = slot.among ? [...slot.among, id] : [id];
}

const speaksOf = ({ id, decks }: Hint, slots: readonly Slot[], others: readonly string[]): boolean =>
  slots.some((slot) => slot.among?.includes(id)) || (decks?.some((deck) => others.includes(deck)) ?? false);

/** Forgets a hint, and on every card that it spoke of it: ids are used again. */
function dropHint(s: State, { id }: Hint): void {
  eachSlot(s, (slot) => leaveHint(slot, id));
  s.hints = (s.hints ?? []).filter((one) => one.id !== id);
  if (s.hints.length === 0) s.hints = undefined;
}

function leaveHint(slot: Slot, id: number): void {
  if (!slot.among?.includes(id)) return;
  slot.among = slot.among.filter((one) => one !== id);
  if (slot.among.length === 0) slot.among = undefined;
}

/**
 * What a viewer has now seen is no longer "one of those". Of cards that are alike it is the hinted one: all that is possible if it
 * was another is possible then, too.
 */
export function settleHints(s: State, slot: Slot, to: Seat | 'all'): void {
  if (!slot.among || !s.hints) return;
  for (const hint of s.hints.filter((one) => slot.among?.includes(one.id) && (to === 'all' || one.seat === to))) {
    leaveHint(slot, hint.id);
    const at = hint.cards.indexOf(slot.card as string);
    if (at >= 0) hint.cards.splice(at, 1);
    if (hint.cards.length === 0) dropHint(s, hint);
  }
}

/** What all others but `seat` knew of these cards becomes a hint: they are somewhere among them. */
export function blur(s: State, slots: readonly Slot[], seat: Seat): void {
  if (slots.every((slot) => isOnlyFor(slot, seat))) return;
  for (const viewer of viewersOf(s)) {
    if (viewer === seat) continue;
    const seen = knownTo(viewer, slots);
    if (seen.length > 0 || slots.some((slot) => hintOf(s, viewer, slot))) addHint(s, viewer, slots, [], seen);
  }
}

/** Whether nobody else knows anything of a card. */
const isOnlyFor = ({ open, seen, among }: Slot, seat: Seat): boolean =>
  !open && !among && !seen?.some((viewer) => viewer !== seat);

/** Stands in a view for a card that the viewer does not know. */
export const UNKNOWN = '?';

export const knows = (slot: Slot, viewer: Seat): boolean =>
  slot.card !== undefined && slot.card !== UNKNOWN && (slot.open === true || (slot.seen?.includes(viewer) ?? false));
