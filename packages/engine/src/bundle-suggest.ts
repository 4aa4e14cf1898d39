import { tokens, type Bag } from './bag.ts';
import { eachPayment, PATIENCE } from './bundle-frontier.ts';
import { bagOf, gateOf, leastAt, mostAt, planOf, canPayFor, type Plan } from './bundle-plan.ts';
import { atMost, type Bundle } from './bundle-terms.ts';
import type { Need, Worth } from './need.ts';
import type { Effort } from './need-deal.ts';

/**
 * Answers worth considering, the best first, at most `most`: those that give away the least weight, then the fewest tokens. A token
 * without a weight weighs 1. Half of the places may go to answers that differ: that use a token which the best ones spare,
 * or spare one which they use. Without needs, tokens that earn more than they weigh are given, and the best answers are joined by
 * the smallest, the largest that makes sense and those of a single kind.
 */
export function suggest(b: Bundle, weights: Worth = {}, most = 12): Bag[] {
  if (!(most >= 1)) return [];
  const [names, found] = b.needs === undefined ? selections(b, weights, most) : payments(b, b.needs, weights, most);
  found.sort((x, y) => x.cost - y.cost || compare(x.used, y.used));
  return found.map(({ used }) => bagOf(names, used));
}

interface Found {
  readonly cost: number;
  readonly used: readonly number[];
}

/** What a token costs besides its weight: of equally weighty answers the one with fewer tokens comes first. */
const TRIFLE = 2 ** -20;
/** What a token costs or earns where the number of tokens comes first and their weight second. */
const DECISIVE = 2 ** 20;
/** Whether a search has gone on for long enough, given what it has. */
const tired = (effort: Effort, found: readonly Found[]) => --effort.left < (found.length > 0 ? PATIENCE - CONTENT : 0);
const CONTENT = 100_000;

function weightOf(weights: Worth, token: string | undefined): number {
  const weight = token === undefined ? undefined : weights[token];
  return typeof weight === 'number' ? Math.max(0, weight) : 1;
}

function payments(b: Bundle, needs: readonly Need[], weights: Worth, most: number): [readonly string[], Found[]] {
  const plan = planOf(b, needs);
  if (plan === null) return [[], []];
  const costs = plan.tokens.map((token) => weightOf(weights, token) + TRIFLE);
  // Most payments can be made in a few ways only, and listing them is quicker than looking for the best.
  const few = plan.shared ? null : fewPayments(b, plan, costs, most);
  if (few !== null) return [plan.tokens, few];
  const best = cheapestPayments(b, plan, costs, most);
  // Fewer than asked for are all there are.
  if (best.length < most) return [plan.tokens, best];
  const chosen = best.slice(0, Math.ceil(most / 2));
  const consider = (wish: Wish) => {
    if (chosen.length < most) merge(chosen, cheapestPayments(b, plan, costs, 1, wish));
  };
  plan.tokens.forEach((_, kind) => {
    if (chosen.every(({ used }) => used[kind] === 0)) consider({ kind, use: true });
  });
  plan.tokens.forEach((_, kind) => {
    if (chosen.every(({ used }) => used[kind] !== 0)) consider({ kind, use: false });
  });
  merge(chosen, best, most);
  return [plan.tokens, chosen];
}

/** All minimal payments, if there are fewer than so many. Each kind has one step of the plan. */
function fewPayments(b: Bundle, plan: Plan, costs: readonly number[], most: number): Found[] | null {
  const found: Found[] = [];
  const visit = (_: readonly string[], used: readonly number[]): boolean => {
    let cost = 0;
    for (const { kind } of plan.steps) cost += (used[kind] ?? 0) * (costs[kind] ?? 0);
    return found.push({ cost, used: used.slice() }) >= most;
  };
  eachPayment(b, plan, visit, { left: PATIENCE });
  return found.length < most ? found : null;
}

/** That a kind be used, or not. */
interface Wish {
  readonly kind: number;
  readonly use: boolean;
}

