'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { Preferences } from '@quayside/api';
import { FlagField, Panel } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

type Flag = Exclude<keyof Preferences, 'standingOrders' | 'playWindow' | 'awayUntil'>;

/** Every preference that is switched on or off, with its texts. */
const FLAGS = {
  showPresence: { label: 'presence', hint: 'presenceHint' },
  allowFriendRequests: { label: 'requests', hint: 'requestsHint' },
} as const satisfies { readonly [flag in Flag]: unknown };

/** What others may see and ask. Kept with the account, so it holds in every browser. */
export function PrivacySettings() {
  const t = useTranslations('settings');
  const errorText = useErrorText();
  const trpc = useTRPC();
  const client = useTRPCClient();
  const queries = useQueryClient();
  const key = trpc.profile.preferences.queryKey();
  const preferences = useQuery(trpc.profile.preferences.queryOptions());
  const prefer = useMutation({
    mutationFn: (change: Parameters<typeof client.profile.updatePreferences.mutate>[0]) =>
      client.profile.updatePreferences.mutate(change),
    onSuccess: (now) => queries.setQueryData(key, now),
  });
  return (
    <Panel title={t('others')} className="p-5">
      <QueryResult query={preferences}>
        {(now) => (
          <div className="grid gap-1">
            {(Object.keys(FLAGS) as Flag[]).map((flag) => (
              <FlagField
                key={flag}
                label={t(FLAGS[flag].label)}
                hint={t(FLAGS[flag].hint)}
                checked={now[flag]}
                onChange={(on) => prefer.mutate({ [flag]: on })}
              />
            ))}
          </div>
        )}
      </QueryResult>
      <p role="alert" className="mt-2 font-semibold text-brick empty:hidden">
        {errorText(prefer.error)}
      </p>
    </Panel>
  );
}
