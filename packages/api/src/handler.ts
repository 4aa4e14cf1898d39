import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { nodeHTTPRequestHandler } from '@trpc/server/adapters/node-http';
import { CALLBACK } from '@quayside/auth';
import { createContext, urlOf } from './context.ts';
import type { House } from './house.ts';
import { sameOrigin } from './origin.ts';
import { appRouter } from './router/index.ts';

export interface ApiOptions {
  /** Where it is mounted. */
  readonly path?: string;
  /** Hears of defects; a client learns only that something is broken. */
  readonly report?: (error: unknown, path: string | undefined) => void;
}

export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

const MOST_BYTES = 256 * 1024;

/** Answers the API's requests on a plain Node server, streams included. False: the request is somebody else's. */
export function createApiHandler(house: House, { path = '/api/trpc', report }: ApiOptions = {}): ApiHandler {
  return (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://quayside');
    const headers = headersOf(request.headers);
    if (request.method === 'GET' && pathname.startsWith(CALLBACK)) {
      house.auth
        .callback(new Request(urlOf(headers) + (request.url ?? '/'), { headers }))
        .then((answer) => pass(answer, response))
        .catch((error: unknown) => {
          report?.(error, pathname);
          response.writeHead(500).end();
        });
      return true;
    }
    if (!pathname.startsWith(`${path}/`)) return false;
    if (!sameOrigin(request)) {
      response.writeHead(403, { 'content-type': 'text/plain' }).end('This request comes from another site.');
      return true;
    }
    response.setHeader('cache-control', 'no-store');
    response.setHeader('x-content-type-options', 'nosniff');
    void nodeHTTPRequestHandler({
      req: request,
      res: response,
      path: decodeURIComponent(pathname.slice(path.length + 1)),
      router: appRouter,
      maxBodySize: MOST_BYTES,
      createContext: ({ req, res }) =>
        createContext(house, {
          headers,
          address: req.socket.remoteAddress,
          setCookie: (cookie) => res.appendHeader('set-cookie', cookie),
        }),
      onError({ error, path: procedure }) {
        if (error.code === 'INTERNAL_SERVER_ERROR') report?.(error.cause ?? error, procedure);
      },
    });
    return true;
  };
}

/** Who comes back from another house is sent on to a page of ours. */
async function pass(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) if (name !== 'set-cookie') response.setHeader(name, value);
  for (const cookie of answer.headers.getSetCookie()) response.appendHeader('set-cookie', cookie);
  response.setHeader('cache-control', 'no-store');
  response.end(Buffer.from(await answer.arrayBuffer()));
}

function headersOf(plain: IncomingHttpHeaders): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(plain))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  return headers;
}
