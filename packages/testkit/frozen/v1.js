// Frozen by quayside freeze tidewater. Never change it: stored matches are played by it.
var __defProp = Object.defineProperty;
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};

// packages/engine/src/host.ts
var host_exports = {};
__export(host_exports, {
  DRAW: () => DRAW,
  Hidden: () => Hidden,
  NATURE: () => NATURE,
  Play: () => Play,
  Refused: () => Refused,
  SPECTATOR: () => SPECTATOR,
  UNKNOWN: () => UNKNOWN,
  answerable: () => answerable,
  apply: () => apply,
  applyInPlace: () => applyInPlace,
  asidesOf: () => asidesOf,
  canonical: () => canonical,
  carryOut: () => carryOut,
  carryOutAside: () => carryOutAside,
  checkFairness: () => checkFairness,
  commitmentTo: () => commitmentTo,
  conceal: () => conceal,
  copy: () => copy,
  copyState: () => copyState,
  curvesOver: () => curvesOver,
  dealer: () => dealer,
  decisions: () => decisions,
  dueAsks: () => dueAsks,
  dueSeats: () => dueSeats,
  eventFor: () => eventFor,
  explain: () => explain,
  fingerprint: () => fingerprint,
  frontier: () => frontier,
  heldAsk: () => heldAsk,
  hex: () => hex,
  imagine: () => imagine,
  isAsk: () => isAsk,
  isExpected: () => isExpected,
  isOver: () => isOver,
  isTogether: () => isTogether,
  lessonAt: () => lessonAt,
  movesOf: () => movesOf,
  offerIn: () => offerIn,
  offerOf: () => offerOf,
  offers: () => offers,
  offersIn: () => offersIn,
  only: () => only,
  openMatch: () => openMatch,
  optionValues: () => optionValues,
  preview: () => preview,
  questionOf: () => questionOf,
  randomFrom: () => randomFrom,
  ranks: () => ranks,
  readRecord: () => readRecord,
  readSetup: () => readSetup,
  recordOf: () => recordOf,
  recordOfLog: () => recordOfLog,
  refusal: () => refusal,
  refuse: () => refuse,
  replay: () => replay,
  resumeMatch: () => resumeMatch,
  sample: () => sample,
  scripted: () => scripted,
  seedFrom: () => seedFrom,
  settle: () => settle,
  sha256: () => sha256,
  shuffled: () => shuffled,
  standOn: () => standOn,
  standing: () => standing,
  start: () => start,
  stateAt: () => stateAt,
  stateText: () => stateText,
  submit: () => submit,
  suggest: () => suggest,
  suggestions: () => suggestions,
  topFrame: () => topFrame,
  totalOf: () => totalOf,
  undo: () => undo,
  undoPoint: () => undoPoint,
  undoPointIn: () => undoPointIn,
  undoTo: () => undoTo
});

// packages/engine/src/bag.ts
function count(bag, token) {
  const n = bag[token];
  return typeof n === "number" && n > 0 ? n : 0;
}
function amount(bag, token) {
  const n = bag[token];
  return typeof n === "number" ? n : 0;
}
function total(bag) {
  let n = 0;
  for (const token in bag) n += count(bag, token);
  return n;
}
function tokens(bag) {
  const found = [];
  for (const token in bag) {
    if (count(bag, token) === 0) continue;
    let at = found.length;
    for (; at > 0; at--) {
      const before = found[at - 1];
      if (before === void 0 || before < token) break;
      found[at] = before;
    }
    found[at] = token;
  }
  return found;
}
function add(bag, other, times = 1) {
  if (!(times >= 0)) throw new RangeError(`cannot add a bag ${times} times`);
  for (const token in other) bag[token] = amount(bag, token) + amount(other, token) * times;
}
function sum(a, b) {
  const all = { ...a };
  add(all, b);
  return tidy(all);
}
var KINDS = 64;
var NAME = 64;
function isBag(input) {
  if (typeof input !== "object" || input === null) return false;
  const prototype = Object.getPrototypeOf(input);
  if (prototype !== Object.prototype && prototype !== null) return false;
  let kinds = 0;
  for (const token in input) {
    if (++kinds > KINDS || token.length > NAME || token === "__proto__") return false;
    const n = input[token];
    if (!Number.isSafeInteger(n) || n < 0) return false;
  }
  return true;
}
function tidy(bag) {
  const neat = {};
  for (const token of Object.keys(bag).sort()) if (amount(bag, token) !== 0) neat[token] = amount(bag, token);
  return neat;
}

// packages/engine/src/need-deal.ts
function tokensFor(units, worth) {
  return units > 0 ? Math.max(1, Math.ceil(units / worth)) : 0;
}
var ONE_DEAL = 2e4;
function dealable(kinds, units, effort) {
  if (effort !== void 0 && (effort.left -= kinds.length * units.length) < 0) return false;
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
function dealWhatIsClear(kinds, left, rest) {
  for (let met = true; met; ) {
    met = false;
    for (let k = 0; k < kinds.length; k++) {
      const kind = kinds[k];
      const n = left[k] ?? 0;
      if (kind === void 0 || n <= 0) continue;
      let only2 = -1;
      let uses = 0;
      for (let need = 0; need < rest.length; need++) {
        if ((rest[need] ?? 0) > 0 && (kind.worth[need] ?? 0) > 0) {
          only2 = need;
          uses++;
        }
      }
      if (uses > 1) continue;
      left[k] = 0;
      if (uses === 0) continue;
      rest[only2] = (rest[only2] ?? 0) - n * (kind.worth[only2] ?? 0);
      if ((rest[only2] ?? 0) <= 0) met = true;
    }
  }
}
function islands(kinds, left, rest) {
  const island = rest.map((units, need) => units > 0 ? need : -1);
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
  const found = [];
  for (const id of new Set(island)) {
    if (id < 0) continue;
    const needs = [...rest.keys()].filter((need) => island[need] === id);
    const alike = /* @__PURE__ */ new Map();
    kinds.forEach((kind, k) => {
      const n = left[k] ?? 0;
      const worth = needs.map((need) => kind.worth[need] ?? 0);
      if (n <= 0 || worth.every((w2) => w2 <= 0)) return;
      const key = worth.join();
      alike.set(key, { n: n + (alike.get(key)?.n ?? 0), worth });
    });
    found.push({ kinds: [...alike.values()], units: needs.map((need) => rest[need] ?? 0) });
  }
  return found;
}
function matches({ kinds, units }) {
  if (units.length > 10) return null;
  const asked = [];
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
  const serves = kinds.map(
    (kind) => kind.worth.reduce((mask, worth, need) => worth > 0 ? mask | 1 << need : mask, 0)
  );
  for (let some = 1; some < 1 << units.length; some++) {
    let lacking = 0;
    for (let need = 0; need < units.length; need++) if (some & 1 << need) lacking += asked[need] ?? 0;
    for (let k = 0; k < kinds.length; k++) if ((serves[k] ?? 0) & some) lacking -= kinds[k]?.n ?? 0;
    if (lacking > 0) return false;
  }
  return true;
}
function grabs(kinds, left, rest) {
  const reach = [];
  for (let need = 0; need < rest.length; need++) {
    let units = 0;
    for (let k = 0; k < kinds.length; k++) units += (left[k] ?? 0) * (kinds[k]?.worth[need] ?? 0);
    reach.push(units);
  }
  const straits = (need) => Math.max(0, rest[need] ?? 0) / Math.max(reach[need] ?? 0, Number.MIN_VALUE);
  for (; ; ) {
    let poorest = 0;
    for (let need = 1; need < rest.length; need++) if (straits(need) > straits(poorest)) poorest = need;
    const missing = rest[poorest] ?? 0;
    if (missing <= 0) return true;
    let best = -1;
    let suits = 0;
    for (let k = 0; k < kinds.length; k++) {
      const worth2 = kinds[k]?.worth ?? [];
      const here = Math.min(worth2[poorest] ?? 0, missing);
      if ((left[k] ?? 0) <= 0 || here <= 0) continue;
      let elsewhere = 0;
      for (let need = 0; need < rest.length; need++) elsewhere += (worth2[need] ?? 0) * straits(need);
      if (here / elsewhere > suits) {
        suits = here / elsewhere;
        best = k;
      }
    }
    if (best < 0) return false;
    const worth = kinds[best]?.worth ?? [];
    const most = Math.min(left[best] ?? 0, tokensFor(missing, worth[poorest] ?? 0));
    const n = Math.max(1, Math.floor(most / 8));
    left[best] = (left[best] ?? 0) - n;
    rest[poorest] = missing - n * (worth[poorest] ?? 0);
    for (let need = 0; need < rest.length; need++) reach[need] = (reach[need] ?? 0) - n * (worth[need] ?? 0);
  }
}
function searches(island, effort = { left: ONE_DEAL }) {
  const { units } = island;
  const uses = (kind) => kind.worth.reduce((n, worth) => worth > 0 ? n + 1 : n, 0);
  const kinds = island.kinds.toSorted(
    (a, b) => uses(a) - uses(b) || Math.max(...b.worth) - Math.max(...a.worth) || (a.worth.join() < b.worth.join() ? -1 : 1)
  );
  const reach = [units.map(() => 0)];
  const reachAll = [0];
  for (const kind of kinds.toReversed()) {
    reach.unshift(units.map((_, need) => (reach[0]?.[need] ?? 0) + kind.n * (kind.worth[need] ?? 0)));
    reachAll.unshift((reachAll[0] ?? 0) + kind.n * Math.max(...kind.worth));
  }
  const failed = /* @__PURE__ */ new Set();
  const rest = [...units];
  let patience = Math.min(ONE_DEAL, effort.left);
  const deal = (k) => {
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
    if (kind === void 0 || open > (reachAll[k] ?? 0)) return false;
    const position = `${k}:${rest.map((here) => Math.max(0, here)).join()}`;
    if (failed.has(position)) return false;
    if (split(k, kind, 0, kind.n)) return true;
    failed.add(position);
    return false;
  };
  const nextUse = (kind, need) => {
    for (; need < rest.length; need++) if ((rest[need] ?? 0) > 0 && (kind.worth[need] ?? 0) > 0) return need;
    return -1;
  };
  const split = (k, kind, need, n) => {
    need = nextUse(kind, need);
    if (need < 0 || n === 0) return deal(k + 1);
    const here = rest[need] ?? 0;
    const worth = kind.worth[need] ?? 0;
    const next = nextUse(kind, need + 1);
    for (let give = Math.min(n, tokensFor(here, worth)); give >= 0; give--) {
      rest[need] = here - give * worth;
      if (next < 0 ? deal(k + 1) : split(k, kind, next, n - give)) return true;
      if (next < 0 || patience <= 0) break;
    }
    rest[need] = here;
    return false;
  };
  return deal(0);
}

// packages/engine/src/need-cover.ts
function coversAfter(bag, given, needs, effort) {
  let open = 0;
  for (const need of needs) {
    if (!(need.units > 0)) continue;
    open++;
    if (paid(bag, given, need) < need.units) return false;
  }
  if (open < 2 || !contested(bag, needs)) return true;
  if (atMostOneWaits(bag, given, needs)) return true;
  const wanted = needs.filter((need) => need.units > 0);
  const kinds = [];
  for (const token in bag) {
    const n = count(bag, token) - count(given, token);
    if (n > 0) kinds.push({ n, worth: wanted.map((need) => worthOf(need, token)) });
  }
  return dealable(
    kinds,
    wanted.map((need) => need.units),
    effort
  );
}
function spare(bag, needs, effort) {
  const shared = needs.length > 1 && contested(bag, needs);
  for (const token of tokens(bag)) {
    let needed = false;
    for (const need of needs) {
      const worth = need.units > 0 ? worthOf(need, token) : 0;
      if (worth === 0) continue;
      needed = shared ? !coversAfter(bag, { [token]: 1 }, needs, effort) : paid(bag, NOTHING, need) - worth < need.units;
      break;
    }
    if (!needed) return token;
  }
  return null;
}
function contested(bag, needs) {
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i];
    if (need === void 0 || !(need.units > 0)) continue;
    for (const token in need.worth) {
      if (worthOf(need, token) === 0 || count(bag, token) === 0) continue;
      for (let j = i + 1; j < needs.length; j++) {
        const other = needs[j];
        if (other !== void 0 && other.units > 0 && worthOf(other, token) > 0) return true;
      }
    }
  }
  return false;
}
function atMostOneWaits(bag, given, needs) {
  let waiting = 0;
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i];
    let units = need.units;
    for (const token in need.worth) {
      if (units <= 0) break;
      const n = count(bag, token) - count(given, token);
      if (n > 0 && !wantedElsewhere(token, i, needs)) units -= n * worthOf(need, token);
    }
    if (units > 0 && ++waiting > 1) return false;
  }
  return true;
}
function wantedElsewhere(token, here, needs) {
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i];
    if (i !== here && need.units > 0 && worthOf(need, token) > 0) return true;
  }
  return false;
}
function paid(bag, given, need) {
  let units = 0;
  for (const token in need.worth) {
    const n = given === NOTHING ? count(bag, token) : count(bag, token) - count(given, token);
    if (n > 0) units += n * worthOf(need, token);
  }
  return units;
}
function worthOf(need, token) {
  const worth = need.worth[token];
  return typeof worth === "number" && worth > 0 ? worth : 0;
}
function nameOf(need) {
  return need.name ?? tokens(need.worth).join("/");
}
var NOTHING = {};

// packages/engine/src/need.ts
function cost(bag, substitutes = {}) {
  return tokens(bag).map((token) => {
    const worth = { [token]: 1 };
    if (Object.hasOwn(substitutes, token)) for (const other of substitutes[token] ?? []) worth[other] = 1;
    return { units: count(bag, token), worth, name: token };
  });
}
function covers(bag, needs) {
  return coversAfter(bag, NOTHING, needs);
}
function payable(bag, needs) {
  return covers(bag, needs);
}

// packages/engine/src/bundle-terms.ts
function refuseBundle(b, answer) {
  if (!isBag(answer)) return { key: "core.bundle.malformed" };
  const unknown = unknownIn(b, answer);
  if (unknown !== null) return { key: "core.bundle.unknown", args: { token: unknown } };
  let n = 0;
  for (const token of tokens(answer)) {
    const asked = count(answer, token);
    const have = atMost(b, token);
    if (asked > have) return { key: "core.bundle.short", args: { token, have, asked } };
    n += asked;
  }
  if (!rightNumber(b, n)) return { key: "core.bundle.count", args: numbers(b, n) };
  if (b.needs !== void 0) {
    if (!covers(answer, b.needs)) return uncovered(answer, b.needs);
    const token = spare(answer, b.needs);
    if (token !== null) return { key: "core.bundle.waste", args: { token } };
  }
  return keeps(b, answer) ? null : { key: "core.bundle.keep" };
}
function unknownIn(b, answer) {
  let found = null;
  for (const token in answer)
    if (answer[token] === 0 && !Object.hasOwn(b.from, token) && (found === null || token < found)) found = token;
  return found;
}
function atMost(b, token) {
  const n = count(b.from, token);
  return b.keep === void 0 ? n : Math.min(n, count(b.keep.stock, token));
}
function rightNumber(b, n) {
  return n >= (b.min ?? 0) && n <= (b.max ?? Infinity);
}
function keeps(b, answer) {
  const { keep } = b;
  return keep === void 0 || keep.any.some((needs) => coversAfter(keep.stock, answer, needs));
}
function numbers(b, given) {
  return { given, min: b.min ?? 0, max: Math.min(b.max ?? Infinity, total(b.from)) };
}
function uncovered(answer, needs) {
  const at = needs.findIndex((_, i) => !covers(answer, needs.slice(0, i + 1)));
  const need = needs[at];
  if (need === void 0) return { key: "core.bundle.uncovered" };
  const coversBut = (missing2) => covers(answer, [...needs.slice(0, at), { ...need, units: need.units - missing2 }]);
  let missing = Math.max(0, need.units - paid(answer, {}, need));
  for (let enough = need.units; missing < enough; ) {
    const middle = missing + Math.floor((enough - missing) / 2);
    if (coversBut(middle)) enough = middle;
    else missing = Math.min(middle + 1, enough);
  }
  return { key: "core.bundle.uncovered", args: { need: nameOf(need), missing } };
}

