import { amountAt, GOODS, nameOf, type Cell } from '@quayside/inland-port/rules';
import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { inkOf } from '@quayside/ui/art';
import { useInlandPort, useHands, useLooks } from './board-context.tsx';
import { lostIn, type Ending } from './endings.ts';
import { at, type Standing } from './grid.ts';
import { pointing } from './pointing.ts';

/** What to spread on something that picks an ending: pointing at it or focusing it shows the ending already. */
export function useEnding(ending: Ending | undefined) {
  const { pick, consider } = useHands();
  return {
    onClick: () => ending && pick(ending),
    ...pointing(
      () => ending && consider(ending),
      () => consider(null),
    ),
  };
}

/** In words where a marker would end, and what is lost on the way. */
export function useSaid() {
  const { s, own, seat } = useInlandPort();
  const { term } = useTable();
  return (good: number, cell: Cell, ending: Ending | undefined) =>
    [
      `${term(GOODS[good] ?? '')} ${cell === s.goods[seat]?.[good] ? own.stays : own.to} ${nameOf(cell)} (${amountAt(cell)})`,
      ending && ending.waste > 0 ? own.waste(ending.waste) : '',
      ending && lostIn(ending) > 0 ? own.lost(lostIn(ending)) : '',
    ]
      .filter(Boolean)
      .join(', ');
}

/** The cells a marker may end on, where there is a choice. */
export function targetsOf(ways: readonly Ending[], now: Cell, good: number): readonly Cell[] {
  const cells = [...new Set(ways.map((one) => one.cells[good] ?? 0))];
  return cells.length < 2 && cells[0] === now ? [] : cells;
}

interface TargetProps {
  good: number;
  cell: Cell;
  standing: Standing;
}

/** A cell that a marker may end on is a button; the others of the present choice stay as near as they can. */
export function Target({ good, cell, standing }: TargetProps) {
  const { ways, picked } = useLooks();
  const said = useSaid();
  const best = nearest(ways, picked, good, cell);
  const handlers = useEnding(best);
  const here = picked?.cells[good] === cell;
  return (
    <button
      type="button"
      data-target={`${GOODS[good] ?? ''}:${nameOf(cell)}`}
      aria-pressed={here}
      aria-label={said(good, cell, best)}
      {...handlers}
      className={classes(
        'absolute top-0 left-0 z-30 cursor-pointer rounded-full border-[3px] border-dashed',
        here ? 'border-transparent' : 'bg-brass-wash/60 hover:bg-brass-wash/90',
        'before:absolute before:-inset-1',
      )}
      style={{ ...at(standing), borderColor: here ? 'transparent' : inkOf(GOODS[good] ?? '').ink }}
    />
  );
}

/** Of the endings with this marker on that cell the least wasteful; among equals the one that changes least of what is picked now. */
export function nearest(
  ways: readonly Ending[],
  picked: Ending | undefined,
  good: number,
  cell: Cell,
): Ending | undefined {
  let best: Ending | undefined;
  let least = Infinity;
  for (const one of ways) {
    if (one.cells[good] !== cell) continue;
    const changed = one.cells.filter((other, i) => i !== good && other !== picked?.cells[i]).length;
    const rank = one.waste * one.cells.length + changed;
    if (rank < least) [best, least] = [one, rank];
  }
  return best;
}
