import { isAPIError } from 'better-auth/api';
import { and, eq } from 'drizzle-orm';
import { credential } from '@quayside/db';
import { withSecureFlag } from './cookie.ts';
import type { AuthContext } from './context.ts';
import { AccountError } from './errors.ts';

/** Where the browser goes, and the cookies it needs when it comes back. */
export interface OAuthRedirect {
  readonly url: string;
  readonly cookies: readonly string[];
}

/** The only route of Better Auth that is served. */
export const OAUTH_CALLBACK_PATH = '/api/auth/callback/';

export async function startOAuth(
  { db, better, settings }: AuthContext,
  provider: string,
  cookies: string,
  who: string | null,
  secure: boolean,
): Promise<OAuthRedirect> {
  if (!settings.providers.some((one) => one.id === provider)) throw new AccountError('unknown-provider');
  const mine = and(eq(credential.owner, who ?? ''), eq(credential.provider, provider));
  // One account per provider: with two, the next sign-in would be ambiguous.
  if (who !== null && (await db.$count(credential, mine)) > 0) throw new AccountError('already-member');
  const call = {
    body: { provider, callbackURL: '/account', errorCallbackURL: '/account' },
    headers: new Headers({ cookie: cookies }),
    returnHeaders: true as const,
  };
  try {
    const { headers, response } = await (who !== null
      ? better.api.linkSocialAccount(call)
      : better.api.signInSocial(call));
    if (!response.url) throw new AccountError('unknown-provider');
    return { url: response.url, cookies: headers.getSetCookie().map((cookie) => withSecureFlag(cookie, secure)) };
  } catch (error) {
    if (isAPIError(error)) throw new AccountError('unknown-provider');
    throw error;
  }
}

export async function handleOAuthCallback({ better }: AuthContext, request: Request): Promise<Response> {
  const response = await better.handler(request);
  const secure = new URL(request.url).protocol === 'https:';
  const headers = new Headers(response.headers);
  headers.delete('set-cookie');
  for (const cookie of response.headers.getSetCookie()) headers.append('set-cookie', withSecureFlag(cookie, secure));
  return new Response(response.body, { status: response.status, headers });
}
