import { count, isBag, tokens, total, type Bag } from './bag.ts';
import { covers } from './need.ts';
import { coversAfter, nameOf, paid, spare, type Need, type Worth } from './need-cover.ts';

/** A decision whose answer is a bag: which tokens do you give? */
export interface Bundle {
  readonly kind: 'bundle';
  /** At most so many of each token. */
  readonly from: Bag;
  /**
   * What the answer must cover, without waste: no token could be left out. There is no change, so a token that counts for more
   * than is missing may be given; throwing tokens away may not. Without needs any tokens may be given.
   */
  readonly needs?: readonly Need[];
  /** Bounds on the number of tokens. */
  readonly min?: number;
  readonly max?: number;
  /** The answer leaves this stock, and then at least one of the alternatives must still be payable from it. */
  readonly keep?: { readonly stock: Bag; readonly any: readonly (readonly Need[])[] };
  /** What giving one token earns, for suggestions. */
  readonly price?: Worth;
}

/** Why an answer is refused, as a text's key and arguments. */
export interface Refusal {
  readonly key: string;
  readonly args?: Record<string, string | number>;
}

/** Why this answer is refused, or null. Any input whatever is judged; nothing is trusted. */
export function refuseBundle(b: Bundle, answer: unknown): Refusal | null {
  if (!isBag(answer)) return { key: 'core.bundle.malformed' };
  const unknown = unknownIn(b, answer);
  if (unknown !== null) return { key: 'core.bundle.unknown', args: { token: unknown } };
  let n = 0;
  for (const token of tokens(answer)) {
    const asked = count(answer, token);
    const have = atMost(b, token);
    if (asked > have) return { key: 'core.bundle.short', args: { token, have, asked } };
    n += asked;
  }
  if (!rightNumber(b, n)) return { key: 'core.bundle.count', args: numbers(b, n) };
  if (b.needs !== undefined) {
    if (!covers(answer, b.needs)) return uncovered(answer, b.needs);
    const token = spare(answer, b.needs);
    if (token !== null) return { key: 'core.bundle.waste', args: { token } };
  }
  return keeps(b, answer) ? null : { key: 'core.bundle.keep' };
}

/** A token that is named zero times and not asked for: it would stay in the log for ever. The first by name. */
function unknownIn(b: Bundle, answer: Bag): string | null {
  let found: string | null = null;
  for (const token in answer)
    if (answer[token] === 0 && !Object.hasOwn(b.from, token) && (found === null || token < found)) found = token;
  return found;
}

/** How many of a token may be given. What has to leave a stock has to be in it. */
export function atMost(b: Bundle, token: string): number {
  const n = count(b.from, token);
  return b.keep === undefined ? n : Math.min(n, count(b.keep.stock, token));
}

export function rightNumber(b: Bundle, n: number): boolean {
  return n >= (b.min ?? 0) && n <= (b.max ?? Infinity);
}

/** Whether what must stay payable does. */
export function keeps(b: Bundle, answer: Bag): boolean {
  const { keep } = b;
  return keep === undefined || keep.any.some((needs) => coversAfter(keep.stock, answer, needs));
}

function numbers(b: Bundle, given: number): Record<string, number> {
  return { given, min: b.min ?? 0, max: Math.min(b.max ?? Infinity, total(b.from)) };
}

/** The first need that can't be covered together with those before it, and by how many units it is missed at least. */
function uncovered(answer: Bag, needs: readonly Need[]): Refusal {
  const at = needs.findIndex((_, i) => !covers(answer, needs.slice(0, i + 1)));
  const need = needs[at];
  if (need === undefined) return { key: 'core.bundle.uncovered' };
  const coversBut = (missing: number) =>
    covers(answer, [...needs.slice(0, at), { ...need, units: need.units - missing }]);
  let missing = Math.max(0, need.units - paid(answer, {}, need));
  for (let enough = need.units; missing < enough;) {
    const middle = missing + Math.floor((enough - missing) / 2);
    if (coversBut(middle)) enough = middle;
    else missing = Math.min(middle + 1, enough);
  }
  return { key: 'core.bundle.uncovered', args: { need: nameOf(need), missing } };
}
