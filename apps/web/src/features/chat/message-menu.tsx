'use client';

import { useMutation } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Message } from '@quayside/api';
import { Button, ChoiceField, Dialog, TextField } from '@quayside/ui';
import { useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

const REASONS = ['insult', 'spam', 'cheating', 'other'] as const;

/** Mutes the author of a message, or reports it to the administrators. */
export function MessageMenu({ line, name, mute }: { line: Message; name: string; mute: () => void }) {
  const t = useTranslations('chat');
  const errorText = useErrorText();
  const client = useTRPCClient();
  const [open, setOpen] = useState(false);
  const [reason, setReason] = useState<(typeof REASONS)[number]>('insult');
  const [words, setWords] = useState('');
  const report = useMutation({
    mutationFn: () =>
      client.chat.report.mutate({
        match: line.match,
        message: line.id,
        reason,
        ...(words.trim() === '' ? {} : { comment: words.trim() }),
      }),
  });
  return (
    <Dialog
      title={t('about', { name })}
      closeWord={t('close')}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          aria-label={t('about', { name })}
          className="-my-2 ml-auto grid size-9 cursor-pointer place-items-center rounded-card text-pencil hover:text-ink"
        >
          <Ellipsis aria-hidden size={18} />
        </button>
      }
    >
      <div className="grid gap-4">
        <blockquote className="border-l-2 border-rule pl-3 break-words">{line.text}</blockquote>
        <Button
          onClick={() => {
            mute();
            setOpen(false);
          }}
        >
          {t('mute', { name })}
        </Button>
        {report.isSuccess ? (
          <p role="status" className="font-semibold">
            {t('reported')}
          </p>
        ) : (
          <form
            className="grid gap-3 border-t border-rule pt-3"
            onSubmit={(event) => {
              event.preventDefault();
              report.mutate();
            }}
          >
            <ChoiceField
              label={t('reason')}
              value={reason}
              onChange={(value) => setReason(REASONS.find((one) => one === value) ?? 'other')}
              choices={REASONS.map((one) => ({ value: one, label: t(`reasons.${one}`) }))}
            />
            <TextField
              label={t('words')}
              value={words}
              maxLength={500}
              onChange={setWords}
              error={errorText(report.error)}
            />
            <Button type="submit" tone="brick" disabled={report.isPending}>
              {t('report')}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}
