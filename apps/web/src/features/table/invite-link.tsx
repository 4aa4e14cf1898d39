'use client';

import { useTranslations } from 'next-intl';
import { useId, useState, useSyncExternalStore } from 'react';
import { Button, Panel } from '@quayside/ui';

const never = () => () => undefined;

/** The link to the table: shown, so that it can be read out, copied, or handed to what a phone shares with. */
export function InviteLink({ id, game }: { id: string; game: string }) {
  const t = useTranslations('table');
  const [copied, setCopied] = useState(false);
  const field = useId();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => '',
  );
  const shares = useSyncExternalStore(
    never,
    () => 'share' in navigator,
    () => false,
  );
  const link = `${origin}/tables/${id}`;
  return (
    <Panel title={t('invite')}>
      <label htmlFor={field} className="mb-2 block">
        {t('inviteHint')}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={field}
          readOnly
          value={link}
          onFocus={(event) => event.target.select()}
          className="min-h-11 min-w-40 flex-1 rounded-card border-[1.5px] border-ink bg-paper px-3 text-sm"
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
        {shares ? (
          <Button
            className="shrink-0"
            onClick={() => {
              // Who closes the sheet without choosing anybody has shared nothing.
              void navigator.share({ title: game, text: t('shareText', { game }), url: link }).catch(() => undefined);
            }}
          >
            {t('share')}
          </Button>
        ) : null}
      </div>
    </Panel>
  );
}
