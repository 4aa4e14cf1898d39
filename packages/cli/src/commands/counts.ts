import type { GameEvent } from '@quayside/engine/host';

/** How often something happens in a game, on average. */
export interface EventCount {
  /** `build.building`: events of this key by what the field says; `lost`: how often at all. */
  readonly what: string;
  readonly perGame: number;
  /** By what the field says, the most frequent first. */
  readonly by: { readonly [value: string]: number };
  /** The part of these events whose own seat won the game, a shared first place being a share of a win. */
  readonly won: { readonly [value: string]: number };
}

/** Counts events over many games. Games tell what happens by events, so this needs to know nothing of any of them. */
export function counter(whats: readonly string[]) {
  const tallies = whats.map((what) => {
    const [key = '', field] = what.split('.');
    return { what, key, field, n: 0, by: new Map<string, number>(), won: new Map<string, number>() };
  });
  return {
    /** What happened in a game, and each seat's share of its win. */
    note(events: readonly GameEvent[], wins: readonly number[]): void {
      for (const { key, data } of events)
        for (const tally of tallies) {
          if (tally.key !== key) continue;
          tally.n++;
          const value = tally.field === undefined ? undefined : data?.[tally.field];
          if (value === undefined) continue;
          const word = typeof value === 'string' ? value : JSON.stringify(value);
          tally.by.set(word, (tally.by.get(word) ?? 0) + 1);
          const seat = data?.['seat'];
          if (typeof seat === 'number') tally.won.set(word, (tally.won.get(word) ?? 0) + (wins[seat] ?? 0));
        }
    },
    perGame: (games: number): EventCount[] =>
      tallies.map(({ what, n, by, won }) => ({
        what,
        perGame: n / games,
        by: Object.fromEntries([...by].sort((a, b) => b[1] - a[1]).map(([value, often]) => [value, often / games])),
        won: Object.fromEntries([...won].map(([value, wins]) => [value, wins / (by.get(value) ?? 1)])),
      })),
  };
}

/** The scores below which a quarter, half and three quarters of all lie. */
export function quartiles(scores: readonly number[]): [number, number, number] {
  const sorted = scores.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
  return [at(0.25), at(0.5), at(0.75)];
}
