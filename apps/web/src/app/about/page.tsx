import { getTranslations } from 'next-intl/server';
import { Panel } from '@quayside/ui';
import { Page } from '../../components/page.tsx';
import { titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('about.title');

export default async function AboutPage() {
  const t = await getTranslations('about');
  return (
    <Page title={t('title')}>
      <Panel className="grid gap-4 p-6 text-lg text-pretty">
        <p>{t('p1')}</p>
        <p>{t('p2')}</p>
        <p>{t('p3')}</p>
        <p>{t('p5')}</p>
        <p>{t('p4')}</p>
      </Panel>
    </Page>
  );
}
