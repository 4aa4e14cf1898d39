import { numbers, pick, type Bag, type Question, type Seat } from '@quayside/engine';
import { FINANCE_COINS, FINANCE_OFFICE } from './buildings.ts';
import { spaceOf } from './city.ts';
import { barrelsAt, STORE } from './lose.ts';
import { CHEAPEST_SALT, GOODS, LAST_ROW, PRICES, SALE_STEP, SHIPS, type Good } from './print.ts';
import { canPay, earn } from './purse.ts';
import { amountIn, barrelsIn, playerOf, storeRoom, type Place, type SaltyOcean } from './state.ts';
import { payAction } from './cost.ts';

/** What a barrel sells for. */
export const priceOf = (s: SaltyOcean, good: Good): number =>
  PRICES[good][(s.rows[GOODS.indexOf(good)] as number) - 1] as number; // rows are kept on the table

/** What a barrel costs: even worthless salt costs a coin. */
export const buyingPrice = (s: SaltyOcean, good: Good): number => Math.max(priceOf(s, good), CHEAPEST_SALT);

/** Moves a price up by so many rows, or down where it is less than none; it stays on the table (ruling SO-26). */
export function movePrice(s: SaltyOcean, good: Good, up: number): void {
  const i = GOODS.indexOf(good);
  s.rows[i] = Math.min(LAST_ROW, Math.max(1, (s.rows[i] as number) - up));
}

/** By how many rows a sale of so many barrels takes the price down. */
export const rowsDown = (s: SaltyOcean, barrels: number): number =>
  Math.ceil(barrels / SALE_STEP) * (s.players.length === 2 ? 2 : 1);

export function canSell(s: SaltyOcean, seat: Seat, good: Good): boolean {
  const { store, ships } = playerOf(s, seat);
  return amountIn(store, good) > 0 || ships.some(({ at, hold }) => at === 'harbour' && amountIn(hold, good) > 0);
}

/** The most barrels that there is room and credit for, once the action is paid. */
export function mostToBuy(s: SaltyOcean, seat: Seat, good: Good, cost: number): number {
  const player = playerOf(s, seat);
  const room = storeRoom(player) - barrelsIn(player.store);
  return Math.min(room, Math.floor((canPay(s, seat) - cost) / buyingPrice(s, good)));
}

/** How many barrels of one good, and from which places: warehouse and ships in the harbour. */
export const sell: Question<SaltyOcean, 'sell'> = {
  offer(s, seat, { good, price }) {
    const { store, ships } = playerOf(s, seat);
    const from: Bag = {};
    if (amountIn(store, good) > 0) from[STORE] = amountIn(store, good);
    ships.forEach(({ at, hold }, i) => {
      if (at === 'harbour' && amountIn(hold, good) > 0) from[SHIPS[i] as string] = amountIn(hold, good);
    });
    const each: { [place: string]: number } = {};
    for (const place in from) each[place] = price;
    return { kind: 'bundle', from, min: 1, price: each };
  },
  answer(play, seat, places, { good, price }) {
    const { s } = play;
    let n = 0;
    for (const place in places) {
      const some = places[place] as number;
      if (some > 0) play.spend(barrelsAt(s, seat, place as Place), good, some);
      n += some;
    }
    earn(play, seat, n * price);
    movePrice(s, good, -rowsDown(s, n));
    if (play.events) play.tell('sell', { seat, n, good, price, coins: n * price, now: priceOf(s, good) });
    const bonus = spaceOf(s, seat, FINANCE_OFFICE, FINANCE_COINS);
    if (bonus === undefined) return;
    earn(play, seat, bonus);
    if (play.events) play.tell('bonus', { seat, n: bonus, building: 'finance-office' });
  },
};

/** How many barrels. Action and barrels are paid together, so that zero is crossed once at most (ruling SO-13). */
export const buy: Question<SaltyOcean, 'buy'> = {
  offer: (s, seat, { good, cost }) => upTo(mostToBuy(s, seat, good, cost)),
  answer(play, seat, option, { good, cost, type }) {
    const n = Number(option);
    const price = buyingPrice(play.s, good);
    payAction(play, seat, { type, cost }, n * price);
    play.gain(playerOf(play.s, seat).store, good, n);
    if (play.events) play.tell('buy', { seat, n, good, price, coins: n * price, cost });
  },
};

/** `1` to `n`. */
function upTo(n: number) {
  return (UP_TO[n] ??= pick(numbers(n).slice(1)));
}
const UP_TO: { [n: number]: ReturnType<typeof pick> } = {};
