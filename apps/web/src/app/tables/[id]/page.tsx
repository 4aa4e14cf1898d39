import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MatchPage } from '../../../features/match/match-page.tsx';
import { prefetch, refuseMissing } from '../../../lib/trpc/prefetch.ts';
import { tablePreview } from '../../../lib/table-preview.ts';

export async function generateMetadata({ params }: PageProps<'/tables/[id]'>): Promise<Metadata> {
  const { id } = await params;
  const [found, t] = await Promise.all([tablePreview(id), getTranslations('table')]);
  if (!found) return { title: t('title') };
  // The browser's own title stays short: the page puts a flag before it.
  return { title: t('title'), description: found.text, openGraph: { title: found.game, description: found.text } };
}

export default async function Page({ params }: PageProps<'/tables/[id]'>) {
  const { id } = await params;
  const prefetched = await prefetch();
  const found = await prefetched?.table(id).catch(() => null);
  refuseMissing(found);
  const seen =
    prefetched && found && 'update' in found ? { by: prefetched.me?.id ?? null, update: found.update } : null;
  return <MatchPage id={id} {...(seen ? { seen } : {})} />;
}
