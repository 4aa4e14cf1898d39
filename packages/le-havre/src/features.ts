import type { Bag, Features, FeatureSection, Seat, Setup } from '@quayside/engine';
import { cardOf } from './card.ts';
import { SPECIAL } from './cards/special.ts';
import { STANDARD } from './cards/standard.ts';
import { ALL_GOODS, CARGO, energyIn, foodIn, OFFERS } from './goods.ts';
import { harvestOf } from './harvest.ts';
import { interestOf, LOAN } from './loans.ts';
import type { Length, Options } from './options.ts';
import { finalTurns, isFinal, lastRound, roundOf, seatInTurn, TURNS, turnsUntil } from './rounds.ts';
import { bonusOf } from './scoring.ts';
import type { LeHavre } from './state.ts';
import { planOf, type Round } from './tables/rounds.ts';
import { HULLS, SHIP_TYPES, shipOf } from './tables/ships.ts';
import { TILES } from './tables/tiles.ts';

/** Thresholds by which an amount is told: what can be paid with it differs from step to step. */
const GOOD_STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 14] as const;
const FRANC_STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20, 24, 30, 40] as const;
const LOAN_STEPS = [1, 2, 3, 4, 6, 9] as const;
const SHIP_STEPS = [1, 2, 3] as const;
const OFFER_STEPS = [1, 2, 3, 4, 5, 6, 8] as const;
const FEED_STEPS = [-12, -8, -4, 0, 4, 8] as const;
const MOST_ROUNDS = 20;

/**
 * What is told of each card: mine, an opponent's, the town's, next in its pile, how deep, waiting, I stand there, another does, I have
 * the money for it, I have the material for it.
 */
const PER_CARD = 10;
/** What is told of each opponent besides its goods. */
const OPPONENT = 16;

interface Layout {
  /** The place of each card's first feature. */
  readonly card: { readonly [id: string]: number };
  /** The first place after the cards. */
  readonly rest: number;
  readonly count: number;
  readonly sections: readonly FeatureSection[];
}
const layouts: { readonly [length in Length]: Layout[] } = { full: [], short: [] };

function layoutOf({ seats, options: { length } }: Setup<Options>): Layout {
  return (layouts[length][seats] ??= layOut(length === 'full', seats));
}

const OWN =
  ALL_GOODS.length * (GOOD_STEPS.length + 1) +
  (FRANC_STEPS.length + 2) +
  LOAN_STEPS.length +
  1 +
  SHIP_TYPES.length * SHIP_STEPS.length +
  FEED_STEPS.length +
  20;
const TABLE =
  OFFERS.length * (OFFER_STEPS.length + 1) + SHIP_TYPES.length * 3 + MOST_ROUNDS + TURNS + OFFERS.length * 2;
const COURSE = 12;
/** Turns of one's own by which it is told how many are left: in this round, in the next one and in the match. */
const TURN_STEPS = [1, 2, 3, 4, 5, 6, 7] as const;
const LAST_STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 13, 16, 20, 25, 30] as const;
const CARGO_STEPS = [8, 14, 20, 26, 32, 40, 50, 60] as const;
const LACK_STEPS = [1, 4, 8, 12, 16] as const;
const PROSPECTS = CARGO_STEPS.length + SHIP_TYPES.length * 2 + LACK_STEPS.length + 8;
const TIME = 2 * TURN_STEPS.length + LAST_STEPS.length + 3;

function layOut(full: boolean, seats: number): Layout {
  const cards = full ? [...STANDARD, ...SPECIAL] : STANDARD;
  const card: { [id: string]: number } = {};
  cards.forEach(({ id }, i) => (card[id] = i * PER_CARD));
  const sections = [
    ...cards.map(({ id }) => ({ name: id, count: PER_CARD })),
    { name: 'own', count: OWN },
    ...Array.from({ length: seats - 1 }, () => ({ name: 'opponent', count: ALL_GOODS.length + OPPONENT })),
    { name: 'table', count: TABLE },
    { name: 'in turn', count: seats },
    { name: 'course', count: COURSE },
    { name: 'time', count: TIME },
    { name: 'prospects', count: PROSPECTS },
  ];
  return {
    card,
    rest: cards.length * PER_CARD,
    count: sections.reduce((sum, { count }) => sum + count, 0),
    sections,
  };
}

