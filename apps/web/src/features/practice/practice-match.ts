import type { Answer, Seat } from '@quayside/engine';
import type { GameEvent, Match } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';

/** A match against bots that this browser plays by itself, as it is kept here. */
export interface Practice {
  /** Its name: what is sent to the server twice is there once. */
  readonly key: string;
  readonly game: string;
  readonly version: number;
  readonly seats: number;
  readonly options: unknown;
  /** What chance comes from. */
  readonly seed: string;
  /** The person's seat; bots of this level have all others. */
  readonly seat: Seat;
  readonly level: string;
  /** When it began, in milliseconds. */
  readonly started: number;
  /** What people and bots have answered and not taken back. */
  readonly line: readonly (readonly [seat: Seat, key: string, answer: Answer])[];
}

/** Where a practice match stands, with what each answer told. */
export interface PracticeState {
  readonly practice: Practice;
  readonly match: Match;
  readonly told: readonly { readonly seat: Seat; readonly events: readonly GameEvent[] }[];
}

/** A match plays on: the one before stays as it was. */
function after({ core, game }: Edition, state: PracticeState, seat: Seat, key: string, answer: Answer): PracticeState {
  const { practice, told } = state;
  const match = { ...state.match };
  const decision = core.decisions(game, match.state, seat).find((one) => one.key === key)?.id ?? '';
  core.submit(match, { seat, decision, answer }, core.dealer(game, match.setup, practice.seed));
  return { practice, match, told: [...told, { seat, events: match.events }] };
}

/** Plays what was kept from its beginning. Throws where the rules of today do not go along. */
export function resumed(edition: Edition, practice: Practice): PracticeState {
  const { core, game } = edition;
  const setup = core.readSetup(game, practice.seats, practice.options);
  const match = core.openMatch(game, setup, core.dealer(game, setup, practice.seed));
  const begun: PracticeState = { practice, match, told: [{ seat: core.NATURE, events: match.events }] };
  return practice.line.reduce((state, [seat, key, answer]) => after(edition, state, seat, key, answer), begun);
}

/** Somebody has answered. */
export function answered(edition: Edition, state: PracticeState, seat: Seat, key: string, answer: Answer) {
  const next = after(edition, state, seat, key, answer);
  return { ...next, practice: { ...state.practice, line: [...state.practice.line, [seat, key, answer] as const] } };
}

/** Whether the person can take an answer back. */
export const canUndo = ({ core }: Edition, { match, practice }: PracticeState): boolean =>
  core.undoPoint(match.log, practice.seat) !== null;

/** The person's last answer is taken back, or the whole turn so far. */
export function takenBack(edition: Edition, { match, practice }: PracticeState, all: boolean): PracticeState {
  const { core } = edition;
  const undone = { ...match };
  core.undo(undone, practice.seat, all);
  const line = core
    .standing(undone.log)
    .filter(({ seat }) => seat >= 0)
    .map(({ seat, key, answer }) => [seat, key, answer] as const);
  return resumed(edition, { ...practice, line });
}

/** A match that is over, as the server takes it into a history. */
export function forHistory({ core, game }: Edition, { match, practice }: PracticeState) {
  const { key, seed, seat, seats, level, started } = practice;
  return {
    key,
    record: core.recordOfLog(game, match.setup, match.log),
    seed,
    seat,
    bots: Array.from({ length: seats }, (_, at) => (at === seat ? null : level)),
    started: new Date(started),
  };
}
