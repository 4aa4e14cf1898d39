import type { VisibleEvents } from '@quayside/api';
import type { LogEntry } from '@quayside/ui/board';

/** The entries for a board's log; undone ones stay, greyed. */
export function toLog(story: readonly VisibleEvents[]): LogEntry[] {
  const undone = new Set<number>();
  for (const entry of story)
    if (entry.kind === 'undo' && entry.to !== undefined)
      for (const one of story) if (one.seq > entry.to && one.seq < entry.seq) undone.add(one.seq);
  return story
    .filter((one) => one.kind === 'start' || one.kind === 'answer')
    .map(({ seq, seat, events, order }) => ({
      seq,
      seat,
      events,
      ...(undone.has(seq) ? { undone: true } : {}),
      ...(order === undefined ? {} : { automatic: true }),
    }));
}

/** The moment of the replay that an entry of the log leads to: what was taken back is not in it. */
export const momentOf = (log: readonly LogEntry[], seq: number): number =>
  log.filter((one) => one.seq > 0 && one.seq <= seq && !one.undone).length;