const n = (bag: Bag, token: string): number => bag[token] as number; // bags of this module name every token
const planFor = (s: LeHavre): readonly Round[] => planOf(s.setup.options.length, s.setup.seats);

/** Writes numbers one after the other. One at a time is at work. */
let into: Float32Array = new Float32Array(0);
let at = 0;

function steps(amount: number, thresholds: readonly number[]): void {
  for (let i = 0; i < thresholds.length && amount >= (thresholds[i] as number); i++) into[at + i] = 1;
  at += thresholds.length;
}
function put(x: number): void {
  into[at++] = x;
}

export const features: Features<LeHavre, Options> = {
  count: (setup) => layoutOf(setup).count,
  sections: (setup) => layoutOf(setup).sections,
  write(s, seat, target) {
    const { card, rest, count } = layoutOf(s.setup);
    into = target;
    into.fill(0, 0, count);
    at = rest;
    writeCards(s, seat, card);
    writeOwn(s, seat);
    const { seats } = s.setup;
    for (let k = 1; k < seats; k++) writeOpponent(s, (seat + k) % seats);
    writeTable(s, seat);
    writeTime(s, seat);
    writeProspects(s, seat);
  },
};

function writeCards(s: LeHavre, seat: Seat, card: { readonly [id: string]: number }): void {
  for (let owner = 0; owner < s.own.length; owner++) {
    const own = s.own[owner] as string[];
    for (let i = 0; i < own.length; i++) into[(card[own[i] as string] as number) + (owner === seat ? 0 : 1)] = 1;
    const stands = s.at[owner] as string | null;
    if (stands !== null) into[(card[stands] as number) + (owner === seat ? 6 : 7)] = 1;
  }
  const bag = s.stock[seat] as Bag;
  const francs = n(bag, 'franc');
  for (let i = 0; i < s.town.length; i++) {
    const id = s.town[i] as string;
    const place = card[id] as number;
    into[place + 2] = 1;
    const { price } = cardOf(id);
    if (price !== null && francs >= price) into[place + 8] = 1;
  }
  for (let p = 0; p < s.plans.length; p++) {
    const pile = s.plans[p] as string[];
    for (let i = 0; i < pile.length; i++) {
      const depth = pile.length - 1 - i;
      const place = card[pile[i] as string] as number;
      if (depth === 0) {
        const { price, cost } = cardOf(pile[i] as string);
        into[place + 3] = 1;
        if (price !== null && francs >= price) into[place + 8] = 1;
        if (cost !== null && hasMaterial(bag, cost)) into[place + 9] = 1;
      }
      into[place + 4] = 0.2 + depth / 10;
    }
  }
  for (let i = 0; i < s.waiting.length; i++) into[(card[s.waiting[i] as string] as number) + 5] = 1;
}

/** Brick does for clay, steel for iron. */
function hasMaterial(bag: Bag, { wood = 0, clay = 0, brick = 0, iron = 0, steel = 0 }: Bag): boolean {
  const [bricks, bars] = [n(bag, 'brick') - brick, n(bag, 'steel') - steel];
  return (
    n(bag, 'wood') >= wood &&
    bricks >= 0 &&
    bars >= 0 &&
    n(bag, 'clay') + bricks >= clay &&
    n(bag, 'iron') + bars >= iron
  );
}

