import type { FeatureSection } from '@quayside/engine';
import { HIDDEN, type Network } from '../learned/network.ts';

const [H1, H2] = HIDDEN;

/**
 * Lets a network begin with what another knows, by the names of what their features are about. What the other knows nothing of counts for
 * nothing at first. Where a name comes more often than there, the last one there stands for the rest, and all count for less.
 */
export function transfer(
  to: Network,
  toSections: readonly FeatureSection[],
  from: Network,
  fromSections: readonly FeatureSection[],
): void {
  const { parameters: mine, outputs } = to;
  const { parameters: other } = from;
  const common = Math.min(outputs, from.outputs);
  const places = originsOf(toSections, fromSections);
  for (let f = 0; f < to.features; f++) {
    const { at, part } = places[f] ?? ABSENT;
    for (let h = 0; h < H1; h++) mine.first[f * H1 + h] = at < 0 ? 0 : (other.first[at * H1 + h] as number) * part;
    for (let o = 0; o < common; o++)
      mine.skip[f * outputs + o] = at < 0 ? 0 : (other.skip[at * from.outputs + o] as number) * part;
  }
  mine.firstBias.set(other.firstBias);
  mine.second.set(other.second);
  mine.secondBias.set(other.secondBias);
  for (let o = 0; o < common; o++) {
    mine.thirdBias[o] = other.thirdBias[o] as number;
    for (let j = 0; j < H2; j++) mine.third[j * outputs + o] = other.third[j * from.outputs + o] as number;
  }
}

/** Where the other network has a feature, and how much of it counts. */
interface Origin {
  readonly at: number;
  readonly part: number;
}
const ABSENT: Origin = { at: -1, part: 0 };

function originsOf(to: readonly FeatureSection[], from: readonly FeatureSection[]): Origin[] {
  const known = new Map<string, { readonly at: number; readonly count: number }[]>();
  let next = 0;
  for (const { name, count } of from) {
    known.set(name, [...(known.get(name) ?? []), { at: next, count }]);
    next += count;
  }
  const times = new Map<string, number>();
  return to.flatMap(({ name, count }) => {
    const nth = times.get(name) ?? 0;
    times.set(name, nth + 1);
    const all = known.get(name) ?? [];
    const there = all[Math.min(nth, all.length - 1)];
    const part = Math.min(1, all.length / to.filter((one) => one.name === name).length);
    return Array.from({ length: count }, (_, i) => (there && i < there.count ? { at: there.at + i, part } : ABSENT));
  });
}
