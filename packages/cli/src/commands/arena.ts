import type { Bot } from '@quayside/bots';
import { merchant0 } from '@quayside/bots/train';
import { arena, pairOf, type ArenaResult } from '../arena/arena.ts';
import { isSource, runBundled } from '../bundle.ts';
import { UsageError, type Command } from '../command.ts';
import { botNamed, gameOf, seedOf, setupOf, tableOptions } from '../input.ts';
import { progress } from '../progress.ts';
import { figure } from '../table.ts';

export const arenaCommand: Command = {
  name: 'arena',
  about:
    'Measures one bot against another: mirrored deals, seats in rotation, win rates with their bounds. Stops as soon as the result is clear. merchant-0 is the merchant of old, captain:0 makes no mistakes on purpose.',
  takes: ['game'],
  options: {
    ...tableOptions,
    bots: {
      type: 'string',
      value: 'a,b',
      about: 'the bot to be measured, and the one in all other seats (captain:0,merchant-0, unless said)',
    },
    games: { type: 'string', value: 'n', about: 'how many games at most (200, unless said)' },
    all: { type: 'boolean', about: 'play all games, even where the result is clear' },
  },
  examples: [
    'arena tidewater --seats 2 --bots captain:0,merchant',
    'arena le-havre --seats 3 --set length=short --games 90 --all',
  ],
  async run(call) {
    const game = gameOf(call.arguments[0] ?? '');
    const setup = setupOf(game, call);
    const names = (call.text('bots') ?? 'captain:0,merchant-0').split(',').map((name) => name.trim());
    if (names.length !== 2)
      throw new UsageError(`--bots names two bots, such as captain:0,merchant-0, not ${names.length}.`);
    const games = call.number('games', 200, 1, 1_000_000);
    if (isSource) return runBundled();
    const bot = (name: string): Promise<Bot> =>
      name === merchant0.name ? Promise.resolve(merchant0) : botNamed(name, game, setup);
    const options = { games, seed: seedOf(call), early: !call.flag('all') };
    const [a = '', b = ''] = names;
    const bar = progress(`${a} against ${b}`);
    const pair = await pairOf([a, b], bot);
    const result = arena(game, setup, pair, { ...options, progress: (done) => bar.at(done) });
    bar.end();
    return {
      json: {
        game: game.id,
        version: game.version,
        seats: setup.seats,
        options: setup.options,
        seed: seedOf(call),
        ...result,
        names,
      },
      text: inWords(names, result),
    };
  },
};

function inWords(
  [a, b]: readonly string[],
  { games, deals, wins, fairShare, points, belowZero, verdict }: ArenaResult,
): string {
  const percent = (x: number) => `${figure(x * 100)} %`;
  return [
    `${a} among ${b}: ${games} games on ${deals} deals`,
    `wins ${percent(wins.mean)} (${percent(wins.low)} to ${percent(wins.high)}), a fair share is ${percent(fairShare)}: ${verdict}`,
    `points ${figure(points[0])} to ${figure(points[1])}; below zero in ${percent(belowZero)}`,
  ].join('\n');
}
