'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Table } from '@quayside/api';
import { SeatMark } from '@quayside/ui';
import { hoursText, useTimeLeftText } from '../../lib/clock-text.ts';

/** From here on seconds count, and the tab says so. */
const NEARLY_OUT_MS = 60_000;

/** How much time everybody has left: the clock of who must decide runs. */
export function PlayerClocks({ table, names }: { table: Table; names: readonly string[] }) {
  const t = useTranslations('clock');
  const text = useTimeLeftText();
  const { clock, mine } = table;
  const now = useNow(clock?.seats.some(({ runsOut }) => runsOut !== null) ?? false);
  const left = (clock?.seats ?? []).map(({ left: atRest, runsOut }) =>
    // A clock that pauses runs out later than its time says.
    runsOut === null ? atRest : Math.min(atRest, Math.max(0, runsOut.getTime() - now)),
  );
  const own = mine === null || !clock?.seats[mine]?.runsOut ? Infinity : (left[mine] ?? Infinity);
  useTitle(own <= NEARLY_OUT_MS ? `${text(own)} ` : '');
  if (!clock || clock.seats.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="flex flex-wrap items-center gap-x-3 gap-y-0.5 text-sm">
      {clock.seats.map(({ runsOut, hours }, seat) =>
        table.seats[seat]?.kind !== 'person' || table.seats[seat].resigned ? null : (
          // A seat is known by its number.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={seat} className="flex items-center gap-1.5">
            <SeatMark seat={seat} /> <span className="sr-only">{names[seat]}</span>
            <span
              role="timer"
              suppressHydrationWarning
              className={`tabular-nums ${runsOut === null ? 'text-pencil' : 'font-bold'} ${(left[seat] ?? 0) <= NEARLY_OUT_MS && runsOut !== null ? 'text-brick' : ''}`}
            >
              {text(left[seat] ?? 0)}
            </span>
            {hours ? (
              <span title={t('hours', { name: names[seat] ?? '' })} className="text-pencil">
                {hoursText(hours)}
              </span>
            ) : null}
          </li>
        ),
      )}
    </ul>
  );
}

/** The time, once a second while it is needed. */
function useNow(ticking: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!ticking) return;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [ticking]);
  return now;
}

/** Puts something before the tab's title. */
function useTitle(prefix: string): void {
  useEffect(() => {
    if (prefix === '') return;
    document.title = prefix + document.title;
    return () => {
      document.title = document.title.replace(prefix, '');
    };
  }, [prefix]);
}
