import { getTranslations } from 'next-intl/server';
import { AccountPage } from '../../features/account/account-page.tsx';
import { Page } from '../../components/page.tsx';
import { titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('account.title');

export default async function Route({ searchParams }: PageProps<'/account'>) {
  const [t, { error }] = await Promise.all([getTranslations('account'), searchParams]);
  return (
    <Page title={t('title')} wide>
      <AccountPage failed={error !== undefined} />
    </Page>
  );
}
