'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Result } from '@quayside/api';
import { Button, SeatMark } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { useTRPC } from '../../lib/trpc/client.ts';
import { differences, turningPoints, type ComparedSeats } from './turning-points.ts';

export interface ResultAnalysisProps {
  match: string;
  result: Result;
  pair: ComparedSeats;
  names: readonly string[];
  /** The game's own words. */
  messages: { readonly [key: string]: string };
}

/** Why one ended before the other: what differs on their score sheets, and the rounds in which it came about. */
export function ResultAnalysis({ match, result, pair, names, messages }: ResultAnalysisProps) {
  const t = useTranslations('resultAnalysis');
  const trpc = useTRPC();
  const curves = useQuery({ ...trpc.match.curves.queryOptions({ id: match }), staleTime: Infinity });
  const [ahead, behind] = [names[pair.ahead] ?? '', names[pair.behind] ?? ''];
  const by = (result.totals[pair.ahead] ?? 0) - (result.totals[pair.behind] ?? 0);
  return (
    <div className="grid gap-5">
      <p className="text-lg text-pretty">{t(by === 0 ? 'level' : 'by', { ahead, behind, n: by })}</p>
      <section className="grid gap-1">
        <h3 className="label-caps text-pencil">{t('sheet')}</h3>
        <ul>
          {differences(result, pair).map(({ line, more }) => (
            <li key={line} className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-rule py-1">
              <span>{messages[`score.${line}`] ?? line}</span>
              <span className="inline-flex items-center gap-1.5 font-semibold">
                <SeatMark seat={more > 0 ? pair.ahead : pair.behind} />
                {t('more', { name: more > 0 ? ahead : behind, n: Math.abs(more) })}
              </span>
            </li>
          ))}
        </ul>
      </section>
      <section className="grid gap-1">
        <h3 className="label-caps text-pencil">{t('when')}</h3>
        <QueryResult query={curves}>
          {({ rounds }) => {
            const turns = turningPoints(rounds, pair);
            if (turns.length === 0) return <p>{t('slowly')}</p>;
            return (
              <ul>
                {turns.map((turn) => (
                  <li
                    key={turn.from}
                    className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-rule py-1.5"
                  >
                    <span>
                      <span className="font-semibold">
                        {turn.label === undefined ? t('after', { n: turn.from }) : t('round', { n: turn.label })}
                      </span>
                      <span className="flex flex-wrap gap-x-4 tabular-nums">
                        <Gain seat={pair.ahead} name={ahead} n={turn.ahead} />
                        <Gain seat={pair.behind} name={behind} n={turn.behind} />
                      </span>
                    </span>
                    <Button asChild size="small">
                      <Link href={`/matches/${match}?at=${turn.at}`}>{t('look')}</Link>
                    </Button>
                  </li>
                ))}
              </ul>
            );
          }}
        </QueryResult>
      </section>
    </div>
  );
}

function Gain({ seat, name, n }: { seat: number; name: string; n: number }) {
  const signed = new Intl.NumberFormat(useLocale(), { signDisplay: 'exceptZero' });
  return (
    <span className="inline-flex items-center gap-1.5">
      <SeatMark seat={seat} />
      {name} <b className="font-display">{signed.format(n)}</b>
    </span>
  );
}
