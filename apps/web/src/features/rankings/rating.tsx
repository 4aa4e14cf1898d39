'use client';

import { useTranslations } from 'next-intl';

/** Skills are counted in small numbers; people read whole ones more easily. */
export const points = (skill: number): number => Math.round(skill * 40);

/** The rating that is shown, never below 0. */
export const ratingPoints = (skill: number): number => Math.max(0, points(skill));

/** Too few matches to be sure. */
export function Provisional() {
  const t = useTranslations('rankings');
  return <span className="label-caps rounded-card border border-rule px-1 text-pencil">{t('provisional')}</span>;
}

const MOST = 50;

/** The range of the rating as a bar. Hidden from screen readers, since the numbers stand beside it. */
export function Spread({ mu, sigma }: { mu: number; sigma: number }) {
  const at = (x: number) => Math.max(0, Math.min(100, (x / MOST) * 100));
  const [from, to] = [at(mu - 2 * sigma), at(mu + 2 * sigma)];
  return (
    <svg aria-hidden viewBox="0 0 100 6" preserveAspectRatio="none" className="mt-0.5 h-1.5 w-full max-w-64">
      <rect x="0" y="2.5" width="100" height="1" className="fill-rule" />
      <rect x={from} y="1.5" width={to - from} height="3" className="fill-water" />
      <rect x={at(mu) - 0.6} y="0" width="1.2" height="6" className="fill-ink" />
    </svg>
  );
}
