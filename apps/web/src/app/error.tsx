'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@quayside/ui';
import { Problem } from '../shell/problem.tsx';

export default function Broken({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('problem');
  return (
    <Problem title={t('broken')} hint={t('brokenHint')} home={t('home')}>
      <Button onClick={reset}>{t('again')}</Button>
    </Problem>
  );
}
