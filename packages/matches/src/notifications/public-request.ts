import { lookup as resolve } from 'node:dns';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// Addresses that people or their browsers name are called from inside the operator's network: only what anybody could call is called.

const PRIVATE = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8], ['10.0.0.0', 8], ['100.64.0.0', 10], ['127.0.0.0', 8], ['169.254.0.0', 16], ['172.16.0.0', 12], ['192.0.0.0', 24],
  ['192.0.2.0', 24], ['192.88.99.0', 24], ['192.168.0.0', 16], ['198.18.0.0', 15], ['198.51.100.0', 24], ['203.0.113.0', 24], ['224.0.0.0', 3],
] as const) PRIVATE.addSubnet(net, bits, 'ipv4'); // prettier-ignore
/** Of the addresses of the new kind only those that are given to networks, without those that carry one of the old kind. */
const GLOBAL = new BlockList();
GLOBAL.addSubnet('2000::', 3, 'ipv6');
const TUNNELS = new BlockList();
for (const [net, bits] of [['2001::', 23], ['2001:db8::', 32], ['2002::', 16]] as const)
  TUNNELS.addSubnet(net, bits, 'ipv6'); // prettier-ignore

/** Whether anybody on the internet could call this address. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !PRIVATE.check(address, 'ipv4');
  return isIP(address) === 6 && GLOBAL.check(address, 'ipv6') && !TUNNELS.check(address, 'ipv6');
}

/** The address is not one that is called. */
export class RefusedAddress extends Error {
  constructor() {
    super('this address is not public');
    this.name = 'RefusedAddress';
  }
}

/** Looks a name up and refuses what is not public; the connection uses the very answer that was looked at. */
const publicLookup: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (error, found) => {
    if (error) return callback(error, '');
    const [first] = found;
    if (!first || found.some(({ address }) => !isPublicAddress(address))) return callback(new RefusedAddress(), '');
    if (options.all) callback(null, found);
    else callback(null, first.address, first.family);
  });
};

/** Whether an address may be called, as far as it says so itself; what its name stands for is looked at with every call. */
export function isCallable(url: string, allowPrivate: boolean): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, username, password } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  return (
    /^https?:$/.test(protocol) &&
    username + password === '' &&
    (allowPrivate || isIP(host) === 0 || isPublicAddress(host))
  );
}

/** What Node says names the address that was called, and that is nobody else's business. */
const withoutAddress = (error: Error): Error =>
  error instanceof RefusedAddress
    ? error
    : new Error(`an address could not be called: ${'code' in error ? String(error.code) : error.name}`);

export interface PublicRequest {
  readonly url: string;
  readonly headers: { readonly [name: string]: string | number };
  readonly body: string | Buffer;
  /** The operator lets addresses of the own network be called. */
  readonly allowPrivate: boolean;
  readonly signal?: AbortSignal;
}

const TIMEOUT_MS = 10_000;

/** Posts a body and says with which status it was answered. Redirects are not followed, and what is answered is not read. */
export function postPublic({ url, headers, body, allowPrivate, signal }: PublicRequest): Promise<number> {
  if (!isCallable(url, allowPrivate)) return Promise.reject(new RefusedAddress());
  const target = new URL(url);
  const send = target.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolvePost, reject) => {
    const request = send(target, {
      method: 'POST',
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      // One connection for one call: a connection that is kept was looked up for another one.
      agent: false,
      signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT_MS), ...(signal ? [signal] : [])]),
      ...(allowPrivate ? {} : { lookup: publicLookup }),
    });
    request.on('response', (response) => {
      resolvePost(response.statusCode ?? 0);
      response.destroy();
    });
    request.on('error', (error) => reject(withoutAddress(error)));
    request.end(body);
  });
}
