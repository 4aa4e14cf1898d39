import type { Seat } from './state.ts';

/** What one seat has, line by line: `{ buildings: 24, money: 7, loans: -5 }`. The total is the sum. */
export interface ScoreSheet {
  readonly seat: Seat;
  readonly lines: { readonly [line: string]: number };
  /** Compared in order where totals are equal. Equal in these too is a shared place. */
  readonly ties?: readonly number[];
}

/** All lines of a score sheet together. */
export const totalOf = (sheet: ScoreSheet): number => {
  let total = 0;
  for (const line of Object.values(sheet.lines)) total += line;
  return total;
};

/** The place of each seat, 1 for the winners; equal sheets share a place. */
export function ranks(sheets: readonly ScoreSheet[]): number[] {
  const better = (a: ScoreSheet, b: ScoreSheet): boolean => {
    const difference = totalOf(a) - totalOf(b);
    if (difference !== 0) return difference > 0;
    for (let i = 0; i < (a.ties?.length ?? 0); i++) {
      const tie = (a.ties?.[i] ?? 0) - (b.ties?.[i] ?? 0);
      if (tie !== 0) return tie > 0;
    }
    return false;
  };
  const places: number[] = [];
  for (const sheet of sheets) places[sheet.seat] = 1 + sheets.filter((other) => better(other, sheet)).length;
  return places;
}
