import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ObservedRequest } from '@quayside/api';

/** What Prometheus reads. Labels are names of procedures and statuses, which are few and known. */
export class Metrics {
  readonly registry = new Registry();
  private readonly requests: Histogram<'procedure' | 'status'>;
  /** Reads its value whenever it is collected. */
  readonly streams: Gauge;

  constructor(openStreams: () => number) {
    const registers = [this.registry];
    collectDefaultMetrics({ register: this.registry });
    this.requests = new Histogram({
      name: 'quayside_request_seconds',
      help: 'Time from a request of the API to its answer, by procedure and status.',
      labelNames: ['procedure', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
      registers,
    });
    this.streams = new Gauge({
      name: 'quayside_streams',
      help: 'Open streams of browsers and bots.',
      registers,
      collect() {
        this.set(openStreams());
      },
    });
  }

  observe({ procedures, status, ms }: ObservedRequest): void {
    // A batch takes as long as its slowest call; which that was is not known.
    const procedure = procedures.length === 1 ? (procedures[0] ?? 'unknown') : 'batch';
    this.requests.observe({ procedure, status: String(status) }, ms / 1000);
  }
}

/** Serves metrics on a port of their own, so that no setting of the site can make them public. */
export async function serveMetrics(metrics: Metrics, { host, port }: { host: string; port: number }): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    metrics.registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': metrics.registry.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return server;
}
