import type { Past, PastSeat } from '@quayside/api';

/** How somebody has fared: by game, and against whom. */
export interface Fared {
  readonly matches: number;
  readonly won: number;
  readonly best: number | null;
}
export interface Rival {
  readonly accountId: string;
  readonly seat: PastSeat;
  readonly matches: number;
  /** In how many of them the person was placed before the rival, and in how many behind. */
  readonly ahead: number;
  readonly behind: number;
}
export interface CurvePoint {
  readonly ended: Date;
  readonly skill: number;
  readonly match: string;
}

const seatOf = (match: Past, person: string): PastSeat | undefined =>
  match.seats.find((one) => one.accountId === person);

export function fared(matches: readonly Past[], person: string): Fared {
  const own = matches.map((match) => seatOf(match, person)).filter((one) => one !== undefined);
  const totals = own.map((one) => one.total).filter((one) => one !== null);
  return {
    matches: own.length,
    won: own.filter((one) => one.place === 1).length,
    best: totals.length > 0 ? Math.max(...totals) : null,
  };
}

/** The people met most often, with who was placed before whom. */
export function headToHead(matches: readonly Past[], person: string): Rival[] {
  const rivals = new Map<string, Rival>();
  for (const match of matches) {
    const mine = seatOf(match, person)?.place ?? null;
    for (const seat of match.seats) {
      const { accountId, place } = seat;
      if (accountId === null || accountId === person || seat.former) continue;
      const known = rivals.get(accountId) ?? { accountId, seat, matches: 0, ahead: 0, behind: 0 };
      const counts = mine !== null && place !== null;
      rivals.set(accountId, {
        ...known,
        matches: known.matches + 1,
        ahead: known.ahead + (counts && mine < place ? 1 : 0),
        behind: known.behind + (counts && mine > place ? 1 : 0),
      });
    }
  }
  return [...rivals.values()].sort((a, b) => b.matches - a.matches || b.ahead - a.ahead);
}

/** The skill after each rated match among people, oldest first. A newcomer has proved nothing, which is nought. */
export function ratingCurve(newestFirst: readonly Past[], person: string): CurvePoint[] {
  let skill = 0;
  const curve: CurvePoint[] = [];
  for (const match of [...newestFirst].reverse()) {
    const change = seatOf(match, person)?.change ?? null;
    if (change === null || match.seats.some((one) => one.accountId === null)) continue;
    skill += change;
    curve.push({ ended: match.ended, skill, match: match.id });
  }
  return curve;
}
