import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Settings } from '../../settings/settings.tsx';
import { Page } from '../../shell/page.tsx';

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
