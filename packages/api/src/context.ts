import type { Account, SignedIn, Visit } from '@quayside/auth';
import type { House } from './house.ts';

/** All that a procedure knows of the call: who it is, and the house it came to. */
export interface Context {
  readonly house: House;
  readonly account: Account | null;
  /** The browser's session, where somebody is signed in. */
  readonly signedIn: SignedIn | null;
  /** The call comes from somebody's own bot: it has shown a key that is somebody's, or one that is nobody's. */
  readonly bot: 'known' | 'unknown' | null;
  /** Where the call comes from, for what is asked before one is known. */
  readonly visit: Visit;
  /** The cookies as the browser sent them. */
  readonly cookies: string;
  readonly setCookie: (cookie: string) => void;
  /** The call came over an encrypted line, so the cookie may insist on one. */
  readonly secure: boolean;
}

/** What the caller says of itself, by the name of the header in small letters. */
export type Header = (name: string) => string | undefined;

export interface Call {
  readonly header: Header;
  readonly setCookie: (cookie: string) => void;
  /** The address the call came from, as the network says; null where it is not known. */
  readonly address?: string | null | undefined;
}

/** Made from the headers and the address alone, so that any server can be in front. */
export async function createContext(house: House, { header, setCookie, address = null }: Call): Promise<Context> {
  const cookies = header('cookie') ?? '';
  const authorization = header('authorization');
  const bot = authorization === undefined ? null : await house.auth.bot(authorization);
  const signedIn = cookies === '' || bot ? null : await house.auth.who(cookies);
  return {
    house,
    account: bot ? bot.owner : (signedIn?.account ?? null),
    signedIn,
    bot: bot && (bot.owner ? 'known' : 'unknown'),
    visit: new Caller(header, address),
    cookies,
    setCookie,
    secure: isSecure(header),
  };
}

/** Found out when it is asked for, which is seldom: not for a move. */
class Caller implements Visit {
  private readonly header: Header;
  private readonly from: string | null;

  constructor(header: Header, from: string | null) {
    this.header = header;
    this.from = from;
  }

  get address(): string | null {
    return callerOf(this.header, this.from);
  }
  get agent(): string {
    return this.header('user-agent') ?? '';
  }
  get language(): Visit['language'] {
    return languageOf(this.header('cookie') ?? '', this.header('accept-language') ?? '');
  }
  get url(): string {
    return urlOf(this.header);
  }
}

const isSecure = (header: Header): boolean =>
  header('x-forwarded-proto') === 'https' || (header('origin') ?? '').startsWith('https:');

/** The address under which the browser has called this place. */
export function urlOf(header: Header): string {
  const host = header('x-forwarded-host') ?? header('host') ?? 'localhost';
  const url = `${isSecure(header) ? 'https' : 'http'}://${host}`;
  return URL.canParse(url) ? url : 'http://localhost';
}

/**
 * Whose tries are counted. A proxy writes down who has called it, after what the caller claims; only where the operator says
 * that there is one (QUAYSIDE_PROXY) is it believed. Who sits at the machine itself is not counted.
 */
function callerOf(header: Header, address: string | null): string | null {
  const forwarded = process.env['QUAYSIDE_PROXY'] ? header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined;
  const caller = forwarded || address;
  return caller === null || /^(127\.|::1$|::ffff:127\.)/.test(caller) ? null : caller;
}

/** What was chosen here, else the first language of the browser that we speak. */
function languageOf(cookies: string, accepted: string): Visit['language'] {
  const chosen = /(?:^|;\s*)quayside-language=(en|de)\b/.exec(cookies)?.[1];
  const wanted = chosen ?? /\b(en|de)\b/i.exec(accepted)?.[1]?.toLowerCase();
  return wanted === 'de' ? 'de' : 'en';
}
