'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Overview } from '@quayside/api';
import { Chips, Panel } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { useUrlState } from '../../lib/use-url-state.ts';
import { useTRPC } from '../../lib/trpc/client.ts';
import { AdminMatches } from './matches.tsx';
import { AdminPeople } from './people.tsx';
import { AdminQueues } from './queues.tsx';
import { AdminReports } from './reports.tsx';
import { AdminRulesReports } from './rules-reports.tsx';

const SECTIONS = ['reports', 'rules', 'people', 'matches', 'queues'] as const;

/** For administrators. The server refuses everybody else too. */
export function AdminPage() {
  const t = useTranslations('admin');
  const trpc = useTRPC();
  const me = useQuery(trpc.session.me.queryOptions());
  const [{ section: wanted }, choose] = useUrlState({ section: 'reports' });
  if (me.isPending) return null;
  if (!me.data?.admin)
    return (
      <Panel className="p-6">
        <p className="text-lg">{t('refused')}</p>
      </Panel>
    );
  const section = SECTIONS.find((one) => one === wanted) ?? 'reports';
  return (
    <div className="grid gap-5">
      <Counts />
      <Chips
        label={t('section')}
        quiet
        chosen={section}
        onChange={(value) => choose({ section: value })}
        choices={SECTIONS.map((value) => ({ value, label: t(value) }))}
      />
      {section === 'reports' ? (
        <AdminReports />
      ) : section === 'rules' ? (
        <AdminRulesReports />
      ) : section === 'people' ? (
        <AdminPeople />
      ) : section === 'matches' ? (
        <AdminMatches />
      ) : (
        <AdminQueues />
      )}
    </div>
  );
}

/** How busy the site is, as a line of figures. */
function Counts() {
  const t = useTranslations('admin');
  const overview = useQuery({ ...useTRPC().admin.overview.queryOptions(), refetchInterval: 30_000 });
  const figures = ({ here, members, guests, tables, reports, rulesReports }: Overview) =>
    [
      ['here', here],
      ['members', members],
      ['guests', guests],
      ['waiting', tables.waiting],
      ['running', tables.running],
      ['over', tables.over],
      ['open', reports],
      ['openRules', rulesReports],
    ] as const;
  return (
    <Panel title={t('overview')}>
      <QueryResult query={overview}>
        {(all) => (
          <dl className="flex flex-wrap gap-x-8 gap-y-3">
            {figures(all).map(([name, n]) => (
              <div key={name}>
                <dt className="label-caps text-pencil">{t(`counts.${name}`)}</dt>
                <dd className="font-display text-2xl font-bold tabular-nums">{n}</dd>
              </div>
            ))}
          </dl>
        )}
      </QueryResult>
    </Panel>
  );
}
