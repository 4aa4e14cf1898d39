import { notifyManager, QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpBatchLink, TRPCClientError, type TRPCClient } from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import type { AppRouter, Refusal } from '@quayside/api';
import type { Language } from '@quayside/languages';
import { serializer } from './serializer.ts';

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

export const API_URL = '/api/trpc';

export const createClient = (): TRPCClient<AppRouter> =>
  createTRPCClient<AppRouter>({
    // Subscriptions are events of the browser's own (lib/live/event-stream.ts).
    links: [httpBatchLink({ url: API_URL, transformer: serializer, maxItems: 10 })],
  });

/** Why the server or the rules said no; null for anything else, such as a lost connection. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof TRPCClientError)) return null;
  const data = error.data as { refusal?: Refusal } | null | undefined;
  return data?.refusal ?? null;
}

export const errorText = (error: unknown, language: Language, otherwise: string): string =>
  refusalOf(error)?.words[language] ?? otherwise;

/** Retries lost connections, never errors of the server. */
export const shouldRetry = (failures: number, error: unknown): boolean => refusalOf(error) === null && failures < 5;

// A button is switched off before the second of two quick clicks comes: later, and a double click would open two tables.
notifyManager.setScheduler(queueMicrotask);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 5_000, retry: shouldRetry }, mutations: { retry: shouldRetry } },
  });
