// The one server: it answers tRPC and its streams itself; everything else goes to Next.
import type { RequestListener, Server } from 'node:http';
import path from 'node:path';
import { createApiHandler, createPrefetch, logLine, getServices, type Services } from '@quayside/api';
import { protect } from './headers.ts';
import { listen } from './listen.ts';
import { refuseWriting } from './page-methods.ts';
import { BadSetting, readSettings } from './settings.ts';

const dev = process.argv.includes('--dev');
const web = path.resolve(import.meta.dirname, '..');
const report = (error: unknown, where?: string) => console.error(logLine(error, where));

/** Errors of other packages that are the operator's to mend. */
const OPERATORS = new Set(['DatabaseUnavailable', 'DataFolderInUse', 'InvalidAuthSetting']);

/** How long open answers have to end once the server is told to go. */
const PATIENCE_MS = 300;

async function main(): Promise<void> {
  const settings = readSettings(process.env, path.resolve(web, '../..'));
  const { promise: ready, resolve: open } = promised<RequestListener>();
  // The port is taken first: a busy one is found out before any work is done. Whoever comes early waits a moment.
  const servers = await listen(settings, (request, response) => void ready.then((answer) => answer(request, response)));
  let services: Services | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      void leave(servers, services).then(() => process.exit(0));
    });

  services = await getServices({ dir: settings.data, report, log: (line) => console.log(line) });
  open(await answering(services, settings.port));
  console.log(`Quayside is open on http://localhost:${settings.port}`);
}

async function answering(services: Services, port: number): Promise<RequestListener> {
  // Next looks at this when it is loaded.
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const { default: next } = await import('next');
  const app = next({ dev, dir: web, port });
  await app.prepare();
  const pages = app.getRequestHandler();
  const api = createApiHandler(services, { report });
  globalThis.quaysidePrefetch = createPrefetch(services);
  return (request, response) => {
    protect(request, response, dev);
    if (api(request, response)) return;
    // The tools that come with development send to paths of their own.
    if (dev || !refuseWriting(request, response)) void pages(request, response);
  };
}

/** Streams are cut so that clients come back elsewhere; whatever else is under way may finish, but not for long. */
async function leave(servers: readonly Server[], services: Services | null): Promise<void> {
  for (const server of servers) {
    server.close();
    server.closeIdleConnections();
  }
  const late = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, PATIENCE_MS);
  await services?.close().catch(report);
  clearTimeout(late);
}

function promised<T>(): { promise: Promise<T>; resolve: (value: T) => void } {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

try {
  await main();
} catch (error) {
  // A wrong setting or a database that can't be opened is the operator's to mend and needs no stack.
  console.error(
    error instanceof BadSetting || (error instanceof Error && OPERATORS.has(error.name)) ? error.message : error,
  );
  process.exit(1);
}
