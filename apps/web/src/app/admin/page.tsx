import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Admin } from '../../features/admin/admin-page.tsx';
import { Page } from '../../components/page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('admin'))('title') };
}

export default async function Route() {
  const t = await getTranslations('admin');
  return (
    <Page title={t('title')} wide>
      <Admin />
    </Page>
  );
}
