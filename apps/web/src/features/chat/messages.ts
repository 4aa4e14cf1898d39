import type { Message } from '@quayside/api';

/** What was said, in the order in which it was said. A line that comes again has been hidden, or was heard twice. */
export function addSaid(talk: readonly Message[], more: readonly Message[]): readonly Message[] {
  if (more.length === 0) return talk;
  const byId = new Map(talk.map((one) => [one.id, one]));
  for (const one of more) byId.set(one.id, one);
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/** How many lines of others one has not read yet. */
export const unread = (talk: readonly Message[], read: number, me: string | null): number =>
  talk.filter((one) => one.id > read && one.account !== me && !one.hidden).length;
