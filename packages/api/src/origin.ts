import type { IncomingMessage } from 'node:http';

/** A browser says where a request that changes something comes from; another site's pages may not act for a person here. */
export function sameOrigin({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true;
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const { origin } = headers;
  if (origin === undefined) return true;
  const host = headers['x-forwarded-host'] ?? headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
}
