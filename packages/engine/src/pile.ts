import { Hidden, RuleDefect } from './errors.ts';
import { below, type Random } from './random.ts';
import { SPECTATOR, type Json, type Seat, type State } from './state.ts';

/**
 * Piles and hands with explicit knowledge. The order of unseen cards is not in the state at all: a face-down card is only
 * its place in its deck until somebody looks, and then it is nature's answer. A hand is a pile whose cards its owner has seen.
 */
export interface Pile {
  /** The cards that are told apart, the last on top. */
  slots: Slot[];
  /** Below them: cards next … size-1 of a deck, untouched. */
  rest?: { deck: string; next: number; size: number };
}
export interface Slot {
  readonly deck: string;
  /** Its place in the deck, as long as nobody has looked. */
  readonly i?: number;
  /** What it is, once somebody has looked; `?` in the view of those who have not. */
  card?: string;
  /** Who has seen it; `open` is everybody. */
  seen?: Seat[];
  open?: true;
  /** Hints that speak of this card: see Hint. */
  among?: number[];
}
/** After somebody reordered cards in secret, a seat that knew some of them knows only that they are among these. */
export interface Hint {
  readonly id: number;
  readonly seat: Seat;
  readonly cards: string[];
}
export type Piles = { [name: string]: Pile };
/** Per deck the cards whose place nobody (in a view: the viewer) has learnt, sorted. */
export type Unseen = { [deck: string]: string[] };

export const UNKNOWN = '?';
/** The core's own decision: nature says which card lies there. */
export const DRAW = 'draw';
export interface DrawData {
  readonly pile: string;
  readonly deck: string;
  readonly i: number;
  readonly [key: string]: Json;
}

export const fullPile = (deck: string, size: number): Pile => ({ slots: [], rest: { deck, next: 0, size } });
export const emptyPile = (): Pile => ({ slots: [] });

export const pileSize = (pile: Pile): number => pile.slots.length + (pile.rest ? pile.rest.size - pile.rest.next : 0);

function pileOf(s: State, name: string): Pile {
  const pile = s.piles?.[name];
  if (!pile) throw new RuleDefect(`no pile named ${name}`);
  return pile;
}

/** Tells the top n cards apart; returns them, the top one last. */
export function topSlots(s: State, name: string, n: number): Slot[] {
  const pile = pileOf(s, name);
  while (pile.slots.length < n && pile.rest && pile.rest.next < pile.rest.size)
    pile.slots.unshift({ deck: pile.rest.deck, i: pile.rest.next++ });
  if (pile.slots.length < n) throw new RuleDefect(`pile ${name} has fewer than ${n} cards`);
  return n === 0 ? [] : pile.slots.slice(-n);
}

/** The top n cards by name, the top one first. On a view that does not know them a preview stops here. */
export function topCards(s: State, name: string, n: number): string[] {
  return topSlots(s, name, n)
    .map((slot) => cardOf(slot, name))
    .reverse();
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
  const [slot] = topSlots(s, name, 1) as [Slot];
  const card = cardOf(slot, name);
  pileOf(s, name).slots.pop();
  return card;
}

/** Removes a card that is known to be there (from a hand). */
export function takeCard(s: State, name: string, card: string): void {
  const pile = pileOf(s, name);
  const at = pile.slots.findIndex((slot) => slot.card === card);
  if (at < 0) throw new Hidden(`${card} in ${name}`);
  pile.slots.splice(at, 1);
}

/** Moves the top card from pile to pile; what is known of it stays known. */
export function moveTop(s: State, from: string, to: string): void {
  const [slot] = topSlots(s, from, 1) as [Slot];
  pileOf(s, from).slots.pop();
  pileOf(s, to).slots.push(slot);
}

/** Puts a card on a pile; `seen` are the seats that know which it is (those who held it). */
export function putCard(s: State, name: string, deck: string, card: string, seen: readonly Seat[] | 'all'): void {
  pileOf(s, name).slots.push(seen === 'all' ? { deck, card, open: true } : { deck, card, seen: [...seen] });
}

/** Everybody sees that the cards at two depths (0 is the top) change places. */
export function swapCards(s: State, name: string, a: number, b: number): void {
  topSlots(s, name, Math.max(a, b) + 1);
  const { slots } = pileOf(s, name);
  const [x, y] = [slots.length - 1 - a, slots.length - 1 - b];
  const held = slots[x] as Slot;
  slots[x] = slots[y] as Slot;
  slots[y] = held;
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
  if (slots.some((slot) => slot.among || slot.open || slot.seen?.some((viewer) => viewer !== seat)))
    blurOthers(s, slots, seat);
  slots.forEach((slot, i) => {
    slot.card = cards[cards.length - 1 - i] as string;
    slot.seen = [seat];
    if (slot.open) delete slot.open;
  });
}