/** The cheapest minimal payments: branch and bound along the plan, the bound being the least with which a path can end. */
function cheapestPayments(b: Bundle, plan: Plan, costs: readonly number[], most: number, wish?: Wish): Found[] {
  const effort: Effort = { left: PATIENCE };
  const used = plan.tokens.map(() => 0);
  const gate = gateOf(b, plan, used, effort);
  const best = shortlist(most);
  const wanted = wish?.use === true ? wish.kind : -1;
  const banned = wish?.use === false ? wish.kind : -1;
  // Where each kind has one step, a path that passes it without the wanted kind need not be followed to its end.
  const must = plan.shared ? -1 : plan.steps.findIndex((step) => step.kind === wanted);
  const passes = (at: number, n: number, next: number) => at <= must && must < next && !(at === must && n > 0);
  const memo = plan.steps.map(() => new Map<number, number>());
  const least = (at: number, missing: number): number => {
    const here = memo[at];
    const step = plan.steps[at];
    if (here === undefined || step === undefined) return 0;
    const known = here.get(missing);
    if (known !== undefined) return known;
    let cost = Infinity;
    const few = leastAt(step, missing);
    for (let n = step.kind === banned ? 0 : mostAt(plan, step, missing, NONE); n >= few; n--) {
      const left = missing - n * step.worth;
      if (passes(at, n, left > 0 ? at + 1 : step.end)) continue;
      cost = Math.min(
        cost,
        n * (costs[step.kind] ?? 0) + (left > 0 ? least(at + 1, left) : least(step.end, step.next)),
      );
    }
    here.set(missing, cost);
    return cost;
  };

  const go = (at: number, missing: number, given: number, spent: number): void => {
    if (tired(effort, best.found) || !gate(at, missing, given)) return;
    const step = plan.steps[at];
    if (step === undefined) {
      if (wanted < 0 || (used[wanted] ?? 0) > 0) best.offer({ cost: spent, used: [...used] });
      return;
    }
    const before = used[step.kind] ?? 0;
    const ways: { n: number; at: number; missing: number; spent: number; bound: number }[] = [];
    const few = leastAt(step, missing);
    for (let n = step.kind === banned ? 0 : mostAt(plan, step, missing, used); n >= few; n--) {
      const left = missing - n * step.worth;
      const next = left > 0 ? { at: at + 1, missing: left } : { at: step.end, missing: step.next };
      if (passes(at, n, next.at)) continue;
      const cost = spent + n * (costs[step.kind] ?? 0);
      const bound = cost + least(next.at, next.missing);
      if (bound < best.bar()) ways.push({ n, ...next, spent: cost, bound });
    }
    ways.sort((x, y) => x.bound - y.bound);
    for (const way of ways) {
      if (way.bound >= best.bar()) break;
      used[step.kind] = before + way.n;
      go(way.at, way.missing, given + way.n, way.spent);
    }
    used[step.kind] = before;
  };
  go(0, plan.needs[0]?.units ?? 0, 0, 0);
  return best.found;
}

function selections(b: Bundle, weights: Worth, most: number): [readonly string[], Found[]] {
  const names = tokens(b.from).filter((token) => atMost(b, token) > 0);
  const caps = names.map((token) => atMost(b, token));
  const prices = names.map((token) => {
    const price = b.price?.[token];
    return typeof price === 'number' ? price : 0;
  });
  const costs = names.map((token, kind) => weightOf(weights, token) - (prices[kind] ?? 0) + TRIFLE);
  const best = cheapestSelections(b, names, caps, costs, most);
  if (best.length < most) return [names, best];
  const priced = ({ used }: Found): Found => ({
    cost: used.reduce((sum, n, kind) => sum + n * (costs[kind] ?? 0), 0),
    used,
  });
  const first = (limits: readonly number[], by: (cost: number, kind: number) => number) =>
    cheapestSelections(b, names, limits, costs.map(by), 1).map(priced);
  // Where tokens have prices, giving one that earns nothing makes no sense unless so many must be given.
  const sensible = (kind: number) => b.price === undefined || (prices[kind] ?? 0) > 0;
  const asMany = (cost: number, kind: number) => (sensible(kind) ? cost - DECISIVE : cost + DECISIVE);
  const chosen = best.slice(0, 1);
  merge(
    chosen,
    first(caps, (cost) => cost + DECISIVE),
    most,
  );
  merge(chosen, first(caps, asMany), most);
  for (let kind = 0; kind < names.length && chosen.length <= most / 2; kind++) {
    if (!sensible(kind)) continue;
    const alone = caps.map((cap, other) => (other === kind ? cap : 0));
    merge(chosen, b.keep ? first(alone, asMany) : asManyAlone(b, alone, kind).map(priced), most);
  }
  merge(chosen, best, most);
  return [names, chosen];
}

