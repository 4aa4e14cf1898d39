import { RuleDefect } from './errors.ts';
import { nextGeneration, printedDeck, tellByHints, untouchedIn } from './generation.ts';
import { addHint, knownTo, UNKNOWN, viewersOf } from './hint.ts';
import { pileOf, pileSize, tellApart } from './pile.ts';
import type { Slot } from './slot.ts';
import type { State } from './state.ts';

/**
 * Shuffles all cards of one pile, and what is left of the other, into a new face-down pile there. Whoever knew some of them knows
 * that they are in it; who did not know what was discarded face down does not learn it.
 */
export function reshuffle(s: State, from: string, to: string): void {
  const slots = slotsIn(s, from, to);
  if (slots.length === 0) return;
  const printed = printedDeck((slots[0] as Slot).deck);
  if (slots.some((slot) => printedDeck(slot.deck) !== printed))
    throw new RuleDefect(`${from} and ${to} hold cards of several decks, which can't be shuffled together`);
  if (untoldAmong(s, slots).length > 0)
    throw new RuleDefect(`nobody has said what some cards of ${from} or ${to} are: use play.reshuffle`);

  const open = slots.every((slot) => slot.open);
  const told: string[] = [];
  const whole: string[] = [];
  for (const slot of slots) {
    if (!slot.open) tellByHints(s, slot.deck);
    if (slot.card !== undefined) told.push(slot.card);
    else if (!whole.includes(slot.deck)) whole.push(slot.deck);
  }
  const cards = whole.length === 0 ? told : told.concat(takeUntouched(s, whole, told.includes(UNKNOWN)));

  const deck = nextGeneration(s, printed);
  if (!open) for (const viewer of viewersOf(s)) addHint(s, viewer, slots, [...whole, deck], knownTo(viewer, slots));
  pileOf(s, from).slots = [];
  const pile = pileOf(s, to);
  pile.slots = [];
  pile.rest = { deck, next: 0, size: cards.length };
  (s.unseen ??= {})[deck] = cards.sort();
  (s.reshuffled ??= {})[deck] = { cards: [...cards], open: open || undefined };
  forgetDealt(s);
}

/** All cards of both piles, each told apart. */
function slotsIn(s: State, from: string, to: string): readonly Slot[] {
  for (const name of [from, to]) {
    tellApart(s, name, pileSize(pileOf(s, name)));
    pileOf(s, name).rest = undefined;
  }
  const { slots } = pileOf(s, from);
  return from === to ? slots : slots.concat(pileOf(s, to).slots);
}

/** Cards of these piles that nature must tell first: others of their deck, which stay where they are, might be the same. */
export const untoldIn = (s: State, from: string, to: string): Slot[] => untoldAmong(s, slotsIn(s, from, to));

function untoldAmong(s: State, slots: readonly Slot[]): Slot[] {
  const untouched = slots.filter((slot) => slot.i !== undefined);
  return untouched.filter(({ deck }) => untouched.filter((slot) => slot.deck === deck).length < untouchedIn(s, deck));
}

/** All cards of these decks that nobody has looked at. A view that does not know all that is shuffled only counts them. */
function takeUntouched(s: State, decks: readonly string[], someUnknown: boolean): string[] {
  const unseen = s.unseen ?? {};
  const cards = decks.flatMap((deck) => unseen[deck] ?? []);
  const n = decks.reduce((sum, deck) => sum + untouchedIn(s, deck), 0);
  const unsure = someUnknown || cards.length !== n || cards.includes(UNKNOWN);
  // Of a printed deck the view keeps those that lie elsewhere among them; of others its hint has them.
  for (const deck of decks) if (!unsure || deck !== printedDeck(deck)) unseen[deck] = [];
  return unsure ? Array.from({ length: n }, () => UNKNOWN) : cards;
}

/** Nothing is dealt any more from a deck that has been looked at to its last card, and nothing hinted of what is left of it. */
function forgetDealt(s: State): void {
  const isDealt = (deck: string): boolean => untouchedIn(s, deck) === 0;
  for (const [deck, made] of Object.entries(s.reshuffled ?? {}))
    if (made.cards.length > 0 && isDealt(deck)) made.cards = [];
  if (s.hints?.some(({ decks }) => decks?.some(isDealt)))
    s.hints = s.hints.map(({ id, seat, cards, decks }) => ({
      id,
      seat,
      cards,
      decks: decks?.filter((deck) => !isDealt(deck)),
    }));
}