/** Ships of each type, what they carry and feed. */
interface Fleet {
  ships: readonly string[] | null;
  seats: number;
  readonly byType: number[];
  room: number;
  food: number;
  value: number;
}
/** The fleet that was counted last, by seat: lists of cards are never changed in place, so the same list is the same fleet. */
const fleets: Fleet[] = [];
function fleetOf(s: LeHavre, seat: Seat): Fleet {
  const fleet = (fleets[seat] ??= { ships: null, seats: 0, byType: [0, 0, 0, 0], room: 0, food: 0, value: 0 });
  const ships = s.fleet[seat] as string[];
  const { seats } = s.setup;
  if (fleet.ships === ships && fleet.seats === seats) return fleet;
  fleet.ships = ships;
  fleet.seats = seats;
  fleet.byType.fill(0);
  fleet.room = fleet.food = fleet.value = 0;
  for (let i = 0; i < ships.length; i++) {
    const { type, value } = shipOf(ships[i] as string);
    const hull = HULLS[type];
    const kind = SHIP_TYPES.indexOf(type);
    fleet.byType[kind] = (fleet.byType[kind] as number) + 1;
    fleet.room += hull.room;
    fleet.food += hull.food[seats - 1] as number;
    fleet.value += value;
  }
  return fleet;
}

/** What is still to be fed from here to the end beyond what the present ships bring. */
function hungerAhead(s: LeHavre, food: number): number {
  const plan = planFor(s);
  let sum = 0;
  if (!isFinal(s))
    for (let r = roundOf(s) - 1; r < plan.length; r++) sum += Math.max(0, (plan[r] as Round).food - food);
  return sum;
}

/** Symbols on the cards of a seat, and their value. */
interface Symbols {
  cards: readonly string[] | null;
  hammers: number;
  fishermen: number;
  craft: number;
  economic: number;
  industrial: number;
  public: number;
  none: number;
  ship: number;
  value: number;
  /** Some card adds to the result for what its owner has. */
  bonus: boolean;
}
/** Counted last, by seat, as fleets are. */
const counted: Symbols[] = [];
function symbolsOf(s: LeHavre, seat: Seat): Symbols {
  const cards = s.own[seat] as string[];
  const known = counted[seat];
  if (known?.cards === cards) return known;
  const symbols: Symbols = {
    cards,
    hammers: 0,
    fishermen: 0,
    craft: 0,
    economic: 0,
    industrial: 0,
    public: 0,
    none: 0,
    ship: 0,
    value: 0,
    bonus: false,
  };
  for (let i = 0; i < cards.length; i++) {
    const { hammers, fishermen, type, value, bonus } = cardOf(cards[i] as string);
    symbols.hammers += hammers;
    symbols.fishermen += fishermen;
    symbols[type]++;
    symbols.value += value;
    symbols.bonus ||= bonus !== undefined;
  }
  return (counted[seat] = symbols);
}

/** What a seat would score now. */
function wealthOf(s: LeHavre, seat: Seat, { value, bonus }: Symbols, fleet: Fleet): number {
  const { franc = 0 } = s.stock[seat] as Bag;
  return value + fleet.value + franc - LOAN.penalty * (s.loans[seat] as number) + (bonus ? bonusOf(s, seat) : 0);
}

function writeOwn(s: LeHavre, seat: Seat): void {
  const bag = s.stock[seat] as Bag;
  for (let i = 0; i < ALL_GOODS.length; i++) {
    const amount = n(bag, ALL_GOODS[i] as string);
    put(amount / 10);
    steps(amount, GOOD_STEPS);
  }
  const francs = n(bag, 'franc');
  put(francs / 30);
  put(Math.sqrt(francs) / 6);
  steps(francs, FRANC_STEPS);
  const loans = s.loans[seat] as number;
  put(loans / 5);
  steps(loans, LOAN_STEPS);
  const fleet = fleetOf(s, seat);
  for (let i = 0; i < SHIP_TYPES.length; i++) steps(fleet.byType[i] as number, SHIP_STEPS);
  const hunger = isFinal(s) ? 0 : Math.max(0, (planFor(s)[roundOf(s) - 1] as Round).food - fleet.food);
  const food = foodIn(bag);
  const energy = energyIn(bag);
  steps(isFinal(s) ? 0 : food - hunger, FEED_STEPS);
  const rounds = lastRound(s) - roundOf(s) + (isFinal(s) ? 0 : 1);
  put(food / 20);
  put((food - francs) / 20);
  put(energy / 20);
  put(hunger / 15);
  put(Math.max(0, hunger - food) / 10);
  put(Math.max(0, hunger - food + francs) / 10);
  put(fleet.room / 10);
  put(fleet.food / 15);
  put((fleet.food * rounds) / 60);
  put(fleet.value / 30);
  put(hungerAhead(s, fleet.food) / 60);
  const symbols = symbolsOf(s, seat);
  put(symbols.hammers / 4);
  put(symbols.fishermen / 4);
  put(symbols.craft / 4);
  put(symbols.economic / 4);
  put(symbols.industrial / 4);
  put(symbols.public / 2);
  put(wealthOf(s, seat, symbols, fleet) / 100);
  put(interestOf(s, seat));
  const grown = harvestOf(s, seat, bag);
  put(((grown['grain'] ?? 0) + (grown['cattle'] ?? 0)) / 2);
}

