import { count, total, tokens, type Bag } from './bag.ts';
import { bagOf, gateOf, leastAt, mostAt, planOf, canPayFor, type Plan } from './bundle-plan.ts';
import { atMost, keeps, type Bundle } from './bundle-terms.ts';
import { covers, type Need } from './need.ts';
import { worthOf } from './need-cover.ts';
import { tokensFor, type Effort } from './need-deal.ts';

/**
 * All legal answers, each once, in a fixed order: with needs every minimal payment, the most valuable tokens first; else
 * every selection within the bounds. At most `limit` of them.
 */
export function frontier(b: Bundle, limit = Infinity): Bag[] {
  return answers(b, limit, Infinity);
}

/** Whether there is any legal answer. */
export function possible(b: Bundle): boolean {
  if (b.needs !== undefined && b.min === undefined && b.max === undefined) {
    if (b.keep === undefined) return covers(b.from, b.needs);
    // Nothing but waste could be wrong with an answer that leaves room for the rest, and waste can be left out.
    const plan = planOf(b, b.needs);
    return plan !== null && gateOf(b, plan, [], { left: PATIENCE })(0, plan.needs[0]?.units ?? 0, 0);
  }
  return answers(b, 1, PATIENCE).length > 0;
}

/** The answer, if exactly one is legal. */
export const onlyAnswer = (b: Bundle): Bag | null => forcedAnswer(b) ?? null;

/** The same, and undefined where none is legal; null is a choice. */
export function forcedAnswer(b: Bundle): Bag | null | undefined {
  if (b.needs === undefined) {
    if (leavesChoice(b)) return null;
  } else if (b.min === undefined && b.max === undefined) {
    const clear = b.keep === undefined ? onlyPayment(b.from, b.needs) : onlyToken(b, b.needs);
    if (clear !== UNCLEAR) return clear;
  }
  const [only, other] = answers(b, 2, PATIENCE);
  return other === undefined ? only : null;
}
const UNCLEAR = 'unclear';

/** Whether there is plainly a choice of tokens that are given freely: of how many, or of which. */
function leavesChoice({ from, min = 0, max = Infinity, keep }: Bundle): boolean {
  if (keep !== undefined) return false;
  let kinds = 0;
  let all = 0;
  for (const token in from) {
    const n = count(from, token);
    if (n > 0) kinds++;
    all += n;
  }
  const least = Math.max(0, Math.ceil(min));
  const most = Math.min(all, Math.floor(max));
  return least < most || (least === most && kinds > 1 && most > 0 && most < all);
}

/**
 * Most payments need no search: where no token serves two needs, a need that two kinds can meet alone leaves a choice, and needs
 * that one kind each can meet leave none.
 */
function onlyPayment(from: Bag, needs: readonly Need[]): Bag | null | undefined | typeof UNCLEAR {
  const answer: Bag = {};
  let settled = true;
  for (const need of needs) {
    if (need.units <= 0) continue;
    let kinds = 0;
    let enough = 0;
    let [most, other] = [0, 0];
    for (const token in need.worth) {
      const worth = worthOf(need, token);
      const n = count(from, token);
      if (worth === 0 || n === 0) continue;
      if (answer[token] !== undefined) return UNCLEAR;
      answer[token] = tokensFor(need.units, worth);
      kinds++;
      if (n * worth < need.units) other = worth;
      else {
        most = worth;
        enough++;
      }
    }
    if (enough === 0) return kinds === 0 ? undefined : UNCLEAR;
    // One of another kind can stand in for some of the kind that is enough, unless the rest of that would do without it.
    if (enough > 1 || (kinds > 1 && tokensFor(need.units - other, most) * most < need.units)) settled = false;
    else if (kinds > 1) return UNCLEAR;
  }
  return settled ? answer : null;
}

