'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { GameEntry, HistoryEntry } from '@quayside/api';
import { SeatMark } from '@quayside/ui';
import { usePersonName } from '../../lib/person-name.ts';
import { useBotName } from '../../lib/seat-names.ts';

/** A finished match in a list: what, when, and who came where. */
export function HistoryRow({ match, game }: { match: HistoryEntry; game: GameEntry | undefined }) {
  const t = useTranslations('history');
  const language = useLocale();
  const botName = useBotName();
  const nameOf = usePersonName();
  const seats = [...match.seats].sort((a, b) => (a.place ?? 99) - (b.place ?? 99) || a.seat - b.seat);
  return (
    <li>
      <Link
        href={`/matches/${match.id}`}
        className="grid gap-1 rounded-card border-[1.5px] border-rule bg-paper px-3 py-2 hover:bg-brass-wash"
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-display font-bold">
            {game?.names[language] ?? match.game}
            {match.rated ? <span className="label-caps ml-2 font-normal text-pencil">{t('rated')}</span> : null}
            {match.practice ? <span className="label-caps ml-2 font-normal text-pencil">{t('practice')}</span> : null}
          </span>
          <time dateTime={match.ended.toISOString()} className="text-sm text-pencil">
            {new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(match.ended)}
          </time>
        </span>
        <span className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {seats.map((one) => (
            <span key={`${one.seat} ${one.accountId}`} className="inline-flex items-center gap-1.5">
              <SeatMark seat={one.seat} />
              <span className={one.place === 1 ? 'font-bold' : ''}>{nameOf(one) ?? botName(one.bot ?? '')}</span>
              {one.substituted ? <span className="text-pencil">{t('substituted')}</span> : null}
              {one.total === null ? null : <span className="text-pencil">{t('points', { n: one.total })}</span>}
              {one.place === 1 && seats.length > 1 ? <span className="label-caps">{t('won')}</span> : null}
            </span>
          ))}
        </span>
      </Link>
    </li>
  );
}
