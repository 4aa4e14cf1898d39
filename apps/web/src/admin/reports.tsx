'use client';

import { useLocale, useTranslations } from 'next-intl';
import Link from 'next/link';
import { useState } from 'react';
import type { Report } from '@quayside/api';
import { Button, Dialog, FlagField, Stepper, TextField } from '@quayside/ui';
import { useFields } from '../account/fields.tsx';
import { Form } from '../account/form.tsx';
import { useAct } from '../account/use-act.ts';
import { useShownName } from '../shell/shown-name.ts';
import { useTRPCClient } from '../trpc/client.ts';
import { Item, Pages, useFresh } from './pages.tsx';

/** Lines that somebody has reported, and what was made of it. */
export function Reports() {
  const t = useTranslations('admin');
  const client = useTRPCClient();
  const [settled, setSettled] = useState(false);
  return (
    <Pages
      asked={['reports', settled]}
      ask={(after) => client.admin.reports.query({ ...after, settled })}
      title={t('reports')}
      none={t(settled ? 'noneSettled' : 'noReports')}
      aside={<FlagField label={t('settled')} checked={settled} onChange={setSettled} />}
    >
      {(report) => <Line key={report.id} report={report} />}
    </Pages>
  );
}

function Line({ report }: { report: Report }) {
  const t = useTranslations('admin');
  const language = useLocale();
  const nameOf = useShownName();
  const client = useTRPCClient();
  const fresh = useFresh();
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const { id, message, by, reason, words, created, settled } = report;
  const act = (how: 'dismiss' | 'hide') => void client.admin.settle.mutate({ report: id, how }).finally(fresh);
  return (
    <Item>
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
          <Button size="small" onClick={() => act('dismiss')}>
            {t('dismiss')}
          </Button>
          <Button size="small" onClick={() => act('hide')}>
            {t('hide')}
          </Button>
          <ShutOut report={id} done={fresh} />
        </div>
      )}
    </Item>
  );
}

/** Takes the line away and shuts its author out for some days. */
function ShutOut({ report, done }: { report: number; done: () => void }) {
  const t = useTranslations('admin');
  const shell = useTranslations('shell');
  const client = useTRPCClient();
  const [days, setDays] = useState(7);
  const [{ words }, field] = useFields({ words: '' });
  const act = useAct(
    () => client.admin.settle.mutate({ report, how: 'suspend', days, ...(words === '' ? {} : { words }) }),
    done,
  );
  return (
    <Dialog
      title={t('suspend')}
      about={t('suspendHint')}
      closeWord={shell('close')}
      trigger={<Button size="small">{t('suspend')}</Button>}
    >
      <Form act={act} submit={t('suspend')} tone="brick">
        <div className="grid gap-1">
          <span className="label-caps text-pencil">{t('days')}</span>
          <Stepper
            label={t('days')}
            words={{ more: '+', less: '−' }}
            min={1}
            max={90}
            value={days}
            onChange={setDays}
          />
        </div>
        <TextField label={t('reason')} {...field('words')} maxLength={300} hint={t('reasonHint')} />
      </Form>
    </Dialog>
  );
}
