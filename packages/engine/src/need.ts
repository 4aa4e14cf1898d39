import { count, tokens, type Bag } from './bag.ts';
import { coversAfter, NOTHING, type Need } from './need-cover.ts';

export type { Need, Worth } from './need-cover.ts';

/** What a price in tokens needs: each token itself, or one of its substitutes. */
export function cost(bag: Bag, substitutes: { readonly [token: string]: readonly string[] } = {}): Need[] {
  return tokens(bag).map((token) => {
    const worth: { [token: string]: number } = { [token]: 1 };
    if (Object.hasOwn(substitutes, token)) for (const other of substitutes[token] ?? []) worth[other] = 1;
    return { units: count(bag, token), worth, name: token };
  });
}

/** Whether the tokens can be dealt to the needs, each to one of them, so that every need is met. */
export function covers(bag: Bag, needs: readonly Need[]): boolean {
  return coversAfter(bag, NOTHING, needs);
}

/** Whether one who has this bag could pay. */
export function payable(bag: Bag, needs: readonly Need[]): boolean {
  return covers(bag, needs);
}
