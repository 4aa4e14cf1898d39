import { count, tokens, type Bag, type Need } from '@quayside/engine';

/** How much of a need a payment covers. What another need takes of a token that nothing else can pay is not counted twice. */
export function coverOf(need: Need, needs: readonly Need[], bag: Bag): number {
  const taken = (token: string) =>
    needs
      .filter((other) => other !== need && Object.keys(other.worth).length === 1 && other.worth[token] !== undefined)
      .reduce((sum, { units, worth }) => sum + Math.ceil(units / (worth[token] ?? 1)), 0);
  return tokens(bag).reduce(
    (sum, token) => sum + Math.max(0, count(bag, token) - taken(token)) * (need.worth[token] ?? 0),
    0,
  );
}
