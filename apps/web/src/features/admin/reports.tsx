'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import type { MessageReport } from '@quayside/api';
import { FlagField } from '@quayside/ui';
import { usePersonName } from '../../lib/person-name.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { PagedListItem, PagedList, useRefreshAdmin } from './paged-list.tsx';
import { ActionButton } from './action-button.tsx';
import { SuspendDialog } from './suspend-dialog.tsx';

/** Reported chat messages, waiting or resolved. */
export function AdminReports() {
  const t = useTranslations('admin');
  const client = useTRPCClient();
  const [resolved, setResolved] = useState(false);
  return (
    <PagedList
      queryKey={['reports', resolved]}
      fetchPage={(after) => client.admin.listReports.query({ ...after, resolved })}
      title={t('reports')}
      none={t(resolved ? 'noneResolved' : 'noReports')}
      aside={<FlagField label={t('resolved')} checked={resolved} onChange={setResolved} />}
    >
      {(report) => <ReportItem key={report.id} report={report} />}
    </PagedList>
  );
}

function ReportItem({ report }: { report: MessageReport }) {
  const t = useTranslations('admin');
  const language = useLocale();
  const nameOf = usePersonName();
  const client = useTRPCClient();
  const fresh = useRefreshAdmin();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { id, message, by, reason, comment, created, resolved } = report;
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
        {comment ? <p className="text-sm">{comment}</p> : null}
        {resolved ? (
          <p className="text-sm font-semibold">
            {t(`resolutions.${resolved.resolution}`)}, {time.format(resolved.at)}
            {resolved.comment ? `: ${resolved.comment}` : null}
          </p>
        ) : null}
      </div>
      {resolved ? null : (
        <div className="flex flex-wrap gap-2">
          {(['dismiss', 'hide'] as const).map((resolution) => (
            <ActionButton
              key={resolution}
              about={message.text}
              action={() => client.admin.resolveReport.mutate({ report: id, resolution })}
              done={fresh}
            >
              {t(resolution)}
            </ActionButton>
          ))}
          {/* Removes the message, too. */}
          <SuspendDialog
            name={nameOf(message) ?? ''}
            suspend={(days, reason) =>
              client.admin.resolveReport.mutate({
                report: id,
                resolution: 'suspend',
                days,
                ...(reason === '' ? {} : { comment: reason }),
              })
            }
            done={fresh}
          />
        </div>
      )}
    </PagedListItem>
  );
}
