/** A multiset of tokens. An absent token is there zero times. Only what a game declares as debts is ever below zero. */
export type Bag = { [token: string]: number };

/** How many of a token are there to be taken: none of what is owed. Asking for a number first keeps `constructor` and its like from being tokens. */
export function count(bag: Readonly<Bag>, token: string): number {
  const n = bag[token];
  return typeof n === 'number' && n > 0 ? n : 0;
}

/** The same below zero too: what is owed. All sums go by this, all payments by `count`. */
export function amount(bag: Readonly<Bag>, token: string): number {
  const n = bag[token];
  return typeof n === 'number' ? n : 0;
}

/** How many tokens there are in a bag, of all kinds. */
export function total(bag: Readonly<Bag>): number {
  let n = 0;
  for (const token in bag) n += count(bag, token);
  return n;
}

/** The tokens that are there, sorted: whoever walks a bag in this order does not depend on its history. */
export function tokens(bag: Readonly<Bag>): string[] {
  const found: string[] = [];
  for (const token in bag) {
    if (count(bag, token) === 0) continue;
    // Bags are small and mostly in order already, where inserting beats sorting.
    let at = found.length;
    for (; at > 0; at--) {
      const before = found[at - 1];
      if (before === undefined || before < token) break;
      found[at] = before;
    }
    found[at] = token;
  }
  return found;
}

/** Puts `other`, so many times, into the bag. */
export function add(bag: Bag, other: Readonly<Bag>, times = 1): void {
  if (!(times >= 0)) throw new RangeError(`cannot add a bag ${times} times`);
  for (const token in other) bag[token] = amount(bag, token) + amount(other, token) * times;
}

/** Takes `other` out of the bag: all of it or, where something is short, nothing. */
export function take(bag: Bag, other: Readonly<Bag>): void {
  for (const token in other) demand(bag, token, count(other, token));
  for (const token in other) bag[token] = amount(bag, token) - count(other, token);
}

export function move(from: Bag, to: Bag, token: string, n: number): void {
  if (!(n >= 0)) throw new RangeError(`cannot move ${n} ${token}`);
  demand(from, token, n);
  from[token] = amount(from, token) - n;
  to[token] = amount(to, token) + n;
}

export function has(bag: Readonly<Bag>, other: Readonly<Bag>): boolean {
  for (const token in other) if (count(bag, token) < count(other, token)) return false;
  return true;
}

/** What two bags hold together. */
export function sum(a: Readonly<Bag>, b: Readonly<Bag>): Bag {
  const all = { ...a };
  add(all, b);
  return tidy(all);
}

export function minus(a: Readonly<Bag>, b: Readonly<Bag>): Bag {
  const left = { ...a };
  take(left, b);
  return tidy(left);
}

export function sameBag(a: Readonly<Bag>, b: Readonly<Bag>): boolean {
  for (const token in a) if (amount(a, token) !== amount(b, token)) return false;
  for (const token in b) if (amount(a, token) !== amount(b, token)) return false;
  return true;
}

/** Bags that come from outside have at most so many kinds, with names of at most so many characters. */
const KINDS = 64;
const NAME = 64;

/** Whether something that came from outside is a bag. */
export function isBag(input: unknown): input is Bag {
  if (typeof input !== 'object' || input === null) return false;
  const prototype: unknown = Object.getPrototypeOf(input);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let kinds = 0;
  for (const token in input) {
    if (++kinds > KINDS || token.length > NAME || token === '__proto__') return false;
    const n = (input as Record<string, unknown>)[token];
    if (!Number.isSafeInteger(n) || (n as number) < 0) return false;
  }
  return true;
}

function demand(bag: Readonly<Bag>, token: string, n: number): void {
  const have = count(bag, token);
  if (have < n) throw new RangeError(`${n} ${token} asked for, ${have} there`);
}

/** The same bag without zeros, in sorted order. */
function tidy(bag: Readonly<Bag>): Bag {
  const neat: Bag = {};
  for (const token of Object.keys(bag).sort()) if (amount(bag, token) !== 0) neat[token] = amount(bag, token);
  return neat;
}
