import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Settings } from '../../features/settings/settings-page.tsx';
import { Page } from '../../components/page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('settings'))('title') };
}

export default async function Route() {
  const t = await getTranslations('settings');
  return (
    <Page title={t('title')} wide>
      <Settings />
    </Page>
  );
}
