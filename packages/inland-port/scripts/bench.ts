import { applyInPlace, dealer, isOver, offers, Play, randomFrom, sample, start } from '@quayside/engine';
import { inlandPort } from '../src/index.ts';

/** Random complete games a second on one core, by due decisions alone: `npx tsx scripts/bench.ts`. */
const setup = { seats: 2, options: {} };
let answers = 0;
function game(seed: number): void {
  const nature = dealer(inlandPort, setup, String(seed));
  const { state } = start(inlandPort, setup, nature);
  const play = new Play(inlandPort, state, nature);
  const random = randomFrom(seed);
  while (!isOver(state)) {
    const seat = state.pending.at(-1)?.asks.at(-1)?.seat ?? 0;
    const due = offers(inlandPort, state, seat)[0];
    if (!due) throw new Error('nothing due');
    answers++;
    applyInPlace(play, { seat, key: due.key, answer: sample(due.offer, random) });
  }
}
for (let i = 0; i < 300; i++) game(i);
const games = Number(process.argv[2] ?? 3000);
answers = 0;
const from = performance.now();
for (let i = 0; i < games; i++) game(i);
const seconds = (performance.now() - from) / 1000;
console.log(
  `${(games / seconds).toFixed(0)} games/s, ${(answers / games).toFixed(0)} answers a game, ${(answers / seconds).toFixed(0)} answers/s`,
);
