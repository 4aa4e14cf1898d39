import {
  applyInPlace,
  copyState,
  currentAsk,
  dealer,
  isOver,
  offers,
  Play,
  randomFrom,
  suggestions,
  start,
  topAsk,
  totalOf,
  Hidden,
  type Move,
} from '@quayside/engine';
import { writeFileSync } from 'node:fs';
import { saltyOcean } from '../src/index.ts';
import { ESTIMATES } from '../src/value.ts';
type P = typeof ESTIMATES;
const base: P = { ...ESTIMATES };
const use = (p: P) => Object.assign(ESTIMATES, p);
function val(s: any, move: Move, depth: number): number {
  const play = new Play(saltyOcean, copyState(saltyOcean, s));
  const asked = s.asked;
  try {
    applyInPlace(play, move);
    for (let k = 0; k < 6; k++) {
      const ask = topAsk(play.s, move.seat);
      if (!ask || ask.id <= asked || ask.key === 'end' || ask.key === 'act') break;
      const m = best(play.s, move.seat, false);
      applyInPlace(play, m);
    }
  } catch (e) {
    if (!(e instanceof Hidden)) throw e;
  }
  return saltyOcean.value!(play.s, move.seat);
}
function best(s: any, seat: number, follow: boolean): Move {
  const [due] = offers(saltyOcean, s, seat);
  let b: Move | null = null,
    most = -Infinity;
  for (const answer of suggestions(due!.offer, saltyOcean.weights?.(s, seat))) {
    const m = { seat, key: due!.key, answer };
    let v: number;
    if (follow) v = val(s, m, 1);
    else {
      const play = new Play(saltyOcean, copyState(saltyOcean, s));
      try {
        applyInPlace(play, m);
      } catch (e) {
        if (!(e instanceof Hidden)) throw e;
      }
      v = saltyOcean.value!(play.s, seat);
    }
    if (v > most) {
      most = v;
      b = m;
    }
  }
  return b!;
}
function game(seed: string, ps: P[]): number[] {
  const setup = { seats: ps.length, options: { doubled: false } };
  const nature = dealer(saltyOcean, setup, seed, randomFrom);
  const { state } = start(saltyOcean, setup, nature, null);
  const play = new Play(saltyOcean, state, nature);
  let g = 0;
  while (!isOver(state)) {
    const seat = currentAsk(state)!.seat;
    use(ps[seat]!);
    const m = best(state, seat, true);
    applyInPlace(play, m);
    if (++g > 3000) break;
  }
  return saltyOcean.score(state).map(totalOf);
}
const keys = Object.keys(base) as (keyof P)[];
let cur = { ...base };
const rnd = randomFrom(process.argv[2] ?? 'tune');
const until = Date.now() + Number(process.argv[3] ?? 300) * 1000;
const N = 8;
let iter = 0,
  acc = 0;
while (Date.now() < until) {
  const cand = { ...cur };
  for (let i = 0; i < 4; i++) {
    const k = keys[Math.floor(rnd() * keys.length)]!;
    cand[k] = Math.max(0, cand[k] * Math.exp((rnd() - 0.5) * 1.2) + (rnd() - 0.5) * 0.05);
  }
  let diff = 0,
    cnt = 0,
    own = 0;
  for (let g = 0; g < N * 3; g++) {
    const seats = 2 + (g % 3);
    const at = Math.floor(rnd() * seats);
    const sc = game(
      `${iter}-${g}`,
      Array.from({ length: seats }, (_, i) => (i === at ? cand : cur)),
    );
    const others = sc.filter((_, i) => i !== at);
    diff += Math.max(
      -60,
      Math.min(60, sc[at]! - Math.max(...others) * 0.5 - (others.reduce((a, b) => a + b, 0) / others.length) * 0.5),
    );
    own += sc[at]!;
    cnt++;
    if (g === 7 && diff < -20) break;
  }
  iter++;
  const ref = 8;
  if (cnt === N * 3 && diff / cnt > -ref * 0.6 + 2) {
    // confirm
    let d2 = 0;
    for (let g = 0; g < N * 3; g++) {
      const seats = 2 + (g % 3);
      const at = Math.floor(rnd() * seats);
      const sc = game(
        `c${iter}-${g}`,
        Array.from({ length: seats }, (_, i) => (i === at ? cand : cur)),
      );
      const others = sc.filter((_, i) => i !== at);
      d2 += sc[at]! - others.reduce((a, b) => a + b, 0) / others.length;
    }
    if (d2 / (N * 3) > 2) {
      cur = cand;
      acc++;
      console.log(iter, acc, (diff / cnt).toFixed(1), (d2 / (N * 3)).toFixed(1), (own / cnt).toFixed(0));
      writeFileSync('/tmp/salty-tuned.json', JSON.stringify(cur));
    }
  }
}
use(base);
let d = 0,
  n = 0,
  sum = 0;
for (let g = 0; g < 60; g++) {
  const seats = 2 + (g % 3);
  const at = g % seats;
  const sc = game(
    `f${g}`,
    Array.from({ length: seats }, (_, i) => (i === at ? cur : base)),
  );
  d += sc[at]! - sc.filter((_, i) => i !== at).reduce((a, b) => a + b, 0) / (seats - 1);
  sum += sc[at]!;
  n++;
}
console.log('final vs base', d / n, 'own', sum / n, 'iters', iter, JSON.stringify(cur));
