import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { OAUTH_CALLBACK_PATH } from '@quayside/auth';
import { urlOf } from './context.ts';
import type { Services } from './services.ts';
import type { ErrorListener } from './http/run-procedure.ts';
import { handleRequest, headerReader } from './http/handle-request.ts';
import type { RequestObserver } from './http/observe.ts';
import { isApiPath, isDecodable, normalizeUrl } from './http/path.ts';
import { sameOrigin } from './same-origin.ts';
import { translateError } from './errors.ts';

export interface ApiOptions {
  /** Where it is mounted. */
  readonly path?: string;
  /** Hears of defects; a client learns only that something is broken. */
  readonly report?: (error: unknown, path: string | undefined) => void;
  /** Hears of every request once it is answered. */
  readonly observe?: RequestObserver;
}

export type ApiHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Reports defects only; refused calls are none. */
export const defectListener =
  (report: ApiOptions['report']): ErrorListener =>
  (error, procedure) => {
    if (translateError(error).code === 'INTERNAL_SERVER_ERROR') report?.(error.cause ?? error, procedure);
  };

/** Where the button of a mail program ends mails. */
const UNSUBSCRIBE_PATH = '/api/unsubscribe';

export const CROSS_SITE = 'This request comes from another site.';

/**
 * Answers the API's requests on a plain Node server, streams included. False: the request is somebody else's. The request's url is
 * put in order first, so that whoever is asked next reads the same path.
 */
export function createApiHandler(
  services: Services,
  { path = '/api/trpc', report, observe }: ApiOptions = {},
): ApiHandler {
  const onError = defectListener(report);
  // Of all that Better Auth would answer, these alone stand open.
  const callbacks = new Set(services.auth.providers.map(({ id }) => OAUTH_CALLBACK_PATH + id));
  return (request, response) => {
    const url = normalizeUrl(request.url ?? '/');
    const cut = url?.indexOf('?') ?? -1;
    const pathname = url === null || cut < 0 ? (url ?? '') : url.slice(0, cut);
    // What tRPC can't read of its own paths it refuses in its own words.
    if (url === null || (!pathname.startsWith(`${path}/`) && !isDecodable(pathname))) {
      answerText(response, 400, 'This address can’t be read.');
      return true;
    }
    request.url = url;
    if (!isApiPath(pathname)) return false;
    if (pathname.startsWith(`${path}/`)) {
      if (!sameOrigin(request.method, headerReader(request))) answerText(response, 403, CROSS_SITE);
      else {
        const where = { path: pathname.slice(path.length + 1), query: cut < 0 ? '' : url.slice(cut + 1) };
        void handleRequest(services, request, response, where, onError, observe);
      }
    } else if (request.method === 'POST' && pathname === UNSUBSCRIBE_PATH) {
      // RFC 8058: a mail program posts here, from nowhere and without cookies. The token in the address says all.
      const token = new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1)).get('token') ?? '';
      services.matches
        .unsubscribeMails(token.slice(0, 200))
        .then((done) =>
          answerText(
            response,
            done ? 200 : 404,
            done ? 'You will no longer get these mails.' : 'There is nothing here.',
          ),
        )
        .catch((error: unknown) => {
          report?.(error, pathname);
          response.writeHead(500).end();
        });
    } else if (request.method === 'GET' && callbacks.has(pathname)) {
      services.auth
        .handleOAuthCallback(new Request(urlOf(headerReader(request)) + url, { headers: headersOf(request.headers) }))
        .then((answer) => pass(answer, response))
        .catch((error: unknown) => {
          report?.(error, pathname);
          response.writeHead(500).end();
        });
    } else answerText(response, 404, 'There is nothing here.');
    return true;
  };
}

function answerText(response: ServerResponse, status: number, words: string): void {
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'x-content-type-options': 'nosniff' };
  response.writeHead(status, headers).end(words);
}

/** Passes the redirect after an OAuth callback on to the browser. */
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
