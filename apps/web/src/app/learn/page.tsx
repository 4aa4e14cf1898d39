import { getLocale, getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { gameIds, inListingOrder, loadGame } from '@quayside/games/load';
import { inLanguage } from '@quayside/languages';
import { Button, Panel } from '@quayside/ui';
import { gamePictures } from '../../features/home/game-pictures.tsx';
import { FirstRoundLink } from '../../features/tutorial/first-round-link.tsx';
import { titleOf } from '../../components/titled-page.tsx';

export const generateMetadata = titleOf('learn.title');

export default async function LearnPage() {
  const [t, language, games, pictures] = await Promise.all([
    getTranslations('learn'),
    getLocale(),
    Promise.all(gameIds.map(loadGame)),
    gamePictures(),
  ]);
  return (
    <div className="mx-auto max-w-[56rem] p-4 pb-12">
      <h1 className="mt-4 mb-2 font-display text-3xl font-extrabold tracking-tight">{t('title')}</h1>
      <p className="mb-5 text-lg">{t('lead')}</p>
      <ul className="grid gap-4 sm:grid-cols-2">
        {inListingOrder(games)
          .map(({ id, messages }) => ({ id, words: inLanguage(messages, language) }))
          .map(({ id, words }) => (
            <li key={id}>
              <Panel className="h-full overflow-hidden">
                <div className="-m-4 mb-3 h-28 overflow-hidden border-b-[1.5px] border-ink">{pictures[id]}</div>
                <h2 className="font-display text-xl font-bold">
                  <Link href={`/learn/${id}`} className="link">
                    {words['game.name'] ?? id}
                  </Link>
                </h2>
                <p className="mt-1 mb-3 text-pretty">{words['game.about']}</p>
                <div className="flex flex-wrap gap-2">
                  <FirstRoundLink game={id} size="small" tone="water" />
                  <Button asChild size="small">
                    <Link href={`/statistics?game=${id}`} aria-label={`${t('wins')}: ${words['game.name'] ?? id}`}>
                      {t('wins')}
                    </Link>
                  </Button>
                </div>
              </Panel>
            </li>
          ))}
      </ul>
    </div>
  );
}
