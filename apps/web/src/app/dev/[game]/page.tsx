import { notFound } from 'next/navigation';
import { gameIds, sourceOf } from '@quayside/games/load';
import { DevTablePage } from '../../../features/dev-table/dev-table-page.tsx';
import { titleOf } from '../../../components/titled-page.tsx';
import { devTablesAllowed } from '../dev-tables-allowed.ts';

export const generateMetadata = titleOf('devTable.title');

export default async function Route({ params }: PageProps<'/dev/[game]'>) {
  const { game } = await params;
  const source = sourceOf(game);
  if (!(await devTablesAllowed()) || !gameIds.includes(game) || !source) notFound();
  return <DevTablePage game={game} source={source} />;
}
