'use client';

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import type { NotificationPreferences } from '@quayside/api';
import { Button } from '@quayside/ui';
import { canGetPushes, currentSubscription, subscribe } from '../../lib/push.ts';
import { useTRPCClient } from '../../lib/trpc/client.ts';

const HERE = ['push-subscription'];

interface PushSwitchProps {
  now: NotificationPreferences;
  keep: (now: NotificationPreferences) => void;
}

/** Whether this browser gets pushes. */
export function PushSwitch({ now, keep }: PushSwitchProps) {
  const t = useTranslations('notify');
  const client = useTRPCClient();
  const queries = useQueryClient();
  const here = useQuery({ queryKey: HERE, queryFn: async () => (await currentSubscription())?.endpoint ?? null });
  // Who was signed out elsewhere has a subscription here that the server has forgotten.
  const on = here.data !== undefined && here.data !== null && now.here;
  const toggle = useMutation({
    mutationFn: async () => {
      const before = await currentSubscription();
      if (before && on) {
        keep(await client.notifications.unsubscribePush.mutate({ endpoint: before.endpoint }));
        await before.unsubscribe();
        return true;
      }
      const made = await subscribe(now.pushKey);
      const { endpoint, keys } = made?.toJSON() ?? {};
      if (endpoint === undefined || !keys?.['p256dh'] || !keys['auth']) return false;
      keep(
        await client.notifications.subscribePush.mutate({
          endpoint,
          keys: { p256dh: keys['p256dh'], auth: keys['auth'] },
        }),
      );
      return true;
    },
    onSettled: () => void queries.invalidateQueries({ queryKey: HERE }),
  });
  if (here.data === undefined) return null;
  if (!canGetPushes()) return <p className="text-pencil">{t('noPush')}</p>;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button size="small" tone={on ? 'paper' : 'water'} disabled={toggle.isPending} onClick={() => toggle.mutate()}>
        {t(on ? 'pushOff' : 'pushOn')}
      </Button>
      <span className="text-sm text-pencil">{t('browsers', { n: now.browsers })}</span>
      <p role="alert" className="font-semibold text-brick empty:hidden">
        {toggle.isError || toggle.data === false ? t('pushFailed') : null}
      </p>
    </div>
  );
}
