import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Pairing } from '../../features/pairing/pairing-page.tsx';
import { Page } from '../../components/page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('pairing'))('title') };
}

export default async function Route() {
  const t = await getTranslations('pairing');
  return (
    <Page title={t('title')}>
      <Pairing />
    </Page>
  );
}
