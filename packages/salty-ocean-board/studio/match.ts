import { type Game, type State, topAsk } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { saltyOcean, type SaltyOcean } from '@quayside/salty-ocean';
import type { LogEntry } from '@quayside/ui/board';
import four from './four.json';
import two from './two.json';

export const game = saltyOcean as unknown as Game;
export const rules = { game, core };
/** Two of the recorded matches of the rules. */
export const RECORDS: { readonly [seats: number]: unknown } = { 2: two.record, 4: four.record };

export interface Moment {
  readonly view: State;
  readonly seat: number;
  readonly log: readonly LogEntry[];
}
/** Whether to stop where this seat is asked this in this round. */
export type Until = (key: string, seat: number, s: SaltyOcean) => boolean;

/** A recorded match of so many, stopped where `until` says so, or at its end. */
export function playUntil(seats: 2 | 4, until: Until): Moment {
  const { setup, line } = core.movesOf(game, core.readRecord(RECORDS[seats]));
  const log: LogEntry[] = [];
  let found: Moment | null = null;
  const end = core.replay(game, setup, line, line.length, (state, events, i) => {
    if (found) return;
    log.push({ seq: i, seat: line[i - 1]?.seat ?? -1, events });
    const seat = core.dueSeats(state)[0] ?? -1;
    const key = topAsk(state, seat)?.key;
    if (seat >= 0 && key !== undefined && until(key, seat, state as SaltyOcean))
      found = { view: core.conceal(game, state, seat), seat, log: [...log] };
  });
  return found ?? { view: end.state, seat: 0, log };
}
