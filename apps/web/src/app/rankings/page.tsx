import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Rankings } from '../../features/rankings/rankings-page.tsx';
import { Page } from '../../components/page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('rankings'))('title') };
}

export default async function Route() {
  const t = await getTranslations('rankings');
  return (
    <Page title={t('title')} wide>
      <Rankings />
    </Page>
  );
}
