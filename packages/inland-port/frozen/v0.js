// Frozen by quayside freeze inland-port. Never change it: stored matches are played by it.
var __defProp = Object.defineProperty;
var __export = (target, all2) => {
  for (var name in all2)
    __defProp(target, name, { get: all2[name], enumerable: true });
};

// packages/inland-port/src/index.ts
var src_exports2 = {};
__export(src_exports2, {
  ACTIONS: () => ACTIONS,
  BUILDINGS: () => BUILDINGS,
  CELLS: () => CELLS,
  GOODS: () => GOODS,
  LETTERS: () => LETTERS,
  NOBODY: () => NOBODY,
  ROW_LENGTHS: () => ROW_LENGTHS,
  ROW_VALUE: () => ROW_VALUE,
  SECTORS: () => SECTORS,
  amountAt: () => amountAt,
  amountOf: () => amountOf,
  cardText: () => cardText,
  cellNamed: () => cellNamed,
  columnOf: () => columnOf,
  ifBuilt: () => ifBuilt,
  inlandPort: () => inlandPort,
  lostSteps: () => lostSteps,
  nameOf: () => nameOf3,
  numberOf: () => numberOf,
  outcomes: () => outcomes,
  reconstructed: () => reconstructed,
  rowOf: () => rowOf,
  rulingsAbout: () => rulingsAbout,
  salePrice: () => salePrice,
  sectorOf: () => sectorOf,
  timesOf: () => timesOf,
  whyNotAct: () => whyNotAct
});

// packages/engine/src/index.ts
var src_exports = {};
__export(src_exports, {
  DRAW: () => DRAW,
  Hidden: () => Hidden,
  LANGUAGES: () => LANGUAGES,
  MissingText: () => MissingText,
  NATURE: () => NATURE,
  Play: () => Play,
  Refused: () => Refused,
  RuleDefect: () => RuleDefect,
  SPECTATOR: () => SPECTATOR,
  UNKNOWN: () => UNKNOWN,
  add: () => add,
  answerable: () => answerable,
  apply: () => apply,
  applyInPlace: () => applyInPlace,
  applyTo: () => applyTo,
  bagText: () => bagText,
  below: () => below,
  canonical: () => canonical,
  cardsIn: () => cardsIn,
  carryOut: () => carryOut,
  carryOutAside: () => carryOutAside,
  checkFairness: () => checkFairness,
  commitmentTo: () => commitmentTo,
  conceal: () => conceal,
  concealPiles: () => concealPiles,
  copy: () => copy,
  copyState: () => copyState,
  coreMessages: () => coreMessages,
  cost: () => cost,
  count: () => count,
  covers: () => covers,
  curvesOver: () => curvesOver,
  dataArgs: () => dataArgs,
  dealer: () => dealer,
  decisionText: () => decisionText,
  decisions: () => decisions,
  digest: () => digest,
  dueAsks: () => dueAsks,
  dueFor: () => dueFor,
  dueSeats: () => dueSeats,
  each: () => each,
  emptyPile: () => emptyPile,
  energyFor: () => energyFor,
  eventFor: () => eventFor,
  eventText: () => eventText,
  explain: () => explain,
  fingerprint: () => fingerprint,
  fork: () => fork,
  freeSpaces: () => freeSpaces,
  frontier: () => frontier,
  fullPile: () => fullPile,
  half: () => half,
  has: () => has,
  hex: () => hex,
  imagine: () => imagine,
  imaginePiles: () => imaginePiles,
  isAsked: () => isAsked,
  isBag: () => isBag,
  isExpected: () => isExpected,
  isFree: () => isFree,
  isOver: () => isOver,
  knows: () => knows,
  lessonAt: () => lessonAt,
  line: () => line,
  meant: () => meant,
  minus: () => minus,
  move: () => move,
  moveTop: () => moveTop,
  movesOf: () => movesOf,
  nextSeat: () => nextSeat,
  numbers: () => numbers2,
  offerIn: () => offerIn,
  offerOf: () => offerOf,
  offeredAs: () => offeredAs,
  offers: () => offers,
  offersIn: () => offersIn,
  only: () => only,
  onlyAnswer: () => onlyAnswer,
  openMatch: () => openMatch,
  optionText: () => optionText,
  optionValues: () => optionValues,
  order: () => order,
  outputOf: () => outputOf,
  ownedBy: () => ownedBy,
  parametersOf: () => parametersOf,
  payable: () => payable,
  payment: () => payment,
  perSeat: () => perSeat,
  pick: () => pick,
  pileSize: () => pileSize,
  possible: () => possible,
  preview: () => preview,
  putCard: () => putCard,
  questionOf: () => questionOf,
  randomFrom: () => randomFrom,
  ranks: () => ranks,
  readOptions: () => readOptions,
  readRecord: () => readRecord,
  readSetup: () => readSetup,
  recordOf: () => recordOf,
  recordOfLog: () => recordOfLog,
  refusal: () => refusal,
  refuse: () => refuse,
  refuseBundle: () => refuseBundle,
  reorder: () => reorder,
  replay: () => replay,
  resumeMatch: () => resumeMatch,
  ruling: () => ruling,
  sameBag: () => sameBag,
  sample: () => sample,
  sampleBundle: () => sampleBundle,
  say: () => say,
  scripted: () => scripted,
  seatsFrom: () => seatsFrom,
  seedFrom: () => seedFrom,
  sendHome: () => sendHome,
  settle: () => settle,
  sha256: () => sha256,
  show: () => show,
  shuffled: () => shuffled,
  sorted: () => sorted,
  stand: () => stand,
  standOn: () => standOn,
  standing: () => standing,
  standsAt: () => standsAt,
  start: () => start,
  stateAt: () => stateAt,
  stateText: () => stateText,
  stream: () => stream,
  submit: () => submit,
  suggest: () => suggest,
  suggestions: () => suggestions,
  sum: () => sum,
  swapCards: () => swapCards,
  take: () => take,
  takeCard: () => takeCard,
  takeTop: () => takeTop,
  third: () => third,
  timesByInput: () => timesByInput,
  timesPossible: () => timesPossible,
  tokens: () => tokens,
  topAsk: () => topAsk,
  topCards: () => topCards,
  topSlots: () => topSlots,
  total: () => total,
  totalOf: () => totalOf,
  undo: () => undo,
  undoPoint: () => undoPoint,
  undoPointIn: () => undoPointIn,
  undoTo: () => undoTo,
  waste: () => waste,
  workerOn: () => workerOn,
  yieldOf: () => yieldOf
});

