import type { State, Move } from '@quayside/engine';
import type { MatchRecord } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/boards';
import type { LogEntry } from '@quayside/ui/board';

/** A finished match that can be looked at in any moment. */
export interface Replay {
  /** How many answers it has; moment 0 is before the first. */
  readonly length: number;
  readonly log: readonly LogEntry[];
  stateAt(moment: number): State;
}

/** A position is kept every so many answers; the ones between follow from it. */
const STEP = 16;

export function openReplay({ game, core }: Edition, record: MatchRecord): Replay {
  const { setup, line } = core.movesOf(game, record);
  const log: LogEntry[] = [];
  const kept: State[] = [];
  core.replay(game, setup, line, line.length, (state, events, at) => {
    log.push({ seq: at, seat: line[at - 1]?.seat ?? core.NATURE, events });
    if (at % STEP === 0) kept.push(core.copyState(game, state));
  });
  return {
    length: line.length,
    log,
    stateAt(moment) {
      const from = Math.floor(moment / STEP);
      let state = kept[from] as State;
      for (const move of line.slice(from * STEP, moment)) state = core.apply(game, state, move satisfies Move).state;
      return state;
    },
  };
}

/** The score sheets over a match. */
export interface ScoreCurves {
  /** The lines that are ever more than nothing, as the score sheet has them. */
  readonly lines: readonly string[];
  /** A seat's line (or its total) at each step. */
  values(seat: number, line: string | null): number[];
  /** How many answers had been given at each step. */
  readonly moments: readonly number[];
  /** The step that a moment belongs to. */
  stepOf(moment: number): number;
}

const MOST_STEPS = 80;

/** Score sheets as they would have been, had the match ended then; long matches are read at every so many moments. */
export function scoreCurvesOf({ game, core }: Edition, replay: Replay): ScoreCurves {
  const every = Math.max(1, Math.ceil(replay.length / MOST_STEPS));
  const moments: number[] = [];
  for (let at = 0; at < replay.length; at += every) moments.push(at);
  moments.push(replay.length);
  const sheets = moments.map((at) => game.score(replay.stateAt(at)));
  const lines = [...new Set(sheets.flatMap((all) => all.flatMap((sheet) => Object.keys(sheet.lines))))];
  const valueOf = (seat: number, line: string | null) => (step: number) => {
    const sheet = sheets[step]?.find((one) => one.seat === seat);
    return !sheet ? 0 : line === null ? core.totalOf(sheet) : (sheet.lines[line] ?? 0);
  };
  return {
    lines: lines.filter((line) => sheets.some((all) => all.some((sheet) => (sheet.lines[line] ?? 0) !== 0))),
    moments,
    values: (seat, line) => moments.map((_, step) => valueOf(seat, line)(step)),
    stepOf: (moment) => (moment === replay.length ? moments.length - 1 : Math.floor(moment / every)),
  };
}
