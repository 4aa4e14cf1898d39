import type { Message, VisibleEvents } from '@quayside/api';

/** A stream that resumes may repeat itself: an entry that comes again, as a hidden message does, replaces the one there was. */
function merge<T>(known: readonly T[], more: readonly T[], positionOf: (one: T) => number): readonly T[] {
  if (more.length === 0) return known;
  const byPosition = new Map([...known, ...more].map((one) => [positionOf(one), one]));
  return [...byPosition.values()].sort((a, b) => positionOf(a) - positionOf(b));
}

export const mergeEvents = (
  known: readonly VisibleEvents[],
  more: readonly VisibleEvents[],
): readonly VisibleEvents[] => merge(known, more, (one) => one.seq);

export const mergeMessages = (known: readonly Message[], more: readonly Message[]): readonly Message[] =>
  merge(known, more, (one) => one.id);
