import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Bot } from '@quayside/bots';
import type { Game, Setup } from '@quayside/engine';
import { canonical } from '@quayside/engine/host';
import { packagesFolder } from '../workspace/packages.ts';
import { pairOf, playDeal, type Outcome } from './arena.ts';
import { counted, NOTHING, type Tally } from './statistics.ts';

/** Positions a harbour master looks at when it is measured: half a second a turn alone, and less in company, where games are longer. */
const POSITIONS = { alone: 400, among: 120 };

/** What is measured at every kind of table; the merchant of old is the fixed point. */
export const MATCHUPS = {
  deckhand: ['deckhand', 'random'],
  merchant: ['merchant', 'deckhand'],
  itself: ['captain:0', 'captain:0'],
  old: ['captain:0', 'merchant-0'],
  new: ['captain:0', 'merchant'],
  master: [`harbour-master:${POSITIONS.among}`, 'captain:0'],
  alone: [`harbour-master:${POSITIONS.alone}`, 'captain:0'],
} as const;
export type Matchup = keyof typeof MATCHUPS;

/** All games of one pairing so far. */
export interface MatchupResult {
  readonly table: string;
  readonly pairing: Matchup;
  /** Names the bots with what they had learned: results of others do not count. */
  readonly print: string;
  readonly games: number;
  /** The first bot's part of the wins, deal by deal; its points, deal by deal. */
  readonly wins: Tally;
  readonly points: Tally;
  /** The mean of what the others had. */
  readonly others: number;
  /** Games the first bot ended below zero. */
  readonly belowZero: number;
}

export const docsFolder = (): string => path.join(packagesFolder(), '../docs');
const resultsFile = (): string => path.join(docsFolder(), 'bots.json');

export function readResults(): readonly MatchupResult[] {
  // Written by `keep`.
  return existsSync(resultsFile()) ? (JSON.parse(readFileSync(resultsFile(), 'utf8')) as MatchupResult[]) : [];
}

const isSame = (a: MatchupResult, b: MatchupResult): boolean => a.table === b.table && a.pairing === b.pairing;

/** Replaces what was known of a pairing. Read anew each time, so that two measurements can run side by side. */
export const keep = (result: MatchupResult): void =>
  writeResults([...readResults().filter((one) => !isSame(one, result)), result]);

const writeResults = (all: readonly MatchupResult[]): void =>
  writeFileSync(resultsFile(), `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]\n`);

/** Forgets what was measured of bots that have learned something else since. */
export function forgetOld(matches: readonly LadderMatch[]): void {
  const now = new Set(matches.map(({ table, pairing, print }) => canonical([table, pairing, print])));
  writeResults(readResults().filter(({ table, pairing, print }) => now.has(canonical([table, pairing, print]))));
}

/** A pairing at one kind of table, ready to be played. */
export interface LadderMatch {
  readonly table: string;
  readonly pairing: Matchup;
  readonly print: string;
  readonly game: Game;
  readonly setup: Setup;
  readonly bots: readonly [Bot, Bot];
}

export async function matchOf(
  about: Omit<LadderMatch, 'bots'>,
  named: (name: string) => Promise<Bot>,
): Promise<LadderMatch> {
  return { ...about, bots: await pairOf(MATCHUPS[about.pairing], named) };
}

/** What is known of a pairing. */
export const resultOf = (match: LadderMatch): MatchupResult => {
  const { table, pairing, print } = match;
  const nothing = { table, pairing, print, games: 0, wins: NOTHING, points: NOTHING, others: 0, belowZero: 0 };
  return readResults().find((one) => isSame(one, nothing) && one.print === print) ?? nothing;
};

/** The same with the next deal of the pairing. */
export function withNextDeal({ game, setup, bots }: LadderMatch, before: MatchupResult): MatchupResult {
  const outcomes = playDeal(game, setup, bots, `ladder/${before.wins.count}`);
  const n = outcomes.length;
  const mean = (of: (one: Outcome) => number) => outcomes.reduce((sum, one) => sum + of(one), 0) / n;
  const games = before.games + n;
  return {
    ...before,
    games,
    wins: counted(
      before.wins,
      mean((one) => one.win),
    ),
    points: counted(
      before.points,
      mean((one) => one.mine),
    ),
    others: (before.others * before.games + mean((one) => one.theirs) * n) / games,
    belowZero: before.belowZero + outcomes.filter((one) => one.mine < 0).length,
  };
}

/** Alone a bot is not measured among others, and there is nobody to win against but the same deal. */
export const matchupsFor = ({ seats }: Setup): readonly Matchup[] =>
  seats === 1 ? ['itself', 'new', 'alone'] : ['deckhand', 'merchant', 'itself', 'old', 'new', 'master'];
