'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { NotificationPreferences } from '@quayside/api';
import { ChoiceField, Panel } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';
import { PushSwitch } from './push-switch.tsx';
import { WebhookForm } from './webhook-form.tsx';

const DIGESTS = { m15: 15, m60: 60, m240: 240, m1440: 1440 } as const;
const DIGEST_NAMES = ['m15', 'm60', 'm240', 'm1440'] as const;

/** What one is told outside the pages, and where. */
export function NotificationSettings() {
  const t = useTranslations('notify');
  const errorText = useErrorText();
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
    <Panel title={t('title')} className="p-5">
      <p className="mb-3 text-pencil">{t('hint')}</p>
      <QueryResult query={preferences}>
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
      </QueryResult>
      <p role="alert" className="mt-2 font-semibold text-brick empty:hidden">
        {errorText(change.error)}
      </p>
    </Panel>
  );
}

type Kind = keyof NotificationPreferences['choices'];
type Channel = keyof NotificationPreferences['choices'][Kind];

interface Choice {
  kind: Kind;
  channel: Channel;
  on: boolean;
}

function Choices({ now, change }: { now: NotificationPreferences; change: (choice: Choice) => void }) {
  const t = useTranslations('notify');
  // The server names every kind and channel that there is.
  const kinds = Object.keys(now.choices) as Kind[];
  const channels = Object.keys(now.choices.turn) as Channel[];
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
