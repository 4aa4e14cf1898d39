import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MatchPage } from '../../../features/replay/replay-page.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('replay'))('title') };
}

export default async function Page({ params, searchParams }: PageProps<'/matches/[id]'>) {
  const [{ id }, { at }] = await Promise.all([params, searchParams]);
  return <MatchPage id={id} from={typeof at === 'string' && /^\d{1,6}$/.test(at) ? Number(at) : null} />;
}
