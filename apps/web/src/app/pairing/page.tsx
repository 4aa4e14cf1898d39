import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Pairing } from '../../pairing/pairing.tsx';
import { Page } from '../../shell/page.tsx';

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
