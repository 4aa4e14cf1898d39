import { Hidden, RuleDefect } from './errors.ts';
import { mixDecks } from './generation.ts';
import { blur, knows, settleHints, UNKNOWN } from './hint.ts';
import { slotOf, type Slot } from './slot.ts';
import type { Json, Seat, State } from './state.ts';

/**
 * Piles and hands with explicit knowledge. The order of unseen cards is not in the state at all: a face-down card is only
 * its place in its deck until somebody looks, and then it is nature's answer. A hand is a pile whose cards its owner has seen.
 */
export interface Pile {
  /** The cards that are told apart, the last on top. */
  slots: Slot[];
  /** Below them: cards next … size-1 of a deck, untouched. */
  rest?: { deck: string; next: number; size: number } | undefined;
}
/** All piles of a state by name. */
export type Piles = { [name: string]: Pile };
/** Per deck the cards whose place nobody (in a view: the viewer) has learnt, sorted. Lists are replaced, so that copies can share them. */
export type Unseen = { [deck: string]: readonly string[] };

/** The core's own decision: nature says which card lies there. */
export const DRAW = 'core.draw';
export interface DrawData {
  readonly pile: string;
  readonly deck: string;
  readonly i: number;
  readonly [key: string]: Json;
}

/** A pile of all cards of a deck, face down. */
export const fullPile = (deck: string, size: number): Pile => ({ slots: [], rest: { deck, next: 0, size } });
/** A pile without cards. */
export const emptyPile = (): Pile => ({ slots: [], rest: undefined });

/** How many cards lie on a pile, seen or not. */
export const pileSize = (pile: Pile): number => pile.slots.length + (pile.rest ? pile.rest.size - pile.rest.next : 0);

/** The pile of a name; a name that the state does not have is a defect of the rules. */
export function pileOf(s: State, name: string): Pile {
  const pile = s.piles?.[name];
  if (!pile) throw new RuleDefect(`no pile named ${name}`);
  return pile;
}

/** Tells the top n cards apart; returns all that are, the top one last. */
export function tellApart(s: State, name: string, n: number): Slot[] {
  const { slots, rest } = pileOf(s, name);
  if (rest)
    while (slots.length < n && rest.next < rest.size) {
      const slot = slotOf(rest.deck, rest.next++);
      // To make room below takes longer than to lay down the first.
      if (slots.length === 0) slots.push(slot);
      else slots.unshift(slot);
    }
  if (slots.length < n) throw new RuleDefect(`pile ${name} has fewer than ${n} cards`);
  return slots;
}

/** Tells the top n cards apart; returns them, the top one last. */
function topSlots(s: State, name: string, n: number): Slot[] {
  const slots = tellApart(s, name, n);
  return slots.slice(slots.length - n);
}

/** The top n cards by name, the top one first. On a view that does not know them a preview stops here. */
export function topCards(s: State, name: string, n: number): string[] {
  const slots = tellApart(s, name, n);
  const cards = new Array<string>(n);
  for (let i = 0; i < n; i++) cards[i] = cardOf(slots[slots.length - 1 - i] as Slot, name);
  return cards;
}

/** All cards of a hand (or of an open pile), from the bottom up. */
export const cardsIn = (s: State, name: string): string[] =>
  topSlots(s, name, pileSize(pileOf(s, name))).map((slot) => cardOf(slot, name));

function cardOf(slot: Slot, name: string): string {
  if (slot.card === undefined || slot.card === UNKNOWN) throw new Hidden(`a card of ${name}`);
  return slot.card;
}

/** Removes the top card, which must have been seen, and returns its name: it is the module's from now on. */
export function takeTop(s: State, name: string): string {
  const slots = tellApart(s, name, 1);
  const slot = slots[slots.length - 1] as Slot;
  const card = cardOf(slot, name);
  settleHints(s, slot, 'all');
  slots.pop();
  return card;
}

/** Removes a card that is known to be there (from a hand): it is the module's from now on. */
export function takeCard(s: State, name: string, card: string): void {
  const pile = pileOf(s, name);
  const at = pile.slots.findIndex((slot) => slot.card === card);
  if (at < 0) throw missingCard(s, card, name);
  settleHints(s, pile.slots[at] as Slot, 'all');
  pile.slots.splice(at, 1);
}

/** A card that is not to be found, for authors: it is not there, it was not told to this view, or what names it was not. */
export function missingCard(s: State, card: string | undefined, name: string): Hidden | RuleDefect {
  if (card === undefined || card === UNKNOWN)
    return new Hidden(`a card of ${name}, which the data of a secret question would name,`);
  const { slots, rest } = pileOf(s, name);
  const all =
    slots.every((slot) => slot.card !== undefined && slot.card !== UNKNOWN) && (rest?.next ?? 0) === (rest?.size ?? 0);
  if (!all) return new Hidden(`whether ${card} is in ${name}`);
  const held = slots.map((slot) => slot.card).join(', ') || 'nothing';
  return new RuleDefect(`there is no ${card} in ${name}, which holds ${held}`);
}

/** Moves the top card from pile to pile; what is known of it stays known. */
export function moveTop(s: State, from: string, to: string): void {
  const slot = tellApart(s, from, 1).pop() as Slot;
  pileOf(s, to).slots.push(slot);
}

/** Puts a card on a pile; `seen` are the seats that know which it is (those who held it). */
export function putCard(s: State, name: string, deck: string, card: string, seen: readonly Seat[] | 'all'): void {
  const all = seen === 'all';
  pileOf(s, name).slots.push(slotOf(deck, undefined, card, all ? undefined : [...seen], all ? true : undefined));
}

/** A seat puts the top cards back in another order (top first) that only it knows. */
export function reorder(s: State, name: string, seat: Seat, cards: readonly string[]): void {
  const slots = topSlots(s, name, cards.length);
  const left = slots.map((slot) => cardOf(slot, name));
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) throw new RuleDefect(`reordering ${name} must keep its cards`);
    left.splice(at, 1);
  }
  mixDecks(s, slots);
  blur(s, slots, seat);
  slots.forEach((slot, i) => {
    slot.card = cards[cards.length - 1 - i] as string;
    slot.seen = [seat];
    slot.open = undefined;
  });
}

/** Shows the top n cards, already told by nature, to a seat or to all. Returns whether anybody learnt anything. */
export function show(s: State, name: string, n: number, to: Seat | 'all'): boolean {
  let news = false;
  const all = to === 'all';
  const slots = tellApart(s, name, n);
  for (let i = slots.length - n; i < slots.length; i++) {
    const slot = slots[i] as Slot;
    cardOf(slot, name);
    if (all ? slot.open : knows(slot, to)) continue;
    news = true;
    if (all) {
      slot.seen = undefined;
      slot.open = true;
    } else slot.seen = slot.seen ? withSeat(slot.seen, to) : [to];
    settleHints(s, slot, to);
  }
  return news;
}

/** In order of seats. */
const withSeat = (seen: readonly Seat[], seat: Seat): Seat[] => {
  const at = seen.findIndex((one) => one > seat);
  return seen.toSpliced(at < 0 ? seen.length : at, 0, seat);
};
