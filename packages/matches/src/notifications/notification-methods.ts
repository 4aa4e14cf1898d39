import type { JobRunner } from '@quayside/jobs';
import type { MatchStore } from '../store/match-store.ts';
import type { Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import { handleDeliveries } from './deliveries.ts';
import {
  changeNotifications,
  notificationPreferencesOf,
  subscribePush,
  unsubscribePush,
  type NotificationChange,
} from './preferences.ts';
import type { NotificationPreferences, NotificationTransport, PushSubscriptionInput } from './types.ts';
import { unsubscribe } from './unsubscribe.ts';
import { vapidKeys, type VapidKeys } from './vapid.ts';

/** What people choose to be told, and where. Says to the runner how it is sent. */
export function notificationMethods(
  store: MatchStore,
  runner: JobRunner | undefined,
  transport: NotificationTransport,
) {
  const { db } = store.database;
  let known: Promise<VapidKeys> | null = transport.settings.vapid && Promise.resolve(transport.settings.vapid);
  const keys = () => (known ??= vapidKeys(db));
  if (runner) handleDeliveries(runner, { store, transport, keys });
  const preferencesOf = async (viewer: Viewer, session: string | null = null): Promise<NotificationPreferences> =>
    notificationPreferencesOf(db, requireAccount(viewer), await keys(), session);
  return {
    notificationPreferences: preferencesOf,
    async changeNotifications(
      viewer: Viewer,
      change: NotificationChange,
      session: string | null = null,
    ): Promise<NotificationPreferences> {
      await changeNotifications(db, transport, requireAccount(viewer), change);
      return preferencesOf(viewer, session);
    },
    async subscribePush(viewer: Viewer, subscription: PushSubscriptionInput): Promise<NotificationPreferences> {
      await subscribePush(db, transport, requireAccount(viewer), subscription);
      return preferencesOf(viewer, subscription.session);
    },
    async unsubscribePush(viewer: Viewer, endpoint: string): Promise<NotificationPreferences> {
      await unsubscribePush(db, requireAccount(viewer), endpoint);
      return preferencesOf(viewer);
    },
    /** Ends a person's mails by the link in one of them; false where the link is not one of ours. */
    unsubscribeMails: (token: string): Promise<boolean> => unsubscribe(db, transport, token),
  };
}
