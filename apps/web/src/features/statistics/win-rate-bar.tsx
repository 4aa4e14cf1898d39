'use client';

import { useTranslations } from 'next-intl';

export interface WinRateBarProps {
  name: string;
  won: number;
  matches: number;
  /** The share that everybody has at such tables, marked on the bar. */
  usual: number;
}

/** How often something has won, in numbers and as a bar. */
export function WinRateBar({ name, won, matches, usual }: WinRateBarProps) {
  const t = useTranslations('statistics');
  const share = matches > 0 ? won / matches : 0;
  return (
    <li className="grid grid-cols-[1fr_auto] items-baseline gap-x-4">
      <span className="font-semibold first-letter:uppercase">{name}</span>
      <span className="tabular-nums">
        <span className="font-display font-bold">{Math.round(100 * share)} %</span>{' '}
        <span className="text-sm text-pencil">{t('of', { won, matches })}</span>
      </span>
      <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="col-span-2 mt-0.5 h-2.5 w-full">
        <rect width="100" height="6" className="fill-shade" />
        <rect width={100 * share} height="6" className={share >= usual ? 'fill-water' : 'fill-pencil'} />
        <rect x={100 * usual - 0.25} width="0.5" height="6" className="fill-ink" />
      </svg>
    </li>
  );
}
