import { count, tokens, type Bag } from './bag.ts';
import type { Bundle } from './bundle-terms.ts';
import { nameOf, worthOf, type Need } from './need-cover.ts';

/** By how much each need is overpaid where the tokens are dealt to the needs in the best way; needs paid exactly are left out. */
export function waste(b: Bundle, answer: Bag): { need: string; units: number }[] {
  const needs = (b.needs ?? []).filter((need) => need.units > 0);
  const over = leastOver(needs, answer);
  return needs.flatMap((need, i) => {
    const units = over[i] ?? 0;
    return units > 0 ? [{ need: nameOf(need), units }] : [];
  });
}

/** Beyond so many ways to have dealt some of the tokens, the least promising are forgotten. */
const WAYS = 5_000;

/** All tokens dealt, every need met and the least overpaid in total; nothing where the answer does not cover the needs. */
function leastOver(needs: readonly Need[], answer: Bag): readonly number[] {
  let ways: (readonly number[])[] = [needs.map((need) => -need.units)];
  for (const token of tokens(answer)) {
    const serves = [...needs.keys()].filter((i) => worthsOf(needs, i, token) > 0);
    if (serves.length === 0) continue;
    const next = new Map<string, readonly number[]>();
    const deal = (over: readonly number[], which: number, n: number): void => {
      const need = serves[which] ?? 0;
      const last = which === serves.length - 1;
      for (let give = last ? n : 0; give <= n; give++) {
        const dealt = over.with(need, (over[need] ?? 0) + give * worthsOf(needs, need, token));
        if (last) next.set(dealt.join(), dealt);
        else deal(dealt, which + 1, n - give);
      }
    };
    for (const over of ways) deal(over, 0, count(answer, token));
    ways = [...next.values()];
    if (ways.length > WAYS) ways = ways.toSorted((x, y) => missed(x) - missed(y)).slice(0, WAYS);
  }
  const met = ways.filter((over) => over.every((units) => units >= 0));
  return met.toSorted((x, y) => all(x) - all(y) || firstDifference(x, y))[0] ?? [];
}

const worthsOf = (needs: readonly Need[], i: number, token: string) => {
  const need = needs[i];
  return need === undefined ? 0 : worthOf(need, token);
};
const all = (over: readonly number[]) => over.reduce((sum, units) => sum + units, 0);
const missed = (over: readonly number[]) => over.reduce((sum, units) => sum + Math.abs(units), 0);
const firstDifference = (x: readonly number[], y: readonly number[]) =>
  x.reduce((found, units, i) => found || units - (y[i] ?? 0), 0);
