import type { LeHavre } from './state.ts';

const SOLO_CAP = 4;
/** The marketplace gives at most 4 goods in the short solo game, on wish also in the full one (ruling LH-11). */
export function marketCap({ setup: { seats, options } }: LeHavre): number {
  return seats === 1 && (options.length === 'short' || options.marketCap) ? SOLO_CAP : Number.MAX_SAFE_INTEGER;
}
