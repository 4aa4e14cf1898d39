/** Tokens of one kind, or of several that count alike: how many, and what one counts for in each need. */
export interface Kind {
  readonly n: number;
  readonly worth: readonly number[];
}

/** The least number of tokens of this worth that make so many units. */
export function tokensFor(units: number, worth: number): number {
  return units > 0 ? Math.max(1, Math.ceil(units / worth)) : 0;
}

/**
 * What a search may still spend, in small steps. Dealing tokens of different worths to competing needs is bin covering, which
 * has no fast exact answer in general; a deal that is not found with this effort counts as impossible. Real prices stay
 * orders of magnitude below.
 */
export interface Effort {
  left: number;
}
/** What one question may cost at most. */
const ONE_DEAL = 20_000;

/** Whether the tokens can be dealt to the needs so that each gets its units. A token goes to one need as a whole. */
export function dealable(kinds: readonly Kind[], units: readonly number[], effort?: Effort): boolean {
  if (effort !== undefined && (effort.left -= kinds.length * units.length) < 0) return false;
  const rest = [...units];
  const left = kinds.map((kind) => kind.n);
  dealWhatIsClear(kinds, left, rest);
  for (let need = 0; need < rest.length; need++) {
    let reach = 0;
    for (let k = 0; k < kinds.length; k++) reach += (left[k] ?? 0) * (kinds[k]?.worth[need] ?? 0);
    if (reach < (rest[need] ?? 0)) return false;
  }
  if (grabs(kinds, [...left], [...rest])) return true;
  return islands(kinds, left, rest).every((island) => matches(island) ?? searches(island, effort));
}

/** A token that only one open need can use goes there. That may meet the need and make other tokens clear. */
function dealWhatIsClear(kinds: readonly Kind[], left: number[], rest: number[]): void {
  for (let met = true; met;) {
    met = false;
    for (let k = 0; k < kinds.length; k++) {
      const kind = kinds[k];
      const n = left[k] ?? 0;
      if (kind === undefined || n <= 0) continue;
      let only = -1;
      let uses = 0;
      for (let need = 0; need < rest.length; need++) {
        if ((rest[need] ?? 0) > 0 && (kind.worth[need] ?? 0) > 0) {
          only = need;
          uses++;
        }
      }
      if (uses > 1) continue;
      left[k] = 0;
      if (uses === 0) continue;
      rest[only] = (rest[only] ?? 0) - n * (kind.worth[only] ?? 0);
      if ((rest[only] ?? 0) <= 0) met = true;
    }
  }
}

interface Island {
  readonly kinds: readonly Kind[];
  readonly units: readonly number[];
}

/** Open needs that compete for no token are separate questions. */
function islands(kinds: readonly Kind[], left: readonly number[], rest: readonly number[]): Island[] {
  const island = rest.map((units, need) => (units > 0 ? need : -1));
  for (let k = 0; k < kinds.length; k++) {
    if ((left[k] ?? 0) <= 0) continue;
    let first = -1;
    for (let need = 0; need < rest.length; need++) {
      const here = island[need] ?? -1;
      if (here < 0 || (kinds[k]?.worth[need] ?? 0) <= 0 || here === first) continue;
      if (first < 0) first = here;
      else for (let i = 0; i < island.length; i++) if (island[i] === here) island[i] = first;
    }
  }
  const found: Island[] = [];
  for (const id of new Set(island)) {
    if (id < 0) continue;
    const needs = [...rest.keys()].filter((need) => island[need] === id);
    const alike = new Map<string, Kind>();
    kinds.forEach((kind, k) => {
      const n = left[k] ?? 0;
      const worth = needs.map((need) => kind.worth[need] ?? 0);
      if (n <= 0 || worth.every((w) => w <= 0)) return;
      const key = worth.join();
      alike.set(key, { n: n + (alike.get(key)?.n ?? 0), worth });
    });
    found.push({ kinds: [...alike.values()], units: needs.map((need) => rest[need] ?? 0) });
  }
  return found;
}

/**
 * Where all tokens that a need takes count alike for it, needs ask for numbers of tokens, and Hall's marriage theorem
 * answers: it works out unless some needs together ask for more tokens than serve any of them. Else null: no answer here.
 */
function matches({ kinds, units }: Island): boolean | null {
  if (units.length > 10) return null;
  const asked: number[] = [];
  for (let need = 0; need < units.length; need++) {
    let worth = 0;
    for (const kind of kinds) {
      const here = kind.worth[need] ?? 0;
      if (here <= 0 || here === worth) continue;
      if (worth > 0) return null;
      worth = here;
    }
    asked.push(tokensFor(units[need] ?? 0, worth));
  }
  const serves = kinds.map((kind) =>
    kind.worth.reduce((mask, worth, need) => (worth > 0 ? mask | (1 << need) : mask), 0),
  );
  for (let some = 1; some < 1 << units.length; some++) {
    let lacking = 0;
    for (let need = 0; need < units.length; need++) if (some & (1 << need)) lacking += asked[need] ?? 0;
    for (let k = 0; k < kinds.length; k++) if ((serves[k] ?? 0) & some) lacking -= kinds[k]?.n ?? 0;
    if (lacking > 0) return false;
  }
  return true;
}

