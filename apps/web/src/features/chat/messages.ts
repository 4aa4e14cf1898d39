import type { Message } from '@quayside/api';

/** How many lines of others one has not read yet. */
export const unread = (talk: readonly Message[], read: number, me: string | null): number =>
  talk.filter((one) => one.id > read && one.account !== me && !one.hidden).length;
