'use client';

import { useTranslations } from 'next-intl';
import type { ChartLine } from './line-chart.tsx';

interface ChartTableProps {
  label: string;
  lines: readonly ChartLine[];
  steps: readonly string[];
  step: string;
}

/** A chart's data as a table, for screen readers and exact numbers. */
export function ChartTable({ label, lines, steps, step }: ChartTableProps) {
  const t = useTranslations('charts');
  return (
    <details className="mt-1">
      <summary className="min-h-9 cursor-pointer py-1 text-sm font-semibold">{t('table')}</summary>
      {/* A region that scrolls can be scrolled by keyboard only where it can have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div tabIndex={0} role="region" aria-label={label} className="max-h-72 overflow-auto">
        <table className="w-full border-collapse text-sm tabular-nums">
          <thead className="sticky top-0 bg-sheet">
            <tr className="border-b-[1.5px] border-ink text-left">
              <th scope="col" className="py-1 pr-3">
                {step}
              </th>
              {lines.map((line, i) => (
                // oxlint-disable-next-line react/no-array-index-key
                <th key={i} scope="col" className="py-1 pr-3 text-right">
                  {line.name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {steps.map((name, i) => (
              // Two steps may be called the same.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={i} className="border-b border-rule">
                <th scope="row" className="py-0.5 pr-3 text-left font-normal">
                  {name}
                </th>
                {lines.map((line, seat) => (
                  // oxlint-disable-next-line react/no-array-index-key
                  <td key={seat} className="py-0.5 pr-3 text-right">
                    {line.values[i] ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
