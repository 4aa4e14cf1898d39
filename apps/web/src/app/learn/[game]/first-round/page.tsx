import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { lessonIds, loadGame } from '@quayside/games/load';
import { inLanguage } from '@quayside/languages';
import { FirstRound } from '../../../../features/tutorial/first-round.tsx';

export async function generateMetadata({ params }: PageProps<'/learn/[game]/first-round'>): Promise<Metadata> {
  const [{ game }, language, t] = await Promise.all([params, getLocale(), getTranslations('tutorial')]);
  if (!lessonIds.includes(game)) return {};
  const { messages } = await loadGame(game);
  return { title: t('title', { game: inLanguage(messages, language)['game.name'] ?? game }) };
}

export default async function FirstRoundPage({ params }: PageProps<'/learn/[game]/first-round'>) {
  const { game } = await params;
  if (!lessonIds.includes(game)) notFound();
  return <FirstRound game={game} />;
}
