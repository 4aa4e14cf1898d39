import type { VisibleEvents } from '@quayside/api';
import type { LogEntry } from '@quayside/ui/board';

/** The entries for a board's log; undone ones stay, greyed. `noteOf` says in words who has a seat from an entry on. */
export function toLog(
  story: readonly VisibleEvents[],
  noteOf: (entry: VisibleEvents) => string | null = () => null,
): LogEntry[] {
  const undone = new Set<number>();
  for (const entry of story)
    if (entry.kind === 'undo' && entry.to !== undefined)
      for (const one of story) if (one.seq > entry.to && one.seq < entry.seq) undone.add(one.seq);
  return story
    .map((entry) => ({ entry, note: entry.kind === 'seat' ? noteOf(entry) : null }))
    .filter(({ entry: { kind }, note }) => kind === 'start' || kind === 'answer' || note !== null)
    .map(({ entry: { kind, seq, seat, events, order }, note }) => ({
      seq,
      seat,
      events,
      ...(undone.has(seq) && kind !== 'seat' ? { undone: true } : {}),
      ...(order === undefined ? {} : { automatic: true }),
      ...(note === null ? {} : { note }),
    }));
}

/** The moment of the replay that an entry of the log leads to: what was taken back is not in it. */
export const momentOf = (log: readonly LogEntry[], seq: number): number =>
  log.filter((one) => one.seq > 0 && one.seq <= seq && !one.undone && one.note === undefined).length;
