import { defineJob } from '@quayside/jobs';
import type { NotificationChannel } from './types.ts';

/** Sends one notification over one channel. */
export const DELIVER = defineJob<{
  readonly id: number;
  readonly channel: Exclude<NotificationChannel, 'mail'>;
  readonly nth: number;
}>('notification-deliver');
/** Sends a person's mail with all that waits. */
export const DIGEST = defineJob<{ readonly account: string }>('notification-digest');
/** Tells a turn again that still waits. */
export const REMIND = defineJob<{ readonly id: number; readonly nth: number }>('notification-remind');
