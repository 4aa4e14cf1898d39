import type { Worth } from '@quayside/engine';
import { eventTile, GOODS, LAST_ROW, PRICES, ROUNDS, type Good } from './print.ts';
import { roundPlace, type SaltyOcean } from './state.ts';
import { knownTile } from './tiles.ts';

/** What barrels are worth, found like all estimates in `value.ts`. */
export const BARRELS = {
  /** The part of its price that a barrel is worth, by where it is: each step on its way to the market costs an action. */
  ashore: 0.9,
  atSea: 0.72,
  aboard: 0.42,
  stored: 0.3,
  /** How much of the next tile's better or worse price counts. */
  rise: 0.67,
  fall: 0.25,
} as const;
/** The part of its price that salt is worth as salt. */
export const SALT_SOLD = 0.7;

/** What a good will sell for: now, or after the next tile. */
export function outlook(s: SaltyOcean, good: Good): number {
  const i = GOODS.indexOf(good);
  const row = s.rows[i] as number; // a row for each good
  const now = priceAt(good, row);
  const tile = eventTile(knownTile(s, roundPlace(s.round + 1)) ?? '');
  if (!tile) return now;
  const later = priceAt(good, row - (tile.shift[i] ?? 0));
  return now + (later - now) * (later > now ? BARRELS.rise : BARRELS.fall);
}
const priceAt = (good: Good, row: number): number => PRICES[good][Math.min(LAST_ROW, Math.max(1, row)) - 1] as number;

/** What a barrel is worth to give away. Places that barrels are sold from are all alike. */
export function weights(s: SaltyOcean): Worth {
  const last = s.round === ROUNDS;
  const fish = Math.max(outlook(s, 'herring'), s.players.length === 2 ? 0 : outlook(s, 'cod'));
  return {
    salt: Math.max((last ? BARRELS.stored / 4 : BARRELS.stored) * fish, SALT_SOLD * outlook(s, 'salt')),
    herring: BARRELS.ashore * outlook(s, 'herring'),
    cod: BARRELS.ashore * outlook(s, 'cod'),
    coin: 1,
    store: 0,
    'caravel-1': 0,
    'caravel-2': 0,
    carrack: 0,
  };
}
