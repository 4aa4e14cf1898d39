import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { gameIds, loadGame, loadRulings } from '@quayside/games/load';
import { GameGuide } from '../../../learn/game-guide.tsx';

export async function generateMetadata(): Promise<Metadata> {
  return { title: (await getTranslations('learn'))('title') };
}

export default async function GuidePage({ params }: PageProps<'/learn/[game]'>) {
  const [{ game }, language] = await Promise.all([params, getLocale()]);
  if (!gameIds.includes(game)) notFound();
  const [rules, rulings] = await Promise.all([loadGame(game), loadRulings(game)]);
  return <GameGuide game={rules} rulings={rulings} language={language} />;
}
