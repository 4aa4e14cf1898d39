/** So much for each, or for every two of them: `{ n: 1, per: 2 }` is a half each. */
export interface Rate {
  readonly n: number;
  readonly per: number;
}
export const each = (n: number): Rate => ({ n, per: 1 });
export const half: Rate = { n: 1, per: 2 };

/** What must be given for so many, rounded up; what is received for so many, rounded down. */
export const dueFor = (rate: Rate | undefined, times: number): number =>
  rate ? Math.ceil((rate.n * times) / rate.per) : 0;
export const yieldOf = (rate: Rate | undefined, times: number): number =>
  rate ? Math.floor((rate.n * times) / rate.per) : 0;