/** A fee that any single token pays is as simple even where something must be kept: it is one of these tokens. */
function onlyToken(b: Bundle, needs: readonly Need[]): Bag | null | undefined | typeof UNCLEAR {
  const need = needs[0];
  if (!need || needs.length > 1 || need.units <= 0) return UNCLEAR;
  let answer: Bag | undefined;
  for (const token in need.worth) {
    const worth = worthOf(need, token);
    if (worth === 0 || atMost(b, token) === 0) continue;
    if (worth < need.units) return UNCLEAR;
    const one: Bag = {};
    one[token] = 1;
    if (!keeps(b, one)) continue;
    if (answer) return null;
    answer = one;
  }
  return answer;
}

/** Some legal answer; the choice at each step is random. Null if none is found. */
export function wander(b: Bundle, random: () => number): Bag | null {
  return answers(b, 1, PATIENCE, random)[0] ?? null;
}

/** What a search for some answer may cost. Nearly every step is on the way to one, so this is far more than enough. */
export const PATIENCE = 3_000_000;

function answers(b: Bundle, limit: number, patience: number, random?: () => number): Bag[] {
  const found: Bag[] = [];
  if (!(limit > 0)) return found;
  const effort: Effort = { left: patience };
  const visit = (names: readonly string[], used: readonly number[]) => found.push(bagOf(names, used)) >= limit;
  if (b.needs === undefined) {
    eachSelection(b, visit, effort, random);
  } else {
    const plan = planOf(b, b.needs);
    if (plan !== null) eachPayment(b, plan, visit, effort, random);
  }
  return found;
}

type Visit = (tokens: readonly string[], used: readonly number[]) => boolean;

/** Visits every minimal payment until told to stop. */
export function eachPayment(b: Bundle, plan: Plan, visit: Visit, effort: Effort, random?: () => number): void {
  const used = plan.tokens.map(() => 0);
  const gate = gateOf(b, plan, used, effort);
  const seen = plan.shared ? new Set<string>() : null;
  /** Returns whether to stop. */
  const go = (at: number, missing: number, given: number): boolean => {
    if (--effort.left < 0) return true;
    if (!gate(at, missing, given)) return false;
    const step = plan.steps[at];
    if (step === undefined) {
      if (seen !== null) {
        const key = used.join();
        if (seen.has(key)) return false;
        seen.add(key);
      }
      return visit(plan.tokens, used);
    }
    const before = used[step.kind] ?? 0;
    const least = leastAt(step, missing);
    const ways = mostAt(plan, step, missing, used) - least + 1;
    const shift = random === undefined ? 0 : Math.floor(random() * ways);
    for (let i = ways - 1; i >= 0; i--) {
      const n = least + ((i + shift) % ways);
      const left = missing - n * step.worth;
      used[step.kind] = before + n;
      if (left > 0 ? go(at + 1, left, given + n) : go(step.end, step.next, given + n)) return true;
    }
    used[step.kind] = before;
    return false;
  };
  go(0, plan.needs[0]?.units ?? 0, 0);
}

function eachSelection(b: Bundle, visit: Visit, effort: Effort, random?: () => number): void {
  const names = tokens(b.from).filter((token) => atMost(b, token) > 0);
  const caps = names.map((token) => atMost(b, token));
  const used = names.map(() => 0);
  const room = canPayFor(b, names, caps, effort);
  const min = Math.max(0, b.min ?? 0);
  const max = b.max ?? Infinity;
  /** Returns whether to stop. */
  const go = (kind: number, given: number, after: number): boolean => {
    if (--effort.left < 0) return true;
    if (given > max || given + after < min) return false;
    if (room !== null && !room(used, [{ units: min - given, worth: names.map((_, i) => (i >= kind ? 1 : 0)) }]))
      return false;
    const cap = caps[kind];
    if (cap === undefined) return visit(names, used);
    const least = Math.max(0, Math.ceil(min - given - (after - cap)));
    const ways = Math.min(cap, Math.floor(max - given)) - least + 1;
    const shift = random === undefined ? 0 : Math.floor(random() * ways);
    for (let i = 0; i < ways; i++) {
      const n = least + ((i + shift) % ways);
      used[kind] = n;
      if (go(kind + 1, given + n, after - cap)) return true;
    }
    used[kind] = 0;
    return false;
  };
  go(0, 0, total(bagOf(names, caps)));
}
