'use client';

import { classes } from '@quayside/ui';
import { ChartTable } from './chart-table.tsx';

export interface ChartLine {
  readonly name: string;
  readonly values: readonly number[];
  /** How far each value may be off, on both sides. */
  readonly off?: readonly number[];
}
export interface LineChartProps {
  label: string;
  lines: readonly ChartLine[];
  /** What each step is called: with them, the numbers can be read as a table too. */
  steps?: readonly string[];
  /** What a step is. */
  step?: string;
  /** Where the names stand beside it already. */
  withoutNames?: boolean;
  /** Marks this place on the curve. */
  at?: number;
  className?: string;
}

const [W, H, EDGE] = [400, 150, 34];
const STROKES = ['stroke-seat-0', 'stroke-seat-1', 'stroke-seat-2', 'stroke-seat-3', 'stroke-seat-4'];
const FILLS = ['fill-seat-0', 'fill-seat-1', 'fill-seat-2', 'fill-seat-3', 'fill-seat-4'];
/** Colours are never the only sign: each line has its own dashes too, and its name at its end. */
const DASHES = ['', '8 4', '3 3', '12 4 3 4', '1 4'];

/** How numbers went over time; read out as first and last value of each line. */
export function LineChart({ label, lines, steps: names, step = '', withoutNames, at, className }: LineChartProps) {
  const all = lines.flatMap(({ values, off = [] }) =>
    values.flatMap((value, i) => [value - (off[i] ?? 0), value + (off[i] ?? 0)]),
  );
  const [low, high] = [Math.min(0, ...all), Math.max(1, ...all)];
  const steps = Math.max(1, ...lines.map((line) => line.values.length - 1));
  const x = (i: number) => EDGE + (i / steps) * (W - EDGE - 8);
  const y = (value: number) => H - 16 - ((value - low) / (high - low)) * (H - 28);
  const said = lines.map((line) => `${line.name}: ${line.values[0] ?? 0} → ${line.values.at(-1) ?? 0}`).join('; ');
  return (
    <figure className={classes('grid gap-1', className)}>
      <figcaption className="label-caps text-pencil">{label}</figcaption>
      <svg role="img" aria-label={`${label}. ${said}`} viewBox={`0 0 ${W} ${H}`} className="w-full">
        {[low, Math.round((low + high) / 2), high].map((value) => (
          <g key={value}>
            <path d={`M${EDGE} ${y(value)}H${W - 8}`} className="stroke-rule" strokeWidth="1" strokeDasharray="2 4" />
            <text x={EDGE - 5} y={y(value) + 4} textAnchor="end" fontSize="12" className="fill-pencil tabular-nums">
              {Math.round(value)}
            </text>
          </g>
        ))}
        {at === undefined ? null : <path d={`M${x(at)} 6V${H - 16}`} className="stroke-ink" strokeWidth="1.5" />}
        {lines.map((line, i) => {
          const tone = i % STROKES.length;
          const end = line.values.length - 1;
          return (
            // Two people may be called the same; their place tells them apart.
            // oxlint-disable-next-line react/no-array-index-key
            <g key={i}>
              {line.off ? <path d={areaPath(line, x, y)} className={FILLS[tone]} opacity=".18" /> : null}
              <path
                d={line.values.map((value, step) => `${step === 0 ? 'M' : 'L'}${x(step)} ${y(value)}`).join('')}
                className={classes('fill-none', STROKES[tone])}
                strokeWidth="2.5"
                strokeLinejoin="round"
                strokeDasharray={DASHES[tone]}
              />
              <circle cx={x(end)} cy={y(line.values[end] ?? 0)} r="4" className={FILLS[tone] ?? ''} />
            </g>
          );
        })}
      </svg>
      {lines.length > 1 && !withoutNames ? (
        <ul aria-hidden className="flex flex-wrap gap-x-4 text-sm">
          {lines.map((line, i) => (
            // oxlint-disable-next-line react/no-array-index-key
            <li key={i} className="inline-flex items-center gap-1.5">
              <svg width="28" height="6" viewBox="0 0 28 6">
                <path
                  d="M0 3h28"
                  className={STROKES[i % STROKES.length]}
                  strokeWidth="3"
                  strokeDasharray={DASHES[i % DASHES.length]}
                />
              </svg>
              {line.name}
            </li>
          ))}
        </ul>
      ) : null}
      {names ? <ChartTable label={label} lines={lines} steps={names} step={step} /> : null}
    </figure>
  );
}

/** Along the upper edge and back along the lower one. */
function areaPath({ values, off = [] }: ChartLine, x: (i: number) => number, y: (value: number) => number): string {
  const upper = values.map((value, i) => `${x(i)} ${y(value + (off[i] ?? 0))}`);
  const lower = values.map((value, i) => `${x(i)} ${y(value - (off[i] ?? 0))}`);
  return `M${[...upper, ...lower.reverse()].join('L')}Z`;
}
