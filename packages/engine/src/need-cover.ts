import { count, tokens, type Bag } from './bag.ts';
import { dealable, tokensFor, type Effort, type Kind } from './need-deal.ts';

/** What one token counts for; an absent one counts for nothing. Whole numbers or binary fractions (halves), so that sums are exact. */
export type Worth = { readonly [token: string]: number };

/** So many units, paid in whole tokens without change. `2 food or 1 coin` is one need of 2 units in which a coin counts for 2. */
export interface Need {
  readonly units: number;
  readonly worth: Worth;
  /** What explanations call it: `food`, `energy`, `wood`. */
  readonly name?: string;
}

/** What this bag still covers after `given` has left it. */
export function coversAfter(bag: Bag, given: Bag, needs: readonly Need[], effort?: Effort): boolean {
  let open = 0;
  for (const need of needs) {
    if (!(need.units > 0)) continue;
    open++;
    if (paid(bag, given, need) < need.units) return false;
  }
  // Where no token can serve two needs, that is all there is to it.
  if (open < 2 || !contested(bag, needs)) return true;
  const clear = clearly(bag, given, needs);
  if (clear !== undefined) return clear;
  const wanted = needs.filter((need) => need.units > 0);
  const kinds: Kind[] = [];
  for (const token in bag) {
    const n = count(bag, token) - count(given, token);
    if (n > 0) kinds.push({ n, worth: wanted.map((need) => worthOf(need, token)) });
  }
  return dealable(
    kinds,
    wanted.map((need) => need.units),
    effort,
  );
}

/** A token of the bag that could be left out and the rest would still cover the needs, if there is one. The bag covers them. */
export function spare(bag: Bag, needs: readonly Need[], effort?: Effort): string | null {
  const shared = needs.length > 1 && contested(bag, needs);
  for (const token of tokens(bag)) {
    let needed = false;
    for (const need of needs) {
      const worth = need.units > 0 ? worthOf(need, token) : 0;
      if (worth === 0) continue;
      needed = shared
        ? !coversAfter(bag, { [token]: 1 }, needs, effort)
        : paid(bag, NOTHING, need) - worth < need.units;
      break;
    }
    if (!needed) return token;
  }
  return null;
}

/** Whether some token of the bag could serve either of two needs. */
function contested(bag: Bag, needs: readonly Need[]): boolean {
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i];
    if (need === undefined || !(need.units > 0)) continue;
    for (const token in need.worth) {
      if (worthOf(need, token) === 0 || count(bag, token) === 0) continue;
      for (let j = i + 1; j < needs.length; j++) {
        const other = needs[j];
        if (other !== undefined && other.units > 0 && worthOf(other, token) > 0) return true;
      }
    }
  }
  return false;
}

/**
 * Whether the needs can be met, where that is plain: first every need takes the tokens that nothing else wants. If one is left, it may
 * have all the rest; two that compete for tokens which count alike only have to count them. Undefined where it is not plain.
 */
function clearly(bag: Bag, given: Bag, needs: readonly Need[]): boolean | undefined {
  let [one, other]: (Need | undefined)[] = [];
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i] as Need;
    if (!(missing(bag, given, need, i, needs) > 0)) continue;
    if (one === undefined) one = need;
    else if (other === undefined) other = need;
    else return undefined;
  }
  return one === undefined || other === undefined || bothMet(bag, given, one, other);
}

/** The units of a need that tokens which nothing else wants leave open. */
function missing(bag: Bag, given: Bag, need: Need, at: number, needs: readonly Need[]): number {
  let { units } = need;
  for (const token in need.worth) {
    if (units <= 0) break;
    const n = count(bag, token) - count(given, token);
    if (n > 0 && !wantedElsewhere(token, at, needs)) units -= n * worthOf(need, token);
  }
  return units;
}

/** Whether two needs can both be met, if all tokens that serve both count alike for each of them. Undefined if not. */
function bothMet(bag: Bag, given: Bag, one: Need, other: Need): boolean | undefined {
  let { units } = one;
  let otherUnits = other.units;
  let [both, worth, otherWorth] = [0, 0, 0];
  for (const token in one.worth) {
    const n = count(bag, token) - count(given, token);
    const here = worthOf(one, token);
    if (n <= 0 || here === 0) continue;
    const there = worthOf(other, token);
    if (there === 0) units -= n * here;
    else if (both > 0 && (here !== worth || there !== otherWorth)) return undefined;
    else [both, worth, otherWorth] = [both + n, here, there];
  }
  for (const token in other.worth) {
    const n = count(bag, token) - count(given, token);
    if (n > 0 && worthOf(one, token) === 0) otherUnits -= n * worthOf(other, token);
  }
  return both === 0
    ? units <= 0 && otherUnits <= 0
    : tokensFor(units, worth) + tokensFor(otherUnits, otherWorth) <= both;
}

function wantedElsewhere(token: string, here: number, needs: readonly Need[]): boolean {
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i] as Need;
    if (i !== here && need.units > 0 && worthOf(need, token) > 0) return true;
  }
  return false;
}

/** What all the tokens together count for in one need. */
export function paid(bag: Bag, given: Bag, need: Need): number {
  let units = 0;
  const { worth } = need;
  for (const token in worth) {
    // Read by the name of the loop, which the compiler need not look up.
    const each = worth[token] as number;
    const n = given === NOTHING ? count(bag, token) : count(bag, token) - count(given, token);
    if (n > 0 && each > 0) units += n * each;
  }
  return units;
}

export function worthOf(need: Need, token: string): number {
  const worth = need.worth[token];
  return typeof worth === 'number' && worth > 0 ? worth : 0;
}

/** How explanations call a need: by its name or else by what pays for it. */
export function nameOf(need: Need): string {
  return need.name ?? tokens(need.worth).join('/');
}

export const NOTHING: Bag = {};