// packages/engine/src/bag.ts
function count(bag, token) {
  const n = bag[token];
  return typeof n === "number" && n > 0 ? n : 0;
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
  for (const token in other) bag[token] = count(bag, token) + count(other, token) * times;
}
function take(bag, other) {
  for (const token in other) demand(bag, token, count(other, token));
  for (const token in other) bag[token] = count(bag, token) - count(other, token);
}
function move(from, to, token, n) {
  if (!(n >= 0)) throw new RangeError(`cannot move ${n} ${token}`);
  demand(from, token, n);
  from[token] = count(from, token) - n;
  to[token] = count(to, token) + n;
}
function has(bag, other) {
  for (const token in other) if (count(bag, token) < count(other, token)) return false;
  return true;
}
function sum(a, b) {
  const all2 = { ...a };
  add(all2, b);
  return tidy(all2);
}
function minus(a, b) {
  const left = { ...a };
  take(left, b);
  return tidy(left);
}
function sameBag(a, b) {
  return has(a, b) && has(b, a);
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
function demand(bag, token, n) {
  const have = count(bag, token);
  if (have < n) throw new RangeError(`${n} ${token} asked for, ${have} there`);
}
function tidy(bag) {
  const neat = {};
  for (const token of tokens(bag)) neat[token] = count(bag, token);
  return neat;
}

// packages/engine/src/need-deal.ts
function tokensFor(units, worth2) {
  return units > 0 ? Math.max(1, Math.ceil(units / worth2)) : 0;
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
    let first2 = -1;
    for (let need = 0; need < rest.length; need++) {
      const here = island[need] ?? -1;
      if (here < 0 || (kinds[k]?.worth[need] ?? 0) <= 0 || here === first2) continue;
      if (first2 < 0) first2 = here;
      else for (let i = 0; i < island.length; i++) if (island[i] === here) island[i] = first2;
    }
  }
  const found = [];
  for (const id of new Set(island)) {
    if (id < 0) continue;
    const needs = [...rest.keys()].filter((need) => island[need] === id);
    const alike = /* @__PURE__ */ new Map();
    kinds.forEach((kind, k) => {
      const n = left[k] ?? 0;
      const worth2 = needs.map((need) => kind.worth[need] ?? 0);
      if (n <= 0 || worth2.every((w2) => w2 <= 0)) return;
      const key = worth2.join();
      alike.set(key, { n: n + (alike.get(key)?.n ?? 0), worth: worth2 });
    });
    found.push({ kinds: [...alike.values()], units: needs.map((need) => rest[need] ?? 0) });
  }
  return found;
}
function matches({ kinds, units }) {
  if (units.length > 10) return null;
  const asked = [];
  for (let need = 0; need < units.length; need++) {
    let worth2 = 0;
    for (const kind of kinds) {
      const here = kind.worth[need] ?? 0;
      if (here <= 0 || here === worth2) continue;
      if (worth2 > 0) return null;
      worth2 = here;
    }
    asked.push(tokensFor(units[need] ?? 0, worth2));
  }
  const serves = kinds.map(
    (kind) => kind.worth.reduce((mask, worth2, need) => worth2 > 0 ? mask | 1 << need : mask, 0)
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
      const worth3 = kinds[k]?.worth ?? [];
      const here = Math.min(worth3[poorest] ?? 0, missing);
      if ((left[k] ?? 0) <= 0 || here <= 0) continue;
      let elsewhere = 0;
      for (let need = 0; need < rest.length; need++) elsewhere += (worth3[need] ?? 0) * straits(need);
      if (here / elsewhere > suits) {
        suits = here / elsewhere;
        best = k;
      }
    }
    if (best < 0) return false;
    const worth2 = kinds[best]?.worth ?? [];
    const most = Math.min(left[best] ?? 0, tokensFor(missing, worth2[poorest] ?? 0));
    const n = Math.max(1, Math.floor(most / 8));
    left[best] = (left[best] ?? 0) - n;
    rest[poorest] = missing - n * (worth2[poorest] ?? 0);
    for (let need = 0; need < rest.length; need++) reach[need] = (reach[need] ?? 0) - n * (worth2[need] ?? 0);
  }
}
function searches(island, effort = { left: ONE_DEAL }) {
  const { units } = island;
  const uses = (kind) => kind.worth.reduce((n, worth2) => worth2 > 0 ? n + 1 : n, 0);
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
    const worth2 = kind.worth[need] ?? 0;
    const next2 = nextUse(kind, need + 1);
    for (let give = Math.min(n, tokensFor(here, worth2)); give >= 0; give--) {
      rest[need] = here - give * worth2;
      if (next2 < 0 ? deal(k + 1) : split(k, kind, next2, n - give)) return true;
      if (next2 < 0 || patience <= 0) break;
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
      const worth2 = need.units > 0 ? worthOf(need, token) : 0;
      if (worth2 === 0) continue;
      needed = shared ? !coversAfter(bag, { [token]: 1 }, needs, effort) : paid(bag, NOTHING, need) - worth2 < need.units;
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
  const worth2 = need.worth[token];
  return typeof worth2 === "number" && worth2 > 0 ? worth2 : 0;
}
function nameOf(need) {
  return need.name ?? tokens(need.worth).join("/");
}
var NOTHING = {};

// packages/engine/src/need.ts
function cost(bag, substitutes = {}) {
  return tokens(bag).map((token) => {
    const worth2 = { [token]: 1 };
    if (Object.hasOwn(substitutes, token)) for (const other of substitutes[token] ?? []) worth2[other] = 1;
    return { units: count(bag, token), worth: worth2, name: token };
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
  if (!isBag(answer)) return { key: "bundle.malformed" };
  const unknown = unknownIn(b, answer);
  if (unknown !== null) return { key: "bundle.unknown", args: { token: unknown } };
  let n = 0;
  for (const token of tokens(answer)) {
    const asked = count(answer, token);
    const have = atMost(b, token);
    if (asked > have) return { key: "bundle.short", args: { token, have, asked } };
    n += asked;
  }
  if (!rightNumber(b, n)) return { key: "bundle.count", args: numbers(b, n) };
  if (b.needs !== void 0) {
    if (!covers(answer, b.needs)) return uncovered(answer, b.needs);
    const token = spare(answer, b.needs);
    if (token !== null) return { key: "bundle.waste", args: { token } };
  }
  return keeps(b, answer) ? null : { key: "bundle.keep" };
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
  if (need === void 0) return { key: "bundle.uncovered" };
  const coversBut = (missing2) => covers(answer, [...needs.slice(0, at), { ...need, units: need.units - missing2 }]);
  let missing = Math.max(0, need.units - paid(answer, {}, need));
  for (let enough = need.units; missing < enough; ) {
    const middle = missing + Math.floor((enough - missing) / 2);
    if (coversBut(middle)) enough = middle;
    else missing = Math.min(middle + 1, enough);
  }
  return { key: "bundle.uncovered", args: { need: nameOf(need), missing } };
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
  const steps = [];
  const starts = [0];
  for (let need = 0; need < open.length; need++) {
    const wanted = open[need];
    if (wanted === void 0) continue;
    const order2 = [];
    let reach = 0;
    for (let kind = 0; kind < found.length; kind++) {
      const worth2 = worthOf(wanted, found[kind] ?? "");
      if (worth2 === 0) continue;
      reach += worth2 * (caps[kind] ?? 0);
      order2.push(kind);
    }
    if (reach < wanted.units) return null;
    if (order2.length > 1)
      order2.sort((a, b2) => worthOf(wanted, found[b2] ?? "") - worthOf(wanted, found[a] ?? "") || a - b2);
    const end2 = steps.length + order2.length;
    const next2 = open[need + 1]?.units ?? 0;
    for (const kind of order2) {
      const worth2 = worthOf(wanted, found[kind] ?? "");
      reach -= worth2 * (caps[kind] ?? 0);
      steps.push({ need, kind, worth: worth2, after: reach, end: end2, next: next2 });
    }
    starts.push(end2);
  }
  return { tokens: found, caps, needs: open, steps, starts, shared };
}
function leastAt(step2, missing) {
  return missing > step2.after ? tokensFor(missing - step2.after, step2.worth) : 0;
}
function mostAt(plan, step2, missing, used) {
  return Math.min((plan.caps[step2.kind] ?? 0) - (used[step2.kind] ?? 0), tokensFor(missing, step2.worth));
}
function bagOf(names2, used) {
  const bag = {};
  for (let kind = 0; kind < names2.length; kind++) {
    const n = used[kind] ?? 0;
    const token = names2[kind];
    if (n > 0 && token !== void 0) bag[token] = n;
  }
  return bag;
}
function gateOf(b, plan, used, effort) {
  const fits2 = numberFits(b, plan);
  const room2 = roomOf(b, plan.tokens, plan.caps, effort);
  if (!plan.shared && room2 === null) return fits2 ?? always;
  return (at, missing, given) => {
    if (fits2 !== null && !fits2(at, missing, given)) return false;
    if (plan.shared && at > 0 && plan.starts.includes(at)) {
      const met = plan.steps[at]?.need ?? plan.needs.length;
      if (spare(bagOf(plan.tokens, used), plan.needs.slice(0, met), effort) !== null) return false;
    }
    return (room2 ?? ample(plan, effort))(used, openNeeds(plan, at, missing));
  };
}
var always = () => true;
function openNeeds(plan, at, missing) {
  const now = plan.steps[at]?.need ?? plan.needs.length;
  const open = [];
  for (let need = now; need < plan.needs.length; need++) {
    const worth2 = plan.tokens.map(() => 0);
    const first2 = need === now ? at : plan.starts[need] ?? 0;
    for (let i = first2; i < (plan.starts[need + 1] ?? 0); i++) {
      const step2 = plan.steps[i];
      if (step2 !== void 0) worth2[step2.kind] = step2.worth;
    }
    open.push({ units: need === now ? missing : plan.needs[need]?.units ?? 0, worth: worth2 });
  }
  return open;
}
function roomOf(b, names2, caps, effort) {
  const { keep } = b;
  if (keep === void 0) return null;
  const all2 = bagOf(names2, caps);
  if (keep.any.some((needs) => coversAfter(keep.stock, all2, needs))) return null;
  const alternatives = keep.any.map((needs) => {
    const open = needs.filter((need) => need.units > 0);
    const worths = (token) => open.map((need) => worthOf(need, token));
    return {
      units: open.map((need) => need.units),
      given: names2.map(worths),
      // Tokens of the stock that can't be given wait for what must stay payable.
      aside: tokens(keep.stock).map((token) => ({ n: count(keep.stock, token) - count(all2, token), worth: worths(token) })).filter((kind) => kind.n > 0 && kind.worth.some((worth2) => worth2 > 0))
    };
  });
  return (used, demands) => alternatives.some(({ units, given, aside }) => {
    const kinds = aside.map(({ n, worth: worth2 }) => ({ n, worth: [...demands.map(() => 0), ...worth2] }));
    given.forEach((worth2, kind) => {
      const n = (caps[kind] ?? 0) - (used[kind] ?? 0);
      if (n > 0) kinds.push({ n, worth: [...demands.map((demand3) => demand3.worth[kind] ?? 0), ...worth2] });
    });
    return dealable(kinds, [...demands.map((demand3) => demand3.units), ...units], effort);
  });
}
var ample = (plan, effort) => (used, demands) => dealable(
  plan.tokens.map((_, kind) => ({
    n: (plan.caps[kind] ?? 0) - (used[kind] ?? 0),
    worth: demands.map((demand3) => demand3.worth[kind] ?? 0)
  })),
  demands.map((demand3) => demand3.units),
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
    const step2 = plan.steps[at];
    if (here === void 0 || step2 === void 0) return 1n;
    const known = here.get(missing);
    if (known !== void 0) return known;
    let ends = 0n;
    const least = leastAt(step2, missing);
    for (let n = mostAt(plan, step2, missing, []); n >= least; n--) {
      const left = missing - n * step2.worth;
      ends |= (left > 0 ? numbers3(at + 1, left) : numbers3(step2.end, step2.next)) << BigInt(n);
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
      const worth2 = worthOf(need, token);
      const n = count(from, token);
      if (worth2 === 0 || n === 0) continue;
      if (answer[token] !== void 0) return void 0;
      answer[token] = tokensFor(need.units, worth2);
      kinds++;
      if (n * worth2 >= need.units) enough++;
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
    const worth2 = worthOf(need, token);
    if (worth2 === 0 || atMost(b, token) === 0) continue;
    if (worth2 < need.units) return void 0;
    const one2 = { [token]: 1 };
    if (!keeps(b, one2)) continue;
    if (answer) return null;
    answer = one2;
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
  const visit = (names2, used) => found.push(bagOf(names2, used)) >= limit;
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
    const step2 = plan.steps[at];
    if (step2 === void 0) {
      if (seen !== null) {
        const key = used.join();
        if (seen.has(key)) return false;
        seen.add(key);
      }
      return visit(plan.tokens, used);
    }
    const before = used[step2.kind] ?? 0;
    const least = leastAt(step2, missing);
    const ways = mostAt(plan, step2, missing, used) - least + 1;
    const shift2 = random === void 0 ? 0 : Math.floor(random() * ways);
    for (let i = ways - 1; i >= 0; i--) {
      const n = least + (i + shift2) % ways;
      const left = missing - n * step2.worth;
      used[step2.kind] = before + n;
      if (left > 0 ? go(at + 1, left, given + n) : go(step2.end, step2.next, given + n)) return true;
    }
    used[step2.kind] = before;
    return false;
  };
  go(0, plan.needs[0]?.units ?? 0, 0);
}
function eachSelection(b, visit, effort, random) {
  const names2 = tokens(b.from).filter((token) => atMost(b, token) > 0);
  const caps = names2.map((token) => atMost(b, token));
  const used = names2.map(() => 0);
  const room2 = roomOf(b, names2, caps, effort);
  const min = Math.max(0, b.min ?? 0);
  const max = b.max ?? Infinity;
  const go = (kind, given, after) => {
    if (--effort.left < 0) return true;
    if (given > max || given + after < min) return false;
    if (room2 !== null && !room2(used, [{ units: min - given, worth: names2.map((_, i) => i >= kind ? 1 : 0) }]))
      return false;
    const cap = caps[kind];
    if (cap === void 0) return visit(names2, used);
    const least = Math.max(0, Math.ceil(min - given - (after - cap)));
    const ways = Math.min(cap, Math.floor(max - given)) - least + 1;
    const shift2 = random === void 0 ? 0 : Math.floor(random() * ways);
    for (let i = 0; i < ways; i++) {
      const n = least + (i + shift2) % ways;
      used[kind] = n;
      if (go(kind + 1, given + n, after - cap)) return true;
    }
    used[kind] = 0;
    return false;
  };
  go(0, 0, total(bagOf(names2, caps)));
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
  const names2 = tokens(b.from);
  const left = [];
  const used = [];
  for (const token of names2) {
    left.push(atMost(b, token));
    used.push(0);
  }
  let shared = false;
  let n = 0;
  for (const need of needs) {
    if (!(need.units > 0)) continue;
    const kinds = [];
    const worths = [];
    for (let kind = 0; kind < names2.length; kind++) {
      const worth2 = worthOf(need, names2[kind] ?? "");
      if (worth2 === 0) continue;
      if ((used[kind] ?? 0) > 0) shared = true;
      if ((left[kind] ?? 0) === 0) continue;
      kinds.push(kind);
      worths.push(worth2);
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
    const first2 = missing < 0 && kinds.length > 1 ? Math.floor(random() * kinds.length) : 0;
    for (let j = 0; j < kinds.length; j++) {
      const i = (first2 + j) % kinds.length;
      const kind = kinds[i] ?? 0;
      const back = missing < 0 ? Math.min(drawn[i] ?? 0, Math.floor(-missing / (worths[i] ?? 1))) : 0;
      missing += back * (worths[i] ?? 0);
      n -= back;
      left[kind] = (left[kind] ?? 0) + back;
      used[kind] = (used[kind] ?? 0) + (drawn[i] ?? 0) - back;
    }
  }
  if (!shared) return rightNumber(b, n) ? bagOf(names2, used) : null;
  const answer = bagOf(names2, used);
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
  const names2 = tokens(b.from);
  const left = [];
  const used = [];
  const live = [];
  let all2 = 0;
  for (let kind = 0; kind < names2.length; kind++) {
    const cap = atMost(b, names2[kind] ?? "");
    left.push(cap);
    used.push(0);
    if (cap > 0) live.push(kind);
    all2 += cap;
  }
  const least = Math.max(0, Math.ceil(b.min ?? 0));
  const most = Math.min(all2, Math.floor(b.max ?? all2));
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
  return bagOf(names2, used);
}
function swap(list, i, j) {
  const held = list[i] ?? 0;
  list[i] = list[j] ?? 0;
  list[j] = held;
}

// packages/engine/src/bundle-suggest.ts
function suggest(b, weights2 = {}, most = 12) {
  if (!(most >= 1)) return [];
  const [names2, found] = b.needs === void 0 ? selections(b, weights2, most) : payments(b, b.needs, weights2, most);
  found.sort((x, y) => x.cost - y.cost || compare(x.used, y.used));
  return found.map(({ used }) => bagOf(names2, used));
}
var TRIFLE = 2 ** -20;
var DECISIVE = 2 ** 20;
var tired = (effort, found) => --effort.left < (found.length > 0 ? PATIENCE - CONTENT : 0);
var CONTENT = 1e5;
function weightOf(weights2, token) {
  const weight = token === void 0 ? void 0 : weights2[token];
  return typeof weight === "number" ? Math.max(0, weight) : 1;
}
function payments(b, needs, weights2, most) {
  const plan = planOf(b, needs);
  if (plan === null) return [[], []];
  const costs = plan.tokens.map((token) => weightOf(weights2, token) + TRIFLE);
  const best = cheapestPayments(b, plan, costs, most);
  if (best.length < most) return [plan.tokens, best];
  const chosen2 = best.slice(0, Math.ceil(most / 2));
  const consider = (wish) => {
    if (chosen2.length < most) merge(chosen2, cheapestPayments(b, plan, costs, 1, wish));
  };
  plan.tokens.forEach((_, kind) => {
    if (chosen2.every(({ used }) => used[kind] === 0)) consider({ kind, use: true });
  });
  plan.tokens.forEach((_, kind) => {
    if (chosen2.every(({ used }) => used[kind] !== 0)) consider({ kind, use: false });
  });
  merge(chosen2, best, most);
  return [plan.tokens, chosen2];
}
function cheapestPayments(b, plan, costs, most, wish) {
  const effort = { left: PATIENCE };
  const used = plan.tokens.map(() => 0);
  const gate = gateOf(b, plan, used, effort);
  const best = shortlist(most);
  const wanted = wish?.use === true ? wish.kind : -1;
  const banned = wish?.use === false ? wish.kind : -1;
  const must = plan.shared ? -1 : plan.steps.findIndex((step2) => step2.kind === wanted);
  const passes = (at, n, next2) => at <= must && must < next2 && !(at === must && n > 0);
  const memo = plan.steps.map(() => /* @__PURE__ */ new Map());
  const least = (at, missing) => {
    const here = memo[at];
    const step2 = plan.steps[at];
    if (here === void 0 || step2 === void 0) return 0;
    const known = here.get(missing);
    if (known !== void 0) return known;
    let cost2 = Infinity;
    const few = leastAt(step2, missing);
    for (let n = step2.kind === banned ? 0 : mostAt(plan, step2, missing, NONE); n >= few; n--) {
      const left = missing - n * step2.worth;
      if (passes(at, n, left > 0 ? at + 1 : step2.end)) continue;
      cost2 = Math.min(
        cost2,
        n * (costs[step2.kind] ?? 0) + (left > 0 ? least(at + 1, left) : least(step2.end, step2.next))
      );
    }
    here.set(missing, cost2);
    return cost2;
  };
  const go = (at, missing, given, spent) => {
    if (tired(effort, best.found) || !gate(at, missing, given)) return;
    const step2 = plan.steps[at];
    if (step2 === void 0) {
      if (wanted < 0 || (used[wanted] ?? 0) > 0) best.offer({ cost: spent, used: [...used] });
      return;
    }
    const before = used[step2.kind] ?? 0;
    const ways = [];
    const few = leastAt(step2, missing);
    for (let n = step2.kind === banned ? 0 : mostAt(plan, step2, missing, used); n >= few; n--) {
      const left = missing - n * step2.worth;
      const next2 = left > 0 ? { at: at + 1, missing: left } : { at: step2.end, missing: step2.next };
      if (passes(at, n, next2.at)) continue;
      const cost2 = spent + n * (costs[step2.kind] ?? 0);
      const bound = cost2 + least(next2.at, next2.missing);
      if (bound < best.bar()) ways.push({ n, ...next2, spent: cost2, bound });
    }
    ways.sort((x, y) => x.bound - y.bound);
    for (const way of ways) {
      if (way.bound >= best.bar()) break;
      used[step2.kind] = before + way.n;
      go(way.at, way.missing, given + way.n, way.spent);
    }
    used[step2.kind] = before;
  };
  go(0, plan.needs[0]?.units ?? 0, 0, 0);
  return best.found;
}
function selections(b, weights2, most) {
  const names2 = tokens(b.from).filter((token) => atMost(b, token) > 0);
  const caps = names2.map((token) => atMost(b, token));
  const prices = names2.map((token) => {
    const price = b.price?.[token];
    return typeof price === "number" ? price : 0;
  });
  const costs = names2.map((token, kind) => weightOf(weights2, token) - (prices[kind] ?? 0) + TRIFLE);
  const best = cheapestSelections(b, names2, caps, costs, most);
  if (best.length < most) return [names2, best];
  const priced = ({ used }) => ({
    cost: used.reduce((sum2, n, kind) => sum2 + n * (costs[kind] ?? 0), 0),
    used
  });
  const first2 = (limits, by) => cheapestSelections(b, names2, limits, costs.map(by), 1).map(priced);
  const sensible = (kind) => b.price === void 0 || (prices[kind] ?? 0) > 0;
  const asMany = (cost2, kind) => sensible(kind) ? cost2 - DECISIVE : cost2 + DECISIVE;
  const chosen2 = best.slice(0, 1);
  merge(
    chosen2,
    first2(caps, (cost2) => cost2 + DECISIVE),
    most
  );
  merge(chosen2, first2(caps, asMany), most);
  for (let kind = 0; kind < names2.length && chosen2.length <= most / 2; kind++) {
    if (!sensible(kind)) continue;
    const alone = caps.map((cap, other) => other === kind ? cap : 0);
    merge(chosen2, first2(alone, asMany), most);
  }
  merge(chosen2, best, most);
  return [names2, chosen2];
}
function cheapestSelections(b, names2, caps, costs, most) {
  const min = Math.max(0, b.min ?? 0);
  const max = b.max ?? Infinity;
  const order2 = [...names2.keys()].sort((x, y) => (costs[x] ?? 0) - (costs[y] ?? 0) || x - y);
  const effort = { left: PATIENCE };
  const used = names2.map(() => 0);
  const room2 = roomOf(b, names2, caps, effort);
  const best = shortlist(most);
  const least = (i, given) => {
    if (given > max) return Infinity;
    let cost2 = 0;
    for (; i < order2.length; i++) {
      const kind = order2[i] ?? 0;
      const each2 = costs[kind] ?? 0;
      const n = Math.min(caps[kind] ?? 0, (each2 < 0 ? max : Math.max(given, min)) - given);
      given += n;
      cost2 += n * each2;
    }
    return given < min ? Infinity : cost2;
  };
  const go = (i, given, spent) => {
    if (tired(effort, best.found)) return;
    if (room2 !== null) {
      const later = names2.map(() => 0);
      for (const kind2 of order2.slice(i)) later[kind2] = 1;
      if (!room2(used, [{ units: min - given, worth: later }])) return;
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
    offer: (one2) => {
      if (found.some((other) => compare(other.used, one2.used) === 0)) return;
      const at = found.findIndex((other) => other.cost > one2.cost);
      found.splice(at < 0 ? found.length : at, 0, one2);
      if (found.length > most) found.pop();
    }
  };
}
function merge(chosen2, more, most = Infinity) {
  for (const one2 of more) {
    if (chosen2.length >= most) return;
    if (chosen2.every((other) => compare(other.used, one2.used) !== 0)) chosen2.push(one2);
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

// packages/engine/src/bundle-waste.ts
function waste(b, answer) {
  const needs = (b.needs ?? []).filter((need) => need.units > 0);
  const over = leastOver(needs, answer);
  return needs.flatMap((need, i) => {
    const units = over[i] ?? 0;
    return units > 0 ? [{ need: nameOf(need), units }] : [];
  });
}
var WAYS = 5e3;
function leastOver(needs, answer) {
  let ways = [needs.map((need) => -need.units)];
  for (const token of tokens(answer)) {
    const serves = [...needs.keys()].filter((i) => worthsOf(needs, i, token) > 0);
    if (serves.length === 0) continue;
    const next2 = /* @__PURE__ */ new Map();
    const deal = (over, which, n) => {
      const need = serves[which] ?? 0;
      const last = which === serves.length - 1;
      for (let give = last ? n : 0; give <= n; give++) {
        const dealt = over.with(need, (over[need] ?? 0) + give * worthsOf(needs, need, token));
        if (last) next2.set(dealt.join(), dealt);
        else deal(dealt, which + 1, n - give);
      }
    };
    for (const over of ways) deal(over, 0, count(answer, token));
    ways = [...next2.values()];
    if (ways.length > WAYS) ways = ways.toSorted((x, y) => missed(x) - missed(y)).slice(0, WAYS);
  }
  const met = ways.filter((over) => over.every((units) => units >= 0));
  return met.toSorted((x, y) => all(x) - all(y) || firstDifference(x, y))[0] ?? [];
}
var worthsOf = (needs, i, token) => {
  const need = needs[i];
  return need === void 0 ? 0 : worthOf(need, token);
};
var all = (over) => over.reduce((sum2, units) => sum2 + units, 0);
var missed = (over) => over.reduce((sum2, units) => sum2 + Math.abs(units), 0);
var firstDifference = (x, y) => x.reduce((found, units, i) => found || units - (y[i] ?? 0), 0);

// packages/engine/src/copy.ts
function copy(value2) {
  if (typeof value2 !== "object" || value2 === null) return value2;
  if (Array.isArray(value2)) {
    const n = value2.length;
    const out2 = new Array(n);
    for (let i = 0; i < n; i++) {
      const item = value2[i];
      out2[i] = typeof item === "object" && item !== null ? copy(item) : item;
    }
    return out2;
  }
  const out = {};
  for (const key in value2) {
    const item = value2[key];
    out[key] = typeof item === "object" && item !== null ? copy(item) : item;
  }
  return out;
}
function canonical(value2) {
  if (typeof value2 !== "object" || value2 === null) return JSON.stringify(value2) ?? "null";
  let text = "";
  if (Array.isArray(value2)) {
    for (const item of value2) text += (text === "" ? "" : ",") + canonical(item);
    return `[${text}]`;
  }
  const object = value2;
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
function fingerprint(value2) {
  const text = canonical(value2);
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
  constructor(code, text, game2) {
    super(`${code}: ${text.key}${text.args ? ` ${JSON.stringify(text.args)}` : ""}`);
    this.name = "Refused";
    this.code = code;
    this.text = text;
    this.game = game2;
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
var pick = (options2) => ({ kind: "pick", options: options2 });
function numbers2(n) {
  const kept = LISTS[n];
  if (kept) return kept;
  const list = Array.from({ length: n + 1 }, (_, i) => String(i));
  return n < 100 ? LISTS[n] = list : list;
}
var LISTS = {};
var order = (items, first2) => first2 === void 0 ? { kind: "order", items } : { kind: "order", items, first: first2 };
function payment(stock, needs, keep) {
  const from = {};
  for (const { worth: worth2 } of needs)
    for (const token in worth2) if (count(stock, token) > 0) from[token] = count(stock, token);
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
  const first2 = offer.first ?? offer.items.length;
  if (!Array.isArray(answer) || answer.length > 1e3) return { key: "core.malformed.order" };
  if (answer.length !== first2) return { key: "core.refused.order.length", args: { n: first2 } };
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
      const { items, first: first2 = items.length } = offer;
      const alike = first2 === 0 || items.every((item) => item === items[0]);
      return alike && first2 <= items.length ? items.slice(0, first2) : null;
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
      return offer.options[random() * offer.options.length | 0];
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
function suggestions(offer, weights2, most = 12) {
  switch (offer.kind) {
    case "pick":
      return offer.options;
    case "bundle":
      return suggest(offer, weights2, most);
    case "order":
      return orders(offer, most);
  }
}
function orders(offer, most) {
  const found = [];
  const first2 = offer.first ?? offer.items.length;
  const grow = (chosen2, left) => {
    if (found.length >= most) return;
    if (chosen2.length === first2) {
      found.push(chosen2);
      return;
    }
    left.forEach((item, i) => grow([...chosen2, item], [...left.slice(0, i), ...left.slice(i + 1)]));
  };
  grow([], offer.items);
  return found;
}

// packages/engine/src/random.ts
function randomFrom(seed) {
  const text = String(seed);
  let [a, b, c, d] = [2654435769, 608135816, 3084996962, 1];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 2246822507);
    b = Math.imul(b ^ a >>> 13, 3266489909);
    c = c + Math.imul(b, 668265263) | 0;
  }
  const next2 = () => {
    const t = (a + b | 0) + d | 0;
    d = d + 1 | 0;
    a = b ^ b >>> 9;
    b = c + (c << 3) | 0;
    c = (c << 21 | c >>> 11) + t;
    c |= 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next2();
  return next2;
}
var below = (random, n) => random() * n | 0;

// packages/engine/src/state.ts
var NATURE = -1;
var SPECTATOR = -2;
var isOver = (s) => s.pending.length === 0;
function topAsk(s, seat) {
  const asks = s.pending[s.pending.length - 1]?.asks;
  if (asks) {
    for (let i = asks.length - 1; i >= 0; i--) if (asks[i]?.seat === seat) return asks[i];
  }
  return void 0;
}
function dueAsks(s) {
  const asks = s.pending[s.pending.length - 1]?.asks ?? [];
  if (asks.length === 1) return asks;
  const top = [];
  for (let i = asks.length - 1; i >= 0; i--) {
    const ask = asks[i];
    let at = top.length;
    while (at > 0 && top[at - 1].seat > ask.seat) at--;
    if (at > 0 && top[at - 1].seat === ask.seat) continue;
    for (let j = top.length; j > at; j--) top[j] = top[j - 1];
    top[at] = ask;
  }
  return top;
}
function isAsked(s, seat, key) {
  const asks = s.pending[s.pending.length - 1]?.asks;
  if (asks) {
    for (let i = 0; i < asks.length; i++) if (asks[i]?.seat === seat && asks[i]?.key === key) return true;
  }
  return false;
}

// packages/engine/src/pile.ts
var UNKNOWN = "?";
var DRAW = "draw";
var fullPile = (deck, size2) => ({ slots: [], rest: { deck, next: 0, size: size2 } });
var emptyPile = () => ({ slots: [] });
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
  const card2 = cardOf(slot, name);
  pileOf(s, name).slots.pop();
  return card2;
}
function takeCard(s, name, card2) {
  const pile = pileOf(s, name);
  const at = pile.slots.findIndex((slot) => slot.card === card2);
  if (at < 0) throw new Hidden(`${card2} in ${name}`);
  pile.slots.splice(at, 1);
}
function moveTop(s, from, to) {
  const [slot] = topSlots(s, from, 1);
  pileOf(s, from).slots.pop();
  pileOf(s, to).slots.push(slot);
}
function putCard(s, name, deck, card2, seen) {
  pileOf(s, name).slots.push(seen === "all" ? { deck, card: card2, open: true } : { deck, card: card2, seen: [...seen] });
}
function swapCards(s, name, a, b) {
  topSlots(s, name, Math.max(a, b) + 1);
  const { slots } = pileOf(s, name);
  const [x, y] = [slots.length - 1 - a, slots.length - 1 - b];
  const held = slots[x];
  slots[x] = slots[y];
  slots[y] = held;
}
function reorder(s, name, seat, cards) {
  const slots = topSlots(s, name, cards.length);
  const left = slots.map((slot) => cardOf(slot, name));
  for (const card2 of cards) {
    const at = left.indexOf(card2);
    if (at < 0) throw new RuleDefect(`reordering ${name} must keep its cards`);
    left.splice(at, 1);
  }
  if (slots.some((slot) => slot.among || slot.open || slot.seen?.some((viewer) => viewer !== seat)))
    blurOthers(s, slots, seat);
  slots.forEach((slot, i) => {
    slot.card = cards[cards.length - 1 - i];
    slot.seen = [seat];
    if (slot.open) delete slot.open;
  });
}
function blurOthers(s, slots, seat) {
  const hints = s.hints ??= [];
  const among = [];
  for (let n = -1; n < s.setup.seats; n++) {
    const viewer = n < 0 ? SPECTATOR : n;
    if (viewer === seat || !knowsAny(slots, viewer)) continue;
    const seen = slots.filter((slot) => knows(slot, viewer)).map((slot) => slot.card);
    const old = hints.filter((hint) => hint.seat === viewer && slots.some((slot) => slot.among?.includes(hint.id)));
    const hinted = [...seen, ...old.flatMap((hint) => hint.cards)].sort();
    if (hinted.length === 0) continue;
    const id = 1 + Math.max(0, ...hints.map((hint) => hint.id), ...among);
    hints.push({ id, seat: viewer, cards: hinted });
    among.push(id);
    if (old.length === 0) continue;
    for (const slot of Object.values(s.piles ?? {}).flatMap((pile) => pile.slots))
      if (old.some((hint) => slot.among?.includes(hint.id)))
        slot.among = [...(slot.among ?? []).filter((one2) => !old.some((hint) => hint.id === one2)), id];
  }
  s.hints = hints.filter((hint) => among.includes(hint.id) || !slots.some((slot) => slot.among?.includes(hint.id)));
  if (among.length === 0) return;
  for (const slot of slots) slot.among = [.../* @__PURE__ */ new Set([...slot.among ?? [], ...among])].sort((a, b) => a - b);
}
function knowsAny(slots, viewer) {
  for (const slot of slots) if (slot.among !== void 0 || knows(slot, viewer)) return true;
  return false;
}
var knows = (slot, viewer) => slot.card !== void 0 && slot.card !== UNKNOWN && (slot.open === true || (slot.seen?.includes(viewer) ?? false));
function show(s, name, n, to) {
  let news = false;
  topSlots(s, name, n);
  const { slots } = pileOf(s, name);
  for (let i = slots.length - n; i < slots.length; i++) {
    let slot = slots[i];
    const card2 = cardOf(slot, name);
    if (to === "all" ? slot.open : knows(slot, to)) continue;
    news = true;
    if (to === "all") {
      const { deck, among } = slot;
      slot = slots[i] = among ? { deck, card: card2, open: true, among } : { deck, card: card2, open: true };
    } else slot.seen = slot.seen ? [...slot.seen, to].sort((a, b) => a - b) : [to];
    settleHints(s, slot, to);
  }
  return news;
}
function settleHints(s, slot, to) {
  if (!slot.among || !s.hints) return;
  slot.among = slot.among.filter((id) => {
    const hint = s.hints?.find((one2) => one2.id === id);
    if (!hint || to !== "all" && hint.seat !== to) return true;
    const at = hint.cards.indexOf(slot.card);
    if (at >= 0) hint.cards.splice(at, 1);
    return false;
  });
  if (slot.among.length === 0) delete slot.among;
  s.hints = s.hints.filter((hint) => hint.cards.length > 0);
  if (s.hints.length === 0) delete s.hints;
}
function concealPiles(s, viewer) {
  if (!s.piles) return;
  const unseen = s.unseen ??= {};
  const mine = s.hints?.filter((hint) => hint.seat === viewer) ?? [];
  const hinted = mine.flatMap((hint) => hint.cards);
  for (const pile of Object.values(s.piles))
    for (const slot of pile.slots) {
      if (slot.among) {
        slot.among = slot.among.filter((id) => mine.some((hint) => hint.id === id));
        if (slot.among.length === 0) delete slot.among;
      }
      if (slot.card === void 0 || slot.card === UNKNOWN || knows(slot, viewer)) continue;
      const at = hinted.indexOf(slot.card);
      if (at >= 0 && slot.among) hinted.splice(at, 1);
      else (unseen[slot.deck] ??= []).push(slot.card);
      slot.card = UNKNOWN;
    }
  for (const deck of Object.keys(unseen)) unseen[deck]?.sort();
  if (mine.length > 0) s.hints = mine;
  else delete s.hints;
}
function imaginePiles(view, random) {
  const hidden = Object.values(view.piles ?? {}).flatMap((pile) => pile.slots.filter((slot) => slot.card === UNKNOWN));
  for (const hint of view.hints ?? []) {
    const places = hidden.filter((slot) => slot.among?.includes(hint.id) && slot.card === UNKNOWN);
    for (const card2 of hint.cards) {
      const [slot] = places.splice(below(random, places.length), 1);
      if (slot) slot.card = card2;
    }
  }
  for (const slot of hidden) {
    if (slot.card !== UNKNOWN) continue;
    const cards = view.unseen?.[slot.deck] ?? [];
    const [card2] = cards.splice(below(random, cards.length), 1);
    if (card2 !== void 0) slot.card = card2;
  }
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
var word = (words2, i) => words2[i];
var rotate = (x, n) => x >>> n | x << 32 - n;
function sha256(text) {
  const words2 = new Uint32Array(8);
  digest(text, words2);
  return words2;
}
function digest(text, words2) {
  if (isAscii(text)) hash(text.length, (i) => text.charCodeAt(i));
  else {
    const bytes = encoder.encode(text);
    hash(bytes.length, (i) => bytes[i]);
  }
  for (let i = 0; i < 8; i++) words2[i] = word(h, i);
}
function isAscii(text) {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > 127) return false;
  return true;
}
function hash(size2, at) {
  const end2 = (size2 + 8 >> 6) + 1 << 6;
  const byte = (i) => i < size2 ? at(i) : i === size2 ? 128 : 0;
  h.set(START);
  for (let block = 0; block < end2; block += 64) {
    for (let i = 0, from = block; i < 16; i++, from += 4)
      w[i] = byte(from) << 24 | byte(from + 1) << 16 | byte(from + 2) << 8 | byte(from + 3);
    if (block + 64 === end2) {
      w[14] = Math.floor(size2 / 536870912);
      w[15] = size2 << 3;
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
var hex = (words2) => [...words2].map((word2) => word2.toString(16).padStart(8, "0")).join("");

// packages/engine/src/nature.ts
function dealer(game2, setup, seed, numbers3 = stream) {
  const decks = /* @__PURE__ */ new Map();
  return (ask, offer) => {
    if (ask.key === DRAW) {
      const { deck, i } = ask.data;
      let order2 = decks.get(deck);
      if (!order2) decks.set(deck, order2 = shuffled(game2.decks?.(setup)[deck] ?? [], numbers3(`${seed}/${deck}`)));
      return order2[i];
    }
    return sample(offer, numbers3(`${seed}/${rollLabel(ask)}`));
  };
}
var rollLabel = (ask) => {
  const data = ask.data;
  return `${ask.key}/${data?.roll ?? ask.id}`;
};
function scripted(game2, setup, script, seed = "script") {
  const rest = dealer(game2, setup, seed);
  const decks = /* @__PURE__ */ new Map();
  return (ask, offer) => {
    if (ask.key !== DRAW) {
      const roll = ask.data?.roll;
      return script.rolls?.[roll ?? ask.key] ?? script.rolls?.[ask.key] ?? rest(ask, offer);
    }
    const { deck, i } = ask.data;
    let order2 = decks.get(deck);
    if (!order2) {
      const laid = script.decks?.[deck] ?? [];
      const others = [...game2.decks?.(setup)[deck] ?? []];
      for (const card2 of laid) {
        const at = others.indexOf(card2);
        if (at < 0) throw new Error(`the script lays ${card2} into deck ${deck}, which has no such card (left)`);
        others.splice(at, 1);
      }
      decks.set(deck, order2 = [...laid, ...shuffled(others, stream(`${seed}/${deck}`))]);
    }
    return order2[i];
  };
}
function shuffled(cards, random) {
  const deck = sorted(cards);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card2 = deck[i];
    deck[i] = deck[j];
    deck[j] = card2;
  }
  return deck;
}
function sorted(cards) {
  const copy2 = cards.slice();
  for (let i = 1; i < copy2.length; i++) if (copy2[i - 1] > copy2[i]) return copy2.sort();
  return copy2;
}
function stream(key) {
  const words2 = [0, 0, 0, 0, 0, 0, 0, 0];
  let at = 8;
  let block = 0;
  return () => {
    if (at === 8) {
      digest(`${key}/${block++}`, words2);
      at = 0;
    }
    const high = words2[at++] >>> 6;
    const low = words2[at++] >>> 5;
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
    const value2 = Object.hasOwn(input, key) ? input[key] : spec.default;
    if (!fits(spec, value2)) throw new Refused("bad-options", { key: "core.options.value", args: { option: key } });
    options2[key] = value2;
  }
  return options2;
}
function fits(spec, value2) {
  switch (spec.kind) {
    case "choice":
      return typeof value2 === "string" && spec.values.includes(value2);
    case "flag":
      return typeof value2 === "boolean";
    case "number":
      return Number.isSafeInteger(value2) && value2 >= spec.min && value2 <= spec.max;
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
  /** Something hidden was shown, or the turn was committed: an undo stops here. */
  barrier = false;
  /** The last decision that was looked at and is somebody's choice, with its offer: see `offerIn`. */
  awaited = null;
  awaitedOffer = null;
  constructor(game2, s, nature = null) {
    this.game = game2;
    this.s = s;
    this.nature = nature;
  }
  /** Asks a seat, on top of whatever it has been asked. */
  ask(seat, key, data) {
    const { pending } = this.s;
    const ask = data === void 0 ? { id: ++this.s.asked, seat, key } : { id: ++this.s.asked, seat, key, data };
    const group = pending[pending.length - 1];
    if (!group) pending.push({ asks: [ask] });
    else if (group.asks.length === 0) group.asks = [ask];
    else if (group.asks.length === 1) group.asks = [group.asks[0], ask];
    else group.asks.push(ask);
  }
  /** Runs a step once everything asked after this call has been answered. */
  then(step2, data) {
    this.s.pending.push({ asks: [], then: data === void 0 ? { step: step2 } : { step: step2, data } });
  }
  /** Says what happened, for the log and for animation. `secret` adds what only some seats may read. */
  tell(key, data, secret) {
    if (!this.events) return;
    const event = data === void 0 ? { key } : { key, data };
    this.events.push(secret === void 0 ? event : { ...event, secret });
  }
  /** Takes tokens from the supply, which is not part of the state. */
  gain(bag, token, n = 1) {
    bag[token] = count(bag, token) + n;
    this.flows(token, n);
  }
  /** Returns tokens to the supply. */
  spend(bag, token, n = 1) {
    const left = count(bag, token) - n;
    if (left < 0) throw new RuleDefect(`spending ${n} ${token} of ${count(bag, token)}`);
    bag[token] = left;
    this.flows(token, -n);
  }
  /** Moves tokens between two places on the table. */
  move(from, to, token, n = 1) {
    const left = count(from, token) - n;
    if (left < 0) throw new RuleDefect(`moving ${n} ${token} of ${count(from, token)}`);
    from[token] = left;
    to[token] = count(to, token) + n;
  }
  flows(token, n) {
    if (this.flow) this.flow[token] = (Object.hasOwn(this.flow, token) ? this.flow[token] : 0) + n;
  }
  /** Lets a seat see the top n cards of a pile. Put what comes next on the stack first, with `then`. */
  look(seat, pile, n = 1) {
    this.uncover(pile, n, seat);
  }
  /** Turns the top n cards of a pile face up for everybody. */
  reveal(pile, n = 1) {
    this.uncover(pile, n, "all");
  }
  uncover(pile, n, to) {
    this.then(SHOW, { pile, n, to });
    for (const slot of topSlots(this.s, pile, n))
      if (slot.card === void 0 && slot.i !== void 0) this.ask(NATURE, DRAW, { pile, deck: slot.deck, i: slot.i });
  }
};
var SHOW = "core.show";
var draw = {
  offer: (s, _, { deck }) => pick(distinct(s.unseen?.[deck] ?? [])),
  answer({ s }, _, card2, { pile, deck, i }) {
    const slots = s.piles?.[pile]?.slots ?? [];
    const index = slots.findIndex((one2) => one2.i === i && one2.deck === deck);
    const unseen = s.unseen?.[deck];
    const at = unseen?.indexOf(card2) ?? -1;
    if (index < 0 || !unseen || at < 0) throw new RuleDefect(`${card2} can't lie in pile ${pile}`);
    unseen.splice(at, 1);
    slots[index] = { deck, card: card2 };
  }
};
function distinct(cards) {
  const found = [];
  for (const card2 of cards) if (found[found.length - 1] !== card2) found.push(card2);
  return found;
}
function questionOf(game2, key) {
  const question = key === DRAW ? draw : game2.questions[key];
  if (!question) throw new RuleDefect(`${game2.id} asks ${key}, but has no such question`);
  return question;
}
var offerOf = (game2, s, ask) => questionOf(game2, ask.key).offer(s, ask.seat, ask.data);
var offerIn = (play, ask) => ask === play.awaited && play.awaitedOffer ? play.awaitedOffer : offerOf(play.game, play.s, ask);
function carryOut(play, ask, answer) {
  remove(play.s, ask);
  perform(play, ask.seat, ask.key, ask.data, answer);
  settle(play, ask.seat);
}
function carryOutAside(play, seat, key, data, answer) {
  const { s } = play;
  s.taken ??= Array.from({ length: s.setup.seats }, () => 0);
  s.taken[seat] = (s.taken[seat] ?? 0) + 1;
  perform(play, seat, key, data, answer);
  settle(play, seat);
}
function perform(play, seat, key, data, answer) {
  const question = questionOf(play.game, key);
  play.awaited = null;
  if (question.commits || seat === NATURE) play.barrier = true;
  question.answer(play, seat, answer, data);
}
function remove(s, ask) {
  const asks = s.pending[s.pending.length - 1].asks;
  for (let i = asks.indexOf(ask); i < asks.length - 1; i++) asks[i] = asks[i + 1];
  asks.pop();
}
function settle(play, by = NATURE) {
  let who = by;
  const { pending } = play.s;
  for (let guard = 0; ; guard++) {
    if (guard > 1e4) throw new RuleDefect(`${play.game.id} goes round in circles without asking anybody`);
    const group = pending[pending.length - 1];
    if (!group) return;
    if (group.asks.length === 0) {
      pending.pop();
      if (group.then) runStep(play, group.then.step, group.then.data);
    } else {
      const taken = takeForced(play, group, who);
      if (taken === null) return;
      if (taken === NATURE) who = NATURE;
    }
  }
}
function runStep(play, step2, data) {
  if (step2 === SHOW) {
    const { pile, n, to } = data;
    if (show(play.s, pile, n, to)) play.barrier = true;
    return;
  }
  const run = play.game.steps[step2];
  if (!run) throw new RuleDefect(`${play.game.id} has no step ${step2}`);
  run(play, data);
}
function takeForced(play, group, by) {
  const { asks } = group;
  const top = asks[asks.length - 1];
  if (ofOneSeat(asks)) return takeIfForced(play, top, by) ? top.seat : null;
  if (allOwn(play.game, asks)) return null;
  for (const ask of dueAsks(play.s)) {
    if (takeIfForced(play, ask, by)) return ask.seat;
    if (ask.seat === NATURE) return null;
  }
  return null;
}
function ofOneSeat(asks) {
  for (let i = 1; i < asks.length; i++) if (asks[i]?.seat !== asks[0]?.seat) return false;
  return true;
}
function allOwn(game2, asks) {
  for (let i = 0; i < asks.length; i++) if (!questionOf(game2, asks[i].key).own) return false;
  return true;
}
function takeIfForced(play, ask, by) {
  if (ask.seat === NATURE) {
    if (!play.nature) return false;
    const answer2 = play.nature(ask, offerOf(play.game, play.s, ask));
    remove(play.s, ask);
    perform(play, NATURE, ask.key, ask.data, answer2);
    return true;
  }
  const question = questionOf(play.game, ask.key);
  if (question.own || question.secret && by !== ask.seat && by !== NATURE) return false;
  const offer = question.offer(play.s, ask.seat, ask.data);
  const answer = only(offer);
  if (answer !== null) {
    remove(play.s, ask);
    perform(play, ask.seat, ask.key, ask.data, answer);
    return true;
  }
  play.awaited = ask;
  play.awaitedOffer = offer;
  if (!answerable(offer)) throw new RuleDefect(`${play.game.id}: ${ask.key} has no answer`);
  return false;
}

// packages/engine/src/decide.ts
function readSetup(game2, seats, options2) {
  const { min, max } = game2.seats;
  if (!Number.isSafeInteger(seats) || seats < min || seats > max)
    throw new Refused("bad-options", { key: "core.options.seats", args: { min, max } });
  const setup = { seats, options: readOptions(game2.options, options2) };
  const unfit = game2.unfit?.(setup);
  if (unfit) throw new Refused("bad-options", unfit, game2.id);
  return setup;
}
function start(game2, setup, nature = null, events = []) {
  const state = game2.setup(setup);
  Object.assign(state, { setup, asked: 0, pending: [] });
  const decks = game2.decks?.(setup);
  if (decks) {
    state.unseen = {};
    for (const deck of Object.keys(decks)) state.unseen[deck] = sorted(decks[deck] ?? []);
  }
  const play = new Play(game2, state, nature);
  play.events = events;
  game2.begin(play);
  settle(play);
  return { state, events: events ?? [] };
}
var copyState = (game2, s) => game2.copy ? game2.copy(s) : copy(s);
function offers(game2, s, seat) {
  const ask = topAsk(s, seat);
  return withAsides(game2, s, seat, ask, ask && offerOf(game2, s, ask));
}
function offersIn(play, seat) {
  const ask = topAsk(play.s, seat);
  return withAsides(play.game, play.s, seat, ask, ask && offerIn(play, ask));
}
function withAsides(game2, s, seat, ask, offer) {
  const due = ask && offer && { key: ask.key, seat, due: true, data: ask.data, offer };
  const asides2 = game2.asides && seat >= 0 && seat < s.setup.seats && !isOver(s) ? game2.asides(s, seat) : NONE2;
  if (asides2.length === 0) return due ? [due] : [];
  const found = new Array(asides2.length + (due ? 1 : 0));
  let n = 0;
  if (due) found[n++] = due;
  for (const { key, data } of asides2)
    found[n++] = { key, seat, due: false, data, offer: questionOf(game2, key).offer(s, seat, data) };
  return found;
}
var NONE2 = [];
function decisions(game2, s, seat) {
  return offers(game2, s, seat).map(({ key, due, data, offer }) => ({
    id: nameOf2(s, seat, key, due) + fingerprint([key, data ?? null, offer]),
    key,
    seat,
    due,
    ...data === void 0 ? {} : { data },
    offer
  }));
}
var nameOf2 = (s, seat, key, due) => due ? `${topAsk(s, seat)?.id}.` : `${key}.${s.taken?.[seat] ?? 0}.`;
function offeredAs(game2, s, seat, id) {
  return offers(game2, s, seat).find(({ key, due, data, offer }) => {
    const name = nameOf2(s, seat, key, due);
    return id.startsWith(name) && id === name + fingerprint([key, data ?? null, offer]);
  });
}
var dueSeats = (s) => dueAsks(s).map((ask) => ask.seat);
var isSeat = (s, seat) => seat >= 0 && seat < s.setup.seats;
function refusal(game2, s, move2) {
  const { seat, key, answer } = move2;
  if (!Number.isSafeInteger(seat) || typeof key !== "string")
    return new Refused("malformed", { key: "core.malformed" });
  if (isOver(s)) return new Refused("over", { key: "core.over" });
  const offered = offers(game2, s, seat).find((one2) => one2.key === key);
  if (!offered) {
    const others = Array.from({ length: s.setup.seats }, (_, other) => other).filter(
      (other) => topAsk(s, other)?.key === key
    );
    if (others.length > 0) return new Refused("wrong-seat", { key: "core.refused.seat" });
    const question = Object.hasOwn(game2.questions, key) && isSeat(s, seat) ? game2.questions[key] : void 0;
    const closed = question?.closed?.(s, seat, answer);
    return new Refused("not-open", closed ?? { key: "core.refused.closed" }, game2.id);
  }
  return refusalOf(game2, s, offered, answer);
}
function refusalOf(game2, s, { key, seat, data, offer }, answer) {
  const refused = refuse(offer, answer);
  if (!refused) return null;
  const code = refused.key.includes("malformed") ? "malformed" : "not-offered";
  const why = code === "not-offered" ? questionOf(game2, key).why?.(s, seat, answer, data) : null;
  return new Refused(code, why ?? refused, game2.id);
}
function explain(game2, s, seat, key, answer) {
  return refusal(game2, s, { seat, key, answer })?.text ?? null;
}
function apply(game2, s, move2, nature = null) {
  const refused = refusal(game2, s, move2);
  if (refused) throw refused;
  return carriedOut(game2, s, move2, nature);
}
function applyTo(game2, s, offered, answer) {
  const refused = refusalOf(game2, s, offered, answer);
  if (refused) throw refused;
  return carriedOut(game2, s, { seat: offered.seat, key: offered.key, answer }, null);
}
function carriedOut(game2, s, move2, nature) {
  const play = new Play(game2, copyState(game2, s), nature);
  play.events = [];
  applyInPlace(play, move2);
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
function preview(game2, view, move2) {
  try {
    const { state, events } = apply(game2, view, move2);
    return { state, events, stopped: dueSeats(state).includes(NATURE) };
  } catch (error) {
    if (error instanceof Hidden) return { state: null, events: [], stopped: true };
    throw error;
  }
}
var stateText = (s) => canonical(s);

// packages/engine/src/conceal.ts
function conceal(game2, s, seat) {
  const view = copyState(game2, s);
  concealPiles(view, seat);
  for (const group of view.pending) group.asks = group.asks.map((ask) => concealAsk(game2, ask, seat));
  game2.conceal?.(view, seat);
  return view;
}
function concealAsk(game2, ask, seat) {
  if (ask.seat === seat || ask.data === void 0) return ask;
  if (ask.seat !== NATURE && !questionOf(game2, ask.key).secret) return ask;
  return { id: ask.id, seat: ask.seat, key: ask.key };
}
function imagine(game2, view, seat, random) {
  const world = copyState(game2, view);
  imaginePiles(world, random);
  game2.imagine?.(world, seat, random);
  return world;
}

// packages/engine/src/convert.ts
var each = (n) => ({ n, per: 1 });
var half = { n: 1, per: 2 };
var third = { n: 1, per: 3 };
var dueFor = (rate2, times) => rate2 ? Math.ceil(rate2.n * times / rate2.per) : 0;
var yieldOf = (rate2, times) => rate2 ? Math.floor(rate2.n * times / rate2.per) : 0;
var energyFor = (conversion, times) => times === 0 ? 0 : dueFor(conversion.energy, times) + (conversion.energyOnce ?? 0);
function timesByInput(conversion, stock) {
  let times = conversion.most ?? Number.MAX_SAFE_INTEGER;
  for (const token in conversion.from) {
    const need = conversion.from[token] ?? 0;
    if (need > 0) times = Math.min(times, Math.floor((stock[token] ?? 0) / need));
  }
  return times;
}
function timesPossible(conversion, stock, energyOf) {
  const enough = (times) => {
    const left = { ...stock };
    for (const token in conversion.from) left[token] = (left[token] ?? 0) - times * (conversion.from[token] ?? 0);
    return energyOf(left) >= energyFor(conversion, times);
  };
  let least = 0;
  let most = timesByInput(conversion, stock);
  while (least < most) {
    const middle = least + Math.ceil((most - least) / 2);
    if (enough(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}
function outputOf(conversion, times) {
  const out = {};
  for (const token in conversion.to) out[token] = times * (conversion.to[token] ?? 0);
  const { subsidy } = conversion;
  if (subsidy) out[subsidy.token] = (out[subsidy.token] ?? 0) + yieldOf(subsidy.rate, times);
  return out;
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
function openMatch(game2, setup, nature) {
  const first2 = start(game2, setup);
  const match = { game: game2, setup, log: [], state: first2.state, events: first2.events };
  append(match, [], match.state, [...first2.events], nature);
  return match;
}
function resumeMatch(game2, setup, log) {
  return { game: game2, setup, log: [...log], state: stateAt(game2, setup, standing(log)), events: [] };
}
function submit(match, { seat, decision, token, answer }, nature) {
  const { game: game2, state, log } = match;
  const named2 = token === void 0 || typeof token === "string" && token.length <= LONGEST_TOKEN;
  if (!Number.isSafeInteger(seat) || typeof decision !== "string" || !named2)
    throw new Refused("malformed", { key: "core.malformed" });
  if (token !== void 0 && log.some((entry2) => entry2.kind === "answer" && entry2.token === token && entry2.seat === seat))
    throw new Refused("repeated", { key: "core.refused.repeated" });
  if (isOver(state)) throw new Refused("over", { key: "core.over" });
  const open = offeredAs(game2, state, seat, decision);
  if (!open)
    throw new Refused(ownedByOther(state, decision, seat) ? "wrong-seat" : "not-open", { key: "core.refused.closed" });
  const { state: next2, events, barrier } = applyTo(game2, state, open, answer);
  const entry = {
    kind: "answer",
    seat,
    key: open.key,
    answer: copy(meant(answer)),
    ...token === void 0 ? {} : { token },
    ...barrier ? { barrier } : {}
  };
  return append(match, [entry], next2, [...events], nature);
}
var LONGEST_TOKEN = 100;
var ownedByOther = (state, id, seat) => dueAsks(state).some((ask) => ask.seat !== seat && ask.seat !== NATURE && id.startsWith(`${ask.id}.`));
function append(match, entries, state, events, nature) {
  const { game: game2 } = match;
  const play = new Play(game2, state);
  play.events = events;
  for (let ask = topAsk(state, NATURE); ask; ask = topAsk(state, NATURE)) {
    const move2 = { seat: NATURE, key: ask.key, answer: nature(ask, offerOf(game2, state, ask)) };
    const refused = refusal(game2, state, move2);
    if (refused) throw refused;
    applyInPlace(play, move2);
    entries.push({ kind: "answer", ...move2, barrier: true });
  }
  match.log = [...match.log, ...entries];
  match.state = state;
  match.events = events;
  return entries;
}
var undoPoint = (log, seat, all2 = false) => undoPointIn(standing(log), seat, all2);
function undoPointIn(line2, seat, all2 = false) {
  let to = null;
  for (let i = line2.length - 1; i >= 0; i--) {
    const { seat: by, barrier } = line2[i];
    if (by !== seat || barrier) break;
    to = i > 0 ? line2[i - 1].seq : 0;
    if (!all2) break;
  }
  return to;
}
function undo(match, seat, all2 = false) {
  const to = undoPoint(match.log, seat, all2);
  if (to === null) throw new Refused("no-undo", { key: "core.refused.undo" });
  return undoTo(match, to, seat);
}
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
function stateAt(game2, setup, line2, at = line2.length) {
  return replay(game2, setup, line2, at).state;
}
function replay(game2, setup, line2, at = line2.length, watch) {
  const first2 = start(game2, setup);
  const play = new Play(game2, first2.state);
  play.events = [...first2.events];
  const events = [...first2.events];
  watch?.(first2.state, first2.events, 0);
  for (let i = 0; i < Math.min(at, line2.length); i++) {
    const move2 = { ...line2[i], answer: meant(line2[i].answer) };
    const refused = refusal(game2, play.s, move2);
    if (refused)
      throw new Refused("bad-record", { key: "core.record.answer", args: { at: i + 1, why: refused.text } }, game2.id);
    play.events = [];
    applyInPlace(play, move2);
    events.push(...play.events);
    watch?.(play.s, play.events, i + 1);
  }
  return { state: play.s, events };
}

// packages/engine/src/record.ts
function recordOf(game2, setup, line2) {
  return {
    quayside: 1,
    game: game2.id,
    version: game2.version,
    seats: setup.seats,
    options: setup.options,
    answers: line2.map(({ seat, key, answer }) => [seat, key, answer])
  };
}
var recordOfLog = (game2, setup, log) => recordOf(game2, setup, standing(log));
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
  record.answers.forEach((one2, i) => {
    const fine = Array.isArray(one2) && one2.length === 3 && Number.isSafeInteger(one2[0]) && typeof one2[1] === "string" && one2[2] !== void 0;
    if (!fine) bad(`answers ${i + 1}`);
  });
  return record;
}
function movesOf(game2, record) {
  if (record.game !== game2.id)
    throw new Refused("unknown-game", { key: "core.record.game", args: { game: record.game } });
  if (record.version !== game2.version)
    throw new Refused("unknown-version", { key: "core.record.version", args: { version: record.version } });
  const setup = readSetup(game2, record.seats, record.options);
  return { setup, line: record.answers.map(([seat, key, answer]) => ({ seat, key, answer })) };
}
var fork = (record, at) => ({
  ...record,
  answers: record.answers.slice(0, Math.max(0, at))
});

// packages/engine/src/score.ts
var totalOf = (sheet3) => {
  let total2 = 0;
  for (const line2 of Object.values(sheet3.lines)) total2 += line2;
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
  for (const sheet3 of sheets) places[sheet3.seat] = 1 + sheets.filter((other) => better(other, sheet3)).length;
  return places;
}

// packages/engine/src/curves.ts
var MOST_POINTS = 60;
function curvesOver(game2, record) {
  const { setup, line: line2 } = movesOf(game2, record);
  const every = Math.ceil(line2.length / MOST_POINTS);
  const rounds = [];
  let before = null;
  replay(game2, setup, line2, line2.length, (state, _, seq) => {
    const { round, values } = measure(game2, state);
    const ended = round === void 0 ? seq % every === 0 : before?.label !== round;
    if (seq === 0) rounds.push({ seq, values });
    else if (ended) rounds.push(before && round !== void 0 ? before : { seq, values });
    before = { ...round === void 0 ? {} : { label: round }, seq, values };
  });
  if (before && rounds.at(-1) !== before) rounds.push(before);
  return { seats: setup.seats, measures: Object.keys(rounds[0]?.values ?? {}), rounds };
}
function measure(game2, state) {
  const wealth = [];
  for (const sheet3 of game2.score(state)) wealth[sheet3.seat] = totalOf(sheet3);
  const ledger2 = game2.ledger?.(state);
  const values = { wealth };
  ledger2?.seats.forEach(({ amounts }, seat) => {
    for (const [name, amount] of Object.entries(amounts)) (values[name] ??= [])[seat] = amount;
  });
  return { ...ledger2?.round === void 0 ? {} : { round: String(ledger2.round) }, values };
}

// packages/engine/src/event.ts
function eventFor(event, seat) {
  if (!event.secret) return event;
  const { key, data, secret } = event;
  return secret.seats.includes(seat) ? { key, data: { ...data, ...secret.data } } : data === void 0 ? { key } : { key, data };
}

// packages/engine/src/fairness.ts
var commitmentTo = (secret, match) => hex(sha256(JSON.stringify(["quayside commitment", match, secret])));
var seedFrom = (secret, nonces, match) => hex(sha256(JSON.stringify(["quayside seed", match, secret, ...nonces])));
function checkFairness(game2, record, deal) {
  const { setup, line: line2 } = movesOf(game2, record);
  const nature = dealer(game2, setup, seedFrom(deal.secret, deal.nonces, deal.match));
  const wrong = [];
  let checked = 0;
  let { state } = start(game2, setup);
  line2.forEach((move2, i) => {
    const ask = dueSeats(state).includes(NATURE) ? topAsk(state, NATURE) : void 0;
    if (move2.seat === NATURE && ask) {
      checked++;
      if (canonical(nature(ask, offerOf(game2, state, ask))) !== canonical(move2.answer)) wrong.push(i + 1);
    }
    ({ state } = apply(game2, state, move2));
  });
  return { promised: commitmentTo(deal.secret, deal.match) === deal.commitment, checked, wrong };
}

// packages/engine/src/handbook.ts
var ruling = (id, en2, de2) => ({
  id,
  question: { en: en2[0], de: de2[0] },
  ruling: { en: en2[1], de: de2[1] }
});
var line = (en2, de2, sign) => ({
  head: { en: en2[0], de: de2[0] },
  text: { en: en2[1], de: de2[1] },
  ...sign === void 0 ? {} : { sign }
});

// packages/engine/src/lesson.ts
var isExpected = ({ does }, key, answer) => does?.key === key && (canonical(does.answer) === canonical(answer) || (does.accepts?.(answer) ?? false));
function lessonAt(game2, lesson, step2, given = [], others = Number.POSITIVE_INFINITY) {
  const setup = readSetup(game2, lesson.seats, lesson.options);
  const nature = scripted(game2, setup, lesson.nature);
  const first2 = start(game2, setup, nature);
  let { state } = first2;
  const told = [{ seat: NATURE, events: first2.events }];
  for (const move2 of movesUpTo(lesson, step2, given, others)) {
    const refused = refusal(game2, state, move2);
    if (refused) throw refused;
    const next2 = apply(game2, state, move2, nature);
    ({ state } = next2);
    told.push({ seat: move2.seat, events: next2.events });
  }
  return { state, told };
}
function movesUpTo({ seat, steps }, step2, given, others) {
  const moves = [];
  let mine = 0;
  for (const { others: theirs = [], does } of steps.slice(0, step2)) {
    moves.push(...theirs);
    if (does) moves.push({ seat, key: does.key, answer: given[mine++] ?? does.answer });
  }
  moves.push(...(steps[step2]?.others ?? []).slice(0, others));
  return moves;
}

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
    "decision.draw": "A card is revealed",
    "ledger.wealth": "Wealth",
    "ledger.goods": "Goods",
    "ledger.food": "Food",
    "ledger.loans": "Loans",
    "ledger.building": "Buildings",
    "ledger.ship": "Ships",
    "bundle.malformed": "Choose a number for each kind.",
    "bundle.unknown": "{token} can\u2019t be used here.",
    "bundle.short": "You have only {have} {token}, not {asked}.",
    "bundle.uncovered": "You still need {missing} {need}.",
    "bundle.waste": "You are paying too much: 1 {token} fewer is enough.",
    "bundle.count": "Choose between {min} and {max}.",
    "bundle.keep": "You would not have enough left for what follows."
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
    "decision.draw": "Eine Karte wird aufgedeckt",
    "ledger.wealth": "Verm\xF6gen",
    "ledger.goods": "Waren",
    "ledger.food": "Nahrung",
    "ledger.loans": "Schuldscheine",
    "ledger.building": "Geb\xE4ude",
    "ledger.ship": "Schiffe",
    "bundle.malformed": "W\xE4hle eine Anzahl je Sorte.",
    "bundle.unknown": "{token} kann hier nicht eingesetzt werden.",
    "bundle.short": "Du hast nur {have} {token}, nicht {asked}.",
    "bundle.uncovered": "Es {missing|fehlt|fehlen} noch {missing} {need}.",
    "bundle.waste": "Du zahlst zu viel: 1 {token} weniger reicht.",
    "bundle.count": "W\xE4hle zwischen {min} und {max}.",
    "bundle.keep": "F\xFCr das, was folgt, bliebe zu wenig \xFCbrig."
  }
};

// packages/engine/src/rounds.ts
var nextSeat = (seat, seats) => (seat + 1) % seats;
function seatsFrom(first2, seats) {
  const order2 = new Array(seats);
  for (let i = 0; i < seats; i++) order2[i] = (first2 + i) % seats;
  return order2;
}
function perSeat(seats, make) {
  const all2 = [];
  for (let seat = 0; seat < seats; seat++) all2.push(make(seat));
  return all2;
}

// packages/engine/src/space.ts
function freeSpaces(spaces) {
  const workers = {};
  for (const space of spaces) workers[space] = null;
  return workers;
}
var workerOn = (workers, space) => workers[space] ?? null;
var isFree = (workers, space) => workerOn(workers, space) === null;
function standsAt(workers, seat) {
  for (const space in workers) if (workers[space] === seat) return space;
  return void 0;
}
function stand(workers, space, seat) {
  workers[space] = seat;
}
function sendHome(workers, space) {
  workers[space] = null;
}
var ownedBy = (owners, seat) => Object.keys(owners).filter((card2) => owners[card2] === seat).sort();

// packages/engine/src/text.ts
var LANGUAGES = ["en", "de"];
function say(messages2, text) {
  const pattern = Object.hasOwn(messages2, text.key) ? messages2[text.key] : void 0;
  if (pattern === void 0) throw new MissingText(text.key);
  return pattern.replace(
    /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g,
    (_, name, one2, many) => {
      const value2 = text.args && Object.hasOwn(text.args, name) ? text.args[name] : void 0;
      if (value2 === void 0) throw new MissingText(`${text.key} {${name}}`);
      if (one2 !== void 0 && many !== void 0) return value2 === 1 ? one2 : many;
      return sayArg(messages2, value2, text.args?.["n"] === 1);
    }
  );
}
function sayArg(messages2, value2, single = false) {
  if (typeof value2 === "number") return String(value2);
  if (typeof value2 === "string")
    return (single ? messages2[`term.${value2}.one`] : void 0) ?? messages2[`term.${value2}`] ?? value2;
  if (Array.isArray(value2)) return value2.map((one3) => sayArg(messages2, one3)).join(", ");
  const one2 = value2;
  return "literal" in one2 ? one2.literal : say(messages2, one2);
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
  const names2 = /* @__PURE__ */ new Set();
  for (const [, name] of pattern.matchAll(/\{([^{}|]+)(?:\|[^{}|]*\|[^{}|]*)?\}/g))
    if (name !== void 0) names2.add(name);
  return [...names2].sort();
}
function eventText(messages2, event, names2) {
  const args = dataArgs(event.data, names2);
  const seen = `event.${event.key}.seen`;
  const pattern = messages2[seen];
  const full = pattern !== void 0 && parametersOf(pattern).every((name) => Object.hasOwn(args, name));
  return { key: full ? seen : `event.${event.key}`, args };
}
function decisionText(decision, names2) {
  return { key: `decision.${decision.key}`, args: dataArgs(decision.data, names2) };
}
function dataArgs(data, names2) {
  const args = /* @__PURE__ */ Object.create(null);
  if (typeof data !== "object" || data === null || Array.isArray(data)) return args;
  for (const [field, value2] of Object.entries(data))
    args[field] = dataArg(value2, /(^s|S)eats?$/.test(field) ? names2 : null);
  return args;
}
var NOTHING2 = { literal: "\u2013" };
function dataArg(value2, names2) {
  if (value2 === null) return NOTHING2;
  if (typeof value2 === "boolean") return Number(value2);
  if (typeof value2 === "number") return names2 === null ? value2 : { literal: names2[value2] ?? `${value2 + 1}` };
  if (typeof value2 === "string") return value2;
  if (Array.isArray(value2)) return value2.length === 0 ? NOTHING2 : value2.map((one2) => dataArg(one2, names2));
  const object = value2;
  if (Object.values(object).every((n) => typeof n === "number")) return bagText(object);
  return Object.entries(object).map(([field, one2]) => [field, dataArg(one2, null)]);
}

// packages/inland-port/src/effects.ts
var step = (good, way) => ({ good, way });
var shift = (good, way) => ({ kind: "shift", goods: [good], way });
var both = (one2, other, way) => ({ kind: "shift", goods: [one2, other], way });
var either = (one2, other, way) => ({ kind: "either", goods: [one2, other], way });
var spread = (way) => ({ kind: "spread", way });
var different = (way) => ({ kind: "different", way });
var earn = (francs) => ({ kind: "earn", francs });
var buy = (price, { good, way }) => ({ kind: "buy", ...price, good, way });
var trade = (price, gets) => ({
  kind: "trade",
  food: price.food,
  francs: price.francs ?? 0,
  gets
});
var sell = (one2, other, way, francs) => ({
  kind: "sell",
  goods: [one2, other],
  way,
  francs
});
var sellDifferent = (way, francs) => ({ kind: "sell-different", way, francs });
var plus = (...steps) => ({ kind: "steps", steps });
var plusSpread = (n) => ({ kind: "spread", n });
var netted = (good, way) => ({ kind: "netted", step: { good, way } });

// packages/inland-port/src/buildings.ts
var one = "one source";
var two = "two sources";
var yes = "certain";
var mem = "memory";
var inf = "inferred";
var rec = "reconstructed";
var sure = (en2, cost2, value2) => ({
  name: { en: en2, de: yes },
  cost: cost2,
  value: value2
});
var LETTER_CONFIDENCE = "one source";
var EFFECT_CONFIDENCE = "certain";
var BUILDINGS = [
  { id: "wood-company", letter: "A", en: "Wood Company", de: "Holzbetrieb", cost: { clay: 2 }, value: 8, sure: sure(one, rec, rec), effect: shift("wood", "right") },
  { id: "farmland", letter: "A", en: "Farmland", de: "Ackerland", cost: { francs: 1 }, value: 2, sure: sure(rec, two, rec), effect: shift("grain", "right"), bonus: plus(step("wood", "right"), step("clay", "right")) },
  { id: "clay-mound", letter: "A", en: "Clay Mound", de: "Lehmh\xFCgel", cost: { francs: 3 }, value: 6, sure: sure(two, one, rec), effect: shift("clay", "right"), bonus: plus(step("clay", "right")) },
  { id: "grocery-store", letter: "A", en: "Grocery Store", de: "Gesch\xE4ft", cost: { wood: 2 }, value: 8, sure: sure(inf, inf, rec), effect: earn(1), bonus: plus(step("grain", "right"), step("fish", "right")) },
  { id: "hardware-store", letter: "A", en: "Hardware Store", de: "Baumarkt", cost: { wood: 1, clay: 2 }, value: 12, sure: sure(mem, one, one), effect: either("wood", "clay", "right") },
  { id: "farm", letter: "B", en: "Farm", de: "Bauernhof", cost: { wood: 2, clay: 1 }, value: 10, sure: sure(mem, rec, rec), effect: shift("grain", "up-right"), bonus: netted("grain", "down-left") },
  { id: "clay-kiln", letter: "B", en: "Clay Kiln", de: "Lehmbrennerei", cost: { wood: 2, clay: 1 }, value: 10, sure: sure(rec, rec, rec), effect: shift("clay", "up-left") },
  { id: "smokehouse", letter: "B", en: "Smokehouse", de: "R\xE4ucherei", cost: { wood: 1, clay: 2 }, value: 10, sure: sure(mem, rec, rec), effect: shift("fish", "up-left") },
  { id: "bakehouse", letter: "C", en: "Bakehouse", de: "Backhaus", cost: { wood: 1, clay: 2 }, value: 10, sure: sure(mem, rec, rec), effect: shift("grain", "up-left") },
  { id: "timber-trader", letter: "C", en: "Timber Trader", de: "Holzhandlung", cost: { clay: 3 }, value: 10, sure: sure(rec, rec, rec), effect: trade({ food: 2, francs: 1 }, step("wood", "up")) },
  { id: "restaurant", letter: "D", en: "Restaurant", de: "Restaurant", cost: { wood: 2, clay: 2 }, value: 12, sure: sure(mem, rec, rec), effect: trade({ food: 1 }, { francs: 2 }) },
  { id: "market", letter: "D", en: "Market", de: "Markt", cost: { food: 6 }, value: 10, sure: sure(rec, rec, rec), effect: spread("right") },
  { id: "fish-market", letter: "E", en: "Fish Market", de: "Fischmarkt", cost: { food: 7 }, value: 12, sure: sure(mem, rec, rec), effect: buy({ francs: 1 }, step("fish", "up-right")) },
  { id: "sawmill", letter: "E", en: "Sawmill", de: "S\xE4gewerk", cost: { wood: 1, clay: 3 }, value: 12, sure: sure(mem, rec, rec), effect: shift("wood", "up-left") },
  { id: "building-firm", letter: "F", en: "Building Firm", de: "Baufirma", cost: { wood: 3, clay: 2 }, value: 14, sure: sure(mem, rec, rec), effect: both("wood", "clay", "right") },
  { id: "church-square", letter: "F", en: "Church Square", de: "Kirchplatz", cost: { food: 8 }, value: 14, sure: sure(rec, one, one), effect: both("grain", "fish", "right") },
  { id: "weekly-market", letter: "G", en: "Weekly Market", de: "Wochenmarkt", cost: { food: 10 }, value: 16, sure: sure(rec, rec, rec), effect: sell("fish", "grain", "down", 4) },
  { id: "craft-guild", letter: "G", en: "Craft Guild", de: "Zunfthaus", cost: { wood: 3, clay: 3 }, value: 16, sure: sure(rec, rec, rec), effect: different("up-left") },
  { id: "business-office", letter: "H", en: "Business Office", de: "Kontor", cost: { wood: 3, clay: 3 }, value: 16, sure: sure(mem, rec, rec), effect: sellDifferent("down-left", 5) },
  { id: "shipping-line", letter: "H", en: "Shipping Line", de: "Reederei", cost: { wood: 4, clay: 4 }, value: 16, sure: sure(mem, rec, rec), effect: earn(3) },
  { id: "guildhouse", letter: "I", en: "Guildhouse", de: "Gildenhaus", cost: { wood: 4, clay: 4 }, value: 18, sure: sure(mem, rec, rec), effect: different("up-right") },
  { id: "pier", letter: "I", en: "Pier", de: "Pier", cost: { francs: 9 }, value: 18, sure: sure(rec, rec, rec), effect: spread("right"), bonus: plusSpread(2) },
  { id: "craftsmens-yard", letter: "J", en: "Craftsmen\u2019s Yard", de: "Handwerkerhof", cost: { wood: 5, clay: 5 }, value: 20, sure: sure(one, rec, rec), effect: spread("up-left"), bonus: plusSpread(1) },
  { id: "fish-factory", letter: "J", en: "Fish Factory", de: "Fischfabrik", cost: { wood: 3, clay: 2 }, value: 0, sure: sure(one, rec, yes), effect: null, counts: { per: "fish" } },
  { id: "grand-building", letter: "J", en: "Grand Building", de: "Prachtbau", cost: { wood: 7, clay: 7 }, value: 26, sure: sure(rec, rec, yes), effect: null },
  { id: "zoo", letter: "K", en: "Zoo", de: "Zoo", cost: { food: 13 }, value: 20, sure: sure(mem, rec, yes), effect: null },
  { id: "seine-bridge", letter: "K", en: "Seine Bridge", de: "Seine-Br\xFCcke", cost: { francs: 30 }, value: 50, sure: sure(rec, one, yes), effect: null },
  { id: "grain-silo", letter: "K", en: "Grain Silo", de: "Getreidesilo", cost: { wood: 2, clay: 3 }, value: 0, sure: sure(rec, rec, yes), effect: null, counts: { per: "grain" } },
  { id: "wood-factory", letter: "L", en: "Wood Factory", de: "Holzfabrik", cost: { clay: 5 }, value: 0, sure: sure(one, rec, yes), effect: null, counts: { per: "wood" } },
  { id: "dock", letter: "L", en: "Dock", de: "Dock", cost: { francs: 6 }, value: 0, sure: sure(mem, rec, yes), effect: null, counts: { per: "factory" } },
  { id: "clay-industry", letter: "L", en: "Clay Industry", de: "Lehmindustrie", cost: { wood: 5 }, value: 0, sure: sure(rec, rec, yes), effect: null, counts: { per: "clay" } }
];
var numberOf = (id) => NUMBERS.get(id) ?? -1;
var NUMBERS = new Map(BUILDINGS.map((building, i) => [building.id, i]));
var priceOf = ({ cost: { francs, ...goods } }) => francs === void 0 ? { ...goods } : { ...goods, franc: francs };
var isFactory = (building) => building.counts !== void 0 && building.counts.per !== "factory";
var salePrice = (building) => Math.floor(building.value / 2);

// packages/inland-port/src/print.ts
var GOODS = ["wood", "clay", "fish", "grain"];
var WOOD = 0;
var CLAY = 1;
var FISH = 2;
var GRAIN = 3;
var LETTERS = ["A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K", "L"];
var ROUNDS = LETTERS.length;
var ACTIONS = [3, 3, 3, 5, 5, 5, 7, 7, 7, 9, 9, 9];
var ACTIONS_CONFIDENCE = "two sources";
var SECTORS = ["0", "2", "3", "4", "4+1", "!"];
var TIMES = [0, 2, 3, 4, 4, 0];
var BONUS_SECTOR = 4;
var FORCED_SALE = 5;
var DIAL_CONFIDENCE = "certain";
var START_FRANCS = 3;
var START_CELLS = { wood: "0+2", clay: "0+3", fish: "0+4", grain: "0+1" };
var START_CONFIDENCE = { francs: "certain", amounts: "certain", cells: "inferred" };
var ROW_VALUE = 3;
var ROW_LENGTHS = [7, 7, 7, 7, 6, 5, 4, 3];
var WAREHOUSE_CONFIDENCE = {
  values: "certain",
  rows: "one source",
  unequal: "one source",
  lengths: "reconstructed"
};
var FEE = 1;
var DOCK_VALUE = 10;

// packages/inland-port/src/warehouse.ts
var WAYS2 = ["right", "left", "up", "down", "up-right", "up-left", "down-left"];
var STEPS = {
  right: [0, 1],
  left: [0, -1],
  up: [1, 0],
  down: [-1, 0],
  "up-right": [1, 1],
  "up-left": [1, -1],
  "down-left": [-1, -1]
};
var STRIDE = 10;
var cellAt = (row, column) => row * STRIDE + column;
var rowOf = (cell) => cell / STRIDE | 0;
var columnOf = (cell) => cell % STRIDE;
var CELLS = ROW_LENGTHS.flatMap(
  (length, row) => Array.from({ length }, (_, column) => cellAt(row, column))
);
var EXISTS = new Set(CELLS);
var CELL_SPAN = (CELLS.at(-1) ?? 0) + 1;
var table = (none, of) => Array.from({ length: CELL_SPAN }, (_, cell) => EXISTS.has(cell) ? of(cell) : none);
var AMOUNTS = table(0, (cell) => ROW_VALUE * rowOf(cell) + columnOf(cell));
var NAMES = table("", (cell) => `${ROW_VALUE * rowOf(cell)}+${columnOf(cell)}`);
var BY_NAME = new Map(CELLS.map((cell) => [nameOf3(cell), cell]));
function amountAt(cell) {
  return AMOUNTS[cell] ?? 0;
}
function nameOf3(cell) {
  return NAMES[cell] ?? "";
}
var cellNamed = (name) => BY_NAME.get(name) ?? -1;
var NEXT = Object.fromEntries(
  WAYS2.map((way) => {
    const [rows, columns] = STEPS[way];
    return [way, table(0, (cell) => stepped(cell, rows, columns))];
  })
);
function stepped(cell, rows, columns) {
  const row = rowOf(cell) + rows;
  const column = columnOf(cell) + columns;
  const inside = row >= 0 && column >= 0 && column < (ROW_LENGTHS[row] ?? 0);
  return inside ? cellAt(row, column) : cell;
}
var next = (cell, way) => NEXT[way][cell] ?? cell;
function walk(cell, way, steps) {
  const to = NEXT[way];
  for (let i = 0; i < steps; i++) cell = to[cell] ?? cell;
  return cell;
}
function room(cell, way, most) {
  const to = NEXT[way];
  let steps = 0;
  for (; steps < most; steps++) {
    const there = to[cell] ?? cell;
    if (there === cell) break;
    cell = there;
  }
  return steps;
}

// packages/inland-port/src/state.ts
var NOBODY = -1;
var fresh = () => ({
  first: NOBODY,
  round: 0,
  actions: 0,
  turn: NOBODY,
  francs: [START_FRANCS, START_FRANCS],
  goods: [startCells(), startCells()],
  owner: BUILDINGS.map(() => NOBODY),
  since: BUILDINGS.map(() => 0)
});
var startCells = () => GOODS.map((good) => cellNamed(START_CELLS[good]));
var markers = (s, seat) => s.goods[seat];
function copyInlandPort(s) {
  return {
    setup: s.setup,
    asked: s.asked,
    pending: s.pending.map(copyGroup),
    first: s.first,
    round: s.round,
    actions: s.actions,
    turn: s.turn,
    francs: s.francs.slice(),
    goods: s.goods.map((cells) => cells.slice()),
    owner: s.owner.slice(),
    since: s.since.slice(),
    ...s.taken ? { taken: s.taken.slice() } : {}
  };
}
var copyGroup = (group) => group.then ? copy(group) : { asks: group.asks.slice() };

// packages/inland-port/src/dial.ts
var ageOf = (s, n) => Math.min(s.round - (s.since[n] ?? 0), FORCED_SALE);
function sectorOf(s, n) {
  if ((s.owner[n] ?? NOBODY) === NOBODY || !BUILDINGS[n]?.effect) return null;
  return SECTORS[ageOf(s, n)] ?? null;
}
var timesOf = (s, n) => s.owner[n] !== NOBODY && BUILDINGS[n]?.effect ? TIMES[ageOf(s, n)] ?? 0 : 0;
var hasBonus = (s, n) => ageOf(s, n) === BONUS_SECTOR;
function layDown(s, n) {
  s.since[n] = s.round;
}
function sellBuilding(play, n, event) {
  const { s } = play;
  const seat = s.owner[n];
  const building = BUILDINGS[n];
  const francs = salePrice(building);
  if (play.events) play.tell(event, { seat, building: building.id, francs, from: sectorOf(s, n) });
  s.owner[n] = NOBODY;
  s.since[n] = 0;
  s.francs[seat] = (s.francs[seat] ?? 0) + francs;
  if (play.flow) {
    play.flow["franc"] = (play.flow["franc"] ?? 0) + francs;
    play.flow["building"] = (play.flow["building"] ?? 0) - 1;
  }
}
function turnDials(play) {
  const { s } = play;
  s.round++;
  if (play.events) play.tell("dial", { round: s.round });
  for (let n = 0; n < BUILDINGS.length; n++)
    if (s.owner[n] !== NOBODY && BUILDINGS[n]?.effect && ageOf(s, n) === FORCED_SALE) sellBuilding(play, n, "forced");
}

// packages/inland-port/src/holdings.ts
var amountOf = (s, seat, good) => amountAt(markers(s, seat)[good] ?? 0);
function changeFrancs(play, seat, n) {
  const { francs } = play.s;
  francs[seat] = (francs[seat] ?? 0) + n;
  if (play.flow) play.flow["franc"] = (play.flow["franc"] ?? 0) + n;
}
function putMarker(play, seat, good, to) {
  const cells = markers(play.s, seat);
  if (play.flow) {
    const name = GOODS[good] ?? "";
    play.flow[name] = (play.flow[name] ?? 0) + amountAt(to) - amountAt(cells[good] ?? 0);
  }
  cells[good] = to;
}
function putMarkers(play, seat, cells) {
  const now = markers(play.s, seat);
  for (let good = 0; good < cells.length; good++) {
    const from = now[good] ?? 0;
    const to = cells[good] ?? 0;
    if (from === to) continue;
    if (play.events) {
      const n = amountAt(to) - amountAt(from);
      play.tell("move", { seat, good: GOODS[good] ?? "", from: nameOf3(from), to: nameOf3(to), n });
    }
    putMarker(play, seat, good, to);
  }
}
function takeBuilding(play, seat, n) {
  play.s.owner[n] = seat;
  if (play.flow) play.flow["building"] = (play.flow["building"] ?? 0) + 1;
}
function census(s) {
  const all2 = { franc: 0, building: BUILDINGS.filter((_, n) => s.owner[n] !== NOBODY).length };
  for (const francs of s.francs) all2["franc"] = (all2["franc"] ?? 0) + francs;
  GOODS.forEach((good, i) => all2[good] = amountOf(s, 0, i) + amountOf(s, 1, i));
  return all2;
}

// packages/inland-port/src/payment.ts
var STOP = "stop";
var lastMove = (rows, columns) => {
  if (rows === 0) return 1;
  return columns === 0 ? ROW_VALUE : ROW_VALUE + 1;
};
function byWaste(from) {
  const moves = ({ cells }) => cells.reduce((sum2, to, i) => sum2 + Math.max(fallen(from[i], to), slid(from[i], to)), 0);
  const slides = ({ cells }) => cells.reduce((sum2, to, i) => sum2 + slid(from[i], to), 0);
  return (a, b) => a.waste - b.waste || moves(a) - moves(b) || slides(a) - slides(b);
}
var fallen = (from = 0, to) => rowOf(from) - rowOf(to);
var slid = (from = 0, to) => columnOf(from) - columnOf(to);
function below2(from) {
  const found = [];
  for (let row = 0; row <= rowOf(from); row++)
    for (let column = 0; column <= columnOf(from); column++) {
      const cell = cellAt(row, column);
      const paid2 = amountAt(from) - amountAt(cell);
      found.push({ cell, rows: rowOf(from) - row, columns: columnOf(from) - column, paid: paid2 });
    }
  return found.sort((a, b) => a.paid - b.paid);
}
function payWith(from, price) {
  const found = [];
  for (const { cell, rows, columns, paid: paid2 } of below2(from))
    if (paid2 >= price && paid2 - lastMove(rows, columns) < price)
      found.push({ cells: [cell], paid: paid2, waste: paid2 - price });
  return found.sort(byWaste([from]));
}
function payFoodWith(fish, grain, price) {
  const found = [];
  const grains = below2(grain);
  for (const one2 of below2(fish)) {
    if (one2.paid >= price + ROW_VALUE + 1) break;
    for (const other of grains) {
      const paid2 = one2.paid + other.paid;
      if (paid2 < price) continue;
      if (paid2 >= price + ROW_VALUE + 1) break;
      const last = Math.max(moved(one2), moved(other));
      if (paid2 - last < price) found.push({ cells: [one2.cell, other.cell], paid: paid2, waste: paid2 - price });
    }
  }
  return found.sort(byWaste([fish, grain]));
}
var moved = ({ rows, columns }) => rows + columns === 0 ? 0 : lastMove(rows, columns);
var goodOption = (good, { cells, waste: waste2 }) => waste2 === 0 ? `${good}:${nameOf3(cells[0] ?? 0)}` : `${good}-over:${nameOf3(cells[0] ?? 0)}:${waste2}`;
var foodOption = ({ cells: [fish = 0, grain = 0], waste: waste2 }) => waste2 === 0 ? `food:${nameOf3(fish)}:${nameOf3(grain)}` : `food-over:${nameOf3(fish)}:${nameOf3(grain)}:${waste2}`;
function withOffer(all2, option) {
  const options2 = all2.map(option);
  return { all: all2, offer: pick(options2), orStop: pick([...options2, STOP]) };
}
var byGood = /* @__PURE__ */ new Map();
var byFood = /* @__PURE__ */ new Map();
var MOST = 32;
function payments2(good, from, price) {
  const key = (good * CELL_SPAN + from) * MOST + price;
  let found = byGood.get(key);
  if (!found) {
    found = withOffer(payWith(from, price), (payment2) => goodOption(GOODS[good] ?? "", payment2));
    byGood.set(key, found);
  }
  return found;
}
function foodPayments(fish, grain, price) {
  const key = (fish * CELL_SPAN + grain) * MOST + price;
  let found = byFood.get(key);
  if (!found) {
    found = withOffer(payFoodWith(fish, grain, price), foodOption);
    byFood.set(key, found);
  }
  return found;
}
function chosen({ all: all2, offer }, option) {
  const payment2 = all2[offer.options.indexOf(option)];
  if (!payment2) throw new RuleDefect(`${option} is no payment`);
  return payment2;
}

// packages/inland-port/src/why.ts
function whyNotAct(s, seat, option) {
  const [verb, id = ""] = option.split(":");
  if (verb === "lose") return { key: "why.lose" };
  if (verb !== "build" && verb !== "use") return null;
  const n = numberOf(id);
  const building = BUILDINGS[n];
  if (!building) return { key: "why.unknown", args: { building: id.slice(0, 60) } };
  return verb === "build" ? whyNotBuild(s, seat, n, building) : whyNotUse(s, n, building);
}
function whyNotBuild(s, seat, n, { id, letter, cost: cost2 }) {
  if (s.owner[n] !== NOBODY) return { key: s.owner[n] === seat ? "why.yours" : "why.theirs", args: { building: id } };
  if (LETTERS.indexOf(letter) > s.round) return { key: "why.later", args: { building: id, letter } };
  const short = (token, asked, have) => have < asked ? { key: "why.short", args: { building: id, n: asked, token, have } } : null;
  return short("wood", cost2.wood ?? 0, amountOf(s, seat, WOOD)) ?? short("clay", cost2.clay ?? 0, amountOf(s, seat, CLAY)) ?? short("food", cost2.food ?? 0, amountOf(s, seat, FISH) + amountOf(s, seat, GRAIN)) ?? short("franc", cost2.francs ?? 0, s.francs[seat] ?? 0);
}
function whyNotUse(s, n, { id, effect: effect2 }) {
  if (!effect2) return { key: "why.locked", args: { building: id } };
  if (s.owner[n] === NOBODY) return { key: "why.unbuilt", args: { building: id } };
  if (sectorOf(s, n) === "0") return { key: "why.zero", args: { building: id } };
  return { key: "why.fee", args: { building: id } };
}
function whyNotPay(s, seat, option, { good, n }) {
  const [verb = "", ...parts] = option.split(":");
  if (verb.replace("-over", "") !== good) return { key: "why.good", args: { good } };
  const goods = good === "food" ? [FISH, GRAIN] : [GOODS.indexOf(good)];
  const ends = parts.slice(0, goods.length).map(cellNamed);
  if (ends.length < goods.length || ends.some((cell) => cell < 0)) return { key: "why.cell" };
  let paid2 = 0;
  for (let i = 0; i < goods.length; i++) {
    const from = markers(s, seat)[goods[i] ?? 0] ?? 0;
    const to = ends[i] ?? 0;
    if (!isBelow(from, to)) return { key: "why.moves", args: { from: nameOf3(from), to: nameOf3(to) } };
    paid2 += amountAt(from) - amountAt(to);
  }
  if (paid2 < n) return { key: "why.paid.little", args: { n, paid: paid2, good } };
  return { key: "why.paid.much", args: { n, paid: paid2, good } };
}
var isBelow = (from, to) => rowOf(to) <= rowOf(from) && columnOf(to) <= columnOf(from);
function whyNotSell(s, seat, id) {
  const n = numberOf(id);
  if (n < 0) return { key: "why.unknown", args: { building: id.slice(0, 60) } };
  return s.owner[n] === seat ? null : { key: "why.sell", args: { building: id } };
}

// packages/inland-port/src/pay.ts
function paymentsFor(s, seat, { good, n }) {
  const cells = markers(s, seat);
  if (good === "food") return foodPayments(cells[FISH] ?? 0, cells[GRAIN] ?? 0, n);
  const i = GOODS.indexOf(good);
  return payments2(i, cells[i] ?? 0, n);
}
function demand2(play, seat, good, n) {
  if (n === 0) return;
  const { all: all2 } = paymentsFor(play.s, seat, { good, n });
  const [single, ...others] = all2;
  if (single && others.length === 0) carryOutPayment(play, seat, good, single);
  else play.ask(seat, "pay", { good, n });
}
function carryOutPayment(play, seat, good, payment2) {
  const goods = good === "food" ? [FISH, GRAIN] : [GOODS.indexOf(good)];
  for (let i = 0; i < goods.length; i++) payOne(play, seat, goods[i] ?? 0, payment2.cells[i] ?? 0);
  if (payment2.waste > 0) play.tell("overpaid", { seat, good, n: payment2.waste });
}
function payOne(play, seat, good, to) {
  const from = markers(play.s, seat)[good] ?? 0;
  if (from === to) return;
  const before = amountOf(play.s, seat, good);
  putMarker(play, seat, good, to);
  if (play.events) {
    const n = before - amountOf(play.s, seat, good);
    play.tell("pay", { seat, good: GOODS[good] ?? "", from: nameOf3(from), to: nameOf3(to), n });
  }
}
var pay = {
  offer: (s, seat, due) => paymentsFor(s, seat, due).offer,
  answer(play, seat, option, due) {
    carryOutPayment(play, seat, due.good, chosen(paymentsFor(play.s, seat, due), option));
  },
  why: (s, seat, option, due) => whyNotPay(s, seat, option, due)
};

// packages/inland-port/src/build.ts
var WOOD_PRICE = BUILDINGS.map(({ cost: cost2 }) => cost2.wood ?? 0);
var CLAY_PRICE = BUILDINGS.map(({ cost: cost2 }) => cost2.clay ?? 0);
var FOOD_PRICE = BUILDINGS.map(({ cost: cost2 }) => cost2.food ?? 0);
var FRANC_PRICE = BUILDINGS.map(({ cost: cost2 }) => cost2.francs ?? 0);
var FROM_ROUND = BUILDINGS.map(({ letter }) => LETTERS.indexOf(letter));
var PRICES = BUILDINGS.map(priceOf);
var inPlay = (s, n) => (FROM_ROUND[n] ?? 0) <= s.round;
function canBuild(s, seat, n) {
  return s.owner[n] === NOBODY && (FROM_ROUND[n] ?? 0) <= s.round && amountOf(s, seat, WOOD) >= (WOOD_PRICE[n] ?? 0) && amountOf(s, seat, CLAY) >= (CLAY_PRICE[n] ?? 0) && amountOf(s, seat, FISH) + amountOf(s, seat, GRAIN) >= (FOOD_PRICE[n] ?? 0) && (s.francs[seat] ?? 0) >= (FRANC_PRICE[n] ?? 0);
}
function build(play, seat, n) {
  const { s } = play;
  takeBuilding(play, seat, n);
  layDown(s, n);
  if (play.events) play.tell("build", { seat, building: BUILDINGS[n].id, cost: PRICES[n] ?? {} });
  const francs = FRANC_PRICE[n] ?? 0;
  if (francs > 0) changeFrancs(play, seat, -francs);
  demand2(play, seat, "clay", CLAY_PRICE[n] ?? 0);
  demand2(play, seat, "wood", WOOD_PRICE[n] ?? 0);
  demand2(play, seat, "food", FOOD_PRICE[n] ?? 0);
}

// packages/inland-port/src/outcomes.ts
function results({ effect: effect2, bonus }, n, cells, francs) {
  const found = effect2 ? mainResults(effect2, n + extraSteps(bonus), cells, francs) : [];
  return bonus?.kind === "steps" ? found.map((result) => alsoStep(result, bonus)) : found;
}
function extraSteps(bonus) {
  if (bonus?.kind === "spread") return bonus.n;
  return bonus?.kind === "netted" ? -1 : 0;
}
function alsoStep({ cells, francs }, { steps }) {
  const moved2 = cells.slice();
  for (const { good, way } of steps) moveGood(moved2, good, way, 1);
  return { cells: moved2, francs };
}
function moveGood(cells, good, way, steps) {
  const i = GOODS.indexOf(good);
  cells[i] = walk(cells[i] ?? 0, way, steps);
}
function mainResults(effect2, n, cells, francs) {
  switch (effect2.kind) {
    case "shift": {
      const moved2 = cells.slice();
      for (const good of effect2.goods) moveGood(moved2, good, effect2.way, n);
      return [{ cells: moved2, francs: 0 }];
    }
    case "either":
      return eitherResults(effect2, n, cells);
    case "spread":
      return spreadResults(effect2.way, n, cells);
    case "different":
      return differentResults(effect2.way, n, cells);
    case "earn":
      return [{ cells, francs: n * effect2.francs }];
    case "buy":
      return buyResults(effect2, n, cells, francs);
    case "sell":
      return sellResults(effect2, n, cells);
    case "sell-different":
      return sellDifferentResults(effect2, n, cells);
    case "trade":
      return [{ cells, francs: 0 }];
  }
}
function eitherResults({ goods, way }, n, cells) {
  const found = [];
  for (const good of goods) {
    const moved2 = cells.slice();
    moveGood(moved2, good, way, n);
    if (!found.some((other) => sameCells(other.cells, moved2))) found.push({ cells: moved2, francs: 0 });
  }
  return found;
}
function spreadResults(way, n, cells) {
  const [wood = 0, clay = 0, fish = 0, grain = 0] = cells;
  const [a, b, c, d] = [room(wood, way, n), room(clay, way, n), room(fish, way, n), room(grain, way, n)];
  const found = [];
  for (let steps = Math.min(n, a + b + c + d); steps >= 0; steps--)
    for (let i = Math.min(a, steps); i >= 0; i--)
      for (let j = Math.min(b, steps - i); j >= 0; j--)
        for (let k = Math.min(c, steps - i - j); k >= 0; k--) {
          const l = steps - i - j - k;
          if (l > d) break;
          if (steps < n && i < a && j < b && k < c && l < d) continue;
          const moved2 = [walk(wood, way, i), walk(clay, way, j), walk(fish, way, k), walk(grain, way, l)];
          found.push({ cells: moved2, francs: 0 });
        }
  return found;
}
var SETS = Array.from({ length: 2 ** GOODS.length }, (_, bits) => bits).sort((a, b) => size(b) - size(a) || a - b);
function size(bits) {
  let n = 0;
  for (; bits > 0; bits >>= 1) n += bits & 1;
  return n;
}
function movable(way, cells) {
  let bits = 0;
  for (let i = 0; i < cells.length; i++) if (next(cells[i] ?? 0, way) !== cells[i]) bits |= 1 << i;
  return bits;
}
function stepSet(way, cells, bits) {
  return cells.map((cell, i) => bits >> i & 1 ? next(cell, way) : cell);
}
function differentResults(way, n, cells) {
  const free = movable(way, cells);
  const stuck = GOODS.length - size(free);
  const found = [];
  for (const bits of SETS)
    if ((bits & ~free) === 0 && size(bits) <= n && n - size(bits) <= stuck)
      found.push({ cells: stepSet(way, cells, bits), francs: 0 });
  return found;
}
function buyResults({ francs: price, good, way }, n, cells, francs) {
  const i = GOODS.indexOf(good);
  const found = [];
  for (let k = Math.min(room(cells[i] ?? 0, way, n), Math.floor(francs / price)); k >= 0; k--) {
    const moved2 = cells.slice();
    moveGood(moved2, good, way, k);
    found.push({ cells: moved2, francs: -k * price });
  }
  return found;
}
function sellResults({ goods, way, francs }, n, cells) {
  const [one2 = "fish", other = "grain"] = goods;
  const most = room(cells[GOODS.indexOf(one2)] ?? 0, way, n);
  const rest = room(cells[GOODS.indexOf(other)] ?? 0, way, n);
  const found = [];
  for (let k = Math.min(n, most + rest); k >= 0; k--)
    for (let i = Math.min(most, k); i >= Math.max(0, k - rest); i--) {
      const moved2 = cells.slice();
      moveGood(moved2, one2, way, i);
      moveGood(moved2, other, way, k - i);
      found.push({ cells: moved2, francs: k * francs });
    }
  return found;
}
function sellDifferentResults({ way, francs }, n, cells) {
  const free = movable(way, cells);
  const found = [];
  for (const bits of SETS)
    if ((bits & ~free) === 0 && size(bits) <= n)
      found.push({ cells: stepSet(way, cells, bits), francs: size(bits) * francs });
  return found;
}
var sameCells = (a, b) => a.every((cell, i) => cell === b[i]);

// packages/inland-port/src/trade.ts
var TRADES = BUILDINGS.map(({ effect: effect2 }) => effect2?.kind === "trade" ? effect2 : null);
var PRICES2 = TRADES.map((trade3) => ({ good: "food", n: trade3?.food ?? 0 }));
function canTrade({ food, francs, gets }, cells, purse) {
  if (amountAt(cells[FISH] ?? 0) + amountAt(cells[GRAIN] ?? 0) < food || purse < francs) return false;
  if ("francs" in gets) return true;
  const cell = cells[GOODS.indexOf(gets.good)] ?? 0;
  return next(cell, gets.way) !== cell;
}
function goOn(play, seat, n, times) {
  const trade3 = TRADES[n];
  const { s } = play;
  if (trade3 && times > 0 && canTrade(trade3, markers(s, seat), s.francs[seat] ?? 0))
    play.ask(seat, "trade", { building: BUILDINGS[n]?.id ?? "", times });
}
var priceOf2 = (building) => PRICES2[numberOf(building)] ?? { good: "food", n: 0 };
var trade2 = {
  own: true,
  // there is always a choice
  offer: (s, seat, { building }) => paymentsFor(s, seat, priceOf2(building)).orStop,
  answer(play, seat, option, { building, times }) {
    const n = numberOf(building);
    const trade3 = TRADES[n];
    if (option === STOP || !trade3) return;
    carryOutPayment(play, seat, "food", chosen(paymentsFor(play.s, seat, priceOf2(building)), option));
    if (trade3.francs > 0) {
      changeFrancs(play, seat, -trade3.francs);
      if (play.events) play.tell("spend", { seat, n: trade3.francs });
    }
    receive(play, seat, trade3);
    goOn(play, seat, n, times - 1);
  },
  why: (s, seat, option, { building }) => whyNotPay(s, seat, option, priceOf2(building))
};
function receive(play, seat, { gets }) {
  if ("francs" in gets) {
    changeFrancs(play, seat, gets.francs);
    if (play.events) play.tell("earn", { seat, n: gets.francs });
    return;
  }
  const cells = markers(play.s, seat).slice();
  const i = GOODS.indexOf(gets.good);
  cells[i] = next(cells[i] ?? 0, gets.way);
  putMarkers(play, seat, cells);
}

// packages/inland-port/src/use.ts
function canUse(s, seat, n) {
  return timesOf(s, n) > 0 && (s.owner[n] === seat || (s.francs[seat] ?? 0) >= FEE);
}
function makeUse(play, seat, n) {
  const { s } = play;
  const building = BUILDINGS[n];
  const owner = s.owner[n];
  const times = timesOf(s, n);
  const bonus = hasBonus(s, n);
  if (play.events) play.tell("use", { seat, building: building.id, ownerSeat: owner, sector: sectorOf(s, n), times });
  if (owner !== seat) {
    s.francs[seat] = (s.francs[seat] ?? 0) - FEE;
    s.francs[owner] = (s.francs[owner] ?? 0) + FEE;
    if (play.events) play.tell("fee", { seat, ownerSeat: owner, n: FEE });
  }
  layDown(s, n);
  if (bonus) {
    changeFrancs(play, seat, 1);
    if (play.events) play.tell("bonus", { seat, n: 1 });
  }
  if (building.effect?.kind === "trade") {
    goOn(play, seat, n, times);
    return;
  }
  const found = results(building, times, markers(s, seat), s.francs[seat] ?? 0);
  const [single] = found;
  if (single && found.length === 1) carryOutResult(play, seat, single.cells, single.francs);
  else play.ask(seat, "effect", { building: building.id, times });
}
function carryOutResult(play, seat, cells, francs) {
  putMarkers(play, seat, cells);
  if (francs === 0) return;
  changeFrancs(play, seat, francs);
  if (play.events) play.tell(francs > 0 ? "earn" : "spend", { seat, n: Math.abs(francs) });
}
var effect = {
  own: true,
  // asked only where there is a choice, so nobody need look whether there is
  offer: (s, seat, { building, times }) => {
    const n = numberOf(building);
    const verb = verbOf(n);
    const found = results(BUILDINGS[n], times, markers(s, seat), s.francs[seat] ?? 0);
    return pick(found.map((result) => optionFor(verb, result)));
  },
  answer(play, seat, option) {
    const { cells, francs } = readOption(option);
    carryOutResult(play, seat, cells, francs);
  },
  why: (_, __, ___, { building }) => ({ key: "why.effect", args: { building } })
};
var VERBS = BUILDINGS.map(({ effect: effect2 }) => {
  if (effect2?.kind === "buy") return "spend";
  return effect2?.kind === "sell" || effect2?.kind === "sell-different" ? "earn" : "to";
});
var verbOf = (n) => VERBS[n] ?? "to";
function optionFor(verb, { cells, francs }) {
  const [wood = 0, clay = 0, fish = 0, grain = 0] = cells;
  const where = `${nameOf3(wood)}:${nameOf3(clay)}:${nameOf3(fish)}:${nameOf3(grain)}`;
  return verb === "to" ? `to:${where}` : `${verb}:${Math.abs(francs)}:${where}`;
}
function readOption(option) {
  const [verb, ...parts] = option.split(":");
  const francs = verb === "to" ? 0 : Number(parts.shift());
  return { cells: parts.map(cellNamed), francs: verb === "spend" ? -francs : francs };
}

// packages/inland-port/src/act.ts
var BUILD = BUILDINGS.map(({ id }) => `build:${id}`);
var USE = BUILDINGS.map(({ id }) => `use:${id}`);
var TO_BUILD = new Map(BUILD.map((option, n) => [option, n]));
var TO_USE = new Map(USE.map((option, n) => [option, n]));
var IDS = BUILDINGS.map(({ id }) => id);
var LOSE = "lose";
var ONLY_LOSE = pick([LOSE]);
function canAct(s, seat) {
  for (let n = 0; n < IDS.length; n++) if (canBuild(s, seat, n) || canUse(s, seat, n)) return true;
  return false;
}
var act = {
  own: true,
  // it is the turn, and a sale may come first
  offer(s, seat) {
    const options2 = [];
    for (let n = 0; n < IDS.length; n++) if (canBuild(s, seat, n)) options2.push(BUILD[n]);
    for (let n = 0; n < IDS.length; n++) if (canUse(s, seat, n)) options2.push(USE[n]);
    return options2.length > 0 ? pick(options2) : ONLY_LOSE;
  },
  answer(play, seat, option) {
    if (option === LOSE) {
      play.tell("lost", { seat });
      return;
    }
    const n = TO_BUILD.get(option);
    if (n === void 0) makeUse(play, seat, TO_USE.get(option) ?? 0);
    else build(play, seat, n);
  },
  why: (s, seat, option) => whyNotAct(s, seat, option)
};
var owns = (s, seat) => s.owner.includes(seat);
var sell2 = {
  offer(s, seat) {
    const options2 = [];
    for (let n = 0; n < IDS.length; n++) if (s.owner[n] === seat) options2.push(IDS[n]);
    return pick(options2);
  },
  answer: (play, _, id) => sellBuilding(play, numberOf(id), "sell"),
  why: (s, seat, id) => whyNotSell(s, seat, id)
};
var NONE3 = [];
var SELL = [{ key: "sell" }];
function asides(s, seat) {
  if (seat !== s.turn || !owns(s, seat)) return NONE3;
  const key = topAsk(s, seat)?.key;
  return key === "act" || key === "end" ? SELL : NONE3;
}

// packages/inland-port/src/card-text.ts
function cardText(building) {
  const { effect: effect2, bonus, counts } = building;
  const sentences = [effect2 ? effectText(effect2) : { key: "card.locked" }];
  if (bonus) sentences.push(bonusText(bonus));
  if (counts?.per === "factory") sentences.push({ key: "card.dock", args: { n: DOCK_VALUE } });
  else if (counts) sentences.push({ key: "card.counts", args: { good: counts.per } });
  if (isFactory(building)) sentences.push({ key: "card.factory" });
  return sentences;
}
function effectText(effect2) {
  switch (effect2.kind) {
    case "shift":
      return {
        key: effect2.goods.length === 1 ? "card.shift" : "card.both",
        args: { goods: effect2.goods, way: effect2.way }
      };
    case "either":
      return { key: "card.either", args: { goods: effect2.goods, way: effect2.way } };
    case "spread":
    case "different":
      return { key: `card.${effect2.kind}`, args: { way: effect2.way } };
    case "earn":
      return { key: "card.earn", args: { n: effect2.francs } };
    case "buy":
      return { key: "card.buy", args: { n: effect2.francs, good: effect2.good, way: effect2.way } };
    case "trade":
      return tradeText(effect2);
    case "sell":
      return { key: "card.sell", args: { goods: effect2.goods, way: effect2.way, n: effect2.francs } };
    case "sell-different":
      return { key: "card.sell-different", args: { way: effect2.way, n: effect2.francs } };
  }
}
function tradeText({ food, francs, gets }) {
  return "francs" in gets ? { key: "card.trade.francs", args: { food, n: gets.francs } } : { key: "card.trade.step", args: { food, n: francs, good: gets.good, way: gets.way } };
}
function bonusText(bonus) {
  switch (bonus.kind) {
    case "steps":
      return {
        key: "card.plus",
        args: { steps: bonus.steps.map(({ good, way }) => ({ key: "card.step", args: { good, way } })) }
      };
    case "spread":
      return { key: "card.plus-spread", args: { n: bonus.n } };
    case "netted":
      return { key: "card.netted", args: { good: bonus.step.good, way: bonus.step.way } };
  }
}

// packages/inland-port/src/texts/de.ts
var de = {
  "game.name": "Le Havre: Der Binnenhafen",
  "game.about": "Zwei Spieler, 31 Geb\xE4ude, zwei Spielpl\xE4ne mit Zeigern: Je l\xE4nger ein Geb\xE4ude wartet, desto st\xE4rker wird es, bis es verkauft werden muss.",
  "game.data": "Keine verf\xFCgbare Quelle zeigt die gedruckten Pl\xE4ttchen. Als rekonstruiert markierte Kosten und Werte sind so gew\xE4hlt, dass sie zu allem Bekannten passen; wenn du das Spiel besitzt, kannst du sie in einer Datei berichtigen.",
  "game.tie": "Gleichstand. Die Spielregel verlangt eine Revanche, bei der die andere Person beginnt.",
  "option.starts": "Wer beginnt",
  "option.starts.drawn": "Wird ausgelost",
  "option.starts.first": "Platz 1",
  "option.starts.second": "Platz 2",
  "score.francs": "Franc",
  "score.buildings": "Geb\xE4ude",
  "score.factories": "Fabriken",
  "score.dock": "Dock",
  "decision.first": "Wer ist Startspieler?",
  "decision.act": "Baue oder benutze ein Geb\xE4ude",
  "decision.pay": "Bezahle {n} {good}",
  "decision.effect": "{building}, {times}-mal: Warenanzeiger verschieben",
  "decision.trade": "{building}: noch einmal? (noch {times}-mal m\xF6glich)",
  "decision.end": "Beende deinen Zug",
  "decision.sell": "Verkaufe ein Geb\xE4ude zum halben Wert",
  "option.first.n": "Platz {n}",
  "option.build": "{0} bauen",
  "option.use": "{0} benutzen",
  "option.lose": "Keine Aktion m\xF6glich: Die Aktion verf\xE4llt",
  "option.wood": "Holz auf {0}",
  "option.wood-over": "Holz auf {0}, {1} zu viel bezahlt",
  "option.clay": "Lehm auf {0}",
  "option.clay-over": "Lehm auf {0}, {1} zu viel bezahlt",
  "option.food": "Fisch auf {0}, Getreide auf {1}",
  "option.food-over": "Fisch auf {0}, Getreide auf {1}, {2} zu viel bezahlt",
  "option.stop": "Aufh\xF6ren",
  "option.to": "Holz {0}, Lehm {1}, Fisch {2}, Getreide {3}",
  "option.earn": "{0} Franc: Holz {1}, Lehm {2}, Fisch {3}, Getreide {4}",
  "option.spend": "{0} Franc zahlen: Holz {1}, Lehm {2}, Fisch {3}, Getreide {4}",
  "option.end": "Zug beenden",
  "event.first": "{seat} ist Startspieler und erh\xE4lt den Spielplan mit A bis F.",
  "event.round": "Runde {letter}: {n} Aktionen, {seat} beginnt. Neue Geb\xE4ude: {buildings}.",
  "event.build": "{seat} baut f\xFCr {cost}: {building}.",
  "event.pay": "{seat} bezahlt {n} {good}: {from} \u2192 {to}.",
  "event.overpaid": "{n} {good} zu viel bezahlt.",
  "event.use": "{seat} benutzt in Sektor {sector}: {building}.",
  "event.fee": "{seat} zahlt {n} Franc an {ownerSeat}.",
  "event.bonus": "{seat} erh\xE4lt {n} Franc Sektorbonus.",
  "event.move": "{seat}: {good} {from} \u2192 {to} ({n}).",
  "event.earn": "{seat} erh\xE4lt {n} Franc.",
  "event.spend": "{seat} zahlt {n} Franc.",
  "event.sell": "{seat} verkauft f\xFCr {francs} Franc: {building}.",
  "event.forced": "Zwangsverkauf: {seat} verkauft f\xFCr {francs} Franc: {building}.",
  "event.dial": "Beide Zeiger drehen sich weiter.",
  "event.lost": "{seat} hat keine m\xF6gliche Aktion: Sie verf\xE4llt.",
  "event.over": "Die Zeiger haben sich zum letzten Mal gedreht. Die Partie ist zu Ende.",
  "why.unknown": "Ein Geb\xE4ude {building} gibt es nicht.",
  "why.yours": "Das hast du schon gebaut: {building}.",
  "why.theirs": "Das geh\xF6rt deinem Gegner: {building}.",
  "why.later": "{building} wird erst in Runde {letter} erh\xE4ltlich.",
  "why.short": "{building} kostet {n} {token}, du hast {have}.",
  "why.locked": "{building} kann nicht benutzt werden, sondern z\xE4hlt nur am Ende.",
  "why.unbuilt": "Das hat noch niemand gebaut: {building}.",
  "why.zero": "{building} liegt in Sektor 0 und kann erst benutzt werden, wenn sich der Zeiger gedreht hat.",
  "why.fee": "{building} zu benutzen kostet 1 Franc an den Besitzer, und du hast keinen. Der Franc aus Sektor 4+1 kommt daf\xFCr zu sp\xE4t.",
  "why.lose": "Solange eine Aktion m\xF6glich ist, musst du sie ausf\xFChren.",
  "why.good": "Hier bezahlst du mit {good}.",
  "why.cell": "Ein solches Feld gibt es im Warenlager nicht.",
  "why.moves": "Beim Bezahlen geht ein Warenanzeiger nach links, unten oder links unten: Von {from} kommt er nicht auf {to}.",
  "why.paid.little": "Damit sind erst {paid} von {n} {good} bezahlt.",
  "why.paid.much": "Damit w\xE4ren {paid} statt {n} {good} bezahlt: Es war schon vor dem letzten Feld genug.",
  "why.effect": "{building} kann die Warenanzeiger nicht so verschieben.",
  "why.sell": "Du kannst nur eigene Geb\xE4ude verkaufen, und {building} geh\xF6rt dir nicht.",
  "card.n": "N ist der Wert des Sektors: 2, 3 oder 4.",
  "card.shift": "Schiebe {goods} N Felder nach {way}.",
  "card.both": "Schiebe jede dieser Waren N Felder nach {way}: {goods}.",
  "card.either": "Schiebe eine dieser Waren N Felder nach {way}: {goods}.",
  "card.spread": "Schiebe beliebige Waren insgesamt N Felder nach {way}, beliebig aufgeteilt.",
  "card.different": "Schiebe N verschiedene Waren je 1 Feld nach {way}.",
  "card.earn": "Nimm N-mal {n} Franc.",
  "card.buy": "Bis zu N-mal: Zahle {n} Franc und schiebe {good} 1 Feld nach {way}.",
  "card.trade.step": "Bis zu N-mal: Zahle {n} Franc und {food} Nahrung und schiebe {good} 1 Feld nach {way}.",
  "card.trade.francs": "Bis zu N-mal: Zahle {food} Nahrung f\xFCr {n} Franc.",
  "card.sell": "Bis zu N-mal: Schiebe eine dieser Waren 1 Feld nach {way} f\xFCr {n} Franc: {goods}.",
  "card.sell-different": "Bis zu N verschiedene Waren: Schiebe jede 1 Feld nach {way} f\xFCr {n} Franc.",
  "card.locked": "Gesperrt: kann nicht benutzt werden.",
  "card.plus": "Einmal zus\xE4tzlich: {steps}.",
  "card.step": "{good} 1 Feld nach {way}",
  "card.plus-spread": "Einmal zus\xE4tzlich: noch {n} {n|Feld|Felder} in dieselbe Richtung.",
  "card.netted": "Einmal zus\xE4tzlich: {good} 1 Feld nach {way}; beides wird miteinander verrechnet.",
  "card.counts": "Am Ende 1 wert je {good} in deinem Warenlager.",
  "card.dock": "Am Ende {n} wert je eigener Fabrik.",
  "card.factory": "Z\xE4hlt als Fabrik.",
  "term.wood": "Holz",
  "term.clay": "Lehm",
  "term.fish": "Fisch",
  "term.grain": "Getreide",
  "term.food": "Nahrung",
  "term.franc": "Franc",
  "term.franc.one": "Franc",
  "term.building": "Geb\xE4ude",
  "term.right": "rechts",
  "term.left": "links",
  "term.up": "oben",
  "term.down": "unten",
  "term.up-right": "rechts oben",
  "term.up-left": "links oben",
  "term.down-left": "links unten",
  "term.certain": "sicher",
  "term.two sources": "zwei Quellen",
  "term.one source": "eine Quelle",
  "term.inferred": "erschlossen",
  "term.memory": "aus der Erinnerung",
  "term.reconstructed": "rekonstruiert",
  "view.round": "Runde {value}",
  "view.actions": "Noch {n} Aktionen in dieser Runde",
  "view.francs": "Franc",
  "view.goods": "Waren",
  "view.supply": "Erh\xE4ltlich",
  "view.later": "Kommt sp\xE4ter",
  "view.beside": "Neben dem Spielplan",
  "view.wood-cell": "Warenanzeiger Holz",
  "view.clay-cell": "Warenanzeiger Lehm",
  "view.fish-cell": "Warenanzeiger Fisch",
  "view.grain-cell": "Warenanzeiger Getreide",
  "view.sector-0": "Sektor 0",
  "view.sector-2": "Sektor 2",
  "view.sector-3": "Sektor 3",
  "view.sector-4": "Sektor 4",
  "view.sector-4+1": "Sektor 4+1",
  "view.sector-!": "Sektor !",
  // The labels of the card index.
  "component.buildings": "Geb\xE4ude",
  "component.letter": "Buchstabe",
  "component.reconstructed": "rekonstruiert",
  "component.name": "Name",
  "component.cost": "Kosten",
  "component.value": "Wert",
  "component.counts": "z\xE4hlt",
  "component.locked": "ohne Funktion",
  "component.factory": "Fabrik",
  "component.rounds": "Runden",
  "component.actions": "Aktionen",
  "component.begins": "beginnt",
  "component.first player": "Startspieler",
  "component.second player": "zweiter Spieler",
  "component.per": "je",
  "component.n": "Punkte",
  "component.good": "Ware"
};

// packages/inland-port/src/texts/en.ts
var en = {
  "game.name": "Le Havre: The Inland Port",
  "game.about": "Two players, 31 buildings and two dials: the longer a building waits, the stronger it gets, until it must be sold.",
  "game.data": "No available source shows the printed tiles. Costs and values marked as reconstructed were chosen to fit everything that is known; if you own the game, you can correct them in one file.",
  "game.tie": "A tie. The rule book asks for a rematch that the other player begins.",
  "option.starts": "Who begins",
  "option.starts.drawn": "Drawn by lot",
  "option.starts.first": "Seat 1",
  "option.starts.second": "Seat 2",
  "score.francs": "Francs",
  "score.buildings": "Buildings",
  "score.factories": "Factories",
  "score.dock": "Dock",
  "decision.first": "Who starts?",
  "decision.act": "Build or use a building",
  "decision.pay": "Pay {n} {good}",
  "decision.effect": "{building}, {times} times: move the goods markers",
  "decision.trade": "{building}: again? ({times} left)",
  "decision.end": "End your turn",
  "decision.sell": "Sell a building for half its value",
  "option.first.n": "Seat {n}",
  "option.build": "Build {0}",
  "option.use": "Use {0}",
  "option.lose": "No action possible: lose the action",
  "option.wood": "Wood to {0}",
  "option.wood-over": "Wood to {0}, overpaid by {1}",
  "option.clay": "Clay to {0}",
  "option.clay-over": "Clay to {0}, overpaid by {1}",
  "option.food": "Fish to {0}, grain to {1}",
  "option.food-over": "Fish to {0}, grain to {1}, overpaid by {2}",
  "option.stop": "Stop",
  "option.to": "Wood {0}, clay {1}, fish {2}, grain {3}",
  "option.earn": "{0} {0|franc|francs}: wood {1}, clay {2}, fish {3}, grain {4}",
  "option.spend": "Pay {0} {0|franc|francs}: wood {1}, clay {2}, fish {3}, grain {4}",
  "option.end": "End the turn",
  "event.first": "{seat} is the starting player and gets the dial with A to F.",
  "event.round": "Round {letter}: {n} actions, {seat} starts. New buildings: {buildings}.",
  "event.build": "{seat} builds {building} for {cost}.",
  "event.pay": "{seat} pays {n} {good}: {from} \u2192 {to}.",
  "event.overpaid": "{n} {good} overpaid.",
  "event.use": "{seat} uses {building} in sector {sector}.",
  "event.fee": "{seat} pays {n} {n|franc|francs} to {ownerSeat}.",
  "event.bonus": "{seat} gets {n} {n|franc|francs} as sector bonus.",
  "event.move": "{seat}: {good} {from} \u2192 {to} ({n}).",
  "event.earn": "{seat} gets {n} {n|franc|francs}.",
  "event.spend": "{seat} pays {n} {n|franc|francs}.",
  "event.sell": "{seat} sells {building} for {francs} {francs|franc|francs}.",
  "event.forced": "Forced sale: {seat} sells {building} for {francs} {francs|franc|francs}.",
  "event.dial": "Both pointers turn.",
  "event.lost": "{seat} has no possible action and loses it.",
  "event.over": "The pointers have turned for the last time. The game is over.",
  "why.unknown": "There is no building {building}.",
  "why.yours": "You have already built this: {building}.",
  "why.theirs": "This belongs to your opponent: {building}.",
  "why.later": "{building} becomes available in round {letter}.",
  "why.short": "{building} costs {n} {token}, you have {have}.",
  "why.locked": "{building} can\u2019t be used: it only scores at the end.",
  "why.unbuilt": "This has not been built yet: {building}.",
  "why.zero": "{building} is in sector 0 and can\u2019t be used until the pointer turns.",
  "why.fee": "Using {building} costs 1 franc to its owner, and you have none. The franc of sector 4+1 comes too late for that.",
  "why.lose": "You must take an action if one is possible.",
  "why.good": "You pay with {good} here.",
  "why.cell": "The warehouse has no such space.",
  "why.moves": "Paying moves a marker left, down or down-left: it can\u2019t get from {from} to {to}.",
  "why.paid.little": "That pays only {paid} of {n} {good}.",
  "why.paid.much": "That pays {paid} instead of {n} {good}: you had paid enough before the last move.",
  "why.effect": "{building} can\u2019t move the markers there.",
  "why.sell": "You can only sell your own buildings, and {building} is not yours.",
  "card.n": "N is the value of the sector: 2, 3 or 4.",
  "card.shift": "Move {goods} N spaces {way}.",
  "card.both": "Move each of these N spaces {way}: {goods}.",
  "card.either": "Move one of these N spaces {way}: {goods}.",
  "card.spread": "Move any goods a total of N spaces {way}, split as you like.",
  "card.different": "Move N different goods 1 space {way} each.",
  "card.earn": "Take {n} {n|franc|francs} N times.",
  "card.buy": "Up to N times: pay {n} {n|franc|francs} to move {good} 1 space {way}.",
  "card.trade.step": "Up to N times: pay {n} {n|franc|francs} and {food} food to move {good} 1 space {way}.",
  "card.trade.francs": "Up to N times: pay {food} food for {n} {n|franc|francs}.",
  "card.sell": "Up to N times: move one of these 1 space {way} for {n} {n|franc|francs}: {goods}.",
  "card.sell-different": "Up to N different goods: move each 1 space {way} for {n} {n|franc|francs}.",
  "card.locked": "Locked: it can\u2019t be used.",
  "card.plus": "Once in addition: {steps}.",
  "card.step": "{good} 1 space {way}",
  "card.plus-spread": "Once in addition: {n} more {n|space|spaces} in the same direction.",
  "card.netted": "Once in addition: {good} 1 space {way}; the two are offset against each other.",
  "card.counts": "At the end worth 1 per {good} in your warehouse.",
  "card.dock": "At the end worth {n} per factory you own.",
  "card.factory": "Counts as a factory.",
  "term.wood": "wood",
  "term.clay": "clay",
  "term.fish": "fish",
  "term.grain": "grain",
  "term.food": "food",
  "term.franc": "francs",
  "term.franc.one": "franc",
  "term.building": "buildings",
  "term.right": "right",
  "term.left": "left",
  "term.up": "up",
  "term.down": "down",
  "term.up-right": "up and right",
  "term.up-left": "up and left",
  "term.down-left": "down and left",
  "term.certain": "certain",
  "term.two sources": "two sources",
  "term.one source": "one source",
  "term.inferred": "inferred",
  "term.memory": "from memory",
  "term.reconstructed": "reconstructed",
  "view.round": "Round {value}",
  "view.actions": "{n} actions left this round",
  "view.francs": "Francs",
  "view.goods": "Goods",
  "view.supply": "Available",
  "view.later": "Coming later",
  "view.beside": "Beside the dial",
  "view.wood-cell": "Wood marker",
  "view.clay-cell": "Clay marker",
  "view.fish-cell": "Fish marker",
  "view.grain-cell": "Grain marker",
  "view.sector-0": "Sector 0",
  "view.sector-2": "Sector 2",
  "view.sector-3": "Sector 3",
  "view.sector-4": "Sector 4",
  "view.sector-4+1": "Sector 4+1",
  "view.sector-!": "Sector !",
  // The labels of the card index.
  "component.buildings": "buildings",
  "component.letter": "letter",
  "component.reconstructed": "reconstructed",
  "component.name": "name",
  "component.cost": "cost",
  "component.value": "value",
  "component.counts": "counts",
  "component.locked": "no function",
  "component.factory": "factory",
  "component.rounds": "rounds",
  "component.actions": "actions",
  "component.begins": "starts",
  "component.first player": "first player",
  "component.second player": "second player",
  "component.per": "for each",
  "component.n": "points",
  "component.good": "good"
};

// packages/inland-port/src/texts/index.ts
var names = (language) => Object.fromEntries(BUILDINGS.map((one2) => [`term.${one2.id}`, one2[language]]));
var messages = {
  en: { ...coreMessages.en, ...names("en"), ...en },
  de: { ...coreMessages.de, ...names("de"), ...de }
};

// packages/inland-port/src/components.ts
function reconstructed({ sure: { name, cost: cost2, value: value2 } }, language) {
  const figures = Object.entries({ name: name[language], cost: cost2, value: value2 });
  return figures.filter(([, confidence]) => confidence === "reconstructed").map(([figure]) => figure);
}
var perLanguage = (of) => Object.fromEntries(LANGUAGES.map((language) => [language, of(language)]));
var words = (building, language) => cardText(building).map((text) => say(messages[language], text)).join(" ");
var card = (building) => ({
  id: building.id,
  letter: building.letter,
  name: { en: building.en, de: building.de },
  text: perLanguage((language) => words(building, language)),
  cost: priceOf(building),
  value: building.value,
  counts: building.counts ? { ...building.counts } : null,
  locked: building.effect === null,
  factory: isFactory(building),
  // Effects are plain data; their type just has no index signature.
  effect: building.effect,
  bonus: building.bonus ?? null,
  confidence: { letter: LETTER_CONFIDENCE, effect: EFFECT_CONFIDENCE, ...building.sure },
  reconstructed: perLanguage((language) => reconstructed(building, language))
});
var components = {
  buildings: BUILDINGS.map(card),
  rounds: LETTERS.map((letter, i) => ({
    letter,
    actions: ACTIONS[i] ?? 0,
    begins: i % 2 === 0 ? "first player" : "second player",
    confidence: ACTIONS_CONFIDENCE
  })),
  dial: {
    sectors: SECTORS.map((sector, i) => ({ sector, times: TIMES[i] ?? 0, francs: i === BONUS_SECTOR ? 1 : 0 })),
    confidence: DIAL_CONFIDENCE
  },
  warehouse: { rowValue: ROW_VALUE, rowLengths: [...ROW_LENGTHS], confidence: { ...WAREHOUSE_CONFIDENCE } },
  start: { francs: START_FRANCS, cells: { ...START_CELLS }, goods: [...GOODS], confidence: { ...START_CONFIDENCE } },
  fee: FEE,
  dock: DOCK_VALUE
};

// packages/inland-port/src/display.ts
function display(s) {
  return {
    seats: [sheet(s, 0), sheet(s, 1)],
    table: {
      round: LETTERS[s.round] ?? "\u2013",
      actions: s.actions,
      supply: ids((n) => s.owner[n] === NOBODY && inPlay(s, n)),
      later: ids((n) => !inPlay(s, n))
    }
  };
}
function sheet(s, seat) {
  const goods = {};
  GOODS.forEach((good, i) => goods[good] = amountOf(s, seat, i));
  const cells = Object.fromEntries(GOODS.map((good, i) => [`${good}-cell`, nameOf3(markers(s, seat)[i] ?? 0)]));
  const dial = Object.fromEntries(
    SECTORS.map((sector) => [`sector-${sector}`, ids((n) => s.owner[n] === seat && sectorOf(s, n) === sector)])
  );
  const beside = ids((n) => s.owner[n] === seat && sectorOf(s, n) === null);
  return { francs: s.francs[seat] ?? 0, goods, ...cells, ...dial, beside };
}
var ids = (is) => BUILDINGS.flatMap(({ id }, n) => is(n) ? [id] : []);

// packages/inland-port/src/options.ts
var options = {
  /** Who begins: the rule book draws it, but asks for a rematch after a tie that the other player begins (ruling IP-16). */
  starts: { kind: "choice", values: ["drawn", "first", "second"], default: "drawn" }
};
function chosenStart({ starts }) {
  if (starts === "first") return 0;
  return starts === "second" ? 1 : null;
}
var rematch = (s) => ({ starts: s.first === 0 ? "second" : "first" });

// packages/inland-port/src/flow.ts
var ARRIVALS = LETTERS.map((letter) => BUILDINGS.filter((one2) => one2.letter === letter).map(({ id }) => id));
function begin(play) {
  const seat = chosenStart(play.s.setup.options);
  if (seat === null) play.ask(NATURE, "first", { roll: "first" });
  else beginWith(play, seat);
}
var first = {
  offer: () => pick(["0", "1"]),
  answer: (play, _, seat) => beginWith(play, Number(seat))
};
function beginWith(play, seat) {
  play.s.first = seat;
  play.tell("first", { seat });
  startRound(play);
}
function startRound(play) {
  const { s } = play;
  s.actions = ACTIONS[s.round] ?? 0;
  s.turn = s.round % 2 === 0 ? s.first : 1 - s.first;
  if (play.events)
    play.tell("round", {
      letter: LETTERS[s.round] ?? "",
      seat: s.turn,
      n: s.actions,
      buildings: ARRIVALS[s.round] ?? []
    });
  nextTurn(play);
}
function nextTurn(play) {
  const { s } = play;
  while (s.actions > 0) {
    if (canAct(s, s.turn) || owns(s, s.turn)) {
      play.ask(s.turn, "end");
      play.ask(s.turn, "act");
      return;
    }
    play.tell("lost", { seat: s.turn });
    pass(s);
  }
  turnDials(play);
  if (s.round < ROUNDS) startRound(play);
  else play.tell("over");
}
function pass(s) {
  s.actions--;
  s.turn = 1 - s.turn;
}
var END = pick(["end"]);
var end = {
  own: true,
  commits: true,
  offer: () => END,
  answer(play) {
    pass(play.s);
    nextTurn(play);
  }
};

// packages/inland-port/src/ledger.ts
var ledger = (s) => ({
  round: LETTERS[Math.min(s.round, LETTERS.length - 1)] ?? "",
  seats: [0, 1].map((seat) => ({
    amounts: {
      goods: GOODS.reduce((sum2, _, good) => sum2 + amountOf(s, seat, good), 0),
      food: amountOf(s, seat, FISH) + amountOf(s, seat, GRAIN)
    },
    cards: { building: BUILDINGS.flatMap(({ id }, n) => s.owner[n] === seat ? [id] : []) }
  }))
});

// packages/inland-port/src/scoring.ts
var score = (s) => [sheet2(s, 0), sheet2(s, 1)];
function sheet2(s, seat) {
  let buildings = 0;
  let factories = 0;
  let built = 0;
  let dock = 0;
  BUILDINGS.forEach((building, n) => {
    if (s.owner[n] !== seat) return;
    buildings += building.value;
    if (isFactory(building)) built++;
    const per = building.counts?.per;
    if (per === "factory") dock = DOCK_VALUE;
    else if (per) factories += amountOf(s, seat, goodNumber(per));
  });
  return { seat, lines: { francs: s.francs[seat] ?? 0, buildings, factories, dock: dock * built } };
}
var goodNumber = (good) => GOODS.indexOf(good);

// packages/inland-port/src/value.ts
function value(s, seat) {
  return worth(s, seat) - worth(s, 1 - seat);
}
function worth(s, seat) {
  const left = actionsLeft(s);
  let sum2 = (s.francs[seat] ?? 0) + goodsWorth(markers(s, seat), left) + pendingWorth(s, seat, left);
  let factories = 0;
  let dock = 0;
  for (let n = 0; n < BUILDINGS.length; n++) {
    if (s.owner[n] !== seat) continue;
    const building = BUILDINGS[n];
    sum2 += building.effect ? building.value * keeps2(s, n) : building.value;
    if (isFactory(building)) factories++;
    const per = building.counts?.per;
    if (per === "factory") dock = DOCK_VALUE;
    else if (per) sum2 += Math.max(0, amountOf(s, seat, GOODS.indexOf(per)) * (1 - rate(per, left)));
  }
  return sum2 + dock * factories;
}
var actionsLeft = (s) => s.actions + (AFTER[s.round] ?? 0);
var AFTER = ACTIONS.map((_, round) => ACTIONS.slice(round + 1).reduce((sum2, n) => sum2 + n, 0));
function keeps2(s, n) {
  if ((s.since[n] ?? 0) + 5 > ROUNDS) return 1;
  return KEEPS[ageOf(s, n)] ?? 0.5;
}
var KEEPS = [1, 1, 1, 0.95, 0.8, 0.5];
var EARLY = { wood: 1.4, clay: 1.4, fish: 0.9, grain: 0.9 };
var PLENTY = 12;
var BEYOND = 0.7;
var HORIZON = 12;
var rate = (good, left) => EARLY[good] * Math.min(1, left / HORIZON);
function goodsWorth(cells, left) {
  let sum2 = 0;
  for (let i = 0; i < GOODS.length; i++) {
    const amount = amountAt(cells[i] ?? 0);
    const useful = Math.min(amount, PLENTY) + Math.max(0, amount - PLENTY) * BEYOND;
    sum2 += useful * rate(GOODS[i] ?? "wood", left);
  }
  return sum2;
}
function pendingWorth(s, seat, left) {
  let sum2 = 0;
  for (const ask of s.pending[s.pending.length - 1]?.asks ?? []) if (ask.seat === seat) sum2 += askWorth(s, ask, left);
  return sum2;
}
function askWorth(s, { key, seat, data }, left) {
  if (key === "pay") {
    const { good, n } = data;
    return -n * rate(good === "food" ? "fish" : good, left);
  }
  if (key !== "effect" && key !== "trade") return 0;
  const { building, times } = data;
  const tile = BUILDINGS[numberOf(building)];
  if (tile.effect?.kind === "trade") {
    const { food, francs, gets } = tile.effect;
    const gain = "francs" in gets ? gets.francs : 3 * rate(gets.good, left);
    return times * Math.max(0, gain - francs - food * rate("fish", left));
  }
  const cells = markers(s, seat);
  const now = goodsWorth(cells, left);
  let best = 0;
  for (const result of results(tile, times, cells, s.francs[seat] ?? 0))
    best = Math.max(best, goodsWorth(result.cells, left) - now + result.francs);
  return best;
}
function weights(s) {
  const left = actionsLeft(s);
  return Object.fromEntries([...GOODS.map((good) => [good, rate(good, left)]), ["franc", 1]]);
}

// packages/inland-port/src/about.ts
function rulingsAbout({ id, cost: cost2, effect: effect2, bonus }) {
  const found = [];
  if (id === "bakehouse") found.push("IP-23");
  if (bonus?.kind === "netted") found.push("IP-6");
  if (bonus?.kind === "spread" && bonus.n > 1) found.push("IP-21");
  if (bonus && bonus.kind !== "netted") found.push("IP-5");
  switch (effect2?.kind) {
    case void 0:
      found.push("IP-17", "IP-14");
      break;
    case "shift":
    case "either":
    case "spread":
    case "different":
      found.push("IP-2", "IP-4");
      break;
    case "buy":
      found.push("IP-8", "IP-11");
      break;
    case "trade":
      found.push("IP-7", "IP-20", "IP-11");
      break;
    case "sell":
      found.push("IP-24", "IP-9");
      break;
    case "sell-different":
      found.push("IP-9");
      break;
    case "earn":
      break;
  }
  if (effect2) found.push("IP-15", "IP-10");
  if (cost2.food && !found.includes("IP-20")) found.push("IP-20");
  if (!cost2.francs) found.push("IP-3");
  return found;
}

// packages/inland-port/src/lost.ts
var stepsBetween = (from, to) => Math.max(Math.abs(rowOf(to) - rowOf(from)), Math.abs(columnOf(to) - columnOf(from)));
function lostSteps({ effect: effect2, bonus }, n, from, to) {
  const made = GOODS.map((_, i) => stepsBetween(from[i] ?? 0, to[i] ?? 0));
  const asked = GOODS.map(() => 0);
  let shared = 0;
  const ask = (good, steps) => asked[GOODS.indexOf(good)] = (asked[GOODS.indexOf(good)] ?? 0) + steps;
  const times = n - (bonus?.kind === "netted" ? 1 : 0);
  if (effect2?.kind === "shift") for (const good of effect2.goods) ask(good, times);
  if (effect2?.kind === "either")
    ask(effect2.goods.find((good) => (made[GOODS.indexOf(good)] ?? 0) > 0) ?? effect2.goods[0] ?? "wood", times);
  if (effect2?.kind === "spread" || effect2?.kind === "different") shared = times;
  if (bonus?.kind === "steps") for (const { good } of bonus.steps) ask(good, 1);
  if (bonus?.kind === "spread") shared += bonus.n;
  const lost = {};
  if (shared > 0) {
    const missing = shared - made.reduce((sum2, steps) => sum2 + steps, 0);
    if (missing > 0) lost.any = missing;
    return lost;
  }
  GOODS.forEach((good, i) => {
    const missing = (asked[i] ?? 0) - (made[i] ?? 0);
    if (missing > 0) lost[good] = missing;
  });
  return lost;
}

// packages/inland-port/src/foresee.ts
function outcomes(s, seat, building) {
  const n = numberOf(building);
  if (n < 0 || !canUse(s, seat, n)) return [];
  const tile = BUILDINGS[n];
  const fee = s.owner[n] === seat ? 0 : FEE;
  const francs = (s.francs[seat] ?? 0) - fee + (hasBonus(s, n) ? 1 : 0);
  const cells = markers(s, seat);
  const times = timesOf(s, n);
  if (tile.effect?.kind === "trade") return tradeOutcomes(tile.effect, times, cells, francs);
  const found = results(tile, times, cells, francs);
  return found.map((result) => ({
    answers: found.length === 1 ? [] : [optionFor(verbOf(n), result)],
    cells: named(result.cells),
    francs: francs + result.francs,
    waste: 0,
    lost: lostSteps(tile, times, cells, result.cells)
  }));
}
function ifBuilt(s, seat, building) {
  const cost2 = BUILDINGS[numberOf(building)]?.cost;
  const francs = (s.francs[seat] ?? 0) - (cost2?.francs ?? 0);
  if (!cost2 || francs < 0) return [];
  let now = [{ cells: markers(s, seat), francs, answers: [], waste: 0 }];
  const pay2 = (goods, { all: all2, offer }) => {
    now = now.flatMap(
      (one2) => all2.map((payment2, i) => ({
        cells: one2.cells.map((cell, good) => payment2.cells[goods.indexOf(good)] ?? cell),
        francs,
        answers: all2.length === 1 ? one2.answers : [...one2.answers, offer.options[i] ?? STOP],
        waste: one2.waste + payment2.waste
      }))
    );
  };
  const at = (good) => markers(s, seat)[good] ?? 0;
  if (cost2.wood) pay2([WOOD], payments2(WOOD, at(WOOD), cost2.wood));
  if (cost2.clay) pay2([CLAY], payments2(CLAY, at(CLAY), cost2.clay));
  if (cost2.food) pay2([FISH, GRAIN], foodPayments(at(FISH), at(GRAIN), cost2.food));
  return outcomesOf(now.sort((a, b) => a.waste - b.waste));
}
var named = (cells) => Object.fromEntries(GOODS.map((good, i) => [good, nameOf3(cells[i] ?? 0)]));
function tradeOutcomes(trade3, times, cells, francs) {
  const ends = /* @__PURE__ */ new Map();
  let now = [{ cells, francs, answers: [], waste: 0 }];
  for (let left = times; now.length > 0; left--) {
    const further = /* @__PURE__ */ new Map();
    for (const one2 of now) {
      const open = left > 0 && canTrade(trade3, one2.cells, one2.francs);
      note(ends, open ? { ...one2, answers: [...one2.answers, STOP] } : one2);
      if (open) for (const after of traded(trade3, one2)) note(further, after);
    }
    now = [...further.values()];
  }
  return outcomesOf([...ends.values()].sort((a, b) => a.waste - b.waste || b.answers.length - a.answers.length));
}
var outcomesOf = (found) => found.map((end2) => ({ ...end2, cells: named(end2.cells), lost: {} }));
function note(found, one2) {
  const key = `${one2.cells.join()}/${one2.francs}`;
  const other = found.get(key);
  if (!other || one2.waste < other.waste) found.set(key, one2);
}
function traded({ food, francs, gets }, one2) {
  const { all: all2, offer } = foodPayments(one2.cells[FISH] ?? 0, one2.cells[GRAIN] ?? 0, food);
  return all2.map((payment2, i) => {
    const cells = one2.cells.slice();
    [cells[FISH], cells[GRAIN]] = [payment2.cells[0] ?? 0, payment2.cells[1] ?? 0];
    if (!("francs" in gets)) {
      const good = GOODS.indexOf(gets.good);
      cells[good] = next(cells[good] ?? 0, gets.way);
    }
    return {
      cells,
      francs: one2.francs - francs + ("francs" in gets ? gets.francs : 0),
      answers: [...one2.answers, offer.options[i] ?? STOP],
      waste: one2.waste + payment2.waste
    };
  });
}

// packages/inland-port/src/index.ts
var inlandPort = {
  id: "inland-port",
  version: 0,
  seats: { min: 2, max: 2 },
  options,
  rematch,
  setup: fresh,
  begin,
  questions: { first, act, pay, effect, trade: trade2, end, sell: sell2 },
  steps: {},
  asides,
  copy: copyInlandPort,
  score,
  value,
  weights,
  census,
  display,
  ledger,
  messages,
  components
};

// <stdin>
var game = Object.values(src_exports2).find((one2) => one2?.id === "inland-port" && one2.questions);
export {
  src_exports as core,
  game
};
