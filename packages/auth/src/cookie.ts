import { createHmac, timingSafeEqual } from 'node:crypto';

export const COOKIE = 'quayside-session';

// The form is Better Auth's own (a test holds the two together): the token, a dot, its HMAC in base64, all of it escaped.
// It is read here too because every move of every match is asked who made it, and the whole of Better Auth takes longer.
const signature = (token: string, secret: string): Buffer => createHmac('sha256', secret).update(token).digest();

/** The token in a request's cookies, if the server has signed it. */
export function readSessionToken(cookies: string, secret: string): string | null {
  for (const pair of cookies.split(';')) {
    const cut = pair.indexOf('=');
    if (pair.slice(0, cut).trim() !== COOKIE) continue;
    const value = plain(pair.slice(cut + 1).trim());
    const dot = value.lastIndexOf('.');
    if (dot <= 0) return null;
    const [token, signed] = [value.slice(0, dot), Buffer.from(value.slice(dot + 1), 'base64')];
    const right = signature(token, secret);
    return signed.length === right.length && timingSafeEqual(signed, right) ? token : null;
  }
  return null;
}

function plain(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

/** The cookie that signs a browser in. Scripts can't read it, other sites' forms don't send it. */
export function sessionCookie(token: string, secret: string, seconds: number, secure: boolean): string {
  const value = encodeURIComponent(`${token}.${signature(token, secret).toString('base64')}`);
  return withFlags(`${COOKIE}=${value}`, seconds, secure);
}

export const clearSessionCookie = (secure: boolean): string => withFlags(`${COOKIE}=`, 0, secure);

const withFlags = (pair: string, seconds: number, secure: boolean): string =>
  `${pair}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? '; Secure' : ''}`;

/** A cookie that Better Auth has made, kept to encrypted lines where the browser is on one. */
export const withSecureFlag = (cookie: string, secure: boolean): string =>
  secure && !/;\s*secure/i.test(cookie) ? `${cookie}; Secure` : cookie;
