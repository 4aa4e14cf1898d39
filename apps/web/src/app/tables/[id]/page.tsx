import { MatchPage } from '../../../features/match/match-page.tsx';
import { prefetch, refuseMissing } from '../../../lib/trpc/prefetch.ts';
import { titleOf } from '../../../components/titled-page.tsx';

export const generateMetadata = titleOf('table.title');

export default async function Page({ params }: PageProps<'/tables/[id]'>) {
  const { id } = await params;
  const prefetched = await prefetch();
  const found = await prefetched?.table(id).catch(() => null);
  refuseMissing(found);
  const seen =
    prefetched && found && 'update' in found ? { by: prefetched.me?.id ?? null, update: found.update } : null;
  return <MatchPage id={id} {...(seen ? { seen } : {})} />;
}
