import { count, type Bag } from './bag.ts';

/** So much for each, or for every two or three of them: `{ n: 1, per: 2 }` is a half each. */
export interface Rate {
  readonly n: number;
  readonly per: number;
}
export const each = (n: number): Rate => ({ n, per: 1 });
export const half: Rate = { n: 1, per: 2 };
export const third: Rate = { n: 1, per: 3 };

/** What must be given for so many, rounded up; what is received for so many, rounded down. */
export const dueFor = (rate: Rate | undefined, times: number): number =>
  rate ? Math.ceil((rate.n * times) / rate.per) : 0;
export const yieldOf = (rate: Rate | undefined, times: number): number =>
  rate ? Math.floor((rate.n * times) / rate.per) : 0;

/** Turn some tokens into others, with energy to pay and a subsidy to get. */
export interface Conversion {
  readonly from: Bag;
  readonly to: Bag;
  readonly most?: number;
  readonly energy?: Rate;
  /** Energy for the whole use, however many times. */
  readonly energyOnce?: number;
  readonly subsidy?: { readonly token: string; readonly rate: Rate };
}

export const energyFor = (conversion: Conversion, times: number): number =>
  times === 0 ? 0 : dueFor(conversion.energy, times) + (conversion.energyOnce ?? 0);

/** How often the inputs at hand allow it, energy aside. */
export function timesByInput(conversion: Conversion, stock: Bag): number {
  let times = conversion.most ?? Number.MAX_SAFE_INTEGER;
  for (const token in conversion.from) {
    const need = conversion.from[token] ?? 0;
    if (need > 0) times = Math.min(times, Math.floor(count(stock, token) / need));
  }
  return times;
}

/** How often it can be done, with the energy that is left once the inputs are set aside. `energyOf` counts a stock's energy. */
export function timesPossible(conversion: Conversion, stock: Bag, energyOf: (stock: Bag) => number): number {
  const enough = (times: number): boolean => {
    const left = { ...stock };
    for (const token in conversion.from) left[token] = (left[token] ?? 0) - times * (conversion.from[token] ?? 0);
    return energyOf(left) >= energyFor(conversion, times);
  };
  // Doing it more often leaves less and needs more, so the most can be found by halving.
  let least = 0;
  let most = timesByInput(conversion, stock);
  while (least < most) {
    const middle = least + Math.ceil((most - least) / 2);
    if (enough(middle)) least = middle;
    else most = middle - 1;
  }
  return least;
}

/** What so many conversions give, subsidy included. */
export function outputOf(conversion: Conversion, times: number): Bag {
  const out: Bag = {};
  for (const token in conversion.to) out[token] = times * (conversion.to[token] ?? 0);
  const { subsidy } = conversion;
  if (subsidy) out[subsidy.token] = (out[subsidy.token] ?? 0) + yieldOf(subsidy.rate, times);
  return out;
}
