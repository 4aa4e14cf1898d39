import { getTranslations } from 'next-intl/server';
import { NewTable } from '../../../features/table/new-table.tsx';
import { titleOf } from '../../../components/titled-page.tsx';

export const generateMetadata = titleOf('newTable.title');

export default async function NewTablePage({ searchParams }: PageProps<'/tables/new'>) {
  const [t, { game }] = await Promise.all([getTranslations('newTable'), searchParams]);
  return (
    <div className="mx-auto max-w-[44rem] p-4 pb-12">
      <h1 className="my-4 font-display text-3xl font-extrabold tracking-tight">{t('title')}</h1>
      <NewTable wanted={typeof game === 'string' ? game : null} />
    </div>
  );
}
