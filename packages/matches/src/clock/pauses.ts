/** Times in which no clock runs, one after the other, in milliseconds. They may go on without end. */
export type Pauses = Iterable<readonly [from: number, to: number]>;

/** How much of a time is not paused. */
export function activeTime(pauses: Pauses, from: number, to: number): number {
  let active = Math.max(0, to - from);
  for (const [start, end] of pauses) {
    if (start >= to) break;
    active -= Math.max(0, Math.min(to, end) - Math.max(from, start));
  }
  return Math.max(0, active);
}

/** When so much time has passed that is not paused. */
export function reachAfter(pauses: Pauses, from: number, ms: number): number {
  let at = from + ms;
  for (const [start, end] of pauses) {
    if (start >= at) break;
    if (end > from) at += end - Math.max(from, start);
  }
  return at;
}

/** The times in which one or the other pauses. */
export function* eitherPaused(one: Pauses, other: Pauses): Pauses {
  let last: [number, number] | null = null;
  for (const [from, to] of inOrder(one, other)) {
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else {
      if (last) yield last;
      last = [from, to];
    }
  }
  if (last) yield last;
}

function* inOrder(one: Pauses, other: Pauses): Pauses {
  const [a, b] = [one[Symbol.iterator](), other[Symbol.iterator]()];
  let [x, y] = [a.next(), b.next()];
  while (!x.done || !y.done)
    if (!x.done && (y.done || x.value[0] <= y.value[0])) {
      yield x.value;
      x = a.next();
    } else if (!y.done) {
      yield y.value;
      y = b.next();
    }
}
