import { deserialize, serialize, type SuperJSONResult } from 'superjson';
import type { LiveMessage, Refusal } from '../src/index.ts';
import { readEvents, type StreamEvent } from './stream-events.ts';

/** What a call came to: what was asked for, or why not. */
export type Reply<T> =
  | { readonly status: number; readonly data: T; readonly refusal?: undefined }
  | { readonly status: number; readonly data?: undefined; readonly refusal: Refusal };

interface Envelope {
  readonly result?: { readonly data: SuperJSONResult };
  readonly error?: SuperJSONResult;
}

/** For what happens by itself, on a machine that may be busy. */
export const WAITS = { timeout: 60_000 };

/** A client of plain HTTP with a cookie. */
export class Visitor {
  cookie: string;
  /** The server's address, read for every call. */
  private readonly url: () => string;

  constructor(url: () => string, cookie = '') {
    this.url = url;
    this.cookie = cookie;
  }

  async bytes(method: 'GET' | 'POST', path: string, input?: unknown): Promise<{ status: number; body: string }> {
    const text = input === undefined ? undefined : JSON.stringify(serialize(input));
    const query = method === 'GET' && text !== undefined ? `?input=${encodeURIComponent(text)}` : '';
    const response = await fetch(`${this.url()}/${path}${query}`, {
      method,
      headers: { cookie: this.cookie, 'content-type': 'application/json' },
      ...(method === 'POST' ? { body: text ?? null } : {}),
    });
    const [given] = response.headers.getSetCookie();
    if (given) this.cookie = given.split(';')[0] ?? '';
    return { status: response.status, body: await response.text() };
  }

  async call<T>(method: 'GET' | 'POST', path: string, input?: unknown): Promise<Reply<T>> {
    const { status, body } = await this.bytes(method, path, input);
    // The envelope is tRPC's; what is in it is the procedure's.
    const { result, error } = JSON.parse(body) as Envelope;
    if (result) return { status, data: deserialize<T>(result.data) };
    const { data } = deserialize<{ data: { refusal: Refusal } }>(error as SuperJSONResult);
    return { status, refusal: data.refusal };
  }

  /** For calls that must succeed. */
  async ask<T>(method: 'GET' | 'POST', path: string, input?: unknown): Promise<T> {
    const { status, data, refusal } = await this.call<T>(method, path, input);
    if (refusal) throw new Error(`${path} was refused: ${status} ${refusal.code} ${refusal.words.en}`);
    return data;
  }

  /** A stream as it comes over the line; ends when it is cut. */
  async *stream(path: string, input: unknown, lastEventId?: string, signal?: AbortSignal): AsyncGenerator<StreamEvent> {
    const query = encodeURIComponent(JSON.stringify(serialize(input)));
    const response = await fetch(`${this.url()}/${path}?input=${query}`, {
      headers: { cookie: this.cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
      ...(signal ? { signal } : {}),
    });
    yield* readEvents(response);
  }
}

/** The messages of `live.updates` that carry something. */
export async function* carried(
  messages: AsyncIterable<StreamEvent>,
): AsyncGenerator<{ id: string; data: LiveMessage }> {
  for await (const { event, id, data } of messages)
    if (event === 'message' && id !== null)
      yield { id, data: deserialize<LiveMessage>(JSON.parse(data) as SuperJSONResult) };
}
