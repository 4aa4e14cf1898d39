import { ROW_LENGTHS, ROW_VALUE } from './print.ts';

/**
 * The warehouse: a grid on which one marker per good says how much of it there is. A cell is a whole number, row times ten
 * plus column, both from 0; its name is what the player adds up, the row's value and the column's: `3+4` is 7.
 */
export type Cell = number;

export const WAYS = ['right', 'left', 'up', 'down', 'up-right', 'up-left', 'down-left'] as const;
export type Way = (typeof WAYS)[number];
const STEPS: { readonly [way in Way]: readonly [rows: number, columns: number] } = {
  right: [0, 1],
  left: [0, -1],
  up: [1, 0],
  down: [-1, 0],
  'up-right': [1, 1],
  'up-left': [1, -1],
  'down-left': [-1, -1],
};

const STRIDE = 10;
export const cellAt = (row: number, column: number): Cell => row * STRIDE + column;
export const rowOf = (cell: Cell): number => (cell / STRIDE) | 0;
export const columnOf = (cell: Cell): number => cell % STRIDE;

/** Every cell of the grid, from the bottom left. */
export const CELLS: readonly Cell[] = ROW_LENGTHS.flatMap((length, row) =>
  Array.from({ length }, (_, column) => cellAt(row, column)),
);
const EXISTS = new Set(CELLS);
/** One more than the highest cell. */
export const CELL_SPAN = (CELLS.at(-1) ?? 0) + 1;

const table = <T>(none: T, of: (cell: Cell) => T): readonly T[] =>
  Array.from({ length: CELL_SPAN }, (_, cell) => (EXISTS.has(cell) ? of(cell) : none));

const AMOUNTS = table(0, (cell) => ROW_VALUE * rowOf(cell) + columnOf(cell));
const NAMES = table('', (cell) => `${ROW_VALUE * rowOf(cell)}+${columnOf(cell)}`);
const BY_NAME = new Map(CELLS.map((cell) => [nameOf(cell), cell]));

/** How much of a good its marker on this cell stands for. */
export function amountAt(cell: Cell): number {
  return AMOUNTS[cell] ?? 0;
}
/** `3+4`: the row's value and the column's. */
export function nameOf(cell: Cell): string {
  return NAMES[cell] ?? '';
}
/** The cell of this name, or -1. */
export const cellNamed = (name: string): Cell => BY_NAME.get(name) ?? -1;

/** Where one step leads from each cell; a step over the edge is not made, not even half of a diagonal one (ruling IP-2). */
const NEXT: { readonly [way in Way]: readonly Cell[] } = Object.fromEntries(
  WAYS.map((way) => {
    const [rows, columns] = STEPS[way];
    return [way, table(0, (cell) => stepped(cell, rows, columns))];
  }),
) as { [way in Way]: readonly Cell[] }; // fromEntries forgets that all ways are there

function stepped(cell: Cell, rows: number, columns: number): Cell {
  const row = rowOf(cell) + rows;
  const column = columnOf(cell) + columns;
  const inside = row >= 0 && column >= 0 && column < (ROW_LENGTHS[row] ?? 0);
  return inside ? cellAt(row, column) : cell;
}

/** One step; the same cell where the edge is in the way. */
export const next = (cell: Cell, way: Way): Cell => NEXT[way][cell] ?? cell;

/** So many steps; those over the edge are lost. */
export function walk(cell: Cell, way: Way, steps: number): Cell {
  const to = NEXT[way];
  for (let i = 0; i < steps; i++) cell = to[cell] ?? cell;
  return cell;
}

/** The cells of at most so many steps, beginning with the one where they begin. */
export function path(cell: Cell, way: Way, most: number): Cell[] {
  const to = NEXT[way];
  const cells = [cell];
  for (let steps = 0; steps < most; steps++) {
    const there = to[cell] ?? cell;
    if (there === cell) break;
    cells.push((cell = there));
  }
  return cells;
}

/** How many of so many steps can be made. */
export const room = (cell: Cell, way: Way, most: number): number => path(cell, way, most).length - 1;
