import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import superjson, { serialize } from 'superjson';
import { createTRPCClient, httpLink, TRPCClientError, type TRPCClient } from '@trpc/client';
import { createApiHandler, type AppRouter, type Services, type Refusal } from '../src/index.ts';

/** The API on a plain Node server, as the web app mounts it. */
export async function serve(services: Services): Promise<{ url: string; defects: unknown[]; stop(): Promise<void> }> {
  const defects: unknown[] = [];
  const api = createApiHandler(services, { report: (error) => defects.push(error) });
  const server: Server = createServer((request, response) => {
    if (!api(request, response)) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so the address is one of those.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api/trpc`,
    defects,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** A browser of its own: it keeps the cookie it is given. */
export class Browser {
  readonly url: string;
  cookie = '';
  readonly api: TRPCClient<AppRouter>;

  constructor(url: string) {
    this.url = url;
    this.api = createTRPCClient<AppRouter>({
      links: [
        httpLink({
          url,
          transformer: superjson,
          headers: () => (this.cookie ? { cookie: this.cookie } : {}),
          fetch: async (input, init) => {
            const response = await fetch(input, init as RequestInit);
            const [given] = response.headers.getSetCookie();
            if (given) this.cookie = given.split(';')[0] ?? '';
            return response;
          },
        }),
      ],
    });
  }

  /** The stream of a match as it comes over the line: each message's id and data. */
  async *stream(id: string, lastEventId?: string): AsyncGenerator<Message> {
    const input = encodeURIComponent(JSON.stringify(serialize({ id })));
    const response = await fetch(`${this.url}/match.updates?input=${input}`, {
      headers: { cookie: this.cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
    });
    let rest = '';
    const decoder = new TextDecoder();
    // Node's fetch gives a body that can be iterated.
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      rest += decoder.decode(chunk, { stream: true });
      const parts = rest.split('\n\n');
      rest = parts.pop() ?? '';
      for (const part of parts) yield parse(part);
    }
  }
}

export interface Message {
  event: string;
  id: string | null;
  data: string;
}

function parse(part: string): Message {
  const field = (name: string) =>
    part
      .split('\n')
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  return { event: field('event') ?? 'message', id: field('id') ?? null, data: field('data') ?? '' };
}

/** What a refused call says. */
export async function refusal(
  call: Promise<unknown>,
): Promise<{ status: number | undefined; refusal: Refusal | undefined }> {
  try {
    await call;
  } catch (error) {
    if (error instanceof TRPCClientError)
      // The shape of errors is the router's own.
      return { status: error.data?.httpStatus, refusal: error.data?.refusal as Refusal | undefined };
    throw error;
  }
  throw new Error('the call was not refused');
}
