import { findBot, readWeights, type Bot, type WeightsFile } from '@quayside/bots';
import { merchant0 } from '@quayside/bots/train';
import { fingerprint, readSetup } from '@quayside/engine/host';
import { loadWeights } from '@quayside/games';
import { MEASURED, tableName } from '../arena/aims.ts';
import { writePage } from '../arena/ladder-page.ts';
import {
  forgetOld,
  keep,
  matchOf,
  MATCHUPS,
  matchupsFor,
  resultOf,
  withNextDeal,
  type LadderMatch,
} from '../arena/ladder.ts';
import { isSource, runBundled } from '../bundle.ts';
import { UsageError, type Command } from '../command.ts';
import { botNamed, gameOf } from '../input.ts';

/** All pairings get so many games before any gets more. */
const PASSES = [1, 10, 20, 40, 100];

export const ladderCommand: Command = {
  name: 'ladder',
  about:
    'Measures every level at every kind of table and writes what was found beside what is aimed at into docs/bots.md. Goes on where it was; what was measured with other weights is played anew.',
  takes: [],
  options: {
    games: { type: 'string', value: 'n', about: 'games of each pairing (200, unless said)' },
    minutes: { type: 'string', value: 'n', about: 'stop after so many minutes (600, unless said)' },
    only: {
      type: 'string',
      value: 'text',
      multiple: true,
      about:
        'pairings whose name has this in it, such as “le-havre 3” or “captain:0 among merchant-0”; can be repeated',
    },
  },
  examples: ['ladder --minutes 30', 'ladder --only "le-havre 2" --only "captain:0 among captain:0"'],
  async run(call) {
    const games = call.number('games', 200, 1, 1_000_000);
    const minutes = call.number('minutes', 600, 1, 100_000);
    const only = call.list('only');
    if (isSource) return runBundled();
    const until = performance.now() + minutes * 60_000;
    const isOver = () => performance.now() > until;
    const all = await matches();
    forgetOld(all);
    const wanted = all.filter((one) => only.every((part) => nameOf(one).includes(part)));
    if (wanted.length === 0) throw new UsageError(`Nothing is called so. There are: ${all.map(nameOf).join('; ')}.`);
    for (const pass of [...PASSES.filter((n) => n < games), games])
      for (const match of wanted) {
        while (!isOver() && resultOf(match).games < pass) {
          keep(withNextDeal(match, resultOf(match)));
          writePage();
        }
      }
    const results = wanted.map(resultOf);
    return { json: results, text: `Written to ${writePage()}.` };
  },
};

const nameOf = ({ table, pairing }: LadderMatch): string => `${table}: ${MATCHUPS[pairing].join(' among ')}`;

async function matches(): Promise<readonly LadderMatch[]> {
  const found: LadderMatch[] = [];
  for (const table of MEASURED) {
    const game = gameOf(table.game);
    const setup = readSetup(game, table.seats, table.options);
    const weights = await loadWeights(game.id, game.version, setup);
    const named = (name: string): Promise<Bot> =>
      name === merchant0.name ? Promise.resolve(merchant0) : botNamed(name, game, setup);
    for (const pairing of matchupsFor(setup)) {
      const bots = MATCHUPS[pairing];
      const learns = bots.some((name) => findBot(name.split(':')[0] ?? '')?.learns);
      const card = learns && weights !== null ? readWeights(weights as WeightsFile).card : null;
      const print = fingerprint([bots, game.version, card]);
      found.push(await matchOf({ table: tableName(table), pairing, print, game, setup }, named));
    }
  }
  return found;
}
