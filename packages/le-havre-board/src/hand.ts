import { count, tokens, type Answer, type Bag } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';

/**
 * What is answered with tokens where they lie on one's quay. For a bundle that is the answer itself; some picks are about tokens
 * too: which goods one wants at an office, how many loans one returns at court.
 */
export interface Hand {
  /** As many of each at most. */
  readonly from: Bag;
  /** Whether they come: otherwise they are given away. */
  readonly comes: boolean;
  /** The bag with so many of this token in it; where only certain bags will do, the nearest of those. */
  readonly put: (bag: Bag, token: string, n: number) => Bag;
  /** What a bag says; null where it says nothing. */
  readonly answer: (bag: Bag) => Answer | null;
}

const COMES = ['choose', 'bargain'];

export function handOf({ key, offer }: Decision): Hand | null {
  const comes = COMES.includes(key);
  if (offer.kind === 'bundle') return { from: offer.from, comes, put: puts(offer.from), answer: clean };
  const options = offer.kind === 'pick' ? offer.options.map((option) => [option, bagOf(key, option)] as const) : [];
  const bags = options.flatMap(([, bag]) => (bag ? [bag] : []));
  if (bags.length === 0) return null;
  const from: Bag = {};
  for (const bag of bags)
    for (const token of tokens(bag)) from[token] = Math.max(count(from, token), count(bag, token));
  return {
    from,
    comes,
    put: puts(from, bags),
    answer: (bag) => options.find(([, one]) => one && same(one, bag))?.[0] ?? null,
  };
}

/** The tokens that an option of a pick speaks of. */
export function bagOf(key: string, option: string): Bag | null {
  if (key === 'court') return { loan: option === 'two' ? 2 : 1 };
  return key === 'bargain' ? Object.fromEntries(option.split(':').map((good) => [good, 1])) : null;
}

const puts =
  (from: Bag, bags?: readonly Bag[]): Hand['put'] =>
  (bag, token, n) => {
    const wanted = { ...bag, [token]: Math.max(0, Math.min(count(from, token), n)) };
    const apart = (one: Bag) =>
      tokens(from).reduce((sum, other) => sum + Math.abs(count(one, other) - count(wanted, other)), 0);
    const fits =
      bags?.filter((one) => count(one, token) === wanted[token]).toSorted((a, b) => apart(a) - apart(b)) ?? [];
    // Taking out may leave nothing that says something; putting in always finds its place.
    return (wanted[token] === 0 ? fits.find((one) => apart(one) === 0) : fits[0]) ?? wanted;
  };

/** Only what is given: the same payment always reads the same. */
function clean(bag: Bag): Bag {
  const neat: Bag = {};
  for (const token of tokens(bag)) neat[token] = count(bag, token);
  return neat;
}
export const same = (a: Bag, b: Bag) => JSON.stringify(clean(a)) === JSON.stringify(clean(b));
