import * as core from '@quayside/engine';
import { inlandPort } from '@quayside/inland-port';
import type { LogEntry } from '@quayside/ui/board';

export const game = inlandPort as unknown as core.Game;
export const rules = { game, core };
const setup = { seats: 2, options: {} };

/** A match of greedy players, stopped where `until` says so. */
export function playUntil(until: (s: core.State, key: string, seat: number, round: number) => boolean): {
  view: core.State;
  seat: number;
  log: LogEntry[];
} {
  const nature = core.scripted(game, setup, { rolls: { first: '0' } });
  const match = core.openMatch(game, setup, nature);
  const log: LogEntry[] = [];
  for (;;) {
    const [seat] = core.dueSeats(match.state);
    if (seat === undefined || core.isOver(match.state)) return { view: match.state, seat: 0, log };
    const due = core.decisions(game, match.state, seat).find((one) => one.due);
    if (!due || due.offer.kind !== 'pick') throw new Error('nothing to pick');
    if (until(match.state, due.key, seat, (match.state as unknown as { round: number }).round))
      return { view: match.state, seat, log };
    const { options } = due.offer;
    let best = options[0] ?? '';
    let most = -Infinity;
    for (const option of options) {
      const after = core.preview(game, match.state, { seat, key: due.key, answer: option }).state;
      const worth = after ? (game.value?.(after, seat) ?? 0) - (game.value?.(after, 1 - seat) ?? 0) : 0;
      if (worth > most) [best, most] = [option, worth];
    }
    const { events } = core.preview(game, match.state, { seat, key: due.key, answer: best });
    log.push({ seq: log.length, seat, events });
    core.submit(match, { seat, decision: due.id, answer: best }, nature);
  }
}
