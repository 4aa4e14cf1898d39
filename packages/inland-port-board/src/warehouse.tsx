import { amountAt, columnOf, GOODS, nameOf, ROW_LENGTHS, ROW_VALUE, rowOf, type Cell } from '@quayside/inland-port';
import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { inkOf, Token } from '@quayside/ui/art';
import { memo, type CSSProperties } from 'react';
import { useDesk, useLooks } from './desk.tsx';
import type { Ending } from './endings.ts';

const ROWS = ROW_LENGTHS.length;
const COLUMNS = Math.max(...ROW_LENGTHS);

/** A quarter of a cell for each good, so that four markers can share one. */
const at = (cell: Cell, good: number): CSSProperties => ({
  transform: `translate(calc(var(--cell) * ${columnOf(cell)} + var(--cell) * ${good % 2 === 0 ? 0.03 : 0.5}), calc(var(--cell) * ${
    ROWS - 1 - rowOf(cell)
  } + var(--cell) * ${good < 2 ? 0.04 : 0.5}))`,
});
const middle = (cell: Cell, good: number): [number, number] => [
  columnOf(cell) + (good % 2 === 0 ? 0.27 : 0.74),
  ROWS - 1 - rowOf(cell) + (good < 2 ? 0.28 : 0.74),
];