/** What others knew of these cards becomes a hint: they are somewhere among them. */
function blurOthers(s: State, slots: readonly Slot[], seat: Seat): void {
  const hints = (s.hints ??= []);
  const among: number[] = [];
  for (let n = -1; n < s.setup.seats; n++) {
    const viewer = n < 0 ? SPECTATOR : n;
    if (viewer === seat || !knowsAny(slots, viewer)) continue;
    const seen = slots.filter((slot) => knows(slot, viewer)).map((slot) => slot.card as string);
    const old = hints.filter((hint) => hint.seat === viewer && slots.some((slot) => slot.among?.includes(hint.id)));
    const hinted = [...seen, ...old.flatMap((hint) => hint.cards)].sort();
    if (hinted.length === 0) continue;
    const id = 1 + Math.max(0, ...hints.map((hint) => hint.id), ...among);
    hints.push({ id, seat: viewer, cards: hinted });
    among.push(id);
    // An older hint may reach further than these cards: then the new one does too.
    if (old.length === 0) continue;
    for (const slot of Object.values(s.piles ?? {}).flatMap((pile) => pile.slots))
      if (old.some((hint) => slot.among?.includes(hint.id)))
        slot.among = [...(slot.among ?? []).filter((one) => !old.some((hint) => hint.id === one)), id];
  }
  s.hints = hints.filter((hint) => among.includes(hint.id) || !slots.some((slot) => slot.among?.includes(hint.id)));
  if (among.length === 0) return;
  for (const slot of slots) slot.among = [...new Set([...(slot.among ?? []), ...among])].sort((a, b) => a - b);
}

function knowsAny(slots: readonly Slot[], viewer: Seat): boolean {
  for (const slot of slots) if (slot.among !== undefined || knows(slot, viewer)) return true;
  return false;
}

export const knows = (slot: Slot, viewer: Seat): boolean =>
  slot.card !== undefined && slot.card !== UNKNOWN && (slot.open === true || (slot.seen?.includes(viewer) ?? false));

/** Shows the top n cards, already told by nature, to a seat or to all. Returns whether anybody learnt anything. */
export function show(s: State, name: string, n: number, to: Seat | 'all'): boolean {
  let news = false;
  topSlots(s, name, n);
  const { slots } = pileOf(s, name);
  for (let i = slots.length - n; i < slots.length; i++) {
    let slot = slots[i] as Slot;
    const card = cardOf(slot, name);
    if (to === 'all' ? slot.open : knows(slot, to)) continue;
    news = true;
    if (to === 'all') {
      // A new slot without `seen`: deleting a field makes an object slow for the rest of its life.
      const { deck, among } = slot;
      slot = slots[i] = among ? { deck, card, open: true, among } : { deck, card, open: true };
    } else slot.seen = slot.seen ? [...slot.seen, to].sort((a, b) => a - b) : [to];
    settleHints(s, slot, to);
  }
  return news;
}

/** What a seat has now seen is no longer "one of those". */
function settleHints(s: State, slot: Slot, to: Seat | 'all'): void {
  if (!slot.among || !s.hints) return;
  slot.among = slot.among.filter((id) => {
    const hint = s.hints?.find((one) => one.id === id);
    if (!hint || (to !== 'all' && hint.seat !== to)) return true;
    const at = hint.cards.indexOf(slot.card as string);
    if (at >= 0) hint.cards.splice(at, 1);
    return false;
  });
  if (slot.among.length === 0) delete slot.among;
  s.hints = s.hints.filter((hint) => hint.cards.length > 0);
  if (s.hints.length === 0) delete s.hints;
}

/** Takes out of a copy of the state what this viewer can't know of the piles. */
export function concealPiles(s: State, viewer: Seat): void {
  if (!s.piles) return;
  const unseen = (s.unseen ??= {});
  const mine = s.hints?.filter((hint) => hint.seat === viewer) ?? [];
  const hinted = mine.flatMap((hint) => hint.cards);
  for (const pile of Object.values(s.piles))
    for (const slot of pile.slots) {
      if (slot.among) {
        slot.among = slot.among.filter((id) => mine.some((hint) => hint.id === id));
        if (slot.among.length === 0) delete slot.among;
      }
      if (slot.card === undefined || slot.card === UNKNOWN || knows(slot, viewer)) continue;
      const at = hinted.indexOf(slot.card);
      if (at >= 0 && slot.among) hinted.splice(at, 1);
      else (unseen[slot.deck] ??= []).push(slot.card);
      slot.card = UNKNOWN;
    }
  for (const deck of Object.keys(unseen)) unseen[deck]?.sort();
  if (mine.length > 0) s.hints = mine;
  else delete s.hints;
}

/** Fills the cards a view does not know with possible ones. What nobody has seen stays nature's to say. */
export function imaginePiles(view: State, random: Random): void {
  const hidden = Object.values(view.piles ?? {}).flatMap((pile) => pile.slots.filter((slot) => slot.card === UNKNOWN));
  for (const hint of view.hints ?? []) {
    const places = hidden.filter((slot) => slot.among?.includes(hint.id) && slot.card === UNKNOWN);
    for (const card of hint.cards) {
      const [slot] = places.splice(below(random, places.length), 1);
      if (slot) slot.card = card;
    }
  }
  for (const slot of hidden) {
    if (slot.card !== UNKNOWN) continue;
    const cards = view.unseen?.[slot.deck] ?? [];
    const [card] = cards.splice(below(random, cards.length), 1);
    if (card !== undefined) slot.card = card;
  }
}
