import { canonical, type Entry } from '@quayside/engine/host';
import type { Edition } from '@quayside/games/load';
import type { CheckedRecord, CheckRecordJob } from './jobs.ts';

/** Plays a record anew with the chance of a seed: every answer must have been offered, and chance must have said what it says. */
export function checkRecord({ record, seed }: CheckRecordJob, { core, game }: Edition): CheckedRecord {
  const { setup, line } = core.movesOf(game, record);
  const nature = core.dealer(game, setup, seed);
  const match = core.openMatch(game, setup, nature);
  for (let at = 0; at < line.length;) {
    // What chance has said since is in the log already.
    for (; at < match.log.length; at++) {
      const [said, told] = [match.log[at] as Entry, line[at]];
      const same =
        said.kind === 'answer' &&
        told !== undefined &&
        said.seat === told.seat &&
        said.key === told.key &&
        canonical(said.answer) === canonical(told.answer);
      if (!same) return { problem: 'answer', at };
    }
    const move = line[at];
    if (!move) break;
    const decision = move.seat >= 0 && core.decisions(game, match.state, move.seat).find((one) => one.key === move.key);
    if (!decision || core.refusal(game, match.state, move)) return { problem: 'answer', at };
    core.submit(match, { seat: move.seat, decision: decision.id, answer: move.answer }, nature);
  }
  return core.isOver(match.state) ? { entries: match.log } : { problem: 'not-over', at: line.length };
}