/** The grid with its four markers: where they are, where they would go, and where they may go. */
export function Warehouse({ seat, className }: { seat: number; className?: string }) {
  const { s, own, seat: me, ways } = useDesk();
  const { picked, pick, shown } = useLooks();
  const { term, nameOf: playerName } = useTable();
  const now = s.goods[seat] ?? [];
  const after = seat === me ? shown : undefined;
  const moved = GOODS.map((_, i) => (after && after.cells[i] !== now[i] ? after.cells[i] : undefined));
  return (
    <div
      role="group"
      aria-label={own.warehouseOf(playerName(seat))}
      className={classes('inline-grid grid-cols-[auto_auto] gap-x-1', className)}
    >
      <ul className="sr-only">
        {GOODS.map((good, i) => (
          <li key={good}>
            {term(good)} {amountAt(now[i] ?? 0)} ({nameOf(now[i] ?? 0)})
          </li>
        ))}
      </ul>
      <div aria-hidden className="grid" style={{ gridTemplateRows: `repeat(${ROWS}, var(--cell))` }}>
        {ROW_LENGTHS.map((_, row) => (
          <span key={row} className="grid place-items-center text-[0.7rem] text-pencil tabular-nums">
            {ROW_VALUE * (ROWS - 1 - row)}+
          </span>
        ))}
      </div>
      <div
        className="relative"
        style={{ width: `calc(var(--cell) * ${COLUMNS})`, height: `calc(var(--cell) * ${ROWS})` }}
      >
        <Floor />
        {GOODS.map((good, i) => (
          <span
            key={good}
            className={classes(
              'pointer-events-none absolute top-0 left-0 z-10 transition-transform duration-[400ms] ease-out',
              moved[i] !== undefined && 'opacity-45',
            )}
            style={at(now[i] ?? 0, i)}
          >
            <Token token={good} className="size-[calc(var(--cell)*0.47)]" />
            {moved[i] === undefined && after?.lost[good] ? <Lost n={after.lost[good]} /> : null}
          </span>
        ))}
        {after ? <Trails now={now} after={after} /> : null}
        {GOODS.map((good, i) =>
          moved[i] === undefined ? null : (
            <span
              key={good}
              data-ghost={good}
              className="pointer-events-none absolute top-0 left-0 z-20"
              style={at(moved[i], i)}
            >
              <Token token={good} className="size-[calc(var(--cell)*0.47)] drop-shadow-[0_0_2px_var(--brass)]" />
              {after?.lost[good] ? <Lost n={after.lost[good]} /> : null}
            </span>
          ),
        )}
        {seat === me && ways.length > 1 ? <Targets now={now} ways={ways} picked={picked} pick={pick} /> : null}
      </div>
      <span />
      <div aria-hidden className="grid" style={{ gridTemplateColumns: `repeat(${COLUMNS}, var(--cell))` }}>
        {Array.from({ length: COLUMNS }, (_, column) => (
          <span key={column} className="text-center text-[0.7rem] text-pencil tabular-nums">
            +{column}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The paved floor: rows grow shorter upwards, the amount stands in every cell. */
const Floor = memo(function Floor() {
  return (
    <svg
      aria-hidden
      viewBox={`-0.04 -0.04 ${COLUMNS + 0.08} ${ROWS + 0.08}`}
      className="absolute inset-0 size-full overflow-visible"
    >
      {ROW_LENGTHS.map((length, row) =>
        Array.from({ length }, (_, column) => (
          <g key={`${row}.${column}`}>
            <rect
              x={column}
              y={ROWS - 1 - row}
              width="1"
              height="1"
              strokeWidth="0.025"
              style={{
                fill: (row + column) % 2 === 0 ? 'var(--sheet)' : 'color-mix(in srgb, var(--paper) 70%, var(--sheet))',
                stroke: 'var(--rule)',
              }}
            />
            <text
              x={column + 0.5}
              y={ROWS - 1 - row + 0.62}
              textAnchor="middle"
              fontSize="0.36"
              className="font-display"
              style={{ fill: 'color-mix(in srgb, var(--pencil) 72%, var(--sheet))' }}
            >
              {ROW_VALUE * row + column}
            </text>
          </g>
        )),
      )}
      <path d={outline()} fill="none" strokeWidth="0.05" style={{ stroke: 'var(--ink)' }} />
    </svg>
  );
});

/** The edge of the warehouse as one line. */
function outline(): string {
  let path = `M0 ${ROWS}H${ROW_LENGTHS[0] ?? 0}`;
  ROW_LENGTHS.forEach((length, row) => (path += `V${ROWS - row}H${length}V${ROWS - 1 - row}`));
  return `${path}H0Z`;
}

function Trails({ now, after }: { now: readonly Cell[]; after: Ending }) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${COLUMNS} ${ROWS}`}
      className="pointer-events-none absolute inset-0 z-10 size-full overflow-visible"
    >
      {GOODS.map((good, i) => {
        const from = now[i] ?? 0;
        const to = after.cells[i] ?? from;
        if (from === to) return null;
        const [x1, y1] = middle(from, i);
        const [x2, y2] = middle(to, i);
        return (
          <line
            key={good}
            x1={x1}
            y1={y1}
            x2={x2}
            y2={y2}
            strokeWidth="0.09"
            strokeDasharray="0.16 0.09"
            style={{ stroke: inkOf(good).ink }}
          />
        );
      })}
    </svg>
  );
}

function Lost({ n }: { n: number }) {
  return (
    <span className="absolute -top-2 -right-3 rounded-full border border-sheet bg-brick px-1 text-[0.65rem] leading-tight font-bold text-on-brick">
      ✕{n}
    </span>
  );
}

interface TargetsProps {
  now: readonly Cell[];
  ways: readonly Ending[];
  picked: Ending | undefined;
  pick: (ending: Ending) => void;
}

/** Every cell a marker may end on is a button; the others of the present choice stay as near as they can. */
function Targets({ now, ways, picked, pick }: TargetsProps) {
  const { term } = useTable();
  const { own } = useDesk();
  return (
    <>
      {GOODS.map((good, i) => {
        const cells = [...new Set(ways.map((one) => one.cells[i] ?? 0))];
        if (cells.length < 2 && cells[0] === now[i]) return null;
        return cells.map((cell) => {
          const best = nearest(ways, picked, i, cell);
          const here = picked?.cells[i] === cell;
          if (!best) return null;
          return (
            <button
              key={`${good}.${cell}`}
              type="button"
              data-target={`${good}:${nameOf(cell)}`}
              aria-pressed={here}
              aria-label={`${term(good)} ${cell === now[i] ? own.stays : own.to} ${nameOf(cell)} (${amountAt(cell)})`}
              onClick={() => pick(best)}
              className={classes(
                'absolute top-0 left-0 z-30 grid size-[calc(var(--cell)*0.48)] cursor-pointer place-items-center rounded-full border-2 border-dashed',
                here ? 'border-transparent' : 'bg-brass-wash/80 hover:bg-brass-wash',
                'before:absolute before:-inset-1',
              )}
              style={{ ...at(cell, i), borderColor: here ? 'transparent' : inkOf(good).ink }}
            />
          );
        });
      })}
    </>
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
