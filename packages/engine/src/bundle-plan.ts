import { count, tokens, type Bag } from './bag.ts';
import { atMost, rightNumber, type Bundle } from './bundle-terms.ts';
import { coversAfter, spare, worthOf, type Need } from './need-cover.ts';
import { dealable, tokensFor, type Effort, type Kind } from './need-deal.ts';

/**
 * How to go through all minimal payments without going astray: need after need, and for each need the tokens that serve it,
 * the most valuable first. At each step so many of one token are given. The payment for a need is complete at the first
 * token with which it is met: all tokens before count for at least as much, so none of them can be left out, and whatever
 * would come after is waste. As long as the rest can still meet the need, every path ends in a payment.
 */
export interface Plan {
  /** The tokens that may be given, sorted. A kind is an index into them. */
  readonly tokens: readonly string[];
  readonly caps: readonly number[];
  /** The needs that are open at all. */
  readonly needs: readonly Need[];
  readonly steps: readonly PlanStep[];
  /** The first step of each need, and the end. */
  readonly starts: readonly number[];
  /** Whether some token serves several needs. Then paths may meet, and a payment without waste for each need may waste for all. */
  readonly shared: boolean;
}
export interface PlanStep {
  readonly need: number;
  readonly kind: number;
  readonly worth: number;
  /** What the later steps of the need can add. */
  readonly after: number;
  /** Where the path goes on when the need is met, and the units of the need there. */
  readonly end: number;
  readonly next: number;
}

/** The plan for a payment, or null where some need is out of reach. */
export function planOf(b: Bundle, needs: readonly Need[]): Plan | null {
  const open = needs.filter((need) => need.units > 0);
  const found: string[] = [];
  const caps: number[] = [];
  let shared = false;
  for (const token of tokens(b.from)) {
    const cap = atMost(b, token);
    if (cap === 0) continue;
    let serves = 0;
    for (const need of open) if (worthOf(need, token) > 0) serves++;
    if (serves === 0) continue;
    if (serves > 1) shared = true;
    found.push(token);
    caps.push(cap);
  }
  const steps: PlanStep[] = [];
  const starts = [0];
  for (let need = 0; need < open.length; need++) {
    const wanted = open[need];
    if (wanted === undefined) continue;
    const order: number[] = [];
    let reach = 0;
    for (let kind = 0; kind < found.length; kind++) {
      const worth = worthOf(wanted, found[kind] ?? '');
      if (worth === 0) continue;
      reach += worth * (caps[kind] ?? 0);
      order.push(kind);
    }
    if (reach < wanted.units) return null;
    if (order.length > 1)
      order.sort((a, b) => worthOf(wanted, found[b] ?? '') - worthOf(wanted, found[a] ?? '') || a - b);
    const end = steps.length + order.length;
    const next = open[need + 1]?.units ?? 0;
    for (const kind of order) {
      const worth = worthOf(wanted, found[kind] ?? '');
      reach -= worth * (caps[kind] ?? 0);
      steps.push({ need, kind, worth, after: reach, end, next });
    }
    starts.push(end);
  }
  return { tokens: found, caps, needs: open, steps, starts, shared };
}

/** The least to be given at a step: fewer, and the later ones could not meet the need. */
export function leastAt(step: PlanStep, missing: number): number {
  return missing > step.after ? tokensFor(missing - step.after, step.worth) : 0;
}

/** The most that can be given at a step without waste. */
export function mostAt(plan: Plan, step: PlanStep, missing: number, used: readonly number[]): number {
  return Math.min((plan.caps[step.kind] ?? 0) - (used[step.kind] ?? 0), tokensFor(missing, step.worth));
}

export function bagOf(names: readonly string[], used: readonly number[]): Bag {
  const bag: Bag = {};
  for (let kind = 0; kind < names.length; kind++) {
    const n = used[kind] ?? 0;
    const token = names[kind];
    if (n > 0 && token !== undefined) bag[token] = n;
  }
  return bag;
}

/** Whether a path that has come to a step with so much missing and so many tokens given can be one of a legal payment. */
export type Gate = (at: number, missing: number, given: number) => boolean;

/** The gate for paths whose tokens given so far are in `used`. Without shared tokens, `keep` and bounds it is always open. */
export function gateOf(b: Bundle, plan: Plan, used: readonly number[], effort: Effort): Gate {
  const fits = numberFits(b, plan);
  const room = canPayFor(b, plan.tokens, plan.caps, effort);
  if (!plan.shared && room === null) return fits ?? always;
  return (at, missing, given) => {
    if (fits !== null && !fits(at, missing, given)) return false;
    if (plan.shared && at > 0 && plan.starts.includes(at)) {
      // What pays for the needs so far is part of a minimal payment only if it is itself minimal for them.
      const met = plan.steps[at]?.need ?? plan.needs.length;
      if (spare(bagOf(plan.tokens, used), plan.needs.slice(0, met), effort) !== null) return false;
    }
    return (room ?? ample(plan, effort))(used, openNeeds(plan, at, missing));
  };
}
const always = () => true;

