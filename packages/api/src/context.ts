import type { Account, SignedIn, Visit } from '@quayside/auth';
import type { House } from './house.ts';

/** All that a procedure knows of the call: who it is, and the house it came to. */
export interface Context {
  readonly house: House;
  readonly account: Account | null;
  /** The browser's session, where somebody is signed in. */
  readonly signedIn: SignedIn | null;
  /** Where the call comes from, for what is asked before one is known. */
  readonly visit: Visit;
  /** The cookies as the browser sent them. */
  readonly cookies: string;
  readonly setCookie: (cookie: string) => void;
  /** The call came over an encrypted line, so the cookie may insist on one. */
  readonly secure: boolean;
}

export interface Call {
  readonly headers: Headers;
  readonly setCookie: (cookie: string) => void;
  /** The address the call came from, as the network says; null where it is not known. */
  readonly address?: string | null | undefined;
}

/** Made from the headers and the address alone, so that any server can be in front. */
export async function createContext(house: House, { headers, setCookie, address = null }: Call): Promise<Context> {
  const cookies = headers.get('cookie') ?? '';
  const signedIn = cookies === '' ? null : await house.auth.who(cookies);
  const secure = isSecure(headers);
  return {
    house,
    account: signedIn?.account ?? null,
    signedIn,
    visit: {
      address: callerOf(headers, address),
      agent: headers.get('user-agent') ?? '',
      language: languageOf(cookies, headers.get('accept-language') ?? ''),
      url: urlOf(headers),
    },
    cookies,
    setCookie,
    secure,
  };
}

const isSecure = (headers: Headers): boolean =>
  headers.get('x-forwarded-proto') === 'https' || (headers.get('origin') ?? '').startsWith('https:');

/** The address under which the browser has called this place. */
export function urlOf(headers: Headers): string {
  const host = headers.get('x-forwarded-host') ?? headers.get('host') ?? 'localhost';
  const url = `${isSecure(headers) ? 'https' : 'http'}://${host}`;
  return URL.canParse(url) ? url : 'http://localhost';
}

/**
 * Whose tries are counted. A proxy writes down who has called it, after what the caller claims; only where the operator says
 * that there is one (QUAYSIDE_PROXY) is it believed. Who sits at the machine itself is not counted.
 */
function callerOf(headers: Headers, address: string | null): string | null {
  const forwarded = process.env['QUAYSIDE_PROXY']
    ? headers.get('x-forwarded-for')?.split(',').at(-1)?.trim()
    : undefined;
  const caller = forwarded || address;
  return caller === null || /^(127\.|::1$|::ffff:127\.)/.test(caller) ? null : caller;
}

/** What was chosen here, else the first language of the browser that we speak. */
function languageOf(cookies: string, accepted: string): Visit['language'] {
  const chosen = /(?:^|;\s*)quayside-language=(en|de)\b/.exec(cookies)?.[1];
  const wanted = chosen ?? /\b(en|de)\b/i.exec(accepted)?.[1]?.toLowerCase();
  return wanted === 'de' ? 'de' : 'en';
}
