'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { NotificationPreferences } from '@quayside/api';
import { ChoiceField } from '@quayside/ui';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { PushSwitch } from './push-switch.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { WebhookForm } from './webhook-form.tsx';

const DIGESTS = { m15: 15, m60: 60, m240: 240, m1440: 1440 } as const;
const DIGEST_NAMES = ['m15', 'm60', 'm240', 'm1440'] as const;

/** What one is told outside the pages, and where. */
export function NotificationSettings() {
  const t = useTranslations('notify');
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const preferences = useQuery(trpc.notifications.preferences.queryOptions());
  const keep = (now: NotificationPreferences) => queries.setQueryData(trpc.notifications.preferences.queryKey(), now);
  const change = useMutation({
    mutationFn: (wanted: Parameters<typeof client.notifications.update.mutate>[0]) =>
      client.notifications.update.mutate(wanted),
    onSuccess: keep,
  });
  return (
    <SettingsPanel title={t('title')} hint={t('hint')} query={preferences} change={change}>
      {(now) => (
        <div className="grid gap-4">
          <Choices now={now} change={(choice) => change.mutate({ choices: [choice] })} />
          <PushSwitch now={now} keep={keep} />
          {now.hasAddress ? (
            <ChoiceField
              label={t('digest')}
              value={String(now.digestMinutes)}
              onChange={(value) => change.mutate({ digestMinutes: Number(value) })}
              choices={DIGEST_NAMES.map((name) => ({ value: String(DIGESTS[name]), label: t(`digests.${name}`) }))}
            />
          ) : (
            <p className="text-pencil">{t('noAddress')}</p>
          )}
          <WebhookForm key={now.webhook?.url} now={now} save={(webhook) => change.mutate({ webhook })} />
        </div>
      )}
    </SettingsPanel>
  );
}

type NotificationKind = keyof NotificationPreferences['choices'];
type NotificationChannel = keyof NotificationPreferences['choices'][NotificationKind];

interface NotificationChoice {
  kind: NotificationKind;
  channel: NotificationChannel;
  on: boolean;
}

function Choices({ now, change }: { now: NotificationPreferences; change: (choice: NotificationChoice) => void }) {
  const t = useTranslations('notify');
  // The server names every kind and channel that there is.
  const kinds = Object.keys(now.choices) as NotificationKind[];
  const channels = Object.keys(now.choices.turn) as NotificationChannel[];
  return (
    <table className="w-full border-collapse text-left">
      <thead>
        <tr className="border-b border-rule">
          <th scope="col">
            <span className="sr-only">{t('title')}</span>
          </th>
          {channels.map((channel) => (
            <th key={channel} scope="col" className="px-1 text-center text-sm font-semibold">
              {t(`channels.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kinds.map((kind) => (
          <tr key={kind} className="border-b border-rule">
            <th scope="row" className="py-1 font-normal">
              {t(`kinds.${kind}`)}
            </th>
            {channels.map((channel) => (
              <td key={channel} className="text-center">
                <label className="inline-grid size-11 place-items-center">
                  <input
                    type="checkbox"
                    className="size-5 accent-water"
                    aria-label={`${t(`kinds.${kind}`)}: ${t(`channels.${channel}`)}`}
                    checked={now.choices[kind][channel]}
                    onChange={(event) => change({ kind, channel, on: event.target.checked })}
                  />
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
