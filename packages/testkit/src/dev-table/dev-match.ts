import { NATURE, topAsk, type Game, type Move, type Seat, type Setup, type State } from '@quayside/engine';
import {
  apply,
  copy,
  imagine,
  movesOf,
  offers,
  Play,
  randomFrom,
  readRecord,
  readReport,
  readSetup,
  recordOf,
  Refused,
  settle,
  start,
  type GameEvent,
  type MatchRecord,
  type Nature,
} from '@quayside/engine/host';
import { scenarioFile, type GameImport } from '../scenario/file.ts';
import { misfitOf, type InvalidPosition } from './misfit.ts';

/** What was done at the dev table: an answer of any seat, nature among them, or a position written by hand. */
export type DevStep = Move | { readonly position: State };

/** Where a step led. */
export interface DevPosition {
  /** Null for the start of the match. */
  readonly step: DevStep | null;
  readonly state: State;
  readonly events: readonly GameEvent[];
}

/** A match that one person plays for all seats: every moment from the start on, and the one that is looked at. */
export interface DevMatch {
  readonly game: Game;
  readonly setup: Setup;
  readonly moments: readonly DevPosition[];
  readonly at: number;
}

export const isMove = (step: DevStep | null): step is Move => step !== null && 'key' in step;

/** A new match, up to its first decision; chance is asked like any seat. */
export function openDevMatch(game: Game, seats: number, options?: unknown): DevMatch {
  const setup = readSetup(game, seats, options);
  return { game, setup, moments: [{ step: null, ...start(game, setup) }], at: 0 };
}

export const positionAt = ({ moments, at }: DevMatch): DevPosition => moments[at] as DevPosition;

export const isNewest = ({ moments, at }: DevMatch): boolean => at === moments.length - 1;

export const goTo = (line: DevMatch, at: number): DevMatch => ({
  ...line,
  at: Math.max(0, Math.min(line.moments.length - 1, at)),
});

/** An answer at the moment that is looked at. What had followed it is dropped. */
export function answerAt(line: DevMatch, move: Move): DevMatch {
  const { state, events } = apply(line.game, positionAt(line).state, move);
  return withPosition(line, { step: move, state, events });
}

/** A position in place of the one that is looked at, or what does not fit. */
export function editAt(line: DevMatch, input: unknown): DevMatch | InvalidPosition {
  const { game } = line;
  const wrong = misfitOf(game, positionAt(line).state, input);
  if (wrong) return wrong;
  const position = copy(input as State);
  const play = new Play(game, copy(position));
  play.events = [];
  settle(play);
  return withPosition(line, { step: { position }, state: play.s, events: play.events });
}

function withPosition(line: DevMatch, moment: DevPosition): DevMatch {
  const moments = [...line.moments.slice(0, line.at + 1), moment];
  return { ...line, moments, at: moments.length - 1 };
}

/** What chance is asked at the moment that is looked at. */
export const askedOfChance = (line: DevMatch) => topAsk(positionAt(line).state, NATURE);

/** Chance answers all it is asked. */
export function dealtBy(line: DevMatch, nature: Nature): DevMatch {
  let next = line;
  for (let ask = askedOfChance(next); ask; ask = askedOfChance(next)) {
    const { state } = positionAt(next);
    const [offered] = offers(next.game, state, NATURE);
    if (!offered) return next;
    next = answerAt(next, { seat: NATURE, key: ask.key, answer: nature(ask, offered.offer, state) });
  }
  return next;
}

export const stepsOf = ({ moments, at }: DevMatch): DevStep[] =>
  moments.slice(1, at + 1).flatMap(({ step }) => (step === null ? [] : [step]));

/** Takes steps again, by rules that may have changed since: as far as they go, and why no further. */
export function retake(line: DevMatch, steps: readonly DevStep[]): { line: DevMatch; stopped: string | null } {
  let next = line;
  for (const [i, step] of steps.entries())
    try {
      const done = isMove(step) ? answerAt(next, step) : editAt(next, step.position);
      if (!('moments' in done)) return { line: next, stopped: `${i + 1}: ${done.text}` };
      next = done;
    } catch (error) {
      return { line: next, stopped: `${i + 1}: ${error instanceof Error ? error.message : String(error)}` };
    }
  return { line: next, stopped: null };
}

/** The match up to the moment that is looked at; null where a position was written by hand, which no record can hold. */
export function recordAt(line: DevMatch): MatchRecord | null {
  const moves = stepsOf(line);
  return moves.every(isMove) ? recordOf(line.game, line.setup, moves) : null;
}

/** The last position that was written by hand up to the moment that is looked at; the start where there is none. */
export function lastEdit({ moments, at }: DevMatch): number {
  for (let i = at; i > 0; i--) if (!isMove(moments[i]?.step ?? null)) return i;
  return 0;
}

/** The scenario that begins at a moment and ends at the one that is looked at. */
export function scenarioAt(
  line: DevMatch,
  source: GameImport,
  { title, rule, from }: { title: string; rule: string; from: number },
): string {
  const first = Math.max(lastEdit(line), Math.min(from, line.at));
  return scenarioFile(line.game, source, {
    title,
    rule,
    setup: line.setup,
    position: first === 0 ? null : (line.moments[first] as DevPosition).state,
    answers: line.moments.slice(first + 1, line.at + 1).map(({ step }) => step as Move),
  });
}

/** A file that was opened at the dev table. */
export interface FileAtTable {
  readonly line: DevMatch;
  /** Whose seat to look from, and what its reporter says; null for a record. */
  readonly reported: { readonly seat: Seat; readonly text: string } | null;
}

/**
 * A record, or a report of a problem with the rules, played up to its end. A report without its record is one seat's view: what that
 * seat can't know is imagined.
 */
export function openFile(game: Game, input: unknown): FileAtTable {
  if (typeof input === 'object' && input !== null && 'quaysideReport' in input) {
    const report = readReport(input);
    const { seat, text, record } = report;
    if (record) return { line: devMatchOf(game, record), reported: { seat, text } };
    requireVersion(game, report.game, report.version);
    const line = openDevMatch(game, report.seats, report.options);
    const edited = editAt(line, imagine(game, report.view, seat, randomFrom('report')));
    if (!('moments' in edited)) throw new Error(edited.text);
    return { line: edited, reported: { seat, text } };
  }
  const found = typeof input === 'object' && input !== null && 'record' in input ? input.record : input;
  return { line: devMatchOf(game, readRecord(found)), reported: null };
}

function devMatchOf(game: Game, record: MatchRecord): DevMatch {
  const { setup, line: moves } = movesOf(game, record);
  return moves.reduce(answerAt, openDevMatch(game, setup.seats, setup.options));
}

/** A position of other rules says nothing about these. */
export function requireVersion(game: Game, id: string, version: number): void {
  if (id !== game.id) throw new Refused('unknown-game', { key: 'core.record.game', args: { game: id } });
  if (version !== game.version) throw new Refused('unknown-version', { key: 'core.record.version', args: { version } });
}