function writeOpponent(s: LeHavre, seat: Seat): void {
  const bag = s.stock[seat] as Bag;
  for (let i = 0; i < ALL_GOODS.length; i++) put(n(bag, ALL_GOODS[i] as string) / 8);
  const fleet = fleetOf(s, seat);
  const symbols = symbolsOf(s, seat);
  const francs = n(bag, 'franc');
  put(francs / 30);
  put((s.loans[seat] as number) / 5);
  for (let i = 0; i < SHIP_TYPES.length; i++) put((fleet.byType[i] as number) / 3);
  put(fleet.room / 10);
  put(fleet.food / 15);
  put(symbols.value / 60);
  put(symbols.hammers / 4);
  put(symbols.fishermen / 4);
  put(symbols.craft / 4);
  put(symbols.industrial / 4);
  put(wealthOf(s, seat, symbols, fleet) / 100);
  put(energyIn(bag) / 20);
  put(foodIn(bag) / 20);
}

function writeTable(s: LeHavre, seat: Seat): void {
  for (let i = 0; i < OFFERS.length; i++) {
    const amount = n(s.offer, OFFERS[i] as string);
    put(amount / 6);
    steps(amount, OFFER_STEPS);
  }
  for (let i = 0; i < SHIP_TYPES.length; i++) {
    const pile = s.ships[SHIP_TYPES[i] as (typeof SHIP_TYPES)[number]];
    put(pile.length > 0 ? 1 : 0);
    put(pile.length / 3);
    put(pile.length > 0 ? shipOf(pile[pile.length - 1] as string).value / 30 : 0);
  }
  const final = isFinal(s);
  const round = roundOf(s);
  if (!final) into[at + round - 1] = 1;
  at += MOST_ROUNDS;
  const place = s.turn % TURNS;
  if (!final) into[at + place] = 1;
  at += TURNS;
  writeSupply(s, place, final);
  const { seats, options } = s.setup;
  into[at + ((seatInTurn(s) - seat + seats) % seats)] = 1;
  at += seats;
  writeCourse(s, round, place, final);
  put(options.dearLoans ? 1 : 0);
  put(options.forcedSales ? 1 : 0);
  put(options.marketCap ? 1 : 0);
  put(options.soloCards ? 1 : 0);
}

/** What comes to the offer before the present player's next turn, and in the turn after this one. */
function writeSupply(s: LeHavre, place: number, final: boolean): void {
  const { seats } = s.setup;
  if (!final)
    for (let k = 1; k <= Math.max(seats, 2); k++) {
      const tile = s.tiles[(place + k) % TURNS];
      const brings = tile === undefined ? undefined : TILES[tile]?.brings;
      for (const token in brings) {
        const i = OFFERS.indexOf(token as (typeof OFFERS)[number]);
        into[at + OFFERS.length + i] = (into[at + OFFERS.length + i] as number) + 0.5;
        if (k === 1) into[at + i] = 1;
      }
    }
  at += OFFERS.length * 2;
}

