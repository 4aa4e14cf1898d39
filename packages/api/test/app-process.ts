// One app process of several: the API on a plain Node server, on the database it is told. Says its port and serves until it is killed.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createApiHandler, createServices } from '../src/index.ts';

const report = (error: unknown) => process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
const services = await createServices({ url: process.argv[2], dir: 'memory:', report });
const api = createApiHandler(services, { report });
const server = createServer((request, response) => {
  if (!api(request, response)) response.writeHead(404).end();
});
server.listen(0, '127.0.0.1', () => {
  // Listening on a port, so the address is one of those.
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`${port}\n`);
});
