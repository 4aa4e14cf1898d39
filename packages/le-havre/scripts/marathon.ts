import { playAtRandom, tooLong, type PlayedGame } from '../src/testing/random-games.ts';

/** Ten thousand random games over all settings, for the night: `npx tsx scripts/marathon.ts [games]`. */
const games = Number(process.argv[2] ?? 10_000);
const played: PlayedGame[] = [];
for (let n = 0; n < games; n++) {
  played.push(playAtRandom(n));
  if (n % 1000 === 999) console.log(`${n + 1} games`);
}
const leaks = played.filter(({ leak }) => Object.keys(leak).length > 0);
const long = tooLong(played);
console.log(
  `${games} games ended; ${leaks.length} lost or made tokens, ${long.length} took more than three times the middle length`,
);
if (leaks.length + long.length > 0) process.exitCode = 1;
