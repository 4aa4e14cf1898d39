'use client';

import { useTranslations } from 'next-intl';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@quayside/ui';
import { localStore } from '../../lib/local-store.ts';
import { NOTICE_PLACE } from '../../lib/notice-place.ts';
import { play } from '../../lib/sound.ts';
import { usePlayPreferences } from '../board/play-preferences.ts';
import { usePairing } from '../pairing/use-pairing.ts';

const lastTable = (key: string) =>
  localStore(key, (text) => {
    try {
      const found: unknown = JSON.parse(text ?? 'null');
      return typeof found === 'string' ? found : null;
    } catch {
      return null;
    }
  });
/** The table for which some tab of this browser has rung, and the one whose notice was closed or followed. */
const rung = lastTable('quayside-rung');
const seen = lastTable('quayside-found-seen');

/** A search has found a match: a bell, once a browser, and a notice on every page until somebody goes there. */
export function FoundMatchNotice() {
  const t = useTranslations('notifications');
  const path = usePathname();
  const { table } = usePairing();
  const [{ searchSound }] = usePlayPreferences();
  const seenTable = seen.use();
  const there = table !== null && path === `/tables/${table}`;
  useEffect(() => {
    if (table === null || rung.get() === table) return;
    rung.set(table);
    if (searchSound) play('bell');
  }, [table, searchSound]);
  useEffect(() => {
    if (there) seen.set(table);
  }, [there, table]);
  const place = document.getElementById(NOTICE_PLACE);
  // The page of the search opens the table by itself.
  if (!place || table === null || there || seenTable === table || path === '/pairing') return null;
  return createPortal(
    // A table fills the screen below it, so it keeps to a height that the table knows (--strip).
    <div
      role="alert"
      data-strip
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-2 border-t border-ink bg-brass-wash px-4 py-2 lg:h-10 lg:py-0"
    >
      <p className="font-display text-lg font-bold">{t('found')}</p>
      <div className="flex gap-2">
        <Button asChild size="small" tone="brick">
          <Link href={`/tables/${table}`}>{t('toTable')}</Link>
        </Button>
        <Button size="small" onClick={() => seen.set(table)}>
          {t('later')}
        </Button>
      </div>
    </div>,
    place,
  );
}
