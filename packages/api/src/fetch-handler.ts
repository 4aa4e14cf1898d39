import { TRPCError } from '@trpc/server';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { createContext, UNKNOWN_ADDRESS, type GetHeader } from './context.ts';
import { CROSS_SITE, defectListener, type ApiOptions } from './node-handler.ts';
import type { Services } from './services.ts';
import { errorResponse } from './http/run-procedure.ts';
import { MAX_BODY_BYTES, MAX_BATCH_SIZE } from './http/limits.ts';
import { normalizeUrl } from './http/path.ts';
import { sameOrigin } from './same-origin.ts';
import { appRouter } from './router/index.ts';

/**
 * The same for hosts that speak fetch and have no Node server of ours in front, with the same limits. Nobody says there from which
 * address a call comes, unless a proxy does.
 */
export function createFetchHandler(services: Services, { path = '/api/trpc', report }: ApiOptions = {}) {
  const onError = defectListener(report);
  return async (sent: Request): Promise<Response> => {
    const header: GetHeader = (name) => sent.headers.get(name) ?? undefined;
    if (!sameOrigin(sent.method, header)) return new Response(CROSS_SITE, { status: 403 });
    const { origin, pathname, search } = new URL(sent.url);
    const url = normalizeUrl(pathname);
    if (!url?.startsWith(`${path}/`)) return new Response('There is nothing here.', { status: 404 });
    const body = await bodyOf(sent);
    if (body === null) {
      const { status, text } = errorResponse(new TRPCError({ code: 'PAYLOAD_TOO_LARGE' }), onError);
      return withHeaders(new Response(text, { status, headers: { 'content-type': 'application/json' } }), []);
    }
    const { method, headers, signal } = sent;
    const cookies: string[] = [];
    const answer = await fetchRequestHandler({
      endpoint: path,
      req: new Request(origin + url + search, { method, headers, signal, ...(body === '' ? {} : { body }) }),
      router: appRouter,
      maxBatchSize: MAX_BATCH_SIZE,
      createContext: () =>
        createContext(services, { header, address: UNKNOWN_ADDRESS, setCookie: (cookie) => cookies.push(cookie) }),
      onError: ({ error, path: procedure }) => onError(error, procedure),
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
    if (size > MAX_BODY_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString();
}
