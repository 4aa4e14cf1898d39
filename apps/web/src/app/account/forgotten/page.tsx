import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ForgottenPassword } from '../../../features/account/email-links.tsx';
import { Page } from '../../../components/page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('account'))('forgottenTitle') };
}

export default async function Route() {
  const t = await getTranslations('account');
  return (
    <Page title={t('forgottenTitle')}>
      <ForgottenPassword />
    </Page>
  );
}
