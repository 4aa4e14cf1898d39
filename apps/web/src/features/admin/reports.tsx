'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import type { Report } from '@quayside/api';
import { FlagField } from '@quayside/ui';
import { usePersonName } from '../../lib/person-name.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { PagedListItem, PagedList, useRefreshAdmin } from './paged-list.tsx';
import { ActionButton } from './action-button.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

/** Lines that somebody has reported, and what was made of it. */
export function Reports() {
  const t = useTranslations('admin');
  const client = useTRPCClient();
  const [settled, setSettled] = useState(false);
  return (
    <PagedList
      queryKey={['reports', settled]}
      fetchPage={(after) => client.admin.listReports.query({ ...after, settled })}
      title={t('reports')}
      none={t(settled ? 'noneSettled' : 'noReports')}
      aside={<FlagField label={t('settled')} checked={settled} onChange={setSettled} />}
    >
      {(report) => <ReportItem key={report.id} report={report} />}
    </PagedList>
  );
}

function ReportItem({ report }: { report: Report }) {
  const t = useTranslations('admin');
  const language = useLocale();
  const nameOf = usePersonName();
  const client = useTRPCClient();
  const fresh = useRefreshAdmin();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { id, message, by, reason, words, created, settled } = report;
  return (
    <PagedListItem>
      <div className="grid min-w-0 grow basis-80 gap-1">
        <blockquote className="border-l-4 border-rule pl-3 break-words">{message.text}</blockquote>
        <p className="text-sm text-pencil">
          <Link href={`/people/${message.account}`} className="link">
            {nameOf(message)}
          </Link>
          {' · '}
          <Link href={`/tables/${message.match}`} className="link">
            {t('table')}
          </Link>
          {' · '}
          {t('reported', { name: nameOf(by) ?? '', why: t(`reasons.${reason}`), when: time.format(created) })}
        </p>
        {words ? <p className="text-sm">{words}</p> : null}
        {settled ? (
          <p className="text-sm font-semibold">
            {t(`hows.${settled.how}`)}, {time.format(settled.at)}
            {settled.answer ? `: ${settled.answer}` : null}
          </p>
        ) : null}
      </div>
      {settled ? null : (
        <div className="flex flex-wrap gap-2">
          {(['dismiss', 'hide'] as const).map((how) => (
            <ActionButton
              key={how}
              about={message.text}
              action={() => client.admin.resolveReport.mutate({ report: id, how })}
              done={fresh}
            >
              {t(how)}
            </ActionButton>
          ))}
          {/* Takes the line away, too. Where no reason is given it is that of the report. */}
          <SuspendDialog
            name={nameOf(message) ?? ''}
            suspend={(days, reason) =>
              client.admin.resolveReport.mutate({
                report: id,
                how: 'suspend',
                days,
                ...(reason === '' ? {} : { words: reason }),
              })
            }
            done={fresh}
          />
        </div>
      )}
    </PagedListItem>
  );
}