/** Something still to be paid: units, and what each kind counts for. */
export interface Demand {
  readonly units: number;
  readonly worth: readonly number[];
}

function openNeeds(plan: Plan, at: number, missing: number): Demand[] {
  const now = plan.steps[at]?.need ?? plan.needs.length;
  const open: Demand[] = [];
  for (let need = now; need < plan.needs.length; need++) {
    const worth = plan.tokens.map(() => 0);
    const first = need === now ? at : (plan.starts[need] ?? 0);
    for (let i = first; i < (plan.starts[need + 1] ?? 0); i++) {
      const step = plan.steps[i];
      if (step !== undefined) worth[step.kind] = step.worth;
    }
    open.push({ units: need === now ? missing : (plan.needs[need]?.units ?? 0), worth });
  }
  return open;
}

/** Whether the demands can be met with the tokens not used yet, and what must stay payable can be paid as well. */
export type CanPay = (used: readonly number[], demands: readonly Demand[]) => boolean;

/** The room that `keep` leaves; null where nothing that can be given endangers it. */
export function canPayFor(b: Bundle, names: readonly string[], caps: readonly number[], effort: Effort): CanPay | null {
  const { keep } = b;
  if (keep === undefined) return null;
  const all = bagOf(names, caps);
  if (keep.any.some((needs) => coversAfter(keep.stock, all, needs))) return null;
  const alternatives = keep.any.map((needs) => {
    const open = needs.filter((need) => need.units > 0);
    const worths = (token: string) => open.map((need) => worthOf(need, token));
    return {
      units: open.map((need) => need.units),
      given: names.map(worths),
      // Tokens of the stock that can't be given wait for what must stay payable.
      aside: tokens(keep.stock)
        .map((token) => ({ n: count(keep.stock, token) - count(all, token), worth: worths(token) }))
        .filter((kind) => kind.n > 0 && kind.worth.some((worth) => worth > 0)),
    };
  });
  return (used, demands) =>
    alternatives.some(({ units, given, aside }) => {
      const kinds: Kind[] = aside.map(({ n, worth }) => ({ n, worth: [...demands.map(() => 0), ...worth] }));
      given.forEach((worth, kind) => {
        const n = (caps[kind] ?? 0) - (used[kind] ?? 0);
        if (n > 0) kinds.push({ n, worth: [...demands.map((demand) => demand.worth[kind] ?? 0), ...worth] });
      });
      return dealable(kinds, [...demands.map((demand) => demand.units), ...units], effort);
    });
}

/** The room where nothing must be kept. */
const ample =
  (plan: Plan, effort: Effort): CanPay =>
  (used, demands) =>
    dealable(
      plan.tokens.map((_, kind) => ({
        n: (plan.caps[kind] ?? 0) - (used[kind] ?? 0),
        worth: demands.map((demand) => demand.worth[kind] ?? 0),
      })),
      demands.map((demand) => demand.units),
      effort,
    );

/** Whether a path can end with a right number of tokens; null where every number is right. */
function numberFits(b: Bundle, plan: Plan): Gate | null {
  let most = 0;
  for (const cap of plan.caps) most += cap;
  if (rightNumber(b, 0) && rightNumber(b, most)) return null;
  const low = Math.max(0, Math.ceil(b.min ?? 0));
  const high = Math.min(most, Math.floor(b.max ?? most));
  if (!(low <= high)) return () => false;
  const right = ((1n << BigInt(high - low + 1)) - 1n) << BigInt(low);
  // The numbers of tokens with which a path from here can end, as a set of bits.
  const memo = plan.steps.map(() => new Map<number, bigint>());
  const numbers = (at: number, missing: number): bigint => {
    const here = memo[at];
    const step = plan.steps[at];
    if (here === undefined || step === undefined) return 1n;
    const known = here.get(missing);
    if (known !== undefined) return known;
    let ends = 0n;
    const least = leastAt(step, missing);
    for (let n = mostAt(plan, step, missing, []); n >= least; n--) {
      const left = missing - n * step.worth;
      ends |= (left > 0 ? numbers(at + 1, left) : numbers(step.end, step.next)) << BigInt(n);
    }
    here.set(missing, ends);
    return ends;
  };
  return (at, missing, given) => ((numbers(at, missing) << BigInt(given)) & right) !== 0n;
}
