'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { randomId } from '../random-id.ts';
import { useTRPC } from '../trpc/client.ts';
import { tabChannel } from './browser-channel.ts';
import { Hub } from './hub.ts';
import { openStream } from './stream.ts';

const Context = createContext<Hub | null>(null);

/** One stream for this browser, whatever number of tabs; begun when the page is there. */
export function LiveProvider({ children }: { children: ReactNode }) {
  const queries = useQueryClient();
  const trpc = useTRPC();
  const [hub, setHub] = useState<Hub | null>(null);
  useEffect(() => {
    setHub(
      (there) =>
        there ??
        new Hub(randomId(), openStream, tabChannel(), () => {
          void queries.invalidateQueries({ queryKey: trpc.session.me.queryKey() });
        }),
    );
    // Made once: the client never changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  return (
    <Context.Provider value={hub}>
      <AccountWatcher hub={hub} />
      {children}
    </Context.Provider>
  );
}

export const useHub = (): Hub | null => useContext(Context);

/** Reopens the stream when somebody signs in or out. */
function AccountWatcher({ hub }: { hub: Hub | null }) {
  const { data: me } = useQuery(useTRPC().session.me.queryOptions());
  const was = useRef<string | null | undefined>(undefined);
  const now = me === undefined ? undefined : (me?.id ?? null);
  useEffect(() => {
    if (now === undefined) return;
    if (was.current !== undefined && was.current !== now) hub?.accountChanged();
    was.current = now;
  }, [now, hub]);
  return null;
}
