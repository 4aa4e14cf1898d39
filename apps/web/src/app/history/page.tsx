import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { History } from '../../features/history/history-page.tsx';
import { Page } from '../../components/page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('history'))('title') };
}

export default async function HistoryPage() {
  const t = await getTranslations('history');
  return (
    <Page title={t('title')} wide>
      <History />
    </Page>
  );
}
