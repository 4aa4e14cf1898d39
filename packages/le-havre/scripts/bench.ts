import {
  applyInPlace,
  conceal,
  dealer,
  dueSeats,
  isOver,
  offers,
  offersIn,
  Play,
  randomFrom,
  sample,
  start,
} from '@quayside/engine/host';
import { leHavre, type LeHavre } from '../src/index.ts';

/**
 * Random complete games a second on one core, the size of a late state, and the time for a view with its offers:
 * bundle it first (`esbuild scripts/bench.ts --bundle --platform=node --format=esm`), a loader of TypeScript costs a factor.
 */
const seats = Number(process.argv[2] ?? 4);
const games = Number(process.argv[3] ?? 300);
const setup = {
  seats,
  options: { length: 'full', forcedSales: false, dearLoans: false, soloCards: true, marketCap: false, deal: 0 },
} as const;
const ASIDES = 0.1; // how often somebody does something on the side

let answers = 0;
let largest = 0;
const late: LeHavre[] = [];
function game(seed: number): void {
  const nature = dealer(leHavre, setup, String(seed));
  const { state } = start(leHavre, setup, nature);
  const play = new Play(leHavre, state, nature);
  const random = randomFrom(seed);
  while (!isOver(state)) {
    const due = dueSeats(state);
    const seat = due[Math.floor(random() * due.length)] ?? 0;
    const open = offersIn(play, seat);
    const at = open.length > 1 && random() < ASIDES ? 1 + Math.floor(random() * (open.length - 1)) : 0;
    const chosen = open[at];
    if (!chosen) throw new Error('nothing to decide');
    answers++;
    applyInPlace(play, { seat, key: chosen.key, answer: sample(chosen.offer, random) });
    if (seed < 20 && state.turn > 120 && state.turn < 130 && late.length < 500) late.push(structuredClone(state));
  }
  if (seed < 20) largest = Math.max(largest, JSON.stringify(state).length);
}
const busy = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1e6;
};
for (let i = 0; i < 100; i++) game(i);
answers = 0;
// In parts, because the machine may be busy with other things meanwhile: the best part says what one core of one's own would do.
const PARTS = 20;
const rates: number[] = [];
for (let part = 0; part < PARTS; part++) {
  const from = process.cpuUsage();
  for (let i = 0; i < games / PARTS; i++) game((part * games) / PARTS + i);
  rates.push(games / PARTS / busy(from));
}
rates.sort((a, b) => a - b);
const middle = rates[PARTS >> 1] ?? 0;
const best = rates[PARTS - 1] ?? 0;
console.log(
  `${seats} players, full: ${best.toFixed(0)} games/s in the best part, ${middle.toFixed(0)} in the middle one (processor time);`,
);
console.log(`  ${(answers / games).toFixed(0)} answers a game, ${((1e6 * games) / answers / best).toFixed(1)} µs each`);
const again = process.cpuUsage();
for (let round = 0; round < 10; round++)
  for (const state of late) {
    const view = conceal(leHavre, state, 1);
    offers(leHavre, view, 1);
    offers(leHavre, state, dueSeats(state)[0] ?? 0);
  }
console.log(
  `  a view and its offers: ${((busy(again) * 1e3) / (10 * late.length)).toFixed(3)} ms; a late state: ${Math.max(largest, ...late.map((s) => JSON.stringify(s).length))} bytes`,
);
