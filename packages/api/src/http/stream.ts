import type { ServerResponse } from 'node:http';
import { isTrackedEnvelope } from '@trpc/server';
import type { Context } from '../context.ts';
import { serializer } from '../serializer.ts';
import { runProcedure, errorBody, type ErrorListener } from './run-procedure.ts';
import type { ProcedureCall } from './parse-request.ts';
import { RECONNECT_MS, PING_MS } from './timing.ts';

const HEADERS = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-cache, no-transform',
  'x-accel-buffering': 'no',
  'x-content-type-options': 'nosniff',
  vary: 'trpc-accept, accept',
};
const CONNECTED = event('connected', JSON.stringify({ reconnectAfterInactivityMs: RECONNECT_MS }));
const PING = event('ping', '');
const RETURN = event('return', '');

/**
 * Sends what a subscription yields, in the form that tRPC's client expects of server-sent events. A client that is slow is waited
 * for, so that it gets the newest instead of a queue; one that goes leaves nothing behind.
 */
export async function sendStream(
  call: ProcedureCall,
  method: string,
  ctx: Context,
  response: ServerResponse,
  onError: ErrorListener,
): Promise<void> {
  const gone = new AbortController();
  let open = true;
  let drained: (() => void) | null = null;
  response.on('drain', () => drained?.());
  response.on('close', () => {
    open = false;
    // With a reason, as the one it would make takes long.
    gone.abort('gone');
    drained?.();
  });
  // It ends with its connection: parts of known length would only be taken apart and put together again.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, HEADERS);
  response.write(CONNECTED);
  const ping = setTimeout(() => {
    if (!response.writableNeedDrain) response.write(PING);
    ping.refresh();
  }, PING_MS);
  try {
    // What a subscription returns can be iterated.
    const source = (await runProcedure(call, method, ctx, gone.signal)) as AsyncIterable<unknown>;
    for await (const value of source) {
      if (!open) break;
      const [id, data] = isTrackedEnvelope(value) ? value : ['', value];
      if (!response.write(message(serializer.stringify(data), id)) && open)
        await new Promise<void>((resolve) => {
          drained = resolve;
        });
      drained = null;
      ping.refresh();
    }
    if (open) response.write(RETURN);
  } catch (error) {
    // Cut without an end event, so that the client reconnects.
    if (!(error instanceof Error && error.name === 'AbortError'))
      response.write(event('serialized-error', errorBody(error, onError, ctx, call).text));
  } finally {
    clearTimeout(ping);
    response.end();
  }
}

function event(name: string, data: string): string {
  return `event: ${name}\ndata: ${data}\n\n\n`;
}

const message = (data: string, id: string): string =>
  id === '' ? `data: ${data}\n\n\n` : `data: ${data}\nid: ${id}\n\n\n`;
