import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { TablePage } from '../../../features/match/match-page.tsx';
import { inside } from '../../../lib/trpc/inside.ts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('table'))('title') };
}

export default async function Page({ params }: PageProps<'/tables/[id]'>) {
  const { id } = await params;
  const here = await inside();
  const update = await here?.table(id).catch(() => null);
  return <TablePage id={id} {...(here && update ? { seen: { by: here.me?.id ?? null, update } } : {})} />;
}
