'use client';

import { QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import { useState, type ReactNode } from 'react';
import type { Account, AppRouter } from '@quayside/api';
import { LiveProvider } from '../live/live-provider.tsx';
import { createClient, createQueryClient, TRPCProvider } from './client.ts';

/** `me`: who has asked for the page, as its server knows; undefined where it does not. */
export function ApiProvider({ me, children }: { me?: Account | null | undefined; children: ReactNode }) {
  const [client] = useState(createClient);
  const [queryClient] = useState(() => knowing(me, createQueryClient(), client));
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        <LiveProvider>{children}</LiveProvider>
      </TRPCProvider>
    </QueryClientProvider>
  );
}

/** Shows the prefetched account at once; it is fetched again all the same, which extends the session. */
function knowing(me: Account | null | undefined, queryClient: QueryClient, client: TRPCClient<AppRouter>): QueryClient {
  const { session } = createTRPCOptionsProxy<AppRouter>({ client, queryClient });
  if (me !== undefined) queryClient.setQueryData(session.me.queryKey(), me, { updatedAt: 0 });
  return queryClient;
}
