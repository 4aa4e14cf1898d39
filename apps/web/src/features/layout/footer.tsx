'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { isTablePath } from '../../lib/table-path.ts';

const PAGES = [
  ['/statistics', 'statistics'],
  ['/about', 'about'],
  ['/privacy', 'privacy'],
  ['/settings', 'settings'],
] as const;

/** What every page ends with, save a table, which is a whole screen. */
export function Footer() {
  const t = useTranslations('shell');
  const path = usePathname();
  if (isTablePath(path)) return null;
  return (
    <footer className="border-t border-rule">
      <div className="mx-auto flex max-w-[80rem] flex-wrap items-center justify-between gap-x-8 gap-y-2 p-4 text-sm">
        <p className="max-w-[44rem] text-pencil">{t('disclaimer')}</p>
        <nav aria-label={t('more')} className="flex flex-wrap gap-x-5">
          {PAGES.map(([href, name]) => (
            <Link key={href} href={href} className="inline-flex min-h-11 items-center font-semibold link">
              {t(name)}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  );
}
