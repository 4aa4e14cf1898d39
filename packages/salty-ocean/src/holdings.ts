import type { Bag, Seat } from '@quayside/engine';
import { GOODS } from './print.ts';
import { coinsOf, playerOf, type SaltyOcean } from './state.ts';

/** A seat's coins and all its barrels, wherever they are. */
export function holdings(s: SaltyOcean, seat: Seat): Bag {
  const { store, ships } = playerOf(s, seat);
  const bag: Bag = { coin: coinsOf(s, seat) };
  for (const good of GOODS)
    bag[good] = ships.reduce((sum, { hold }) => sum + (hold[good] as number), store[good] as number);
  return bag;
}

/** Everything on the table; the supply is not counted. */
export function census(s: SaltyOcean): Bag {
  const all: Bag = { coin: 0, salt: 0, herring: 0, cod: 0 };
  s.players.forEach((_, seat) => {
    const bag = holdings(s, seat);
    for (const token in bag) all[token] = (all[token] as number) + (bag[token] as number);
  });
  return all;
}
