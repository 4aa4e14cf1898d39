'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Result, Table } from '@quayside/api';
import { Button, classes, SeatMark } from '@quayside/ui';
import { LineChart } from '../../components/line-chart.tsx';
import { useBotName } from '../../lib/seat-names.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import { useGames } from '../../lib/use-games.ts';
import { againstBots, useOpenTable } from '../lobby/use-open-table.ts';
import { nextLevel } from './next-level.ts';

export interface ResultStripProps {
  table: Table;
  result: Result;
  names: readonly string[];
}

/** The end of a match: who came in where, how it went, and something to try next. */
export function ResultStrip({ table, result, names }: ResultStripProps) {
  const t = useTranslations('matchResult');
  const curves = useQuery({ ...useTRPC().match.curves.queryOptions({ id: table.id }), staleTime: Infinity });
  const { mine } = table;
  const place = mine === null ? undefined : result.places[mine];
  const order = names.map((_, seat) => seat).toSorted((a, b) => (result.places[a] ?? 0) - (result.places[b] ?? 0));
  return (
    <section
      aria-label={t('title')}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card border-[1.5px] border-ink bg-brass-wash px-3 py-2"
    >
      <p className="font-display text-xl font-extrabold">
        {place === undefined || names.length < 2 ? t('over') : t(place === 1 ? 'won' : 'place', { n: place })}
      </p>
      <ol className="flex flex-wrap gap-x-4 gap-y-1">
        {order.map((seat) => (
          <li key={seat} className={classes('inline-flex items-center gap-1.5', seat === mine && 'font-bold')}>
            {result.places[seat]}. <SeatMark seat={seat} /> {names[seat]}
            <b className="font-display tabular-nums">{result.totals[seat]}</b>
          </li>
        ))}
      </ol>
      {curves.data && curves.data.rounds.length > 2 ? (
        <LineChart
          label={t('curve')}
          lines={names.map((name, seat) => ({
            name,
            values: curves.data.rounds.map(({ values }) => values['wealth']?.[seat] ?? 0),
          }))}
          withoutNames
          // Beside the board there is no height to spare.
          className="w-52 max-sm:w-full lg:hidden"
        />
      ) : null}
      {mine === null ? null : <TryNext table={table} won={place === 1} />}
    </section>
  );
}

/** A stronger opponent for who has won, an easier one for who has not, and another game. */
function TryNext({ table, won }: { table: Table; won: boolean }) {
  const t = useTranslations('matchResult');
  const botName = useBotName();
  const open = useOpenTable();
  const games = useGames().data ?? [];
  const bots = table.seats.flatMap((one) => (one.kind === 'bot' && one.bot !== null ? [one.bot] : []));
  const level = nextLevel(bots, won);
  const game = games.find((one) => one.id === table.game);
  return (
    <div className="ml-auto flex flex-wrap items-center gap-2">
      <span className="label-caps text-pencil">{t('next')}</span>
      {level !== null && game ? (
        <Button
          size="small"
          tone="water"
          disabled={open.isPending || open.isSuccess}
          onClick={() =>
            open.mutate({
              ...againstBots(
                game,
                bots.map(() => level),
              ),
              options: { ...table.options },
            })
          }
        >
          {t(won ? 'stronger' : 'easier', { bot: botName(level) })}
        </Button>
      ) : null}
      <Button asChild size="small">
        <Link href="/learn">{t('another')}</Link>
      </Button>
    </div>
  );
}
