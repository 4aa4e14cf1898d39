import { readSetup, type Move } from './decide.ts';
import { Refused } from './errors.ts';
import type { Game } from './game.ts';
import { standing, type Entry } from './match.ts';
import type { Answer } from './offer.ts';
import type { Options } from './options.ts';
import type { Seat, Setup } from './state.ts';

/** A match for ever: what it was set up with and the answers that stand, nature's among them. The rest follows. */
export interface MatchRecord {
  readonly quayside: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly answers: readonly (readonly [seat: Seat, key: string, answer: Answer])[];
  /** Free for the host: names, dates, the opened seed. Never read by the rules. */
  readonly about?: { readonly [key: string]: unknown };
}

/** The record of a match, from its answers. */
export function recordOf(game: Game, setup: Setup, line: readonly Move[]): MatchRecord {
  return {
    quayside: 1,
    game: game.id,
    version: game.version,
    seats: setup.seats,
    options: setup.options,
    answers: line.map(({ seat, key, answer }) => [seat, key, answer] as const),
  };
}

/** The record of a match, from its log: what was undone is left out. */
export const recordOfLog = (game: Game, setup: Setup, log: readonly Entry[]): MatchRecord =>
  recordOf(game, setup, standing(log));

const MOST_ANSWERS = 100_000;

/** Reads a record from anywhere: a typed refusal names what is wrong with it. */
export function readRecord(input: unknown): MatchRecord {
  const bad = (what: string): never => {
    throw new Refused('bad-record', { key: 'core.record.field', args: { field: what } });
  };
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return bad('record');
  const record = input as Partial<{ [K in keyof MatchRecord]: unknown }>;
  if (record.quayside !== 1) bad('quayside');
  if (typeof record.game !== 'string' || record.game.length > 64) bad('game');
  if (!Number.isSafeInteger(record.version)) bad('version');
  if (!Number.isSafeInteger(record.seats)) bad('seats');
  if (typeof record.options !== 'object' || record.options === null) bad('options');
  if (!Array.isArray(record.answers) || record.answers.length > MOST_ANSWERS) return bad('answers');
  record.answers.forEach((one: unknown, i) => {
    const fine =
      Array.isArray(one) &&
      one.length === 3 &&
      Number.isSafeInteger(one[0]) &&
      typeof one[1] === 'string' &&
      one[2] !== undefined;
    if (!fine) bad(`answers ${i + 1}`);
  });
  return record as unknown as MatchRecord;
}

/** The setup and moves of a record, for the module that can play it. */
export function movesOf(game: Game, record: MatchRecord): { setup: Setup; line: Move[] } {
  if (record.game !== game.id)
    throw new Refused('unknown-game', { key: 'core.record.game', args: { game: record.game } });
  if (record.version !== game.version)
    throw new Refused('unknown-version', { key: 'core.record.version', args: { version: record.version } });
  const setup = readSetup(game, record.seats, record.options);
  return { setup, line: record.answers.map(([seat, key, answer]) => ({ seat, key, answer })) };
}

/** The same match up to a point: play on from there. */
export const fork = (record: MatchRecord, at: number): MatchRecord => ({
  ...record,
  answers: record.answers.slice(0, Math.max(0, at)),
});