// packages/engine/src/bundle-plan.ts
function planOf(b, needs) {
  const open = needs.filter((need) => need.units > 0);
  const found = [];
  const caps = [];
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
  const steps2 = [];
  const starts = [0];
  for (let need = 0; need < open.length; need++) {
    const wanted = open[need];
    if (wanted === void 0) continue;
    const order2 = [];
    let reach = 0;
    for (let kind = 0; kind < found.length; kind++) {
      const worth = worthOf(wanted, found[kind] ?? "");
      if (worth === 0) continue;
      reach += worth * (caps[kind] ?? 0);
      order2.push(kind);
    }
    if (reach < wanted.units) return null;
    if (order2.length > 1)
      order2.sort((a, b2) => worthOf(wanted, found[b2] ?? "") - worthOf(wanted, found[a] ?? "") || a - b2);
    const end2 = steps2.length + order2.length;
    const next = open[need + 1]?.units ?? 0;
    for (const kind of order2) {
      const worth = worthOf(wanted, found[kind] ?? "");
      reach -= worth * (caps[kind] ?? 0);
      steps2.push({ need, kind, worth, after: reach, end: end2, next });
    }
    starts.push(end2);
  }
  return { tokens: found, caps, needs: open, steps: steps2, starts, shared };
}
function leastAt(step, missing) {
  return missing > step.after ? tokensFor(missing - step.after, step.worth) : 0;
}
function mostAt(plan, step, missing, used) {
  return Math.min((plan.caps[step.kind] ?? 0) - (used[step.kind] ?? 0), tokensFor(missing, step.worth));
}
function bagOf(names, used) {
  const bag = {};
  for (let kind = 0; kind < names.length; kind++) {
    const n = used[kind] ?? 0;
    const token = names[kind];
    if (n > 0 && token !== void 0) bag[token] = n;
  }
  return bag;
}
function gateOf(b, plan, used, effort) {
  const fits2 = numberFits(b, plan);
  const room = roomOf(b, plan.tokens, plan.caps, effort);
  if (!plan.shared && room === null) return fits2 ?? always;
  return (at, missing, given) => {
    if (fits2 !== null && !fits2(at, missing, given)) return false;
    if (plan.shared && at > 0 && plan.starts.includes(at)) {
      const met = plan.steps[at]?.need ?? plan.needs.length;
      if (spare(bagOf(plan.tokens, used), plan.needs.slice(0, met), effort) !== null) return false;
    }
    return (room ?? ample(plan, effort))(used, openNeeds(plan, at, missing));
  };
}
var always = () => true;
function openNeeds(plan, at, missing) {
  const now = plan.steps[at]?.need ?? plan.needs.length;
  const open = [];
  for (let need = now; need < plan.needs.length; need++) {
    const worth = plan.tokens.map(() => 0);
    const first = need === now ? at : plan.starts[need] ?? 0;
    for (let i = first; i < (plan.starts[need + 1] ?? 0); i++) {
      const step = plan.steps[i];
      if (step !== void 0) worth[step.kind] = step.worth;
    }
    open.push({ units: need === now ? missing : plan.needs[need]?.units ?? 0, worth });
  }
  return open;
}
function roomOf(b, names, caps, effort) {
  const { keep } = b;
  if (keep === void 0) return null;
  const all = bagOf(names, caps);
  if (keep.any.some((needs) => coversAfter(keep.stock, all, needs))) return null;
  const alternatives = keep.any.map((needs) => {
    const open = needs.filter((need) => need.units > 0);
    const worths = (token) => open.map((need) => worthOf(need, token));
    return {
      units: open.map((need) => need.units),
      given: names.map(worths),
      // Tokens of the stock that can't be given wait for what must stay payable.
      aside: tokens(keep.stock).map((token) => ({ n: count(keep.stock, token) - count(all, token), worth: worths(token) })).filter((kind) => kind.n > 0 && kind.worth.some((worth) => worth > 0))
    };
  });
  return (used, demands) => alternatives.some(({ units, given, aside }) => {
    const kinds = aside.map(({ n, worth }) => ({ n, worth: [...demands.map(() => 0), ...worth] }));
    given.forEach((worth, kind) => {
      const n = (caps[kind] ?? 0) - (used[kind] ?? 0);
      if (n > 0) kinds.push({ n, worth: [...demands.map((demand) => demand.worth[kind] ?? 0), ...worth] });
    });
    return dealable(kinds, [...demands.map((demand) => demand.units), ...units], effort);
  });
}
var ample = (plan, effort) => (used, demands) => dealable(
  plan.tokens.map((_, kind) => ({
    n: (plan.caps[kind] ?? 0) - (used[kind] ?? 0),
    worth: demands.map((demand) => demand.worth[kind] ?? 0)
  })),
  demands.map((demand) => demand.units),
  effort
);
function numberFits(b, plan) {
  let most = 0;
  for (const cap of plan.caps) most += cap;
  if (rightNumber(b, 0) && rightNumber(b, most)) return null;
  const low = Math.max(0, Math.ceil(b.min ?? 0));
  const high = Math.min(most, Math.floor(b.max ?? most));
  if (!(low <= high)) return () => false;
  const right = (1n << BigInt(high - low + 1)) - 1n << BigInt(low);
  const memo = plan.steps.map(() => /* @__PURE__ */ new Map());
  const numbers3 = (at, missing) => {
    const here = memo[at];
    const step = plan.steps[at];
    if (here === void 0 || step === void 0) return 1n;
    const known = here.get(missing);
    if (known !== void 0) return known;
    let ends = 0n;
    const least = leastAt(step, missing);
    for (let n = mostAt(plan, step, missing, []); n >= least; n--) {
      const left = missing - n * step.worth;
      ends |= (left > 0 ? numbers3(at + 1, left) : numbers3(step.end, step.next)) << BigInt(n);
    }
    here.set(missing, ends);
    return ends;
  };
  return (at, missing, given) => (numbers3(at, missing) << BigInt(given) & right) !== 0n;
}

