'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button, Dialog } from '@quayside/ui';
import { Score, TableProvider, type BoardProps } from '@quayside/ui/board';

/** How the match would end if it ended now. */
export function CurrentScore({ board }: { board: BoardProps }) {
  const t = useTranslations('table');
  const { rules, view } = board;
  const known = useMemo(() => {
    try {
      return rules.game.score(view).length > 0;
    } catch {
      // Some of it is hidden from this seat.
      return false;
    }
  }, [rules, view]);
  if (!known) return null;
  return (
    <Dialog title={t('scoreNow')} closeWord={t('close')} trigger={<Button size="small">{t('scoreNow')}</Button>}>
      <TableProvider {...board}>
        <Score soFar />
      </TableProvider>
    </Dialog>
  );
}
