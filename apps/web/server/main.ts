// The one server: it answers tRPC and its streams itself; everything else goes to Next.
import type { RequestListener } from 'node:http';
import path from 'node:path';
import {
  createApiHandler,
  createPrefetch,
  getServices,
  type ApiOptions,
  type ObservedRequest,
  type Services,
} from '@quayside/api';
import { protect } from './headers.ts';
import { Health } from './health.ts';
import { listen } from './listen.ts';
import { createLogger, logError, logRequest } from './logger.ts';
import { Metrics, serveMetrics } from './metrics.ts';
import { refuseWriting } from './page-methods.ts';
import { readSettings } from './settings.ts';
import { shutDown } from './shutdown.ts';
import { staticFiles } from './static-files.ts';

const dev = process.argv.includes('--dev');
const web = path.resolve(import.meta.dirname, '..');

/** Errors that are the operator's to mend, by name: packages that this one may not import throw them. */
const OPERATORS = new Set(['DatabaseUnavailable', 'DataFolderInUse', 'InvalidSetting']);

async function main(): Promise<void> {
  const settings = readSettings(process.env, path.resolve(web, '../..'));
  const log = createLogger(settings.log);
  const report = (error: unknown, where?: string) => logError(log, error, where);
  const { promise: ready, resolve: open } = promised<RequestListener>();
  // Listens first, so that a busy port is reported before any work is done. Early requests wait.
  const health = new Health();
  const servers = await listen(settings, (request, response) => {
    if (!health.answer(request, response)) void ready.then((answer) => answer(request, response));
  });
  let services: Services | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => {
      health.closing();
      void shutDown(servers, services)
        .catch(report)
        .then(() => process.exit(0));
    });

  services = await getServices({ dir: settings.data, report, log: (line) => console.log(line) });
  const { checkDatabase } = services;
  const { matches } = services;
  const metrics = settings.metrics === null ? null : new Metrics(() => matches.listeners);
  if (metrics && settings.metrics) servers.push(await serveMetrics(metrics, settings.metrics));
  const observe = (request: ObservedRequest) => {
    logRequest(log, request);
    metrics?.observe(request);
  };
  open(await answering(services, settings.port, { report, observe }));
  health.ready(checkDatabase);
  console.log(`Quayside is open on http://localhost:${settings.port}`);
}

async function answering(services: Services, port: number, options: ApiOptions): Promise<RequestListener> {
  // Next looks at this when it is loaded.
  Object.assign(process.env, { NODE_ENV: dev ? 'development' : 'production', NEXT_TELEMETRY_DISABLED: '1' });
  const { default: next } = await import('next');
  const app = next({ dev, dir: web, port });
  await app.prepare();
  const handle = app.getRequestHandler();
  const pages: RequestListener = (request, response) => void handle(request, response);
  const api = createApiHandler(services, options);
  globalThis.quaysidePrefetch = createPrefetch(services);
  const files = dev ? pages : staticFiles(path.join(web, '.next/static'), pages);
  return (request, response) => {
    protect(request, response, dev);
    if (api(request, response)) return;
    // The tools that come with development send to paths of their own.
    if (dev || !refuseWriting(request, response)) files(request, response);
  };
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
  console.error(error instanceof Error && OPERATORS.has(error.name) ? error.message : error);
  process.exit(1);
}
