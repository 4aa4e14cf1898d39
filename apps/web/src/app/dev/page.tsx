import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { notFound } from 'next/navigation';
import { gameIds, inListingOrder, loadGame } from '@quayside/games/load';
import { inLanguage } from '@quayside/languages';
import { Panel } from '@quayside/ui';
import { Page } from '../../components/page.tsx';
import { titleOf } from '../../components/titled-page.tsx';
import { devTablesAllowed } from './dev-tables-allowed.ts';

export const generateMetadata = titleOf('devTable.title');

export default async function DevTablesPage() {
  if (!(await devTablesAllowed())) notFound();
  const [t, language, games] = await Promise.all([
    getTranslations('devTable'),
    getLocale(),
    Promise.all(gameIds.map(loadGame)),
  ]);
  return (
    <Page title={t('title')}>
      <Panel className="grid gap-4">
        <p className="text-lg">{t('lead')}</p>
        <ul className="grid gap-2">
          {inListingOrder(games).map(({ id, messages }) => (
            <li key={id}>
              <Link href={`/dev/${id}`} className="link text-lg font-semibold">
                {inLanguage(messages, language)['game.name'] ?? id}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
    </Page>
  );
}
