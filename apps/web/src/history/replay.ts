import type { Move, Record as MatchRecord, State } from '@quayside/engine';
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
