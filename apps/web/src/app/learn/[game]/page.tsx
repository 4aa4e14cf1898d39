import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { gameIds, loadGame, loadHandbook } from '@quayside/games/load';
import { inLanguage } from '@quayside/languages';
import { GameGuide } from '../../../features/learn/game-guide.tsx';

export async function generateMetadata({ params }: PageProps<'/learn/[game]'>): Promise<Metadata> {
  const [{ game }, language, t] = await Promise.all([params, getLocale(), getTranslations('learn')]);
  const name = gameIds.includes(game) ? inLanguage((await loadGame(game)).messages, language)['game.name'] : undefined;
  return { title: name ?? t('title') };
}

export default async function GuidePage({ params }: PageProps<'/learn/[game]'>) {
  const [{ game }, language] = await Promise.all([params, getLocale()]);
  if (!gameIds.includes(game)) notFound();
  const [rules, handbook] = await Promise.all([loadGame(game), loadHandbook(game)]);
  return <GameGuide game={rules} handbook={handbook} language={language} />;
}
