import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { gameIds } from '@quayside/games/boards';
import { GameGuide } from '../../../learn/card-index.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('learn'))('title') };
}

export default async function GuidePage({ params }: PageProps<'/learn/[game]'>) {
  const { game } = await params;
  if (!gameIds.includes(game)) notFound();
  return <GameGuide id={game} />;
}
