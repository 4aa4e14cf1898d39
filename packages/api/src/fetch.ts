import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { createContext, type Header } from './context.ts';
import { defects, FOREIGN, type ApiOptions } from './handler.ts';
import type { House } from './house.ts';
import { sameOrigin } from './origin.ts';
import { appRouter } from './router/index.ts';

/**
 * The same for hosts that speak fetch and have no Node server of ours in front. Nobody says there from which address a call comes,
 * unless a proxy does.
 */
export function createFetchHandler(house: House, { path = '/api/trpc', report }: ApiOptions = {}) {
  const hear = defects(report);
  return async (request: Request): Promise<Response> => {
    const header: Header = (name) => request.headers.get(name) ?? undefined;
    if (!sameOrigin(request.method, header)) return new Response(FOREIGN, { status: 403 });
    const cookies: string[] = [];
    const answer = await fetchRequestHandler({
      endpoint: path,
      req: request,
      router: appRouter,
      createContext: () => createContext(house, { header, setCookie: (cookie) => cookies.push(cookie) }),
      onError: ({ error, path: procedure }) => hear(error, procedure),
    });
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
    if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store');
    answer.headers.set('x-content-type-options', 'nosniff');
    return answer;
  };
}
