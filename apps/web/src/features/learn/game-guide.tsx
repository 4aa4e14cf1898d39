import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import type { Game, Handbook } from '@quayside/engine';
import { loadCards } from '@quayside/games/boards';
import { inLanguage, type Language } from '@quayside/languages';
import { Button, Panel } from '@quayside/ui';
import { FirstRoundLink } from '../tutorial/first-round-link.tsx';
import { CardIndex } from './card-index.tsx';
import { cardListsOf } from './card-lists.ts';
import { Reference } from './reference.tsx';
import { Rulings } from './rulings.tsx';

export interface GameGuideProps {
  game: Game;
  handbook: Handbook;
  language: Language;
}

const PLACES = ['reference', 'cards', 'rulings'] as const;

/** A game at a glance: who, which variants, what counts, the reference, every printed thing with a search, and the rulings. */
export async function GameGuide({ game, handbook, language }: GameGuideProps) {
  const t = await getTranslations('learn');
  const messages = inLanguage(game.messages, language);
  const drawn = (await loadCards(game.id))?.(game, handbook, language) ?? [];
  const lines = Object.keys(messages).filter((key) => key.startsWith('score.'));
  const options = Object.keys(game.options);
  return (
    <div className="mx-auto grid max-w-[72rem] gap-5 p-4 pb-12">
      <div className="mt-4 flex flex-wrap items-end justify-between gap-4">
        <h1 className="font-display text-3xl font-extrabold tracking-tight">{messages['game.name']}</h1>
        <div className="flex flex-wrap gap-3">
          <FirstRoundLink game={game.id} tone="water" />
          <Button asChild>
            <Link href={`/practice/${game.id}`}>{t('practice')}</Link>
          </Button>
          <Button asChild tone="brick">
            <Link href={`/tables/new?game=${game.id}`}>{t('play')}</Link>
          </Button>
        </div>
      </div>
      <nav aria-label={t('contents')} className="flex flex-wrap gap-x-5 gap-y-1">
        {PLACES.filter((one) => one !== 'rulings' || handbook.rulings.length > 0).map((one) => (
          <a key={one} href={`#${one}`} className="link inline-flex min-h-9 items-center font-semibold">
            {t(one)}
          </a>
        ))}
        <Link href={`/statistics?game=${game.id}`} className="link inline-flex min-h-9 items-center font-semibold">
          {t('wins')}
        </Link>
      </nav>
      <Panel>
        <p className="mb-3 text-lg text-pretty">{messages['game.about']}</p>
        {messages['game.data'] ? (
          <p className="mb-3 border-l-[6px] border-brass bg-brass-wash px-3 py-2 text-pretty">
            {messages['game.data']}
          </p>
        ) : null}
        <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[auto_1fr]">
          <dt className="label-caps pt-1 text-pencil">{t('seats')}</dt>
          <dd>{game.seats.min === game.seats.max ? game.seats.min : `${game.seats.min}–${game.seats.max}`}</dd>
          {options.length > 0 ? (
            <>
              <dt className="label-caps pt-1 text-pencil">{t('options')}</dt>
              <dd>{options.map((key) => messages[`option.${key}`] ?? key).join(' · ')}</dd>
            </>
          ) : null}
          <dt className="label-caps pt-1 text-pencil">{t('scoring')}</dt>
          <dd>{lines.map((key) => messages[key]).join(' · ')}</dd>
        </dl>
      </Panel>
      <Reference parts={handbook.reference} language={language} />
      <CardIndex lists={cardListsOf(game.components, messages, language, drawn)} rulings={handbook.rulings} />
      <Rulings rulings={handbook.rulings} language={language} />
    </div>
  );
}
