// The one server: it will answer tRPC and SSE itself; everything else goes to Next.
import { createServer } from 'node:http';
import path from 'node:path';
import next from 'next';

const dev = process.argv.includes('--dev');
const port = Number(process.env['PORT'] ?? 3000);
const app = next({ dev, dir: path.resolve(import.meta.dirname, '..'), port });
await app.prepare();
const pages = app.getRequestHandler();

const server = createServer((request, response) => void pages(request, response));
server.listen(port, process.env['HOST'], () => console.log(`Quayside is open on http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeAllConnections();
  });
}
