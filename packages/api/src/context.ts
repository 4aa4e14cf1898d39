import { accountOf, type Account } from './accounts.ts';
import type { House } from './house.ts';

/** All that a procedure knows of the call: who it is, and the house it came to. */
export interface Context {
  readonly house: House;
  readonly account: Account | null;
  /** The session's token as the browser sent it. */
  readonly token: string | null;
  readonly setCookie: (cookie: string) => void;
  /** The call came over an encrypted line, so the cookie may insist on one. */
  readonly secure: boolean;
}

export interface Call {
  readonly headers: Headers;
  readonly setCookie: (cookie: string) => void;
}

export const COOKIE = 'quayside-session';

/** Made from the headers alone, so that any server can be in front. */
export async function createContext(house: House, { headers, setCookie }: Call): Promise<Context> {
  const token = readCookie(headers.get('cookie') ?? '', COOKIE);
  const secure = headers.get('x-forwarded-proto') === 'https' || (headers.get('origin') ?? '').startsWith('https:');
  return {
    house,
    account: token === null ? null : await accountOf(house.database.db, token),
    token,
    setCookie,
    secure,
  };
}

function readCookie(cookies: string, name: string): string | null {
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=', 2);
    if (key === name && value) return value;
  }
  return null;
}
