import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { History } from '../../history/history.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('history'))('title') };
}

export default async function HistoryPage() {
  const t = await getTranslations('history');
  return (
    <div className="mx-auto max-w-[56rem] p-4 pb-12">
      <h1 className="my-4 font-display text-3xl font-extrabold tracking-tight">{t('title')}</h1>
      <History />
    </div>
  );
}
