import type { Game } from './game.ts';
import { sample, type Answer, type Offer } from './offer.ts';
import { DRAW, type DrawData } from './pile.ts';
import { digest } from './sha256.ts';
import { sorted } from './sorted.ts';
import type { Ask } from './pending.ts';
import type { Setup, State } from './state.ts';

/**
 * Who answers for chance. Card i of a deck follows from the seed and (deck, i) alone, whenever it is asked: an undo is
 * never a re-roll, and many tables can share one deal. Of a reshuffled deck the state says which cards it was made of.
 */
export interface Nature {
  (ask: Ask, offer: Offer, s: State): Answer;
  /** What it answers whatever is offered, as it deals from an order of its own: then nobody need work the offer out. */
  readonly dealt?: (ask: Ask, s: State) => string | null;
}

/** `numbers` makes chance from a text: by SHA-256, unless nobody could gain by guessing (simulations) and speed counts. */
export function dealer(
  game: Game,
  setup: Setup,
  seed: string,
  numbers: (key: string) => () => number = stream,
): Nature {
  const orders = new Map<string, { readonly of: readonly string[]; readonly cards: readonly string[] }>();
  const dealt = (ask: Ask, s: State): string | null => {
    if (ask.key !== DRAW) return null;
    const { deck, i } = ask.data as unknown as DrawData;
    const reshuffled = s.reshuffled?.[deck]?.cards;
    // In an imagined world nobody knows what a deck was made of, only what is left of it.
    if (reshuffled?.length === 0) return null;
    let order = orders.get(deck);
    // After an undo, other cards may be shuffled in its place.
    if (!order || (reshuffled && !sameCards(order.of, reshuffled))) {
      const of = reshuffled?.slice() ?? game.decks?.(setup)[deck] ?? [];
      orders.set(deck, (order = { of, cards: shuffled(of, numbers(`${seed}/${deck}`)) }));
    }
    return order.cards[i] as string;
  };
  const rolled = (ask: Ask, offer: Offer): Answer => sample(offer, numbers(`${seed}/${rollLabel(ask)}`));
  return Object.assign<Nature, Pick<Nature, 'dealt'>>((ask, offer, s) => dealt(ask, s) ?? rolled(ask, offer), {
    dealt,
  });
}

function sameCards(a: readonly string[], b: readonly string[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}

/** Chance other than cards is named by the ask's `roll`, so that it does not depend on what happened before. */
const rollLabel = (ask: Ask): string => {
  if (ask.key === DRAW) {
    const { deck, i } = ask.data as unknown as DrawData;
    return `${deck}/${i}`;
  }
  const data = ask.data as { roll?: string } | undefined;
  return `${ask.key}/${data?.roll ?? ask.id}`;
};

/** What tests, scenarios and guided rounds lay down in advance; the rest comes from the dealer. */
export interface Script {
  /** The first cards of a deck, from the top; a deck that was shuffled again is `deck#1`, `deck#2` … */
  readonly decks?: { readonly [deck: string]: readonly string[] };
  /** Answers to chance other than cards, by roll label (or decision key). */
  readonly rolls?: { readonly [label: string]: Answer };
}

/** A nature that deals cards and rolls as a script says, and as a seed says where the script ends. */
export function scripted(game: Game, setup: Setup, script: Script, seed = 'script'): Nature {
  const rest = dealer(game, setup, seed);
  return (ask, offer, s) => {
    if (ask.key !== DRAW) {
      const roll = (ask.data as { roll?: string } | undefined)?.roll;
      return script.rolls?.[roll ?? ask.key] ?? script.rolls?.[ask.key] ?? rest(ask, offer, s);
    }
    const { deck, i } = ask.data as unknown as DrawData;
    const laid = script.decks?.[deck];
    if (!laid) return rest(ask, offer, s);
    const others = [...(s.reshuffled?.[deck]?.cards ?? game.decks?.(setup)[deck] ?? [])];
    for (const card of laid) {
      const at = others.indexOf(card);
      if (at < 0) throw new Error(`the script lays ${card} into deck ${deck}, which has no such card (left)`);
      others.splice(at, 1);
    }
    return (laid[i] ?? shuffled(others, stream(`${seed}/${deck}`))[i - laid.length]) as string;
  };
}

/** Fisher-Yates over the sorted deck, so that the order in which a module lists its cards does not matter. */
export function shuffled(cards: readonly string[], random: () => number): string[] {
  const deck = sorted(cards);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card = deck[i] as string;
    deck[i] = deck[j] as string;
    deck[j] = card;
  }
  return deck;
}

/** Numbers in [0, 1) with 53 bits from SHA-256 in counter mode. */
export function stream(key: string): () => number {
  const words = [0, 0, 0, 0, 0, 0, 0, 0];
  let at = 8;
  let block = 0;
  return () => {
    if (at === 8) {
      digest(`${key}/${block++}`, words);
      at = 0;
    }
    const high = (words[at++] as number) >>> 6;
    const low = (words[at++] as number) >>> 5;
    return (high * 134217728 + low) / 9007199254740992;
  };
}
