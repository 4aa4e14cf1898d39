import { notifyManager, QueryClient } from '@tanstack/react-query';
import {
  createTRPCClient,
  httpBatchLink,
  httpSubscriptionLink,
  splitLink,
  TRPCClientError,
  type TRPCClient,
} from '@trpc/client';
import { createTRPCContext } from '@trpc/tanstack-react-query';
import superjson from 'superjson';
import type { AppRouter, Refusal } from '@quayside/api';
import type { Language } from '@quayside/languages';

export const { TRPCProvider, useTRPC, useTRPCClient } = createTRPCContext<AppRouter>();

const url = '/api/trpc';

export const createClient = (): TRPCClient<AppRouter> =>
  createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: (op) => op.type === 'subscription',
        true: httpSubscriptionLink({ url, transformer: superjson }),
        false: httpBatchLink({ url, transformer: superjson, maxItems: 10 }),
      }),
    ],
  });

/** Why the server or the rules said no; null for anything else, such as a lost connection. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof TRPCClientError)) return null;
  const data = error.data as { refusal?: Refusal } | null | undefined;
  return data?.refusal ?? null;
}

export const errorText = (error: unknown, language: Language, otherwise: string): string =>
  refusalOf(error)?.words[language] ?? otherwise;

/** A refusal stays a refusal; a lost connection is worth a few more tries. */
export const shouldRetry = (failures: number, error: unknown): boolean => refusalOf(error) === null && failures < 5;

// A button is switched off before the second of two quick clicks comes: later, and a double click would open two tables.
notifyManager.setScheduler(queueMicrotask);

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 5_000, retry: shouldRetry }, mutations: { retry: shouldRetry } },
  });