// packages/engine/src/bundle-frontier.ts
function frontier(b, limit = Infinity) {
  return answers(b, limit, Infinity);
}
function possible(b) {
  if (b.needs !== void 0 && b.min === void 0 && b.max === void 0) {
    if (b.keep === void 0) return covers(b.from, b.needs);
    const plan = planOf(b, b.needs);
    return plan !== null && gateOf(b, plan, [], { left: PATIENCE })(0, plan.needs[0]?.units ?? 0, 0);
  }
  return answers(b, 1, PATIENCE).length > 0;
}
function onlyAnswer(b) {
  if (b.needs && b.min === void 0 && b.max === void 0) {
    const clear = b.keep === void 0 ? onlyPayment(b.from, b.needs) : onlyToken(b, b.needs);
    if (clear !== void 0) return clear;
  }
  const [only2, other] = answers(b, 2, PATIENCE);
  return only2 !== void 0 && other === void 0 ? only2 : null;
}
function onlyPayment(from, needs) {
  const answer = {};
  let settled = true;
  for (const need of needs) {
    if (need.units <= 0) continue;
    let kinds = 0;
    let enough = 0;
    for (const token in need.worth) {
      const worth = worthOf(need, token);
      const n = count(from, token);
      if (worth === 0 || n === 0) continue;
      if (answer[token] !== void 0) return void 0;
      answer[token] = tokensFor(need.units, worth);
      kinds++;
      if (n * worth >= need.units) enough++;
    }
    if (enough === 0) return kinds === 0 ? null : void 0;
    if (enough > 1) settled = false;
    else if (kinds > 1) return void 0;
  }
  return settled ? answer : null;
}
function onlyToken(b, needs) {
  const [need] = needs;
  if (!need || needs.length > 1 || need.units <= 0) return void 0;
  let answer = null;
  for (const token in need.worth) {
    const worth = worthOf(need, token);
    if (worth === 0 || atMost(b, token) === 0) continue;
    if (worth < need.units) return void 0;
    const one = { [token]: 1 };
    if (!keeps(b, one)) continue;
    if (answer) return null;
    answer = one;
  }
  return answer;
}
function wander(b, random) {
  return answers(b, 1, PATIENCE, random)[0] ?? null;
}
var PATIENCE = 3e6;
function answers(b, limit, patience, random) {
  const found = [];
  if (!(limit > 0)) return found;
  const effort = { left: patience };
  const visit = (names, used) => found.push(bagOf(names, used)) >= limit;
  if (b.needs === void 0) {
    eachSelection(b, visit, effort, random);
  } else {
    const plan = planOf(b, b.needs);
    if (plan !== null) eachPayment(b, plan, visit, effort, random);
  }
  return found;
}
function eachPayment(b, plan, visit, effort, random) {
  const used = plan.tokens.map(() => 0);
  const gate = gateOf(b, plan, used, effort);
  const seen = plan.shared ? /* @__PURE__ */ new Set() : null;
  const go = (at, missing, given) => {
    if (--effort.left < 0) return true;
    if (!gate(at, missing, given)) return false;
    const step = plan.steps[at];
    if (step === void 0) {
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
    const shift = random === void 0 ? 0 : Math.floor(random() * ways);
    for (let i = ways - 1; i >= 0; i--) {
      const n = least + (i + shift) % ways;
      const left = missing - n * step.worth;
      used[step.kind] = before + n;
      if (left > 0 ? go(at + 1, left, given + n) : go(step.end, step.next, given + n)) return true;
    }
    used[step.kind] = before;
    return false;
  };
  go(0, plan.needs[0]?.units ?? 0, 0);
}
function eachSelection(b, visit, effort, random) {
  const names = tokens(b.from).filter((token) => atMost(b, token) > 0);
  const caps = names.map((token) => atMost(b, token));
  const used = names.map(() => 0);
  const room = roomOf(b, names, caps, effort);
  const min = Math.max(0, b.min ?? 0);
  const max = b.max ?? Infinity;
  const go = (kind, given, after) => {
    if (--effort.left < 0) return true;
    if (given > max || given + after < min) return false;
    if (room !== null && !room(used, [{ units: min - given, worth: names.map((_, i) => i >= kind ? 1 : 0) }]))
      return false;
    const cap = caps[kind];
    if (cap === void 0) return visit(names, used);
    const least = Math.max(0, Math.ceil(min - given - (after - cap)));
    const ways = Math.min(cap, Math.floor(max - given)) - least + 1;
    const shift = random === void 0 ? 0 : Math.floor(random() * ways);
    for (let i = 0; i < ways; i++) {
      const n = least + (i + shift) % ways;
      used[kind] = n;
      if (go(kind + 1, given + n, after - cap)) return true;
    }
    used[kind] = 0;
    return false;
  };
  go(0, 0, total(bagOf(names, caps)));
}

// packages/engine/src/bundle-sample.ts
function sampleBundle(b, random) {
  for (let guess = 0; guess < 8; guess++) {
    const answer2 = b.needs === void 0 ? guessSelection(b, random) : guessPayment(b, b.needs, random);
    if (answer2 === null) continue;
    if (keeps(b, answer2)) return answer2;
  }
  const answer = wander(b, random);
  if (answer === null) throw new RangeError("this bundle has no answer");
  return answer;
}
function guessPayment(b, needs, random) {
  const names = tokens(b.from);
  const left = [];
  const used = [];
  for (const token of names) {
    left.push(atMost(b, token));
    used.push(0);
  }
  let shared = false;
  let n = 0;
  for (const need of needs) {
    if (!(need.units > 0)) continue;
    const kinds = [];
    const worths = [];
    for (let kind = 0; kind < names.length; kind++) {
      const worth = worthOf(need, names[kind] ?? "");
      if (worth === 0) continue;
      if ((used[kind] ?? 0) > 0) shared = true;
      if ((left[kind] ?? 0) === 0) continue;
      kinds.push(kind);
      worths.push(worth);
    }
    const drawn = [];
    for (let i = 0; i < kinds.length; i++) drawn.push(0);
    let missing = need.units;
    for (let live = kinds.length; missing > 0; ) {
      if (live === 0) return null;
      const i = live === 1 ? 0 : Math.floor(random() * live);
      const kind = kinds[i] ?? 0;
      missing -= worths[i] ?? 0;
      drawn[i] = (drawn[i] ?? 0) + 1;
      n++;
      if ((left[kind] = (left[kind] ?? 0) - 1) === 0) {
        live--;
        swap(kinds, i, live);
        swap(worths, i, live);
        swap(drawn, i, live);
      }
    }
    const first = missing < 0 && kinds.length > 1 ? Math.floor(random() * kinds.length) : 0;
    for (let j = 0; j < kinds.length; j++) {
      const i = (first + j) % kinds.length;
      const kind = kinds[i] ?? 0;
      const back = missing < 0 ? Math.min(drawn[i] ?? 0, Math.floor(-missing / (worths[i] ?? 1))) : 0;
      missing += back * (worths[i] ?? 0);
      n -= back;
      left[kind] = (left[kind] ?? 0) + back;
      used[kind] = (used[kind] ?? 0) + (drawn[i] ?? 0) - back;
    }
  }
  if (!shared) return rightNumber(b, n) ? bagOf(names, used) : null;
  const answer = bagOf(names, used);
  for (let token = spare(answer, needs); token !== null; token = spare(answer, needs)) {
    const most = count(answer, token);
    let back = 1;
    while (back < most && coversAfter(answer, { [token]: back + 1 }, needs)) back++;
    n -= back;
    if (back === most) delete answer[token];
    else answer[token] = most - back;
  }
  return rightNumber(b, n) ? answer : null;
}
function guessSelection(b, random) {
  const names = tokens(b.from);
  const left = [];
  const used = [];
  const live = [];
  let all = 0;
  for (let kind = 0; kind < names.length; kind++) {
    const cap = atMost(b, names[kind] ?? "");
    left.push(cap);
    used.push(0);
    if (cap > 0) live.push(kind);
    all += cap;
  }
  const least = Math.max(0, Math.ceil(b.min ?? 0));
  const most = Math.min(all, Math.floor(b.max ?? all));
  if (!(least <= most)) return null;
  for (let n = least + Math.floor(random() * (most - least + 1)); n > 0; n--) {
    const i = live.length === 1 ? 0 : Math.floor(random() * live.length);
    const kind = live[i] ?? 0;
    used[kind] = (used[kind] ?? 0) + 1;
    if ((left[kind] = (left[kind] ?? 0) - 1) === 0) {
      swap(live, i, live.length - 1);
      live.pop();
    }
  }
  return bagOf(names, used);
}
function swap(list, i, j) {
  const held = list[i] ?? 0;
  list[i] = list[j] ?? 0;
  list[j] = held;
}

// packages/engine/src/bundle-suggest.ts
function suggest(b, weights = {}, most = 12) {
  if (!(most >= 1)) return [];
  const [names, found] = b.needs === void 0 ? selections(b, weights, most) : payments(b, b.needs, weights, most);
  found.sort((x, y) => x.cost - y.cost || compare(x.used, y.used));
  return found.map(({ used }) => bagOf(names, used));
}
var TRIFLE = 2 ** -20;
var DECISIVE = 2 ** 20;
var tired = (effort, found) => --effort.left < (found.length > 0 ? PATIENCE - CONTENT : 0);
var CONTENT = 1e5;
function weightOf(weights, token) {
  const weight = token === void 0 ? void 0 : weights[token];
  return typeof weight === "number" ? Math.max(0, weight) : 1;
}
function payments(b, needs, weights, most) {
  const plan = planOf(b, needs);
  if (plan === null) return [[], []];
  const costs = plan.tokens.map((token) => weightOf(weights, token) + TRIFLE);
  const few = plan.shared ? null : fewPayments(b, plan, costs, most);
  if (few !== null) return [plan.tokens, few];
  const best = cheapestPayments(b, plan, costs, most);
  if (best.length < most) return [plan.tokens, best];
  const chosen = best.slice(0, Math.ceil(most / 2));
  const consider = (wish) => {
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
function fewPayments(b, plan, costs, most) {
  const found = [];
  const visit = (_, used) => {
    let cost2 = 0;
    for (const { kind } of plan.steps) cost2 += (used[kind] ?? 0) * (costs[kind] ?? 0);
    return found.push({ cost: cost2, used: used.slice() }) >= most;
  };
  eachPayment(b, plan, visit, { left: PATIENCE });
  return found.length < most ? found : null;
}
function cheapestPayments(b, plan, costs, most, wish) {
  const effort = { left: PATIENCE };
  const used = plan.tokens.map(() => 0);
  const gate = gateOf(b, plan, used, effort);
  const best = shortlist(most);
  const wanted = wish?.use === true ? wish.kind : -1;
  const banned = wish?.use === false ? wish.kind : -1;
  const must = plan.shared ? -1 : plan.steps.findIndex((step) => step.kind === wanted);
  const passes = (at, n, next) => at <= must && must < next && !(at === must && n > 0);
  const memo = plan.steps.map(() => /* @__PURE__ */ new Map());
  const least = (at, missing) => {
    const here = memo[at];
    const step = plan.steps[at];
    if (here === void 0 || step === void 0) return 0;
    const known = here.get(missing);
    if (known !== void 0) return known;
    let cost2 = Infinity;
    const few = leastAt(step, missing);
    for (let n = step.kind === banned ? 0 : mostAt(plan, step, missing, NONE); n >= few; n--) {
      const left = missing - n * step.worth;
      if (passes(at, n, left > 0 ? at + 1 : step.end)) continue;
      cost2 = Math.min(
        cost2,
        n * (costs[step.kind] ?? 0) + (left > 0 ? least(at + 1, left) : least(step.end, step.next))
      );
    }
    here.set(missing, cost2);
    return cost2;
  };
  const go = (at, missing, given, spent) => {
    if (tired(effort, best.found) || !gate(at, missing, given)) return;
    const step = plan.steps[at];
    if (step === void 0) {
      if (wanted < 0 || (used[wanted] ?? 0) > 0) best.offer({ cost: spent, used: [...used] });
      return;
    }
    const before = used[step.kind] ?? 0;
    const ways = [];
    const few = leastAt(step, missing);
    for (let n = step.kind === banned ? 0 : mostAt(plan, step, missing, used); n >= few; n--) {
      const left = missing - n * step.worth;
      const next = left > 0 ? { at: at + 1, missing: left } : { at: step.end, missing: step.next };
      if (passes(at, n, next.at)) continue;
      const cost2 = spent + n * (costs[step.kind] ?? 0);
      const bound = cost2 + least(next.at, next.missing);
      if (bound < best.bar()) ways.push({ n, ...next, spent: cost2, bound });
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
function selections(b, weights, most) {
  const names = tokens(b.from).filter((token) => atMost(b, token) > 0);
  const caps = names.map((token) => atMost(b, token));
  const prices = names.map((token) => {
    const price = b.price?.[token];
    return typeof price === "number" ? price : 0;
  });
  const costs = names.map((token, kind) => weightOf(weights, token) - (prices[kind] ?? 0) + TRIFLE);
  const best = cheapestSelections(b, names, caps, costs, most);
  if (best.length < most) return [names, best];
  const priced = ({ used }) => ({
    cost: used.reduce((sum2, n, kind) => sum2 + n * (costs[kind] ?? 0), 0),
    used
  });
  const first = (limits, by) => cheapestSelections(b, names, limits, costs.map(by), 1).map(priced);
  const sensible = (kind) => b.price === void 0 || (prices[kind] ?? 0) > 0;
  const asMany = (cost2, kind) => sensible(kind) ? cost2 - DECISIVE : cost2 + DECISIVE;
  const chosen = best.slice(0, 1);
  merge(
    chosen,
    first(caps, (cost2) => cost2 + DECISIVE),
    most
  );
  merge(chosen, first(caps, asMany), most);
  for (let kind = 0; kind < names.length && chosen.length <= most / 2; kind++) {
    if (!sensible(kind)) continue;
    const alone = caps.map((cap, other) => other === kind ? cap : 0);
    merge(chosen, first(alone, asMany), most);
  }
  merge(chosen, best, most);
  return [names, chosen];
}
function cheapestSelections(b, names, caps, costs, most) {
  const min = Math.max(0, b.min ?? 0);
  const max = b.max ?? Infinity;
  const order2 = [...names.keys()].sort((x, y) => (costs[x] ?? 0) - (costs[y] ?? 0) || x - y);
  const effort = { left: PATIENCE };
  const used = names.map(() => 0);
  const room = roomOf(b, names, caps, effort);
  const best = shortlist(most);
  const least = (i, given) => {
    if (given > max) return Infinity;
    let cost2 = 0;
    for (; i < order2.length; i++) {
      const kind = order2[i] ?? 0;
      const each = costs[kind] ?? 0;
      const n = Math.min(caps[kind] ?? 0, (each < 0 ? max : Math.max(given, min)) - given);
      given += n;
      cost2 += n * each;
    }
    return given < min ? Infinity : cost2;
  };
  const go = (i, given, spent) => {
    if (tired(effort, best.found)) return;
    if (room !== null) {
      const later = names.map(() => 0);
      for (const kind2 of order2.slice(i)) later[kind2] = 1;
      if (!room(used, [{ units: min - given, worth: later }])) return;
    }
    const kind = order2[i];
    if (kind === void 0) {
      best.offer({ cost: spent, used: [...used] });
      return;
    }
    const ways = [];
    for (let n = Math.min(caps[kind] ?? 0, Math.floor(max - given)); n >= 0; n--) {
      const cost2 = spent + n * (costs[kind] ?? 0);
      const bound = cost2 + least(i + 1, given + n);
      if (bound < best.bar()) ways.push({ n, spent: cost2, bound });
    }
    ways.sort((x, y) => x.bound - y.bound);
    for (const way of ways) {
      if (way.bound >= best.bar()) break;
      used[kind] = way.n;
      go(i + 1, given + way.n, way.spent);
    }
    used[kind] = 0;
  };
  if (least(0, 0) < Infinity) go(0, 0, 0);
  return best.found;
}
function shortlist(most) {
  const found = [];
  return {
    found,
    bar: () => found.length < most ? Infinity : found[found.length - 1]?.cost ?? Infinity,
    offer: (one) => {
      if (found.some((other) => compare(other.used, one.used) === 0)) return;
      const at = found.findIndex((other) => other.cost > one.cost);
      found.splice(at < 0 ? found.length : at, 0, one);
      if (found.length > most) found.pop();
    }
  };
}
function merge(chosen, more, most = Infinity) {
  for (const one of more) {
    if (chosen.length >= most) return;
    if (chosen.every((other) => compare(other.used, one.used) !== 0)) chosen.push(one);
  }
}
function compare(a, b) {
  for (let kind = 0; kind < a.length; kind++) {
    const difference = (b[kind] ?? 0) - (a[kind] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
var NONE = [];

// packages/engine/src/copy.ts
function copy(value) {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const n = value.length;
    const out2 = new Array(n);
    for (let i = 0; i < n; i++) {
      const item = value[i];
      out2[i] = typeof item === "object" && item !== null ? copy(item) : item;
    }
    return out2;
  }
  const out = {};
  for (const key in value) {
    const item = value[key];
    out[key] = typeof item === "object" && item !== null ? copy(item) : item;
  }
  return out;
}
function canonical(value) {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  let text = "";
  if (Array.isArray(value)) {
    for (const item of value) text += (text === "" ? "" : ",") + canonical(item);
    return `[${text}]`;
  }
  const object = value;
  for (const key of inOrder(Object.keys(object))) {
    const item = object[key];
    if (item !== void 0) text += `${text === "" ? "" : ","}${JSON.stringify(key)}:${canonical(item)}`;
  }
  return `{${text}}`;
}
function inOrder(keys) {
  for (let i = 1; i < keys.length; i++) if (keys[i - 1] > keys[i]) return keys.sort();
  return keys;
}
function fingerprint(value) {
  const text = canonical(value);
  let a = 2166136261;
  let b = 16777619;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b = Math.imul(b ^ code + i, 2246822507);
  }
  return (a >>> 0).toString(36) + (b >>> 0).toString(36);
}

// packages/engine/src/errors.ts
var Refused = class extends Error {
  code;
  text;
  /** The game whose words the text speaks, where it may speak others than the core's. */
  game;
  /** A frozen core has a class of its own by this name: what it refuses is refused here too. */
  static [Symbol.hasInstance](error) {
    return error instanceof Error && error.name === "Refused";
  }
  constructor(code, text, game) {
    super(`${code}: ${text.key}${text.args ? ` ${JSON.stringify(text.args)}` : ""}`);
    this.name = "Refused";
    this.code = code;
    this.text = text;
    this.game = game;
  }
};
var RuleDefect = class extends Error {
  constructor(message) {
    super(message);
    this.name = "RuleDefect";
  }
};
var Hidden = class extends Error {
  constructor(what) {
    super(`${what} is hidden from this view`);
    this.name = "Hidden";
  }
};

// packages/engine/src/offer.ts
function pick(options2, weights) {
  if (weights === void 0) return { kind: "pick", options: options2 };
  if (weights.length !== options2.length || !weights.every((weight) => weight > 0 && Number.isFinite(weight)))
    throw new RuleDefect(`each of ${options2.join(", ")} needs a weight above 0, not ${weights.join(", ")}`);
  return { kind: "pick", options: options2, weights };
}
function numbers2(n) {
  const kept = LISTS[n];
  if (kept) return kept;
  const list = Array.from({ length: n + 1 }, (_, i) => String(i));
  return n < 100 ? LISTS[n] = list : list;
}
var LISTS = {};
var order = (items, first) => first === void 0 ? { kind: "order", items } : { kind: "order", items, first };
function payment(stock, needs, keep) {
  const from = {};
  for (const { worth } of needs)
    for (const token in worth) if (count(stock, token) > 0) from[token] = count(stock, token);
  return keep === void 0 ? { kind: "bundle", from, needs } : { kind: "bundle", from, needs, keep: { stock, any: [keep] } };
}
function refuse(offer, answer) {
  switch (offer.kind) {
    case "pick":
      if (typeof answer !== "string") return { key: "core.malformed.pick" };
      return offer.options.includes(answer) ? null : { key: "core.refused.option", args: { option: clip(answer) } };
    case "bundle":
      return refuseBundle(offer, answer);
    case "order":
      return refuseOrder(offer, answer);
  }
}
function refuseOrder(offer, answer) {
  const first = offer.first ?? offer.items.length;
  if (!Array.isArray(answer) || answer.length > 1e3) return { key: "core.malformed.order" };
  if (answer.length !== first) return { key: "core.refused.order.length", args: { n: first } };
  const left = [...offer.items];
  for (const item of answer) {
    if (typeof item !== "string") return { key: "core.malformed.order" };
    const at = left.indexOf(item);
    if (at < 0) return { key: "core.refused.order.item", args: { item: clip(item) } };
    left.splice(at, 1);
  }
  return null;
}
var clip = (input) => input.length > 60 ? `${input.slice(0, 60)}\u2026` : input;
function meant(answer) {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return answer;
  const bag = answer;
  for (const token in bag)
    if (bag[token] === 0) return Object.fromEntries(Object.entries(bag).filter(([, n]) => n !== 0));
  return bag;
}
function only(offer) {
  switch (offer.kind) {
    case "pick":
      return offer.options.length === 1 ? offer.options[0] : null;
    case "bundle":
      return onlyAnswer(offer);
    case "order": {
      const { items, first = items.length } = offer;
      const alike = first === 0 || items.every((item) => item === items[0]);
      return alike && first <= items.length ? items.slice(0, first) : null;
    }
  }
}
function answerable(offer) {
  switch (offer.kind) {
    case "pick":
      return offer.options.length > 0;
    case "bundle":
      return possible(offer);
    case "order":
      return (offer.first ?? 0) <= offer.items.length;
  }
}
function sample(offer, random) {
  switch (offer.kind) {
    case "pick":
      return offer.weights ? weighted(offer.options, offer.weights, random()) : offer.options[random() * offer.options.length | 0];
    case "bundle":
      return sampleBundle(offer, random);
    case "order": {
      const items = [...offer.items];
      for (let i = items.length - 1; i > 0; i--) {
        const j = random() * (i + 1) | 0;
        const held = items[i];
        items[i] = items[j];
        items[j] = held;
      }
      return offer.first === void 0 ? items : items.slice(0, offer.first);
    }
  }
}
function weighted(options2, weights, at) {
  let left = weights.reduce((sum2, weight) => sum2 + weight, 0) * at;
  for (let i = 0; i < options2.length; i++) {
    left -= weights[i];
    if (left < 0) return options2[i];
  }
  return options2[options2.length - 1];
}
function suggestions(offer, weights, most = 12) {
  switch (offer.kind) {
    case "pick":
      return offer.options;
    case "bundle":
      return suggest(offer, weights, most);
    case "order":
      return orders(offer, most);
  }
}
function orders(offer, most) {
  const found = [];
  const first = offer.first ?? offer.items.length;
  const grow = (chosen, left) => {
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

// packages/engine/src/state.ts
var NATURE = -1;
var SPECTATOR = -2;
var isOver = (s) => s.over === true;

// packages/engine/src/hint.ts
var viewersOf = (s) => [SPECTATOR, ...Array.from({ length: s.setup.seats }, (_, seat) => seat)];
function slotsOf({ piles }) {
  const found = [];
  for (const name in piles) for (const slot of piles[name]?.slots ?? []) found.push(slot);
  return found;
}
var hintOf = (s, viewer, slot) => slot.among && s.hints?.find((one) => one.seat === viewer && slot.among?.includes(one.id));
function addHint(s, viewer, slots, decks, cards) {
  const old = (s.hints ?? []).filter(
    (one) => one.seat === viewer && (slots.some((slot) => slot.among?.includes(one.id)) || one.decks?.some((deck) => decks.includes(deck)))
  );
  const all = [...cards, ...old.flatMap((one) => one.cards)].sort();
  const reached = /* @__PURE__ */ new Set([...slots, ...slotsOf(s).filter((slot) => old.some((one) => slot.among?.includes(one.id)))]);
  const labels = [.../* @__PURE__ */ new Set([...decks, ...old.flatMap((one) => one.decks ?? [])])].sort();
  for (const one of old) dropHint(s, one);
  if (all.length === 0) return;
  const id = 1 + Math.max(0, ...(s.hints ?? []).map((one) => one.id));
  const hint = { id, seat: viewer, cards: all };
  (s.hints ??= []).push(labels.length > 0 ? { ...hint, decks: labels } : hint);
  for (const slot of reached) slot.among = [...slot.among ?? [], id];
}
function dropHint(s, { id }) {
  for (const slot of slotsOf(s)) leaveHint(slot, id);
  s.hints = (s.hints ?? []).filter((one) => one.id !== id);
  if (s.hints.length === 0) delete s.hints;
}
function leaveHint(slot, id) {
  if (!slot.among?.includes(id)) return;
  slot.among = slot.among.filter((one) => one !== id);
  if (slot.among.length === 0) delete slot.among;
}
function settleHints(s, slot, to) {
  if (!slot.among || !s.hints) return;
  for (const hint of s.hints.filter((one) => slot.among?.includes(one.id) && (to === "all" || one.seat === to))) {
    leaveHint(slot, hint.id);
    const at = hint.cards.indexOf(slot.card);
    if (at >= 0) hint.cards.splice(at, 1);
    if (hint.cards.length === 0) dropHint(s, hint);
  }
}
function blur(s, slots, seat) {
  for (const viewer of viewersOf(s)) {
    if (viewer === seat) continue;
    const seen = slots.filter((slot) => knows(slot, viewer)).map((slot) => slot.card);
    if (seen.length > 0 || slots.some((slot) => hintOf(s, viewer, slot))) addHint(s, viewer, slots, [], seen);
  }
}
var UNKNOWN = "?";
var knows = (slot, viewer) => slot.card !== void 0 && slot.card !== UNKNOWN && (slot.open === true || (slot.seen?.includes(viewer) ?? false));

// packages/engine/src/generation.ts
function printedDeck(deck) {
  const at = deck.indexOf("#");
  return at < 0 ? deck : deck.slice(0, at);
}
function nextGeneration(s, printed) {
  const before = Object.keys(s.reshuffled ?? {}).filter((deck) => printedDeck(deck) === printed);
  return `${printed}#${before.length + 1}`;
}
function untouchedIn(s, deck) {
  let n = 0;
  for (const { slots, rest } of Object.values(s.piles ?? {})) {
    if (rest?.deck === deck) n += rest.size - rest.next;
    for (const slot of slots) if (slot.i !== void 0 && slot.deck === deck) n++;
  }
  return n;
}
function mixDecks(s, slots) {
  if (slots.every((slot) => slot.deck === slots[0]?.deck)) return;
  for (const deck of new Set(slots.map((slot) => slot.deck))) tellByHints(s, deck);
}
function tellByHints(s, deck) {
  const made = s.reshuffled?.[deck];
  if (!made?.open) return;
  const slots = slotsOf(s).filter((slot) => slot.deck === deck && slot.i === void 0);
  for (const viewer of viewersOf(s)) {
    const hidden = slots.filter((slot) => !knows(slot, viewer));
    const cards = [...s.unseen?.[deck] ?? [], ...hidden.map((slot) => slot.card)];
    const hinted = new Set(hidden.map((slot) => hintOf(s, viewer, slot)));
    for (const hint of hinted)
      for (const card of hint?.cards ?? []) if (cards.includes(card)) cards.splice(cards.indexOf(card), 1);
    addHint(
      s,
      viewer,
      hidden,
      [deck],
      cards.filter((card) => card !== UNKNOWN)
    );
  }
  delete made.open;
  const untouched = untouchedIn(s, deck);
  if (s.unseen && s.unseen[deck]?.length !== untouched)
    s.unseen[deck] = Array.from({ length: untouched }, () => UNKNOWN);
  for (const slot of slots) slot.deck = printedDeck(deck);
}
function toldSlot(s, deck, card) {
  const made = s.reshuffled?.[deck];
  if (!made || made.open) return { deck, card };
  const among = (s.hints ?? []).filter((hint) => hint.decks?.includes(deck)).map((hint) => hint.id);
  return among.length > 0 ? { deck: printedDeck(deck), card, among } : { deck: printedDeck(deck), card };
}

// packages/engine/src/pile.ts
var DRAW = "core.draw";
var fullPile = (deck, size) => ({ slots: [], rest: { deck, next: 0, size } });
var pileSize = (pile) => pile.slots.length + (pile.rest ? pile.rest.size - pile.rest.next : 0);
function pileOf(s, name) {
  const pile = s.piles?.[name];
  if (!pile) throw new RuleDefect(`no pile named ${name}`);
  return pile;
}
function topSlots(s, name, n) {
  const pile = pileOf(s, name);
  while (pile.slots.length < n && pile.rest && pile.rest.next < pile.rest.size)
    pile.slots.unshift({ deck: pile.rest.deck, i: pile.rest.next++ });
  if (pile.slots.length < n) throw new RuleDefect(`pile ${name} has fewer than ${n} cards`);
  return n === 0 ? [] : pile.slots.slice(-n);
}
function topCards(s, name, n) {
  return topSlots(s, name, n).map((slot) => cardOf(slot, name)).reverse();
}
var cardsIn = (s, name) => topSlots(s, name, pileSize(pileOf(s, name))).map((slot) => cardOf(slot, name));
function cardOf(slot, name) {
  if (slot.card === void 0 || slot.card === UNKNOWN) throw new Hidden(`a card of ${name}`);
  return slot.card;
}
function takeTop(s, name) {
  const [slot] = topSlots(s, name, 1);
  const card = cardOf(slot, name);
  settleHints(s, slot, "all");
  pileOf(s, name).slots.pop();
  return card;
}
function moveTop(s, from, to) {
  const [slot] = topSlots(s, from, 1);
  pileOf(s, from).slots.pop();
  pileOf(s, to).slots.push(slot);
}
function reorder(s, name, seat, cards) {
  const slots = topSlots(s, name, cards.length);
  const left = slots.map((slot) => cardOf(slot, name));
  for (const card of cards) {
    const at = left.indexOf(card);
    if (at < 0) throw new RuleDefect(`reordering ${name} must keep its cards`);
    left.splice(at, 1);
  }
  mixDecks(s, slots);
  if (slots.some((slot) => slot.among || slot.open || slot.seen?.some((viewer) => viewer !== seat)))
    blur(s, slots, seat);
  slots.forEach((slot, i) => {
    slot.card = cards[cards.length - 1 - i];
    slot.seen = [seat];
    if (slot.open) delete slot.open;
  });
}
function show(s, name, n, to) {
  let news = false;
  topSlots(s, name, n);
  const { slots } = pileOf(s, name);
  for (let i = slots.length - n; i < slots.length; i++) {
    let slot = slots[i];
    const card = cardOf(slot, name);
    if (to === "all" ? slot.open : knows(slot, to)) continue;
    news = true;
    if (to === "all") {
      const { deck, among } = slot;
      slot = slots[i] = among ? { deck, card, open: true, among } : { deck, card, open: true };
    } else slot.seen = slot.seen ? [...slot.seen, to].sort((a, b) => a - b) : [to];
    settleHints(s, slot, to);
  }
  return news;
}

// packages/engine/src/sha256.ts
var K = new Int32Array(64);
var START = new Int32Array(8);
{
  let found = 0;
  for (let n = 2; found < 64; n++) {
    let prime = true;
    for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
    if (!prime) continue;
    const fraction = (x) => (x - Math.floor(x)) * 4294967296;
    if (found < 8) START[found] = fraction(Math.sqrt(n));
    K[found++] = fraction(Math.cbrt(n));
  }
}
var encoder = new TextEncoder();
var w = new Int32Array(64);
var h = new Int32Array(8);
var word = (words, i) => words[i];
var rotate = (x, n) => x >>> n | x << 32 - n;
function sha256(text) {
  const words = new Uint32Array(8);
  digest(text, words);
  return words;
}
function digest(text, words) {
  if (isAscii(text)) hash(text.length, (i) => text.charCodeAt(i));
  else {
    const bytes = encoder.encode(text);
    hash(bytes.length, (i) => bytes[i]);
  }
  for (let i = 0; i < 8; i++) words[i] = word(h, i);
}
function isAscii(text) {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
function hash(size, at) {
  const end2 = (size + 8 >> 6) + 1 << 6;
  const byte = (i) => i < size ? at(i) : i === size ? 128 : 0;
  h.set(START);
  for (let block = 0; block < end2; block += 64) {
    for (let i = 0, from = block; i < 16; i++, from += 4)
      w[i] = byte(from) << 24 | byte(from + 1) << 16 | byte(from + 2) << 8 | byte(from + 3);
    if (block + 64 === end2) {
      w[14] = Math.floor(size / 536870912);
      w[15] = size << 3;
    }
    compress();
  }
}
function compress() {
  for (let i = 16; i < 64; i++) {
    const x = word(w, i - 15);
    const y = word(w, i - 2);
    const s0 = rotate(x, 7) ^ rotate(x, 18) ^ x >>> 3;
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ y >>> 10;
    w[i] = word(w, i - 16) + s0 + word(w, i - 7) + s1 | 0;
  }
  let a = word(h, 0);
  let b = word(h, 1);
  let c = word(h, 2);
  let d = word(h, 3);
  let e = word(h, 4);
  let f = word(h, 5);
  let g = word(h, 6);
  let k = word(h, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = k + s1 + (e & f ^ ~e & g) + word(K, i) + word(w, i) | 0;
    const t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + (a & b ^ a & c ^ b & c) | 0;
    k = g;
    g = f;
    f = e;
    e = d + t1 | 0;
    d = c;
    c = b;
    b = a;
    a = t1 + t2 | 0;
  }
  h[0] = word(h, 0) + a;
  h[1] = word(h, 1) + b;
  h[2] = word(h, 2) + c;
  h[3] = word(h, 3) + d;
  h[4] = word(h, 4) + e;
  h[5] = word(h, 5) + f;
  h[6] = word(h, 6) + g;
  h[7] = word(h, 7) + k;
}
var hex = (words) => [...words].map((word2) => word2.toString(16).padStart(8, "0")).join("");

// packages/engine/src/nature.ts
function dealer(game, setup, seed, numbers3 = stream) {
  const orders2 = /* @__PURE__ */ new Map();
  return (ask, offer, s) => {
    if (ask.key !== DRAW) return sample(offer, numbers3(`${seed}/${rollLabel(ask)}`));
    const { deck, i } = ask.data;
    const reshuffled = s.reshuffled?.[deck]?.cards;
    if (reshuffled?.length === 0) return sample(offer, numbers3(`${seed}/${deck}/${i}`));
    const name = reshuffled ? [deck, ...reshuffled].join("\n") : deck;
    let order2 = orders2.get(name);
    if (!order2)
      orders2.set(name, order2 = shuffled(reshuffled ?? game.decks?.(setup)[deck] ?? [], numbers3(`${seed}/${deck}`)));
    return order2[i];
  };
}
var rollLabel = (ask) => {
  const data = ask.data;
  return `${ask.key}/${data?.roll ?? ask.id}`;
};
function scripted(game, setup, script, seed = "script") {
  const rest = dealer(game, setup, seed);
  return (ask, offer, s) => {
    if (ask.key !== DRAW) {
      const roll = ask.data?.roll;
      return script.rolls?.[roll ?? ask.key] ?? script.rolls?.[ask.key] ?? rest(ask, offer, s);
    }
    const { deck, i } = ask.data;
    const laid = script.decks?.[deck];
    if (!laid) return rest(ask, offer, s);
    const others = [...s.reshuffled?.[deck]?.cards ?? game.decks?.(setup)[deck] ?? []];
    for (const card of laid) {
      const at = others.indexOf(card);
      if (at < 0) throw new Error(`the script lays ${card} into deck ${deck}, which has no such card (left)`);
      others.splice(at, 1);
    }
    return laid[i] ?? shuffled(others, stream(`${seed}/${deck}`))[i - laid.length];
  };
}
function shuffled(cards, random) {
  const deck = sorted(cards);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
  return deck;
}
function sorted(cards) {
  const copy2 = cards.slice();
  for (let i = 1; i < copy2.length; i++) if (copy2[i - 1] > copy2[i]) return copy2.sort();
  return copy2;
}
function stream(key) {
  const words = [0, 0, 0, 0, 0, 0, 0, 0];
  let at = 8;
  let block = 0;
  return () => {
    if (at === 8) {
      digest(`${key}/${block++}`, words);
      at = 0;
    }
    const high = words[at++] >>> 6;
    const low = words[at++] >>> 5;
    return (high * 134217728 + low) / 9007199254740992;
  };
}

// packages/engine/src/options.ts
function readOptions(schema, input = {}) {
  if (typeof input !== "object" || input === null || Array.isArray(input))
    throw new Refused("bad-options", { key: "core.options.malformed" });
  for (const key of Object.keys(input))
    if (!Object.hasOwn(schema, key))
      throw new Refused("bad-options", { key: "core.options.unknown", args: { option: key.slice(0, 60) } });
  const options2 = {};
  for (const key of Object.keys(schema)) {
    const spec = schema[key];
    const value = Object.hasOwn(input, key) ? input[key] : spec.default;
    if (!fits(spec, value)) throw new Refused("bad-options", { key: "core.options.value", args: { option: key } });
    options2[key] = value;
  }
  return options2;
}
function fits(spec, value) {
  switch (spec.kind) {
    case "choice":
      return typeof value === "string" && spec.values.includes(value);
    case "flag":
      return typeof value === "boolean";
    case "number":
      return Number.isSafeInteger(value) && value >= spec.min && value <= spec.max;
  }
}
function optionValues(spec) {
  switch (spec.kind) {
    case "choice":
      return spec.values;
    case "flag":
      return [false, true];
    case "number":
      return [.../* @__PURE__ */ new Set([spec.default, spec.min, spec.max])];
  }
}

// packages/engine/src/pending.ts
function holding({ id, seat, key, data }, given) {
  return data === void 0 ? { id, seat, key, given } : { id, seat, key, data, given };
}
function readBy({ id, seat, key, data }, reader) {
  return data === void 0 ? { id, seat, key, for: reader } : { id, seat, key, data, for: reader };
}
var isAsk = (frame) => frame.key !== void 0;
var isTogether = (frame) => frame !== void 0 && frame.branches !== void 0;
var topFrame = (s) => s.pending[s.pending.length - 1];
function waitingIn({ stack }) {
  const top = stack[stack.length - 1];
  return top !== void 0 && isAsk(top) && top.given === void 0 ? top : null;
}
function topAsk(s, seat) {
  const top = topFrame(s);
  if (top === void 0) return void 0;
  if (isAsk(top)) return top.seat === seat ? top : void 0;
  if (isTogether(top))
    for (const branch of top.branches) {
      const ask = waitingIn(branch);
      if (ask?.seat === seat) return ask;
    }
  return void 0;
}
function dueAsks(s) {
  const top = topFrame(s);
  if (top === void 0) return [];
  if (isAsk(top)) return [top];
  const due = [];
  if (isTogether(top))
    for (const branch of top.branches) {
      const ask = waitingIn(branch);
      if (!ask || due.some((one) => one.seat === ask.seat)) continue;
      if (ask.seat < 0) due.unshift(ask);
      else due.push(ask);
    }
  return due;
}
function isAsked(s, seat, key) {
  const { pending } = s;
  for (let i = pending.length - 1; i >= 0; i--) {
    const frame = pending[i];
    if (isAsk(frame)) {
      if (frame.seat === seat && frame.key === key) return true;
    } else if (isTogether(frame)) {
      for (const { stack } of frame.branches) if (askIn(stack, seat, key) >= 0) return true;
    }
  }
  return false;
}
function findAsk(s, seat, key) {
  const top = topFrame(s);
  const stacks = isTogether(top) ? [...top.branches.map(({ stack }) => stack), s.pending] : [s.pending];
  for (const stack of stacks) {
    const at = askIn(stack, seat, key);
    if (at >= 0) return { stack, at };
  }
  return null;
}
function askIn(stack, seat, key) {
  for (let i = stack.length - 1; i >= 0; i--) {
    const frame = stack[i];
    if (isAsk(frame) && frame.seat === seat && frame.key === key && frame.given === void 0) return i;
  }
  return -1;
}
function heldAsk(s, seat) {
  const top = topFrame(s);
  if (isTogether(top))
    for (const { stack } of top.branches) {
      const ask = stack[stack.length - 1];
      if (ask !== void 0 && isAsk(ask) && ask.seat === seat && ask.given !== void 0) return ask;
    }
  return void 0;
}

// packages/engine/src/hand.ts
var handOf = (seat) => `hand ${seat}`;
var cardsInHand = (s, seat) => cardsIn(s, handOf(seat));
function mingle(s, seat) {
  const { slots } = pileOf(s, handOf(seat));
  for (const printed of new Set(slots.map((slot) => printedDeck(slot.deck)))) {
    const alike = slots.filter((slot) => printedDeck(slot.deck) === printed);
    if (alike.every((slot) => looksLike(slot, alike[0], seat))) continue;
    mixDecks(s, alike);
    blur(s, alike, seat);
    for (const slot of alike) {
      slot.seen = [seat];
      delete slot.open;
    }
  }
}
var looksLike = (slot, other, seat) => slot.deck === other.deck && !slot.open && slot.seen?.length === 1 && slot.seen[0] === seat && String(slot.among ?? "") === String(other.among ?? "");

// packages/engine/src/reshuffle.ts
function reshuffle(s, from, to) {
  const slots = slotsIn(s, from, to);
  if (slots.length === 0) return;
  const printed = printedDeck(slots[0].deck);
  if (slots.some((slot) => printedDeck(slot.deck) !== printed))
    throw new RuleDefect(`${from} and ${to} hold cards of several decks, which can't be shuffled together`);
  const [untold] = untoldIn(s, from, to);
  if (untold) throw new RuleDefect(`nobody has said what some cards of ${from} or ${to} are: use play.reshuffle`);
  const open = slots.every((slot) => slot.open);
  for (const slot of slots) if (!slot.open) tellByHints(s, slot.deck);
  const cards = slots.flatMap((slot) => slot.card ?? []);
  const whole = new Set(slots.filter((slot) => slot.i !== void 0).map((slot) => slot.deck));
  cards.push(...takeUntouched(s, [...whole], cards.includes(UNKNOWN)));
  const deck = nextGeneration(s, printed);
  if (!open)
    for (const viewer of viewersOf(s)) {
      const seen = slots.filter((slot) => knows(slot, viewer)).map((slot) => slot.card);
      addHint(s, viewer, slots, [...whole, deck], seen);
    }
  pileOf(s, from).slots = [];
  const pile = pileOf(s, to);
  pile.slots = [];
  pile.rest = { deck, next: 0, size: cards.length };
  (s.unseen ??= {})[deck] = cards.sort();
  (s.reshuffled ??= {})[deck] = open ? { cards: [...cards], open } : { cards: [...cards] };
  forgetDealt(s);
}
function slotsIn(s, from, to) {
  return [.../* @__PURE__ */ new Set([from, to])].flatMap((name) => {
    const slots = topSlots(s, name, pileSize(pileOf(s, name)));
    delete pileOf(s, name).rest;
    return slots;
  });
}
function untoldIn(s, from, to) {
  const untouched = slotsIn(s, from, to).filter((slot) => slot.i !== void 0);
  return untouched.filter(({ deck }) => untouched.filter((slot) => slot.deck === deck).length < untouchedIn(s, deck));
}
function takeUntouched(s, decks, someUnknown) {
  const unseen = s.unseen ?? {};
  const cards = decks.flatMap((deck) => unseen[deck] ?? []);
  const n = decks.reduce((sum2, deck) => sum2 + untouchedIn(s, deck), 0);
  const unsure = someUnknown || cards.length !== n || cards.includes(UNKNOWN);
  for (const deck of decks) if (!unsure || deck !== printedDeck(deck)) unseen[deck] = [];
  return unsure ? Array.from({ length: n }, () => UNKNOWN) : cards;
}
function forgetDealt(s) {
  for (const [deck, made] of Object.entries(s.reshuffled ?? {})) if (untouchedIn(s, deck) === 0) made.cards = [];
  if (s.hints)
    s.hints = s.hints.map(
      (hint) => hint.decks ? { ...hint, decks: hint.decks.filter((deck) => untouchedIn(s, deck) > 0) } : hint
    );
}

// packages/engine/src/core-steps.ts
var SHOW = "core.show";
var DREW = "core.drew";
var REFILL = "core.refill";
var RESHUFFLE = "core.reshuffle";
var DRAW_ON = "core.draw-on";
var CORE_STEPS = {
  [SHOW](play, { pile, n, to }) {
    if (show(play.s, pile, n, to)) play.barrier = true;
  },
  [DREW](play, { seat, n }) {
    if (show(play.s, handOf(seat), n, seat)) play.barrier = true;
    const cards = cardsInHand(play.s, seat).slice(-n);
    mingle(play.s, seat);
    play.tell("core.draw", { seat, n }, { seats: [seat], data: { cards } });
  },
  [REFILL](play, { seat, pile, n, discards }) {
    play.then(DRAW_ON, { seat, pile, n });
    play.reshuffle(discards, pile);
  },
  [DRAW_ON]: (play, { seat, pile, n }) => void play.draw(seat, pile, n),
  [RESHUFFLE]: (play, { from, to }) => reshuffle(play.s, from, to)
};

// packages/engine/src/play.ts
var Play = class {
  game;
  s;
  /** Answers for chance at once; without it nature's decisions stay pending, to be answered like any other. */
  nature;
  /** Events so far, or null where nobody listens (bots searching). */
  events = null;
  /** Tokens that came from the supply, less those that went back; null where nobody counts. */
  flow = null;
  /** Something hidden was shown, or the turn was committed: an undo stops here. Set by the core alone. */
  barrier = false;
  /** The branch of a simultaneous decision that is at work; what it asks stays on it. Set by the core alone. */
  branch = null;
  /** The question or step that is at work, for whoever has to say what went wrong. */
  doing = "begin";
  doer = null;
  /** The last decision that was looked at and is somebody's choice, with its offer: see `offerIn`. */
  awaited = null;
  awaitedOffer = null;
  constructor(game, s, nature = null) {
    this.game = game;
    this.s = s;
    this.nature = nature;
  }
  ask(seat, key, data) {
    const { branch } = this;
    if (branch !== null && seat !== branch.seat)
      throw new RuleDefect(
        `${this.game.id}: ${this.at()} asks ${key} of seat ${seat} while several decide together; there only the seat itself and chance can be asked. Ask the others in a step below.`
      );
    this.push(this.newAsk(seat, key, data));
  }
  /** Asks several seats simultaneously. Each answers when it likes, and what follows for one does not hold up the others. */
  askTogether(asking) {
    if (this.branch !== null)
      throw new RuleDefect(`${this.game.id}: ${this.at()} asks several seats together, but is one of several itself`);
    if (asking.length === 0) return;
    const branches = [];
    for (const { seat, key, data } of asking) {
      const ask = this.newAsk(seat, key, data);
      const branch = branches.find((one) => one.seat === seat);
      if (branch) branch.stack.push(ask);
      else branches.push({ seat, stack: [ask] });
    }
    this.s.pending.push({ branches: branches.sort((a, b) => a.seat - b.seat) });
  }
  chance(key, data, { for: reader } = {}) {
    this.askNature(key, data, reader);
  }
  then(step, data) {
    this.goOn(step, data);
  }
  /** Takes back what a seat has been asked and has not answered. */
  withdraw(seat, key) {
    const { stack, at } = this.find(seat, key);
    stack.splice(at, 1);
  }
  replace(seat, key, by, data) {
    const { stack, at } = this.find(seat, key);
    stack[at] = this.newAsk(seat, by, data);
  }
  /** The match is over: nothing is asked any more, and everything hidden is shown. */
  end() {
    this.s.pending.length = 0;
    this.s.over = true;
    this.barrier = true;
  }
  /** Says what happened, for the log and for animation. `secret` adds what only some seats may read. */
  tell(key, data, secret) {
    if (!this.events) return;
    const event = data === void 0 ? { key } : { key, data };
    this.events.push(secret === void 0 ? event : { ...event, secret });
  }
  /** Takes tokens from the supply, which is not part of the state. */
  gain(bag, token, n = 1) {
    bag[token] = amount(bag, token) + n;
    this.flows(token, n);
  }
  /** Returns tokens to the supply. */
  spend(bag, token, n = 1) {
    if (count(bag, token) < n) throw new RuleDefect(`spending ${n} ${token} of ${amount(bag, token)}`);
    bag[token] = amount(bag, token) - n;
    this.flows(token, -n);
  }
  /** Moves tokens between two places on the table. */
  move(from, to, token, n = 1) {
    if (count(from, token) < n) throw new RuleDefect(`moving ${n} ${token} of ${amount(from, token)}`);
    from[token] = amount(from, token) - n;
    to[token] = amount(to, token) + n;
  }
  /** Pays what one may not have, to the supply or to a place on the table: what is missing is owed. For the game's `debts` only. */
  owe(from, token, n = 1, to) {
    if (!this.game.debts?.includes(token)) throw new RuleDefect(`${this.game.id} has no debts in ${token}`);
    from[token] = amount(from, token) - n;
    if (to) to[token] = amount(to, token) + n;
    else this.flows(token, -n);
  }
  /** Lets a seat see the top n cards of a pile. Put what comes next on the stack first, with `then`. */
  look(seat, pile, n = 1) {
    this.uncover(pile, n, seat);
  }
  /** Turns the top n cards of a pile face up for everybody. */
  reveal(pile, n = 1) {
    this.uncover(pile, n, "all");
  }
  /** The question or step at work, in words. */
  at() {
    return this.doer === null ? `step ${this.doing}` : `${this.doing} of seat ${this.doer}`;
  }
  /**
   * A seat draws cards into its hand, and the log tells it alone which. Where the pile runs out, the discards become the new pile.
   * Returns how many there are to draw. Put what comes next on the stack first, with `then`.
   */
  draw(seat, pile, n = 1, discards) {
    const { s } = this;
    const here = Math.min(n, pileSize(pileOf(s, pile)));
    const more = discards === void 0 ? 0 : Math.min(n - here, pileSize(pileOf(s, discards)));
    if (more > 0 && discards !== void 0) this.goOn(REFILL, { seat, pile, n: more, discards });
    if (here > 0) {
      const hand = handOf(seat);
      for (let i = 0; i < here; i++) moveTop(s, pile, hand);
      this.goOn(DREW, { seat, n: here });
      this.askCards(hand, topSlots(s, hand, here), seat);
    }
    return here + more;
  }
  /** Shuffles a pile, and what is left of the other, into a new face-down pile there. */
  reshuffle(from, to) {
    const untold = untoldIn(this.s, from, to);
    if (untold.length === 0) {
      reshuffle(this.s, from, to);
      return;
    }
    this.goOn(RESHUFFLE, { from, to });
    for (const pile of /* @__PURE__ */ new Set([from, to]))
      this.askCards(
        pile,
        pileOf(this.s, pile).slots.filter((slot) => untold.includes(slot)),
        NATURE
      );
  }
  uncover(pile, n, to) {
    this.goOn(SHOW, { pile, n, to });
    this.askCards(pile, topSlots(this.s, pile, n), to);
  }
  /** Nature says what these cards are. Asked from the deepest up, so that the top card is its next answer. */
  askCards(pile, slots, to) {
    const reader = to === "all" ? void 0 : to;
    for (const { card, deck, i } of slots)
      if (card === void 0 && i !== void 0) this.askNature(DRAW, { pile, deck, i }, reader);
  }
  askNature(key, data, reader) {
    const ask = this.newAsk(NATURE, key, data);
    this.push(reader === void 0 ? ask : readBy(ask, reader));
  }
  goOn(step, data) {
    this.push(data === void 0 ? { step } : { step, data });
  }
  newAsk(seat, key, data) {
    const id = ++this.s.asked;
    return data === void 0 ? { id, seat, key } : { id, seat, key, data };
  }
  push(frame) {
    if (this.branch === null) this.s.pending.push(frame);
    else this.branch.stack.push(frame);
  }
  find(seat, key) {
    const found = findAsk(this.s, seat, key);
    if (!found) throw new RuleDefect(`${this.game.id}: seat ${seat} has no unanswered ${key} that could be taken back`);
    return found;
  }
  flows(token, n) {
    if (this.flow) this.flow[token] = (Object.hasOwn(this.flow, token) ? this.flow[token] : 0) + n;
  }
};

// packages/engine/src/draw.ts
var draw = {
  offer: (s, _, { deck }) => anyOf(s.unseen?.[deck] ?? []),
  answer({ s }, _, card, { pile, deck, i }) {
    const slots = s.piles?.[pile]?.slots ?? [];
    const index = slots.findIndex((one) => one.i === i && one.deck === deck);
    const { unseen: all } = s;
    const unseen = all?.[deck];
    const at = unseen?.indexOf(card) ?? -1;
    if (index < 0)
      throw new RuleDefect(
        `a card of pile ${pile} is asked for twice: it was still face down when it was looked at again. Put the second look into a step (play.then), which runs when the first has been answered.`
      );
    if (!all || !unseen || at < 0) throw new RuleDefect(`${card} can't lie in pile ${pile}`);
    all[deck] = unseen.toSpliced(at, 1);
    slots[index] = toldSlot(s, deck, card);
  }
};
function anyOf(cards) {
  const found = [];
  const counts = [];
  for (const card of cards)
    if (found[found.length - 1] === card) counts[counts.length - 1] = counts[counts.length - 1] + 1;
    else {
      found.push(card);
      counts.push(1);
    }
  return found.length === cards.length ? pick(found) : pick(found, counts);
}

// packages/engine/src/together.ts
function branchOf({ branches }, ask) {
  const branch = branches.find(({ stack }) => stack[stack.length - 1] === ask);
  if (!branch) throw new RuleDefect(`${ask.key} of seat ${ask.seat} is not on top of any branch`);
  return branch;
}
function openAnswers({ branches }) {
  const opened = [];
  for (const branch of branches) {
    const ask = branch.stack[branch.stack.length - 1];
    if (ask === void 0 || !isAsk(ask) || ask.given === void 0) continue;
    if (ask.given === null) throw new Hidden(`the answer of seat ${ask.seat} to ${ask.key}`);
    opened.push({ branch, ask, answer: ask.given });
  }
  for (const { branch } of opened) branch.stack.pop();
  return opened;
}

// packages/engine/src/settle.ts
function questionOf(game, key) {
  const question = key === DRAW ? draw : game.questions[key];
  if (!question) throw new RuleDefect(`${game.id} asks ${key}, but has no such question`);
  return question;
}
var offerOf = (game, s, ask) => questionOf(game, ask.key).offer(s, ask.seat, ask.data);
var offerIn = (play, ask) => ask === play.awaited ? play.awaitedOffer ??= offerOf(play.game, play.s, ask) : offerOf(play.game, play.s, ask);
function carryOut(play, ask, answer) {
  const top = topFrame(play.s);
  take(play, isTogether(top) ? branchOf(top, ask) : null, questionOf(play.game, ask.key), ask, answer);
  settle(play);
}
function carryOutAside(play, seat, key, data, answer) {
  const { s } = play;
  s.taken ??= Array.from({ length: s.setup.seats }, () => 0);
  s.taken[seat] = (s.taken[seat] ?? 0) + 1;
  const top = topFrame(s);
  const question = questionOf(play.game, key);
  if (isTogether(top)) asideTogether(play, top, question, { seat, key, data }, answer);
  else perform(play, null, question, seat, key, data, answer);
  settle(play);
}
function asideTogether(play, { branches }, question, { seat, key, data }, answer) {
  const own = branches.find((one) => one.seat === seat);
  const branch = own ?? { seat, stack: [] };
  perform(play, branch, question, seat, key, data, answer);
  if (own || branch.stack.length === 0) return;
  branches.push(branch);
  branches.sort((a, b) => a.seat - b.seat);
}
function take(play, branch, question, ask, answer) {
  const stack = branch === null ? play.s.pending : branch.stack;
  if (question.secret?.answer !== "until-all") {
    stack.pop();
    perform(play, branch, question, ask.seat, ask.key, ask.data, answer);
    return;
  }
  if (branch === null)
    throw new RuleDefect(`${play.game.id}: ${ask.key} is secret until all have answered, so it must be asked together`);
  if (question.commits) play.barrier = true;
  stack[stack.length - 1] = holding(ask, answer);
}
function perform(play, branch, question, seat, key, data, answer) {
  play.awaited = null;
  play.branch = branch;
  play.doing = key;
  play.doer = seat;
  if (question.commits || seat === NATURE) play.barrier = true;
  question.answer(play, seat, answer, data);
  play.branch = null;
}
function settle(play) {
  const { game, s } = play;
  for (let guard = 0; ; guard++) {
    if (guard > 1e4) throw new RuleDefect(`${game.id} goes round in circles without asking anybody`);
    const top = topFrame(s);
    if (s.over) {
      if (top === void 0) return;
      throw new RuleDefect(`${game.id}: ${play.at()} asks something after play.end()`);
    }
    if (top === void 0)
      throw new RuleDefect(
        `${game.id}: nothing is asked after ${play.at()}, and the game has not said play.end(). Ask what comes next, or say the end.`
      );
    if (isAsk(top)) {
      if (!takeForced(play, null, top)) return;
    } else if (isTogether(top)) {
      if (!settleTogether(play, top)) return;
    } else {
      s.pending.pop();
      runStep(play, null, top);
    }
  }
}
function settleTogether(play, together) {
  let waiting = false;
  for (const branch of together.branches) {
    const top = branch.stack[branch.stack.length - 1];
    if (top === void 0) continue;
    if (!isAsk(top)) {
      branch.stack.pop();
      runStep(play, branch, top);
      return true;
    }
    if (top.given !== void 0) continue;
    if (takeForced(play, branch, top)) return true;
    waiting = true;
  }
  if (waiting) return false;
  const opened = openAnswers(together);
  if (opened.length === 0) {
    play.s.pending.pop();
    return true;
  }
  play.barrier = true;
  for (const { branch, ask, answer } of opened)
    perform(play, branch, questionOf(play.game, ask.key), ask.seat, ask.key, ask.data, answer);
  return true;
}
function runStep(play, branch, { step, data }) {
  const run = play.game.steps[step] ?? CORE_STEPS[step];
  if (!run) throw new RuleDefect(`${play.game.id} has no step ${step}`);
  play.branch = branch;
  play.doing = step;
  play.doer = null;
  run(play, data);
  play.branch = null;
}
function takeForced(play, branch, ask) {
  const question = questionOf(play.game, ask.key);
  if (ask.seat === NATURE) {
    if (!play.nature) return false;
    take(play, branch, question, ask, play.nature(ask, question.offer(play.s, NATURE, ask.data), play.s));
    return true;
  }
  if (question.confirm || question.secret) {
    play.awaited = ask;
    play.awaitedOffer = null;
    return false;
  }
  const offer = question.offer(play.s, ask.seat, ask.data);
  const answer = only(offer);
  if (answer !== null) {
    take(play, branch, question, ask, answer);
    return true;
  }
  play.awaited = ask;
  play.awaitedOffer = offer;
  if (!answerable(offer)) throw new RuleDefect(`${play.game.id}: ${ask.key} has no answer`);
  return false;
}

// packages/engine/src/decide.ts
function readSetup(game, seats, options2) {
  const { min, max } = game.seats;
  if (!Number.isSafeInteger(seats) || seats < min || seats > max)
    throw new Refused("bad-options", { key: "core.options.seats", args: { min, max } });
  const setup = { seats, options: readOptions(game.options, options2) };
  const unfit = game.unfit?.(setup);
  if (unfit) throw new Refused("bad-options", unfit, game.id);
  return setup;
}
function start(game, setup, nature = null, events = []) {
  const state = game.setup(setup);
  Object.assign(state, { setup, asked: 0, pending: [] });
  const decks = game.decks?.(setup);
  if (decks) {
    state.unseen = {};
    for (const deck of Object.keys(decks)) state.unseen[deck] = sorted(decks[deck] ?? []);
  }
  const play = new Play(game, state, nature);
  play.events = events;
  game.begin(play);
  settle(play);
  return { state, events: events ?? [] };
}
var copyState = (game, s) => game.copy ? game.copy(s) : copy(s);
function offers(game, s, seat) {
  const ask = topAsk(s, seat);
  return withAsides(game, s, seat, ask, ask && offerOf(game, s, ask));
}
function offersIn(play, seat) {
  const ask = topAsk(play.s, seat);
  return withAsides(play.game, play.s, seat, ask, ask && offerIn(play, ask));
}
function withAsides(game, s, seat, ask, offer) {
  const asides = asidesOf(game, s, seat);
  if (!ask || !offer) return asides;
  const due = { key: ask.key, seat, due: true, data: ask.data, offer };
  if (asides.length === 0) return [due];
  asides.unshift(due);
  return asides;
}
function asidesOf(game, s, seat) {
  const asides = game.asides && isSeat(s, seat) && !isOver(s) ? game.asides(s, seat) : NONE2;
  if (asides.length === 0) return [];
  const found = new Array(asides.length);
  for (let i = 0; i < asides.length; i++) {
    const { key, data } = asides[i];
    found[i] = { key, seat, due: false, data, offer: questionOf(game, key).offer(s, seat, data) };
  }
  return found;
}
var NONE2 = [];
function decisions(game, s, seat) {
  return offers(game, s, seat).map(({ key, due, data, offer }) => ({
    id: nameOf2(s, seat, key, due) + fingerprint([key, data ?? null, offer]),
    key,
    seat,
    due,
    ...data === void 0 ? {} : { data },
    offer
  }));
}
var nameOf2 = (s, seat, key, due) => due ? `${topAsk(s, seat)?.id}.` : `${key}.${s.taken?.[seat] ?? 0}.`;
function offeredAs(game, s, seat, id) {
  return offers(game, s, seat).find(({ key, due, data, offer }) => {
    const name = nameOf2(s, seat, key, due);
    return id.startsWith(name) && id === name + fingerprint([key, data ?? null, offer]);
  });
}
var dueSeats = (s) => dueAsks(s).map((ask) => ask.seat);
var isSeat = (s, seat) => seat >= 0 && seat < s.setup.seats;
function refusal(game, s, move) {
  const { seat, key, answer } = move;
  if (!Number.isSafeInteger(seat) || typeof key !== "string")
    return new Refused("malformed", { key: "core.malformed" });
  if (isOver(s)) return new Refused("over", { key: "core.over" });
  const offered = offers(game, s, seat).find((one) => one.key === key);
  if (!offered) {
    const others = Array.from({ length: s.setup.seats }, (_, other) => other).filter(
      (other) => topAsk(s, other)?.key === key
    );
    if (others.length > 0) return new Refused("wrong-seat", { key: "core.refused.seat" });
    const question = Object.hasOwn(game.questions, key) && isSeat(s, seat) ? game.questions[key] : void 0;
    const closed = question?.closed?.(s, seat, answer);
    return new Refused("not-open", closed ?? { key: "core.refused.closed" }, game.id);
  }
  return refusalOf(game, s, offered, answer);
}
function refusalOf(game, s, { key, seat, data, offer }, answer) {
  const refused = refuse(offer, answer);
  if (!refused) return null;
  const code = refused.key.includes("malformed") ? "malformed" : "not-offered";
  const why = code === "not-offered" ? questionOf(game, key).why?.(s, seat, answer, data) : null;
  return new Refused(code, why ?? refused, game.id);
}
function explain(game, s, seat, key, answer) {
  return refusal(game, s, { seat, key, answer })?.text ?? null;
}
function apply(game, s, move, nature = null) {
  const refused = refusal(game, s, move);
  if (refused) throw refused;
  return carriedOut(game, s, move, nature);
}
function applyTo(game, s, offered, answer) {
  const refused = refusalOf(game, s, offered, answer);
  if (refused) throw refused;
  return carriedOut(game, s, { seat: offered.seat, key: offered.key, answer }, null);
}
function carriedOut(game, s, move, nature) {
  const play = new Play(game, copyState(game, s), nature);
  play.events = [];
  applyInPlace(play, move);
  return { state: play.s, events: play.events, barrier: play.barrier };
}
function applyInPlace(play, { seat, key, answer }) {
  const ask = topAsk(play.s, seat);
  if (ask && ask.key === key) carryOut(play, ask, meant(answer));
  else {
    const aside = play.game.asides?.(play.s, seat).find((open) => open.key === key);
    if (!aside) throw new RuleDefect(`${key} is not open for seat ${seat}`);
    carryOutAside(play, seat, key, aside.data, meant(answer));
  }
}
function preview(game, view, move) {
  try {
    const { state, events } = apply(game, view, move);
    return { state, events, stopped: dueSeats(state).includes(NATURE) };
  } catch (error) {
    if (error instanceof Hidden) return { state: null, events: [], stopped: true };
    throw error;
  }
}
var stateText = (s) => canonical(s);

// packages/engine/src/random.ts
function randomFrom(seed) {
  const text = String(seed);
  let [a, b, c, d] = [2654435769, 608135816, 3084996962, 1];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 2246822507);
    b = Math.imul(b ^ a >>> 13, 3266489909);
    c = c + Math.imul(b, 668265263) | 0;
  }
  const next = () => {
    const t = (a + b | 0) + d | 0;
    d = d + 1 | 0;
    a = b ^ b >>> 9;
    b = c + (c << 3) | 0;
    c = (c << 21 | c >>> 11) + t;
    c |= 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}
var below = (random, n) => random() * n | 0;

// packages/engine/src/pile-view.ts
function concealPiles(s, viewer) {
  if (!s.piles) return;
  const mine = keepOwnHints(s, viewer);
  const unseen = openLists(s);
  const left = new Map(mine.map((hint) => [hint, [...hint.cards]]));
  const hide = (card, deck, hint) => {
    const hinted = hint && left.get(hint);
    const at = hinted?.indexOf(card) ?? -1;
    if (at >= 0) hinted?.splice(at, 1);
    else (unseen[deck] ??= []).push(card);
  };
  for (const slot of slotsOf(s)) {
    if (slot.card === void 0 || slot.card === UNKNOWN || knows(slot, viewer)) continue;
    hide(
      slot.card,
      slot.deck,
      mine.find((hint) => slot.among?.includes(hint.id))
    );
    slot.card = UNKNOWN;
  }
  for (const [deck, made] of Object.entries(s.reshuffled ?? {})) {
    if (made.open) continue;
    const hint = mine.find((one) => one.decks?.includes(deck));
    for (const card of unseen[deck] ?? []) if (card !== UNKNOWN) hide(card, printedDeck(deck), hint);
    unseen[deck] = Array.from({ length: untouchedIn(s, deck) }, () => UNKNOWN);
    made.cards = [];
  }
  for (const deck of Object.keys(unseen)) unseen[deck]?.sort();
  s.unseen = unseen;
}
function openLists({ unseen }) {
  const lists = {};
  for (const deck in unseen) lists[deck] = [...unseen[deck] ?? []];
  return lists;
}
function keepOwnHints(s, viewer) {
  const mine = s.hints?.filter((hint) => hint.seat === viewer) ?? [];
  for (const slot of slotsOf(s)) {
    if (!slot.among) continue;
    const at = mine.findIndex((hint) => slot.among?.includes(hint.id));
    if (at < 0) delete slot.among;
    else slot.among = [at + 1];
  }
  if (mine.length === 0) {
    delete s.hints;
    return mine;
  }
  return s.hints = mine.map((hint, i) => ({ ...hint, id: i + 1 }));
}
function imaginePiles(view, random) {
  const unseen = openLists(view);
  if (view.unseen) view.unseen = unseen;
  const take2 = (cards) => cards.splice(below(random, cards.length), 1)[0];
  const hidden = slotsOf(view).filter((slot) => slot.card === UNKNOWN);
  const decks = Object.keys(unseen).filter((deck) => unseen[deck]?.includes(UNKNOWN));
  for (const hint of view.hints ?? []) {
    const places = hidden.filter((slot) => slot.among?.includes(hint.id)).map((slot) => (card) => void (slot.card = card));
    for (const deck of decks)
      if (hint.decks?.includes(deck))
        unseen[deck]?.forEach((_, i) => places.push((card) => void (unseen[deck][i] = card)));
    for (const card of hint.cards) places.splice(below(random, places.length), 1)[0]?.(card);
  }
  for (const slot of hidden) if (slot.card === UNKNOWN) slot.card = take2(unseen[slot.deck] ?? []) ?? UNKNOWN;
  for (const deck of decks)
    unseen[deck] = (unseen[deck] ?? []).map((card) => card === UNKNOWN ? take2(unseen[printedDeck(deck)] ?? []) ?? UNKNOWN : card).sort();
}

// packages/engine/src/conceal.ts
function conceal(game, s, seat) {
  const view = copyState(game, s);
  if (isOver(s)) return view;
  concealPiles(view, seat);
  changeAsks(view, (ask) => concealAsk(game, ask, seat));
  game.conceal?.(view, seat);
  return view;
}
function concealAsk(game, ask, viewer) {
  const { id, seat, key, data } = ask;
  if (seat === viewer) return ask;
  const secret = seat === NATURE ? ask.for !== void 0 && ask.for !== viewer : questionOf(game, key).secret?.question;
  const hides = secret === true && data !== void 0;
  if (!hides && ask.given === void 0) return ask;
  return {
    id,
    seat,
    key,
    ...data === void 0 ? {} : hides ? { hidden: true } : { data },
    ...ask.for === void 0 ? {} : { for: ask.for },
    ...ask.given === void 0 ? {} : { given: null }
  };
}
function imagine(game, view, seat, random) {
  const world = copyState(game, view);
  imaginePiles(world, random);
  game.imagine?.(world, seat, random);
  changeAsks(
    world,
    (ask) => ask.given === null && !ask.hidden ? { ...ask, given: sample(offerOf(game, world, ask), random) } : ask
  );
  return world;
}
function changeAsks(s, change) {
  const changed = (frame) => isAsk(frame) ? change(frame) : frame;
  s.pending = s.pending.map(
    (frame) => isTogether(frame) ? { branches: frame.branches.map(({ seat, stack }) => ({ seat, stack: stack.map(changed) })) } : changed(frame)
  );
}

// packages/engine/src/match.ts
var standing = (log) => standOn([], log, 0);
function standOn(line2, log, from) {
  for (let i = from; i < log.length; i++) {
    const entry = log[i];
    if (entry.kind === "answer") line2.push({ ...entry, seq: i + 1 });
    else if (entry.kind === "undo")
      while (line2.length > 0 && line2[line2.length - 1].seq > entry.to) line2.pop();
  }
  return line2;
}
function openMatch(game, setup, nature) {
  const first = start(game, setup);
  const match = { game, setup, log: [], state: first.state, events: first.events };
  append(match, [], match.state, [...first.events], nature);
  return match;
}
function resumeMatch(game, setup, log) {
  return { game, setup, log: [...log], state: stateAt(game, setup, standing(log)), events: [] };
}
function submit(match, { seat, decision, token, answer }, nature) {
  const { game, state, log } = match;
  const named = token === void 0 || typeof token === "string" && token.length <= LONGEST_TOKEN;
  if (!Number.isSafeInteger(seat) || typeof decision !== "string" || !named)
    throw new Refused("malformed", { key: "core.malformed" });
  if (token !== void 0 && log.some((entry2) => entry2.kind === "answer" && entry2.token === token && entry2.seat === seat))
    throw new Refused("repeated", { key: "core.refused.repeated" });
  if (isOver(state)) throw new Refused("over", { key: "core.over" });
  const open = offeredAs(game, state, seat, decision);
  if (!open)
    throw new Refused(ownedByOther(state, decision, seat) ? "wrong-seat" : "not-open", { key: "core.refused.closed" });
  const { state: next, events, barrier } = applyTo(game, state, open, answer);
  const entry = {
    kind: "answer",
    seat,
    key: open.key,
    answer: copy(meant(answer)),
    ...token === void 0 ? {} : { token },
    ...barrier ? { barrier } : {}
  };
  return append(match, [entry], next, [...events], nature);
}
var LONGEST_TOKEN = 100;
var ownedByOther = (state, id, seat) => dueAsks(state).some((ask) => ask.seat !== seat && ask.seat !== NATURE && id.startsWith(`${ask.id}.`));
function append(match, entries, state, events, nature) {
  const { game } = match;
  const play = new Play(game, state);
  play.events = events;
  for (let ask = topAsk(state, NATURE); ask; ask = topAsk(state, NATURE)) {
    const move = { seat: NATURE, key: ask.key, answer: nature(ask, offerOf(game, state, ask), state) };
    const refused = refusal(game, state, move);
    if (refused) throw refused;
    applyInPlace(play, move);
    entries.push({ kind: "answer", ...move, barrier: true });
  }
  match.log = [...match.log, ...entries];
  match.state = state;
  match.events = events;
  return entries;
}
var undoPoint = (log, seat, all = false) => undoPointIn(standing(log), seat, all);
function undoPointIn(line2, seat, all = false, state) {
  const held = state ? heldPoint(line2, state, seat) : null;
  if (held !== null) return held;
  let to = null;
  for (let i = line2.length - 1; i >= 0; i--) {
    const { seat: by, barrier } = line2[i];
    if (by !== seat || barrier) break;
    to = seqBefore(line2, i);
    if (!all) break;
  }
  return to;
}
var seqBefore = (line2, i) => i > 0 ? line2[i - 1].seq : 0;
function heldPoint(line2, state, seat) {
  for (let i = line2.length - 1; i >= 0; i--) {
    const { seat: by, key, barrier } = line2[i];
    if (heldAsk(state, by)?.key !== key) return null;
    if (by === seat) return barrier ? null : seqBefore(line2, i);
  }
  return null;
}
function undo(match, seat, all = false) {
  const line2 = standing(match.log);
  const to = undoPointIn(line2, seat, all, match.state);
  if (to === null) throw new Refused("no-undo", { key: "core.refused.undo" });
  const kept = line2.filter((one) => one.seq > to && one.seat !== seat && one.seat !== NATURE).map(givenAgain);
  const entry = undoTo(match, to, seat);
  const play = new Play(match.game, match.state);
  for (const one of kept) applyInPlace(play, one);
  match.log = [...match.log, ...kept];
  return entry;
}
var givenAgain = ({ kind, seat, key, answer, barrier }) => ({
  kind,
  seat,
  key,
  answer,
  ...barrier ? { barrier } : {}
});
function undoTo(match, to, by) {
  if (!Number.isSafeInteger(to) || to < 0 || to > match.log.length)
    throw new Refused("no-undo", { key: "core.refused.undo" });
  const entry = { kind: "undo", to: afterNature(match.log, to), by };
  const log = [...match.log, entry];
  match.state = stateAt(match.game, match.setup, standing(log));
  match.log = log;
  match.events = [];
  return entry;
}
function afterNature(log, to) {
  let kept = to;
  for (const { seq, seat } of standing(log)) {
    if (seq <= to) continue;
    if (seat !== NATURE) break;
    kept = seq;
  }
  return kept;
}
function stateAt(game, setup, line2, at = line2.length) {
  return replay(game, setup, line2, at).state;
}
function replay(game, setup, line2, at = line2.length, watch) {
  const first = start(game, setup);
  const play = new Play(game, first.state);
  play.events = [...first.events];
  const events = [...first.events];
  watch?.(first.state, first.events, 0);
  for (let i = 0; i < Math.min(at, line2.length); i++) {
    const move = { ...line2[i], answer: meant(line2[i].answer) };
    const refused = refusal(game, play.s, move);
    if (refused)
      throw new Refused("bad-record", { key: "core.record.answer", args: { at: i + 1, why: refused.text } }, game.id);
    play.events = [];
    applyInPlace(play, move);
    events.push(...play.events);
    watch?.(play.s, play.events, i + 1);
  }
  return { state: play.s, events };
}

// packages/engine/src/record.ts
function recordOf(game, setup, line2) {
  return {
    quayside: 1,
    game: game.id,
    version: game.version,
    seats: setup.seats,
    options: setup.options,
    answers: line2.map(({ seat, key, answer }) => [seat, key, answer])
  };
}
var recordOfLog = (game, setup, log) => recordOf(game, setup, standing(log));
var MOST_ANSWERS = 1e5;
function readRecord(input) {
  const bad = (what) => {
    throw new Refused("bad-record", { key: "core.record.field", args: { field: what } });
  };
  if (typeof input !== "object" || input === null || Array.isArray(input)) return bad("record");
  const record = input;
  if (record.quayside !== 1) bad("quayside");
  if (typeof record.game !== "string" || record.game.length > 64) bad("game");
  if (!Number.isSafeInteger(record.version)) bad("version");
  if (!Number.isSafeInteger(record.seats)) bad("seats");
  if (typeof record.options !== "object" || record.options === null) bad("options");
  if (!Array.isArray(record.answers) || record.answers.length > MOST_ANSWERS) return bad("answers");
  record.answers.forEach((one, i) => {
    const fine = Array.isArray(one) && one.length === 3 && Number.isSafeInteger(one[0]) && typeof one[1] === "string" && one[2] !== void 0;
    if (!fine) bad(`answers ${i + 1}`);
  });
  return record;
}
function movesOf(game, record) {
  if (record.game !== game.id)
    throw new Refused("unknown-game", { key: "core.record.game", args: { game: record.game } });
  if (record.version !== game.version)
    throw new Refused("unknown-version", { key: "core.record.version", args: { version: record.version } });
  const setup = readSetup(game, record.seats, record.options);
  return { setup, line: record.answers.map(([seat, key, answer]) => ({ seat, key, answer })) };
}

// packages/engine/src/score.ts
var totalOf = (sheet) => {
  let total2 = 0;
  for (const line2 of Object.values(sheet.lines)) total2 += line2;
  return total2;
};
function ranks(sheets) {
  const better = (a, b) => {
    const difference = totalOf(a) - totalOf(b);
    if (difference !== 0) return difference > 0;
    for (let i = 0; i < (a.ties?.length ?? 0); i++) {
      const tie = (a.ties?.[i] ?? 0) - (b.ties?.[i] ?? 0);
      if (tie !== 0) return tie > 0;
    }
    return false;
  };
  const places = [];
  for (const sheet of sheets) places[sheet.seat] = 1 + sheets.filter((other) => better(other, sheet)).length;
  return places;
}

// packages/engine/src/curves.ts
var MOST_POINTS = 60;
function curvesOver(game, record) {
  const { setup, line: line2 } = movesOf(game, record);
  const every = Math.ceil(line2.length / MOST_POINTS);
  const rounds = [];
  let before = null;
  replay(game, setup, line2, line2.length, (state, _, seq) => {
    const { round, values } = measure(game, state);
    const ended = round === void 0 ? seq % every === 0 : before?.label !== round;
    if (seq === 0) rounds.push({ seq, values });
    else if (ended) rounds.push(before && round !== void 0 ? before : { seq, values });
    before = { ...round === void 0 ? {} : { label: round }, seq, values };
  });
  if (before && rounds.at(-1) !== before) rounds.push(before);
  return { seats: setup.seats, measures: Object.keys(rounds[0]?.values ?? {}), rounds };
}
function measure(game, state) {
  const wealth = [];
  for (const sheet of game.score(state)) wealth[sheet.seat] = totalOf(sheet);
  const ledger = game.ledger?.(state);
  const values = { wealth };
  ledger?.seats.forEach(({ amounts }, seat) => {
    for (const [name, amount2] of Object.entries(amounts)) (values[name] ??= [])[seat] = amount2;
  });
  return { ...ledger?.round === void 0 ? {} : { round: String(ledger.round) }, values };
}

// packages/engine/src/event.ts
function eventFor(event, seat, over = false) {
  if (!event.secret) return event;
  const { key, data, secret } = event;
  return over || secret.seats.includes(seat) ? { key, data: { ...data, ...secret.data } } : data === void 0 ? { key } : { key, data };
}

// packages/engine/src/fairness.ts
var commitmentTo = (secret, match) => hex(sha256(JSON.stringify(["quayside commitment", match, secret])));
var seedFrom = (secret, nonces, match) => hex(sha256(JSON.stringify(["quayside seed", match, secret, ...nonces])));
function checkFairness(game, record, deal) {
  const { setup, line: line2 } = movesOf(game, record);
  const nature = dealer(game, setup, seedFrom(deal.secret, deal.nonces, deal.match));
  const wrong = [];
  let checked = 0;
  let { state } = start(game, setup);
  line2.forEach((move, i) => {
    const ask = dueSeats(state).includes(NATURE) ? topAsk(state, NATURE) : void 0;
    if (move.seat === NATURE && ask) {
      checked++;
      if (canonical(nature(ask, offerOf(game, state, ask), state)) !== canonical(move.answer)) wrong.push(i + 1);
    }
    ({ state } = apply(game, state, move));
  });
  return { promised: commitmentTo(deal.secret, deal.match) === deal.commitment, checked, wrong };
}

// packages/engine/src/lesson.ts
var isExpected = ({ does }, key, answer) => does?.key === key && (canonical(does.answer) === canonical(answer) || (does.accepts?.(answer) ?? false));
function lessonAt(game, lesson, step, given = [], others = Number.POSITIVE_INFINITY) {
  const setup = readSetup(game, lesson.seats, lesson.options);
  const nature = scripted(game, setup, lesson.nature);
  const first = start(game, setup, nature);
  let { state } = first;
  const told = [{ seat: NATURE, events: first.events }];
  for (const move of movesUpTo(lesson, step, given, others)) {
    const refused = refusal(game, state, move);
    if (refused) throw refused;
    const next = apply(game, state, move, nature);
    ({ state } = next);
    told.push({ seat: move.seat, events: next.events });
  }
  return { state, told };
}
function movesUpTo({ seat, steps: steps2 }, step, given, others) {
  const moves = [];
  let mine = 0;
  for (const { others: theirs = [], does } of steps2.slice(0, step)) {
    moves.push(...theirs);
    if (does) moves.push({ seat, key: does.key, answer: given[mine++] ?? does.answer });
  }
  moves.push(...(steps2[step]?.others ?? []).slice(0, others));
  return moves;
}

// packages/engine/src/texts.ts
var texts_exports = {};
__export(texts_exports, {
  MissingText: () => MissingText,
  coreMessages: () => coreMessages,
  decisionText: () => decisionText,
  eventText: () => eventText,
  optionText: () => optionText,
  parametersOf: () => parametersOf,
  say: () => say
});

// packages/engine/src/messages.ts
var coreMessages = {
  en: {
    "core.tokens": "{n} {token}",
    "core.nothing": "nothing",
    "core.over": "The game is over.",
    "core.malformed": "This does not answer any decision.",
    "core.malformed.pick": "Choose one of the options.",
    "core.malformed.order": "Put the listed items in order.",
    "core.refused.option": "{option} can\u2019t be chosen now.",
    "core.refused.order.length": "Put exactly {n} {n|item|items} in order.",
    "core.refused.order.item": "{item} is not one of the items to put in order.",
    "core.refused.seat": "This is another player\u2019s decision.",
    "core.refused.closed": "This decision has already been made.",
    "core.refused.repeated": "This answer has already been accepted.",
    "core.refused.undo": "There is nothing to undo.",
    "core.options.malformed": "Options must be given by name and value.",
    "core.options.unknown": "There is no option called {option}.",
    "core.options.value": "Option {option} can\u2019t have this value.",
    "core.options.seats": "This game is for {min} to {max} players.",
    "core.record.field": "This is not a Quayside game file: {field} is wrong.",
    "core.record.answer": "Step {at} in the file is not possible: {why}",
    "core.record.game": "There is no game called {game} here.",
    "core.record.version": "This game was played with rules version {version}, which is not available here.",
    "decision.core.draw": "A card is revealed",
    "event.core.draw": "{seat} draws {n} {n|card|cards}.",
    "event.core.draw.seen": "{seat} draws {cards}.",
    "ledger.wealth": "Wealth",
    "core.bundle.malformed": "Choose a number for each kind.",
    "core.bundle.unknown": "{token} can\u2019t be used here.",
    "core.bundle.short": "You have only {have} {token}, not {asked}.",
    "core.bundle.uncovered": "You still need {missing} {need}.",
    "core.bundle.waste": "You are paying too much: 1 {token} fewer is enough.",
    "core.bundle.count": "Choose between {min} and {max}.",
    "core.bundle.keep": "You would not have enough left for what follows."
  },
  de: {
    "core.tokens": "{n} {token}",
    "core.nothing": "nichts",
    "core.over": "Die Partie ist zu Ende.",
    "core.malformed": "Das beantwortet keine Entscheidung.",
    "core.malformed.pick": "W\xE4hle eine der M\xF6glichkeiten.",
    "core.malformed.order": "Bringe die Eintr\xE4ge in eine Reihenfolge.",
    "core.refused.option": "{option} ist gerade nicht m\xF6glich.",
    "core.refused.order.length": "Ordne genau {n} {n|Eintrag|Eintr\xE4ge}.",
    "core.refused.order.item": "{item} geh\xF6rt nicht zu den Eintr\xE4gen.",
    "core.refused.seat": "Das entscheidet ein anderer Spieler.",
    "core.refused.closed": "Das ist schon entschieden.",
    "core.refused.repeated": "Diese Antwort wurde schon angenommen.",
    "core.refused.undo": "Es gibt nichts zur\xFCckzunehmen.",
    "core.options.malformed": "Optionen brauchen Namen und Wert.",
    "core.options.unknown": "Es gibt keine Option {option}.",
    "core.options.value": "Dieser Wert ist f\xFCr die Option {option} nicht m\xF6glich.",
    "core.options.seats": "Dieses Spiel ist f\xFCr {min} bis {max} Spieler.",
    "core.record.field": "Das ist keine Partiedatei von Quayside: {field} stimmt nicht.",
    "core.record.answer": "Schritt {at} in der Datei ist nicht m\xF6glich: {why}",
    "core.record.game": "Es gibt hier kein Spiel {game}.",
    "core.record.version": "Diese Partie wurde mit der Regelversion {version} gespielt, die es hier nicht gibt.",
    "decision.core.draw": "Eine Karte wird aufgedeckt",
    "event.core.draw": "{seat} zieht {n} {n|Karte|Karten}.",
    "event.core.draw.seen": "{seat} zieht: {cards}.",
    "ledger.wealth": "Verm\xF6gen",
    "core.bundle.malformed": "W\xE4hle eine Anzahl je Sorte.",
    "core.bundle.unknown": "{token} kann hier nicht eingesetzt werden.",
    "core.bundle.short": "Du hast nur {have} {token}, nicht {asked}.",
    "core.bundle.uncovered": "Es {missing|fehlt|fehlen} noch {missing} {need}.",
    "core.bundle.waste": "Du zahlst zu viel: 1 {token} weniger reicht.",
    "core.bundle.count": "W\xE4hle zwischen {min} und {max}.",
    "core.bundle.keep": "F\xFCr das, was folgt, bliebe zu wenig \xFCbrig."
  }
};

// packages/engine/src/text.ts
function say(messages2, text) {
  const pattern = Object.hasOwn(messages2, text.key) ? messages2[text.key] : void 0;
  if (pattern === void 0) throw new MissingText(text.key);
  return pattern.replace(
    /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g,
    (_, name, one, many) => {
      const value = text.args && Object.hasOwn(text.args, name) ? text.args[name] : void 0;
      if (value === void 0) throw new MissingText(`${text.key} {${name}}`);
      if (one !== void 0 && many !== void 0) return value === 1 ? one : many;
      return sayArg(messages2, value, text.args?.["n"] === 1);
    }
  );
}
function sayArg(messages2, value, single = false) {
  if (typeof value === "number") return String(value);
  if (typeof value === "string")
    return (single ? messages2[`term.${value}.one`] : void 0) ?? messages2[`term.${value}`] ?? value;
  if (Array.isArray(value)) return value.map((one2) => sayArg(messages2, one2)).join(", ");
  const one = value;
  return "literal" in one ? one.literal : say(messages2, one);
}
var MissingText = class extends Error {
  key;
  constructor(key) {
    super(`no text for ${key}`);
    this.name = "MissingText";
    this.key = key;
  }
};
function optionText(messages2, decision, option) {
  const [verb = "", ...rest] = option.split(":");
  const args = {};
  rest.forEach((part, i) => args[i] = numeric(part) ? Number(part) : part);
  const keys = [`option.${decision}.${verb}`, `option.${verb}`, `term.${verb}`];
  if (numeric(verb)) {
    args["n"] = Number(verb);
    keys.unshift(`option.${decision}.n`);
  }
  const key = keys.find((candidate) => candidate in messages2) ?? keys[0];
  return { key, args };
}
var numeric = (part) => /^\d+$/.test(part);
function bagText(bag) {
  const tokens2 = Object.keys(bag).filter((token) => (bag[token] ?? 0) > 0).sort();
  if (tokens2.length === 0) return { key: "core.nothing" };
  return tokens2.map((token) => ({ key: "core.tokens", args: { n: bag[token] ?? 0, token } }));
}
function parametersOf(pattern) {
  const names = /* @__PURE__ */ new Set();
  for (const [, name] of pattern.matchAll(/\{([^{}|]+)(?:\|[^{}|]*\|[^{}|]*)?\}/g))
    if (name !== void 0) names.add(name);
  return [...names].sort();
}
function eventText(messages2, event, names) {
  const args = dataArgs(event.data, names);
  const seen = `event.${event.key}.seen`;
  const pattern = messages2[seen];
  const full = pattern !== void 0 && parametersOf(pattern).every((name) => Object.hasOwn(args, name));
  return { key: full ? seen : `event.${event.key}`, args };
}
function decisionText(decision, names) {
  return { key: `decision.${decision.key}`, args: dataArgs(decision.data, names) };
}
function dataArgs(data, names) {
  const args = /* @__PURE__ */ Object.create(null);
  if (typeof data !== "object" || data === null || Array.isArray(data)) return args;
  for (const [field, value] of Object.entries(data))
    args[field] = dataArg(value, /(^s|S)eats?$/.test(field) ? names : null);
  return args;
}
var NOTHING2 = { literal: "\u2013" };
function dataArg(value, names) {
  if (value === null) return NOTHING2;
  if (typeof value === "boolean") return Number(value);
  if (typeof value === "number") return names === null ? value : { literal: names[value] ?? `${value + 1}` };
  if (typeof value === "string") return value;
  if (Array.isArray(value)) return value.length === 0 ? NOTHING2 : value.map((one) => dataArg(one, names));
  const object = value;
  if (Object.values(object).every((n) => typeof n === "number")) return bagText(object);
  return Object.entries(object).map(([field, one]) => [field, dataArg(one, null)]);
}

// packages/engine/src/game.ts
var CORE = "core.";
function defineGame(definition) {
  const { id, questions, steps: steps2, messages: messages2 } = definition;
  for (const key of [...Object.keys(questions), ...Object.keys(steps2)])
    if (key.startsWith(CORE)) throw new RuleDefect(`${id} has a key ${key}: those with ${CORE} are the core's own`);
  return { ...definition, messages: withCoreMessages(id, messages2) };
}
function withCoreMessages(id, messages2) {
  const all = {};
  for (const [language, own] of Object.entries(messages2)) {
    const core2 = coreMessages[language] ?? coreMessages.en;
    for (const key in own)
      if (key.startsWith(CORE) || Object.hasOwn(core2, key))
        throw new RuleDefect(`${id} has a text ${key} in ${language}: that one is the core's own`);
    all[language] = { ...core2, ...own };
  }
  return all;
}

// packages/engine/src/rounds.ts
function perSeat(seats, make) {
  const all = [];
  for (let seat = 0; seat < seats; seat++) all.push(make(seat));
  return all;
}

// packages/engine/src/space.ts
function freeSpaces(spaces) {
  const workers = {};
  for (const space of spaces) workers[space] = [];
  return workers;
}
var workersOn = (workers, space) => workers[space] ?? [];
var isFree = (workers, space) => workersOn(workers, space).length === 0;
function stand(workers, space, seat, kind) {
  (workers[space] ??= []).push(kind === void 0 ? { seat } : { seat, kind });
}

// packages/testkit/src/sample/texts.ts
var CARGO = {
  amber: 7,
  barrels: 2,
  bell: 5,
  crates: 3,
  driftwood: 1,
  oysters: 4,
  pearls: 8,
  rum: 6,
  sailcloth: 3,
  tea: 5
};
var LOTS = Object.keys(CARGO);
var listing = {
  order: 99,
  picture: {
    scene: "hills, sea, pierdeck -30 -1, crates -36 -4, lamp -18 -4, boat 14 4 1.1, bird 30 -28",
    good: "wood"
  }
};
var messages = {
  en: {
    "game.name": "Tidewater",
    "game.about": "A small harbour, one worker each, and what the tide brings: the sample game.",
    "option.days": "Days",
    "option.fog": "Fog: nobody uses the lookout",
    "score.boats": "Boats",
    "score.cargo": "Cargo",
    "score.coins": "Coins",
    "decision.place": "Where does your worker go?",
    "decision.fee": "Pay the shipyard\u2019s fee",
    "decision.boat": "Pay for the boat",
    "decision.arrange": "Put the two lots back, the upper one first",
    "decision.end": "End your turn",
    "decision.sell": "Sell a fish",
    "decision.bid": "Your sealed bid",
    "option.end": "End the turn",
    "option.sell.fish": "Sell a fish for a coin",
    "option.bid.n": "Bid {n} {n|coin|coins}",
    "event.day": "Day {day} begins.",
    "event.landed": "The tide brings {lot}.",
    "event.place": "{seat} goes to the {space}.",
    "event.gain": "{seat} gets {goods}.",
    "event.pay": "{seat} pays {goods}.",
    "event.boat": "{seat} launches a boat.",
    "event.looked": "{seat} looks at the next two lots.",
    "event.arranged": "{seat} puts them back.",
    "event.arranged.seen": "{seat} puts them back, the upper one first: {cards}.",
    "event.sell": "{seat} sells a fish.",
    "event.won": "{seat} wins the {lot}; the bids were {bids}.",
    "event.unsold": "The {lot} goes back to the sea; the bids were {bids}.",
    "why.taken": "Somebody is at the {space} already.",
    "why.shipyard": "A boat needs 2 wood, 1 rope or cloth and 1 coin, besides a fish or a coin for the shipyard.",
    "why.lookout": "There is nothing to look at.",
    "view.day": "Day {n} of {days}",
    "view.first": "{seat} goes first",
    "view.lot": "In today\u2019s tide: {value}",
    "view.won": "Cargo",
    "view.bids": "",
    // the log says them once they are open
    "term.nets": "nets",
    "term.woods": "woods",
    "term.ropewalk": "ropewalk",
    "term.weaver": "weaver",
    "term.lookout": "lookout",
    "term.shipyard": "shipyard",
    "term.fee": "fee",
    "term.fish": "fish",
    "term.wood": "wood",
    "term.rope": "rope",
    "term.cloth": "cloth",
    "term.coin": "coin",
    "term.boat": "boat",
    "term.tide": "tide",
    "term.amber": "amber",
    "term.barrels": "barrels",
    "term.bell": "ship\u2019s bell",
    "term.crates": "crates",
    "term.driftwood": "driftwood",
    "term.oysters": "oysters",
    "term.pearls": "pearls",
    "term.rum": "rum",
    "term.sailcloth": "sailcloth",
    "term.tea": "tea"
  },
  de: {
    "game.name": "Gezeiten",
    "game.about": "Ein kleiner Hafen, je eine Arbeitskraft und was die Flut bringt: das Beispielspiel.",
    "option.days": "Tage",
    "option.fog": "Nebel: niemand nutzt den Ausguck",
    "score.boats": "Boote",
    "score.cargo": "Ladung",
    "score.coins": "M\xFCnzen",
    "decision.place": "Wohin geht deine Arbeitskraft?",
    "decision.fee": "Bezahle die Geb\xFChr der Werft",
    "decision.boat": "Bezahle das Boot",
    "decision.arrange": "Lege die beiden Posten zur\xFCck, den oberen zuerst",
    "decision.end": "Beende deinen Zug",
    "decision.sell": "Verkaufe einen Fisch",
    "decision.bid": "Dein verdecktes Gebot",
    "option.end": "Zug beenden",
    "option.sell.fish": "Einen Fisch f\xFCr eine M\xFCnze verkaufen",
    "option.bid.n": "{n} {n|M\xFCnze|M\xFCnzen} bieten",
    "event.day": "Tag {day} beginnt.",
    "event.landed": "Die Flut bringt {lot}.",
    "event.place": "{seat} geht zu: {space}.",
    "event.gain": "{seat} erh\xE4lt {goods}.",
    "event.pay": "{seat} bezahlt {goods}.",
    "event.boat": "{seat} l\xE4sst ein Boot zu Wasser.",
    "event.looked": "{seat} sieht sich die n\xE4chsten beiden Posten an.",
    "event.arranged": "{seat} legt sie zur\xFCck.",
    "event.arranged.seen": "{seat} legt sie zur\xFCck, von oben: {cards}.",
    "event.sell": "{seat} verkauft einen Fisch.",
    "event.won": "{seat} ersteigert {lot}; geboten wurden {bids}.",
    "event.unsold": "Das Meer beh\xE4lt {lot}; geboten wurden {bids}.",
    "why.taken": "Hier steht schon jemand: {space}.",
    "why.shipyard": "Ein Boot braucht 2 Holz, 1 Seil oder Tuch und 1 M\xFCnze, dazu einen Fisch oder eine M\xFCnze f\xFCr die Werft.",
    "why.lookout": "Es gibt nichts zu sehen.",
    "view.day": "Tag {n} von {days}",
    "view.first": "{seat} beginnt",
    "view.lot": "Heute in der Flut: {value}",
    "view.won": "Ladung",
    "view.bids": "",
    "term.nets": "Netze",
    "term.woods": "Wald",
    "term.ropewalk": "Seilerbahn",
    "term.weaver": "Weberei",
    "term.lookout": "Ausguck",
    "term.shipyard": "Werft",
    "term.fee": "Geb\xFChr",
    "term.fish": "Fisch",
    "term.wood": "Holz",
    "term.rope": "Seil",
    "term.cloth": "Tuch",
    "term.coin": "M\xFCnze",
    "term.boat": "Boot",
    "term.tide": "Flut",
    "term.amber": "Bernstein",
    "term.barrels": "F\xE4sser",
    "term.bell": "Schiffsglocke",
    "term.crates": "Kisten",
    "term.driftwood": "Treibholz",
    "term.oysters": "Austern",
    "term.pearls": "Perlen",
    "term.rum": "Rum",
    "term.sailcloth": "Segeltuch",
    "term.tea": "Tee"
  }
};

// packages/testkit/src/sample/tidewater.ts
var options = {
  days: { kind: "number", min: 2, max: 6, default: 5 },
  fog: { kind: "flag", default: false }
  // in fog there is no lookout
};
var SPACES = ["nets", "woods", "ropewalk", "weaver", "lookout", "shipyard"];
var YIELD = {
  nets: { fish: 3 },
  woods: { wood: 2 },
  ropewalk: { rope: 1, coin: 1 },
  weaver: { cloth: 1, coin: 1 }
};
var BOAT = cost({ wood: 2, rope: 1, coin: 1 }, { rope: ["cloth"] });
var FEE = [{ name: "fee", units: 1, worth: { fish: 1, coin: 1 } }];
var FEE_AND_BOAT = [...FEE, ...BOAT];
var [END, FISH, SELL] = [pick(["end"]), pick(["fish"]), [{ key: "sell" }]];
var STORES = { fish: 0.55, wood: 0.7, rope: 0.7, cloth: 0.7 };
var goodsOf = (s, seat) => s.goods[seat];
var place = {
  offer: (s, seat) => pick(SPACES.filter((space) => isFree(s.workers, space) && usable(s, seat, space))),
  why(s, _, space) {
    if (!isFree(s.workers, space)) return { key: "why.taken", args: { space } };
    return space === "shipyard" || space === "lookout" ? { key: `why.${space}` } : null;
  },
  answer(play, seat, space) {
    const { s } = play;
    stand(s.workers, space, seat);
    play.tell("place", { seat, space });
    const gain = YIELD[space];
    for (const token in gain) play.gain(goodsOf(s, seat), token, gain[token]);
    if (gain) play.tell("gain", { seat, goods: gain });
    if (space === "shipyard") {
      play.ask(seat, "boat");
      play.ask(seat, "fee");
    }
    if (space === "lookout") {
      play.tell("looked", { seat });
      play.ask(seat, "arrange");
      play.look(seat, "tide", 2);
    }
  }
};
function usable(s, seat, space) {
  if (space === "lookout") return !s.setup.options.fog && pileSize(s.piles?.["tide"] ?? { slots: [] }) >= 2;
  return space !== "shipyard" || payable(goodsOf(s, seat), FEE_AND_BOAT);
}
var fee = {
  offer: (s, seat) => payment(goodsOf(s, seat), FEE, BOAT),
  answer: pay
};
var boat = {
  offer: (s, seat) => payment(goodsOf(s, seat), BOAT),
  answer(play, seat, bag) {
    pay(play, seat, bag);
    play.gain(goodsOf(play.s, seat), "boat");
    play.tell("boat", { seat });
  }
};
function pay(play, seat, bag) {
  for (const token in bag) play.spend(goodsOf(play.s, seat), token, bag[token]);
  play.tell("pay", { seat, goods: bag });
}
var arrange = {
  secret: { question: true, answer: "kept" },
  offer: (s) => order(topCards(s, "tide", 2)),
  answer(play, seat, cards) {
    reorder(play.s, "tide", seat, cards);
    play.tell("arranged", { seat }, { seats: [seat], data: { cards } });
  }
};
var end = { confirm: true, commits: true, offer: () => END, answer: () => void 0 };
var sell = {
  offer: () => FISH,
  answer(play, seat) {
    play.spend(goodsOf(play.s, seat), "fish");
    play.gain(goodsOf(play.s, seat), "coin");
    play.tell("sell", { seat });
  }
};
var bid = {
  secret: { answer: "until-all" },
  offer: (s, seat) => pick(numbers2(count(goodsOf(s, seat), "coin"))),
  answer({ s }, seat, n) {
    s.bids[seat] = Number(n);
  }
};
var steps = {
  day(play) {
    const { s } = play;
    s.workers = freeSpaces(SPACES);
    play.tell("day", { day: ++s.day });
    play.then("landed");
    play.reveal("tide");
  },
  landed(play) {
    const { s } = play;
    s.lot = takeTop(s, "tide");
    play.tell("landed", { lot: s.lot });
    play.then("turn", { k: 0 });
  },
  turn(play, { k }) {
    const { s } = play;
    if (k === s.setup.seats) {
      play.then("award");
      play.askTogether(s.goods.map((_, seat2) => ({ seat: seat2, key: "bid" })));
      return;
    }
    const seat = (s.first + k) % s.setup.seats;
    play.then("turn", { k: k + 1 });
    play.ask(seat, "end");
    play.ask(seat, "place");
  },
  /** The highest bid takes the lot and pays; a tie leaves it to the sea. */
  award(play) {
    const { s } = play;
    const { bids } = s;
    const highest = Math.max(...bids);
    const [winner, lot] = [bids.indexOf(highest), s.lot];
    s.lot = null;
    s.bids = [];
    if (bids.lastIndexOf(highest) === winner) {
      s.won[winner]?.push(lot);
      if (highest > 0) play.spend(goodsOf(s, winner), "coin", highest);
      play.tell("won", { seat: winner, lot, bids });
    } else play.tell("unsold", { lot, bids });
    s.first = (s.first + 1) % s.setup.seats;
    if (s.day < s.setup.options.days) play.then("day");
    else play.end();
  }
};
var tidewater = defineGame({
  id: "tidewater",
  version: 1,
  seats: { min: 2, max: 4 },
  options,
  messages,
  listing,
  components: { cargo: CARGO, spaces: [...SPACES] },
  decks: () => ({ tide: LOTS }),
  setup: ({ seats }) => ({
    day: 0,
    first: 0,
    goods: perSeat(seats, () => ({ fish: 1, wood: 0, rope: 0, cloth: 0, coin: 2, boat: 0 })),
    workers: freeSpaces(SPACES),
    lot: null,
    won: perSeat(seats, () => []),
    bids: [],
    piles: { tide: fullPile("tide", LOTS.length) }
  }),
  begin: (play) => play.then("day"),
  questions: { place, fee, boat, arrange, end, sell, bid },
  steps,
  // In one's turn, as long as no payment is under way.
  asides: (s, seat) => isAsked(s, seat, "end") && !isAsked(s, seat, "boat") && count(goodsOf(s, seat), "fish") > 0 ? SELL : [],
  score: (s) => s.goods.map((_, seat) => sheetOf(s, seat)),
  value: (s, seat) => totalOf(sheetOf(s, seat)) + tokens(STORES).reduce((sum2, token) => sum2 + (STORES[token] ?? 0) * count(goodsOf(s, seat), token), 0),
  weights: () => ({ ...STORES, coin: 1 }),
  census: (s) => s.goods.reduce(sum)
});
function sheetOf(s, seat) {
  const goods = goodsOf(s, seat);
  const cargo = (s.won[seat] ?? []).reduce((points, lot) => points + (CARGO[lot] ?? 0), 0);
  return { seat, lines: { boats: 6 * count(goods, "boat"), cargo, coins: count(goods, "coin") } };
}

// <stdin>
var core = { ...host_exports, ...texts_exports };
export {
  core,
  tidewater as game
};
