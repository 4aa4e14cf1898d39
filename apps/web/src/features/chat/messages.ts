import type { Message } from '@quayside/api';

/** How many messages of others one has not read yet. */
export const unread = (messages: readonly Message[], read: number, me: string | null): number =>
  messages.filter((one) => one.id > read && one.account !== me && !one.hidden).length;
