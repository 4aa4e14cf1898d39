import { type Game, type State, topAsk } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { inlandPort, type InlandPort } from '@quayside/inland-port';
import type { LogEntry } from '@quayside/ui/board';
// Two merchants, 209 to 204: `quayside record inland-port --bots merchant --seed b`.
import record from './merchants.json';

export const game = inlandPort as unknown as Game;
export const rules = { game, core };
export const setup = { seats: 2, options: {} };

export interface Moment {
  readonly view: State;
  readonly seat: number;
  readonly log: readonly LogEntry[];
}
/** Whether to stop where this seat is asked this in this round. */
export type Until = (key: string, seat: number, round: number) => boolean;

/** The recorded match, stopped where `until` says so, or at its end. */
export function playUntil(until: Until): Moment {
  const { line } = core.movesOf(game, core.readRecord(record));
  const log: LogEntry[] = [];
  let found: Moment | null = null;
  const end = core.replay(game, setup, line, line.length, (state, events, i) => {
    if (found) return;
    log.push({ seq: i, seat: line[i - 1]?.seat ?? -1, events });
    const seat = core.dueSeats(state)[0] ?? -1;
    const key = topAsk(state, seat)?.key;
    if (seat >= 0 && key !== undefined && until(key, seat, (state as InlandPort).round))
      found = { view: core.conceal(game, state, seat), seat, log: [...log] };
  });
  return found ?? { view: end.state, seat: 0, log };
}
