'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import type { Past } from '@quayside/api';
import { Panel } from '@quayside/ui';
import { MatchLine } from '../history/match-line.tsx';
import { points } from '../rankings/rankings.tsx';
import { Page } from '../shell/page.tsx';
import { Problem } from '../shell/problem.tsx';
import { useShownName } from '../shell/shown-name.ts';
import { useTRPC, useTRPCClient } from '../trpc/client.ts';
import { Curve } from './curve.tsx';
import { fared, headToHead, ratingCurve } from './record.ts';

/** So many matches are read for a profile: enough for years, and one page of the server's is fifty. */
const PAGES = 6;
const SHOWN = 5;

/** Somebody, as anybody may know them: results, rating curve and head to head, per game. */
export function Profile({ id }: { id: string }) {
  const t = useTranslations('profile');
  const problem = useTranslations('problem');
  const language = useLocale();
  const client = useTRPCClient();
  const trpc = useTRPC();
  const nameOf = useShownName();
  const games = useQuery({ ...trpc.games.list.queryOptions(), staleTime: Infinity });
  const me = useQuery(trpc.session.me.queryOptions());
  const past = useQuery({
    queryKey: ['profile', id],
    queryFn: async () => {
      const found: Past[] = [];
      let after: string | null = null;
      for (let page = 0; page < PAGES; page++) {
        const part: { items: readonly Past[]; next: string | null } = await client.history.list.query({
          account: id,
          limit: 50,
          ...(after === null ? {} : { after }),
        });
        found.push(...part.items);
        after = part.next;
        if (after === null) break;
      }
      return found;
    },
  });
  if (past.isPending || games.isPending || me.isPending) return null;
  const matches = past.data ?? [];
  const own = matches[0]?.seats.find((one) => one.accountId === id) ?? (me.data?.id === id ? me.data : undefined);
  if (!own) return <Problem title={t('nobody')} hint={t('nobodyHint')} home={problem('home')} />;
  const name = nameOf(own) ?? '';
  return (
    <Page title={name} wide>
      {matches.length === 0 ? (
        <Panel>
          <p className="text-pencil">{t('none')}</p>
        </Panel>
      ) : null}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        {(games.data ?? []).map((game) => {
          const here = matches.filter((one) => one.game === game.id);
          if (here.length === 0) return null;
          const { matches: n, won, best } = fared(here, id);
          const curve = ratingCurve(here, id);
          const rivals = headToHead(here, id).slice(0, SHOWN);
          return (
            <Panel key={game.id} title={game.names[language]}>
              <dl className="mb-3 flex flex-wrap gap-x-8 gap-y-1">
                {(
                  [
                    ['matches', n],
                    ['won', won],
                    ['best', best ?? '–'],
                    ...(curve.length > 0 ? [['rating', points(curve.at(-1)?.skill ?? 0)] as const] : []),
                  ] as const
                ).map(([label, value]) => (
                  <div key={label}>
                    <dt className="label-caps text-pencil">{t(label)}</dt>
                    <dd className="font-display text-2xl font-bold tabular-nums">{value}</dd>
                  </div>
                ))}
              </dl>
              {curve.length > 1 ? (
                <Curve
                  label={t('curve')}
                  lines={[{ name, values: [0, ...curve.map((one) => points(one.skill))] }]}
                  className="mb-4"
                />
              ) : null}
              {rivals.length > 0 ? (
                <>
                  <h3 className="label-caps mb-1 text-pencil">{t('headToHead')}</h3>
                  <ul className="mb-4">
                    {rivals.map((one) => (
                      <li key={one.accountId} className="flex justify-between gap-4 border-b border-rule py-1">
                        <Link href={`/people/${one.accountId}`} className="link">
                          {nameOf(one.seat)}
                        </Link>
                        <span className="tabular-nums">
                          {t('score', { ahead: one.ahead, behind: one.behind, n: one.matches })}
                        </span>
                      </li>
                    ))}
                  </ul>
                </>
              ) : null}
              <h3 className="label-caps mb-1 text-pencil">{t('latest')}</h3>
              <ul className="grid gap-2">
                {here.slice(0, SHOWN).map((match) => (
                  <MatchLine key={match.id} match={match} game={game} />
                ))}
              </ul>
            </Panel>
          );
        })}
      </div>
    </Page>
  );
}
