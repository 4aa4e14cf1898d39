'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import type { RulesReportListing } from '@quayside/api';
import { FlagField } from '@quayside/ui';
import { download } from '../../lib/download.ts';
import { usePersonName } from '../../lib/person-name.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { ActionButton } from './action-button.tsx';
import { PagedList, PagedListItem, useRefreshAdmin } from './paged-list.tsx';

/** Problems with rules that players have reported, waiting or done. */
export function AdminRulesReports() {
  const t = useTranslations('admin');
  const client = useTRPCClient();
  const [resolved, setResolved] = useState(false);
  return (
    <PagedList
      queryKey={['rules-reports', resolved]}
      fetchPage={(after) => client.admin.listRulesReports.query({ ...after, resolved })}
      title={t('rules')}
      none={t(resolved ? 'noneResolved' : 'noRulesReports')}
      aside={<FlagField label={t('resolved')} checked={resolved} onChange={setResolved} />}
    >
      {(report) => <RulesReportItem key={report.id} report={report} />}
    </PagedList>
  );
}

function RulesReportItem({ report }: { report: RulesReportListing }) {
  const t = useTranslations('admin');
  const language = useLocale();
  const nameOf = usePersonName();
  const client = useTRPCClient();
  const refresh = useRefreshAdmin();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { id, match, game, version, seat, by, text, created, resolved } = report;
  return (
    <PagedListItem>
      <div className="grid min-w-0 grow basis-80 gap-1">
        <blockquote className="border-l-4 border-rule pl-3 break-words">{text}</blockquote>
        <p className="text-sm text-pencil">
          <Link href={`/tables/${match}`} className="link">
            {t('table')}
          </Link>
          {' · '}
          {t('rulesReported', { game, version, seat: seat + 1, name: nameOf(by) ?? '', when: time.format(created) })}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ActionButton
          about={text}
          action={async () =>
            download(await client.admin.rulesReport.query({ report: id }), `quayside-report-${game}-${id}.json`)
          }
          done={() => undefined}
        >
          {t('downloadReport')}
        </ActionButton>
        {resolved ? null : (
          <ActionButton
            about={text}
            action={() => client.admin.resolveRulesReport.mutate({ report: id })}
            done={refresh}
          >
            {t('done')}
          </ActionButton>
        )}
      </div>
    </PagedListItem>
  );
}
