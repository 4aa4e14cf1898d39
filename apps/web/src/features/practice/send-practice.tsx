'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusalOf, useTRPC, useTRPCClient } from '../../lib/trpc/client.ts';
import { unsent, type UnsentPractice } from './practice-store.ts';

type Sent = Parameters<ReturnType<typeof useTRPCClient>['history']['addPractice']['mutate']>[0];
/** The server reads what it is sent, so its record is as good as the lists that it names. */
const sendable = ({ started, ...match }: UnsentPractice): Sent => ({
  ...(match as unknown as Sent),
  started: new Date(started),
});

const TRY_AGAIN_MS = 5000;

/** Sends practice that was played to its end into the person's history, as soon as the server can be reached. */
export function SendPractice() {
  const client = useTRPCClient();
  const trpc = useTRPC();
  const queries = useQueryClient();
  const waiting = unsent.use();
  useEffect(() => {
    if (waiting.length === 0) return;
    let sending = false;
    let gone = false;
    let later: ReturnType<typeof setTimeout> | undefined;
    const send = async () => {
      if (sending || !navigator.onLine) return;
      clearTimeout(later);
      sending = true;
      try {
        queries.setQueryData(trpc.session.me.queryKey(), await client.session.signInAsGuest.mutate({}));
        for (const match of waiting) {
          try {
            await client.history.addPractice.mutate(sendable(match));
          } catch (error) {
            // What the server refuses it would refuse again; all else is tried another time.
            if (refusalOf(error) === null) throw error;
          }
          unsent.set(unsent.get().filter(({ key }) => key !== match.key));
        }
        await queries.invalidateQueries(trpc.history.pathFilter());
      } catch {
        // There is no connection after all, and the browser need not notice when there is one.
        if (!gone) later = setTimeout(again, TRY_AGAIN_MS);
      } finally {
        sending = false;
      }
    };
    const again = () => void send();
    again();
    window.addEventListener('online', again);
    return () => {
      gone = true;
      clearTimeout(later);
      window.removeEventListener('online', again);
    };
  }, [waiting, client, trpc, queries]);
  return null;
}
