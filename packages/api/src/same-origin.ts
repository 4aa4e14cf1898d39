import type { GetHeader } from './context.ts';

/** A browser says where a request that changes something comes from; another site's pages may not act for a person here. */
export function sameOrigin(method: string | undefined, header: GetHeader): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true;
  // Browsers never send a bot key by themselves.
  if (header('authorization')?.startsWith('Bearer ')) return true;
  const site = header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const origin = header('origin');
  if (origin === undefined) return true;
  const host = header('x-forwarded-host') ?? header('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}
