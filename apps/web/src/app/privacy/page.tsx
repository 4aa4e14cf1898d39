import { getTranslations } from 'next-intl/server';
import { Panel } from '@quayside/ui';
import { Page } from '../../components/page.tsx';
import { titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('privacy.title');

const PARTS = ['kept', 'words', 'presence', 'keys', 'cookies', 'browser', 'public', 'leaving'] as const;

export default async function PrivacyPage() {
  const t = await getTranslations('privacy');
  return (
    <Page title={t('title')}>
      <Panel className="grid gap-5 p-6 text-pretty">
        <p className="text-lg">{t('lead')}</p>
        {PARTS.map((part) => (
          <section key={part}>
            <h2 className="font-display text-xl font-bold">{t(`${part}.title`)}</h2>
            <p>{t(`${part}.text`)}</p>
          </section>
        ))}
      </Panel>
    </Page>
  );
}
