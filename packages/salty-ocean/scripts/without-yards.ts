import { currentAsk, totalOf, type Answer } from '@quayside/engine';
import { applyInPlace, dealer, isOver, Play, randomFrom, start } from '@quayside/engine/host';
import { saltyOcean } from '../src/index.ts';
import { choose } from '../src/testing/whimsical.ts';

/** What happens when nobody builds a shipyard or an academy, so that all stay with one ship: `npx tsx scripts/without-yards.ts`. */
const GAMES = 60;
const WHIM = 0.02;
const anything = () => true;
const noYards = (answer: Answer): boolean => answer !== 'build:shipyard' && answer !== 'build:academy';

function scoresOf(seats: number, seed: string, allowed: (answer: Answer) => boolean): number[] {
  const setup = { seats, options: { doubled: false } };
  const nature = dealer(saltyOcean, setup, seed);
  const { state } = start(saltyOcean, setup, nature, null);
  const play = new Play(saltyOcean, state, nature);
  const random = randomFrom(seed);
  while (!isOver(state)) applyInPlace(play, choose(state, currentAsk(state)?.seat ?? 0, WHIM, random, allowed));
  return saltyOcean.score(state).map(totalOf);
}

const mean = (numbers: readonly number[]) => (numbers.reduce((sum, n) => sum + n, 0) / numbers.length).toFixed(1);
for (const seats of [4, 3, 2])
  for (const [name, allowed] of [
    ['with yards', anything],
    ['without', noYards],
  ] as const) {
    const games = Array.from({ length: GAMES }, (_, i) => scoresOf(seats, `yards-${i}`, allowed));
    console.log(
      `${seats} players ${name}: mean ${mean(games.flat())}, winner ${mean(games.map((one) => Math.max(...one)))}`,
    );
  }
