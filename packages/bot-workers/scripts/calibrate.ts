// Measures how far a lead counts: captains play each other, and the spread is fitted to who wins. Writes src/calibration.json.
//   pnpm --filter @quayside/bot-workers calibrate le-havre 2 40 length=short
// Half of the matches fit the spread; with the others the script shows how often seats won that were given a chance.
import { readFileSync, writeFileSync } from 'node:fs';
import { captainAt, forecastOf } from '@quayside/bots';
import { randomFrom } from '@quayside/engine/host';
import { loadEdition } from '@quayside/games/load';
import { chancesOf, spreadAfter, tableName, type Spread } from '../src/chances.ts';
import { weightsFor } from '../src/weights.ts';

interface Sample {
  readonly passed: number;
  readonly values: readonly number[];
  readonly winners: readonly number[];
}

const FILE = new URL('../src/calibration.json', import.meta.url);
const POINTS = 24;
const [id = 'tidewater', seatsText = '2', gamesText = '20', ...sets] = process.argv.slice(2);
const options = Object.fromEntries(
  sets.map((one) => {
    const [name = '', value = ''] = one.split('=');
    return [
      name,
      value === 'true' ? true : value === 'false' ? false : Number.isNaN(Number(value)) ? value : Number(value),
    ];
  }),
);
const { core, game } = await loadEdition(id);
const setup = core.readSetup(game, Number(seatsText), options);
const weights = await weightsFor(game, setup);
const bot = captainAt(1);

function play(seed: string): Sample[] {
  const nature = core.dealer(game, setup, seed);
  const match = core.openMatch(game, setup, nature);
  const seen: { readonly at: number; readonly values: readonly number[] }[] = [];
  while (!core.isOver(match.state)) {
    const [seat = 0] = core.dueSeats(match.state);
    const values = Array.from({ length: setup.seats }, (_, one) => forecastOf(game, match.state, one, weights));
    seen.push({ at: match.log.length, values });
    const view = core.conceal(game, match.state, seat);
    const decisions = core.decisions(game, view, seat).map((one) => ({ ...one, data: one.data }));
    const choice = bot.decide({
      game,
      view,
      seat,
      decisions,
      random: randomFrom(`${seed}/${match.log.length}`),
      weights,
    });
    const decision = decisions.find((one) => one.key === choice?.key);
    if (!choice || !decision) throw new Error(`seat ${seat} has no answer`);
    core.submit(match, { seat, decision: decision.id, answer: choice.answer }, nature);
  }
  const totals = game.score(match.state).map((sheet) => core.totalOf(sheet));
  const best = Math.max(...totals);
  const first = totals.filter((total) => total === best).length;
  const winners = totals.map((total) => (total === best ? 1 / first : 0));
  const step = Math.max(1, Math.floor(seen.length / POINTS));
  return seen
    .filter((_, i) => i % step === 0)
    .map(({ at, values }) => ({ passed: at / match.log.length, values, winners }));
}

const matches: Sample[][] = [];
for (let i = 0; i < Number(gamesText); i++) matches.push(play(`calibrate ${i}`));
const fitted = matches.filter((_, i) => i % 2 === 0).flat();
const others = matches.filter((_, i) => i % 2 === 1).flat();

const LEAST = 0.02;
const lossOf = (samples: readonly Sample[], spread: Spread): number =>
  samples.reduce((sum, { passed, values, winners }) => {
    const chances = chancesOf(values, spreadAfter(spread, passed), false);
    return sum - winners.reduce((all, won, seat) => all + won * Math.log(Math.max(LEAST, chances[seat] ?? 0)), 0);
  }, 0) / samples.length;

let spread: Spread = { early: 1, late: 1, fall: 1 };
let least = Infinity;
for (let early = 1; early <= 200; early *= 1.2)
  for (let late = 0.5; late <= early; late *= 1.4)
    for (const fall of [0.5, 1, 2, 3]) {
      const loss = lossOf(fitted, { early, late, fall });
      if (loss >= least) continue;
      least = loss;
      spread = { early: Math.round(early * 10) / 10, late: Math.round(late * 10) / 10, fall };
    }
const table = tableName(game, setup, weights);
const known = JSON.parse(readFileSync(FILE, 'utf8')) as { [table: string]: object };
const all = Object.entries({ ...known, [table]: spread });
writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2)}\n`);

console.log(table, spread, `${matches.length} matches; loss on the others ${lossOf(others, spread).toFixed(3)}`);
for (let bucket = 0; bucket < 5; bucket++) {
  const held = others.flatMap(({ passed, values, winners }) =>
    chancesOf(values, spreadAfter(spread, passed), false)
      .map((chance, seat) => ({ chance, won: winners[seat] ?? 0 }))
      .filter(({ chance }) => Math.min(4, Math.floor(chance * 5)) === bucket),
  );
  if (held.length === 0) continue;
  const mean = (of: (one: { chance: number; won: number }) => number) =>
    Math.round((100 * held.reduce((sum, one) => sum + of(one), 0)) / held.length);
  console.log(`  said ${mean((one) => one.chance)} %, won ${mean((one) => one.won)} %  (${held.length} positions)`);
}
