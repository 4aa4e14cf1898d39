import { Refused } from './errors.ts';
import { readRecord, type MatchRecord } from './record.ts';
import type { Options } from './options.ts';
import type { Seat, State } from './state.ts';

/** Somebody at a table thinks that the rules are wrong here: what they say, and where they say it. */
export interface RulesReport {
  readonly quaysideReport: 1;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  /** Who reports; a spectator has no seat. */
  readonly seat: Seat;
  /** What should be otherwise, in a sentence or more. */
  readonly text: string;
  /** So many answers stood when it was reported. */
  readonly at: number;
  /** The position as the reporter may know it. */
  readonly view: State;
  /** The match up to there, with all its secrets: only for those who run the site. */
  readonly record?: MatchRecord;
}

/** Reads a report from anywhere: a typed refusal names what is wrong with it. */
export function readReport(input: unknown): RulesReport {
  const bad = (field: string): never => {
    throw new Refused('bad-record', { key: 'core.record.field', args: { field } });
  };
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return bad('report');
  const report = input as Partial<{ [K in keyof RulesReport]: unknown }>;
  if (report.quaysideReport !== 1) bad('quaysideReport');
  if (typeof report.game !== 'string' || report.game.length > 64) bad('game');
  if (!Number.isSafeInteger(report.version)) bad('version');
  if (!Number.isSafeInteger(report.seats)) bad('seats');
  if (typeof report.options !== 'object' || report.options === null) bad('options');
  if (!Number.isSafeInteger(report.seat)) bad('seat');
  if (typeof report.text !== 'string') bad('text');
  if (!Number.isSafeInteger(report.at)) bad('at');
  if (!isPosition(report.view)) bad('view');
  if (report.record !== undefined) readRecord(report.record);
  return report as unknown as RulesReport;
}

const isPosition = (input: unknown): boolean =>
  typeof input === 'object' &&
  input !== null &&
  typeof (input as Partial<State>).setup === 'object' &&
  Array.isArray((input as Partial<State>).pending);
