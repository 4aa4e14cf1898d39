import { totalOf, type Features, type ScoreSheet, type Seat } from '@quayside/engine';
import { BUILDINGS } from './buildings.ts';
import { ageOf, timesOf } from './dial.ts';
import type { Options } from './options.ts';
import { ACTIONS, GOODS, LETTERS, ROUNDS } from './print.ts';
import { score } from './scoring.ts';
import { markers, NOBODY, type InlandPort } from './state.ts';
import { amountAt, columnOf, rowOf, type Cell } from './warehouse.ts';

const FRANC_STEPS = [1, 2, 3, 4, 6, 8, 10, 14, 18, 24, 30, 36] as const;
const GOOD_STEPS = [1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 16, 18, 20] as const;
const ROWS = 8;
const COLUMNS = 7;
const AGES = 6;
/** Of each building: can be built, comes later, and for both players that it is theirs, how old it is and what it does now. */
const PER_BUILDING = 2 + 2 * (1 + AGES + 1);
/** Of each good and player: row, column, amount. */
const PER_GOOD = ROWS + COLUMNS + GOOD_STEPS.length + 1;
const PER_SEAT = GOODS.length * PER_GOOD + FRANC_STEPS.length + 2;
const COURSE = ROUNDS + 5;
const COUNT = BUILDINGS.length * PER_BUILDING + 2 * PER_SEAT + COURSE;

const ARRIVES = BUILDINGS.map(({ letter }) => LETTERS.indexOf(letter));
const AFTER = ACTIONS.map((_, round) => ACTIONS.slice(round + 1).reduce((sum, n) => sum + n, 0));
const ALL = ACTIONS.reduce((sum, n) => sum + n, 0);

/** Writes numbers one after the other. One at a time is at work. */
let into: Float32Array = new Float32Array(0);
let at = 0;
function put(x: number): void {
  into[at++] = x;
}
function steps(amount: number, thresholds: readonly number[]): void {
  for (let i = 0; i < thresholds.length && amount >= (thresholds[i] as number); i++) into[at + i] = 1;
  at += thresholds.length;
}

/** What bots that learn see: buildings with their sectors, markers by row and column, money, and how much is left to play. */
export const features: Features<InlandPort, Options> = {
  count: () => COUNT,
  write(s, seat, target) {
    into = target;
    into.fill(0, 0, COUNT);
    at = 0;
    for (let n = 0; n < BUILDINGS.length; n++) writeBuilding(s, seat, n);
    const sheets = score(s);
    for (const one of [seat, 1 - seat]) writeSeat(s, one, sheets);
    writeCourse(s, seat);
  },
};

function writeBuilding(s: InlandPort, seat: Seat, n: number): void {
  const owner = s.owner[n] as Seat;
  const arrives = ARRIVES[n] as number;
  if (owner === NOBODY) into[at + (arrives <= s.round ? 0 : 1)] = arrives <= s.round ? 1 : 1 / (1 + arrives - s.round);
  else {
    const own = at + 2 + (owner === seat ? 0 : 2 + AGES);
    into[own] = 1;
    into[own + 1 + Math.max(0, ageOf(s, n))] = 1;
    into[own + 1 + AGES] = timesOf(s, n) / 4;
  }
  at += PER_BUILDING;
}

function writeSeat(s: InlandPort, seat: Seat, sheets: readonly ScoreSheet[]): void {
  const cells = markers(s, seat);
  for (let good = 0; good < GOODS.length; good++) {
    const cell = cells[good] as Cell;
    into[at + rowOf(cell)] = 1;
    into[at + ROWS + columnOf(cell)] = 1;
    at += ROWS + COLUMNS;
    steps(amountAt(cell), GOOD_STEPS);
    put(amountAt(cell) / 15);
  }
  const francs = s.francs[seat] as number;
  steps(francs, FRANC_STEPS);
  put(francs / 30);
  put(totalOf(sheets[seat] as ScoreSheet) / 100);
}

function writeCourse(s: InlandPort, seat: Seat): void {
  if (s.round < ROUNDS) into[at + s.round] = 1;
  at += ROUNDS;
  const left = s.actions + (AFTER[s.round] ?? 0);
  put(left / ALL);
  put(Math.min(1, left / 12));
  put(s.actions / 9);
  put(s.turn === seat ? 1 : 0);
  put(s.first === seat ? 1 : 0);
}
