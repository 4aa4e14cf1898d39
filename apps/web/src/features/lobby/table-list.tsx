'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { GameEntry, Table } from '@quayside/api';
import { useClockText } from '../../lib/clock-text.ts';
import { useSeatNames } from '../../lib/seat-names.ts';
import { waitsForMe } from '../../lib/waits-for-me.ts';

export interface TableListProps {
  /** Undefined while they are on their way. */
  tables: readonly Table[] | undefined;
  games: readonly GameEntry[];
  /** What to say where there is none. */
  none: string;
}

export function TableList({ tables, games, none }: TableListProps) {
  const shell = useTranslations('shell');
  if (!tables) return <p className="text-pencil">{shell('loading')}</p>;
  if (tables.length === 0) return <p className="text-pencil">{none}</p>;
  return (
    <ul className="grid gap-2">
      {tables.map((table) => (
        <TableRow key={table.id} table={table} game={games.find((one) => one.id === table.game)} />
      ))}
    </ul>
  );
}

function TableRow({ table, game }: { table: Table; game: GameEntry | undefined }) {
  const t = useTranslations('home');
  const language = useLocale();
  const clockText = useClockText();
  const names = useSeatNames(table.seats);
  const others = names.filter((_, seat) => seat !== table.mine && table.seats[seat]?.kind !== 'open');
  const due = waitsForMe(table);
  const vacant = table.mine === null ? table.seats.filter((one) => one.vacant).length : 0;
  const free = table.seats.filter((one) => one.kind === 'open').length;
  return (
    <li>
      <Link
        href={`/tables/${table.id}`}
        className={`flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border-[1.5px] px-3 py-2 hover:bg-brass-wash ${due ? 'border-l-[10px] border-ink border-l-brass bg-brass-wash' : 'border-rule bg-paper'}`}
      >
        <span className="grid">
          <span className="font-display font-bold">
            {game?.names[language] ?? table.game}
            {table.daily ? <span className="label-caps ml-2 font-normal text-pencil">{t('daily')}</span> : null}
            {table.rated ? <span className="label-caps ml-2 font-normal text-pencil">{t('rated')}</span> : null}
          </span>
          <span className="text-sm text-pencil">
            {table.seats.length === 1
              ? t('solo')
              : t('with', { names: others.length > 0 ? others.join(', ') : t('nobodyElse') })}
            {table.clock ? ` · ${clockText(table.clock)}` : ''}
            {table.whenLeft === 'bot' ? null : <> · {t(`whenLeft.${table.whenLeft}`)}</>}
          </span>
        </span>
        <span className={`label-caps ${due ? '' : 'text-pencil'}`}>
          {due
            ? t('yourTurn')
            : table.status === 'waiting'
              ? t('free', { n: free })
              : vacant > 0
                ? t('vacant', { n: vacant })
                : t('running')}
        </span>
      </Link>
    </li>
  );
}
