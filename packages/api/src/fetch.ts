import { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { createContext, UNKNOWN_ADDRESS, type Header } from './context.ts';
import { defects, FOREIGN, type ApiOptions } from './handler.ts';
import type { House } from './house.ts';
import { refused } from './http/answer.ts';
import { MOST_BYTES, MOST_CALLS } from './http/limits.ts';
import { normalizeUrl } from './http/path.ts';
import { sameOrigin } from './origin.ts';
import { appRouter } from './router/index.ts';

/**
 * The same for hosts that speak fetch and have no Node server of ours in front, with the same limits. Nobody says there from which
 * address a call comes, unless a proxy does.
 */
export function createFetchHandler(house: House, { path = '/api/trpc', report }: ApiOptions = {}) {
  const hear = defects(report);
  return async (sent: Request): Promise<Response> => {
    const header: Header = (name) => sent.headers.get(name) ?? undefined;
    if (!sameOrigin(sent.method, header)) return new Response(FOREIGN, { status: 403 });
    const { origin, pathname, search } = new URL(sent.url);
    const url = normalizeUrl(pathname);
    if (!url?.startsWith(`${path}/`)) return new Response('There is nothing here.', { status: 404 });
    const body = await bodyOf(sent);
    if (body === null) {
      const { status, text } = refused(new TRPCError({ code: 'PAYLOAD_TOO_LARGE' }), hear);
      return withHeaders(new Response(text, { status, headers: { 'content-type': 'application/json' } }), []);
    }
    const { method, headers, signal } = sent;
    const cookies: string[] = [];
    const answer = await fetchRequestHandler({
      endpoint: path,
      req: new Request(origin + url + search, { method, headers, signal, ...(body === '' ? {} : { body }) }),
      router: appRouter,
      maxBatchSize: MOST_CALLS,
      createContext: () =>
        createContext(house, { header, address: UNKNOWN_ADDRESS, setCookie: (cookie) => cookies.push(cookie) }),
      onError: ({ error, path: procedure }) => hear(error, procedure),
    });
    return withHeaders(answer, cookies);
  };
}

function withHeaders(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
  if (!answer.headers.has('cache-control')) answer.headers.set('cache-control', 'no-store');
  answer.headers.set('x-content-type-options', 'nosniff');
  return answer;
}

/** What was sent along; null where it is too long, which is found out before all of it is there. */
async function bodyOf({ body }: Request): Promise<string | null> {
  if (!body) return '';
  const parts: Uint8Array[] = [];
  let size = 0;
  // Node's streams can be iterated; leaving the loop ends them.
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    size += part.length;
    if (size > MOST_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
