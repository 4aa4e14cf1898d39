import { RuleDefect } from './errors.ts';
import { mixDecks, printedDeck } from './generation.ts';
import { blur, settleHints } from './hint.ts';
import { cardsIn, emptyPile, missingCard, moveTop, pileOf, pileSize, takeCard, type Pile, type Piles } from './pile.ts';
import { sorted } from './sorted.ts';
import { slotOf, type Slot } from './slot.ts';
import type { Seat, State } from './state.ts';

/**
 * Hands are piles, `hand 0` for seat 0 and so on. Only their owner sees them, and others can't tell their cards apart, even those
 * they have seen go in: they remember them, but not where they are. Draw with `play.draw`.
 */
export const handOf = (seat: Seat): string => (NAMES[seat] ??= `hand ${seat}`);
const NAMES: string[] = [];

/** Empty hands for all seats, to be listed among a module's piles. */
export function hands(seats: number): Piles {
  const piles: Piles = {};
  for (let seat = 0; seat < seats; seat++) piles[handOf(seat)] = emptyPile();
  return piles;
}

/** How many cards a seat has in hand, which everybody may know. */
export const handSize = (s: State, seat: Seat): number => pileSize(pileOf(s, handOf(seat)));

/** The cards in a hand. On a view of somebody else's a preview stops here. */
export const cardsInHand = (s: State, seat: Seat): string[] => cardsIn(s, handOf(seat));

/** Which cards are in a hand, each named once, in order of their names. */
export function kindsInHand(s: State, seat: Seat): string[] {
  const cards = sorted(cardsInHand(s, seat));
  return cards.filter((card, i) => i === 0 || card !== cards[i - 1]);
}

/** Names that the core gives by itself: `hand 0` is what seat 0 holds, and a deck that was shuffled again has a `#`. */
export function refuseCoreNames(id: string, { piles, unseen, setup }: State): void {
  for (const deck in unseen)
    if (deck.includes('#'))
      throw new RuleDefect(`${id} has a deck ${deck}: names with # are those of reshuffled decks`);
  for (const name in piles)
    if (name.startsWith('hand ') && !isEmptyHand(piles[name] as Pile, name, setup.seats))
      throw new RuleDefect(`${id} has a pile ${name}: such names are those of hands, which begin empty (hands(seats))`);
}

function isEmptyHand(pile: Pile, name: string, seats: number): boolean {
  for (let seat = 0; seat < seats; seat++) if (name === handOf(seat)) return pileSize(pile) === 0;
  return false;
}

/** How many cards a seat has above its limit. */
export const overLimit = (s: State, seat: Seat, limit: number): number => Math.max(0, handSize(s, seat) - limit);

/** Plays a card for all to see: it is the module's from now on. */
export const playCard = (s: State, seat: Seat, card: string): void => takeCard(s, handOf(seat), card);

/** The top card of a pile, which may lie open, goes into a hand. Its new owner must have seen it, or it must be drawn. */
export function pickUp(s: State, seat: Seat, pile: string): void {
  const top = pileOf(s, pile).slots.at(-1);
  if (!top?.open && !top?.seen?.includes(seat)) throw new RuleDefect(`seat ${seat} has not seen the top of ${pile}`);
  moveTop(s, pile, handOf(seat));
  mingle(s, seat);
}

/** Puts a card of a hand on a pile: open, or face down so that only its owner knows it. */
export function discard(s: State, seat: Seat, card: string, pile: string, way: 'open' | 'face-down'): void {
  const { slots } = pileOf(s, handOf(seat));
  const at = slots.findIndex((slot) => slot.card === card);
  if (at < 0) throw missingCard(s, card, handOf(seat));
  const [slot] = slots.splice(at, 1) as [Slot];
  if (way === 'face-down') {
    pileOf(s, pile).slots.push(slot);
    return;
  }
  settleHints(s, slot, 'all');
  pileOf(s, pile).slots.push(slotOf(slot.deck, undefined, card, undefined, true));
}

/** Makes the cards of a hand look the same to all but its owner, deck by deck, as the backs of printed decks differ. */
export function mingle(s: State, seat: Seat): void {
  const { slots } = pileOf(s, handOf(seat));
  if (slots.every((slot) => looksLike(slot, slots[0] as Slot, seat))) return;
  for (const printed of new Set(slots.map((slot) => printedDeck(slot.deck)))) {
    const alike = slots.filter((slot) => printedDeck(slot.deck) === printed);
    if (alike.every((slot) => looksLike(slot, alike[0] as Slot, seat))) continue;
    mixDecks(s, alike);
    blur(s, alike, seat);
    for (const slot of alike) {
      slot.seen = [seat];
      slot.open = undefined;
    }
  }
}

const looksLike = (slot: Slot, other: Slot, seat: Seat): boolean =>
  slot.deck === other.deck &&
  !slot.open &&
  slot.seen?.length === 1 &&
  slot.seen[0] === seat &&
  (slot.among === other.among || sameHints(slot.among, other.among));

const sameHints = (some: readonly number[] = [], others: readonly number[] = []): boolean =>
  some.length === others.length && some.every((id, i) => id === others[i]);
