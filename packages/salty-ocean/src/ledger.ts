import type { Ledger } from '@quayside/engine';
import { BUILDINGS, NOTRE_DAME } from './buildings.ts';
import { holdings } from './holdings.ts';
import { ROUNDS, SHIPS } from './print.ts';
import { buildersOf, coinsOf, type SaltyOcean } from './state.ts';

/** What each has, round by round. */
export const ledger = (s: SaltyOcean): Ledger => ({
  round: Math.min(Math.max(s.round, 1), ROUNDS),
  seats: s.players.map(({ ships, notreDame }, seat) => {
    const { salt = 0, herring = 0, cod = 0 } = holdings(s, seat);
    return {
      amounts: { coins: coinsOf(s, seat), salt, fish: herring + cod },
      cards: {
        building: BUILDINGS.flatMap(({ id }, n) =>
          (n === NOTRE_DAME ? notreDame > 0 : buildersOf(s, n).includes(seat)) ? [id] : [],
        ),
        ship: ships.flatMap(({ at }, ship) => (at === 'unbuilt' ? [] : [SHIPS[ship] as string])),
      },
    };
  }),
});
