/** How far counts are from what was expected of them. Above `critical`, one honest run in a thousand. */
export function chiSquare(counts: ReadonlyMap<string, number>, weights: { readonly [kind: string]: number }): number {
  const total = [...counts.values()].reduce((sum, n) => sum + n, 0);
  const all = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  let distance = 0;
  for (const kind in weights) {
    const expected = (total * (weights[kind] as number)) / all;
    distance += ((counts.get(kind) ?? 0) - expected) ** 2 / expected;
  }
  return distance;
}

/** The values that chance exceeds once in a thousand times, by degrees of freedom from 1. */
export const critical = (kinds: number): number => [0, 10.83, 13.82, 16.27, 18.47, 20.52][kinds - 1] as number;

export function tally(answers: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const answer of answers) counts.set(answer, (counts.get(answer) ?? 0) + 1);
  return counts;
}
