import { forcedAnswer, possible, refuseBundle, sampleBundle, suggest, type Bundle } from './bundle.ts';
import { count, tokens, type Bag } from './bag.ts';
import { RuleDefect } from './errors.ts';
import type { Need, Worth } from './need.ts';
import type { GameText } from './text.ts';

/** One of these. Options are words with their parameters: `take:wood`, `end`, `3`. */
export interface Choice {
  readonly kind: 'pick';
  readonly options: readonly string[];
  /** How likely each is where chance decides, by its place; all alike without. */
  readonly weights?: readonly number[];
}
/** These in an order of one's choice; with `first`, only so many of them. */
export interface Order {
  readonly kind: 'order';
  readonly items: readonly string[];
  readonly first?: number;
}
/** What may be answered. The kinds are few and closed; a game-specific kind is a design smell. */
export type Offer = Choice | Bundle | Order;

/** `"take:wood"`, `{"wood":2,"coal":1}`, `["bank","dock"]`. */
export type Answer = string | Bag | readonly string[];

/** An offer of options, one of which is to be chosen. `weights` are for chance: how likely each is. */
export function pick(options: readonly string[], weights?: readonly number[]): Choice {
  if (weights === undefined) return { kind: 'pick', options };
  if (weights.length !== options.length || !weights.every((weight) => weight > 0 && Number.isFinite(weight)))
    throw new RuleDefect(`each of ${options.join(', ')} needs a weight above 0, not ${weights.join(', ')}`);
  return { kind: 'pick', options, weights };
}
/** One token out of a bag, each as likely as any other. Whether it goes back is the answer's business. */
export function oneOf(bag: Readonly<Bag>): Choice {
  const kinds = tokens(bag);
  return pick(
    kinds,
    kinds.map((token) => count(bag, token)),
  );
}
/** `0` to `n` as options. Asked for often, so the lists are kept. */
export function numbers(n: number): readonly string[] {
  const kept = LISTS[n];
  if (kept) return kept;
  const list = Array.from({ length: n + 1 }, (_, i) => String(i));
  return n < 100 ? (LISTS[n] = list) : list;
}
const LISTS: { [n: number]: readonly string[] } = {};

/** An offer of things to be put into an order; with `first`, only the first so many are chosen. */
export const order = (items: readonly string[], first?: number): Order =>
  first === undefined ? { kind: 'order', items } : { kind: 'order', items, first };

/** A payment out of a stock: of the tokens that count for the needs, any that cover them. `keep` must stay payable afterwards. */
export function payment(stock: Bag, needs: readonly Need[], keep?: readonly Need[]): Bundle {
  const from: Bag = {};
  for (const { worth } of needs)
    for (const token in worth) if (count(stock, token) > 0) from[token] = count(stock, token);
  return keep === undefined
    ? { kind: 'bundle', from, needs }
    : { kind: 'bundle', from, needs, keep: { stock, any: [keep] } };
}

/** Why this answer is refused, or null. Any input whatever is judged; nothing is trusted. */
export function refuse(offer: Offer, answer: unknown): GameText | null {
  switch (offer.kind) {
    case 'pick':
      if (typeof answer !== 'string') return { key: 'core.malformed.pick' };
      return offer.options.includes(answer) ? null : { key: 'core.refused.option', args: { option: clip(answer) } };
    case 'bundle':
      return refuseBundle(offer, answer);
    case 'order':
      return refuseOrder(offer, answer);
  }
}

function refuseOrder(offer: Order, answer: unknown): GameText | null {
  const first = offer.first ?? offer.items.length;
  if (!Array.isArray(answer) || answer.length > 1000) return { key: 'core.malformed.order' };
  if (answer.length !== first) return { key: 'core.refused.order.length', args: { n: first } };
  const left = [...offer.items];
  for (const item of answer as unknown[]) {
    if (typeof item !== 'string') return { key: 'core.malformed.order' };
    const at = left.indexOf(item);
    if (at < 0) return { key: 'core.refused.order.item', args: { item: clip(item) } };
    left.splice(at, 1);
  }
  return null;
}

const clip = (input: string) => (input.length > 60 ? `${input.slice(0, 60)}…` : input);

/**
 * What an answer means: a token given zero times is not given. Logs from before unknown tokens were refused hold such zeros, under
 * any name.
 */
export function meant(answer: Answer): Answer {
  if (typeof answer !== 'object' || answer === null || Array.isArray(answer)) return answer;
  const bag = answer as Bag;
  for (const token in bag)
    if (bag[token] === 0) return Object.fromEntries(Object.entries(bag).filter(([, n]) => n !== 0));
  return bag;
}

/** The answer, if there is exactly one. */
export const only = (offer: Offer): Answer | null => forced(offer) ?? null;

/** The same, and undefined where there is no answer at all; null is a choice. */
export function forced(offer: Offer): Answer | null | undefined {
  switch (offer.kind) {
    case 'pick':
      return offer.options.length > 1 ? null : offer.options[0];
    case 'bundle':
      return forcedAnswer(offer);
    case 'order': {
      const { items, first = items.length } = offer;
      if (first > items.length) return undefined;
      const alike = first === 0 || items.every((item) => item === items[0]);
      return alike ? items.slice(0, first) : null;
    }
  }
}

/** Whether there is any answer at all. */
export function answerable(offer: Offer): boolean {
  switch (offer.kind) {
    case 'pick':
      return offer.options.length > 0;
    case 'bundle':
      return possible(offer);
    case 'order':
      return (offer.first ?? 0) <= offer.items.length;
  }
}

/** Some answer; each has a chance. */
export function sample(offer: Offer, random: () => number): Answer {
  switch (offer.kind) {
    case 'pick':
      return offer.weights
        ? weighted(offer.options, offer.weights, random())
        : (offer.options[(random() * offer.options.length) | 0] as string);
    case 'bundle':
      return sampleBundle(offer, random);
    case 'order': {
      const items = [...offer.items];
      for (let i = items.length - 1; i > 0; i--) {
        const j = (random() * (i + 1)) | 0;
        const held = items[i] as string;
        items[i] = items[j] as string;
        items[j] = held;
      }
      return offer.first === undefined ? items : items.slice(0, offer.first);
    }
  }
}

/** The option under a point that is `at` of the way along the weights laid end to end. */
function weighted(options: readonly string[], weights: readonly number[], at: number): string {
  let left = weights.reduce((sum, weight) => sum + weight, 0) * at;
  for (let i = 0; i < options.length; i++) {
    left -= weights[i] as number;
    if (left < 0) return options[i] as string;
  }
  return options[options.length - 1] as string; // rounding ate the last point
}

/** Answers worth considering, the least wasteful first: what bots try and boards fill in. */
export function suggestions(offer: Offer, weights?: Worth, most = 12): readonly Answer[] {
  switch (offer.kind) {
    case 'pick':
      return offer.options;
    case 'bundle':
      return suggest(offer, weights, most);
    case 'order':
      return orders(offer, most);
  }
}

function orders(offer: Order, most: number): string[][] {
  const found: string[][] = [];
  const first = offer.first ?? offer.items.length;
  const grow = (chosen: string[], left: readonly string[]) => {
    if (found.length >= most) return;
    if (chosen.length === first) {
      found.push(chosen);
      return;
    }
    left.forEach((item, i) => grow([...chosen, item], [...left.slice(0, i), ...left.slice(i + 1)]));
  };
  grow([], offer.items);
  return found;
}
