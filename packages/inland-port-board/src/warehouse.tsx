import { amountAt, GOODS, nameOf, ROW_LENGTHS, ROW_VALUE, rowOf, type Cell } from '@quayside/inland-port/rules';
import { classes } from '@quayside/ui';
import { useTable } from '@quayside/ui/board';
import { inkOf, Token } from '@quayside/ui/art';
import { memo, type ReactNode } from 'react';
import { useInlandPort, useLooks } from './board-context.tsx';
import { at, COLUMNS, ROWS, stand, type Standing } from './grid.ts';
import { Target, targetsOf } from './targets.tsx';

/** On a phone rows that nobody needs now are left out, so that the lower ones stand above what is pinned. */
const FEWEST = 4;
const LOW =
  'max-lg:-mt-[calc(var(--ch)*var(--spare))] max-lg:[clip-path:inset(calc(var(--ch)*var(--spare)-4px)_-1rem_-1rem_-1rem)]';

/** The grid with its four markers: where they are, where they would go, and where they may go. */
export function Warehouse({ seat, children }: { seat: number; children?: ReactNode }) {
  const { s, own, seat: me } = useInlandPort();
  const { ways, shown } = useLooks();
  const { term, nameOf: playerName } = useTable();
  const now = s.goods[seat] ?? [];
  const after = seat === me ? shown : undefined;
  const picking = seat === me && ways.length > 1;
  const coming = GOODS.map((_, i) => (after && after.cells[i] !== now[i] ? after.cells[i] : undefined));
  const targets = GOODS.map((_, i) => (picking ? targetsOf(ways, now[i] ?? 0, i) : []));
  // A good is in a cell once at most: as it is now, as it would be, or as it may be.
  const inCell = (cell: Cell) =>
    GOODS.flatMap((_, i) => (now[i] === cell || coming[i] === cell || targets[i]?.includes(cell) ? [i] : []));
  const used = [...now, ...targets.flat(), ...coming.filter((cell) => cell !== undefined)];
  const place = (cell: Cell, good: number) => stand(cell, good, inCell(cell));
  return (
    <div
      role="group"
      aria-label={own.warehouseOf(playerName(seat))}
      data-place={`warehouse:${seat}`}
      className={classes('inline-grid grid-cols-[auto_auto] gap-x-1.5 gap-y-1', LOW)}
      style={{ ['--spare' as string]: ROWS - Math.max(FEWEST, 2 + Math.max(...used.map(rowOf))) }}
    >
      <ul className="sr-only">
        {GOODS.map((good, i) => (
          <li key={good}>
            {term(good)} {amountAt(now[i] ?? 0)} ({nameOf(now[i] ?? 0)})
          </li>
        ))}
      </ul>
      <div aria-hidden className="grid" style={{ gridTemplateRows: `repeat(${ROWS}, var(--ch))` }}>
        {ROW_LENGTHS.map((_, row) => (
          <span key={row} className="grid place-items-center text-xs text-pencil tabular-nums">
            {ROW_VALUE * (ROWS - 1 - row)}+
          </span>
        ))}
      </div>
      <div
        className="relative isolate"
        style={{ width: `calc(var(--cw) * ${COLUMNS})`, height: `calc(var(--ch) * ${ROWS})` }}
      >
        <Floor />
        {children}
        {after ? <Trails now={now} coming={coming} place={place} /> : null}
        {GOODS.map((good, i) => (
          <span
            key={good}
            data-marker={good}
            className={classes(
              'pointer-events-none absolute top-0 left-0 z-10 transition-[transform,opacity] duration-[calc(400ms*var(--pace,1))] ease-in-out',
              coming[i] !== undefined && 'opacity-45',
            )}
            style={at(place(now[i] ?? 0, i))}
          >
            <Token token={good} className="size-full" />
            {coming[i] === undefined && after?.lost[good] ? (
              <Lost n={after.lost[good]} size={place(now[i] ?? 0, i).size} />
            ) : null}
          </span>
        ))}
        {GOODS.map((good, i) =>
          coming[i] === undefined ? null : (
            <span
              key={good}
              data-ghost={good}
              className="pointer-events-none absolute top-0 left-0 z-20 rounded-[4px] shadow-[0_0_0_3px_var(--brass)]"
              style={at(place(coming[i], i))}
            >
              <Token token={good} className="size-full" />
              {after?.lost[good] ? <Lost n={after.lost[good]} size={place(coming[i], i).size} /> : null}
            </span>
          ),
        )}
        {targets.flatMap((cells, i) =>
          cells.map((cell) => <Target key={`${i}.${cell}`} good={i} cell={cell} standing={place(cell, i)} />),
        )}
      </div>
      <span
        role="img"
        aria-label={own.shape}
        title={own.shape}
        className="text-center text-xs leading-none font-bold text-pencil"
      >
        ≈
      </span>
      <div aria-hidden className="grid" style={{ gridTemplateColumns: `repeat(${COLUMNS}, var(--cw))` }}>
        {Array.from({ length: COLUMNS }, (_, column) => (
          <span key={column} className="text-center text-xs leading-none text-pencil tabular-nums">
            +{column}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The floor: rows grow shorter upwards, the amount stands in every cell; around it a wall of brick. */
const Floor = memo(function Floor() {
  return (
    <div aria-hidden className="absolute inset-0">
      {ROW_LENGTHS.map((length, row) =>
        Array.from({ length }, (_, column) => (
          <span
            key={`${row}.${column}`}
            className={classes(
              'absolute grid boards h-(--ch) w-(--cw) place-items-center border border-rule/60 font-display text-[0.9rem] tabular-nums',
              'text-[color-mix(in_srgb,var(--pencil)_72%,var(--sheet))]',
              (row + column) % 2 === 0 ? 'bg-sheet' : 'bg-[color-mix(in_srgb,var(--paper)_70%,var(--sheet))]',
            )}
            style={{ left: `calc(var(--cw) * ${column})`, top: `calc(var(--ch) * ${ROWS - 1 - row})` }}
          >
            {ROW_VALUE * row + column}
          </span>
        )),
      )}
      <svg
        viewBox={`0 0 ${COLUMNS} ${ROWS}`}
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        {WALL.map(([width, stroke, dash]) => (
          <path
            key={stroke}
            d={OUTLINE}
            fill="none"
            vectorEffect="non-scaling-stroke"
            strokeWidth={width}
            strokeDasharray={dash}
            style={{ stroke }}
          />
        ))}
      </svg>
    </div>
  );
});

/** Outline, bricks, joints. */
const WALL = [
  [7, 'var(--art-line)', undefined],
  [4.5, 'var(--art-brick)', undefined],
  [4.5, 'var(--art-joint)', '1 9'],
] as const;

/** The edge of the warehouse as one line. */
const OUTLINE = `${ROW_LENGTHS.reduce(
  (path, length, row) => `${path}V${ROWS - row}H${length}V${ROWS - 1 - row}`,
  `M0 ${ROWS}H${ROW_LENGTHS[0] ?? 0}`,
)}H0Z`;

interface TrailsProps {
  now: readonly Cell[];
  coming: readonly (Cell | undefined)[];
  place: (cell: Cell, good: number) => Standing;
}

function Trails({ now, coming, place }: TrailsProps) {
  return (
    <svg
      aria-hidden
      viewBox={`0 0 ${COLUMNS} ${ROWS}`}
      preserveAspectRatio="none"
      className="pointer-events-none absolute inset-0 z-[5] size-full overflow-visible"
    >
      {GOODS.map((good, i) => {
        const to = coming[i];
        if (to === undefined) return null;
        const [a, b] = [place(now[i] ?? 0, i), place(to, i)];
        return (
          <line
            key={good}
            x1={a.x}
            y1={a.y}
            x2={b.x}
            y2={b.y}
            vectorEffect="non-scaling-stroke"
            strokeWidth="4"
            strokeDasharray="7 4"
            style={{ stroke: inkOf(good).ink }}
          />
        );
      })}
    </svg>
  );
}

/** Steps that would lead over the edge; as large on a small marker as on a large one. */
const Lost = ({ n, size }: { n: number; size: number }) => (
  <span
    className="absolute -top-1 left-[70%] rounded-full border-2 border-sheet bg-brick px-1 leading-tight font-bold whitespace-nowrap text-on-brick"
    style={{ fontSize: `calc(0.75rem / ${size})` }}
  >
    ✕{n}
  </span>
);
