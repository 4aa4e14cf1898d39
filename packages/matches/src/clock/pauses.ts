/** Times in which no clock runs, one after the other, in milliseconds. */
export type Pauses = readonly (readonly [from: number, to: number])[];

/** How much of a time is not paused. */
export function activeTime(pauses: Pauses, from: number, to: number): number {
  let active = Math.max(0, to - from);
  for (const [start, end] of pauses) active -= Math.max(0, Math.min(to, end) - Math.max(from, start));
  return Math.max(0, active);
}

/** When so much time has passed that is not paused. */
export function reachAfter(pauses: Pauses, from: number, ms: number): number {
  let at = from + ms;
  for (const [start, end] of pauses) if (end > from && start <= at) at += end - Math.max(from, start);
  return at;
}
