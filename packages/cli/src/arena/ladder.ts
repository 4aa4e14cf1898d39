import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bot } from '@quayside/bots';
import type { Game, Setup } from '@quayside/engine';
import { figure } from '../table.ts';
import { packagesFolder } from '../workspace/packages.ts';
import { weightsName } from '../training/weights-file.ts';
import { arena, pairOf, type ArenaOptions, type ArenaResult } from './arena.ts';

/** Each level against the one below; the merchant of old is the fixed point. */
const RUNGS: readonly (readonly [string, string])[] = [
  ['deckhand', 'random'],
  ['merchant', 'deckhand'],
  ['merchant', 'merchant-0'],
  ['captain:0', 'merchant-0'],
  ['captain:0', 'captain:0'],
  ['harbour-master', 'captain:0'],
];

export interface LadderResult extends ArenaResult {
  readonly table: string;
  readonly rung: readonly [string, string];
}

const docs = (): string => path.join(packagesFolder(), '../docs');
const resultsFile = (): string => path.join(docs(), 'bots.json');

function readResults(): LadderResult[] {
  // Written by `writeLadder`.
  return existsSync(resultsFile()) ? (JSON.parse(readFileSync(resultsFile(), 'utf8')) as LadderResult[]) : [];
}

/** All pairings of one kind of table. Those with as many games as asked for are not played again. */
export async function ladderFor(
  game: Game,
  setup: Setup,
  bot: (name: string) => Promise<Bot>,
  options: ArenaOptions,
): Promise<LadderResult[]> {
  const { version } = game;
  const choices = Object.entries(setup.options).filter(([name]) => game.options[name]?.kind === 'choice');
  const table = `${game.id} ${weightsName({ version, seats: setup.seats, options: Object.fromEntries(choices) })}`;
  const results = readResults();
  for (const rung of RUNGS) {
    const at = results.findIndex((one) => one.table === table && one.rung.join() === rung.join());
    if (at >= 0 && (results[at] as LadderResult).games >= options.games) continue;
    const played = arena(game, setup, await pairOf(rung, bot), options);
    const result: LadderResult = { table, rung, ...played };
    if (at >= 0) results[at] = result;
    else results.push(result);
    writeLadder(results);
  }
  return results;
}

const [BEGIN, END] = ['<!-- ladder: written by `quayside arena --ladder` -->', '<!-- /ladder -->'];

/** Keeps the results, and puts them into the page as a table. */
export function writeLadder(results: readonly LadderResult[]): string {
  writeFileSync(resultsFile(), `${JSON.stringify(results, null, 1)}\n`);
  const page = path.join(docs(), 'bots.md');
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || after < 0) return resultsFile();
  writeFileSync(page, text.slice(0, before + BEGIN.length) + `\n\n${tableOf(results)}\n\n` + text.slice(after));
  return page;
}

function tableOf(results: readonly LadderResult[]): string {
  const percent = (x: number) => `${figure(x * 100)} %`;
  const rows = results.map(({ table, rung: [a, b], wins, fairShare, points, games }) => [
    table,
    a,
    b,
    `${percent(wins.mean)} (${percent(wins.low)} to ${percent(wins.high)})`,
    percent(fairShare),
    figure(points[0]),
    figure(points[1]),
    String(games),
  ]);
  const head = ['table', 'bot', 'among', 'wins', 'fair share', 'its points', 'the others’', 'games'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
