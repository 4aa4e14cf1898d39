import type { IncomingMessage, ServerResponse } from 'node:http';
import { TRPCError } from '@trpc/server';
import { createContext, type Context, type GetHeader } from '../context.ts';
import type { Services } from '../services.ts';
import { runCalls, errorResponse, type ResponseBody, type ErrorListener } from './run-procedure.ts';
import { observe, type RequestObserver } from './observe.ts';
import { parseRequest } from './parse-request.ts';
import { MAX_BODY_BYTES } from './limits.ts';
import { sendStream } from './stream.ts';

/** A header that was sent; of one that was sent twice, what Node makes of it. */
export const headerReader =
  ({ headers }: IncomingMessage): GetHeader =>
  (name) => {
    const value = headers[name];
    return typeof value === 'object' ? value.join(', ') : value;
  };

/**
 * Answers one request of tRPC's client on a plain Node server (docs/decisions/0011-own-http-transport-for-trpc.md).
 */
export async function handleRequest(
  services: Services,
  request: IncomingMessage,
  response: ServerResponse,
  where: { readonly path: string; readonly query: string },
  onError: ErrorListener,
  observer?: RequestObserver,
): Promise<void> {
  const { method = 'GET' } = request;
  if (method === 'HEAD') {
    response.writeHead(204).end();
    return;
  }
  const header = headerReader(request);
  const asks = observer && observe(response, observer);
  let ctx: Context | undefined;
  try {
    const body = method === 'GET' ? '' : await bodyOf(request);
    const parsed = parseRequest({ ...where, method, header, body });
    asks?.(parsed);
    const address = request.socket.remoteAddress;
    ctx = await createContext(services, {
      header,
      address,
      setCookie: (cookie) => response.appendHeader('set-cookie', cookie),
    });
    const [only] = parsed.calls;
    if (!parsed.batch && only?.procedure?._def.type === 'subscription')
      await sendStream(only, method, ctx, response, onError);
    else send(response, await runCalls(parsed, method, ctx, onError));
  } catch (error) {
    send(response, errorResponse(error, onError, ctx));
  }
}

function send(response: ServerResponse, { status, text }: ResponseBody): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    vary: 'trpc-accept, accept',
    // The rest of what is too long is not waited for.
    ...(status === 413 ? { connection: 'close' } : {}),
  });
  response.end(text);
}

function bodyOf(request: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    let size = 0;
    request.on('data', (part: Buffer) => {
      size += part.length;
      if (size <= MAX_BODY_BYTES) parts.push(part);
      else reject(new TRPCError({ code: 'PAYLOAD_TOO_LARGE' }));
    });
    request.on('end', () => resolve((parts.length === 1 ? (parts[0] as Buffer) : Buffer.concat(parts)).toString()));
    request.on('error', (cause) => reject(new TRPCError({ code: 'CLIENT_CLOSED_REQUEST', cause })));
  });
}
