import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Tables } from '../../features/lobby/lobby-page.tsx';
import { Page } from '../../components/page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('tables'))('title') };
}

export default async function Route() {
  const t = await getTranslations('tables');
  return (
    <Page title={t('title')} wide>
      <Tables />
    </Page>
  );
}
