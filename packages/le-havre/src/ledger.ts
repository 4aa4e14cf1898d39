import type { Bag, Holdings, Ledger } from '@quayside/engine';
import { cardOf } from './card.ts';
import { FOOD, goodsIn } from './goods.ts';
import { roundOf } from './rounds.ts';
import type { LeHavre } from './state.ts';
import { shipOf } from './tables/ships.ts';

/** What each has, round by round. Ships of one type differ in nothing that wins, so they go by their type. */
export const ledger = (s: LeHavre): Ledger => ({
  round: roundOf(s),
  seats: s.stock.map((stock, seat): Holdings => {
    const own = s.own[seat] ?? [];
    const isShip = (id: string) => cardOf(id).type === 'ship';
    return {
      amounts: { goods: goodsIn(stock), food: foodInGoods(stock), loans: s.loans[seat] ?? 0 },
      cards: {
        building: own.filter((id) => !isShip(id)),
        ship: [...own.filter(isShip), ...(s.fleet[seat] ?? []).map((id) => shipOf(id).type)],
      },
    };
  }),
});

/** Money would do as food too, but is counted as wealth. */
function foodInGoods(stock: Bag): number {
  let food = 0;
  for (const good in FOOD) if (good !== 'franc') food += (FOOD[good] ?? 0) * (stock[good] ?? 0);
  return food;
}
