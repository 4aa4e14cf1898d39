import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { createFetchHandler, type Services } from '../../src/index.ts';
import { listen, serve, type TestApi } from '../server.ts';

/** Both ways in: every attack is tried on each. */
export const HANDLERS: readonly { readonly name: string; readonly serve: (services: Services) => Promise<TestApi> }[] =
  [
    { name: 'our own HTTP adapter', serve },
    { name: 'the route handler of Next', serve: serveFetch },
  ];

/** The fetch handler behind a Node server that makes of a request what Next does for a route. */
async function serveFetch(services: Services): Promise<TestApi> {
  const defects: unknown[] = [];
  const handle = createFetchHandler(services, { report: (error) => defects.push(error) });
  return listen(defects, (request, response) => {
    handle(asFetch(request, response))
      .then((answer) => {
        // The rest of what is too long is not waited for.
        if (!request.complete) response.setHeader('connection', 'close');
        return send(answer, response);
      })
      .catch((error: unknown) => {
        defects.push(error);
        response.destroy();
      });
  });
}

function asFetch(request: IncomingMessage, response: ServerResponse): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) headers.append(name, String(value));
  // Next says where a call comes from in this way, unless somebody has said it already.
  if (!headers.has('x-forwarded-for')) headers.set('x-forwarded-for', request.socket.remoteAddress ?? '');
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const { method = 'GET', url = '/' } = request;
  const body = method === 'GET' || method === 'HEAD' ? null : (Readable.toWeb(request) as ReadableStream);
  // Node's fetch requires `duplex` for a streamed body.
  const init: RequestInit & { duplex: 'half' } = { method, headers, body, signal: gone.signal, duplex: 'half' };
  return new Request(`http://${request.headers.host ?? 'localhost'}${url}`, init);
}

async function send(answer: Response, response: ServerResponse): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) response.appendHeader(name, value);
  if (!answer.body) return void response.end();
  // A caller who goes ends the stream; that is no defect.
  await answer.body.pipeTo(WritableInto(response)).catch(() => response.destroy());
}

const WritableInto = (response: ServerResponse): WritableStream<Uint8Array> =>
  new WritableStream({
    write: (part) => void response.write(part),
    close: () => void response.end(),
    abort: () => void response.destroy(),
  });
