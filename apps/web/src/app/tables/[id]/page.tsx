import { MatchPage } from '../../../features/match/match-page.tsx';
import { prefetch } from '../../../lib/trpc/prefetch.ts';
import { titleOf } from '../../../components/titled-page.tsx';

export const generateMetadata = titleOf('table.title');

export default async function Page({ params }: PageProps<'/tables/[id]'>) {
  const { id } = await params;
  const prefetched = await prefetch();
  const update = await prefetched?.table(id).catch(() => null);
  return <MatchPage id={id} {...(prefetched && update ? { seen: { by: prefetched.me?.id ?? null, update } } : {})} />;
}
