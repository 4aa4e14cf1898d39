import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { figure } from '../table.ts';
import { MEASURED, tableName, type MeasuredTable } from './aims.ts';
import { docsFolder, readResults, type Matchup, type MatchupResult } from './ladder.ts';
import { marginOf, meanOf, shareOf } from './statistics.ts';

const [BEGIN, END] = ['<!-- ladder: written by `quayside ladder` -->', '<!-- /ladder -->'];

/** Puts what was measured into the page about bots; returns where it is. */
export function writePage(): string {
  const page = path.join(docsFolder(), 'bots.md');
  const text = existsSync(page) ? readFileSync(page, 'utf8') : '';
  const [before, after] = [text.indexOf(BEGIN), text.indexOf(END)];
  if (before < 0 || after < 0) return page;
  writeFileSync(page, `${text.slice(0, before + BEGIN.length)}\n\n${tablesOf(readResults())}\n\n${text.slice(after)}`);
  return page;
}

type Row = readonly string[];

/** Captains and harbour masters with what they should reach, then the levels below. */
export function tablesOf(results: readonly MatchupResult[]): string {
  const strong = [
    'table',
    'captains among themselves, mean',
    'floor (aim)',
    'captain’s wins among merchants of old',
    'floor (aim)',
    'among merchants',
    'harbour master’s wins among captains',
    'floor (aim)',
    'captains below 0',
  ];
  const weak = ['table', 'deckhand’s wins among random bots', 'merchant’s wins among deckhands', 'points'];
  return [
    markdown(
      strong,
      MEASURED.map((table) => strongRow(table, results)),
    ),
    markdown(
      weak,
      MEASURED.filter(({ seats }) => seats > 1).map((table) => weakRow(table, results)),
    ),
  ].join('\n\n');
}

function strongRow(table: MeasuredTable, results: readonly MatchupResult[]): Row {
  const { aims, seats } = table;
  const of = (pairing: Matchup) => find(table, pairing, results);
  const captains = [of('itself'), of('old'), of('new')].filter((one) => one !== undefined);
  const games = captains.reduce((sum, one) => sum + one.games, 0);
  const below = captains.reduce((sum, one) => sum + one.belowZero, 0);
  return [
    tableName(table),
    points(of('itself')),
    aimed(aims.mean, figure),
    seats === 1 ? '–' : wins(of('old')),
    aimed(aims.captain, percent),
    wins(of('new')),
    seats === 1 ? points(of('alone')) : wins(of('master')),
    aimed(aims.master, seats === 1 ? figure : percent),
    games === 0 ? OPEN : `${below} of ${games}`,
  ];
}

function weakRow(table: MeasuredTable, results: readonly MatchupResult[]): Row {
  const [deckhand, merchant] = [find(table, 'deckhand', results), find(table, 'merchant', results)];
  return [tableName(table), wins(deckhand), wins(merchant), points(merchant)];
}

const find = (table: MeasuredTable, pairing: Matchup, results: readonly MatchupResult[]) =>
  results.find((one) => one.table === tableName(table) && one.pairing === pairing);

/** Nothing was measured. */
const OPEN = '';
const percent = (x: number): string => `${Math.round(x * 100)} %`;
const aimed = (aims: readonly [number, number] | undefined, say: (x: number) => string): string =>
  aims ? `${say(aims[0])} (${say(aims[1])})` : '–';

function points(result: MatchupResult | undefined): string {
  if (!result) return OPEN;
  return `${figure(meanOf(result.points))} ± ${figure(marginOf(result.points))}, ${result.games} games`;
}

function wins(result: MatchupResult | undefined): string {
  if (!result) return OPEN;
  const { mean, low, high } = shareOf(result.wins);
  return `${percent(mean)} (${Math.round(low * 100)} to ${Math.round(high * 100)}), ${result.games} games`;
}

const markdown = (head: Row, rows: readonly Row[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
