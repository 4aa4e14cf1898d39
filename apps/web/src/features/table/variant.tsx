'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Table } from '@quayside/api';
import type { Game } from '@quayside/engine';
import { inLanguage } from '@quayside/languages';
import { Panel } from '@quayside/ui';
import { useClockText } from '../../lib/clock-text.ts';
import { FirstRoundLink } from '../tutorial/first-round-link.tsx';
import { optionApplies } from './option-applies.ts';

/** What is played: the game, and where its options differ from the usual. */
export function Variant({
  table: { options, seats, clock, whenLeft, watchDelay },
  game,
}: {
  table: Table;
  game: Game;
}) {
  const t = useTranslations('table');
  const form = useTranslations('newTable');
  const clockWords = useTranslations('clock');
  const clockText = useClockText();
  const messages = inLanguage(game.messages, useLocale());
  // Defaults need no words, but for choices: how long it takes and the like.
  const shown = Object.entries(options).filter(([key, value]) => {
    const spec = game.options[key];
    return (
      spec !== undefined && optionApplies(spec, seats.length) && (spec.kind === 'choice' || value !== spec.default)
    );
  });
  return (
    <Panel title={t('variant')}>
      <p className="mb-2">{messages['game.about']}</p>
      <FirstRoundLink game={game.id} size="small" className="mb-3" />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1">
        {clock ? (
          <div className="contents">
            <dt className="text-pencil">{clockWords('label')}</dt>
            <dd className="font-semibold">{clockText(clock)}</dd>
          </div>
        ) : null}
        {seats.length > 1 ? (
          <div className="contents">
            <dt className="text-pencil">{form('whenLeft')}</dt>
            <dd className="font-semibold">{form(`leaving.${whenLeft}`)}</dd>
            <dt className="text-pencil">{form('watch')}</dt>
            <dd className="font-semibold">{form('watchDelay', { turns: watchDelay })}</dd>
          </div>
        ) : null}
        {shown.map(([key, value]) => (
          <div key={key} className="contents">
            <dt className="text-pencil">{messages[`option.${key}`] ?? key}</dt>
            <dd className="font-semibold">
              {typeof value === 'boolean'
                ? t(value ? 'yes' : 'no')
                : (messages[`option.${key}.${value}`] ?? messages[`term.${value}`] ?? value)}
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
