'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { FlagField, Panel } from '@quayside/ui';
import { QueryResult } from '../../components/query-result.tsx';
import { useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { useErrorText } from '../../lib/use-error-text.ts';

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
        {({ showPresence, allowFriendRequests }) => (
          <div className="grid gap-1">
            <FlagField
              label={t('presence')}
              hint={t('presenceHint')}
              checked={showPresence}
              onChange={(on) => prefer.mutate({ showPresence: on })}
            />
            <FlagField
              label={t('requests')}
              hint={t('requestsHint')}
              checked={allowFriendRequests}
              onChange={(on) => prefer.mutate({ allowFriendRequests: on })}
            />
          </div>
        )}
      </QueryResult>
      <p role="alert" className="mt-2 font-semibold text-brick empty:hidden">
        {errorText(prefer.error)}
      </p>
    </Panel>
  );
}
