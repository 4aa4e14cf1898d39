'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Ruling } from '@quayside/engine';
import { inLanguage } from '@quayside/languages';
import { BuildingCard } from '@quayside/ui/art';
import { facetOf, type CardEntry } from './card-lists.ts';

export interface CardIndexEntryProps {
  entry: CardEntry;
  /** All rulings of the game. */
  rulings: readonly Ruling[];
}

/** A card with its text beside it and the rulings about it; boards and logs link to it. */
export function CardIndexEntry({ entry, rulings }: CardIndexEntryProps) {
  const { id, title, text, cells, drawn } = entry;
  const said = (['type', 'set', 'phase'] as const).flatMap((facet) => facetOf(entry, facet) ?? []);
  return (
    <li
      // A good may be listed twice; what has a text is listed once.
      id={drawn || text !== null ? `card-${id}` : undefined}
      className="scroll-mt-4 break-inside-avoid rounded-card border-[1.5px] border-ink bg-paper p-3 target:outline-[3px] target:outline-brass"
    >
      <div className={drawn ? 'flex gap-3' : ''}>
        {drawn ? <BuildingCard face={drawn.face} size="full" className="w-36 shrink-0 self-start" /> : null}
        <div className="min-w-0">
          <h3 className="font-display font-bold hyphens-auto">{title}</h3>
          {said.length > 0 ? <p className="text-sm text-pencil first-letter:uppercase">{said.join(' · ')}</p> : null}
          {text === null ? null : <p className="my-1 text-pretty leading-snug">{text}</p>}
          <dl className="flex flex-wrap gap-x-4 text-sm">
            {cells.map((cell) => (
              <div key={cell.label} className="flex gap-1">
                {cell.label === '' ? null : <dt className="text-pencil">{cell.label}</dt>}
                <dd className="font-semibold">{cell.value}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <CardRulings about={rulings.filter((one) => drawn?.rulings.includes(one.id))} />
    </li>
  );
}

function CardRulings({ about }: { about: readonly Ruling[] }) {
  const t = useTranslations('learn');
  const language = useLocale();
  if (about.length === 0) return null;
  return (
    <details className="mt-2 border-t border-rule pt-1 text-sm leading-snug">
      <summary className="min-h-6 cursor-pointer py-0.5 font-semibold">
        {t('rulings')} ({about.length})
      </summary>
      <dl className="mt-1 grid gap-2">
        {about.map(({ id, question, ruling }) => (
          <div key={id}>
            <dt className="font-semibold">
              {inLanguage(question, language)} <span className="label-caps text-pencil">{id}</span>
            </dt>
            <dd>{inLanguage(ruling, language)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
