'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { NotificationPreferences } from '@quayside/api';
import { Button, TextField } from '@quayside/ui';

interface WebhookFormProps {
  now: NotificationPreferences;
  save: (url: string | null) => void;
}

/** The address that webhooks go to, and the secret that signs them. */
export function WebhookForm({ now: { webhook }, save }: WebhookFormProps) {
  const t = useTranslations('notify');
  const [url, setUrl] = useState(webhook?.url ?? '');
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save(url.trim() === '' ? null : url.trim());
      }}
    >
      <TextField label={t('webhook')} hint={t('webhookHint')} value={url} onChange={setUrl} maxLength={500} />
      {webhook ? (
        <p className="text-sm">
          {t('secret')} <code className="break-all">{webhook.secret}</code>
        </p>
      ) : null}
      <div>
        <Button size="small" type="submit" disabled={url.trim() === (webhook?.url ?? '')}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
