import { columnOf, ROW_LENGTHS, rowOf, type Cell } from '@quayside/inland-port/rules';
import type { CSSProperties } from 'react';

export const ROWS = ROW_LENGTHS.length;
export const COLUMNS = Math.max(...ROW_LENGTHS);

/** The middle of a thing in cells from the upper left corner, and its size in heights of a cell. */
export interface Standing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
/** Four quarters of a cell, one for each good. */
const quarter = (cell: Cell, good: number): Standing => ({
  x: columnOf(cell) + (good % 2 === 0 ? 0.28 : 0.72),
  y: ROWS - 1 - rowOf(cell) + (good < 2 ? 0.27 : 0.73),
  size: 0.48,
});
/** Who stands alone in a cell stands large in its middle, two side by side, more in their quarters. */
export function stand(cell: Cell, good: number, sharing: readonly number[]): Standing {
  if (sharing.length > 2) return quarter(cell, good);
  const y = ROWS - 0.5 - rowOf(cell);
  if (sharing.length < 2) return { x: columnOf(cell) + 0.5, y, size: 0.84 };
  return { x: columnOf(cell) + (sharing[0] === good ? 0.27 : 0.73), y, size: 0.62 };
}
/** Every thing is as high as a cell and made smaller, so that it can grow and travel at once. */
export const at = ({ x, y, size }: Standing): CSSProperties => ({
  width: 'var(--ch)',
  height: 'var(--ch)',
  transform: `translate(calc(var(--cw) * ${x} - var(--ch) / 2), calc(var(--ch) * (${y} - 0.5))) scale(${size})`,
});
