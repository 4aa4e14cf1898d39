import { notifyManager, QueryClient } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { TRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { AppRouter, Refusal } from '@quayside/api';
import type { Language } from '@quayside/languages';
import { ApiError, callApi } from './call-api.ts';

// tRPC's types over calls of our own, as far as pages use them: docs/decisions/0028.

/** What a procedure can be asked for; with anything else of tRPC's the type checker says that it is not there. */
type Method = 'query' | 'mutate' | 'queryKey' | 'queryOptions' | 'mutationOptions' | 'pathFilter';
type Used<T> = {
  readonly [
    K in keyof T as T[K] extends (...given: never[]) => unknown ? Extract<K, Method> : Exclude<K, `~${string}`>
  ]: T[K] extends (...given: never[]) => unknown ? T[K] : Used<T[K]>;
};
type Client = Used<TRPCClient<AppRouter>>;
type Options = Used<TRPCOptionsProxy<AppRouter>>;

/** An object of which every path of names can be called: `proxy.match.answer.mutate(…)`. */
const callable = (
  call: (path: readonly string[], argument: unknown) => unknown,
  path: readonly string[] = [],
): unknown =>
  new Proxy(() => undefined, {
    get: (_, name) => (typeof name === 'string' && name !== 'then' ? callable(call, [...path, name]) : undefined),
    apply: (_, __, [argument]: unknown[]) => call(path, argument),
  });

export const client = callable((path, input) =>
  callApi(path.at(-1) === 'query' ? 'query' : 'mutation', path.slice(0, -1).join('.'), input),
) as Client;

/** Keys are what tRPC makes of a path and an input, so that a key without input stands for all inputs. */
const queryKey = (path: readonly string[], input: unknown) => [
  path,
  { ...(input === undefined ? {} : { input }), type: 'query' },
];

export const trpc = callable((path, argument) => {
  const procedure = path.slice(0, -1);
  const name = procedure.join('.');
  switch (path.at(-1) ?? '') {
    case 'queryKey':
      return queryKey(procedure, argument);
    case 'queryOptions':
      return { queryKey: queryKey(procedure, argument), queryFn: () => callApi('query', name, argument) };
    case 'mutationOptions':
      return { ...(argument as object | undefined), mutationFn: (input: unknown) => callApi('mutation', name, input) };
    case 'pathFilter':
      return { queryKey: [procedure] };
    default:
      throw new Error(`no page has used ${path.join('.')} yet: see lib/trpc/client.ts`);
  }
}) as Options;

export const useTRPC = (): Options => trpc;
export const useTRPCClient = (): Client => client;

/** Why the server or the rules said no; null for anything else, such as a lost connection. */
export function refusalOf(error: unknown): Refusal | null {
  if (!(error instanceof ApiError)) return null;
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
