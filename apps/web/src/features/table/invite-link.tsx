'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, useSyncExternalStore } from 'react';
import { Button, Panel } from '@quayside/ui';

const never = () => () => undefined;

/** The link to the table: shown, so that it can be read out, and copied with one tap. */
export function InviteLink({ id }: { id: string }) {
  const t = useTranslations('table');
  const [copied, setCopied] = useState(false);
  const field = useId();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const link = `${origin}/tables/${id}`;
  return (
    <Panel title={t('invite')}>
      <label htmlFor={field} className="mb-2 block">
        {t('inviteHint')}
      </label>
      <div className="flex gap-2">
        <input
          id={field}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-11 w-full min-w-0 rounded-card border-[1.5px] border-ink bg-paper px-3 text-sm"
        />
        <Button
          className="shrink-0"
          onClick={() => {
            // Clipboards need a secure page; elsewhere the field can be copied by hand.
            void navigator.clipboard?.writeText(link).then(() => setCopied(true));
          }}
        >
          {copied ? t('copied') : t('copy')}
        </Button>
      </div>
    </Panel>
  );
}
