import type { Server } from 'node:http';

/** How long requests that have begun may take after SIGTERM. */
const PATIENCE_MS = 10_000;
const LOOK_MS = 20;

/**
 * Ends a process without losing an answer: no new connection is taken, streams are cut so that their clients go on elsewhere, and what
 * was asked is answered before the services close. What takes too long is cut; its client sends it again under the same key.
 */
export async function shutDown(
  servers: readonly Server[],
  services: { endStreams(): void; close(): Promise<void> } | null,
  patience = PATIENCE_MS,
): Promise<void> {
  services?.endStreams();
  const closed = Promise.all(servers.map((server) => new Promise<void>((resolve) => server.close(() => resolve()))));
  // A connection that is kept alive is idle only once its last request is answered.
  const look = setInterval(() => {
    for (const server of servers) server.closeIdleConnections();
  }, LOOK_MS);
  const late = setTimeout(() => {
    for (const server of servers) server.closeAllConnections();
  }, patience);
  await closed;
  clearInterval(look);
  clearTimeout(late);
  await services?.close();
}
