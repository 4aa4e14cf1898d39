import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { shutDown } from './shutdown.ts';

interface Open {
  readonly server: Server;
  readonly port: number;
  /** Resolves with the response once a request has arrived. */
  readonly arrived: Promise<ServerResponse>;
}

async function open(): Promise<Open> {
  let arrive: (response: ServerResponse) => void = () => undefined;
  const arrived = new Promise<ServerResponse>((resolve) => {
    arrive = resolve;
  });
  const server = createServer((_, response) => arrive(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so the address is one of those.
  return { server, port: (server.address() as AddressInfo).port, arrived };
}

/** The status of an answer, or how the connection ended. */
const ask = (port: number): Promise<number | string> =>
  new Promise((resolve) => {
    const asked = request({ host: '127.0.0.1', port, path: '/', agent: false }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
      response.on('error', () => resolve('cut'));
    });
    asked.on('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'failed'));
    asked.end();
  });

test('a request that has begun is answered before the services close, and no new one is taken', async () => {
  const { server, port, arrived } = await open();
  const order: string[] = [];
  const answered = ask(port);
  const response = await arrived;
  const ended = shutDown([server], {
    endStreams: () => order.push('streams end'),
    close: async () => void order.push('services close'),
  });
  expect(await ask(port)).toBe('ECONNREFUSED');
  expect(order).toEqual(['streams end']);
  response.writeHead(200).end('accepted');
  expect(await answered).toBe(200);
  await ended;
  expect(order).toEqual(['streams end', 'services close']);
});

test('a stream ends at once, and what takes too long is cut', async () => {
  const { server, port, arrived } = await open();
  const streaming = ask(port);
  const stream = await arrived;
  stream.writeHead(200).write('data');
  await shutDown([server], { endStreams: () => stream.end(), close: async () => undefined });
  expect(await streaming).toBe(200);

  const other = await open();
  const hanging = ask(other.port);
  await other.arrived;
  await shutDown([other.server], null, 1);
  expect(await hanging).toBe('ECONNRESET');
});
