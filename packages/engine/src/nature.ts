import type { Game } from './game.ts';
import { sample, type Answer, type Offer } from './offer.ts';
import { DRAW, type DrawData } from './pile.ts';
import { digest } from './sha256.ts';
import type { Ask, Setup } from './state.ts';

/**
 * Who answers for chance. Card i of a deck follows from the seed and (deck, i) alone, whenever it is asked: an undo is
 * never a re-roll, and many tables can share one deal.
 */
export type Nature = (ask: Ask, offer: Offer) => Answer;

/** `numbers` makes chance from a text: by SHA-256, unless nobody could gain by guessing (simulations) and speed counts. */
export function dealer(
  game: Game,
  setup: Setup,
  seed: string,
  numbers: (key: string) => () => number = stream,
): Nature {
  const decks = new Map<string, readonly string[]>();
  return (ask, offer) => {
    if (ask.key === DRAW) {
      const { deck, i } = ask.data as unknown as DrawData;
      let order = decks.get(deck);
      if (!order) decks.set(deck, (order = shuffled(game.decks?.(setup)[deck] ?? [], numbers(`${seed}/${deck}`))));
      return order[i] as string;
    }
    return sample(offer, numbers(`${seed}/${rollLabel(ask)}`));
  };
}

/** Chance other than cards is named by the ask's `roll`, so that it does not depend on what happened before. */
const rollLabel = (ask: Ask): string => {
  const data = ask.data as { roll?: string } | undefined;
  return `${ask.key}/${data?.roll ?? ask.id}`;
};

/** What tests, scenarios and guided rounds lay down in advance; the rest comes from the dealer. */
export interface Script {
  /** The first cards of a deck, from the top. */
  readonly decks?: { readonly [deck: string]: readonly string[] };
  /** Answers to chance other than cards, by roll label (or decision key). */
  readonly rolls?: { readonly [label: string]: Answer };
}

export function scripted(game: Game, setup: Setup, script: Script, seed = 'script'): Nature {
  const rest = dealer(game, setup, seed);
  const decks = new Map<string, readonly string[]>();
  return (ask, offer) => {
    if (ask.key !== DRAW) {
      const roll = (ask.data as { roll?: string } | undefined)?.roll;
      return script.rolls?.[roll ?? ask.key] ?? script.rolls?.[ask.key] ?? rest(ask, offer);
    }
    const { deck, i } = ask.data as unknown as DrawData;
    let order = decks.get(deck);
    if (!order) {
      const laid = script.decks?.[deck] ?? [];
      const others = [...(game.decks?.(setup)[deck] ?? [])];
      for (const card of laid) {
        const at = others.indexOf(card);
        if (at < 0) throw new Error(`the script lays ${card} into deck ${deck}, which has no such card (left)`);
        others.splice(at, 1);
      }
      decks.set(deck, (order = [...laid, ...shuffled(others, stream(`${seed}/${deck}`))]));
    }
    return order[i] as string;
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

/** A sorted copy. Modules mostly list their cards in order already. */
export function sorted(cards: readonly string[]): string[] {
  const copy = cards.slice();
  for (let i = 1; i < copy.length; i++) if ((copy[i - 1] as string) > (copy[i] as string)) return copy.sort();
  return copy;
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
