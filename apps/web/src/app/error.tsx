'use client';

import { useTranslations } from 'next-intl';
import { useRouter } from 'next/navigation';
import { startTransition } from 'react';
import { Button } from '@quayside/ui';
import { Problem } from '../shell/problem.tsx';

export default function Broken({ reset }: { error: Error; reset: () => void }) {
  const t = useTranslations('problem');
  const router = useRouter();
  /** What broke on the server is asked for again; drawing it once more would not help. */
  const again = () =>
    startTransition(() => {
      router.refresh();
      reset();
    });
  return (
    <Problem title={t('broken')} hint={t('brokenHint')} home={t('home')}>
      <Button onClick={again}>{t('again')}</Button>
    </Problem>
  );
}
