import { currentAsk } from '@quayside/engine';
import { applyInPlace, dealer, isOver, offers, Play, randomFrom, sample, start } from '@quayside/engine/host';
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
    const seat = currentAsk(state)?.seat ?? 0;
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
const spent = process.cpuUsage();
for (let i = 0; i < games; i++) game(i);
const seconds = (performance.now() - from) / 1000;
const { user, system } = process.cpuUsage(spent);
// On a busy machine the clock says little; processor time (garbage collection included) says what one core of one's own would do.
const busy = (user + system) / 1e6;
const per = (n: number, time: number) => Math.round(n / time);
console.log(`by the clock:      ${per(games, seconds)} games/s, ${per(answers, seconds)} answers/s`);
console.log(
  `by processor time: ${per(games, busy)} games/s, ${per(answers, busy)} answers/s (${per(answers, games)} answers a game)`,
);
