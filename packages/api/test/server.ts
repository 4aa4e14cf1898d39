import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import superjson, { serialize } from 'superjson';
import { createTRPCClient, httpLink, TRPCClientError, type TRPCClient } from '@trpc/client';
import { freshTestDatabase } from '@quayside/db/testing';
import {
  createApiHandler,
  createServices,
  type AppRouter,
  type Refusal,
  type Services,
  type ServicesOptions,
} from '../src/index.ts';
import { readEvents, type StreamEvent } from './stream-events.ts';

export interface TestApi {
  readonly url: string;
  readonly defects: unknown[];
  stop(): Promise<void>;
}

/**
 * Services on a database of their own of the real server, where that is not what a test is about: PGlite takes a second of the processor
 * to open and more for every call.
 */
export const openServices = async (options: Omit<ServicesOptions, 'url' | 'dir'> = {}): Promise<Services> =>
  createServices({ ...options, url: await freshTestDatabase(), dir: 'memory:' });

/** The API on a plain Node server, as the web app mounts it. */
export async function serve(services: Services): Promise<TestApi> {
  const defects: unknown[] = [];
  const api = createApiHandler(services, { report: (error) => defects.push(error) });
  return listen(defects, (request, response) => {
    if (!api(request, response)) response.writeHead(404).end();
  });
}

/** Serves on a free port. */
export async function listen(defects: unknown[], handle: RequestListener): Promise<TestApi> {
  const server = createServer(handle);
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
  async *stream(id: string, lastEventId?: string): AsyncGenerator<StreamEvent> {
    const input = encodeURIComponent(JSON.stringify(serialize({ id })));
    const response = await fetch(`${this.url}/match.updates?input=${input}`, {
      headers: { cookie: this.cookie, ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }) },
    });
    yield* readEvents(response);
  }
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
