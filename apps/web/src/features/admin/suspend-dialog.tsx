'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button, Dialog, Stepper, TextField } from '@quayside/ui';
import { useFields } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { useAction } from '../../components/form/use-action.ts';

export interface SuspendDialogProps {
  name: string;
  /** For so many days, and why; there is a reason already where none is required. */
  suspend: (days: number, reason: string) => Promise<unknown>;
  required?: boolean;
  done: () => void;
}

/** Asks for the length of a suspension and the reason that the player sees. */
export function SuspendDialog({ name, suspend, required = false, done }: SuspendDialogProps) {
  const t = useTranslations('admin');
  const shell = useTranslations('shell');
  const [days, setDays] = useState(7);
  const [{ reason }, field] = useFields({ reason: '' });
  const act = useAction(() => suspend(days, reason.trim()), done);
  return (
    <Dialog
      title={`${t('suspend')}: ${name}`}
      about={t('suspendHint')}
      closeWord={shell('close')}
      trigger={
        <Button size="small" aria-label={`${t('suspend')}: ${name}`}>
          {t('suspend')}
        </Button>
      }
    >
      <Form action={act} submit={t('suspend')} tone="brick">
        <div className="grid justify-items-start gap-1">
          <span className="label-caps text-pencil">{t('days')}</span>
          <Stepper
            label={t('days')}
            words={{ more: shell('oneMore'), less: shell('oneLess') }}
            min={1}
            max={90}
            value={days}
            onChange={setDays}
          />
        </div>
        <TextField
          label={t('reason')}
          {...field('reason')}
          maxLength={300}
          hint={t('reasonHint')}
          required={required}
        />
      </Form>
    </Dialog>
  );
}
