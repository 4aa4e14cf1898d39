'use client';

import { QueryClientProvider } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { LiveProvider } from '../live/provider.tsx';
import { createClient, createQueryClient, TRPCProvider } from './client.ts';

export function ApiProvider({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient);
  const [client] = useState(createClient);
  return (
    <QueryClientProvider client={queryClient}>
      <TRPCProvider trpcClient={client} queryClient={queryClient}>
        <LiveProvider>{children}</LiveProvider>
      </TRPCProvider>
    </QueryClientProvider>
  );
}
