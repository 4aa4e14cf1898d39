import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { Metrics, serveMetrics } from './metrics.ts';

test('requests are counted by procedure and status, and streams as they are, on a port of their own', async () => {
  const metrics = new Metrics(() => 3);
  metrics.observe({ id: 'a', procedures: ['match.answer'], match: 'secret-match', status: 200, ms: 12 });
  metrics.observe({ id: 'b', procedures: ['match.view', 'session.me'], match: null, status: 207, ms: 40 });
  const server = await serveMetrics(metrics, { host: '127.0.0.1', port: 0 });
  // Listening on a port, so the address is one of those.
  const { port } = server.address() as AddressInfo;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const elsewhere = await fetch(`http://127.0.0.1:${port}/`);
  server.close();
  expect(text).toContain('quayside_request_seconds_count{procedure="match.answer",status="200"} 1');
  expect(text).toContain('quayside_request_seconds_count{procedure="batch",status="207"} 1');
  expect(text).toContain('quayside_streams 3');
  expect(text).toContain('process_cpu_seconds_total');
  expect(text).not.toContain('secret-match');
  expect(elsewhere.status).toBe(404);
});
