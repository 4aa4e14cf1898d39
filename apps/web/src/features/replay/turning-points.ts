import type { CurvePoint, Result } from '@quayside/api';

/** Compares the viewer, if they lost, with the winner; otherwise the winner with the second. */
export interface ComparedSeats {
  readonly ahead: number;
  readonly behind: number;
}

export function comparedSeats({ places }: Result, mine: number | null): ComparedSeats | null {
  const order = places.map((_, seat) => seat).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const [first, second] = order;
  if (first === undefined || second === undefined) return null;
  return { ahead: first, behind: mine !== null && places[mine] !== 1 ? mine : second };
}

export interface ScoreDifference {
  readonly line: string;
  /** More than nothing for who ended ahead, less for the other. */
  readonly more: number;
}

/** The lines of the score sheet in which the two differ, what weighs most first. */
export function differences({ sheets }: Result, { ahead, behind }: ComparedSeats): ScoreDifference[] {
  const linesOf = (seat: number) => sheets.find((one) => one.seat === seat)?.lines ?? {};
  const [theirs, others] = [linesOf(ahead), linesOf(behind)];
  return [...new Set([...Object.keys(theirs), ...Object.keys(others)])]
    .map((line) => ({ line, more: (theirs[line] ?? 0) - (others[line] ?? 0) }))
    .filter(({ more }) => more !== 0)
    .sort((a, b) => Math.abs(b.more) - Math.abs(a.more));
}

export interface TurningPoint {
  /** The round, as the game says it. */
  readonly label?: string | undefined;
  /** So many answers had been given before it. */
  readonly from: number;
  /** The first moment of the replay that belongs to it. */
  readonly at: number;
  readonly ahead: number;
  readonly behind: number;
}

/** The rounds in which who ended ahead gained most on the other, in their order. */
export function turningPoints(
  rounds: readonly CurvePoint[],
  { ahead, behind }: ComparedSeats,
  most = 3,
): TurningPoint[] {
  const turns = rounds.slice(1).map(({ label, values }, at): TurningPoint => {
    const before = rounds[at];
    const gained = (seat: number) => (values['wealth']?.[seat] ?? 0) - (before?.values['wealth']?.[seat] ?? 0);
    const from = before?.seq ?? 0;
    return { label, from, at: from + 1, ahead: gained(ahead), behind: gained(behind) };
  });
  return turns
    .filter((one) => one.ahead > one.behind)
    .sort((a, b) => b.ahead - b.behind - (a.ahead - a.behind))
    .slice(0, most)
    .sort((a, b) => a.from - b.from);
}
