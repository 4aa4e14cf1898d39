import type { Account, CurrentSession, ClientInfo } from '@quayside/auth';
import { LANGUAGE_COOKIE, languageFrom } from '@quayside/languages';
import type { Services } from './services.ts';

/** What a procedure knows of the call: who makes it, and the services. */
export interface Context {
  readonly services: Services;
  readonly account: Account | null;
  /** The browser's session, where somebody is signed in. */
  readonly session: CurrentSession | null;
  /** The call carries a bot key, valid or not. */
  readonly bot: 'known' | 'unknown' | null;
  /** The key that was shown, where there is one. */
  readonly authorization: string | null;
  /** Where the call comes from, for what is asked before one is known. */
  readonly client: ClientInfo;
  /** The cookies as the browser sent them. */
  readonly cookies: string;
  readonly setCookie: (cookie: string) => void;
  /** The call came over an encrypted line, so the cookie may insist on one. */
  readonly secure: boolean;
}

/** What the caller says of itself, by the name of the header in small letters. */
export type GetHeader = (name: string) => string | undefined;

export interface ContextInput {
  readonly header: GetHeader;
  readonly setCookie: (cookie: string) => void;
  /** The address the call came from, as the network says; null where it is not known. */
  readonly address?: string | null | undefined;
}

/** Made from the headers and the address alone, so that any server can be in front. */
export async function createContext(
  services: Services,
  { header, setCookie, address = null }: ContextInput,
): Promise<Context> {
  const cookies = header('cookie') ?? '';
  const authorization = header('authorization');
  const bot = authorization === undefined ? null : await services.people.botOwner(authorization);
  const session = cookies === '' || bot ? null : await services.auth.getSession(cookies);
  return {
    services,
    account: bot ? bot.owner : (session?.account ?? null),
    session,
    authorization: authorization ?? null,
    bot: bot && (bot.owner ? 'known' : 'unknown'),
    client: new Caller(services, header, address),
    cookies,
    setCookie,
    secure: isSecure(header),
  };
}

/** Found out when it is asked for, which is seldom: not for a move. */
class Caller implements ClientInfo {
  private readonly services: Services;
  private readonly header: GetHeader;
  private readonly from: string | null;

  constructor(services: Services, header: GetHeader, from: string | null) {
    this.services = services;
    this.header = header;
    this.from = from;
  }

  get address(): string | null {
    return callerOf(this.services, this.header, this.from);
  }
  get agent(): string {
    return this.header('user-agent') ?? '';
  }
  get language(): ClientInfo['language'] {
    const chosen = COOKIE.exec(this.header('cookie') ?? '')?.[1];
    return languageFrom(chosen, this.header('accept-language') ?? null);
  }
  get url(): string {
    return urlOf(this.header);
  }
}

const COOKIE = new RegExp(`(?:^|;\\s*)${LANGUAGE_COOKIE}=([^;]*)`);

const isSecure = (header: GetHeader): boolean =>
  header('x-forwarded-proto') === 'https' || (header('origin') ?? '').startsWith('https:');

/** The address that the browser has called. Headers of a proxy or a caller are not believed: the address ends up in mails. */
export function urlOf(header: GetHeader): string {
  const host = header('host') ?? 'localhost';
  const url = `${isSecure(header) ? 'https' : 'http'}://${host}`;
  return URL.canParse(url) ? url : 'http://localhost';
}

/** Calls from unknown addresses are counted together. */
export const UNKNOWN_ADDRESS = 'unknown';

/**
 * The address by which calls are counted, or null for the machine itself. A proxy appends the caller's address to a header that the
 * caller could write too, so it is believed only with QUAYSIDE_PROXY; if there seems to be a proxy without it, the operator is told.
 */
function callerOf({ warnOnce }: Services, header: GetHeader, address: string | null): string | null {
  const forwarded = header('x-forwarded-for');
  if (process.env['QUAYSIDE_PROXY']) return counted(withoutPort(forwarded?.split(',').at(-1)?.trim() ?? '') || address);
  if (forwarded === undefined && header('forwarded') === undefined) return counted(address);
  warnOnce(
    'Calls come through a proxy, but QUAYSIDE_PROXY is not set: all who come through it share one limit, and one of them can lock the others out. Set QUAYSIDE_PROXY=1 if the proxy is yours.',
  );
  return address === null ? null : networkOf(address);
}

/** Some proxies write the port after the address, which is another one for every connection. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]+)\]|(\d+(?:\.\d+){3}))(?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

const counted = (address: string | null): string | null =>
  address === null || /^(127\.|::1$|::ffff:127\.)/.test(address) ? null : networkOf(address);

/** One subscriber has 2^64 addresses of the new kind. */
function networkOf(address: string): string {
  if (!address.includes(':') || /^::ffff:[\d.]+$/i.test(address)) return address.replace(/^::ffff:/i, '');
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  if (tail !== undefined) while (groups.length + tail.split(':').length < 8) groups.push('0');
  return `${groups.slice(0, 4).join(':')}::/64`;
}
