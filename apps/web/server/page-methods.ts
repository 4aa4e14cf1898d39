import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers 405 to any method but GET and HEAD; true if it did. Next would look for a server action and log the caller's input. */
export function refuseWriting({ method }: IncomingMessage, response: ServerResponse): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  const headers = { allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8', connection: 'close' };
  response.writeHead(405, headers).end('Pages can only be read.');
  return true;
}
