'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@quayside/ui';
import { Problem } from '../components/problem.tsx';
import { reload, useReloadIfOutdated } from '../lib/reload.ts';

export default function PageError({ error }: { error: Error }) {
  const t = useTranslations('problem');
  useReloadIfOutdated(error);
  return (
    <Problem title={t('broken')} hint={t('brokenHint')} home={t('home')}>
      <Button onClick={reload}>{t('again')}</Button>
    </Problem>
  );
}
