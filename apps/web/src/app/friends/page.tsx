import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Friends } from '../../features/friends/friends-page.tsx';
import { Page } from '../../components/page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('friends'))('title') };
}

export default async function Route() {
  const t = await getTranslations('friends');
  return (
    <Page title={t('title')} wide>
      <Friends />
    </Page>
  );
}
