import { CHANNEL, type Database } from '@quayside/db';
import type { KeyedQueue } from '../store/keyed-queue.ts';
import type { SnapshotCache } from '../store/snapshot-cache.ts';
import type { Subscriptions } from './subscriptions.ts';

/** What of a match is new: its revision, and the people whose list of tables it alters. */
export interface MatchChange {
  readonly id: string;
  readonly revision: number;
  readonly people: readonly string[];
}

/** The payload of a notification; several are joined by commas. */
export const changePayload = ({ id, revision, people }: MatchChange): string => [id, revision, ...people].join(':');

function readChange(payload: string): MatchChange {
  const [id = '', revision, ...people] = payload.split(':');
  return { id, revision: Number(revision), people };
}

/** Hears what all processes have stored: marks what is cached as old and wakes the streams of this process. */
export const listenForChanges = (
  database: Database,
  cache: SnapshotCache,
  queue: KeyedQueue,
  subscriptions: Subscriptions,
): Promise<() => Promise<void>> =>
  database.listen(CHANNEL, (payload) => {
    if (payload === null) {
      // The connection was lost: anything may have been missed.
      for (const id of [...cache.keys(), ...queue.keys()]) cache.announce(id, Infinity);
      subscriptions.publishAll();
      return;
    }
    for (const change of payload.split(',').map(readChange)) {
      const pending = queue.pending(change.id);
      if (pending || cache.get(change.id)) cache.announce(change.id, change.revision);
      // What is announced is often what is being written here: a stream that read now would wait in the queue behind it.
      if (pending) void pending.then(() => subscriptions.publishChange(change));
      else subscriptions.publishChange(change);
    }
  });
