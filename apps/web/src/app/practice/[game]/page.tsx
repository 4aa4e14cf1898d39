import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { gameIds, loadGame } from '@quayside/games/load';
import { inLanguage } from '@quayside/languages';
import { PracticePage } from '../../../features/practice/practice-page.tsx';

export async function generateMetadata({ params }: PageProps<'/practice/[game]'>): Promise<Metadata> {
  const [{ game }, language, t] = await Promise.all([params, getLocale(), getTranslations('practice')]);
  if (!gameIds.includes(game)) return {};
  const { messages } = await loadGame(game);
  return { title: t('title', { game: inLanguage(messages, language)['game.name'] ?? game }) };
}

export default async function Page({ params }: PageProps<'/practice/[game]'>) {
  const { game } = await params;
  if (!gameIds.includes(game)) notFound();
  return <PracticePage game={game} />;
}
