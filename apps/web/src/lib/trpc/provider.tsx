'use client';

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import type { Account } from '@quayside/api';
import { LiveProvider } from '../live/live-provider.tsx';
import { createQueryClient, trpc } from './client.ts';

/** `me`: who has asked for the page, as its server knows; undefined where it does not. */
export function ApiProvider({ me, children }: { me?: Account | null | undefined; children: ReactNode }) {
  const [queryClient] = useState(() => knowing(me, createQueryClient()));
  return (
    <QueryClientProvider client={queryClient}>
      <LiveProvider>{children}</LiveProvider>
    </QueryClientProvider>
  );
}

/** Shows the prefetched account at once; it is fetched again all the same, which extends the session. */
function knowing(me: Account | null | undefined, queryClient: QueryClient): QueryClient {
  if (me !== undefined) queryClient.setQueryData(trpc.session.me.queryKey(), me, { updatedAt: 0 });
  return queryClient;
}
