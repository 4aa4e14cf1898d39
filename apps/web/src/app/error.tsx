'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { Button } from '@quayside/ui';
import { Problem } from '../components/problem.tsx';
import { reload, reloadOnce } from '../lib/reload.ts';

export default function Broken({ error }: { error: Error }) {
  const t = useTranslations('problem');
  // A page from before an update looks for scripts that are gone. Nothing is broken: it is only old.
  const old = error.name === 'ChunkLoadError';
  useEffect(() => {
    if (old) reloadOnce();
  }, [old]);
  return (
    <Problem title={t('broken')} hint={t('brokenHint')} home={t('home')}>
      <Button onClick={reload}>{t('again')}</Button>
    </Problem>
  );
}
