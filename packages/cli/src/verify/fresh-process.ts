import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import type { Game } from '@quayside/engine';
import { isSource } from '../bundle.ts';
import { recordGames, tracesOf, type RecordedGame } from './traces.ts';

/** What the other process is handed: where the game is, what to play before, and the games to play again. */
export interface FreshTask {
  /** A module that exports the game under this name; without it the game that `word` names in `folder`. */
  readonly from?: { readonly module: string; readonly name: string };
  readonly word: string;
  readonly folder: string;
  readonly warmUp: string;
  readonly games: readonly RecordedGame[];
}

/** So many games are played in both processes. */
const GAMES = 4;
/** A clock that is years ahead, put in place before anything of the game is loaded. */
const OTHER_CLOCK = `
const [Known, ahead] = [Date, 9.87e10];
globalThis.Date = class extends Known {
  constructor(...args) { if (args.length > 0) super(...args); else super(Known.now() + ahead); }
  static now() { return Known.now() + ahead; }
};
const now = performance.now.bind(performance);
performance.now = () => now() + ahead;`;

/**
 * Plays the same games here and in a process that has just begun, with another clock, time zone and locale and after other games.
 * Says what differs first, or null.
 */
export function freshProcessFinds(game: Game, seed: string, from?: FreshTask['from'], word = game.id): string | null {
  const games = recordGames(game, seed, GAMES);
  const here = tracesOf(game, games);
  const place = { word, folder: process.cwd() };
  const task: FreshTask = { ...(from ? { from } : {}), ...place, warmUp: `${seed}/warm-up`, games };
  // By its name in this package: published code lies in other files.
  const script = createRequire(import.meta.url).resolve('@quayside/cli/fresh-process');
  const clock = `data:text/javascript,${encodeURIComponent(OTHER_CLOCK)}`;
  const loaders = isSource ? ['--import', 'tsx'] : [];
  const { stdout, stderr, status } = spawnSync(process.execPath, [...loaders, '--import', clock, script], {
    input: JSON.stringify(task),
    encoding: 'utf8',
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    maxBuffer: 2 ** 28,
    env: { ...process.env, TZ: otherZone(), LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8', LANGUAGE: 'tr' },
  });
  if (status !== 0) return `the games can't be played in a fresh process: ${stderr.trim().slice(-500)}`;
  const there = JSON.parse(stdout) as string[][]; // printed by the script
  for (const [n, trace] of here.entries())
    for (const [i, line] of trace.entries()) {
      const other = there[n]?.[i];
      if (other === line) continue;
      const { setup, line: moves } = games[n] as RecordedGame;
      const move = moves[i - 1];
      const after = move ? `after ${move.key} ${JSON.stringify(move.answer)} of seat ${move.seat}` : 'at the start';
      return `in a fresh process with another clock, zone and locale, a game with ${setup.seats} seats (seed ${seed}/${n}) goes another way ${after} (answer ${i}): ${difference(line, other ?? '')}. Rules may read nothing but the state`;
    }
  return null;
}

const otherZone = (): string =>
  Intl.DateTimeFormat().resolvedOptions().timeZone === 'Pacific/Kiritimati' ? 'America/St_Johns' : 'Pacific/Kiritimati';

/** The first place where two texts part, with a little around it. */
function difference(here: string, there: string): string {
  let at = 0;
  while (at < here.length && here[at] === there[at]) at++;
  const part = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `“${part(there)}” instead of “${part(here)}”`;
}
