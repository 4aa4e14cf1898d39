import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Refuses what is no reading of a page; answers whether it did. Next would look for an action of that name, and write to the log, on
 * many lines, what the caller has sent.
 */
export function refuseWriting({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const headers = { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  response.writeHead(405, headers).end('Pages can only be read.');
  return true;
}
