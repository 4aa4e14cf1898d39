'use client';

import { useMutation } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Dialog, TextField } from '@quayside/ui';
import { download } from '../../lib/download.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

/** A player says that the rules are wrong here. */
export function ReportRules({ id }: { id: string }) {
  const t = useTranslations('rulesReport');
  const chat = useTranslations('chat');
  const errorText = useErrorText();
  const client = useTRPCClient();
  const [text, setText] = useState('');
  const report = useMutation({ mutationFn: () => client.match.reportRules.mutate({ id, text: text.trim() }) });
  return (
    <Dialog
      title={t('title')}
      about={t('about')}
      closeWord={chat('close')}
      onOpenChange={(open) => {
        if (!open || !report.isSuccess) return;
        setText('');
        report.reset();
      }}
      trigger={
        <Button size="small" className="w-9 px-0" aria-label={t('button')} title={t('button')}>
          <Flag aria-hidden size={16} />
        </Button>
      }
    >
      {report.data ? (
        <div className="grid gap-3">
          <p role="status" className="font-semibold">
            {t('sent')}
          </p>
          <p className="text-pencil">{t('downloadHint')}</p>
          <Button onClick={() => download(report.data, `quayside-report-${id}.json`)}>{t('download')}</Button>
        </div>
      ) : (
        <form
          className="grid gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            report.mutate();
          }}
        >
          <TextField
            label={t('text')}
            value={text}
            maxLength={1000}
            required
            onChange={setText}
            error={errorText(report.error)}
          />
          <Button type="submit" tone="water" disabled={report.isPending || text.trim() === ''}>
            {t('send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