/** How the game goes on: how much is left, and what the next round's end brings. */
function writeCourse(s: LeHavre, round: number, place: number, final: boolean): void {
  const plan = planFor(s);
  const { seats } = s.setup;
  const left = final ? 0 : (plan.length - round) * TURNS + TURNS - place;
  put(left / (plan.length * TURNS));
  put(left / seats / 40);
  put(Math.min(1, left / seats / 6));
  put(Math.min(1, left / seats / 3));
  put(final ? 1 : 0);
  const now = plan[round - 1] as Round;
  put(final || !now.harvest ? 0 : 1);
  put(final || now.town === null ? 0 : now.town === 'standard' ? 1 : 0.5);
  put(s.modern.length / 2);
}

/** How many turns a seat still has after the present one. */
function writeTime(s: LeHavre, seat: Seat): void {
  const rounds = lastRound(s) - roundOf(s);
  const here = turnsUntil(s, seat, 0);
  const next = rounds === 0 ? 0 : turnsUntil(s, seat, 1) - here;
  const all = turnsUntil(s, seat, rounds) + finalTurns(s, seat);
  steps(here, TURN_STEPS);
  steps(next, TURN_STEPS);
  steps(all, LAST_STEPS);
  put(here / TURNS);
  put(next / TURNS);
  put(all / 40);
}

/** Goods by what they earn when they are shipped, the dearest first. */
const DEAREST = [...ALL_GOODS].sort((a, b) => (CARGO[b] ?? 0) - (CARGO[a] ?? 0));
/** Ships by what they carry, the largest first. */
const LARGEST = ['steel-ship', 'iron-ship', 'wooden-ship'] as const;

/** What a seat could do with what it has. */
function writeProspects(s: LeHavre, seat: Seat): void {
  const bag = s.stock[seat] as Bag;
  const fleet = fleetOf(s, seat);
  const energy = energyIn(bag);
  const room = roomFor(fleet, energy);
  const cargo = cargoOf(bag, room);
  steps(cargo, CARGO_STEPS);
  put(cargo / 50);
  put((cargoOf(bag, 99) - cargo) / 50);
  put(room / 10);
  put(Math.min(n(bag, 'iron'), energy / 5) / 6);
  put(n(bag, 'coal') / 8);
  const francs = n(bag, 'franc');
  for (let i = 0; i < SHIP_TYPES.length; i++) {
    const type = SHIP_TYPES[i] as (typeof SHIP_TYPES)[number];
    const { cost, price } = HULLS[type];
    const there = s.ships[type].length > 0;
    put(there && price !== null && francs >= price ? 1 : 0);
    put(there && energy >= 3 && hasMaterial(bag, cost) ? 1 : 0);
  }
  const plan = planFor(s);
  const round = roundOf(s);
  const now = isFinal(s) ? 0 : Math.max(0, (plan[round - 1] as Round).food - fleet.food);
  const next = isFinal(s) || round >= plan.length ? 0 : Math.max(0, (plan[round] as Round).food - fleet.food);
  const lack = Math.max(0, now + next - foodIn(bag));
  steps(lack, LACK_STEPS);
  put(lack / 20);
  put(next / 15);
  put((now + next) / 30);
}

/** What ships carry that there is energy for. */
function roomFor({ byType }: Fleet, energy: number): number {
  let ships = Math.floor(energy / 3);
  let room = 0;
  for (let i = 0; i < LARGEST.length && ships > 0; i++) {
    const type = LARGEST[i] as (typeof LARGEST)[number];
    const some = Math.min(ships, byType[SHIP_TYPES.indexOf(type)] as number);
    room += some * HULLS[type].room;
    ships -= some;
  }
  return room;
}

/** What the dearest goods earn that there is room for. */
function cargoOf(bag: Bag, room: number): number {
  let earns = 0;
  for (let i = 0; i < DEAREST.length && room > 0; i++) {
    const good = DEAREST[i] as string;
    const some = Math.min(room, n(bag, good));
    earns += some * (CARGO[good] as number);
    room -= some;
  }
  return earns;
}
