// Frozen by quayside freeze le-havre. Never change it: stored matches are played by it.
var __defProp = Object.defineProperty;
var __export = (target, all2) => {
  for (var name in all2)
    __defProp(target, name, { get: all2[name], enumerable: true });
};

// packages/le-havre/src/index.ts
var src_exports2 = {};
__export(src_exports2, {
  feedings: () => feedings,
  foodByShips: () => foodByShips,
  interestOf: () => interestOf,
  isFinal: () => isFinal,
  leHavre: () => leHavre,
  loansAhead: () => loansAhead,
  roundsOf: () => roundsOf,
  seatInTurn: () => seatInTurn,
  supplyTrack: () => supplyTrack,
  turnsLeft: () => turnsLeft
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
  const n2 = bag[token];
  return typeof n2 === "number" && n2 > 0 ? n2 : 0;
}
function total(bag) {
  let n2 = 0;
  for (const token in bag) n2 += count(bag, token);
  return n2;
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
function add(bag, other, times3 = 1) {
  if (!(times3 >= 0)) throw new RangeError(`cannot add a bag ${times3} times`);
  for (const token in other) bag[token] = count(bag, token) + count(other, token) * times3;
}
function take(bag, other) {
  for (const token in other) demand(bag, token, count(other, token));
  for (const token in other) bag[token] = count(bag, token) - count(other, token);
}
function move(from, to, token, n2) {
  if (!(n2 >= 0)) throw new RangeError(`cannot move ${n2} ${token}`);
  demand(from, token, n2);
  from[token] = count(from, token) - n2;
  to[token] = count(to, token) + n2;
}
function has(bag, other) {
  for (const token in other) if (count(bag, token) < count(other, token)) return false;
  return true;
}
function sum(a, b2) {
  const all2 = { ...a };
  add(all2, b2);
  return tidy(all2);
}
function minus(a, b2) {
  const left2 = { ...a };
  take(left2, b2);
  return tidy(left2);
}
function sameBag(a, b2) {
  return has(a, b2) && has(b2, a);
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
    const n2 = input[token];
    if (!Number.isSafeInteger(n2) || n2 < 0) return false;
  }
  return true;
}
function demand(bag, token, n2) {
  const have = count(bag, token);
  if (have < n2) throw new RangeError(`${n2} ${token} asked for, ${have} there`);
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
  const left2 = kinds.map((kind) => kind.n);
  dealWhatIsClear(kinds, left2, rest);
  for (let need2 = 0; need2 < rest.length; need2++) {
    let reach = 0;
    for (let k = 0; k < kinds.length; k++) reach += (left2[k] ?? 0) * (kinds[k]?.worth[need2] ?? 0);
    if (reach < (rest[need2] ?? 0)) return false;
  }
  if (grabs(kinds, [...left2], [...rest])) return true;
  return islands(kinds, left2, rest).every((island) => matches(island) ?? searches(island, effort));
}
function dealWhatIsClear(kinds, left2, rest) {
  for (let met = true; met; ) {
    met = false;
    for (let k = 0; k < kinds.length; k++) {
      const kind = kinds[k];
      const n2 = left2[k] ?? 0;
      if (kind === void 0 || n2 <= 0) continue;
      let only3 = -1;
      let uses = 0;
      for (let need2 = 0; need2 < rest.length; need2++) {
        if ((rest[need2] ?? 0) > 0 && (kind.worth[need2] ?? 0) > 0) {
          only3 = need2;
          uses++;
        }
      }
      if (uses > 1) continue;
      left2[k] = 0;
      if (uses === 0) continue;
      rest[only3] = (rest[only3] ?? 0) - n2 * (kind.worth[only3] ?? 0);
      if ((rest[only3] ?? 0) <= 0) met = true;
    }
  }
}
function islands(kinds, left2, rest) {
  const island = rest.map((units, need2) => units > 0 ? need2 : -1);
  for (let k = 0; k < kinds.length; k++) {
    if ((left2[k] ?? 0) <= 0) continue;
    let first2 = -1;
    for (let need2 = 0; need2 < rest.length; need2++) {
      const here = island[need2] ?? -1;
      if (here < 0 || (kinds[k]?.worth[need2] ?? 0) <= 0 || here === first2) continue;
      if (first2 < 0) first2 = here;
      else for (let i = 0; i < island.length; i++) if (island[i] === here) island[i] = first2;
    }
  }
  const found = [];
  for (const id of new Set(island)) {
    if (id < 0) continue;
    const needs = [...rest.keys()].filter((need2) => island[need2] === id);
    const alike = /* @__PURE__ */ new Map();
    kinds.forEach((kind, k) => {
      const n2 = left2[k] ?? 0;
      const worth2 = needs.map((need2) => kind.worth[need2] ?? 0);
      if (n2 <= 0 || worth2.every((w2) => w2 <= 0)) return;
      const key = worth2.join();
      alike.set(key, { n: n2 + (alike.get(key)?.n ?? 0), worth: worth2 });
    });
    found.push({ kinds: [...alike.values()], units: needs.map((need2) => rest[need2] ?? 0) });
  }
  return found;
}
function matches({ kinds, units }) {
  if (units.length > 10) return null;
  const asked = [];
  for (let need2 = 0; need2 < units.length; need2++) {
    let worth2 = 0;
    for (const kind of kinds) {
      const here = kind.worth[need2] ?? 0;
      if (here <= 0 || here === worth2) continue;
      if (worth2 > 0) return null;
      worth2 = here;
    }
    asked.push(tokensFor(units[need2] ?? 0, worth2));
  }
  const serves = kinds.map(
    (kind) => kind.worth.reduce((mask, worth2, need2) => worth2 > 0 ? mask | 1 << need2 : mask, 0)
  );
  for (let some = 1; some < 1 << units.length; some++) {
    let lacking = 0;
    for (let need2 = 0; need2 < units.length; need2++) if (some & 1 << need2) lacking += asked[need2] ?? 0;
    for (let k = 0; k < kinds.length; k++) if ((serves[k] ?? 0) & some) lacking -= kinds[k]?.n ?? 0;
    if (lacking > 0) return false;
  }
  return true;
}
function grabs(kinds, left2, rest) {
  const reach = [];
  for (let need2 = 0; need2 < rest.length; need2++) {
    let units = 0;
    for (let k = 0; k < kinds.length; k++) units += (left2[k] ?? 0) * (kinds[k]?.worth[need2] ?? 0);
    reach.push(units);
  }
  const straits = (need2) => Math.max(0, rest[need2] ?? 0) / Math.max(reach[need2] ?? 0, Number.MIN_VALUE);
  for (; ; ) {
    let poorest = 0;
    for (let need2 = 1; need2 < rest.length; need2++) if (straits(need2) > straits(poorest)) poorest = need2;
    const missing = rest[poorest] ?? 0;
    if (missing <= 0) return true;
    let best = -1;
    let suits = 0;
    for (let k = 0; k < kinds.length; k++) {
      const worth3 = kinds[k]?.worth ?? [];
      const here = Math.min(worth3[poorest] ?? 0, missing);
      if ((left2[k] ?? 0) <= 0 || here <= 0) continue;
      let elsewhere = 0;
      for (let need2 = 0; need2 < rest.length; need2++) elsewhere += (worth3[need2] ?? 0) * straits(need2);
      if (here / elsewhere > suits) {
        suits = here / elsewhere;
        best = k;
      }
    }
    if (best < 0) return false;
    const worth2 = kinds[best]?.worth ?? [];
    const most = Math.min(left2[best] ?? 0, tokensFor(missing, worth2[poorest] ?? 0));
    const n2 = Math.max(1, Math.floor(most / 8));
    left2[best] = (left2[best] ?? 0) - n2;
    rest[poorest] = missing - n2 * (worth2[poorest] ?? 0);
    for (let need2 = 0; need2 < rest.length; need2++) reach[need2] = (reach[need2] ?? 0) - n2 * (worth2[need2] ?? 0);
  }
}
function searches(island, effort = { left: ONE_DEAL }) {
  const { units } = island;
  const uses = (kind) => kind.worth.reduce((n2, worth2) => worth2 > 0 ? n2 + 1 : n2, 0);
  const kinds = island.kinds.toSorted(
    (a, b2) => uses(a) - uses(b2) || Math.max(...b2.worth) - Math.max(...a.worth) || (a.worth.join() < b2.worth.join() ? -1 : 1)
  );
  const reach = [units.map(() => 0)];
  const reachAll = [0];
  for (const kind of kinds.toReversed()) {
    reach.unshift(units.map((_, need2) => (reach[0]?.[need2] ?? 0) + kind.n * (kind.worth[need2] ?? 0)));
    reachAll.unshift((reachAll[0] ?? 0) + kind.n * Math.max(...kind.worth));
  }
  const failed = /* @__PURE__ */ new Set();
  const rest = [...units];
  let patience = Math.min(ONE_DEAL, effort.left);
  const deal2 = (k) => {
    if (patience-- <= 0) return false;
    effort.left--;
    let open = 0;
    for (let need2 = 0; need2 < rest.length; need2++) {
      const here = rest[need2] ?? 0;
      if (here <= 0) continue;
      if (here > (reach[k]?.[need2] ?? 0)) return false;
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
  const nextUse = (kind, need2) => {
    for (; need2 < rest.length; need2++) if ((rest[need2] ?? 0) > 0 && (kind.worth[need2] ?? 0) > 0) return need2;
    return -1;
  };
  const split = (k, kind, need2, n2) => {
    need2 = nextUse(kind, need2);
    if (need2 < 0 || n2 === 0) return deal2(k + 1);
    const here = rest[need2] ?? 0;
    const worth2 = kind.worth[need2] ?? 0;
    const next2 = nextUse(kind, need2 + 1);
    for (let give2 = Math.min(n2, tokensFor(here, worth2)); give2 >= 0; give2--) {
      rest[need2] = here - give2 * worth2;
      if (next2 < 0 ? deal2(k + 1) : split(k, kind, next2, n2 - give2)) return true;
      if (next2 < 0 || patience <= 0) break;
    }
    rest[need2] = here;
    return false;
  };
  return deal2(0);
}

// packages/engine/src/need-cover.ts
function coversAfter(bag, given, needs, effort) {
  let open = 0;
  for (const need2 of needs) {
    if (!(need2.units > 0)) continue;
    open++;
    if (paid(bag, given, need2) < need2.units) return false;
  }
  if (open < 2 || !contested(bag, needs)) return true;
  if (atMostOneWaits(bag, given, needs)) return true;
  const wanted = needs.filter((need2) => need2.units > 0);
  const kinds = [];
  for (const token in bag) {
    const n2 = count(bag, token) - count(given, token);
    if (n2 > 0) kinds.push({ n: n2, worth: wanted.map((need2) => worthOf(need2, token)) });
  }
  return dealable(
    kinds,
    wanted.map((need2) => need2.units),
    effort
  );
}
function spare(bag, needs, effort) {
  const shared = needs.length > 1 && contested(bag, needs);
  for (const token of tokens(bag)) {
    let needed = false;
    for (const need2 of needs) {
      const worth2 = need2.units > 0 ? worthOf(need2, token) : 0;
      if (worth2 === 0) continue;
      needed = shared ? !coversAfter(bag, { [token]: 1 }, needs, effort) : paid(bag, NOTHING, need2) - worth2 < need2.units;
      break;
    }
    if (!needed) return token;
  }
  return null;
}
function contested(bag, needs) {
  for (let i = 0; i < needs.length; i++) {
    const need2 = needs[i];
    if (need2 === void 0 || !(need2.units > 0)) continue;
    for (const token in need2.worth) {
      if (worthOf(need2, token) === 0 || count(bag, token) === 0) continue;
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
    const need2 = needs[i];
    let units = need2.units;
    for (const token in need2.worth) {
      if (units <= 0) break;
      const n2 = count(bag, token) - count(given, token);
      if (n2 > 0 && !wantedElsewhere(token, i, needs)) units -= n2 * worthOf(need2, token);
    }
    if (units > 0 && ++waiting > 1) return false;
  }
  return true;
}
function wantedElsewhere(token, here, needs) {
  for (let i = 0; i < needs.length; i++) {
    const need2 = needs[i];
    if (i !== here && need2.units > 0 && worthOf(need2, token) > 0) return true;
  }
  return false;
}
function paid(bag, given, need2) {
  let units = 0;
  for (const token in need2.worth) {
    const n2 = given === NOTHING ? count(bag, token) : count(bag, token) - count(given, token);
    if (n2 > 0) units += n2 * worthOf(need2, token);
  }
  return units;
}
function worthOf(need2, token) {
  const worth2 = need2.worth[token];
  return typeof worth2 === "number" && worth2 > 0 ? worth2 : 0;
}
function nameOf(need2) {
  return need2.name ?? tokens(need2.worth).join("/");
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
function refuseBundle(b2, answer) {
  if (!isBag(answer)) return { key: "bundle.malformed" };
  const unknown = unknownIn(b2, answer);
  if (unknown !== null) return { key: "bundle.unknown", args: { token: unknown } };
  let n2 = 0;
  for (const token of tokens(answer)) {
    const asked = count(answer, token);
    const have = atMost(b2, token);
    if (asked > have) return { key: "bundle.short", args: { token, have, asked } };
    n2 += asked;
  }
  if (!rightNumber(b2, n2)) return { key: "bundle.count", args: numbers(b2, n2) };
  if (b2.needs !== void 0) {
    if (!covers(answer, b2.needs)) return uncovered(answer, b2.needs);
    const token = spare(answer, b2.needs);
    if (token !== null) return { key: "bundle.waste", args: { token } };
  }
  return keeps(b2, answer) ? null : { key: "bundle.keep" };
}
function unknownIn(b2, answer) {
  let found = null;
  for (const token in answer)
    if (answer[token] === 0 && !Object.hasOwn(b2.from, token) && (found === null || token < found)) found = token;
  return found;
}
function atMost(b2, token) {
  const n2 = count(b2.from, token);
  return b2.keep === void 0 ? n2 : Math.min(n2, count(b2.keep.stock, token));
}
function rightNumber(b2, n2) {
  return n2 >= (b2.min ?? 0) && n2 <= (b2.max ?? Infinity);
}
function keeps(b2, answer) {
  const { keep } = b2;
  return keep === void 0 || keep.any.some((needs) => coversAfter(keep.stock, answer, needs));
}
function numbers(b2, given) {
  return { given, min: b2.min ?? 0, max: Math.min(b2.max ?? Infinity, total(b2.from)) };
}
function uncovered(answer, needs) {
  const at = needs.findIndex((_, i) => !covers(answer, needs.slice(0, i + 1)));
  const need2 = needs[at];
  if (need2 === void 0) return { key: "bundle.uncovered" };
  const coversBut = (missing2) => covers(answer, [...needs.slice(0, at), { ...need2, units: need2.units - missing2 }]);
  let missing = Math.max(0, need2.units - paid(answer, {}, need2));
  for (let enough = need2.units; missing < enough; ) {
    const middle = missing + Math.floor((enough - missing) / 2);
    if (coversBut(middle)) enough = middle;
    else missing = Math.min(middle + 1, enough);
  }
  return { key: "bundle.uncovered", args: { need: nameOf(need2), missing } };
}

// packages/engine/src/bundle-plan.ts
function planOf(b2, needs) {
  const open = needs.filter((need2) => need2.units > 0);
  const found = [];
  const caps = [];
  let shared = false;
  for (const token of tokens(b2.from)) {
    const cap = atMost(b2, token);
    if (cap === 0) continue;
    let serves = 0;
    for (const need2 of open) if (worthOf(need2, token) > 0) serves++;
    if (serves === 0) continue;
    if (serves > 1) shared = true;
    found.push(token);
    caps.push(cap);
  }
  const steps7 = [];
  const starts = [0];
  for (let need2 = 0; need2 < open.length; need2++) {
    const wanted = open[need2];
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
      order2.sort((a, b3) => worthOf(wanted, found[b3] ?? "") - worthOf(wanted, found[a] ?? "") || a - b3);
    const end2 = steps7.length + order2.length;
    const next2 = open[need2 + 1]?.units ?? 0;
    for (const kind of order2) {
      const worth2 = worthOf(wanted, found[kind] ?? "");
      reach -= worth2 * (caps[kind] ?? 0);
      steps7.push({ need: need2, kind, worth: worth2, after: reach, end: end2, next: next2 });
    }
    starts.push(end2);
  }
  return { tokens: found, caps, needs: open, steps: steps7, starts, shared };
}
function leastAt(step, missing) {
  return missing > step.after ? tokensFor(missing - step.after, step.worth) : 0;
}
function mostAt(plan, step, missing, used) {
  return Math.min((plan.caps[step.kind] ?? 0) - (used[step.kind] ?? 0), tokensFor(missing, step.worth));
}
function bagOf(names2, used) {
  const bag = {};
  for (let kind = 0; kind < names2.length; kind++) {
    const n2 = used[kind] ?? 0;
    const token = names2[kind];
    if (n2 > 0 && token !== void 0) bag[token] = n2;
  }
  return bag;
}
function gateOf(b2, plan, used, effort) {
  const fits2 = numberFits(b2, plan);
  const room = roomOf(b2, plan.tokens, plan.caps, effort);
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
  for (let need2 = now; need2 < plan.needs.length; need2++) {
    const worth2 = plan.tokens.map(() => 0);
    const first2 = need2 === now ? at : plan.starts[need2] ?? 0;
    for (let i = first2; i < (plan.starts[need2 + 1] ?? 0); i++) {
      const step = plan.steps[i];
      if (step !== void 0) worth2[step.kind] = step.worth;
    }
    open.push({ units: need2 === now ? missing : plan.needs[need2]?.units ?? 0, worth: worth2 });
  }
  return open;
}
function roomOf(b2, names2, caps, effort) {
  const { keep } = b2;
  if (keep === void 0) return null;
  const all2 = bagOf(names2, caps);
  if (keep.any.some((needs) => coversAfter(keep.stock, all2, needs))) return null;
  const alternatives = keep.any.map((needs) => {
    const open = needs.filter((need2) => need2.units > 0);
    const worths = (token) => open.map((need2) => worthOf(need2, token));
    return {
      units: open.map((need2) => need2.units),
      given: names2.map(worths),
      // Tokens of the stock that can't be given wait for what must stay payable.
      aside: tokens(keep.stock).map((token) => ({ n: count(keep.stock, token) - count(all2, token), worth: worths(token) })).filter((kind) => kind.n > 0 && kind.worth.some((worth2) => worth2 > 0))
    };
  });
  return (used, demands) => alternatives.some(({ units, given, aside }) => {
    const kinds = aside.map(({ n: n2, worth: worth2 }) => ({ n: n2, worth: [...demands.map(() => 0), ...worth2] }));
    given.forEach((worth2, kind) => {
      const n2 = (caps[kind] ?? 0) - (used[kind] ?? 0);
      if (n2 > 0) kinds.push({ n: n2, worth: [...demands.map((demand2) => demand2.worth[kind] ?? 0), ...worth2] });
    });
    return dealable(kinds, [...demands.map((demand2) => demand2.units), ...units], effort);
  });
}
var ample = (plan, effort) => (used, demands) => dealable(
  plan.tokens.map((_, kind) => ({
    n: (plan.caps[kind] ?? 0) - (used[kind] ?? 0),
    worth: demands.map((demand2) => demand2.worth[kind] ?? 0)
  })),
  demands.map((demand2) => demand2.units),
  effort
);
function numberFits(b2, plan) {
  let most = 0;
  for (const cap of plan.caps) most += cap;
  if (rightNumber(b2, 0) && rightNumber(b2, most)) return null;
  const low = Math.max(0, Math.ceil(b2.min ?? 0));
  const high = Math.min(most, Math.floor(b2.max ?? most));
  if (!(low <= high)) return () => false;
  const right = (1n << BigInt(high - low + 1)) - 1n << BigInt(low);
  const memo = plan.steps.map(() => /* @__PURE__ */ new Map());
  const numbers4 = (at, missing) => {
    const here = memo[at];
    const step = plan.steps[at];
    if (here === void 0 || step === void 0) return 1n;
    const known = here.get(missing);
    if (known !== void 0) return known;
    let ends = 0n;
    const least = leastAt(step, missing);
    for (let n2 = mostAt(plan, step, missing, []); n2 >= least; n2--) {
      const left2 = missing - n2 * step.worth;
      ends |= (left2 > 0 ? numbers4(at + 1, left2) : numbers4(step.end, step.next)) << BigInt(n2);
    }
    here.set(missing, ends);
    return ends;
  };
  return (at, missing, given) => (numbers4(at, missing) << BigInt(given) & right) !== 0n;
}

// packages/engine/src/bundle-frontier.ts
function frontier(b2, limit = Infinity) {
  return answers(b2, limit, Infinity);
}
function possible(b2) {
  if (b2.needs !== void 0 && b2.min === void 0 && b2.max === void 0) {
    if (b2.keep === void 0) return covers(b2.from, b2.needs);
    const plan = planOf(b2, b2.needs);
    return plan !== null && gateOf(b2, plan, [], { left: PATIENCE })(0, plan.needs[0]?.units ?? 0, 0);
  }
  return answers(b2, 1, PATIENCE).length > 0;
}
function onlyAnswer(b2) {
  if (b2.needs && b2.min === void 0 && b2.max === void 0) {
    const clear = b2.keep === void 0 ? onlyPayment(b2.from, b2.needs) : onlyToken(b2, b2.needs);
    if (clear !== void 0) return clear;
  }
  const [only3, other] = answers(b2, 2, PATIENCE);
  return only3 !== void 0 && other === void 0 ? only3 : null;
}
function onlyPayment(from, needs) {
  const answer = {};
  let settled = true;
  for (const need2 of needs) {
    if (need2.units <= 0) continue;
    let kinds = 0;
    let enough = 0;
    for (const token in need2.worth) {
      const worth2 = worthOf(need2, token);
      const n2 = count(from, token);
      if (worth2 === 0 || n2 === 0) continue;
      if (answer[token] !== void 0) return void 0;
      answer[token] = tokensFor(need2.units, worth2);
      kinds++;
      if (n2 * worth2 >= need2.units) enough++;
    }
    if (enough === 0) return kinds === 0 ? null : void 0;
    if (enough > 1) settled = false;
    else if (kinds > 1) return void 0;
  }
  return settled ? answer : null;
}
function onlyToken(b2, needs) {
  const [need2] = needs;
  if (!need2 || needs.length > 1 || need2.units <= 0) return void 0;
  let answer = null;
  for (const token in need2.worth) {
    const worth2 = worthOf(need2, token);
    if (worth2 === 0 || atMost(b2, token) === 0) continue;
    if (worth2 < need2.units) return void 0;
    const one = { [token]: 1 };
    if (!keeps(b2, one)) continue;
    if (answer) return null;
    answer = one;
  }
  return answer;
}
function wander(b2, random) {
  return answers(b2, 1, PATIENCE, random)[0] ?? null;
}
var PATIENCE = 3e6;
function answers(b2, limit, patience, random) {
  const found = [];
  if (!(limit > 0)) return found;
  const effort = { left: patience };
  const visit = (names2, used) => found.push(bagOf(names2, used)) >= limit;
  if (b2.needs === void 0) {
    eachSelection(b2, visit, effort, random);
  } else {
    const plan = planOf(b2, b2.needs);
    if (plan !== null) eachPayment(b2, plan, visit, effort, random);
  }
  return found;
}
function eachPayment(b2, plan, visit, effort, random) {
  const used = plan.tokens.map(() => 0);
  const gate = gateOf(b2, plan, used, effort);
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
    const ways2 = mostAt(plan, step, missing, used) - least + 1;
    const shift = random === void 0 ? 0 : Math.floor(random() * ways2);
    for (let i = ways2 - 1; i >= 0; i--) {
      const n2 = least + (i + shift) % ways2;
      const left2 = missing - n2 * step.worth;
      used[step.kind] = before + n2;
      if (left2 > 0 ? go(at + 1, left2, given + n2) : go(step.end, step.next, given + n2)) return true;
    }
    used[step.kind] = before;
    return false;
  };
  go(0, plan.needs[0]?.units ?? 0, 0);
}
function eachSelection(b2, visit, effort, random) {
  const names2 = tokens(b2.from).filter((token) => atMost(b2, token) > 0);
  const caps = names2.map((token) => atMost(b2, token));
  const used = names2.map(() => 0);
  const room = roomOf(b2, names2, caps, effort);
  const min = Math.max(0, b2.min ?? 0);
  const max = b2.max ?? Infinity;
  const go = (kind, given, after) => {
    if (--effort.left < 0) return true;
    if (given > max || given + after < min) return false;
    if (room !== null && !room(used, [{ units: min - given, worth: names2.map((_, i) => i >= kind ? 1 : 0) }]))
      return false;
    const cap = caps[kind];
    if (cap === void 0) return visit(names2, used);
    const least = Math.max(0, Math.ceil(min - given - (after - cap)));
    const ways2 = Math.min(cap, Math.floor(max - given)) - least + 1;
    const shift = random === void 0 ? 0 : Math.floor(random() * ways2);
    for (let i = 0; i < ways2; i++) {
      const n2 = least + (i + shift) % ways2;
      used[kind] = n2;
      if (go(kind + 1, given + n2, after - cap)) return true;
    }
    used[kind] = 0;
    return false;
  };
  go(0, 0, total(bagOf(names2, caps)));
}

// packages/engine/src/bundle-sample.ts
function sampleBundle(b2, random) {
  for (let guess = 0; guess < 8; guess++) {
    const answer2 = b2.needs === void 0 ? guessSelection(b2, random) : guessPayment(b2, b2.needs, random);
    if (answer2 === null) continue;
    if (keeps(b2, answer2)) return answer2;
  }
  const answer = wander(b2, random);
  if (answer === null) throw new RangeError("this bundle has no answer");
  return answer;
}
function guessPayment(b2, needs, random) {
  const names2 = tokens(b2.from);
  const left2 = [];
  const used = [];
  for (const token of names2) {
    left2.push(atMost(b2, token));
    used.push(0);
  }
  let shared = false;
  let n2 = 0;
  for (const need2 of needs) {
    if (!(need2.units > 0)) continue;
    const kinds = [];
    const worths = [];
    for (let kind = 0; kind < names2.length; kind++) {
      const worth2 = worthOf(need2, names2[kind] ?? "");
      if (worth2 === 0) continue;
      if ((used[kind] ?? 0) > 0) shared = true;
      if ((left2[kind] ?? 0) === 0) continue;
      kinds.push(kind);
      worths.push(worth2);
    }
    const drawn = [];
    for (let i = 0; i < kinds.length; i++) drawn.push(0);
    let missing = need2.units;
    for (let live = kinds.length; missing > 0; ) {
      if (live === 0) return null;
      const i = live === 1 ? 0 : Math.floor(random() * live);
      const kind = kinds[i] ?? 0;
      missing -= worths[i] ?? 0;
      drawn[i] = (drawn[i] ?? 0) + 1;
      n2++;
      if ((left2[kind] = (left2[kind] ?? 0) - 1) === 0) {
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
      n2 -= back;
      left2[kind] = (left2[kind] ?? 0) + back;
      used[kind] = (used[kind] ?? 0) + (drawn[i] ?? 0) - back;
    }
  }
  if (!shared) return rightNumber(b2, n2) ? bagOf(names2, used) : null;
  const answer = bagOf(names2, used);
  for (let token = spare(answer, needs); token !== null; token = spare(answer, needs)) {
    const most = count(answer, token);
    let back = 1;
    while (back < most && coversAfter(answer, { [token]: back + 1 }, needs)) back++;
    n2 -= back;
    if (back === most) delete answer[token];
    else answer[token] = most - back;
  }
  return rightNumber(b2, n2) ? answer : null;
}
function guessSelection(b2, random) {
  const names2 = tokens(b2.from);
  const left2 = [];
  const used = [];
  const live = [];
  let all2 = 0;
  for (let kind = 0; kind < names2.length; kind++) {
    const cap = atMost(b2, names2[kind] ?? "");
    left2.push(cap);
    used.push(0);
    if (cap > 0) live.push(kind);
    all2 += cap;
  }
  const least = Math.max(0, Math.ceil(b2.min ?? 0));
  const most = Math.min(all2, Math.floor(b2.max ?? all2));
  if (!(least <= most)) return null;
  for (let n2 = least + Math.floor(random() * (most - least + 1)); n2 > 0; n2--) {
    const i = live.length === 1 ? 0 : Math.floor(random() * live.length);
    const kind = live[i] ?? 0;
    used[kind] = (used[kind] ?? 0) + 1;
    if ((left2[kind] = (left2[kind] ?? 0) - 1) === 0) {
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
function suggest(b2, weights2 = {}, most = 12) {
  if (!(most >= 1)) return [];
  const [names2, found] = b2.needs === void 0 ? selections(b2, weights2, most) : payments(b2, b2.needs, weights2, most);
  found.sort((x2, y) => x2.cost - y.cost || compare(x2.used, y.used));
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
function payments(b2, needs, weights2, most) {
  const plan = planOf(b2, needs);
  if (plan === null) return [[], []];
  const costs = plan.tokens.map((token) => weightOf(weights2, token) + TRIFLE);
  const best = cheapestPayments(b2, plan, costs, most);
  if (best.length < most) return [plan.tokens, best];
  const chosen = best.slice(0, Math.ceil(most / 2));
  const consider = (wish) => {
    if (chosen.length < most) merge(chosen, cheapestPayments(b2, plan, costs, 1, wish));
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
function cheapestPayments(b2, plan, costs, most, wish) {
  const effort = { left: PATIENCE };
  const used = plan.tokens.map(() => 0);
  const gate = gateOf(b2, plan, used, effort);
  const best = shortlist(most);
  const wanted = wish?.use === true ? wish.kind : -1;
  const banned = wish?.use === false ? wish.kind : -1;
  const must = plan.shared ? -1 : plan.steps.findIndex((step) => step.kind === wanted);
  const passes = (at, n2, next2) => at <= must && must < next2 && !(at === must && n2 > 0);
  const memo = plan.steps.map(() => /* @__PURE__ */ new Map());
  const least = (at, missing) => {
    const here = memo[at];
    const step = plan.steps[at];
    if (here === void 0 || step === void 0) return 0;
    const known = here.get(missing);
    if (known !== void 0) return known;
    let cost2 = Infinity;
    const few = leastAt(step, missing);
    for (let n2 = step.kind === banned ? 0 : mostAt(plan, step, missing, NONE); n2 >= few; n2--) {
      const left2 = missing - n2 * step.worth;
      if (passes(at, n2, left2 > 0 ? at + 1 : step.end)) continue;
      cost2 = Math.min(
        cost2,
        n2 * (costs[step.kind] ?? 0) + (left2 > 0 ? least(at + 1, left2) : least(step.end, step.next))
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
    const ways2 = [];
    const few = leastAt(step, missing);
    for (let n2 = step.kind === banned ? 0 : mostAt(plan, step, missing, used); n2 >= few; n2--) {
      const left2 = missing - n2 * step.worth;
      const next2 = left2 > 0 ? { at: at + 1, missing: left2 } : { at: step.end, missing: step.next };
      if (passes(at, n2, next2.at)) continue;
      const cost2 = spent + n2 * (costs[step.kind] ?? 0);
      const bound = cost2 + least(next2.at, next2.missing);
      if (bound < best.bar()) ways2.push({ n: n2, ...next2, spent: cost2, bound });
    }
    ways2.sort((x2, y) => x2.bound - y.bound);
    for (const way of ways2) {
      if (way.bound >= best.bar()) break;
      used[step.kind] = before + way.n;
      go(way.at, way.missing, given + way.n, way.spent);
    }
    used[step.kind] = before;
  };
  go(0, plan.needs[0]?.units ?? 0, 0, 0);
  return best.found;
}
function selections(b2, weights2, most) {
  const names2 = tokens(b2.from).filter((token) => atMost(b2, token) > 0);
  const caps = names2.map((token) => atMost(b2, token));
  const prices = names2.map((token) => {
    const price2 = b2.price?.[token];
    return typeof price2 === "number" ? price2 : 0;
  });
  const costs = names2.map((token, kind) => weightOf(weights2, token) - (prices[kind] ?? 0) + TRIFLE);
  const best = cheapestSelections(b2, names2, caps, costs, most);
  if (best.length < most) return [names2, best];
  const priced = ({ used }) => ({
    cost: used.reduce((sum2, n2, kind) => sum2 + n2 * (costs[kind] ?? 0), 0),
    used
  });
  const first2 = (limits, by) => cheapestSelections(b2, names2, limits, costs.map(by), 1).map(priced);
  const sensible = (kind) => b2.price === void 0 || (prices[kind] ?? 0) > 0;
  const asMany = (cost2, kind) => sensible(kind) ? cost2 - DECISIVE : cost2 + DECISIVE;
  const chosen = best.slice(0, 1);
  merge(
    chosen,
    first2(caps, (cost2) => cost2 + DECISIVE),
    most
  );
  merge(chosen, first2(caps, asMany), most);
  for (let kind = 0; kind < names2.length && chosen.length <= most / 2; kind++) {
    if (!sensible(kind)) continue;
    const alone = caps.map((cap, other) => other === kind ? cap : 0);
    merge(chosen, first2(alone, asMany), most);
  }
  merge(chosen, best, most);
  return [names2, chosen];
}
function cheapestSelections(b2, names2, caps, costs, most) {
  const min = Math.max(0, b2.min ?? 0);
  const max = b2.max ?? Infinity;
  const order2 = [...names2.keys()].sort((x2, y) => (costs[x2] ?? 0) - (costs[y] ?? 0) || x2 - y);
  const effort = { left: PATIENCE };
  const used = names2.map(() => 0);
  const room = roomOf(b2, names2, caps, effort);
  const best = shortlist(most);
  const least = (i, given) => {
    if (given > max) return Infinity;
    let cost2 = 0;
    for (; i < order2.length; i++) {
      const kind = order2[i] ?? 0;
      const each2 = costs[kind] ?? 0;
      const n2 = Math.min(caps[kind] ?? 0, (each2 < 0 ? max : Math.max(given, min)) - given);
      given += n2;
      cost2 += n2 * each2;
    }
    return given < min ? Infinity : cost2;
  };
  const go = (i, given, spent) => {
    if (tired(effort, best.found)) return;
    if (room !== null) {
      const later = names2.map(() => 0);
      for (const kind2 of order2.slice(i)) later[kind2] = 1;
      if (!room(used, [{ units: min - given, worth: later }])) return;
    }
    const kind = order2[i];
    if (kind === void 0) {
      best.offer({ cost: spent, used: [...used] });
      return;
    }
    const ways2 = [];
    for (let n2 = Math.min(caps[kind] ?? 0, Math.floor(max - given)); n2 >= 0; n2--) {
      const cost2 = spent + n2 * (costs[kind] ?? 0);
      const bound = cost2 + least(i + 1, given + n2);
      if (bound < best.bar()) ways2.push({ n: n2, spent: cost2, bound });
    }
    ways2.sort((x2, y) => x2.bound - y.bound);
    for (const way of ways2) {
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
function compare(a, b2) {
  for (let kind = 0; kind < a.length; kind++) {
    const difference = (b2[kind] ?? 0) - (a[kind] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
var NONE = [];

// packages/engine/src/bundle-waste.ts
function waste(b2, answer) {
  const needs = (b2.needs ?? []).filter((need2) => need2.units > 0);
  const over = leastOver(needs, answer);
  return needs.flatMap((need2, i) => {
    const units = over[i] ?? 0;
    return units > 0 ? [{ need: nameOf(need2), units }] : [];
  });
}
var WAYS = 5e3;
function leastOver(needs, answer) {
  let ways2 = [needs.map((need2) => -need2.units)];
  for (const token of tokens(answer)) {
    const serves = [...needs.keys()].filter((i) => worthsOf(needs, i, token) > 0);
    if (serves.length === 0) continue;
    const next2 = /* @__PURE__ */ new Map();
    const deal2 = (over, which, n2) => {
      const need2 = serves[which] ?? 0;
      const last = which === serves.length - 1;
      for (let give2 = last ? n2 : 0; give2 <= n2; give2++) {
        const dealt = over.with(need2, (over[need2] ?? 0) + give2 * worthsOf(needs, need2, token));
        if (last) next2.set(dealt.join(), dealt);
        else deal2(dealt, which + 1, n2 - give2);
      }
    };
    for (const over of ways2) deal2(over, 0, count(answer, token));
    ways2 = [...next2.values()];
    if (ways2.length > WAYS) ways2 = ways2.toSorted((x2, y) => missed(x2) - missed(y)).slice(0, WAYS);
  }
  const met = ways2.filter((over) => over.every((units) => units >= 0));
  return met.toSorted((x2, y) => all(x2) - all(y) || firstDifference(x2, y))[0] ?? [];
}
var worthsOf = (needs, i, token) => {
  const need2 = needs[i];
  return need2 === void 0 ? 0 : worthOf(need2, token);
};
var all = (over) => over.reduce((sum2, units) => sum2 + units, 0);
var missed = (over) => over.reduce((sum2, units) => sum2 + Math.abs(units), 0);
var firstDifference = (x2, y) => x2.reduce((found, units, i) => found || units - (y[i] ?? 0), 0);

// packages/engine/src/copy.ts
function copy(value2) {
  if (typeof value2 !== "object" || value2 === null) return value2;
  if (Array.isArray(value2)) {
    const n2 = value2.length;
    const out2 = new Array(n2);
    for (let i = 0; i < n2; i++) {
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
  let b2 = 16777619;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 16777619);
    b2 = Math.imul(b2 ^ code + i, 2246822507);
  }
  return (a >>> 0).toString(36) + (b2 >>> 0).toString(36);
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
function numbers2(n2) {
  const kept = LISTS[n2];
  if (kept) return kept;
  const list = Array.from({ length: n2 + 1 }, (_, i) => String(i));
  return n2 < 100 ? LISTS[n2] = list : list;
}
var LISTS = {};
var order = (items, first2) => first2 === void 0 ? { kind: "order", items } : { kind: "order", items, first: first2 };
function payment(stock2, needs, keep) {
  const from = {};
  for (const { worth: worth2 } of needs)
    for (const token in worth2) if (count(stock2, token) > 0) from[token] = count(stock2, token);
  return keep === void 0 ? { kind: "bundle", from, needs } : { kind: "bundle", from, needs, keep: { stock: stock2, any: [keep] } };
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
  const left2 = [...offer.items];
  for (const item of answer) {
    if (typeof item !== "string") return { key: "core.malformed.order" };
    const at = left2.indexOf(item);
    if (at < 0) return { key: "core.refused.order.item", args: { item: clip(item) } };
    left2.splice(at, 1);
  }
  return null;
}
var clip = (input) => input.length > 60 ? `${input.slice(0, 60)}\u2026` : input;
function meant(answer) {
  if (typeof answer !== "object" || answer === null || Array.isArray(answer)) return answer;
  const bag = answer;
  for (const token in bag)
    if (bag[token] === 0) return Object.fromEntries(Object.entries(bag).filter(([, n2]) => n2 !== 0));
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
  const grow = (chosen, left2) => {
    if (found.length >= most) return;
    if (chosen.length === first2) {
      found.push(chosen);
      return;
    }
    left2.forEach((item, i) => grow([...chosen, item], [...left2.slice(0, i), ...left2.slice(i + 1)]));
  };
  grow([], offer.items);
  return found;
}

// packages/engine/src/random.ts
function randomFrom(seed) {
  const text = String(seed);
  let [a, b2, c, d] = [2654435769, 608135816, 3084996962, 1];
  for (let i = 0; i < text.length; i++) {
    a = Math.imul(a ^ text.charCodeAt(i), 2246822507);
    b2 = Math.imul(b2 ^ a >>> 13, 3266489909);
    c = c + Math.imul(b2, 668265263) | 0;
  }
  const next2 = () => {
    const t = (a + b2 | 0) + d | 0;
    d = d + 1 | 0;
    a = b2 ^ b2 >>> 9;
    b2 = c + (c << 3) | 0;
    c = (c << 21 | c >>> 11) + t;
    c |= 0;
    return (t >>> 0) / 4294967296;
  };
  for (let i = 0; i < 12; i++) next2();
  return next2;
}
var below = (random, n2) => random() * n2 | 0;

// packages/engine/src/state.ts
var NATURE = -1;
var SPECTATOR = -2;
var isOver = (s2) => s2.pending.length === 0;
function topAsk(s2, seat) {
  const asks = s2.pending[s2.pending.length - 1]?.asks;
  if (asks) {
    for (let i = asks.length - 1; i >= 0; i--) if (asks[i]?.seat === seat) return asks[i];
  }
  return void 0;
}
function dueAsks(s2) {
  const asks = s2.pending[s2.pending.length - 1]?.asks ?? [];
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
function isAsked(s2, seat, key) {
  const asks = s2.pending[s2.pending.length - 1]?.asks;
  if (asks) {
    for (let i = 0; i < asks.length; i++) if (asks[i]?.seat === seat && asks[i]?.key === key) return true;
  }
  return false;
}

// packages/engine/src/pile.ts
var UNKNOWN = "?";
var DRAW = "draw";
var fullPile = (deck, size) => ({ slots: [], rest: { deck, next: 0, size } });
var emptyPile = () => ({ slots: [] });
var pileSize = (pile) => pile.slots.length + (pile.rest ? pile.rest.size - pile.rest.next : 0);
function pileOf(s2, name) {
  const pile = s2.piles?.[name];
  if (!pile) throw new RuleDefect(`no pile named ${name}`);
  return pile;
}
function topSlots(s2, name, n2) {
  const pile = pileOf(s2, name);
  while (pile.slots.length < n2 && pile.rest && pile.rest.next < pile.rest.size)
    pile.slots.unshift({ deck: pile.rest.deck, i: pile.rest.next++ });
  if (pile.slots.length < n2) throw new RuleDefect(`pile ${name} has fewer than ${n2} cards`);
  return n2 === 0 ? [] : pile.slots.slice(-n2);
}
function topCards(s2, name, n2) {
  return topSlots(s2, name, n2).map((slot) => cardOf(slot, name)).reverse();
}
var cardsIn = (s2, name) => topSlots(s2, name, pileSize(pileOf(s2, name))).map((slot) => cardOf(slot, name));
function cardOf(slot, name) {
  if (slot.card === void 0 || slot.card === UNKNOWN) throw new Hidden(`a card of ${name}`);
  return slot.card;
}
function takeTop(s2, name) {
  const [slot] = topSlots(s2, name, 1);
  const card = cardOf(slot, name);
  pileOf(s2, name).slots.pop();
  return card;
}
function takeCard(s2, name, card) {
  const pile = pileOf(s2, name);
  const at = pile.slots.findIndex((slot) => slot.card === card);
  if (at < 0) throw new Hidden(`${card} in ${name}`);
  pile.slots.splice(at, 1);
}
function moveTop(s2, from, to) {
  const [slot] = topSlots(s2, from, 1);
  pileOf(s2, from).slots.pop();
  pileOf(s2, to).slots.push(slot);
}
function putCard(s2, name, deck, card, seen) {
  pileOf(s2, name).slots.push(seen === "all" ? { deck, card, open: true } : { deck, card, seen: [...seen] });
}
function swapCards(s2, name, a, b2) {
  topSlots(s2, name, Math.max(a, b2) + 1);
  const { slots } = pileOf(s2, name);
  const [x2, y] = [slots.length - 1 - a, slots.length - 1 - b2];
  const held = slots[x2];
  slots[x2] = slots[y];
  slots[y] = held;
}
function reorder(s2, name, seat, cards2) {
  const slots = topSlots(s2, name, cards2.length);
  const left2 = slots.map((slot) => cardOf(slot, name));
  for (const card of cards2) {
    const at = left2.indexOf(card);
    if (at < 0) throw new RuleDefect(`reordering ${name} must keep its cards`);
    left2.splice(at, 1);
  }
  if (slots.some((slot) => slot.among || slot.open || slot.seen?.some((viewer) => viewer !== seat)))
    blurOthers(s2, slots, seat);
  slots.forEach((slot, i) => {
    slot.card = cards2[cards2.length - 1 - i];
    slot.seen = [seat];
    if (slot.open) delete slot.open;
  });
}
function blurOthers(s2, slots, seat) {
  const hints = s2.hints ??= [];
  const among2 = [];
  for (let n2 = -1; n2 < s2.setup.seats; n2++) {
    const viewer = n2 < 0 ? SPECTATOR : n2;
    if (viewer === seat || !knowsAny(slots, viewer)) continue;
    const seen = slots.filter((slot) => knows(slot, viewer)).map((slot) => slot.card);
    const old = hints.filter((hint) => hint.seat === viewer && slots.some((slot) => slot.among?.includes(hint.id)));
    const hinted = [...seen, ...old.flatMap((hint) => hint.cards)].sort();
    if (hinted.length === 0) continue;
    const id = 1 + Math.max(0, ...hints.map((hint) => hint.id), ...among2);
    hints.push({ id, seat: viewer, cards: hinted });
    among2.push(id);
    if (old.length === 0) continue;
    for (const slot of Object.values(s2.piles ?? {}).flatMap((pile) => pile.slots))
      if (old.some((hint) => slot.among?.includes(hint.id)))
        slot.among = [...(slot.among ?? []).filter((one) => !old.some((hint) => hint.id === one)), id];
  }
  s2.hints = hints.filter((hint) => among2.includes(hint.id) || !slots.some((slot) => slot.among?.includes(hint.id)));
  if (among2.length === 0) return;
  for (const slot of slots) slot.among = [.../* @__PURE__ */ new Set([...slot.among ?? [], ...among2])].sort((a, b2) => a - b2);
}
function knowsAny(slots, viewer) {
  for (const slot of slots) if (slot.among !== void 0 || knows(slot, viewer)) return true;
  return false;
}
var knows = (slot, viewer) => slot.card !== void 0 && slot.card !== UNKNOWN && (slot.open === true || (slot.seen?.includes(viewer) ?? false));
function show(s2, name, n2, to) {
  let news = false;
  topSlots(s2, name, n2);
  const { slots } = pileOf(s2, name);
  for (let i = slots.length - n2; i < slots.length; i++) {
    let slot = slots[i];
    const card = cardOf(slot, name);
    if (to === "all" ? slot.open : knows(slot, to)) continue;
    news = true;
    if (to === "all") {
      const { deck, among: among2 } = slot;
      slot = slots[i] = among2 ? { deck, card, open: true, among: among2 } : { deck, card, open: true };
    } else slot.seen = slot.seen ? [...slot.seen, to].sort((a, b2) => a - b2) : [to];
    settleHints(s2, slot, to);
  }
  return news;
}
function settleHints(s2, slot, to) {
  if (!slot.among || !s2.hints) return;
  slot.among = slot.among.filter((id) => {
    const hint = s2.hints?.find((one) => one.id === id);
    if (!hint || to !== "all" && hint.seat !== to) return true;
    const at = hint.cards.indexOf(slot.card);
    if (at >= 0) hint.cards.splice(at, 1);
    return false;
  });
  if (slot.among.length === 0) delete slot.among;
  s2.hints = s2.hints.filter((hint) => hint.cards.length > 0);
  if (s2.hints.length === 0) delete s2.hints;
}
function concealPiles(s2, viewer) {
  if (!s2.piles) return;
  const unseen = s2.unseen ??= {};
  const mine = s2.hints?.filter((hint) => hint.seat === viewer) ?? [];
  const hinted = mine.flatMap((hint) => hint.cards);
  for (const pile of Object.values(s2.piles))
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
  if (mine.length > 0) s2.hints = mine;
  else delete s2.hints;
}
function imaginePiles(view, random) {
  const hidden = Object.values(view.piles ?? {}).flatMap((pile) => pile.slots.filter((slot) => slot.card === UNKNOWN));
  for (const hint of view.hints ?? []) {
    const places = hidden.filter((slot) => slot.among?.includes(hint.id) && slot.card === UNKNOWN);
    for (const card of hint.cards) {
      const [slot] = places.splice(below(random, places.length), 1);
      if (slot) slot.card = card;
    }
  }
  for (const slot of hidden) {
    if (slot.card !== UNKNOWN) continue;
    const cards2 = view.unseen?.[slot.deck] ?? [];
    const [card] = cards2.splice(below(random, cards2.length), 1);
    if (card !== void 0) slot.card = card;
  }
}

// packages/engine/src/sha256.ts
var K = new Int32Array(64);
var START = new Int32Array(8);
{
  let found = 0;
  for (let n2 = 2; found < 64; n2++) {
    let prime = true;
    for (let d = 2; d * d <= n2; d++) if (n2 % d === 0) prime = false;
    if (!prime) continue;
    const fraction = (x2) => (x2 - Math.floor(x2)) * 4294967296;
    if (found < 8) START[found] = fraction(Math.sqrt(n2));
    K[found++] = fraction(Math.cbrt(n2));
  }
}
var encoder = new TextEncoder();
var w = new Int32Array(64);
var h = new Int32Array(8);
var word = (words, i) => words[i];
var rotate = (x2, n2) => x2 >>> n2 | x2 << 32 - n2;
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
    const x2 = word(w, i - 15);
    const y = word(w, i - 2);
    const s0 = rotate(x2, 7) ^ rotate(x2, 18) ^ x2 >>> 3;
    const s1 = rotate(y, 17) ^ rotate(y, 19) ^ y >>> 10;
    w[i] = word(w, i - 16) + s0 + word(w, i - 7) + s1 | 0;
  }
  let a = word(h, 0);
  let b2 = word(h, 1);
  let c = word(h, 2);
  let d = word(h, 3);
  let e = word(h, 4);
  let f = word(h, 5);
  let g = word(h, 6);
  let k = word(h, 7);
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const t1 = k + s1 + (e & f ^ ~e & g) + word(K, i) + word(w, i) | 0;
    const t2 = (rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22)) + (a & b2 ^ a & c ^ b2 & c) | 0;
    k = g;
    g = f;
    f = e;
    e = d + t1 | 0;
    d = c;
    c = b2;
    b2 = a;
    a = t1 + t2 | 0;
  }
  h[0] = word(h, 0) + a;
  h[1] = word(h, 1) + b2;
  h[2] = word(h, 2) + c;
  h[3] = word(h, 3) + d;
  h[4] = word(h, 4) + e;
  h[5] = word(h, 5) + f;
  h[6] = word(h, 6) + g;
  h[7] = word(h, 7) + k;
}
var hex = (words) => [...words].map((word2) => word2.toString(16).padStart(8, "0")).join("");

// packages/engine/src/nature.ts
function dealer(game2, setup2, seed, numbers4 = stream) {
  const decks2 = /* @__PURE__ */ new Map();
  return (ask, offer) => {
    if (ask.key === DRAW) {
      const { deck, i } = ask.data;
      let order2 = decks2.get(deck);
      if (!order2) decks2.set(deck, order2 = shuffled(game2.decks?.(setup2)[deck] ?? [], numbers4(`${seed}/${deck}`)));
      return order2[i];
    }
    return sample(offer, numbers4(`${seed}/${rollLabel(ask)}`));
  };
}
var rollLabel = (ask) => {
  const data = ask.data;
  return `${ask.key}/${data?.roll ?? ask.id}`;
};
function scripted(game2, setup2, script, seed = "script") {
  const rest = dealer(game2, setup2, seed);
  const decks2 = /* @__PURE__ */ new Map();
  return (ask, offer) => {
    if (ask.key !== DRAW) {
      const roll = ask.data?.roll;
      return script.rolls?.[roll ?? ask.key] ?? script.rolls?.[ask.key] ?? rest(ask, offer);
    }
    const { deck, i } = ask.data;
    let order2 = decks2.get(deck);
    if (!order2) {
      const laid = script.decks?.[deck] ?? [];
      const others = [...game2.decks?.(setup2)[deck] ?? []];
      for (const card of laid) {
        const at = others.indexOf(card);
        if (at < 0) throw new Error(`the script lays ${card} into deck ${deck}, which has no such card (left)`);
        others.splice(at, 1);
      }
      decks2.set(deck, order2 = [...laid, ...shuffled(others, stream(`${seed}/${deck}`))]);
    }
    return order2[i];
  };
}
function shuffled(cards2, random) {
  const deck = sorted(cards2);
  for (let i = deck.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const card = deck[i];
    deck[i] = deck[j];
    deck[j] = card;
  }
  return deck;
}
function sorted(cards2) {
  const copy3 = cards2.slice();
  for (let i = 1; i < copy3.length; i++) if (copy3[i - 1] > copy3[i]) return copy3.sort();
  return copy3;
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
  constructor(game2, s2, nature = null) {
    this.game = game2;
    this.s = s2;
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
  then(step, data) {
    this.s.pending.push({ asks: [], then: data === void 0 ? { step } : { step, data } });
  }
  /** Says what happened, for the log and for animation. `secret` adds what only some seats may read. */
  tell(key, data, secret) {
    if (!this.events) return;
    const event = data === void 0 ? { key } : { key, data };
    this.events.push(secret === void 0 ? event : { ...event, secret });
  }
  /** Takes tokens from the supply, which is not part of the state. */
  gain(bag, token, n2 = 1) {
    bag[token] = count(bag, token) + n2;
    this.flows(token, n2);
  }
  /** Returns tokens to the supply. */
  spend(bag, token, n2 = 1) {
    const left2 = count(bag, token) - n2;
    if (left2 < 0) throw new RuleDefect(`spending ${n2} ${token} of ${count(bag, token)}`);
    bag[token] = left2;
    this.flows(token, -n2);
  }
  /** Moves tokens between two places on the table. */
  move(from, to, token, n2 = 1) {
    const left2 = count(from, token) - n2;
    if (left2 < 0) throw new RuleDefect(`moving ${n2} ${token} of ${count(from, token)}`);
    from[token] = left2;
    to[token] = count(to, token) + n2;
  }
  flows(token, n2) {
    if (this.flow) this.flow[token] = (Object.hasOwn(this.flow, token) ? this.flow[token] : 0) + n2;
  }
  /** Lets a seat see the top n cards of a pile. Put what comes next on the stack first, with `then`. */
  look(seat, pile, n2 = 1) {
    this.uncover(pile, n2, seat);
  }
  /** Turns the top n cards of a pile face up for everybody. */
  reveal(pile, n2 = 1) {
    this.uncover(pile, n2, "all");
  }
  uncover(pile, n2, to) {
    this.then(SHOW, { pile, n: n2, to });
    for (const slot of topSlots(this.s, pile, n2))
      if (slot.card === void 0 && slot.i !== void 0) this.ask(NATURE, DRAW, { pile, deck: slot.deck, i: slot.i });
  }
};
var SHOW = "core.show";
var draw = {
  offer: (s2, _, { deck }) => pick(distinct(s2.unseen?.[deck] ?? [])),
  answer({ s: s2 }, _, card, { pile, deck, i }) {
    const slots = s2.piles?.[pile]?.slots ?? [];
    const index = slots.findIndex((one) => one.i === i && one.deck === deck);
    const unseen = s2.unseen?.[deck];
    const at = unseen?.indexOf(card) ?? -1;
    if (index < 0 || !unseen || at < 0) throw new RuleDefect(`${card} can't lie in pile ${pile}`);
    unseen.splice(at, 1);
    slots[index] = { deck, card };
  }
};
function distinct(cards2) {
  const found = [];
  for (const card of cards2) if (found[found.length - 1] !== card) found.push(card);
  return found;
}
function questionOf(game2, key) {
  const question5 = key === DRAW ? draw : game2.questions[key];
  if (!question5) throw new RuleDefect(`${game2.id} asks ${key}, but has no such question`);
  return question5;
}
var offerOf = (game2, s2, ask) => questionOf(game2, ask.key).offer(s2, ask.seat, ask.data);
var offerIn = (play, ask) => ask === play.awaited && play.awaitedOffer ? play.awaitedOffer : offerOf(play.game, play.s, ask);
function carryOut(play, ask, answer) {
  remove(play.s, ask);
  perform(play, ask.seat, ask.key, ask.data, answer);
  settle(play, ask.seat);
}
function carryOutAside(play, seat, key, data, answer) {
  const { s: s2 } = play;
  s2.taken ??= Array.from({ length: s2.setup.seats }, () => 0);
  s2.taken[seat] = (s2.taken[seat] ?? 0) + 1;
  perform(play, seat, key, data, answer);
  settle(play, seat);
}
function perform(play, seat, key, data, answer) {
  const question5 = questionOf(play.game, key);
  play.awaited = null;
  if (question5.commits || seat === NATURE) play.barrier = true;
  question5.answer(play, seat, answer, data);
}
function remove(s2, ask) {
  const asks = s2.pending[s2.pending.length - 1].asks;
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
function runStep(play, step, data) {
  if (step === SHOW) {
    const { pile, n: n2, to } = data;
    if (show(play.s, pile, n2, to)) play.barrier = true;
    return;
  }
  const run = play.game.steps[step];
  if (!run) throw new RuleDefect(`${play.game.id} has no step ${step}`);
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
  const question5 = questionOf(play.game, ask.key);
  if (question5.own || question5.secret && by !== ask.seat && by !== NATURE) return false;
  const offer = question5.offer(play.s, ask.seat, ask.data);
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
  const setup2 = { seats, options: readOptions(game2.options, options2) };
  const unfit = game2.unfit?.(setup2);
  if (unfit) throw new Refused("bad-options", unfit, game2.id);
  return setup2;
}
function start(game2, setup2, nature = null, events = []) {
  const state = game2.setup(setup2);
  Object.assign(state, { setup: setup2, asked: 0, pending: [] });
  const decks2 = game2.decks?.(setup2);
  if (decks2) {
    state.unseen = {};
    for (const deck of Object.keys(decks2)) state.unseen[deck] = sorted(decks2[deck] ?? []);
  }
  const play = new Play(game2, state, nature);
  play.events = events;
  game2.begin(play);
  settle(play);
  return { state, events: events ?? [] };
}
var copyState = (game2, s2) => game2.copy ? game2.copy(s2) : copy(s2);
function offers(game2, s2, seat) {
  const ask = topAsk(s2, seat);
  return withAsides(game2, s2, seat, ask, ask && offerOf(game2, s2, ask));
}
function offersIn(play, seat) {
  const ask = topAsk(play.s, seat);
  return withAsides(play.game, play.s, seat, ask, ask && offerIn(play, ask));
}
function withAsides(game2, s2, seat, ask, offer) {
  const due = ask && offer && { key: ask.key, seat, due: true, data: ask.data, offer };
  const asides2 = game2.asides && seat >= 0 && seat < s2.setup.seats && !isOver(s2) ? game2.asides(s2, seat) : NONE2;
  if (asides2.length === 0) return due ? [due] : [];
  const found = new Array(asides2.length + (due ? 1 : 0));
  let n2 = 0;
  if (due) found[n2++] = due;
  for (const { key, data } of asides2)
    found[n2++] = { key, seat, due: false, data, offer: questionOf(game2, key).offer(s2, seat, data) };
  return found;
}
var NONE2 = [];
function decisions(game2, s2, seat) {
  return offers(game2, s2, seat).map(({ key, due, data, offer }) => ({
    id: nameOf2(s2, seat, key, due) + fingerprint([key, data ?? null, offer]),
    key,
    seat,
    due,
    ...data === void 0 ? {} : { data },
    offer
  }));
}
var nameOf2 = (s2, seat, key, due) => due ? `${topAsk(s2, seat)?.id}.` : `${key}.${s2.taken?.[seat] ?? 0}.`;
function offeredAs(game2, s2, seat, id) {
  return offers(game2, s2, seat).find(({ key, due, data, offer }) => {
    const name = nameOf2(s2, seat, key, due);
    return id.startsWith(name) && id === name + fingerprint([key, data ?? null, offer]);
  });
}
var dueSeats = (s2) => dueAsks(s2).map((ask) => ask.seat);
var isSeat = (s2, seat) => seat >= 0 && seat < s2.setup.seats;
function refusal(game2, s2, move2) {
  const { seat, key, answer } = move2;
  if (!Number.isSafeInteger(seat) || typeof key !== "string")
    return new Refused("malformed", { key: "core.malformed" });
  if (isOver(s2)) return new Refused("over", { key: "core.over" });
  const offered = offers(game2, s2, seat).find((one) => one.key === key);
  if (!offered) {
    const others = Array.from({ length: s2.setup.seats }, (_, other) => other).filter(
      (other) => topAsk(s2, other)?.key === key
    );
    if (others.length > 0) return new Refused("wrong-seat", { key: "core.refused.seat" });
    const question5 = Object.hasOwn(game2.questions, key) && isSeat(s2, seat) ? game2.questions[key] : void 0;
    const closed = question5?.closed?.(s2, seat, answer);
    return new Refused("not-open", closed ?? { key: "core.refused.closed" }, game2.id);
  }
  return refusalOf(game2, s2, offered, answer);
}
function refusalOf(game2, s2, { key, seat, data, offer }, answer) {
  const refused = refuse(offer, answer);
  if (!refused) return null;
  const code = refused.key.includes("malformed") ? "malformed" : "not-offered";
  const why = code === "not-offered" ? questionOf(game2, key).why?.(s2, seat, answer, data) : null;
  return new Refused(code, why ?? refused, game2.id);
}
function explain(game2, s2, seat, key, answer) {
  return refusal(game2, s2, { seat, key, answer })?.text ?? null;
}
function apply(game2, s2, move2, nature = null) {
  const refused = refusal(game2, s2, move2);
  if (refused) throw refused;
  return carriedOut(game2, s2, move2, nature);
}
function applyTo(game2, s2, offered, answer) {
  const refused = refusalOf(game2, s2, offered, answer);
  if (refused) throw refused;
  return carriedOut(game2, s2, { seat: offered.seat, key: offered.key, answer }, null);
}
function carriedOut(game2, s2, move2, nature) {
  const play = new Play(game2, copyState(game2, s2), nature);
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
var stateText = (s2) => canonical(s2);

// packages/engine/src/conceal.ts
function conceal(game2, s2, seat) {
  const view = copyState(game2, s2);
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
var each = (n2) => ({ n: n2, per: 1 });
var half = { n: 1, per: 2 };
var third = { n: 1, per: 3 };
var dueFor = (rate, times3) => rate ? Math.ceil(rate.n * times3 / rate.per) : 0;
var yieldOf = (rate, times3) => rate ? Math.floor(rate.n * times3 / rate.per) : 0;
var energyFor = (conversion, times3) => times3 === 0 ? 0 : dueFor(conversion.energy, times3) + (conversion.energyOnce ?? 0);
function timesByInput(conversion, stock2) {
  let times3 = conversion.most ?? Number.MAX_SAFE_INTEGER;
  for (const token in conversion.from) {
    const need2 = conversion.from[token] ?? 0;
    if (need2 > 0) times3 = Math.min(times3, Math.floor((stock2[token] ?? 0) / need2));
  }
  return times3;
}
function timesPossible(conversion, stock2, energyOf) {
  const enough = (times3) => {
    const left2 = { ...stock2 };
    for (const token in conversion.from) left2[token] = (left2[token] ?? 0) - times3 * (conversion.from[token] ?? 0);
    return energyOf(left2) >= energyFor(conversion, times3);
  };
  let least = 0;
  let most = timesByInput(conversion, stock2);
  while (least < most) {
    const middle = least + Math.ceil((most - least) / 2);
    if (enough(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}
function outputOf(conversion, times3) {
  const out = {};
  for (const token in conversion.to) out[token] = times3 * (conversion.to[token] ?? 0);
  const { subsidy } = conversion;
  if (subsidy) out[subsidy.token] = (out[subsidy.token] ?? 0) + yieldOf(subsidy.rate, times3);
  return out;
}

// packages/engine/src/match.ts
var standing = (log) => standOn([], log, 0);
function standOn(line3, log, from) {
  for (let i = from; i < log.length; i++) {
    const entry = log[i];
    if (entry.kind === "answer") line3.push({ ...entry, seq: i + 1 });
    else if (entry.kind === "undo")
      while (line3.length > 0 && line3[line3.length - 1].seq > entry.to) line3.pop();
  }
  return line3;
}
function openMatch(game2, setup2, nature) {
  const first2 = start(game2, setup2);
  const match = { game: game2, setup: setup2, log: [], state: first2.state, events: first2.events };
  append(match, [], match.state, [...first2.events], nature);
  return match;
}
function resumeMatch(game2, setup2, log) {
  return { game: game2, setup: setup2, log: [...log], state: stateAt(game2, setup2, standing(log)), events: [] };
}
function submit(match, { seat, decision, token, answer }, nature) {
  const { game: game2, state, log } = match;
  const named = token === void 0 || typeof token === "string" && token.length <= LONGEST_TOKEN;
  if (!Number.isSafeInteger(seat) || typeof decision !== "string" || !named)
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
function undoPointIn(line3, seat, all2 = false) {
  let to = null;
  for (let i = line3.length - 1; i >= 0; i--) {
    const { seat: by, barrier } = line3[i];
    if (by !== seat || barrier) break;
    to = i > 0 ? line3[i - 1].seq : 0;
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
function stateAt(game2, setup2, line3, at = line3.length) {
  return replay(game2, setup2, line3, at).state;
}
function replay(game2, setup2, line3, at = line3.length, watch) {
  const first2 = start(game2, setup2);
  const play = new Play(game2, first2.state);
  play.events = [...first2.events];
  const events = [...first2.events];
  watch?.(first2.state, first2.events, 0);
  for (let i = 0; i < Math.min(at, line3.length); i++) {
    const move2 = { ...line3[i], answer: meant(line3[i].answer) };
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
function recordOf(game2, setup2, line3) {
  return {
    quayside: 1,
    game: game2.id,
    version: game2.version,
    seats: setup2.seats,
    options: setup2.options,
    answers: line3.map(({ seat, key, answer }) => [seat, key, answer])
  };
}
var recordOfLog = (game2, setup2, log) => recordOf(game2, setup2, standing(log));
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
function movesOf(game2, record) {
  if (record.game !== game2.id)
    throw new Refused("unknown-game", { key: "core.record.game", args: { game: record.game } });
  if (record.version !== game2.version)
    throw new Refused("unknown-version", { key: "core.record.version", args: { version: record.version } });
  const setup2 = readSetup(game2, record.seats, record.options);
  return { setup: setup2, line: record.answers.map(([seat, key, answer]) => ({ seat, key, answer })) };
}
var fork = (record, at) => ({
  ...record,
  answers: record.answers.slice(0, Math.max(0, at))
});

// packages/engine/src/score.ts
var totalOf = (sheet) => {
  let total2 = 0;
  for (const line3 of Object.values(sheet.lines)) total2 += line3;
  return total2;
};
function ranks(sheets) {
  const better = (a, b2) => {
    const difference = totalOf(a) - totalOf(b2);
    if (difference !== 0) return difference > 0;
    for (let i = 0; i < (a.ties?.length ?? 0); i++) {
      const tie = (a.ties?.[i] ?? 0) - (b2.ties?.[i] ?? 0);
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
function curvesOver(game2, record) {
  const { setup: setup2, line: line3 } = movesOf(game2, record);
  const every = Math.ceil(line3.length / MOST_POINTS);
  const rounds = [];
  let before = null;
  replay(game2, setup2, line3, line3.length, (state, _, seq) => {
    const { round, values } = measure(game2, state);
    const ended = round === void 0 ? seq % every === 0 : before?.label !== round;
    if (seq === 0) rounds.push({ seq, values });
    else if (ended) rounds.push(before && round !== void 0 ? before : { seq, values });
    before = { ...round === void 0 ? {} : { label: round }, seq, values };
  });
  if (before && rounds.at(-1) !== before) rounds.push(before);
  return { seats: setup2.seats, measures: Object.keys(rounds[0]?.values ?? {}), rounds };
}
function measure(game2, state) {
  const wealth = [];
  for (const sheet of game2.score(state)) wealth[sheet.seat] = totalOf(sheet);
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
function checkFairness(game2, record, deal2) {
  const { setup: setup2, line: line3 } = movesOf(game2, record);
  const nature = dealer(game2, setup2, seedFrom(deal2.secret, deal2.nonces, deal2.match));
  const wrong = [];
  let checked = 0;
  let { state } = start(game2, setup2);
  line3.forEach((move2, i) => {
    const ask = dueSeats(state).includes(NATURE) ? topAsk(state, NATURE) : void 0;
    if (move2.seat === NATURE && ask) {
      checked++;
      if (canonical(nature(ask, offerOf(game2, state, ask))) !== canonical(move2.answer)) wrong.push(i + 1);
    }
    ({ state } = apply(game2, state, move2));
  });
  return { promised: commitmentTo(deal2.secret, deal2.match) === deal2.commitment, checked, wrong };
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
function lessonAt(game2, lesson, step, given = [], others = Number.POSITIVE_INFINITY) {
  const setup2 = readSetup(game2, lesson.seats, lesson.options);
  const nature = scripted(game2, setup2, lesson.nature);
  const first2 = start(game2, setup2, nature);
  let { state } = first2;
  const told = [{ seat: NATURE, events: first2.events }];
  for (const move2 of movesUpTo(lesson, step, given, others)) {
    const refused = refusal(game2, state, move2);
    if (refused) throw refused;
    const next2 = apply(game2, state, move2, nature);
    ({ state } = next2);
    told.push({ seat: move2.seat, events: next2.events });
  }
  return { state, told };
}
function movesUpTo({ seat, steps: steps7 }, step, given, others) {
  const moves = [];
  let mine = 0;
  for (const { others: theirs = [], does } of steps7.slice(0, step)) {
    moves.push(...theirs);
    if (does) moves.push({ seat, key: does.key, answer: given[mine++] ?? does.answer });
  }
  moves.push(...(steps7[step]?.others ?? []).slice(0, others));
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
var ownedBy = (owners, seat) => Object.keys(owners).filter((card) => owners[card] === seat).sort();

// packages/engine/src/text.ts
var LANGUAGES = ["en", "de"];
function say(messages2, text) {
  const pattern = Object.hasOwn(messages2, text.key) ? messages2[text.key] : void 0;
  if (pattern === void 0) throw new MissingText(text.key);
  return pattern.replace(
    /\{([^{}|]+)(?:\|([^{}|]*)\|([^{}|]*))?\}/g,
    (_, name, one, many) => {
      const value2 = text.args && Object.hasOwn(text.args, name) ? text.args[name] : void 0;
      if (value2 === void 0) throw new MissingText(`${text.key} {${name}}`);
      if (one !== void 0 && many !== void 0) return value2 === 1 ? one : many;
      return sayArg(messages2, value2, text.args?.["n"] === 1);
    }
  );
}
function sayArg(messages2, value2, single = false) {
  if (typeof value2 === "number") return String(value2);
  if (typeof value2 === "string")
    return (single ? messages2[`term.${value2}.one`] : void 0) ?? messages2[`term.${value2}`] ?? value2;
  if (Array.isArray(value2)) return value2.map((one2) => sayArg(messages2, one2)).join(", ");
  const one = value2;
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
  if (Array.isArray(value2)) return value2.length === 0 ? NOTHING2 : value2.map((one) => dataArg(one, names2));
  const object = value2;
  if (Object.values(object).every((n2) => typeof n2 === "number")) return bagText(object);
  return Object.entries(object).map(([field, one]) => [field, dataArg(one, null)]);
}

// packages/le-havre/src/goods.ts
var good = (food, energy2, ship2, upgrade = null) => ({
  food,
  energy: energy2,
  ship: ship2,
  upgrade
});
var GOODS = {
  fish: good(1, 0, 1, "smoked_fish"),
  smoked_fish: good(2, 0, 2),
  wood: good(0, 1, 1, "charcoal"),
  charcoal: good(0, 3, 2),
  clay: good(0, 0, 1, "brick"),
  brick: good(0, 0, 2),
  iron: good(0, 0, 2, "steel"),
  steel: good(0, 0, 8),
  grain: good(0, 0, 1, "bread"),
  bread: good(2, 0, 3),
  cattle: good(0, 0, 3, "meat"),
  meat: good(3, 0, 2),
  coal: good(0, 3, 3, "coke"),
  coke: good(0, 10, 5),
  hides: good(0, 0, 2, "leather"),
  leather: good(0, 0, 4)
};
var ALL_GOODS = Object.keys(GOODS);
var sideOf = (standard) => ALL_GOODS.filter((one) => GOODS[one]?.upgrade !== null === standard);
var STANDARD_GOODS = sideOf(true);
var UPGRADED_GOODS = sideOf(false);
var OFFERS = ["franc", "fish", "wood", "clay", "iron", "grain", "cattle"];
var worth = (of) => Object.fromEntries(ALL_GOODS.flatMap((one) => of(GOODS[one]) > 0 ? [[one, of(GOODS[one])]] : []));
var FOOD = { ...worth((one) => one.food), franc: 1 };
var ENERGY = worth((one) => one.energy);
var CARGO = worth((one) => one.ship);
var ANY_GOOD = worth(() => 1);
var SUBSTITUTES = { iron: ["steel"], clay: ["brick"] };
var stockOf = (has2 = {}) => ({
  franc: 0,
  fish: 0,
  smoked_fish: 0,
  wood: 0,
  charcoal: 0,
  clay: 0,
  brick: 0,
  iron: 0,
  steel: 0,
  grain: 0,
  bread: 0,
  cattle: 0,
  meat: 0,
  coal: 0,
  coke: 0,
  hides: 0,
  leather: 0,
  ...has2
});
var n = (bag, token) => bag[token];
var foodIn = (b2) => n(b2, "franc") + n(b2, "fish") + 2 * (n(b2, "smoked_fish") + n(b2, "bread")) + 3 * n(b2, "meat");
var energyIn = (b2) => n(b2, "wood") + 3 * (n(b2, "charcoal") + n(b2, "coal")) + 10 * n(b2, "coke");
function goodsIn(bag) {
  let sum2 = 0;
  for (const token of ALL_GOODS) sum2 += n(bag, token);
  return sum2;
}
function among(bag, goods) {
  let sum2 = 0;
  for (const token of goods) sum2 += n(bag, token);
  return sum2;
}
function only2(bag, tokens2) {
  const from = {};
  for (const token of tokens2) if (n(bag, token) > 0) from[token] = n(bag, token);
  return from;
}

// packages/le-havre/src/card.ts
var building = (type, print2, effect) => line2(type, print2, effect, {});
var locked = (type, print2, traits) => line2(type, print2, null, traits);
function line2(type, print2, effect, traits) {
  const { no, value: value2, price: price2 = value2, cost: cost2 = null, fee: fee2 = {}, hammers = 0, fishermen = 0, disputed = [] } = print2;
  return {
    no,
    type,
    sort: Number(no) || 0,
    value: value2,
    price: price2,
    cost: cost2,
    fee: fee2,
    hammers,
    fishermen,
    disputed,
    effect,
    feeNeed: feeNeed(fee2),
    ...traits
  };
}
function feeNeed({ food = 0, franc = 0 }) {
  if (food === 0) return franc === 0 ? null : { name: "fee", units: franc, worth: { franc: 1 } };
  return { name: "fee", units: food, worth: franc === 0 ? FOOD : { ...FOOD, franc: food / franc } };
}
var CARDS = {};
function shelve(set, table) {
  return Object.entries(table).map(([id, one]) => CARDS[id] = { id, set, enter: `enter:${id}`, ...one });
}
var isCard = (id) => Object.hasOwn(CARDS, id);
var cardOf2 = (id) => CARDS[id];

// packages/le-havre/src/payment.ts
var stock = (s2, seat) => s2.stock[seat];
var francs = (s2, seat) => stock(s2, seat)["franc"];
function owns(s2, seat, trait) {
  let sum2 = 0;
  for (const id of s2.own[seat]) sum2 += cardOf2(id)[trait] ?? 0;
  return sum2;
}
var energyNeed = (s2, seat, units) => {
  const rest = units - owns(s2, seat, "energy");
  return rest > 0 ? [energy(rest)] : [];
};
var energy = (units) => ({ name: "energy", units, worth: ENERGY });
var need = (name, units, worth2 = { [name]: 1 }) => ({
  name,
  units,
  worth: worth2
});
function feeOf(s2, seat, card) {
  return card.feeNeed === null || s2.own[seat]?.includes(card.id) ? null : card.feeNeed;
}
function affordable(bag, first2, way) {
  if (first2 !== null && !meets(bag, first2)) return false;
  for (let i = 0; i < way.length; i++) if (!meets(bag, way[i])) return false;
  if (way.length + (first2 === null ? 0 : 1) < 2 || !rivals(first2, way)) return true;
  return covers(bag, first2 === null ? way : [first2, ...way]);
}
function rivals(first2, way) {
  const known = first2 === null ? RIVALS : RIVALS_OF.get(first2) ?? remember(first2);
  let found = known.get(way);
  if (found === void 0) {
    const needs = first2 === null ? way : [first2, ...way];
    found = needs.some(
      (one, i) => needs.some((other, j) => j > i && Object.keys(one.worth).some((token) => token in other.worth))
    );
    known.set(way, found);
  }
  return found;
}
var RIVALS = /* @__PURE__ */ new WeakMap();
var RIVALS_OF = /* @__PURE__ */ new WeakMap();
function remember(first2) {
  const known = /* @__PURE__ */ new WeakMap();
  RIVALS_OF.set(first2, known);
  return known;
}
function meets(bag, { units, worth: worth2 }) {
  if (worth2 === FOOD) return foodIn(bag) >= units;
  if (worth2 === ENERGY) return energyIn(bag) >= units;
  let have = 0;
  for (const token in worth2) {
    have += bag[token] * worth2[token];
    if (have >= units) return true;
  }
  return false;
}
function payment2(bag, needs, ways2) {
  const from = {};
  for (const one of needs) for (const token in one.worth) if ((bag[token] ?? 0) > 0) from[token] = bag[token];
  if (ways2 === void 0 || ways2.some((way) => way.length === 0)) return { kind: "bundle", from, needs };
  return { kind: "bundle", from, needs, keep: { stock: bag, any: ways2 } };
}
function plainPayment(needs) {
  const bag = {};
  for (const { units, worth: worth2 } of needs) {
    let kinds = 0;
    for (const token in worth2) {
      if (++kinds > 1 || bag[token] !== void 0) return null;
      bag[token] = units;
    }
  }
  return bag;
}
function spend(play, seat, bag) {
  for (const token in bag) if (bag[token]) play.spend(stock(play.s, seat), token, bag[token]);
}
function gain(play, seat, bag) {
  for (const token in bag) if (bag[token]) play.gain(stock(play.s, seat), token, bag[token]);
}
function hand(play, seat, to, bag) {
  for (const token in bag) if (bag[token]) play.move(stock(play.s, seat), stock(play.s, to), token, bag[token]);
}

// packages/le-havre/src/tables/rounds.ts
var row = (food, harvest2, town, card) => ({ food, harvest: harvest2, town, card });
var H = true;
var x = false;
var b = "standard";
var s = "special";
var o = null;
var PLANS = {
  full: [
    [
      row(5, H, s, "R01"),
      row(10, H, b, "R04"),
      row(15, H, s, "R10"),
      row(20, H, b, "R13"),
      row(25, H, s, "R14"),
      row(30, H, b, "R16"),
      row(35, x, o, "R20")
    ],
    [
      row(3, H, o, "R01"),
      row(4, H, b, "R02"),
      row(5, H, s, "R04"),
      row(7, H, o, "R05"),
      row(9, H, b, "R07"),
      row(11, H, s, "R08"),
      row(13, H, o, "R10"),
      row(15, H, b, "R11"),
      row(16, H, s, "R13"),
      row(17, H, o, "R14"),
      row(18, H, b, "R16"),
      row(19, H, s, "R17"),
      row(20, H, o, "R19"),
      row(20, x, o, "R20")
    ],
    [
      row(2, x, o, "R03"),
      row(2, H, o, "R01"),
      row(3, H, b, "R02"),
      row(3, H, s, "R04"),
      row(4, H, o, "R05"),
      row(5, x, o, "R06"),
      row(6, H, b, "R07"),
      row(7, H, s, "R08"),
      row(8, H, o, "R10"),
      row(9, H, o, "R11"),
      row(10, x, b, "R12"),
      row(11, H, s, "R13"),
      row(12, H, o, "R14"),
      row(13, H, b, "R16"),
      row(14, H, s, "R17"),
      row(14, x, o, "R18"),
      row(15, H, o, "R19"),
      row(15, x, o, "R20")
    ],
    [
      row(1, H, o, "R01"),
      row(1, H, o, "R02"),
      row(2, x, o, "R03"),
      row(2, H, b, "R04"),
      row(2, H, s, "R05"),
      row(3, x, o, "R06"),
      row(3, H, b, "R07"),
      row(4, H, s, "R08"),
      row(4, x, o, "R09"),
      row(5, H, b, "R10"),
      row(5, H, s, "R11"),
      row(6, x, o, "R12"),
      row(7, H, b, "R13"),
      row(8, H, s, "R14"),
      row(9, x, o, "R15"),
      row(10, H, b, "R16"),
      row(10, H, s, "R17"),
      row(11, x, o, "R18"),
      row(11, H, o, "R19"),
      row(11, x, o, "R20")
    ],
    [
      row(0, H, o, "R01"),
      row(1, H, o, "R02"),
      row(1, x, o, "R03"),
      row(1, H, b, "R04"),
      row(1, H, s, "R05"),
      row(2, x, o, "R06"),
      row(2, H, b, "R07"),
      row(2, H, s, "R08"),
      row(2, x, o, "R09"),
      row(3, H, b, "R10"),
      row(3, H, s, "R11"),
      row(3, x, o, "R12"),
      row(4, H, b, "R13"),
      row(4, H, s, "R14"),
      row(4, x, o, "R15"),
      row(5, H, b, "R16"),
      row(5, H, s, "R17"),
      row(5, x, o, "R18"),
      row(6, H, o, "R19"),
      row(6, x, o, "R20")
    ]
  ],
  short: [
    [row(10, H, b, "R04"), row(20, H, b, "R13"), row(30, H, b, "R16"), row(35, x, o, "R20")],
    [
      row(4, H, b, "R02"),
      row(7, H, o, "R05"),
      row(9, H, b, "R07"),
      row(13, H, o, "R10"),
      row(15, H, b, "R11"),
      row(17, H, o, "R14"),
      row(18, H, b, "R16"),
      row(20, x, o, "R20")
    ],
    [
      row(2, x, o, "R03"),
      row(2, H, o, "R01"),
      row(3, H, b, "R02"),
      row(4, H, o, "R05"),
      row(5, x, o, "R06"),
      row(6, H, b, "R07"),
      row(8, H, o, "R10"),
      row(9, H, o, "R11"),
      row(10, x, b, "R12"),
      row(12, H, o, "R14"),
      row(14, x, o, "R18"),
      row(15, x, o, "R20")
    ],
    [
      row(1, H, o, "R01"),
      row(1, H, o, "R02"),
      row(2, H, b, "R04"),
      row(3, x, o, "R06"),
      row(3, H, b, "R07"),
      row(4, x, o, "R09"),
      row(5, H, b, "R10"),
      row(7, H, b, "R13"),
      row(9, x, o, "R15"),
      row(10, H, b, "R16"),
      row(11, H, o, "R19"),
      row(11, x, o, "R20")
    ],
    [
      row(0, H, o, "R01"),
      row(1, H, o, "R02"),
      row(1, x, o, "R03"),
      row(1, H, b, "R04"),
      row(2, x, o, "R06"),
      row(2, H, b, "R07"),
      row(2, x, o, "R09"),
      row(3, H, b, "R10"),
      row(3, x, o, "R12"),
      row(4, H, b, "R13"),
      row(4, x, o, "R15"),
      row(5, H, b, "R16"),
      row(5, x, o, "R18"),
      row(6, H, o, "R19"),
      row(6, x, o, "R20")
    ]
  ]
};
var planOf2 = (length, seats) => PLANS[length][seats - 1] ?? [];

// packages/le-havre/src/rounds.ts
var TURNS = 7;
var planFor = (s2) => planOf2(s2.setup.options.length, s2.setup.seats);
var lastRound = (s2) => planFor(s2).length;
var roundOf = (s2) => Math.min(lastRound(s2), 1 + Math.floor(s2.turn / TURNS));
var roundCard = (s2) => planFor(s2)[roundOf(s2) - 1];
var isFinal = (s2) => s2.turn >= TURNS * lastRound(s2);
var seatInTurn = (s2) => isFinal(s2) ? s2.turn - TURNS * lastRound(s2) : s2.turn % s2.setup.seats;

// packages/le-havre/src/tables/ships.ts
var SHIP_TYPES = ["wooden-ship", "iron-ship", "steel-ship", "luxury-liner"];
var HULLS = {
  "wooden-ship": { cost: { wood: 5 }, energy: 3, price: 14, room: 2, food: [5, 4, 3, 2, 1] },
  "iron-ship": { cost: { iron: 4 }, energy: 3, price: 20, room: 3, food: [7, 5, 4, 3, 2] },
  "steel-ship": { cost: { steel: 2 }, energy: 3, price: 30, room: 4, food: [10, 7, 6, 5, 3] },
  "luxury-liner": { cost: { steel: 3 }, energy: 3, price: null, room: 0, food: [0, 0, 0, 0, 0] }
};
var ship = (id, type, value2, name) => ({ id, type, value: value2, name });
var SHIPS = [
  ship("R01", "wooden-ship", 2, "Appoline"),
  ship("R02", "wooden-ship", 2, "Blanche"),
  ship("R03", "wooden-ship", 2, "Dina"),
  ship("R04", "wooden-ship", 4, "Lucie"),
  ship("R05", "wooden-ship", 4, "Noemi"),
  ship("R06", "iron-ship", 2, "Cherbourg"),
  ship("R07", "wooden-ship", 6, "Ophelie"),
  ship("R08", "iron-ship", 4, "Boulogne"),
  ship("R09", "wooden-ship", 6, "Salomee"),
  ship("R10", "iron-ship", 6, "Saint-Malo"),
  ship("R11", "iron-ship", 8, "Dunkerque"),
  ship("R12", "steel-ship", 10, "Triest"),
  ship("R13", "iron-ship", 10, "Caen"),
  ship("R14", "steel-ship", 16, "Bremerhaven"),
  ship("R15", "iron-ship", 12, "Calais"),
  ship("R16", "steel-ship", 20, "Amsterdam"),
  ship("R17", "steel-ship", 24, "Lissabohn"),
  ship("R18", "luxury-liner", 38, "MS Susanne"),
  ship("R19", "luxury-liner", 34, "MS Doris"),
  ship("R20", "luxury-liner", 30, "MS Andrea")
];
var byId = Object.fromEntries(SHIPS.map((one) => [one.id, one]));
var isShip = (id) => Object.hasOwn(byId, id);
var shipOf = (id) => byId[id];

// packages/le-havre/src/loans.ts
var LOAN = { pays: 4, repay: 5, penalty: 7 };
function interestOf(s2, seat) {
  const loans = s2.loans[seat] ?? 0;
  if (loans === 0) return 0;
  const { seats, options: options2 } = s2.setup;
  return options2.dearLoans && seats > 1 && loans >= seats ? 2 : 1;
}
function hungerOf(s2, seat) {
  let food = roundCard(s2).food;
  for (const id of s2.fleet[seat] ?? []) food -= HULLS[shipOf(id).type].food[s2.setup.seats - 1] ?? 0;
  return Math.max(0, food);
}
function borrow(play, seat, missing) {
  const n2 = Math.ceil(missing / LOAN.pays);
  play.s.loans[seat] = (play.s.loans[seat] ?? 0) + n2;
  gain(play, seat, { franc: n2 * LOAN.pays });
  play.tell("loan", { seat, loans: n2, francs: n2 * LOAN.pays });
}
var isDue = (s2, seat) => {
  const asks = s2.pending[s2.pending.length - 1]?.asks ?? [];
  return asks.find((ask) => ask.seat === seat);
};
var interest = {
  own: true,
  offer: (s2, seat) => pick([francs(s2, seat) >= interestOf(s2, seat) ? "pay" : "loan"]),
  why: (_, __, how) => how === "loan" ? { key: "why.interest.rich" } : how === "pay" ? { key: "why.interest.poor" } : null,
  answer(play, seat, how) {
    const due = interestOf(play.s, seat);
    if (how === "loan") borrow(play, seat, due - francs(play.s, seat));
    payInterest(play, seat, due);
  }
};
function payInterest(play, seat, due) {
  spend(play, seat, { franc: due });
  play.tell("interest", { seat, francs: due });
}
function couldTrade(s2, seat, inTurn) {
  if ((s2.loans[seat] ?? 0) > 0 && francs(s2, seat) >= LOAN.repay) return true;
  return (inTurn || !s2.setup.options.forcedSales) && (s2.own[seat]?.length ?? 0) + (s2.fleet[seat]?.length ?? 0) > 0;
}
function collectInterest(play, inTurn) {
  const { s: s2 } = play;
  for (let seat = 0; seat < s2.setup.seats; seat++) {
    const due = interestOf(s2, seat);
    if (due === 0) continue;
    if (francs(s2, seat) < due || couldTrade(s2, seat, seat === inTurn)) play.ask(seat, "interest");
    else payInterest(play, seat, due);
  }
}
function whyNoRepayment(s2, seat) {
  if ((s2.loans[seat] ?? 0) === 0) return { key: "why.repay.none" };
  const have = francs(s2, seat);
  return have < LOAN.repay ? { key: "why.repay.dear", args: { price: LOAN.repay, have } } : { key: "why.busy" };
}
var repay = {
  closed: whyNoRepayment,
  offer(s2, seat) {
    return pick(Array.from({ length: mostRepaid(s2, seat) }, (_, i) => String(i + 1)));
  },
  why: whyNotRepaid,
  answer(play, seat, n2) {
    repayLoans(play, seat, Number(n2));
    reassess(play, seat);
  }
};
var mostRepaid = (s2, seat) => Math.min(s2.loans[seat] ?? 0, Math.floor(francs(s2, seat) / LOAN.repay));
function whyNotRepaid(s2, seat, n2) {
  return /^[1-9]\d{0,2}$/.test(n2) ? { key: "why.repay.most", args: { price: LOAN.repay, have: francs(s2, seat) } } : null;
}
function repayLoans(play, seat, loans) {
  spend(play, seat, { franc: loans * LOAN.repay });
  play.s.loans[seat] = (play.s.loans[seat] ?? 0) - loans;
  play.tell("repay", { seat, loans, francs: loans * LOAN.repay });
}
function reassess(play, seat) {
  const { s: s2 } = play;
  const ask = isDue(s2, seat);
  if (ask?.key === "interest") {
    if (interestOf(s2, seat) === 0) replace(play, ask);
  } else if (ask?.key === "feed" || ask?.key === "borrow") {
    const key = feedKey(s2, seat);
    if (key !== ask.key) replace(play, ask, key);
  }
}
var feedKey = (s2, seat) => foodIn(stock(s2, seat)) >= hungerOf(s2, seat) ? "feed" : "borrow";
function replace(play, ask, key) {
  const { asks } = play.s.pending[play.s.pending.length - 1];
  asks.splice(asks.indexOf(ask), 1);
  if (key !== void 0) play.ask(ask.seat, key);
}
var questions = { interest, repay };

// packages/le-havre/src/proposals.ts
function proposals(s2) {
  const tops = [];
  for (const pile of s2.plans) {
    const top = pile[pile.length - 1];
    if (top !== void 0) tops.push(top);
  }
  return tops;
}
function takeProposal(s2, id) {
  const pile = s2.plans.findIndex((cards2) => cards2[cards2.length - 1] === id);
  s2.plans[pile]?.pop();
  return pile;
}
function fillProposals(play) {
  const { s: s2 } = play;
  const [card] = s2.waiting;
  const pile = s2.plans.findIndex((cards2) => cards2.length === 0);
  if (card === void 0 || pile < 0) return;
  s2.waiting.shift();
  s2.plans[pile]?.push(card);
  play.tell("proposed", { card, pile });
}

// packages/le-havre/src/windows.ts
var WINDOWS = ["supply", "main", "end", "again"];
var BETWEEN_ACTIONS = ["supply", "main", "end"];
var PAYMENTS = ["feed", "borrow", "interest", "settle"];
function inOwnTurn(s2, seat) {
  for (const { asks } of s2.pending) for (const ask of asks) if (ask.seat === seat && ask.key === "end") return true;
  return false;
}
function situationOf(s2, seat) {
  const key = topAsk(s2, seat)?.key;
  if (key !== void 0 && WINDOWS.includes(key)) return "window";
  if ((key === void 0 || key === "interest") && isPayingInterest(s2) && inOwnTurn(s2, seat)) return "window";
  if (key === void 0) return "idle";
  return PAYMENTS.includes(key) ? "payment" : "action";
}
function isPayingInterest(s2) {
  const asks = s2.pending[s2.pending.length - 1]?.asks;
  return asks?.[asks.length - 1]?.key === "interest";
}

// packages/le-havre/src/trade.ts
var LEAST = 2;
function within(s2, cash, id) {
  const { price: price2 } = cardOf2(id);
  return price2 !== null && price2 <= cash && (s2.sold.length === 0 || !s2.sold.includes(id));
}
var shipWithin = (s2, cash, type) => {
  const { price: price2 } = HULLS[type];
  return price2 !== null && price2 <= cash && s2.ships[type].length > 0;
};
var spendable = (s2, seat) => francs(s2, seat) - (topAsk(s2, seat)?.key === "interest" ? interestOf(s2, seat) : 0);
function forSale(s2, seat) {
  const cash = spendable(s2, seat);
  const found = [];
  if (cash < LEAST || isFinal(s2)) return found;
  for (const id of s2.town) if (within(s2, cash, id)) found.push(id);
  for (const id of s2.waiting) if (within(s2, cash, id)) found.push(id);
  for (const id of proposals(s2)) if (within(s2, cash, id)) found.push(id);
  for (const type of SHIP_TYPES) if (shipWithin(s2, cash, type)) found.push(type);
  return found;
}
function canBuy(s2, seat, cash = francs(s2, seat)) {
  if (cash < LEAST || isFinal(s2)) return false;
  for (let i = 0; i < s2.town.length; i++) if (within(s2, cash, s2.town[i])) return true;
  for (let i = 0; i < s2.plans.length; i++) {
    const pile = s2.plans[i];
    if (pile.length > 0 && within(s2, cash, pile[pile.length - 1])) return true;
  }
  for (const id of s2.waiting) if (within(s2, cash, id)) return true;
  for (const type of SHIP_TYPES) if (shipWithin(s2, cash, type)) return true;
  return false;
}
var isShipType = (id) => Object.hasOwn(HULLS, id);
function whyNotBuy(s2, seat, id) {
  if (isShipType(id)) {
    const { price: price3 } = HULLS[id];
    if (price3 === null) return { key: "why.buy.never", args: { card: id } };
    return s2.ships[id].length === 0 ? { key: "why.buy.ships" } : tooDear(s2, seat, id, price3);
  }
  if (!isCard(id)) return null;
  const { price: price2 } = cardOf2(id);
  if (price2 === null) return { key: "why.buy.never", args: { card: id } };
  if (s2.sold.includes(id)) return { key: "why.buy.sold", args: { card: id } };
  if (![...s2.town, ...s2.waiting, ...proposals(s2)].includes(id)) return { key: "why.buy.absent", args: { card: id } };
  return tooDear(s2, seat, id, price2);
}
function tooDear(s2, seat, card, price2) {
  const have = francs(s2, seat);
  return have < price2 ? { key: "why.buy.dear", args: { card, price: price2, have } } : { key: "why.buy.interest", args: { card, price: price2, have, due: have - spendable(s2, seat) } };
}
function whyNoPurchase(s2, seat, id) {
  if (isFinal(s2)) return { key: "why.buy.final" };
  const now = situationOf(s2, seat);
  if (now === "action") return { key: "why.busy" };
  if (now !== "window") return { key: "why.buy.turn" };
  return typeof id === "string" ? whyNotBuy(s2, seat, id) : null;
}
var buy = {
  offer: (s2, seat) => pick(forSale(s2, seat)),
  why: whyNotBuy,
  closed: whyNoPurchase,
  answer(play, seat, id) {
    const { s: s2 } = play;
    if (isShipType(id)) {
      const ship2 = s2.ships[id].pop();
      spend(play, seat, { franc: HULLS[id].price ?? 0 });
      s2.fleet[seat]?.push(ship2);
      play.tell("buy", { seat, card: ship2, francs: HULLS[id].price, from: id });
      return;
    }
    const price2 = cardOf2(id).price ?? 0;
    spend(play, seat, { franc: price2 });
    const from = removeFromSale(s2, id);
    s2.own[seat]?.push(id);
    play.tell("buy", { seat, card: id, francs: price2, from });
    sendHome2(play, id);
    fillProposals(play);
  }
};
function removeFromSale(s2, id) {
  for (const [name, list] of [
    ["town", s2.town],
    ["waiting", s2.waiting]
  ]) {
    const at = list.indexOf(id);
    if (at >= 0) {
      list.splice(at, 1);
      return name;
    }
  }
  return takeProposal(s2, id);
}
function sendHome2(play, id) {
  play.s.at.forEach((at, seat) => {
    if (at !== id) return;
    play.s.at[seat] = null;
    play.tell("home", { seat, card: id });
  });
}
var salable = (s2, seat) => [...s2.own[seat] ?? [], ...s2.fleet[seat] ?? []];
var valueOf = (id) => (isShip(id) ? shipOf(id) : cardOf2(id)).value;
function couldBuy(s2, seat) {
  let cash = francs(s2, seat);
  for (const id of salable(s2, seat)) cash += valueOf(id) / 2;
  return canBuy(s2, seat, cash);
}
function cheapestSale(s2, seat) {
  let least = Number.MAX_SAFE_INTEGER;
  for (const id of salable(s2, seat)) least = Math.min(least, valueOf(id) / 2);
  return least;
}
function whyNoSale(s2, seat) {
  if (salable(s2, seat).length === 0) return { key: "why.sell.nothing" };
  const now = situationOf(s2, seat);
  if (now === "action") return { key: "why.busy" };
  return { key: s2.setup.options.forcedSales ? "why.sell.forced" : "why.sell.action" };
}
var sell = {
  offer: (s2, seat) => pick(salable(s2, seat)),
  closed: whyNoSale,
  why: (_, __, id) => isCard(id) || isShip(id) ? { key: "why.sell.other", args: { card: id } } : null,
  answer(play, seat, id) {
    const { s: s2 } = play;
    const mine = (isShip(id) ? s2.fleet[seat] : s2.own[seat]) ?? [];
    const value2 = valueOf(id);
    mine.splice(mine.indexOf(id), 1);
    gain(play, seat, { franc: value2 / 2 });
    play.tell("sell", { seat, card: id, francs: value2 / 2 });
    if (isShip(id)) s2.ships[shipOf(id).type].push(id);
    else {
      s2.town.push(id);
      if (inOwnTurn(s2, seat)) s2.sold.push(id);
      sendHome2(play, id);
    }
    reassess(play, seat);
  }
};
var questions2 = { buy, sell };

// packages/le-havre/src/asides.ts
var BUY = { key: "buy" };
var SELL = { key: "sell" };
var REPAY = { key: "repay" };
var NONE3 = [];
function asides(s2, seat) {
  const asks = s2.pending[s2.pending.length - 1]?.asks;
  const last = asks?.[asks.length - 1];
  if (last === void 0 || last.seat === NATURE || seat < 0) return NONE3;
  const now = situationOf(s2, seat);
  if (now === "action") return NONE3;
  const mine = topAsk(s2, seat)?.key;
  const window = now === "window";
  const open = [];
  if (window && canBuy(s2, seat, spendable(s2, seat))) open.push(BUY);
  if (((s2.own[seat]?.length ?? 0) > 0 || (s2.fleet[seat]?.length ?? 0) > 0) && (window || maySellOutside(s2, seat, mine, last.key)))
    open.push(SELL);
  if (mine !== "settle" && (s2.loans[seat] ?? 0) > 0 && francs(s2, seat) >= LOAN.repay) open.push(REPAY);
  return open;
}
function maySellOutside(s2, seat, mine, now) {
  if (s2.setup.options.forcedSales)
    return mine === "borrow" || mine === "interest" && francs(s2, seat) < interestOf(s2, seat);
  return BETWEEN_ACTIONS.includes(now) || PAYMENTS.includes(now);
}

// packages/le-havre/src/effect.ts
var FREE = [[]];
var NO_WAY = [];

// packages/le-havre/src/tally.ts
var per = (measure2, gives, every = 1) => ({ measure: measure2, gives, every });
var ANIMALS = { cattle: 1, fish: 1 };
function sumOwn(s2, seat, of) {
  let sum2 = 0;
  for (const id of s2.own[seat] ?? []) sum2 += of(cardOf2(id));
  return sum2;
}
function measured(s2, seat, measure2, gone) {
  const stock2 = s2.stock[seat];
  switch (measure2) {
    case "hammer":
      return sumOwn(s2, seat, (card) => card.hammers);
    case "any-hammer":
      return Math.min(
        1,
        sumOwn(s2, seat, (card) => card.hammers)
      );
    case "fisherman":
      return sumOwn(s2, seat, (card) => card.fishermen);
    case "craft":
    case "economic":
    case "industrial":
    case "public":
      return sumOwn(s2, seat, (card) => card.type === measure2 ? 1 : 0);
    case "ship":
      return (s2.fleet[seat]?.length ?? 0) + sumOwn(s2, seat, (card) => card.swap ? 1 : 0);
    case "good":
      return goodsIn(stock2);
    case "animal":
      return among(stock2, Object.keys(ANIMALS));
    case "guest":
      return s2.at.filter((at, other) => other !== seat && other !== gone && at !== null && s2.own[seat]?.includes(at)).length;
  }
}
var shown = ({ measure: measure2, every }) => measure2 === "animal" ? need(measure2, every, ANIMALS) : null;
var times = (s2, seat, { measure: measure2, every }, gone) => Math.floor(measured(s2, seat, measure2, gone) / every);

// packages/le-havre/src/worth.ts
var WORTH = {
  franc: 1,
  fish: 1,
  smoked_fish: 1.75,
  wood: 1.1,
  charcoal: 2.2,
  clay: 1.2,
  brick: 2.5,
  iron: 2.5,
  steel: 8,
  grain: 1.4,
  bread: 2.6,
  cattle: 2.6,
  meat: 2.8,
  coal: 3.1,
  coke: 5.5,
  hides: 2,
  leather: 4
};

// packages/le-havre/src/effects/gain.ts
var gains = (deed, amount, ways2) => ({
  deeds: [deed],
  ways: ways2,
  run: (play, seat, card) => gainNow(play, seat, card, amount(play.s, seat))
});
function gainNow(play, seat, card, goods) {
  gain(play, seat, goods);
  play.tell("gain", { seat, card, goods });
}
function gain2(base, ...tallies) {
  const amount = (s2, seat) => {
    const bag = { ...base };
    for (const tally of tallies) {
      const n2 = times(s2, seat, tally);
      if (n2 > 0) for (const token in tally.gives) bag[token] = (bag[token] ?? 0) + n2 * (tally.gives[token] ?? 0);
    }
    return bag;
  };
  const deed = { does: "gain", goods: base, per: tallies };
  if (Object.keys(base).length > 0) return gains(deed, amount, () => FREE);
  const ways2 = tallies.map((tally) => {
    const goods = shown(tally);
    return goods ? [[goods]] : FREE;
  });
  return gains(deed, amount, (s2, seat, _, gone) => {
    const counts = tallies.findIndex((tally) => times(s2, seat, tally, gone) > 0);
    return ways2[counts] ?? NO_WAY;
  });
}
function gainShowing(show2, base) {
  const all2 = [Object.keys(show2).map((token) => need(token, show2[token] ?? 0))];
  return gains(
    { does: "gain", goods: base, show: show2 },
    () => base,
    () => all2
  );
}
var gainMissing = (n2) => gains(
  { does: "gain-missing", n: n2 },
  (s2) => Object.fromEntries(OFFERS.filter((token) => s2.offer[token] === 0).map((token) => [token, n2])),
  (s2) => {
    for (const token of OFFERS) if (s2.offer[token] === 0) return FREE;
    return NO_WAY;
  }
);

// packages/le-havre/src/effects/choose.ts
function choose({ from, base, each: each2, cap, afterwards }) {
  const all2 = Object.fromEntries(from.map((token) => [token, 1]));
  const most = (s2, seat) => Math.min(from.length, cap?.(s2) ?? from.length, base + measured(s2, seat, each2));
  return {
    deeds: [{ does: "choose", from, base, each: each2, look: afterwards === "mayLook" }],
    from: all2,
    // One at least, or the function would not be carried out.
    least: Math.max(1, base),
    most,
    ways: (s2, seat) => most(s2, seat) > 0 ? FREE : NO_WAY,
    run(play, seat, card) {
      if (afterwards !== void 0) play.then(afterwards, { seat });
      play.ask(seat, "choose", { card });
    }
  };
}
var PRICE = Object.fromEntries(Object.keys(WORTH).map((token) => [token, 3 * (WORTH[token] ?? 0)]));
var question = {
  offer(s2, seat, { card }) {
    const { from, least, most } = cardOf2(card).effect;
    return { kind: "bundle", from, min: least, max: most(s2, seat), price: PRICE };
  },
  answer: (play, seat, goods, { card }) => gainNow(play, seat, card, goods)
};
var questions3 = { choose: question };

// packages/le-havre/src/effects/convert.ts
function trading(base, trades) {
  const known = [];
  const given = base ? [{ does: "gain", goods: base }] : [];
  return {
    deeds: [...given, ...trades.map((trade) => ({ does: "trade", ...trade }))],
    base,
    trades,
    ways(s2, seat) {
      if (base) return FREE;
      const saved = owns(s2, seat, "energy");
      return known[saved] ??= trades.map((trade) => [...needsOf(saved, [trade], [1]), ...shown2(trade)]);
    },
    run(play, seat, card) {
      if (base) {
        gain(play, seat, base);
        play.tell("gain", { seat, card, goods: base });
      }
      next(play, seat, card, []);
    }
  };
}
var convert = (...trades) => trading(null, trades);
var gainAndMay = (base, trade) => trading(base, [trade]);
var sell2 = (from, franc, most) => convert(sale(from, franc, most));
var sale = (from, franc, most) => most === void 0 ? { from, to: { franc } } : { from, to: { franc }, most };
var shown2 = ({ show: show2 }) => show2 ? Object.keys(show2).map((token) => need(token, show2[token] ?? 0)) : [];
function needsOf(saved, trades, done) {
  const needs = [];
  let food = 0;
  let power = -saved;
  trades.forEach((trade, i) => {
    const times3 = done[i] ?? 0;
    if (times3 === 0) return;
    food += times3 * (trade.food ?? 0);
    power += dueFor(trade.energy, times3) + (trade.energyOnce ?? 0);
    for (const one of cost(trade.from, trade.substitutes ? SUBSTITUTES : {}))
      needs.push({ ...one, units: times3 * one.units });
  });
  if (food > 0) needs.push(need("food", food, FOOD));
  if (power > 0) needs.push(energy(power));
  return needs;
}
function mostTimes(s2, seat, trades, done) {
  const trade = trades[done.length];
  const bag = stock(s2, seat);
  for (const one of shown2(trade)) if (!covers(bag, [one])) return 0;
  let most = trade.most ?? Number.MAX_SAFE_INTEGER;
  for (const one of cost(trade.from, trade.substitutes ? SUBSTITUTES : {})) {
    let have = 0;
    for (const token in one.worth) have += bag[token] ?? 0;
    most = Math.min(most, Math.floor(have / one.units));
  }
  if (trade.food) most = Math.min(most, Math.floor(foodIn(bag) / trade.food));
  const saved = owns(s2, seat, "energy");
  if (trade.energy) most = Math.min(most, Math.floor((energyIn(bag) + saved) * trade.energy.per / trade.energy.n));
  while (most > 0 && !covers(bag, needsOf(saved, trades, [...done, most]))) most--;
  return most;
}
function next(play, seat, card, done) {
  const { trades } = cardOf2(card).effect;
  if (done.length < trades.length) play.ask(seat, "times", { card, done });
  else if (done.some((n2) => n2 > 0)) {
    const plain2 = plainPayment(needsOf(owns(play.s, seat, "energy"), trades, done));
    if (plain2 === null) play.ask(seat, "pay", { card, done });
    else settleTrades(play, seat, card, done, plain2);
  }
}
function settleTrades(play, seat, card, done, paid2) {
  const { trades } = cardOf2(card).effect;
  const goods = {};
  trades.forEach((trade, i) => {
    const n2 = done[i] ?? 0;
    if (n2 === 0) return;
    const out = outputOf(trade, n2);
    for (const token in out) goods[token] = (goods[token] ?? 0) + (out[token] ?? 0);
    for (const token in trade.bonus) goods[token] = (goods[token] ?? 0) + (trade.bonus[token] ?? 0);
  });
  spend(play, seat, paid2);
  gain(play, seat, goods);
  play.tell("convert", { seat, card, paid: paid2, goods });
}
var times2 = {
  offer(s2, seat, { card, done }) {
    const { trades, base } = cardOf2(card).effect;
    const most = mostTimes(s2, seat, trades, done);
    const later = done.length + 1 < trades.length && mostTimes(s2, seat, trades, [...done, 0]) > 0;
    const least = base !== null || later || done.some((n2) => n2 > 0) ? 0 : 1;
    return pick(numbers3(least, most));
  },
  why(s2, seat, n2, { card, done }) {
    const { trades } = cardOf2(card).effect;
    if (!/^\d{1,3}$/.test(n2)) return null;
    return n2 === "0" ? { key: "why.times.least" } : { key: "why.times.most", args: { most: mostTimes(s2, seat, trades, done) } };
  },
  answer: (play, seat, n2, { card, done }) => next(play, seat, card, [...done, Number(n2)])
};
var NUMBERS = Array.from({ length: 100 }, (_, n2) => String(n2));
var numbers3 = (least, most) => most < NUMBERS.length ? NUMBERS.slice(least, most + 1) : Array.from({ length: most - least + 1 }, (_, i) => String(least + i));
var pay = {
  offer(s2, seat, { card, done }) {
    const { trades } = cardOf2(card).effect;
    return payment2(stock(s2, seat), needsOf(owns(s2, seat, "energy"), trades, done));
  },
  answer: (play, seat, paid2, { card, done }) => settleTrades(play, seat, card, done, paid2)
};
var questions4 = { times: times2, pay };

// packages/le-havre/src/effects/haul.ts
var PAIRS = OFFERS.slice(1, -1).map((good2, i) => [
  good2,
  OFFERS[i + 2]
]);
var WAGES = 3;
var ways = [[need("franc", WAGES)]];
var loads = (s2) => PAIRS.filter(([a, b2]) => (s2.offer[a] ?? 0) + (s2.offer[b2] ?? 0) > 0);
var haul = () => ({
  deeds: [{ does: "haul", francs: WAGES }],
  ways: (s2) => loads(s2).length > 0 ? ways : NO_WAY,
  run: (play, seat, card) => play.ask(seat, "haul", { card })
});
var question2 = {
  offer: (s2) => pick(loads(s2).map(([a, b2]) => `${a}:${b2}`)),
  why: (_, __, pair) => ({ key: PAIRS.some(([a, b2]) => pair === `${a}:${b2}`) ? "why.haul.empty" : "why.haul.apart" }),
  answer(play, seat, pair, { card }) {
    const { s: s2 } = play;
    const goods = {};
    spend(play, seat, { franc: WAGES });
    for (const good2 of pair.split(":")) {
      const n2 = s2.offer[good2] ?? 0;
      if (n2 > 0) goods[good2] = n2;
      play.move(s2.offer, stock(s2, seat), good2, n2);
    }
    play.tell("haul", { seat, card, goods, francs: WAGES });
  }
};
var questions5 = { haul: question2 };

// packages/le-havre/src/state.ts
var TOWN = -1;

// packages/le-havre/src/enter.ts
var ownerOf = (s2, card) => {
  for (let seat = 0; seat < s2.own.length; seat++) if (s2.own[seat]?.includes(card)) return seat;
  return TOWN;
};
var isBarred = (s2, card) => s2.at.includes(card) && !isFinal(s2);
var wasLast = (s2, seat, card) => s2.last[seat] === card && isFinal(s2);
function canEnter(s2, seat, card, owner) {
  const { effect, id } = card;
  if (effect === null || s2.at[seat] === id || isBarred(s2, id) || wasLast(s2, seat, id)) return false;
  const fee2 = owner === seat ? null : card.feeNeed;
  const bag = stock(s2, seat);
  if (fee2 !== null && !affordable(bag, fee2, NOTHING3)) return false;
  const ways2 = effect.ways(s2, seat, id);
  for (let i = 0; i < ways2.length; i++) if (affordable(bag, fee2, ways2[i])) return true;
  return false;
}
var NOTHING3 = [];
function enter(play, seat, id) {
  const { s: s2 } = play;
  const card = cardOf2(id);
  const from = s2.at[seat] ?? null;
  s2.at[seat] = id;
  s2.last[seat] = id;
  play.tell("enter", { seat, card: id, from });
  const fee2 = feeOf(s2, seat, card);
  const plain2 = fee2 === null ? NOTHING_DUE : plainPayment([fee2]);
  if (plain2 === null) {
    play.then("use", { seat, card: id });
    play.ask(seat, "fee", { card: id });
    return;
  }
  if (fee2 !== null) payFee(play, seat, id, plain2);
  card.effect?.run(play, seat, id);
}
var NOTHING_DUE = {};
function payFee(play, seat, card, goods) {
  const owner = ownerOf(play.s, card);
  if (owner === TOWN) spend(play, seat, goods);
  else hand(play, seat, owner, goods);
  play.tell("fee", { seat, card, goods, ...owner === TOWN ? {} : { toSeat: owner } });
}
var fee = {
  offer(s2, seat, { card: id }) {
    const card = cardOf2(id);
    const due = feeOf(s2, seat, card);
    return payment2(stock(s2, seat), due === null ? [] : [due], card.effect?.ways(s2, seat, id));
  },
  answer: (play, seat, goods, { card }) => payFee(play, seat, card, goods)
};
var questions6 = { fee };
var steps = {
  use: (play, { seat, card }) => cardOf2(card).effect?.run(play, seat, card)
};

// packages/le-havre/src/effects/watch.ts
var FRANCS = 1;
var BRIBE = need("franc", FRANCS);
function waysInto(s2, seat, other, here) {
  const id = s2.at[other] ?? null;
  if (other === seat || id === null || id === here) return [];
  const card = cardOf2(id);
  const fee2 = feeOf(s2, seat, card);
  const first2 = fee2 === null ? [BRIBE] : [BRIBE, fee2];
  return (card.effect?.ways(s2, seat, id, other) ?? []).map((way) => [...first2, ...way]);
}
var drive = () => ({
  deeds: [{ does: "drive", francs: FRANCS }],
  ways: (s2, seat, card) => s2.at.flatMap((_, other) => waysInto(s2, seat, other, card)),
  run: (play, seat, card) => play.ask(seat, "drive", { card })
});
var question3 = {
  offer(s2, seat, { card }) {
    const bag = stock(s2, seat);
    const targets = s2.at.flatMap(
      (at, other) => waysInto(s2, seat, other, card).some((way) => affordable(bag, null, way)) ? [`${other}:${at}`] : []
    );
    return pick(targets);
  },
  why(s2, _, target) {
    const [other = "", card = ""] = target.split(":");
    return isCard(card) && s2.at[Number(other)] === card ? { key: "why.drive.use", args: { card } } : { key: "why.drive.nobody" };
  },
  answer(play, seat, target) {
    const other = Number(target.split(":")[0]);
    const { s: s2 } = play;
    const card = s2.at[other];
    hand(play, seat, other, { franc: FRANCS });
    s2.at[other] = null;
    play.tell("drive", { seat, toSeat: other, card, goods: { franc: FRANCS } });
    enter(play, seat, card);
  }
};
var questions7 = { drive: question3 };

// packages/le-havre/src/cards/special.ts
var SPECIAL = shelve("special", {
  "labor-exchange": building(
    "public",
    { no: "001", value: 6, fishermen: 1 },
    gain2({}, per("fisherman", { fish: 1 }), per("hammer", { coal: 1 }))
  ),
  bakery: building("economic", { no: "002", value: 6, fee: { food: 1 } }, sell2({ bread: 1 }, 3, 6)),
  "baguette-shop": building("economic", { no: "003", value: 4, fee: { food: 1 } }, sell2({ meat: 1, bread: 1 }, 6, 4)),
  farm: building(
    "economic",
    { no: "004", value: 8, fee: { franc: 1 }, fishermen: 1 },
    gain2({ fish: 2, grain: 2, wood: 2, hides: 1, cattle: 1 })
  ),
  "clothing-industry": building(
    "industrial",
    { no: "005", value: 8, fee: { food: 2, franc: 1 } },
    sell2({ hides: 1, leather: 1 }, 7)
  ),
  "iron-mine-and-coal-seam": building(
    "none",
    { no: "006", value: 6, fee: { food: 1 }, hammers: 1 },
    gain2({ iron: 2, coal: 1 })
  ),
  "fish-market": building("economic", { no: "007", value: 4, fee: { food: 1 }, fishermen: 1 }, sell2({ fish: 1 }, 2, 7)),
  "fish-restaurant": building(
    "economic",
    { no: "008", value: 6, fee: { food: 1 }, fishermen: 1 },
    sell2({ smoked_fish: 1 }, 3)
  ),
  "fishpond-and-wood": building(
    "none",
    { no: "009", value: 4, fee: { food: 1 }, fishermen: 1 },
    gain2({ fish: 3, wood: 3 })
  ),
  "forest-hut": building(
    "economic",
    { no: "010", value: 4, fee: { food: 1 }, fishermen: 1 },
    sell2({ wood: 1, meat: 1 }, 5, 4)
  ),
  "plant-nursery": building(
    "craft",
    { no: "011", value: 6, fee: { food: 1 }, hammers: 1 },
    gain2({ wood: 4, franc: 3 })
  ),
  "business-park": locked(
    "none",
    { no: "012", value: 10, price: 12, hammers: 1 },
    { bonus: [per("industrial", { franc: 2 })] }
  ),
  guildhouse: locked(
    "economic",
    { no: "013", value: 4, price: 8, hammers: 1, fishermen: 1 },
    { bonus: [per("economic", { franc: 2 })] }
  ),
  "harbor-watch": building("public", { no: "014", value: 6, fee: { food: 1 } }, drive()),
  smelter: building("industrial", { no: "015", value: 10, fee: { franc: 2 } }, gain2({ coal: 1, coke: 1, iron: 1 })),
  diner: building(
    "economic",
    { no: "016", value: 6, fee: { food: 1 }, fishermen: 1 },
    sell2({ wood: 1, smoked_fish: 1, bread: 1 }, 8, 3)
  ),
  "hunting-lodge": building(
    "craft",
    { no: "017", value: 6, fee: { food: 1 }, hammers: 1, fishermen: 2 },
    gain2({ hides: 2, meat: 3 })
  ),
  "coal-trader": building(
    "economic",
    { no: "018", value: 4, fee: { food: 1 } },
    convert({ from: {}, food: 1, to: { charcoal: 1 }, most: 1 }, { from: {}, food: 2, to: { coal: 1 }, most: 5 })
  ),
  patisserie: building("economic", { no: "019", value: 6, fee: { food: 1 } }, sell2({ grain: 1, bread: 1 }, 5, 3)),
  furriery: building(
    "craft",
    { no: "020", value: 6, fee: { food: 1 } },
    convert({ from: { hides: 1 }, to: { bread: 1 } }, sale({ leather: 1 }, 5, 2))
  ),
  "leather-industry": building(
    "industrial",
    { no: "021", value: 8, fee: { food: 2 } },
    convert({ ...sale({ leather: 3 }, 16, 1), show: { franc: 14 } })
  ),
  kiln: building(
    "craft",
    { no: "022", value: 6, fee: { food: 1 } },
    convert({ from: { clay: 1 }, to: { brick: 3 }, most: 1, energy: each(1), substitutes: true })
  ),
  "luxury-yacht": locked("ship", { no: "023", value: 20, fishermen: 1 }, { swap: "iron-ship" }),
  feedlot: locked("economic", { no: "024", value: 6, price: 8 }, { calves: 2 }),
  "masons-guild": locked("craft", { no: "025", value: 8, price: 10, hammers: 1 }, { masonry: 1 }),
  "furniture-factory": building(
    "industrial",
    { no: "026", value: 8, fee: { food: 2 }, hammers: 1 },
    sell2({ leather: 1, wood: 1 }, 6)
  ),
  "town-square": building(
    "none",
    { no: "027", value: 6, fee: { franc: 1 } },
    choose({ from: UPGRADED_GOODS.filter((good2) => good2 !== "steel"), base: 0, each: "craft" })
  ),
  tavern: building("economic", { no: "028", value: 4, fishermen: 1 }, sell2({ wood: 1, grain: 1 }, 3, 4)),
  "haulage-firm": building("economic", { no: "029", value: 6, fee: { food: 1 } }, haul()),
  "schnaps-distillery": building("craft", { no: "030", value: 6, fee: { food: 1 } }, sell2({ grain: 1 }, 2, 4)),
  steelworks: building(
    "industrial",
    { no: "031", value: 8, fee: { food: 2, franc: 1 }, hammers: 1 },
    convert({ from: { iron: 1 }, to: { steel: 2 }, most: 1, energy: each(15), substitutes: true })
  ),
  steakhouse: building("economic", { no: "032", value: 6, fee: { food: 1 } }, sell2({ meat: 1, charcoal: 1 }, 6, 4)),
  "wind-farm": locked("none", { no: "033", value: 8, price: 12 }, { energy: 3 }),
  "brick-manufacturer": building(
    "industrial",
    { no: "034", value: 8, fee: { food: 2 }, hammers: 1 },
    convert({ ...sale({ brick: 3 }, 14, 1), show: { franc: 10 } })
  ),
  zoo: building(
    "public",
    { no: "035", value: 8, fee: { franc: 1 }, fishermen: 1 },
    gain2({}, per("animal", { franc: 1 }, 3))
  ),
  "football-stadium": locked("public", { no: "31", value: 24, cost: { wood: 1, brick: 2, iron: 2 } }, { waits: true })
});

// packages/le-havre/src/effects/bridge.ts
var pickWorth = (goods) => Object.fromEntries(goods.map((good2) => [good2, ANY_GOOD[good2] ?? 1]));
var PACK = 3;
function sellAnything() {
  const ways2 = [
    [need("upgraded", 1, pickWorth(UPGRADED_GOODS))],
    [need("standard", PACK, pickWorth(STANDARD_GOODS))]
  ];
  return {
    deeds: [{ does: "sell-any", upgraded: 1, standard: PACK }],
    ways: () => ways2,
    run: (play, seat, card) => play.ask(seat, "packs", { card })
  };
}
var packs = {
  offer(s2, seat) {
    const most = Math.floor(among(stock(s2, seat), STANDARD_GOODS) / PACK);
    const least = among(stock(s2, seat), UPGRADED_GOODS) > 0 ? 0 : 1;
    return pick(Array.from({ length: most - least + 1 }, (_, i) => String(least + i)));
  },
  answer(play, seat, n2, { card }) {
    const count2 = Number(n2);
    if (among(stock(play.s, seat), UPGRADED_GOODS) > 0) play.ask(seat, "singles", { card, least: count2 > 0 ? 0 : 1 });
    if (count2 > 0) play.ask(seat, "packed", { card, packs: count2 });
  }
};
function sold(play, seat, card, paid2, francs2) {
  if (francs2 === 0) return;
  spend(play, seat, paid2);
  gain(play, seat, { franc: francs2 });
  play.tell("convert", { seat, card, paid: paid2, goods: { franc: francs2 } });
}
var packed = {
  offer: (s2, seat, { packs: n2 }) => ({
    kind: "bundle",
    from: only2(stock(s2, seat), STANDARD_GOODS),
    min: PACK * n2,
    max: PACK * n2
  }),
  answer: (play, seat, paid2, { card, packs: n2 }) => sold(play, seat, card, paid2, n2)
};
var ONE_EACH = pickWorth(UPGRADED_GOODS);
var singles = {
  offer: (s2, seat, { least }) => ({
    kind: "bundle",
    from: only2(stock(s2, seat), UPGRADED_GOODS),
    min: least,
    price: ONE_EACH
  }),
  answer: (play, seat, paid2, { card }) => sold(
    play,
    seat,
    card,
    paid2,
    Object.values(paid2).reduce((sum2, n2) => sum2 + n2, 0)
  )
};
var questions8 = { packs, packed, singles };

// packages/le-havre/src/effects/build.ts
var build = ({ most = 1, lessWood = 0 } = {}) => {
  const builder = {
    deeds: [{ does: "build", most, lessWood }],
    most,
    lessWood,
    prices: [],
    ways(s2, seat) {
      const found = [];
      const saved = owns(s2, seat, "masonry");
      for (let i = 0; i < s2.plans.length; i++) {
        const pile = s2.plans[i];
        const price2 = pile.length === 0 ? null : priceOf(builder, pile[pile.length - 1], saved);
        if (price2 !== null) found.push(price2);
      }
      return found;
    },
    run: (play, seat, card) => play.ask(seat, "build", { card })
  };
  return builder;
};
function priceOf({ prices, lessWood }, id, saved) {
  const known = prices[saved] ??= /* @__PURE__ */ new Map();
  let price2 = known.get(id);
  if (price2 === void 0) {
    const { cost: printed } = cardOf2(id);
    price2 = printed === null || lessWood > 0 && !printed["wood"] ? null : materials(printed, lessWood, saved);
    known.set(id, price2);
  }
  return price2;
}
function materials(printed, lessWood, masonry) {
  const bag = { ...printed };
  const save = (token, n2) => bag[token] = Math.max(0, (bag[token] ?? 0) - n2);
  save("wood", lessWood);
  save(printed["brick"] ? "brick" : "clay", masonry);
  return cost(bag, SUBSTITUTES);
}
var buildable = (s2, seat, builder) => proposals(s2).filter((id) => {
  const price2 = priceOf(builder, id, owns(s2, seat, "masonry"));
  return price2 !== null && affordable(stock(s2, seat), null, price2);
});
var builderOf = (card) => cardOf2(card).effect;
function begin(play, seat, card, id, more) {
  if (more) play.then("more", { seat, card });
  play.ask(seat, "cost", { card, build: id });
}
function whyNotBuild(s2, _, id, { card: at }) {
  if (!isCard(id)) return null;
  const card = cardOf2(id);
  if (!proposals(s2).includes(id)) return { key: "why.build.hidden", args: { card: id } };
  if (card.cost === null) return { key: "why.build.never", args: { card: id } };
  if (builderOf(at).lessWood > 0 && !card.cost["wood"]) return { key: "why.build.wood", args: { card: id } };
  return { key: "why.build.dear", args: { card: id, cost: bagText(card.cost) } };
}
var first = {
  offer: (s2, seat, { card }) => pick(buildable(s2, seat, builderOf(card))),
  why: whyNotBuild,
  answer: (play, seat, id, { card }) => begin(play, seat, card, id, builderOf(card).most > 1)
};
var DONE = "done";
var again = {
  own: true,
  offer: (s2, seat, { card }) => pick([...buildable(s2, seat, builderOf(card)), DONE]),
  why: whyNotBuild,
  answer(play, seat, id, { card }) {
    if (id !== DONE) begin(play, seat, card, id, false);
  }
};
var price = {
  offer: (s2, seat, { card, build: id }) => payment2(stock(s2, seat), priceOf(builderOf(card), id, owns(s2, seat, "masonry")) ?? []),
  answer(play, seat, goods, { build: id }) {
    const { s: s2 } = play;
    spend(play, seat, goods);
    const pile = takeProposal(s2, id);
    s2.own[seat]?.push(id);
    play.tell("build", { seat, card: id, goods, pile });
    fillProposals(play);
  }
};
var questions9 = { build: first, again, cost: price };
var steps2 = {
  more(play, { seat, card }) {
    if (buildable(play.s, seat, builderOf(card)).length > 0 || couldBuy(play.s, seat))
      play.ask(seat, "again", { card });
  }
};

// packages/le-havre/src/effects/court.ts
var GRANT = 2;
var court = () => ({
  deeds: [{ does: "remit", francs: GRANT }],
  ways: (s2, seat) => (s2.loans[seat] ?? 0) > 0 ? FREE : NO_WAY,
  run(play, seat, card) {
    const loans = play.s.loans[seat] ?? 0;
    if (loans > 2) play.ask(seat, "court", { card });
    else remit(play, seat, card, 1, loans === 2 ? GRANT : 0);
  }
});
function remit(play, seat, card, loans, francs2) {
  play.s.loans[seat] = (play.s.loans[seat] ?? 0) - loans;
  gain(play, seat, { franc: francs2 });
  play.tell("remit", { seat, card, loans, francs: francs2 });
}
var question4 = {
  offer: () => pick(["two", "one"]),
  answer: (play, seat, how, { card }) => how === "two" ? remit(play, seat, card, 2, 0) : remit(play, seat, card, 1, GRANT)
};
var questions10 = { court: question4 };

// packages/le-havre/src/effects/office.ts
function exchangeAny(first2, second) {
  const options2 = {};
  for (const one of first2.for) options2[one] = first2.give;
  for (const other of second.for) options2[other] = second.give;
  for (const one of first2.for) for (const other of second.for) options2[`${one}:${other}`] = first2.give + second.give;
  const least = [[need("good", Math.min(first2.give, second.give), ANY_GOOD)]];
  const office = {
    deeds: [first2, second].map((one) => ({ does: "bargain", ...one })),
    options: options2,
    ways: () => least,
    run: (play, seat, card) => play.ask(seat, "bargain", { card })
  };
  return office;
}
var optionsOf = (card) => cardOf2(card).effect.options;
var bargain = {
  offer(s2, seat, { card }) {
    const have = goodsIn(stock(s2, seat));
    const options2 = optionsOf(card);
    return pick(Object.keys(options2).filter((option) => (options2[option] ?? 0) <= have));
  },
  why(s2, seat, get, { card }) {
    const units = Object.hasOwn(optionsOf(card), get) ? optionsOf(card)[get] : void 0;
    return units === void 0 ? null : { key: "why.bargain.few", args: { units, have: goodsIn(stock(s2, seat)) } };
  },
  answer: (play, seat, get, { card }) => play.ask(seat, "give", { card, get })
};
var give = {
  offer(s2, seat, { card, get }) {
    const n2 = optionsOf(card)[get] ?? 0;
    return { kind: "bundle", from: only2(stock(s2, seat), ALL_GOODS), min: n2, max: n2 };
  },
  answer(play, seat, paid2, { card, get }) {
    const goods = Object.fromEntries(get.split(":").map((good2) => [good2, 1]));
    spend(play, seat, paid2);
    gain(play, seat, goods);
    play.tell("convert", { seat, card, paid: paid2, goods });
  }
};
var questions11 = { bargain, give };

// packages/le-havre/src/effects/sail.ts
var ENERGY_EACH = 3;
var A_GOOD = need("good", 1, ANY_GOOD);
var sail = () => ({
  deeds: [{ does: "sail", energy: ENERGY_EACH }],
  ways: (s2, seat) => s2.fleet[seat]?.some(carries) ? [sailNeeds(s2, seat, 1)] : NO_WAY,
  run: (play, seat, card) => play.ask(seat, "sail", { card })
});
var carries = (ship2) => HULLS[shipOf(ship2).type].room > 0;
var sailNeeds = (s2, seat, ships2) => [
  ...energyNeed(s2, seat, ENERGY_EACH * ships2),
  A_GOOD
];
var fleet = {
  offer(s2, seat) {
    const from = {};
    let ships2 = 0;
    for (const id of s2.fleet[seat] ?? []) {
      if (!carries(id)) continue;
      const { type } = shipOf(id);
      from[type] = (from[type] ?? 0) + 1;
      ships2++;
    }
    const energy2 = energyIn(stock(s2, seat)) + owns(s2, seat, "energy");
    let max = Math.min(ships2, Math.floor(energy2 / ENERGY_EACH));
    while (max > 1 && !covers(stock(s2, seat), sailNeeds(s2, seat, max))) max--;
    return { kind: "bundle", from, min: 1, max, price: ROOMS };
  },
  answer(play, seat, ships2, { card }) {
    let n2 = 0;
    let room = 0;
    for (const type in ships2) {
      n2 += ships2[type] ?? 0;
      room += (ships2[type] ?? 0) * HULLS[type].room;
    }
    play.tell("sail", { seat, card, ships: ships2 });
    play.ask(seat, "cargo", { card, room });
    play.ask(seat, "energy", { card, ships: n2 });
  }
};
var ROOMS = { "wooden-ship": 4, "iron-ship": 6, "steel-ship": 8 };
var fuel = {
  offer: (s2, seat, { ships: ships2 }) => payment2(stock(s2, seat), energyNeed(s2, seat, ENERGY_EACH * ships2), [[A_GOOD]]),
  answer(play, seat, goods, { card }) {
    spend(play, seat, goods);
    play.tell("pay", { seat, card, goods });
  }
};
var cargo = {
  offer: (s2, seat, { room }) => ({
    kind: "bundle",
    from: only2(stock(s2, seat), ALL_GOODS),
    min: 1,
    max: room,
    price: CARGO
  }),
  answer(play, seat, paid2, { card }) {
    let francs2 = 0;
    for (const good2 in paid2) francs2 += (paid2[good2] ?? 0) * (CARGO[good2] ?? 0);
    spend(play, seat, paid2);
    gain(play, seat, { franc: francs2 });
    play.tell("convert", { seat, card, paid: paid2, goods: { franc: francs2 } });
  }
};
var questions12 = { sail: fleet, energy: fuel, cargo };

// packages/le-havre/src/lack.ts
function lack(bag, { name = "", units, worth: worth2 }) {
  let have = 0;
  for (const token in worth2) have += (bag[token] ?? 0) * (worth2[token] ?? 0);
  return { key: "why.lack", args: { need: name, units, have } };
}

// packages/le-havre/src/effects/wharf.ts
function hullNeeds(s2, seat, type, modern) {
  const saved = owns(s2, seat, "energy");
  const known = HULL_NEEDS[type][modern ? 1 : 0] ??= [];
  return known[saved] ??= worksOut(type, modern, saved);
}
var HULL_NEEDS = {
  "wooden-ship": [],
  "iron-ship": [],
  "steel-ship": [],
  "luxury-liner": []
};
function worksOut(type, modern, saved) {
  const { cost: material, energy: power } = HULLS[type];
  const needs = cost(material, SUBSTITUTES);
  if (power > saved) needs.push(energy(power - saved));
  if (type !== "wooden-ship" && !modern) needs.push(need("brick", 1));
  return needs;
}
function onSale(s2) {
  const types = [];
  for (const type of SHIP_TYPES) if (s2.ships[type].length > 0) types.push(type);
  return types;
}
function swaps(s2, seat) {
  const found = [];
  if (s2.fleet[seat]?.length === 0) return found;
  for (const id of s2.town) {
    const type = cardOf2(id).swap;
    if (type !== void 0) {
      for (const ship2 of s2.fleet[seat] ?? []) if (shipOf(ship2).type === type) found.push(`swap:${id}:${ship2}`);
    }
  }
  return found;
}
var wharf = () => ({
  deeds: [{ does: "launch" }],
  ways(s2, seat, card) {
    const modern = s2.modern.includes(card);
    if (swaps(s2, seat).length > 0) return FREE;
    const ways2 = [];
    for (const type of SHIP_TYPES) if (s2.ships[type].length > 0) ways2.push(hullNeeds(s2, seat, type, modern));
    return ways2;
  },
  run: (play, seat, card) => play.ask(seat, "launch", { card })
});
var launch = {
  offer(s2, seat, { card }) {
    const modern = s2.modern.includes(card);
    const payable2 = onSale(s2).filter((type) => affordable(stock(s2, seat), null, hullNeeds(s2, seat, type, modern)));
    return pick([...payable2, ...swaps(s2, seat)]);
  },
  why(s2, seat, what, { card }) {
    const type = SHIP_TYPES.find((one) => one === what);
    if (type === void 0) return null;
    if (s2.ships[type].length === 0) return { key: "why.launch.none", args: { ship: type } };
    const bag = stock(s2, seat);
    const short = hullNeeds(s2, seat, type, s2.modern.includes(card)).find((one) => !affordable(bag, one, []));
    return { key: "why.launch.dear", args: { ship: type, lack: short ? lack(bag, short) : { key: "why.lack.none" } } };
  },
  answer(play, seat, what, { card }) {
    const [verb, id = "", ship2 = ""] = what.split(":");
    if (verb !== "swap") {
      play.ask(seat, "hull", { card, type: what });
      return;
    }
    const { s: s2 } = play;
    const fleet2 = s2.fleet[seat];
    fleet2.splice(fleet2.indexOf(ship2), 1);
    s2.town.splice(s2.town.indexOf(id), 1);
    s2.own[seat]?.push(id);
    play.tell("swap", { seat, card: id, ship: ship2 });
  }
};
var hull = {
  offer: (s2, seat, { card, type }) => payment2(stock(s2, seat), hullNeeds(s2, seat, type, s2.modern.includes(card))),
  answer(play, seat, goods, { card, type }) {
    const { s: s2 } = play;
    spend(play, seat, goods);
    if (type !== "wooden-ship" && !s2.modern.includes(card)) {
      s2.modern.push(card);
      play.tell("modernise", { seat, card });
    }
    const ship2 = s2.ships[type].pop();
    s2.fleet[seat]?.push(ship2);
    play.tell("launch", { seat, card, ship: ship2, goods });
  }
};
var questions13 = { launch, hull };

// packages/le-havre/src/market.ts
var SOLO_CAP = 4;
function marketCap({ setup: { seats, options: options2 } }) {
  return seats === 1 && (options2.length === "short" || options2.marketCap) ? SOLO_CAP : Number.MAX_SAFE_INTEGER;
}

// packages/le-havre/src/cards/standard.ts
var STANDARD = shelve("standard", {
  "building-firm-1": building("craft", { no: "B1", value: 4, hammers: 1 }, build()),
  "building-firm-2": building("craft", { no: "B2", value: 6, fee: { food: 1 }, hammers: 1 }, build()),
  "construction-firm": building("industrial", { no: "B3", value: 8, fee: { food: 2 }, hammers: 1 }, build({ most: 2 })),
  marketplace: building(
    "none",
    { no: "01", value: 6, cost: { wood: 2 }, fee: { food: 2, franc: 1 } },
    choose({ from: STANDARD_GOODS, base: 2, each: "craft", cap: marketCap, afterwards: "mayLook" })
  ),
  sawmill: building("industrial", { no: "02", value: 14, cost: { clay: 1, iron: 1 } }, build({ lessWood: 1 })),
  fishery: building(
    "craft",
    { no: "03", value: 10, cost: { wood: 1, clay: 1 }, fishermen: 1 },
    gain2({ fish: 3 }, per("fisherman", { fish: 1 }))
  ),
  joinery: building(
    "craft",
    { no: "04", value: 8, cost: { wood: 3 }, fee: { food: 1 }, hammers: 1 },
    convert({ from: { wood: 1 }, to: { franc: 1 }, bonus: { franc: 4 }, most: 3 })
  ),
  bakehouse: building(
    "craft",
    { no: "05", value: 8, cost: { clay: 2 }, fee: { food: 1 } },
    convert({ from: { grain: 1 }, to: { bread: 1 }, energy: half, subsidy: { token: "franc", rate: half } })
  ),
  "hardware-store": building(
    "economic",
    { no: "06", value: 8, cost: { wood: 3, clay: 1 }, fee: { food: 1 }, hammers: 1, fishermen: 1 },
    gain2({ wood: 1, brick: 1, iron: 1 })
  ),
  "charcoal-kiln": building(
    "craft",
    { no: "07", value: 8, cost: { clay: 1 } },
    convert({ from: { wood: 1 }, to: { charcoal: 1 } })
  ),
  smokehouse: building(
    "craft",
    { no: "08", value: 6, cost: { wood: 2, clay: 1 }, fee: { food: 2, franc: 1 }, fishermen: 1 },
    convert({
      from: { fish: 1 },
      to: { smoked_fish: 1 },
      most: 6,
      energyOnce: 1,
      subsidy: { token: "franc", rate: half }
    })
  ),
  abattoir: building(
    "craft",
    { no: "09", value: 8, cost: { wood: 1, clay: 1, iron: 1 }, fee: { franc: 2 } },
    convert({ from: { cattle: 1 }, to: { meat: 1 }, subsidy: { token: "hides", rate: half } })
  ),
  "clay-mound": building(
    "none",
    { no: "10", value: 2, fee: { food: 1 } },
    gain2({ clay: 3 }, per("hammer", { clay: 1 }))
  ),
  // Both books print 1 wood and 1 clay, the card shows 1 wood and 2 clay (ruling LH-3).
  "arts-center": building(
    "public",
    { no: "11", value: 10, cost: { wood: 1, clay: 2 }, fee: { food: 1 }, fishermen: 1, disputed: ["cost"] },
    gain2({}, per("guest", { franc: 4 }))
  ),
  "wharf-1": building(
    "industrial",
    { no: "12", value: 14, cost: { wood: 2, clay: 2, iron: 2 }, fee: { food: 2 } },
    wharf()
  ),
  "black-market": building("none", { no: "13", value: 2, fee: { food: 1 } }, gainMissing(2)),
  brickworks: building(
    "industrial",
    { no: "14", value: 14, cost: { wood: 2, clay: 1, iron: 1 }, fee: { food: 1 } },
    convert({ from: { clay: 1 }, to: { brick: 1 }, energy: half, subsidy: { token: "franc", rate: half } })
  ),
  "local-court": building("public", { no: "15", value: 16, cost: { wood: 3, clay: 2 } }, court()),
  colliery: building(
    "industrial",
    { no: "16", value: 10, cost: { wood: 1, clay: 3 }, fee: { food: 2 } },
    gain2({ coal: 3 }, per("any-hammer", { coal: 1 }))
  ),
  "wharf-2": building(
    "industrial",
    { no: "17", value: 14, cost: { wood: 2, clay: 2, iron: 2 }, fee: { food: 2 } },
    wharf()
  ),
  "shipping-line": building(
    "economic",
    { no: "18", value: 10, cost: { wood: 2, brick: 3 }, fee: { food: 2 }, fishermen: 1 },
    sail()
  ),
  "grocery-market": building(
    "economic",
    { no: "19", value: 10, cost: { wood: 1, brick: 1 }, fee: { franc: 1 } },
    gain2({ cattle: 1, meat: 1, fish: 1, smoked_fish: 1, grain: 1, bread: 1 })
  ),
  tannery: building(
    "craft",
    { no: "20", value: 12, cost: { wood: 1, brick: 1 } },
    convert({ from: { hides: 1 }, to: { leather: 1 }, most: 4, subsidy: { token: "franc", rate: each(1) } })
  ),
  "business-office": building(
    "economic",
    { no: "21", value: 12, cost: { wood: 4, clay: 1 }, fee: { franc: 1 }, hammers: 1, fishermen: 1 },
    exchangeAny({ give: 4, for: ["steel"] }, { give: 1, for: ["charcoal", "leather", "brick"] })
  ),
  ironworks: building(
    "industrial",
    { no: "22", value: 12, cost: { wood: 3, brick: 2 }, fee: { food: 3, franc: 1 }, hammers: 1 },
    gainAndMay({ iron: 3 }, { from: {}, energyOnce: 6, to: { iron: 1 }, most: 1 })
  ),
  "steel-mill": building(
    "industrial",
    { no: "23", value: 22, cost: { brick: 4, iron: 2 }, fee: { franc: 2 } },
    convert({ from: { iron: 1 }, to: { steel: 1 }, energy: each(5) })
  ),
  storehouse: locked(
    "economic",
    { no: "24", value: 4, price: 10, cost: { wood: 2, brick: 2 }, hammers: 1 },
    { bonus: [per("good", { franc: 1 }, 2)] }
  ),
  cokery: building(
    "industrial",
    { no: "25", value: 18, cost: { brick: 2, iron: 2 }, fee: { franc: 1 } },
    convert({ from: { coal: 1 }, to: { coke: 1 }, subsidy: { token: "franc", rate: each(1) } })
  ),
  dock: locked(
    "industrial",
    { no: "26", value: 10, price: 24, cost: { wood: 1, brick: 2, iron: 2 } },
    { bonus: [per("ship", { franc: 4 })] }
  ),
  "bridge-over-the-seine": building(
    "none",
    { no: "27", value: 16, cost: { iron: 3 }, fee: { franc: 2 } },
    sellAnything()
  ),
  "town-hall": locked(
    "public",
    { no: "28", value: 6, price: 30, cost: { wood: 4, brick: 3 } },
    { bonus: [per("public", { franc: 4 }), per("craft", { franc: 2 })] }
  ),
  bank: locked(
    "economic",
    { no: "29", value: 16, price: 40, cost: { brick: 4, steel: 1 } },
    { bonus: [per("industrial", { franc: 3 }), per("economic", { franc: 2 })] }
  ),
  church: building(
    "public",
    { no: "30", value: 26, price: null, cost: { wood: 5, brick: 3, iron: 1 } },
    gainShowing({ bread: 5, fish: 2 }, { bread: 5, fish: 3 })
  )
});

// packages/le-havre/src/tables/availability.ts
var AVAILABLE = {
  "building-firm-1": { full: "SSSSS", short: "SSSSS" },
  "building-firm-2": { full: "SSSSS", short: "SSSSS" },
  "construction-firm": { full: "SSSSS", short: "SSSSS" },
  marketplace: { full: "YYYYY", short: "SSYYY" },
  sawmill: { full: "--YYY", short: "S--SS" },
  fishery: { full: "YYYYY", short: "YYYYY" },
  joinery: { full: "--YYY", short: "--YYY" },
  bakehouse: { full: "YYYYY", short: "YYYYY" },
  "hardware-store": { full: "--YYY", short: "--YYY" },
  "charcoal-kiln": { full: "YYYYY", short: "-YYYY" },
  smokehouse: { full: "YYYYY", short: "YYYYY" },
  abattoir: { full: "YYYYY", short: "YYYYY" },
  "clay-mound": { full: "YYYYY", short: "YYYYY" },
  "arts-center": { full: "---YY", short: "-----" },
  "wharf-1": { full: "YYYYY", short: "YYYYY" },
  "black-market": { full: "--YYY", short: "S----" },
  brickworks: { full: "YYYYY", short: "YYYYY" },
  "local-court": { full: "--YYY", short: "----Y" },
  colliery: { full: "YYYYY", short: "YYYYY" },
  "wharf-2": { full: "--YYY", short: "--YYY" },
  "shipping-line": { full: "YYYYY", short: "YYYYY" },
  "grocery-market": { full: "--YYY", short: "----Y" },
  tannery: { full: "YYYYY", short: "YYYYY" },
  "business-office": { full: "--YYY", short: "--YYY" },
  ironworks: { full: "YYYYY", short: "YYYYY" },
  "steel-mill": { full: "YYYYY", short: "YYYYY" },
  storehouse: { full: "---YY", short: "----Y" },
  cokery: { full: "YYYYY", short: "-YYYY" },
  dock: { full: "---YY", short: "----Y" },
  "bridge-over-the-seine": { full: "--YYY", short: "--YYY" },
  "town-hall": { full: "-YYYY", short: "----Y" },
  bank: { full: "-YYYY", short: "-YYYY" },
  church: { full: "-YYYY", short: "----Y" }
};
var cards = (length, seats, mark) => Object.keys(AVAILABLE).filter((card) => AVAILABLE[card]?.[length][seats - 1] === mark);
var pileCards = (length, seats) => cards(length, seats, "Y");
var townCards = (length, seats) => cards(length, seats, "S");

// packages/le-havre/src/tables/tiles.ts
var tile = (first2, second, interest2 = false) => ({
  brings: { [first2]: 1, [second]: 1 },
  interest: interest2
});
var TILES = {
  "wood-cattle": tile("wood", "cattle"),
  "wood-clay": tile("wood", "clay"),
  "wood-franc": tile("wood", "franc"),
  "fish-clay": tile("fish", "clay"),
  "wood-fish": tile("wood", "fish", true),
  "fish-grain": tile("fish", "grain"),
  "iron-franc": tile("iron", "franc")
};
var TILE_NAMES = Object.keys(TILES);

// packages/le-havre/src/setup.ts
var OFFER = {
  full: { franc: 2, fish: 2, wood: 2, clay: 1, iron: 0, grain: 0, cattle: 0 },
  short: { franc: 3, fish: 3, wood: 3, clay: 2, iron: 1, grain: 1, cattle: 1 }
};
var GOODS2 = {
  full: { franc: 5, coal: 1 },
  short: { franc: 5, fish: 2, wood: 2, clay: 2, iron: 2, cattle: 1, coal: 2, hides: 2 }
};
var START2 = { offer: OFFER, goods: GOODS2, specials: { full: 6, short: 0 } };
var SHORT_FLEETS = { 1: ["R01"], 2: ["R01", "R03"] };
var SHORT_WOODEN = { 1: ["R03"] };
var NEED_OPPONENTS = ["harbor-watch", "zoo"];
var NEVER_FIRST = "black-market";
var STANDARD2 = "standard";
function decks({ seats, options: options2 }) {
  const found = {
    [STANDARD2]: pileCards(options2.length, seats),
    tiles: TILE_NAMES
  };
  if (options2.length === "full")
    found["special"] = SPECIAL.map((card) => card.id).filter(
      (id) => seats > 1 || !options2.soloCards || !NEED_OPPONENTS.includes(id)
    );
  return found;
}
function setup({ seats, options: options2 }) {
  const { length } = options2;
  const short = length === "short";
  const each2 = (make) => Array.from({ length: seats }, (_, seat) => make(seat));
  const piles = { tiles: fullPile("tiles", TILE_NAMES.length) };
  if (START2.specials[length] > 0) piles["special"] = fullPile("special", START2.specials[length]);
  return {
    turn: 0,
    tiles: [],
    offer: { ...OFFER[length] },
    stock: each2(() => stockOf(GOODS2[length])),
    loans: each2(() => 0),
    own: each2(() => []),
    fleet: each2((seat) => short ? SHORT_FLEETS[seats]?.slice(seat, seat + 1) ?? [] : []),
    at: each2(() => null),
    last: each2(() => null),
    town: townCards(length, seats),
    plans: [[], [], []],
    waiting: [],
    ships: {
      "wooden-ship": short ? [...SHORT_WOODEN[seats] ?? []] : [],
      "iron-ship": [],
      "steel-ship": [],
      "luxury-liner": []
    },
    modern: [],
    sold: [],
    piles
  };
}
function deal(play) {
  const { s: s2 } = play;
  const size = cardsOf(s2).length;
  s2.piles = { ...s2.piles, [STANDARD2]: fullPile(STANDARD2, size) };
  play.then("dealt");
  play.reveal(STANDARD2, size);
}
var cardsOf = ({ setup: { seats, options: options2 } }) => pileCards(options2.length, seats);
function layOut(play, cards2, attempt) {
  const { s: s2 } = play;
  const size = cards2.length;
  s2.plans = [0, 1, 2].map(
    (i) => (
      // The lowest number comes up first: it lies last.
      cards2.slice(i * size / 3, (i + 1) * size / 3).sort((a, b2) => cardOf2(b2).sort - cardOf2(a).sort)
    )
  );
  if (s2.plans.some((pile) => pile[pile.length - 1] === NEVER_FIRST)) {
    play.tell("redeal", { card: NEVER_FIRST });
    play.ask(NATURE, "shuffle", { attempt, roll: `shuffle-${attempt}` });
    return;
  }
  play.tell("dealt", { piles: s2.plans });
  play.then("turn");
}
var shuffle = {
  offer: (s2) => order(cardsOf(s2)),
  answer: (play, _, cards2, { attempt }) => layOut(play, cards2, attempt + 1)
};
var questions14 = { shuffle };
var steps3 = {
  dealt(play) {
    const { s: s2 } = play;
    const cards2 = cardsOf(s2).map(() => takeTop(s2, STANDARD2));
    delete s2.piles?.[STANDARD2];
    delete s2.unseen?.[STANDARD2];
    layOut(play, cards2, 1);
  }
};

// packages/le-havre/src/texts/cards.ts
var CARDS2 = {
  "building-firm-1": [
    "Building Firm",
    "Bauhandwerksbetrieb",
    "Build one of the top proposals.",
    "Baue eines der obersten Bauvorhaben."
  ],
  "building-firm-2": [
    "Building Firm",
    "Bauhandwerksbetrieb",
    "Build one of the top proposals.",
    "Baue eines der obersten Bauvorhaben."
  ],
  "construction-firm": [
    "Construction Firm",
    "Bauunternehmen",
    "Build one or two top proposals, one after the other; you may buy in between.",
    "Baue nacheinander ein oder zwei oberste Bauvorhaben; dazwischen darfst du kaufen."
  ],
  marketplace: [
    "Marketplace",
    "Marktplatz",
    "Take 2 different standard goods; you may take one more for each craft building you own. Then you may look at the next two special buildings and put them back in any order.",
    "Nimm 2 verschiedene Standardwaren; je eigenem Handwerksbetrieb darfst du eine weitere nehmen. Danach darfst du die n\xE4chsten beiden Sondergeb\xE4ude ansehen und beliebig geordnet zur\xFCcklegen."
  ],
  sawmill: [
    "Sawmill",
    "S\xE4gewerk",
    "Build one top proposal that needs wood, for 1 wood less.",
    "Baue ein oberstes Bauvorhaben, das Holz braucht, f\xFCr 1 Holz weniger."
  ],
  fishery: [
    "Fishery",
    "Fischerei",
    "Take 3 fish and one more for each fisherman you own.",
    "Nimm 3 Fische und einen weiteren je eigener Angel."
  ],
  joinery: [
    "Joinery",
    "Schreinerei",
    "Sell 1, 2 or 3 wood for 5, 6 or 7 francs.",
    "Verkaufe 1, 2 oder 3 Holz f\xFCr 5, 6 oder 7 Franc."
  ],
  bakehouse: [
    "Bakehouse",
    "Backhaus",
    "Bake any number of grain into bread. Each takes half an energy; for every two you get 1 franc.",
    "Backe beliebig viel Korn zu Brot. Jedes braucht eine halbe Energie; f\xFCr je zwei gibt es 1 Franc."
  ],
  "hardware-store": [
    "Hardware Store",
    "Baumarkt",
    "Take 1 wood, 1 brick and 1 iron.",
    "Nimm 1 Holz, 1 Ziegel und 1 Eisen."
  ],
  "charcoal-kiln": [
    "Charcoal Kiln",
    "K\xF6hlerei",
    "Turn any number of wood into charcoal.",
    "Mache beliebig viel Holz zu Holzkohle."
  ],
  smokehouse: [
    "Smokehouse",
    "R\xE4ucherei",
    "Smoke up to 6 fish with 1 energy in all; for every two you get 1 franc.",
    "R\xE4uchere bis zu 6 Fische mit insgesamt 1 Energie; f\xFCr je zwei gibt es 1 Franc."
  ],
  abattoir: [
    "Abattoir",
    "Schlachthof",
    "Turn any number of cattle into meat; for every two you get 1 hide.",
    "Mache beliebig viel Vieh zu Fleisch; f\xFCr je zwei gibt es 1 Fell."
  ],
  "clay-mound": [
    "Clay Mound",
    "Lehmh\xFCgel",
    "Take 3 clay and one more for each hammer you own.",
    "Nimm 3 Lehm und einen weiteren je eigener Hacke."
  ],
  "arts-center": [
    "Arts Center",
    "Kulturzentrum",
    "Get 4 francs for each other player whose worker stands in a building of yours.",
    "Erhalte 4 Franc f\xFCr alle anderen, deren Person in einem deiner Geb\xE4ude steht."
  ],
  "wharf-1": [
    "Wharf",
    "Werft",
    "Build one ship that lies on top. The first here that is not of wood takes 1 brick more.",
    "Baue ein obenauf liegendes Schiff. Das erste hier, das kein Holzschiff ist, kostet 1 Ziegel mehr."
  ],
  "wharf-2": [
    "Wharf",
    "Werft",
    "Build one ship that lies on top. The first here that is not of wood takes 1 brick more.",
    "Baue ein obenauf liegendes Schiff. Das erste hier, das kein Holzschiff ist, kostet 1 Ziegel mehr."
  ],
  "black-market": [
    "Black Market",
    "Schwarzmarkt",
    "Take 2 of everything whose offer space is empty, francs included.",
    "Nimm je 2 von allem, dessen Angebotsfeld leer ist, auch Franc."
  ],
  brickworks: [
    "Brickworks",
    "Ziegelei",
    "Fire any number of clay into brick. Each takes half an energy; for every two you get 1 franc.",
    "Brenne beliebig viel Lehm zu Ziegeln. Jeder braucht eine halbe Energie; f\xFCr je zwei gibt es 1 Franc."
  ],
  "local-court": [
    "Local Court",
    "Amtsgericht",
    "Return a loan for nothing; of two loans one, with 2 francs; of more two, or one with 2 francs.",
    "Gib einen Schuldschein umsonst ab; von zweien einen und nimm 2 Franc; von mehreren zwei oder einen mit 2 Franc."
  ],
  colliery: [
    "Colliery",
    "Zeche",
    "Take 3 coal, and 1 more if you own a hammer.",
    "Nimm 3 Kohle und mit mindestens einer Hacke 1 weitere."
  ],
  "shipping-line": [
    "Shipping Line",
    "Reederei",
    "Send out ships for 3 energy each and sell what they carry: 2, 3 or 4 goods on a ship of wood, iron or steel.",
    "Lass Schiffe f\xFCr je 3 Energie fahren und verkaufe ihre Ladung: 2, 3 oder 4 Waren je Holz-, Eisen- oder Stahlschiff."
  ],
  "grocery-market": [
    "Grocery Market",
    "Lebensmittelmarkt",
    "Take 1 cattle, 1 meat, 1 fish, 1 smoked fish, 1 grain and 1 bread.",
    "Nimm 1 Vieh, 1 Fleisch, 1 Fisch, 1 R\xE4ucherfisch, 1 Korn und 1 Brot."
  ],
  tannery: [
    "Tannery",
    "Gerberei",
    "Tan up to 4 hides into leather; each brings 1 franc.",
    "Gerbe bis zu 4 Felle zu Leder; jedes bringt 1 Franc."
  ],
  "business-office": [
    "Business Office",
    "Kontor",
    "Give any 4 goods for 1 steel, any 1 good for 1 charcoal, leather or brick, or do both.",
    "Gib 4 beliebige Waren f\xFCr 1 Stahl, 1 beliebige Ware f\xFCr 1 Holzkohle, Leder oder Ziegel, oder beides."
  ],
  ironworks: [
    "Ironworks",
    "Eisenh\xFCtte",
    "Take 3 iron; for 6 energy 1 more.",
    "Nimm 3 Eisen; f\xFCr 6 Energie 1 weiteres."
  ],
  "steel-mill": [
    "Steel Mill",
    "Stahlwerk",
    "Turn any number of iron into steel, for 5 energy each.",
    "Mache beliebig viel Eisen zu Stahl, f\xFCr je 5 Energie."
  ],
  storehouse: [
    "Storehouse",
    "Lagerhaus",
    "At the end worth half a franc more for each of your goods.",
    "Am Ende einen halben Franc mehr wert f\xFCr jede deiner Waren."
  ],
  cokery: [
    "Cokery",
    "Kokerei",
    "Turn any number of coal into coke; each brings 1 franc.",
    "Mache beliebig viel Kohle zu Koks; jede bringt 1 Franc."
  ],
  dock: [
    "Dock",
    "Dock",
    "At the end worth 4 francs more for each of your ships.",
    "Am Ende 4 Franc mehr wert f\xFCr jedes deiner Schiffe."
  ],
  "bridge-over-the-seine": [
    "Bridge over the Seine",
    "Seine-Br\xFCcke",
    "Sell upgraded goods for 1 franc each and standard goods in threes for 1 franc.",
    "Verkaufe veredelte Waren f\xFCr je 1 Franc und je drei Standardwaren f\xFCr 1 Franc."
  ],
  "town-hall": [
    "Town Hall",
    "Rathaus",
    "At the end worth 4 francs more for each of your public and 2 for each of your craft buildings.",
    "Am Ende 4 Franc mehr wert f\xFCr jedes \xF6ffentliche Geb\xE4ude und 2 f\xFCr jeden Handwerksbetrieb von dir."
  ],
  bank: [
    "Bank",
    "Bank",
    "At the end worth 3 francs more for each of your industrial and 2 for each of your economic buildings.",
    "Am Ende 3 Franc mehr wert f\xFCr jedes Industrie- und 2 f\xFCr jedes Wirtschaftsgeb\xE4ude von dir."
  ],
  church: [
    "Church",
    "Kirche",
    "With 5 bread and 2 fish in hand: take 5 bread and 3 fish more.",
    "Mit 5 Broten und 2 Fischen im Vorrat: nimm 5 Brote und 3 Fische dazu."
  ],
  "labor-exchange": [
    "Labor Exchange",
    "Arbeitsamt",
    "Take 1 fish for each fisherman and 1 coal for each hammer you own.",
    "Nimm 1 Fisch je eigener Angel und 1 Kohle je eigener Hacke."
  ],
  bakery: ["Bakery", "B\xE4ckerei", "Sell up to 6 bread for 3 francs each.", "Verkaufe bis zu 6 Brote f\xFCr je 3 Franc."],
  "baguette-shop": [
    "Baguette Shop",
    "Baguetterie",
    "Sell up to 4 pairs of meat and bread for 6 francs each.",
    "Verkaufe bis zu 4 Paare aus Fleisch und Brot f\xFCr je 6 Franc."
  ],
  farm: [
    "Farm",
    "Bauernhof",
    "Take 2 fish, 2 grain, 2 wood, 1 hide and 1 cattle.",
    "Nimm 2 Fische, 2 Korn, 2 Holz, 1 Fell und 1 Vieh."
  ],
  "clothing-industry": [
    "Clothing Industry",
    "Bekleidungsindustrie",
    "Sell any number of pairs of hide and leather for 7 francs each.",
    "Verkaufe beliebig viele Paare aus Fell und Leder f\xFCr je 7 Franc."
  ],
  "iron-mine-and-coal-seam": [
    "Iron Mine and Coal Seam",
    "Eisenmine und Fl\xF6z",
    "Take 2 iron and 1 coal.",
    "Nimm 2 Eisen und 1 Kohle."
  ],
  "fish-market": [
    "Fish Market",
    "Fischmarkt",
    "Sell up to 7 fish for 2 francs each.",
    "Verkaufe bis zu 7 Fische f\xFCr je 2 Franc."
  ],
  "fish-restaurant": [
    "Fish Restaurant",
    "Fischrestaurant",
    "Sell any number of smoked fish for 3 francs each.",
    "Verkaufe beliebig viele R\xE4ucherfische f\xFCr je 3 Franc."
  ],
  "fishpond-and-wood": [
    "Fishpond and Wood",
    "Fischteich und Geh\xF6lz",
    "Take 3 fish and 3 wood.",
    "Nimm 3 Fische und 3 Holz."
  ],
  "forest-hut": [
    "Forest Hut",
    "Forststube",
    "Sell up to 4 pairs of wood and meat for 5 francs each.",
    "Verkaufe bis zu 4 Paare aus Holz und Fleisch f\xFCr je 5 Franc."
  ],
  "plant-nursery": ["Plant Nursery", "G\xE4rtnerei", "Take 4 wood and 3 francs.", "Nimm 4 Holz und 3 Franc."],
  "business-park": [
    "Business Park",
    "Gewerbegebiet",
    "At the end worth 2 francs more for each of your industrial buildings.",
    "Am Ende 2 Franc mehr wert f\xFCr jedes deiner Industriegeb\xE4ude."
  ],
  guildhouse: [
    "Guildhouse",
    "Gildenhaus",
    "At the end worth 2 francs more for each of your economic buildings.",
    "Am Ende 2 Franc mehr wert f\xFCr jedes deiner Wirtschaftsgeb\xE4ude."
  ],
  "harbor-watch": [
    "Harbor Watch",
    "Hafenwache",
    "Pay another player 1 franc, send that worker home and use the building it stood on, for its fee.",
    "Zahle jemandem 1 Franc, schicke die Person heim und nutze ihr Geb\xE4ude gegen den \xFCblichen Eintritt."
  ],
  smelter: ["Smelter", "H\xFCttenwerk", "Take 1 coal, 1 coke and 1 iron.", "Nimm 1 Kohle, 1 Koks und 1 Eisen."],
  diner: [
    "Diner",
    "Imbisskette",
    "Sell up to 3 sets of wood, smoked fish and bread for 8 francs each.",
    "Verkaufe bis zu 3 S\xE4tze aus Holz, R\xE4ucherfisch und Brot f\xFCr je 8 Franc."
  ],
  "hunting-lodge": ["Hunting Lodge", "Jagdh\xFCtte", "Take 2 hides and 3 meat.", "Nimm 2 Felle und 3 Fleisch."],
  "coal-trader": [
    "Coal Trader",
    "Kohlenhandlung",
    "Give 1 food for 1 charcoal, 2 food each for up to 5 coal, or both.",
    "Gib 1 Nahrung f\xFCr 1 Holzkohle, je 2 Nahrung f\xFCr bis zu 5 Kohle, oder beides."
  ],
  patisserie: [
    "P\xE2tisserie",
    "Konditorei",
    "Sell up to 3 pairs of grain and bread for 5 francs each.",
    "Verkaufe bis zu 3 Paare aus Korn und Brot f\xFCr je 5 Franc."
  ],
  furriery: [
    "Furriery",
    "K\xFCrschnerei",
    "Swap any number of hides for bread, sell up to 2 leather for 5 francs each, or both.",
    "Tausche beliebig viele Felle in Brot, verkaufe bis zu 2 Leder f\xFCr je 5 Franc, oder beides."
  ],
  "leather-industry": [
    "Leather Industry",
    "Lederindustrie",
    "With 14 francs in hand: sell 3 leather for 16 francs.",
    "Mit 14 Franc im Vorrat: verkaufe 3 Leder f\xFCr 16 Franc."
  ],
  kiln: ["Kiln", "Lehmbrennerei", "Give 1 clay and 1 energy for 3 brick.", "Gib 1 Lehm und 1 Energie f\xFCr 3 Ziegel."],
  "luxury-yacht": [
    "Luxury Yacht",
    "Luxusjacht",
    "At a wharf an iron ship of yours can be given for it. Counts as an iron ship, but feeds nobody and ships nothing.",
    "Auf einer Werft gegen ein eigenes Eisenschiff zu haben. Z\xE4hlt als Eisenschiff, ern\xE4hrt aber niemanden und verschifft nichts."
  ],
  feedlot: [
    "Feedlot",
    "Mastbetrieb",
    "In a harvest you get 2 cattle instead of 1 if you have 2 to 6.",
    "In der Ernte erh\xE4ltst du 2 Vieh statt 1, wenn du 2 bis 6 hast."
  ],
  "masons-guild": [
    "Masons\u2019 Guild",
    "Maurerinnung",
    "Each building takes 1 clay or 1 brick less of you.",
    "Jedes Geb\xE4ude kostet dich 1 Lehm oder 1 Ziegel weniger."
  ],
  "furniture-factory": [
    "Furniture Factory",
    "M\xF6belfabrik",
    "Sell any number of pairs of leather and wood for 6 francs each.",
    "Verkaufe beliebig viele Paare aus Leder und Holz f\xFCr je 6 Franc."
  ],
  "town-square": [
    "Town Square",
    "Rathausplatz",
    "Take up to one upgraded good for each craft building you own, at least one; all different, no steel.",
    "Nimm je eigenem Handwerksbetrieb bis zu eine veredelte Ware, mindestens eine; lauter verschiedene, keinen Stahl."
  ],
  tavern: [
    "Tavern",
    "Schenke",
    "Sell up to 4 pairs of wood and grain for 3 francs each.",
    "Verkaufe bis zu 4 Paare aus Holz und Korn f\xFCr je 3 Franc."
  ],
  "haulage-firm": [
    "Haulage Firm",
    "Spedition",
    "Pay 3 francs and take all goods of two neighbouring offers.",
    "Zahle 3 Franc und nimm alle Waren zweier benachbarter Angebote."
  ],
  "schnaps-distillery": [
    "Schnaps Distillery",
    "Schnapsbrennerei",
    "Sell up to 4 grain for 2 francs each.",
    "Verkaufe bis zu 4 Korn f\xFCr je 2 Franc."
  ],
  steelworks: [
    "Steelworks",
    "Stahlh\xFCtte",
    "Give 1 iron and 15 energy for 2 steel.",
    "Gib 1 Eisen und 15 Energie f\xFCr 2 Stahl."
  ],
  steakhouse: [
    "Steakhouse",
    "Steakhaus",
    "Sell up to 4 pairs of meat and charcoal for 6 francs each.",
    "Verkaufe bis zu 4 Paare aus Fleisch und Holzkohle f\xFCr je 6 Franc."
  ],
  "wind-farm": [
    "Wind Farm",
    "Windm\xFChlenpark",
    "A main action of yours that needs energy needs 3 less.",
    "Braucht deine Hauptaktion Energie, so braucht sie 3 weniger."
  ],
  "brick-manufacturer": [
    "Brick Manufacturer",
    "Ziegelindustrie",
    "With 10 francs in hand: sell 3 brick for 14 francs.",
    "Mit 10 Franc im Vorrat: verkaufe 3 Ziegel f\xFCr 14 Franc."
  ],
  zoo: [
    "Zoo",
    "Zoo",
    "Get 1 franc for every three of your cattle and fish together.",
    "Erhalte 1 Franc f\xFCr je drei deiner Tiere: Vieh und Fische zusammen."
  ],
  "football-stadium": [
    "Football Stadium",
    "Fu\xDFballstadion",
    "Can be built once a proposal space has become empty.",
    "Kann gebaut werden, sobald ein Bauvorhaben leer geworden ist."
  ]
};
var cardMessages = (language) => {
  const found = {};
  for (const [id, [en2, de2, textEn, textDe]] of Object.entries(CARDS2)) {
    found[`term.${id}`] = language === "en" ? en2 : de2;
    found[`card.${id}`] = language === "en" ? textEn : textDe;
  }
  return found;
};

// packages/le-havre/src/texts/de.ts
var de = {
  "game.name": "Le Havre",
  "game.about": "Baue eine Hafenstadt auf: Nimm Waren, nutze Geb\xE4ude, ern\xE4hre deine Arbeiter, baue Schiffe und werde der reichste Spieler.",
  "option.length": "L\xE4nge",
  "option.length.full": "Komplettversion",
  "option.length.short": "Kurzspiel",
  "option.forcedSales": "Expertenregel: Au\xDFerhalb des eigenen Zuges verkauft nur, wer nicht zahlen kann",
  "option.dearLoans": "Teure Schuldscheine: Wer so viele hat, wie Spieler mitspielen, zahlt 1 Franc mehr Zinsen",
  "option.soloCards": "Solo: ohne die Karten, die Mitspieler brauchen",
  "option.marketCap": "Solo: Der Marktplatz gibt auch in der Komplettversion h\xF6chstens 4 Waren",
  "option.deal": "Aufbau-Nummer (0 = zuf\xE4llig)",
  "score.buildings": "Geb\xE4ude",
  "score.ships": "Schiffe",
  "score.bonus": "Zusatzwerte der Geb\xE4ude",
  "score.francs": "Bargeld",
  "score.loans": "Schuldscheine",
  "decision.shuffle": "Die Geb\xE4ude werden neu ausgeteilt",
  "decision.supply": "Nachschub auslegen (vorher: kaufen, verkaufen, zur\xFCckzahlen)",
  "decision.main": "Deine Hauptaktion",
  "decision.end": "Beende deinen Zug",
  "decision.fee": "Bezahle den Eintritt: {card}",
  "decision.times": "{card}: wie viele?",
  "decision.pay": "{card}: bezahle",
  "decision.choose": "{card}: w\xE4hle verschiedene Waren",
  "decision.look": "Die n\xE4chsten beiden Sondergeb\xE4ude ansehen?",
  "decision.arrange": "Lege die Sondergeb\xE4ude zur\xFCck, das n\xE4chste obenauf",
  "decision.build": "{card}: was baust du?",
  "decision.again": "{card}: noch ein Geb\xE4ude?",
  "decision.cost": "Bezahle den Bau: {build}",
  "decision.launch": "{card}: welches Schiff?",
  "decision.hull": "{card}: bezahle ({type})",
  "decision.sail": "{card}: welche Schiffe fahren?",
  "decision.energy": "{card}: Energie f\xFCr {ships} {ships|Schiff|Schiffe}",
  "decision.cargo": "{card}: Verschiffe bis zu {room} Waren",
  "decision.bargain": "{card}: was m\xF6chtest du?",
  "decision.give": "{card}: welche Waren gibst du ab?",
  "decision.packs": "{card}: wie viele 3er-Packs Standardwaren?",
  "decision.packed": "{card}: welche Standardwaren? 3er-Packs: {packs}",
  "decision.singles": "{card}: welche veredelten Waren?",
  "decision.court": "{card}: zwei Schuldscheine abgeben oder einen?",
  "decision.haul": "{card}: welche benachbarten Angebotsfelder?",
  "decision.drive": "{card}: wessen Personenstein vertreibst du?",
  "decision.interest": "Zinsen sind f\xE4llig",
  "decision.feed": "Arbeiter ern\xE4hren",
  "decision.borrow": "Zu wenig Nahrung: Verkaufe etwas oder nimm Schuldscheine",
  "decision.settle": "Vor dem Spielende: Schuldscheine zur\xFCckzahlen?",
  "decision.buy": "Kaufen",
  "decision.sell": "Zum halben Wert verkaufen",
  "decision.repay": "Schuldscheine zur\xFCckzahlen",
  "option.supply": "Nachschub auslegen",
  "option.take": "Aus dem Angebot nehmen: {0}",
  "option.enter": "Betreten: {0}",
  "option.pass": "Keine Aktion m\xF6glich: passen",
  "option.end": "Zug beenden",
  "option.times.n": "{n}",
  "option.packs.n": "{n}",
  "option.repay.n": "{n} {n|Schuldschein|Schuldscheine} zur\xFCckzahlen",
  "option.settle.n": "{n} {n|Schuldschein|Schuldscheine} zur\xFCckzahlen",
  "option.settle.keep": "Schuldscheine behalten",
  "option.look.look": "Karten ansehen",
  "option.skip": "Nicht ansehen",
  "option.done": "Nichts mehr bauen",
  "option.swap": "{0} gegen {1}",
  "option.bargain.steel": "Stahl",
  "option.court.two": "Zwei Schuldscheine abgeben",
  "option.court.one": "Einen Schuldschein abgeben und 2 Franc nehmen",
  "option.haul.fish": "Fisch und {0}",
  "option.haul.wood": "Holz und {0}",
  "option.haul.clay": "Lehm und {0}",
  "option.haul.iron": "Eisen und {0}",
  "option.haul.grain": "Korn und {0}",
  "option.drive.n": "{0} (Platz {n})",
  "option.interest.pay": "Zinsen zahlen",
  "option.loan": "N\xF6tige Schuldscheine nehmen (je +4 Franc)",
  "event.dealt": "Die Bauvorhaben liegen aus: {piles}.",
  "event.redeal": "Obenauf lag: {card}. Die Bauvorhaben werden neu gemischt.",
  "event.round": "Runde {round} von {rounds} beginnt.",
  "event.turn": "{seat} ist am Zug.",
  "event.supply": "{seat} legt {goods} ins Angebot (Nachschubpl\xE4ttchen {place}).",
  "event.take": "{seat} nimmt {goods} aus dem Angebot.",
  "event.enter": "{seat} betritt: {card}.",
  "event.fee": "{seat} zahlt {goods} Eintritt: {card}.",
  "event.gain": "{seat} erh\xE4lt {goods} ({card}).",
  "event.convert": "{seat} tauscht {paid} gegen {goods} ({card}).",
  "event.pay": "{seat} zahlt {goods} ({card}).",
  "event.looked": "{seat} sieht sich die n\xE4chsten Sondergeb\xE4ude an.",
  "event.arranged": "{seat} legt die Sondergeb\xE4ude zur\xFCck.",
  "event.arranged.seen": "{seat} legt die Sondergeb\xE4ude zur\xFCck: {cards}.",
  "event.build": "{seat} baut f\xFCr {goods}: {card}.",
  "event.proposed": "Auf ein leeres Bauvorhaben kommt: {card}.",
  "event.modernise": "{seat} modernisiert: {card}.",
  "event.launch": "{seat} baut f\xFCr {goods}: {ship}.",
  "event.swap": "{seat} tauscht {ship} gegen: {card}.",
  "event.sail": "{seat} verschifft Waren mit: {ships}.",
  "event.haul": "{seat} zahlt {francs} Franc und nimmt {goods}.",
  "event.drive": "{seat} zahlt {toSeat} {goods} und wechselt in das Geb\xE4ude: {card}.",
  "event.remit": "{seat} gibt im Amtsgericht {loans} {loans|Schuldschein|Schuldscheine} ab und erh\xE4lt {francs} Franc.",
  "event.buy": "{seat} kauft f\xFCr {francs} Franc: {card}.",
  "event.sell": "{seat} verkauft f\xFCr {francs} Franc: {card}.",
  "event.home": "{seat} nimmt den Personenstein zur\xFCck: {card}.",
  "event.loan": "{seat} nimmt {loans} {loans|Schuldschein|Schuldscheine} und erh\xE4lt {francs} Franc.",
  "event.repay": "{seat} zahlt {loans} {loans|Schuldschein|Schuldscheine} mit {francs} Franc zur\xFCck.",
  "event.interest": "{seat} zahlt {francs} {francs|Franc|Franc} Zinsen.",
  "event.harvest": "{seat} erntet {goods}.",
  "event.hunger": "Jeder Spieler muss {food} Nahrung abgeben.",
  "event.feed": "{seat} ern\xE4hrt die Arbeiter mit {goods}.",
  "event.town": "Die Stadt baut: {card}.",
  "event.special": "Die Stadt erh\xE4lt ein Sondergeb\xE4ude: {card}.",
  "event.ship": "Ein neues Schiff ist erh\xE4ltlich: {ship}.",
  "event.final": "Die Runden sind vorbei: Jeder Spieler hat noch eine Schlussaktion.",
  "event.last": "{seat} f\xFChrt die Schlussaktion aus.",
  "event.pass": "{seat} hat keine m\xF6gliche Aktion und passt.",
  "event.over": "Die Partie ist zu Ende.",
  "why.offer.empty": "Im Angebot liegt kein {good}.",
  "why.enter.unbuilt": "{card}: noch nicht gebaut.",
  "why.enter.locked": "Hier ist keine Geb\xE4udeaktion m\xF6glich: {card}.",
  "why.enter.same": "Dein Personenstein liegt schon dort und muss in ein anderes Geb\xE4ude: {card}.",
  "why.enter.last": "In der Schlussphase darf dein Personenstein nicht in das Geb\xE4ude zur\xFCck, auf dem er zuletzt lag: {card}.",
  "why.enter.occupied": "Dieses Geb\xE4ude ist besetzt: {card}.",
  "why.enter.fee.food": "Du kannst den Eintritt von {food} Nahrung nicht zahlen: {card}.",
  "why.enter.fee.franc": "Du kannst den Eintritt von {franc} Franc nicht zahlen: {card}.",
  "why.enter.fee.either": "Du kannst den Eintritt von {food} Nahrung oder {franc} Franc nicht zahlen: {card}.",
  "why.enter.both": "Nach dem Eintritt h\xE4ttest du zu wenig, um es zu nutzen: {card}.",
  "why.enter.use": "Du kannst die Funktion nicht ausf\xFChren: {card}. {effect}{lack}",
  "why.lack": " N\xF6tig: {units} {need}. Du hast {have}.",
  "why.lack.none": "",
  "why.times.most": "Das geht h\xF6chstens {most}-mal.",
  "why.times.least": "Das musst du mindestens einmal tun.",
  "why.launch.none": "Dieses Schiff ist nicht erh\xE4ltlich: {ship}.",
  "why.launch.dear": "Du kannst es nicht bezahlen: {ship}.{lack}",
  "why.bargain.few": "Das kostet {units} Waren, du hast {have}.",
  "why.haul.empty": "Auf diesen beiden Angebotsfeldern liegen keine Waren.",
  "why.haul.apart": "Du kannst nur Waren von zwei benachbarten Angebotsfeldern nehmen.",
  "why.drive.nobody": "Dort liegt kein Personenstein.",
  "why.drive.use": "Dieses Geb\xE4ude k\xF6nntest du nicht bezahlen oder nutzen: {card}.",
  "why.interest.rich": "Einen Schuldschein darfst du nur nehmen, wenn du die Zinsen nicht zahlen kannst.",
  "why.interest.poor": "Du kannst die Zinsen nicht zahlen: Verkaufe etwas oder nimm einen Schuldschein.",
  "why.repay.most": "So viele Schuldscheine kannst du nicht zur\xFCckzahlen: Jeder kostet {price} Franc, du hast {have}.",
  "why.buy.dear": "Kostet {price} Franc, du hast {have}: {card}.",
  "why.buy.interest": "Kostet {price} Franc; von deinen {have} brauchst du {due} f\xFCr Zinsen: {card}.",
  "why.buy.never": "Kann nicht gekauft werden: {card}.",
  "why.buy.sold": "In diesem Zug hast du es verkauft: {card}.",
  "why.buy.absent": "Kaufen kannst du nur oben liegende Bauvorhaben und Geb\xE4ude der Stadt: {card}.",
  "why.buy.ships": "Ein solches Schiff ist nicht erh\xE4ltlich.",
  "why.sell.other": "Geh\xF6rt dir nicht: {card}.",
  "why.busy": "F\xFChre erst deine begonnene Aktion zu Ende.",
  "why.buy.turn": "Kaufen kannst du nur im eigenen Zug.",
  "why.buy.final": "In der Schlussphase kannst du nichts mehr kaufen.",
  "why.sell.nothing": "Du hast nichts zu verkaufen.",
  "why.sell.action": "W\xE4hrend der Aktion eines Mitspielers kannst du nicht verkaufen.",
  "why.sell.forced": "An diesem Tisch darfst du au\xDFerhalb des eigenen Zuges nur verkaufen, wenn du nicht zahlen kannst.",
  "why.repay.none": "Du hast keinen Schuldschein.",
  "why.repay.dear": "Einen Schuldschein zur\xFCckzuzahlen kostet {price} Franc, du hast {have}.",
  "why.build.hidden": "Nur oben liegende Bauvorhaben k\xF6nnen gebaut werden: {card}.",
  "why.build.never": "Kann nicht gebaut werden: {card}.",
  "why.build.wood": "Hier kannst du nur Geb\xE4ude bauen, die Holz kosten: {card}.",
  "why.build.dear": "Das Baumaterial reicht nicht: {card} kostet {cost}.",
  "term.franc": "Franc",
  "term.franc.one": "Franc",
  "term.fish": "Fisch",
  "term.smoked_fish": "R\xE4ucherfisch",
  "term.wood": "Holz",
  "term.charcoal": "Holzkohle",
  "term.clay": "Lehm",
  "term.brick": "Ziegel",
  "term.iron": "Eisen",
  "term.steel": "Stahl",
  "term.grain": "Korn",
  "term.bread": "Brot",
  "term.cattle": "Vieh",
  "term.meat": "Fleisch",
  "term.coal": "Kohle",
  "term.coke": "Koks",
  "term.hides": "Felle",
  "term.leather": "Leder",
  "term.food": "Nahrung",
  "term.energy": "Energie",
  "term.fee": "Eintritt",
  "term.good": "Waren",
  "term.upgraded": "veredelte Waren",
  "term.standard": "Standardwaren",
  "term.wooden-ship": "Holzschiff",
  "term.iron-ship": "Eisenschiff",
  "term.steel-ship": "Stahlschiff",
  "term.luxury-liner": "Luxusliner",
  "term.town": "Stadt",
  "term.waiting": "wartet",
  "term.special": "Sondergeb\xE4ude",
  "term.tiles": "Nachschubpl\xE4ttchen",
  "term.wood-cattle": "Holz und Vieh",
  "term.wood-clay": "Holz und Lehm",
  "term.wood-franc": "Holz und Franc",
  "term.fish-clay": "Fisch und Lehm",
  "term.wood-fish": "Holz und Fisch, Zinsen",
  "term.fish-grain": "Fisch und Korn",
  "term.iron-franc": "Eisen und Franc",
  "view.turn": "Zug",
  "view.round": "Runde {n}",
  "view.tiles": "Nachschubpl\xE4ttchen",
  "view.offer": "Angebot",
  "view.stock": "Waren",
  "view.loans": "Schuldscheine",
  "view.own": "Geb\xE4ude",
  "view.fleet": "Schiffe",
  "view.at": "Personensteine",
  "view.town": "Geb\xE4ude der Stadt",
  "view.plans-1": "Bauvorhaben, linker Stapel",
  "view.plans-2": "Bauvorhaben, mittlerer Stapel",
  "view.plans-3": "Bauvorhaben, rechter Stapel",
  "view.food": "Am Rundenende gibt jeder Spieler {n} Nahrung ab",
  "view.waiting": "Wartet auf ein leeres Bauvorhaben",
  "view.ships": "Erh\xE4ltliche Schiffe",
  "view.modern": "Modernisierte Werften",
  "view.sold": "In diesem Zug verkauft",
  // The labels of the card index.
  "component.cards": "Karten",
  "component.no": "Nr.",
  "component.set": "Satz",
  "component.standard": "Standard",
  "component.special": "Sondergeb\xE4ude",
  "component.type": "Art",
  "component.craft": "Handwerk",
  "component.industrial": "Industrie",
  "component.economic": "Wirtschaft",
  "component.public": "\xF6ffentlich",
  "component.none": "Nicht-Geb\xE4ude",
  "component.value": "Wert",
  "component.price": "Preis",
  "component.cost": "Kosten",
  "component.fee": "Eintritt",
  "component.disputed": "die Quellen widersprechen sich bei",
  "component.locked": "keine Geb\xE4udeaktion",
  "component.symbols": "Symbole",
  "component.hammer": "Hacke",
  "component.fisherman": "Angel",
  "component.hulls": "Schiffsarten",
  "component.room": "Ladung",
  "component.name": "Name",
  "component.tiles": "Nachschubpl\xE4ttchen",
  "component.brings": "bringt",
  "component.interest": "Zinsen",
  "component.goods": "Waren",
  "component.ships": "Schiffe",
  "component.food": "Nahrung",
  "component.energy": "Energie",
  "component.franc": "Franc",
  "component.ship": "verschifft f\xFCr",
  "component.upgrade": "wird zu",
  "component.offers": "Angebotsfelder",
  "component.loan": "Schuldschein",
  "component.pays": "bringt",
  "component.repay": "zur\xFCckgezahlt mit",
  "component.penalty": "am Ende \xFCbrig"
};

// packages/le-havre/src/texts/en.ts
var en = {
  "game.name": "Le Havre",
  "game.about": "Build up a harbour town: take goods, use buildings, feed your workers, build ships and become the richest player.",
  "option.length": "Length",
  "option.length.full": "Full game",
  "option.length.short": "Short game",
  "option.forcedSales": "Expert rule: outside your turn you may only sell if you can\u2019t pay",
  "option.dearLoans": "Expert rule: 1 extra franc of interest if you have as many loans as there are players",
  "option.soloCards": "Solo: remove the cards that need opponents",
  "option.marketCap": "Solo: the Marketplace gives at most 4 goods in the full game too",
  "option.deal": "Seed (optional; 0 = random)",
  "score.buildings": "Buildings",
  "score.ships": "Ships",
  "score.bonus": "Additional value of buildings",
  "score.francs": "Cash",
  "score.loans": "Loans",
  "decision.shuffle": "The buildings are dealt again",
  "decision.supply": "Supply action (before that: buy, sell, repay)",
  "decision.main": "Your main action",
  "decision.end": "End your turn",
  "decision.fee": "Pay the entry fee: {card}",
  "decision.times": "{card}: how many?",
  "decision.pay": "{card}: pay",
  "decision.choose": "{card}: choose different goods",
  "decision.look": "Look at the next two special buildings?",
  "decision.arrange": "Put the special buildings back, the next one on top",
  "decision.build": "{card}: what do you build?",
  "decision.again": "{card}: build one more?",
  "decision.cost": "Pay for building: {build}",
  "decision.launch": "{card}: which ship?",
  "decision.hull": "{card}: pay for the {type}",
  "decision.sail": "{card}: which ships sail?",
  "decision.energy": "{card}: energy for {ships} {ships|ship|ships}",
  "decision.cargo": "{card}: ship up to {room} goods",
  "decision.bargain": "{card}: what do you want?",
  "decision.give": "{card}: which goods do you give?",
  "decision.packs": "{card}: how many packs of three standard goods?",
  "decision.packed": "{card}: which standard goods? Packs: {packs}",
  "decision.singles": "{card}: which upgraded goods?",
  "decision.court": "{card}: return two loans or one?",
  "decision.haul": "{card}: which two adjacent offer spaces?",
  "decision.drive": "{card}: which worker do you send home?",
  "decision.interest": "Interest is due",
  "decision.feed": "Feed your workers",
  "decision.borrow": "Not enough food: sell something or take loans",
  "decision.settle": "Before the game ends: repay loans?",
  "decision.buy": "Buy",
  "decision.sell": "Sell for half the value",
  "decision.repay": "Repay loans",
  "option.supply": "Supply action",
  "option.take": "Take from the offer: {0}",
  "option.enter": "Enter: {0}",
  "option.pass": "No action possible: pass",
  "option.end": "End the turn",
  "option.times.n": "{n}",
  "option.packs.n": "{n}",
  "option.repay.n": "Repay {n} {n|loan|loans}",
  "option.settle.n": "Repay {n} {n|loan|loans}",
  "option.settle.keep": "Keep the loans",
  "option.look.look": "Look at cards",
  "option.skip": "Don\u2019t look",
  "option.done": "Stop building",
  "option.swap": "{0} for the {1}",
  "option.bargain.steel": "Steel",
  "option.court.two": "Return two loans",
  "option.court.one": "Return one loan and get 2 francs",
  "option.haul.fish": "Fish and {0}",
  "option.haul.wood": "Wood and {0}",
  "option.haul.clay": "Clay and {0}",
  "option.haul.iron": "Iron and {0}",
  "option.haul.grain": "Grain and {0}",
  "option.drive.n": "{0} (seat {n})",
  "option.interest.pay": "Pay the interest",
  "option.loan": "Take the loans you need (+4 francs each)",
  "event.dealt": "The building proposals are laid out: {piles}.",
  "event.redeal": "The {card} was on top: the building proposals are shuffled again.",
  "event.round": "Round {round} of {rounds} begins.",
  "event.turn": "It is {seat}\u2019s turn.",
  "event.supply": "{seat} adds {goods} to the offer (supply tile {place}).",
  "event.take": "{seat} takes {goods} from the offer.",
  "event.enter": "{seat} enters: {card}.",
  "event.fee": "{seat} pays the entry fee of {goods}: {card}.",
  "event.gain": "{seat} gets {goods} ({card}).",
  "event.convert": "{seat} exchanges {paid} for {goods} ({card}).",
  "event.pay": "{seat} pays {goods} ({card}).",
  "event.looked": "{seat} looks at the next special buildings.",
  "event.arranged": "{seat} puts the special buildings back.",
  "event.arranged.seen": "{seat} puts the special buildings back: {cards}.",
  "event.build": "{seat} builds {card} for {goods}.",
  "event.proposed": "{card} is placed on an empty building proposals space.",
  "event.modernise": "{seat} modernises: {card}.",
  "event.launch": "{seat} builds the {ship} for {goods}.",
  "event.swap": "{seat} swaps the {ship} for: {card}.",
  "event.sail": "{seat} ships goods with: {ships}.",
  "event.haul": "{seat} pays {francs} {francs|franc|francs} and takes {goods}.",
  "event.drive": "{seat} pays {toSeat} {goods} and takes over the building: {card}.",
  "event.remit": "{seat} returns {loans} {loans|loan|loans} at the Local Court and gets {francs} {francs|franc|francs}.",
  "event.buy": "{seat} buys {card} for {francs} {francs|franc|francs}.",
  "event.sell": "{seat} sells {card} for {francs} {francs|franc|francs}.",
  "event.home": "{seat} takes the worker back: {card}.",
  "event.loan": "{seat} takes {loans} {loans|loan|loans} and gets {francs} {francs|franc|francs}.",
  "event.repay": "{seat} repays {loans} {loans|loan|loans} with {francs} {francs|franc|francs}.",
  "event.interest": "{seat} pays {francs} {francs|franc|francs} interest.",
  "event.harvest": "{seat} harvests {goods}.",
  "event.hunger": "Each player must pay {food} food.",
  "event.feed": "{seat} pays {goods} as food.",
  "event.town": "The town builds {card}.",
  "event.special": "The town gets a special building: {card}.",
  "event.ship": "A new ship is available: {ship}.",
  "event.final": "The rounds are over: each player has one final action.",
  "event.last": "{seat} takes the final action.",
  "event.pass": "{seat} has no possible action and passes.",
  "event.over": "The game is over.",
  "why.offer.empty": "There is no {good} on offer.",
  "why.enter.unbuilt": "{card} has not been built yet.",
  "why.enter.locked": "{card} has no action.",
  "why.enter.same": "Your worker is already there and must move to another building: {card}.",
  "why.enter.last": "In the final stage your worker can\u2019t go back to the building it was last in: {card}.",
  "why.enter.occupied": "This building is occupied: {card}.",
  "why.enter.fee.food": "You can\u2019t pay the entry fee of {food} food: {card}.",
  "why.enter.fee.franc": "You can\u2019t pay the entry fee of {franc} {franc|franc|francs}: {card}.",
  "why.enter.fee.either": "You can\u2019t pay the entry fee of {food} food or {franc} {franc|franc|francs}: {card}.",
  "why.enter.both": "After paying the entry fee you would not have enough left to use it: {card}.",
  "why.enter.use": "You can\u2019t use it: {card}. {effect}{lack}",
  "why.lack": " It needs {units} {need}, you have {have}.",
  "why.lack.none": "",
  "why.times.most": "You can do this at most {most} times.",
  "why.times.least": "You must do this at least once.",
  "why.launch.none": "This ship is not available: {ship}.",
  "why.launch.dear": "You can\u2019t pay for it: {ship}.{lack}",
  "why.bargain.few": "That costs {units} goods, you have {have}.",
  "why.haul.empty": "There are no goods on these two offer spaces.",
  "why.haul.apart": "You can only take goods from two adjacent offer spaces.",
  "why.drive.nobody": "There is no worker there.",
  "why.drive.use": "You could not pay for or use that building: {card}.",
  "why.interest.rich": "You can only take a loan if you can\u2019t pay the interest.",
  "why.interest.poor": "You can\u2019t pay the interest: sell something or take a loan.",
  "why.repay.most": "You can\u2019t repay that many loans: each costs {price} {price|franc|francs}, you have {have}.",
  "why.buy.dear": "It costs {price} {price|franc|francs}, you have {have}: {card}.",
  "why.buy.interest": "It costs {price} {price|franc|francs}, and of your {have} the interest takes {due}: {card}.",
  "why.buy.never": "It can\u2019t be bought: {card}.",
  "why.buy.sold": "You sold it this turn: {card}.",
  "why.buy.absent": "Only the front card of each pile and the town\u2019s buildings can be bought: {card}.",
  "why.buy.ships": "No ship of this type is available.",
  "why.sell.other": "You do not own it: {card}.",
  "why.busy": "Finish your current action first.",
  "why.buy.turn": "You can only buy in your own turn.",
  "why.buy.final": "In the final stage you can\u2019t buy any more.",
  "why.sell.nothing": "You have nothing to sell.",
  "why.sell.action": "You can\u2019t sell during another player\u2019s action.",
  "why.sell.forced": "At this table you may only sell outside your own turn if you can\u2019t pay.",
  "why.repay.none": "You have no loans.",
  "why.repay.dear": "Repaying a loan costs {price} {price|franc|francs}, you have {have}.",
  "why.build.hidden": "Only the front card of each pile can be built: {card}.",
  "why.build.never": "It can\u2019t be built: {card}.",
  "why.build.wood": "Only buildings that cost wood can be built here: {card}.",
  "why.build.dear": "Not enough building material: {card} costs {cost}.",
  "term.franc": "francs",
  "term.franc.one": "franc",
  "term.fish": "fish",
  "term.smoked_fish": "smoked fish",
  "term.wood": "wood",
  "term.charcoal": "charcoal",
  "term.clay": "clay",
  "term.brick": "brick",
  "term.iron": "iron",
  "term.steel": "steel",
  "term.grain": "grain",
  "term.bread": "bread",
  "term.cattle": "cattle",
  "term.meat": "meat",
  "term.coal": "coal",
  "term.coke": "coke",
  "term.hides": "hides",
  "term.leather": "leather",
  "term.food": "food",
  "term.energy": "energy",
  "term.fee": "entry fee",
  "term.good": "goods",
  "term.upgraded": "upgraded goods",
  "term.standard": "standard goods",
  "term.wooden-ship": "wooden ship",
  "term.iron-ship": "iron ship",
  "term.steel-ship": "steel ship",
  "term.luxury-liner": "luxury liner",
  "term.town": "town",
  "term.waiting": "waiting",
  "term.special": "special buildings",
  "term.tiles": "supply tiles",
  "term.wood-cattle": "wood and cattle",
  "term.wood-clay": "wood and clay",
  "term.wood-franc": "wood and a franc",
  "term.fish-clay": "fish and clay",
  "term.wood-fish": "wood and fish, interest",
  "term.fish-grain": "fish and grain",
  "term.iron-franc": "iron and a franc",
  "view.turn": "Turn",
  "view.round": "Round {n}",
  "view.tiles": "Supply tiles",
  "view.offer": "Offer",
  "view.stock": "Goods",
  "view.loans": "Loans",
  "view.own": "Buildings",
  "view.fleet": "Ships",
  "view.at": "Workers",
  "view.town": "The town\u2019s buildings",
  "view.plans-1": "Proposals, left pile",
  "view.plans-2": "Proposals, middle pile",
  "view.plans-3": "Proposals, right pile",
  "view.food": "Each player pays {n} food at the end of the round",
  "view.waiting": "Waiting for an empty space",
  "view.ships": "Available ships",
  "view.modern": "Modernised wharves",
  "view.sold": "Sold this turn",
  // The labels of the card index.
  "component.cards": "cards",
  "component.no": "no.",
  "component.set": "set",
  "component.standard": "standard",
  "component.special": "special",
  "component.type": "type",
  "component.craft": "craft",
  "component.industrial": "industrial",
  "component.economic": "economic",
  "component.public": "public",
  "component.none": "non-building",
  "component.value": "value",
  "component.price": "price",
  "component.cost": "cost",
  "component.fee": "fee",
  "component.disputed": "the sources disagree about",
  "component.locked": "no action",
  "component.symbols": "symbols",
  "component.hammer": "hammer",
  "component.fisherman": "fisherman",
  "component.hulls": "kinds of ships",
  "component.room": "capacity",
  "component.name": "name",
  "component.tiles": "supply tiles",
  "component.brings": "brings",
  "component.interest": "interest",
  "component.goods": "goods",
  "component.ships": "ships",
  "component.food": "food",
  "component.energy": "energy",
  "component.franc": "francs",
  "component.ship": "shipped for",
  "component.upgrade": "becomes",
  "component.offers": "offer spaces",
  "component.loan": "loan",
  "component.pays": "pays",
  "component.repay": "repaid with",
  "component.penalty": "left at the end"
};

// packages/le-havre/src/texts/index.ts
var HULL = {
  en: {
    "wooden-ship": "wooden ship",
    "iron-ship": "iron ship",
    "steel-ship": "steel ship",
    "luxury-liner": "luxury liner"
  },
  de: {
    "wooden-ship": "Holzschiff",
    "iron-ship": "Eisenschiff",
    "steel-ship": "Stahlschiff",
    "luxury-liner": "Luxusliner"
  }
};
var ships = (language) => Object.fromEntries(
  SHIPS.map(({ id, type, value: value2, name }) => [`term.${id}`, `${name} (${HULL[language][type]}, ${value2})`])
);
var messages = {
  en: { ...coreMessages.en, ...en, ...cardMessages("en"), ...ships("en") },
  de: { ...coreMessages.de, ...de, ...cardMessages("de"), ...ships("de") }
};

// packages/le-havre/src/components.ts
var names = (id) => ({ en: messages.en[`term.${id}`] ?? id, de: messages.de[`term.${id}`] ?? id });
var LENGTHS = ["full", "short"];
var SEATS = [1, 2, 3, 4, 5];
var inUse = (id) => Object.fromEntries(
  LENGTHS.map((length) => [
    length,
    SEATS.map(
      (seats) => pileCards(length, seats).includes(id) ? "pile" : townCards(length, seats).includes(id) ? "start" : "out"
    )
  ])
);
var traitsOf = ({ bonus, energy: energy2, masonry, calves, waits, swap: swap2 }) => ({
  ...bonus ? { bonus } : {},
  ...energy2 ? { energy: energy2 } : {},
  ...masonry ? { masonry } : {},
  ...calves ? { calves } : {},
  ...waits ? { waits } : {},
  ...swap2 ? { swap: swap2 } : {}
});
var plain = (data) => data;
var print = (card) => ({
  id: card.id,
  no: card.no,
  names: names(card.id),
  set: card.set,
  type: card.type,
  value: card.value,
  price: card.price,
  cost: card.cost,
  fee: card.effect === null ? null : { food: card.fee.food ?? 0, franc: card.fee.franc ?? 0 },
  locked: card.effect === null,
  symbols: { hammer: card.hammers, fisherman: card.fishermen },
  deeds: plain(card.effect?.deeds ?? []),
  traits: plain(traitsOf(card)),
  ...card.disputed.length > 0 ? { disputed: card.disputed } : {},
  ...card.set === "standard" ? { use: inUse(card.id) } : {}
});
var components = {
  cards: [...STANDARD, ...SPECIAL].map(print),
  schedules: Object.fromEntries(
    LENGTHS.map((length) => [
      length,
      SEATS.map((seats) => planOf2(length, seats).map((round, i) => ({ round: i + 1, ...round })))
    ])
  ),
  hulls: SHIP_TYPES.map((type) => ({ type, ...HULLS[type], food: [...HULLS[type].food] })),
  ships: SHIPS.map((ship2) => ({ ...ship2 })),
  tiles: TILE_NAMES.map((id) => ({
    id,
    brings: Object.keys(TILES[id]?.brings ?? {}),
    interest: TILES[id]?.interest ?? false
  })),
  goods: ALL_GOODS.map((id) => ({ id, names: names(id), ...GOODS[id] })),
  offers: [...OFFERS],
  start: { offer: START2.offer, goods: START2.goods, specials: START2.specials },
  loan: { ...LOAN }
};

// packages/le-havre/src/copy.ts
function copy2(s2) {
  const c = {
    setup: s2.setup,
    asked: s2.asked,
    pending: s2.pending.map(copyGroup),
    turn: s2.turn,
    tiles: s2.tiles.slice(),
    offer: copyOffer(s2.offer),
    stock: s2.stock.map(copyStock),
    loans: s2.loans.slice(),
    own: s2.own.map((own) => own.slice()),
    fleet: s2.fleet.map((fleet2) => fleet2.slice()),
    at: s2.at.slice(),
    last: s2.last.slice(),
    town: s2.town.slice(),
    plans: s2.plans.map((pile) => pile.slice()),
    waiting: s2.waiting.slice(),
    ships: {
      "wooden-ship": s2.ships["wooden-ship"].slice(),
      "iron-ship": s2.ships["iron-ship"].slice(),
      "steel-ship": s2.ships["steel-ship"].slice(),
      "luxury-liner": s2.ships["luxury-liner"].slice()
    },
    modern: s2.modern.slice(),
    sold: s2.sold.slice()
  };
  if (s2.taken) c.taken = s2.taken.slice();
  if (s2.piles) {
    c.piles = {};
    for (const name in s2.piles) c.piles[name] = copyPile(s2.piles[name]);
  }
  if (s2.unseen) {
    c.unseen = {};
    for (const deck in s2.unseen) c.unseen[deck] = (s2.unseen[deck] ?? []).slice();
  }
  if (s2.hints) c.hints = s2.hints.map((hint) => ({ ...hint, cards: [...hint.cards] }));
  return c;
}
var copyGroup = (group) => group.then ? { asks: group.asks.slice(), then: group.then } : { asks: group.asks.slice() };
function copyPile(pile) {
  const slots = pile.slots.map((slot) => ({
    ...slot,
    ...slot.seen ? { seen: [...slot.seen] } : {},
    ...slot.among ? { among: [...slot.among] } : {}
  }));
  return pile.rest ? { slots, rest: { ...pile.rest } } : { slots };
}
var copyOffer = (b2) => ({
  franc: b2["franc"],
  fish: b2["fish"],
  wood: b2["wood"],
  clay: b2["clay"],
  iron: b2["iron"],
  grain: b2["grain"],
  cattle: b2["cattle"]
});
var copyStock = (b2) => ({
  franc: b2["franc"],
  fish: b2["fish"],
  smoked_fish: b2["smoked_fish"],
  wood: b2["wood"],
  charcoal: b2["charcoal"],
  clay: b2["clay"],
  brick: b2["brick"],
  iron: b2["iron"],
  steel: b2["steel"],
  grain: b2["grain"],
  bread: b2["bread"],
  cattle: b2["cattle"],
  meat: b2["meat"],
  coal: b2["coal"],
  coke: b2["coke"],
  hides: b2["hides"],
  leather: b2["leather"]
});

// packages/le-havre/src/display.ts
var display = (view) => ({
  seats: view.stock.map((stock2, seat) => ({
    stock: stock2,
    loans: view.loans[seat] ?? 0,
    own: view.own[seat] ?? [],
    fleet: view.fleet[seat] ?? []
  })),
  table: {
    round: roundOf(view),
    food: roundCard(view).food,
    offer: view.offer,
    tiles: view.tiles,
    town: view.town,
    // The whole piles lie open, the next one on top.
    ...Object.fromEntries(view.plans.map((pile, i) => [`plans-${i + 1}`, pile.toReversed()])),
    waiting: view.waiting,
    ships: SHIP_TYPES.flatMap((type) => view.ships[type].slice(-1))
  },
  spaces: Object.fromEntries(
    [...view.town, ...view.own.flat()].map((card) => {
      const seat = view.at.indexOf(card);
      return [card, seat < 0 ? null : seat];
    })
  )
});

// packages/le-havre/src/effects/look.ts
var SPECIAL2 = "special";
var left = (s2) => {
  const pile = s2.piles?.[SPECIAL2];
  return pile ? Math.min(2, pileSize(pile)) : 0;
};
var look = {
  offer: () => pick(["look", "skip"]),
  answer(play, seat, how) {
    if (how === "skip") return;
    play.then("looked", { seat });
    play.look(seat, SPECIAL2, left(play.s));
  }
};
var arrange = {
  secret: true,
  sealed: true,
  // Never taken by itself, and so never worked out on the view of somebody who can't know the cards.
  own: true,
  offer: (s2) => order(topCards(s2, SPECIAL2, 2)),
  answer(play, seat, cards2) {
    reorder(play.s, SPECIAL2, seat, cards2);
    play.tell("arranged", { seat }, { seats: [seat], data: { cards: cards2 } });
  }
};
var questions15 = { look, arrange };
var steps4 = {
  mayLook(play, { seat }) {
    if (left(play.s) > 0) play.ask(seat, "look");
  },
  looked(play, { seat }) {
    play.tell("looked", { seat });
    if (left(play.s) > 1) play.ask(seat, "arrange");
  }
};

// packages/le-havre/src/feeding.ts
var feed = {
  // A sale or a repayment may come first.
  own: true,
  offer: (s2, seat) => meal(s2, seat),
  answer: eat
};
var meal = (s2, seat) => payment2(stock(s2, seat), [need("food", hungerOf(s2, seat), FOOD)]);
function eat(play, seat, goods) {
  spend(play, seat, goods);
  play.tell("feed", { seat, goods });
}
var onCredit = {
  own: true,
  offer: () => pick(["loan"]),
  answer(play, seat) {
    const { s: s2 } = play;
    const bag = stock(s2, seat);
    const hunger = hungerOf(s2, seat);
    borrow(play, seat, hunger - foodIn(bag));
    const goods = only2(bag, FOODSTUFFS);
    goods["franc"] = hunger - (foodIn(bag) - (bag["franc"] ?? 0));
    eat(play, seat, goods);
  }
};
var FOODSTUFFS = Object.keys(FOOD).filter((token) => token !== "franc");
function askForFood(play) {
  const { s: s2 } = play;
  play.tell("hunger", { food: roundCard(s2).food });
  for (let seat = 0; seat < s2.setup.seats; seat++) {
    if (hungerOf(s2, seat) === 0) continue;
    const key = feedKey(s2, seat);
    const goods = key === "feed" && !couldTrade(s2, seat, false) ? onlyAnswer(meal(s2, seat)) : null;
    if (goods === null) play.ask(seat, key);
    else eat(play, seat, goods);
  }
}
var questions16 = { feed, borrow: onCredit };

// packages/le-havre/src/ledger.ts
var ledger = (s2) => ({
  round: roundOf(s2),
  seats: s2.stock.map((stock2, seat) => {
    const own = s2.own[seat] ?? [];
    const isShip2 = (id) => cardOf2(id).type === "ship";
    return {
      amounts: { goods: goodsIn(stock2), food: foodInGoods(stock2), loans: s2.loans[seat] ?? 0 },
      cards: {
        building: own.filter((id) => !isShip2(id)),
        ship: [...own.filter(isShip2), ...(s2.fleet[seat] ?? []).map((id) => shipOf(id).type)]
      }
    };
  })
});
function foodInGoods(stock2) {
  let food = 0;
  for (const good2 in FOOD) if (good2 !== "franc") food += (FOOD[good2] ?? 0) * (stock2[good2] ?? 0);
  return food;
}

// packages/le-havre/src/options.ts
var ALONE = { min: 1, max: 1 };
var IN_COMPANY = { min: 2, max: 5 };
var options = {
  length: { kind: "choice", values: ["full", "short"], default: "full" },
  /** Expert rule: outside the own turn only somebody who can't pay may sell. */
  forcedSales: { kind: "flag", default: false, seats: IN_COMPANY },
  /** Expert rule: as many loans as players cost a second franc of interest. */
  dearLoans: { kind: "flag", default: false, seats: IN_COMPANY },
  /** Solo: cards that need opponents stay in the box. */
  soloCards: { kind: "flag", default: true, seats: ALONE },
  /** Solo, full length: the marketplace gives at most 4 goods, as it always does in the short solo game. */
  marketCap: { kind: "flag", default: false, seats: ALONE },
  /** A deal that many tables share, by its number; 0 is a deal of one's own. The host makes the seed from it. */
  deal: { kind: "number", min: 0, max: 999999, default: 0 }
};

// packages/le-havre/src/harvest.ts
function harvestOf(s2, seat, { grain = 0, cattle = 0 }) {
  let calves = cattle >= 2 ? 1 : 0;
  if (cattle >= 2 && cattle <= 6) for (const id of s2.own[seat] ?? []) calves = Math.max(calves, cardOf2(id).calves ?? 0);
  return { ...grain > 0 ? { grain: 1 } : {}, ...calves > 0 ? { cattle: calves } : {} };
}

// packages/le-havre/src/round-end.ts
function harvest(play, seat) {
  const goods = harvestOf(play.s, seat, stock(play.s, seat));
  if (!goods["grain"] && !goods["cattle"]) return;
  gain(play, seat, goods);
  play.tell("harvest", { seat, goods });
}
function townBuilds(play) {
  const { s: s2 } = play;
  const [lowest] = proposals(s2).sort((a, b2) => cardOf2(a).sort - cardOf2(b2).sort);
  if (lowest === void 0) return;
  const pile = takeProposal(s2, lowest);
  s2.town.push(lowest);
  play.tell("town", { card: lowest, pile });
  fillProposals(play);
}
var steps5 = {
  harvest(play) {
    const { s: s2 } = play;
    if (roundCard(s2).harvest) for (let seat = 0; seat < s2.setup.seats; seat++) harvest(play, seat);
    play.then("fed");
    askForFood(play);
  },
  fed(play) {
    const { town } = roundCard(play.s);
    play.then("ship");
    if (town === "standard") townBuilds(play);
    if (town !== "special") return;
    play.then("revealed");
    play.reveal("special");
  },
  revealed(play) {
    const { s: s2 } = play;
    const card = takeTop(s2, "special");
    (cardOf2(card).waits ? s2.waiting : s2.town).push(card);
    play.tell("special", { card });
    fillProposals(play);
  },
  ship(play) {
    const { s: s2 } = play;
    const ship2 = roundCard(s2).card;
    s2.ships[shipOf(ship2).type].push(ship2);
    play.tell("ship", { ship: ship2, type: shipOf(ship2).type });
    s2.turn++;
    if (isFinal(s2)) play.tell("final");
    play.then("turn");
  }
};

// packages/le-havre/src/scoring.ts
function bonusOf(s2, seat) {
  let sum2 = 0;
  for (const id of s2.own[seat] ?? [])
    for (const tally of cardOf2(id).bonus ?? []) sum2 += times(s2, seat, tally) * (tally.gives["franc"] ?? 0);
  return sum2;
}
function scoreOf(s2, seat) {
  let buildings = 0;
  let ships2 = 0;
  for (const id of s2.own[seat] ?? []) {
    const { value: value2, type } = cardOf2(id);
    if (type === "ship") ships2 += value2;
    else buildings += value2;
  }
  for (const id of s2.fleet[seat] ?? []) ships2 += shipOf(id).value;
  const loans = s2.loans[seat] ?? 0;
  return {
    seat,
    lines: {
      buildings,
      ships: ships2,
      bonus: bonusOf(s2, seat),
      francs: francs(s2, seat),
      loans: loans === 0 ? 0 : -LOAN.penalty * loans
    }
  };
}

// packages/le-havre/src/settle.ts
var KEEP = "keep";
function couldRepay(s2, seat) {
  if (s2.loans[seat] === 0) return false;
  const cash = francs(s2, seat);
  if (cash >= LOAN.repay || s2.setup.options.forcedSales) return cash >= LOAN.repay;
  const sale2 = cheapestSale(s2, seat);
  return sale2 < LOAN.penalty - LOAN.repay && cash + sale2 >= LOAN.repay;
}
function askToSettle(play, last) {
  const { s: s2 } = play;
  for (let seat = 0; seat < s2.setup.seats; seat++) if (seat !== last && couldRepay(s2, seat)) play.ask(seat, "settle");
}
var settle2 = {
  // A sale may come first.
  own: true,
  offer: (s2, seat) => pick([...Array.from({ length: mostRepaid(s2, seat) }, (_, i) => String(i + 1)), KEEP]),
  why: whyNotRepaid,
  answer(play, seat, how) {
    if (how !== KEEP) repayLoans(play, seat, Number(how));
  }
};
var questions17 = { settle: settle2 };

// packages/le-havre/src/why.ts
function whyNotMain(s2, seat, what) {
  const [verb, id = ""] = what.split(":");
  if (verb === "take") return Object.hasOwn(s2.offer, id) ? { key: "why.offer.empty", args: { good: id } } : null;
  if (verb !== "enter" || !isCard(id)) return null;
  const built = s2.town.includes(id) || s2.own.some((own) => own.includes(id));
  const card = cardOf2(id);
  if (!built) return { key: "why.enter.unbuilt", args: { card: id } };
  if (card.effect === null) return { key: "why.enter.locked", args: { card: id } };
  if (s2.at[seat] === id) return { key: "why.enter.same", args: { card: id } };
  if (wasLast(s2, seat, id)) return { key: "why.enter.last", args: { card: id } };
  if (isBarred(s2, id)) return { key: "why.enter.occupied", args: { card: id } };
  const fee2 = feeOf(s2, seat, card);
  if (fee2 !== null && !affordable(stock(s2, seat), fee2, []))
    return {
      key: card.fee.food ? card.fee.franc ? "why.enter.fee.either" : "why.enter.fee.food" : "why.enter.fee.franc",
      args: { card: id, food: card.fee.food ?? 0, franc: card.fee.franc ?? 0 }
    };
  const ways2 = card.effect.ways(s2, seat, id);
  if (ways2.some((way) => affordable(stock(s2, seat), null, way))) return { key: "why.enter.both", args: { card: id } };
  return { key: "why.enter.use", args: { card: id, effect: { key: `card.${id}` }, lack: lackOf(s2, seat, ways2) } };
}
function lackOf(s2, seat, ways2) {
  const bag = stock(s2, seat);
  const short = ways2.map((way) => way.filter((one) => !affordable(bag, one, [])));
  const [nearest] = short.filter((needs) => needs.length > 0).sort((a, b2) => a.length - b2.length);
  return nearest?.[0] ? lack(bag, nearest[0]) : { key: "why.lack.none" };
}

// packages/le-havre/src/turn.ts
var hasAside = (s2, seat) => couldTrade(s2, seat, true) || canBuy(s2, seat);
var SUPPLY = pick(["supply"]);
var supply = {
  own: true,
  offer: () => SUPPLY,
  answer: (play) => bringSupply(play)
};
function bringSupply(play) {
  const { s: s2 } = play;
  if (s2.tiles[s2.turn % TURNS] !== void 0) {
    unload(play);
    return;
  }
  play.then("turned");
  play.reveal("tiles");
}
function unload(play) {
  const { s: s2 } = play;
  const place = s2.turn % TURNS;
  const name = s2.tiles[place];
  const { brings, interest: interest2 } = TILES[name];
  for (const token in brings) play.gain(s2.offer, token);
  play.tell("supply", { seat: seatInTurn(s2), tile: name, place: place + 1, goods: brings });
  if (interest2) collectInterest(play, seatInTurn(s2));
}
var TAKE = OFFERS.map((token) => ({ token, option: `take:${token}` }));
var PASS = "pass";
var main = {
  own: true,
  offer(s2, seat) {
    const options2 = [];
    for (const { token, option } of TAKE) if (s2.offer[token] > 0) options2.push(option);
    addOpen(s2, seat, s2.town, TOWN, options2);
    for (let owner = 0; owner < s2.own.length; owner++) addOpen(s2, seat, s2.own[owner], owner, options2);
    if (options2.length === 0) options2.push(PASS);
    return pick(options2);
  },
  why: whyNotMain,
  answer(play, seat, what) {
    const [verb, id = ""] = what.split(":");
    if (verb === "take") takeOffer(play, seat, id);
    else if (verb === "enter") enter(play, seat, id);
    else play.tell("pass", { seat });
  }
};
function addOpen(s2, seat, ids, owner, options2) {
  for (let i = 0; i < ids.length; i++) {
    const card = cardOf2(ids[i]);
    if (canEnter(s2, seat, card, owner)) options2.push(card.enter);
  }
}
function takeOffer(play, seat, token) {
  const { s: s2 } = play;
  const n2 = s2.offer[token] ?? 0;
  play.move(s2.offer, stock(s2, seat), token, n2);
  if (play.events) play.tell("take", { seat, goods: { [token]: n2 } });
}
var END = pick(["end"]);
var end = {
  own: true,
  commits: true,
  offer: () => END,
  answer: () => void 0
};
var questions18 = { supply, main, end };
var steps6 = {
  turn(play) {
    const { s: s2 } = play;
    const seat = seatInTurn(s2);
    if (s2.turn % TURNS === 0 && !isFinal(s2)) play.tell("round", { round: roundOf(s2), rounds: lastRound(s2) });
    play.tell(isFinal(s2) ? "last" : "turn", { seat });
    play.then("ended");
    play.ask(seat, "end");
    if (isFinal(s2)) {
      play.ask(seat, "main");
      return;
    }
    play.then("act", { seat });
    if (hasAside(s2, seat)) play.ask(seat, "supply");
    else bringSupply(play);
  },
  turned(play) {
    play.s.tiles.push(takeTop(play.s, "tiles"));
    if (play.s.tiles.length === TURNS) {
      delete play.s.piles?.["tiles"];
      delete play.s.unseen?.["tiles"];
    }
    unload(play);
  },
  act: (play, { seat }) => play.ask(seat, "main"),
  ended(play) {
    const { s: s2 } = play;
    s2.sold = [];
    if (isFinal(s2)) {
      const seat = seatInTurn(s2);
      if (seat + 1 < s2.setup.seats) {
        s2.turn++;
        play.then("turn");
      } else {
        play.then("over");
        askToSettle(play, seat);
      }
      return;
    }
    if (s2.turn % TURNS === TURNS - 1) play.then("harvest");
    else {
      s2.turn++;
      play.then("turn");
    }
  },
  over(play) {
    play.s.turn++;
    play.tell("over");
  }
};

// packages/le-havre/src/value.ts
var ahead = (s2) => 1 - (roundOf(s2) - 1) / lastRound(s2);
function weights(s2) {
  const left2 = 0.25 + 0.75 * ahead(s2);
  const worth2 = {};
  for (const token in WORTH) worth2[token] = token === "franc" ? 1 : (WORTH[token] ?? 0) * left2;
  return worth2;
}
function value(s2, seat) {
  let sum2 = 0;
  const { lines } = scoreOf(s2, seat);
  for (const line3 in lines) sum2 += lines[line3] ?? 0;
  const left2 = ahead(s2);
  const bag = s2.stock[seat];
  const share = 0.1 + left2;
  for (const token in bag) if (token !== "franc") sum2 += share * (bag[token] ?? 0) * (WORTH[token] ?? 0);
  const rounds = lastRound(s2) - roundOf(s2) + 1;
  for (const id of s2.fleet[seat] ?? []) sum2 += 0.7 * rounds * (HULLS[shipOf(id).type].food[s2.setup.seats - 1] ?? 0);
  sum2 += 0.5 * left2 * (s2.own[seat]?.length ?? 0);
  if (!isFinal(s2)) sum2 -= Math.max(0, hungerOf(s2, seat) - foodIn(bag));
  return sum2;
}

// packages/le-havre/src/game.ts
var leHavre = {
  id: "le-havre",
  version: 0,
  seats: { min: 1, max: 5 },
  options,
  messages,
  components,
  decks,
  setup,
  begin: (play) => deal(play),
  questions: {
    ...questions14,
    ...questions18,
    ...questions6,
    ...questions2,
    ...questions,
    ...questions17,
    ...questions16,
    ...questions4,
    ...questions3,
    ...questions15,
    ...questions9,
    ...questions13,
    ...questions12,
    ...questions11,
    ...questions8,
    ...questions10,
    ...questions5,
    ...questions7
  },
  steps: { ...steps3, ...steps6, ...steps, ...steps5, ...steps2, ...steps4 },
  asides,
  copy: copy2,
  score: (s2) => s2.stock.map((_, seat) => scoreOf(s2, seat)),
  value,
  weights,
  display,
  ledger,
  census(s2) {
    const all2 = { ...s2.offer };
    for (const stock2 of s2.stock) for (const token in stock2) all2[token] = (all2[token] ?? 0) + (stock2[token] ?? 0);
    return all2;
  }
};

// packages/le-havre/src/outlook.ts
var roundsOf = (s2) => planOf2(s2.setup.options.length, s2.setup.seats).map((one, i) => ({
  ...one,
  round: i + 1,
  state: isFinal(s2) || i + 1 < roundOf(s2) ? "past" : i + 1 === roundOf(s2) ? "now" : "coming"
}));
function supplyTrack(s2) {
  const { seats } = s2.setup;
  const final = isFinal(s2);
  const last = final ? TURNS * lastRound(s2) - 1 : s2.turn;
  const waits = !final && s2.pending.some((group) => group.asks.some((ask) => ask.key === "supply"));
  const arrived = waits ? last - 1 : last;
  const at = Array.from({ length: TURNS }, () => []);
  for (let turn = arrived; turn > arrived - seats; turn--) {
    if (turn >= 0) at[turn % TURNS]?.push(turn % seats);
  }
  const next2 = final ? -1 : (arrived + 1) % TURNS;
  return at.map((here, i) => {
    const tile2 = s2.tiles[i] ?? null;
    const printed = tile2 === null ? void 0 : TILES[tile2];
    return {
      tile: tile2,
      brings: printed?.brings ?? {},
      interest: printed?.interest ?? false,
      seats: here,
      next: i === next2
    };
  });
}
function foodByShips(s2, seat) {
  let food = 0;
  for (const id of s2.fleet[seat] ?? []) food += HULLS[shipOf(id).type].food[s2.setup.seats - 1] ?? 0;
  return food;
}
function feedings(s2, seat, rounds = 3) {
  if (isFinal(s2)) return [];
  const bag = { ...stock(s2, seat) };
  let francs2 = bag["franc"] ?? 0;
  let food = foodIn({ ...bag, franc: 0 });
  const ships2 = foodByShips(s2, seat);
  return roundsOf(s2).filter(({ state }) => state !== "past").slice(0, rounds).map(({ round, food: demand2, harvest: harvested }) => {
    const harvest2 = harvested ? harvestOf(s2, seat, bag) : {};
    for (const token in harvest2) bag[token] = (bag[token] ?? 0) + (harvest2[token] ?? 0);
    const need2 = Math.max(0, demand2 - ships2);
    const missing = Math.max(0, need2 - food - francs2);
    const loans = Math.ceil(missing / LOAN.pays);
    const found = { round, demand: demand2, ships: ships2, need: need2, food, francs: francs2, harvest: harvest2, missing, loans };
    const eaten = Math.min(food, need2);
    food -= eaten;
    francs2 += loans * LOAN.pays - (need2 - eaten);
    return found;
  });
}
function turnsLeft(s2, seat) {
  if (isFinal(s2)) return seat >= seatInTurn(s2) ? 1 : 0;
  let turns = 0;
  for (let turn = s2.turn; ; turn++) {
    if (turn % s2.setup.seats === seat) turns++;
    if (turn % TURNS === TURNS - 1) return turns;
  }
}
function loansAhead(s2, seat) {
  if (isFinal(s2)) return 0;
  const own = seatInTurn(s2) === seat ? 1 : 0;
  return turnsLeft(s2, seat) > own ? 0 : feedings(s2, seat, 1)[0]?.loans ?? 0;
}

// <stdin>
var game = Object.values(src_exports2).find((one) => one?.id === "le-havre" && one.questions);
export {
  src_exports as core,
  game
};