/**
 * A quick try that rarely fails where there is plenty: the need that is in the greatest straits takes the tokens that suit it best
 * compared with what they would be to others.
 */
function grabs(kinds: readonly Kind[], left: number[], rest: number[]): boolean {
  const reach: number[] = [];
  for (let need = 0; need < rest.length; need++) {
    let units = 0;
    for (let k = 0; k < kinds.length; k++) units += (left[k] ?? 0) * (kinds[k]?.worth[need] ?? 0);
    reach.push(units);
  }
  const straits = (need: number) => Math.max(0, rest[need] ?? 0) / Math.max(reach[need] ?? 0, Number.MIN_VALUE);
  for (;;) {
    let poorest = 0;
    for (let need = 1; need < rest.length; need++) if (straits(need) > straits(poorest)) poorest = need;
    const missing = rest[poorest] ?? 0;
    if (missing <= 0) return true;
    let best = -1;
    let suits = 0;
    for (let k = 0; k < kinds.length; k++) {
      const worth = kinds[k]?.worth ?? [];
      const here = Math.min(worth[poorest] ?? 0, missing);
      if ((left[k] ?? 0) <= 0 || here <= 0) continue;
      let elsewhere = 0;
      for (let need = 0; need < rest.length; need++) elsewhere += (worth[need] ?? 0) * straits(need);
      if (here / elsewhere > suits) {
        suits = here / elsewhere;
        best = k;
      }
    }
    if (best < 0) return false;
    const worth = kinds[best]?.worth ?? [];
    // A few at a time, so that large stocks take no longer.
    const most = Math.min(left[best] ?? 0, tokensFor(missing, worth[poorest] ?? 0));
    const n = Math.max(1, Math.floor(most / 8));
    left[best] = (left[best] ?? 0) - n;
    rest[poorest] = missing - n * (worth[poorest] ?? 0);
    for (let need = 0; need < rest.length; need++) reach[need] = (reach[need] ?? 0) - n * (worth[need] ?? 0);
  }
}

/** Kind by kind, every way to deal its tokens, remembering what has failed. */
function searches(island: Island, effort: Effort = { left: ONE_DEAL }): boolean {
  const { units } = island;
  const uses = (kind: Kind) => kind.worth.reduce((n, worth) => (worth > 0 ? n + 1 : n), 0);
  const kinds = island.kinds.toSorted(
    (a, b) =>
      uses(a) - uses(b) || Math.max(...b.worth) - Math.max(...a.worth) || (a.worth.join() < b.worth.join() ? -1 : 1),
  );
  // What the kinds from k on can add: to each need, and to all of them together.
  const reach: number[][] = [units.map(() => 0)];
  const reachAll = [0];
  for (const kind of kinds.toReversed()) {
    reach.unshift(units.map((_, need) => (reach[0]?.[need] ?? 0) + kind.n * (kind.worth[need] ?? 0)));
    reachAll.unshift((reachAll[0] ?? 0) + kind.n * Math.max(...kind.worth));
  }
  const failed = new Set<string>();
  const rest = [...units];
  let patience = Math.min(ONE_DEAL, effort.left);

  const deal = (k: number): boolean => {
    if (patience-- <= 0) return false;
    effort.left--;
    let open = 0;
    for (let need = 0; need < rest.length; need++) {
      const here = rest[need] ?? 0;
      if (here <= 0) continue;
      if (here > (reach[k]?.[need] ?? 0)) return false;
      open += here;
    }
    if (open === 0) return true;
    const kind = kinds[k];
    if (kind === undefined || open > (reachAll[k] ?? 0)) return false;
    const position = `${k}:${rest.map((here) => Math.max(0, here)).join()}`;
    if (failed.has(position)) return false;
    if (split(k, kind, 0, kind.n)) return true;
    failed.add(position);
    return false;
  };
  const nextUse = (kind: Kind, need: number): number => {
    for (; need < rest.length; need++) if ((rest[need] ?? 0) > 0 && (kind.worth[need] ?? 0) > 0) return need;
    return -1;
  };
  const split = (k: number, kind: Kind, need: number, n: number): boolean => {
    need = nextUse(kind, need);
    if (need < 0 || n === 0) return deal(k + 1);
    const here = rest[need] ?? 0;
    const worth = kind.worth[need] ?? 0;
    const next = nextUse(kind, need + 1);
    for (let give = Math.min(n, tokensFor(here, worth)); give >= 0; give--) {
      rest[need] = here - give * worth;
      if (next < 0 ? deal(k + 1) : split(k, kind, next, n - give)) return true;
      // Holding tokens back from the last need that wants them helps nobody.
      if (next < 0 || patience <= 0) break;
    }
    rest[need] = here;
    return false;
  };
  return deal(0);
}