/** As many as may be given of the only kind there is, where nothing must be kept. */
function asManyAlone(b: Bundle, caps: readonly number[], kind: number): Found[] {
  const n = Math.min(caps[kind] ?? 0, Math.floor(b.max ?? Infinity));
  return n >= (b.min ?? 0) ? [{ cost: 0, used: caps.with(kind, n) }] : [];
}

/** The cheapest selections: the cheapest kinds first, the bound being what is best where nothing must be kept. */
function cheapestSelections(
  b: Bundle,
  names: readonly string[],
  caps: readonly number[],
  costs: readonly number[],
  most: number,
): Found[] {
  const min = Math.max(0, b.min ?? 0);
  const max = b.max ?? Infinity;
  const order = [...names.keys()].sort((x, y) => (costs[x] ?? 0) - (costs[y] ?? 0) || x - y);
  const effort: Effort = { left: PATIENCE };
  const used = names.map(() => 0);
  const room = canPayFor(b, names, caps, effort);
  const best = shortlist(most);
  const least = (i: number, given: number): number => {
    if (given > max) return Infinity;
    let cost = 0;
    for (; i < order.length; i++) {
      const kind = order[i] ?? 0;
      const each = costs[kind] ?? 0;
      const n = Math.min(caps[kind] ?? 0, (each < 0 ? max : Math.max(given, min)) - given);
      given += n;
      cost += n * each;
    }
    return given < min ? Infinity : cost;
  };

  const go = (i: number, given: number, spent: number): void => {
    if (tired(effort, best.found)) return;
    if (room !== null) {
      const later = names.map(() => 0);
      for (const kind of order.slice(i)) later[kind] = 1;
      if (!room(used, [{ units: min - given, worth: later }])) return;
    }
    const kind = order[i];
    if (kind === undefined) {
      best.offer({ cost: spent, used: [...used] });
      return;
    }
    const cost = costs[kind] ?? 0;
    const bounds: number[] = [];
    const most = Math.min(caps[kind] ?? 0, Math.floor(max - given));
    for (let n = 0; n <= most; n++) bounds.push(spent + n * cost + least(i + 1, given + n));
    for (let n = lowest(bounds); (bounds[n] ?? Infinity) < best.bar(); n = lowest(bounds)) {
      bounds[n] = Infinity;
      used[kind] = n;
      go(i + 1, given + n, spent + n * cost);
    }
    used[kind] = 0;
  };
  if (least(0, 0) < Infinity) go(0, 0, 0);
  return best.found;
}

/** Where the lowest of some numbers is; of several alike, the last. */
function lowest(numbers: readonly number[]): number {
  let at = numbers.length - 1;
  for (let i = at - 1; i >= 0; i--) if ((numbers[i] ?? Infinity) < (numbers[at] ?? Infinity)) at = i;
  return at;
}

/** The cheapest found so far, and the cost that the next must stay below to be among them. */
function shortlist(most: number): { found: Found[]; bar: () => number; offer: (one: Found) => void } {
  const found: Found[] = [];
  return {
    found,
    bar: () => (found.length < most ? Infinity : (found[found.length - 1]?.cost ?? Infinity)),
    offer: (one) => {
      if (found.some((other) => compare(other.used, one.used) === 0)) return;
      const at = found.findIndex((other) => other.cost > one.cost);
      found.splice(at < 0 ? found.length : at, 0, one);
      if (found.length > most) found.pop();
    },
  };
}

/** Adds what is new. */
function merge(chosen: Found[], more: readonly Found[], most = Infinity): void {
  for (const one of more) {
    if (chosen.length >= most) return;
    if (chosen.every((other) => compare(other.used, one.used) !== 0)) chosen.push(one);
  }
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let kind = 0; kind < a.length; kind++) {
    const difference = (b[kind] ?? 0) - (a[kind] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const NONE: readonly number[] = [];
