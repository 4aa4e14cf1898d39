import { isAPIError } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import { credential } from '@quayside/db';
import { hardened } from './cookie.ts';
import type { Desk } from './desk.ts';
import { AccountRefused } from './refused.ts';

/** Where the browser goes, and what it must keep meanwhile. */
export interface Elsewhere {
  readonly url: string;
  readonly cookies: readonly string[];
}

/** Of all of Better Auth's doors only this one stands open; the others are ours. */
export const CALLBACK = '/api/auth/callback/';

export async function goElsewhere(
  { db, better, settings }: Desk,
  provider: string,
  cookies: string,
  who: string | null,
  secure: boolean,
): Promise<Elsewhere> {
  if (!settings.providers.some((one) => one.id === provider)) throw new AccountRefused('unknown-provider');
  const mine = and(eq(credential.owner, who ?? ''), eq(credential.provider, provider));
  // One account of each house: which of two would it be next time?
  if (who !== null && (await db.$count(credential, mine)) > 0) throw new AccountRefused('already-member');
  const call = {
    body: { provider, callbackURL: '/account', errorCallbackURL: '/account' },
    headers: new Headers({ cookie: cookies }),
    returnHeaders: true as const,
  };
  try {
    const { headers, response } = await (who !== null
      ? better.api.linkSocialAccount(call)
      : better.api.signInSocial(call));
    if (!response.url) throw new AccountRefused('unknown-provider');
    return { url: response.url, cookies: headers.getSetCookie().map((cookie) => hardened(cookie, secure)) };
  } catch (error) {
    if (isAPIError(error)) throw new AccountRefused('unknown-provider');
    throw error;
  }
}

/** Answers who comes back from there. */
export async function answerCallback({ better }: Desk, request: Request): Promise<Response> {
  const response = await better.handler(request);
  const secure = new URL(request.url).protocol === 'https:';
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', hardened(cookie, secure));
  return new Response(response.body, { status: response.status, headers });
}
