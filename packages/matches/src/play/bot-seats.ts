import type { Seat } from '@quayside/engine';
import type { MatchSnapshot } from '../store/match-snapshot.ts';

/** Whether a bot must decide. */
export const botAmong = (snapshot: Pick<MatchSnapshot, 'seats'>, due: readonly Seat[]): boolean =>
  snapshot.seats.some((one) => one.bot !== null && due.includes(one.seat));
