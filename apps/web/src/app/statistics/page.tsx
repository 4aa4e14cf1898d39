import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Statistics } from '../../features/statistics/statistics-page.tsx';
import { Page } from '../../components/page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('statistics'))('title') };
}

export default async function Route() {
  const t = await getTranslations('statistics');
  return (
    <Page title={t('title')} wide>
      <Statistics />
    </Page>
  );
}
