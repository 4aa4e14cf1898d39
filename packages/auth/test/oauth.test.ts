import { createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabases } from '@quayside/db/testing';
import { member, TestAuth, tokenOf, verdict, client } from '../src/testing/index.ts';

/** A fake OpenID Connect provider: gives out codes for the chosen user, and signed tokens. */
class OtherHouse {
  person = { sub: '1', email: 'ann@elsewhere.example', email_verified: true, name: 'Ann from elsewhere' };
  url = '';
  private readonly keys = generateKeyPairSync('rsa', { modulusLength: 2048 });
  private readonly codes = new Map<string, { nonce: string | null; challenge: string | null }>();
  private server: Server | null = null;

  async open(): Promise<void> {
    this.server = createServer((request, response) => {
      void this.answer(request).then((body) => {
        response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
      });
    });
    await new Promise<void>((resolve) => this.server?.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The person has agreed there: where the browser is sent back to. */
  agree(authorization: string): string {
    const { searchParams } = new URL(authorization);
    const code = randomBytes(8).toString('hex');
    this.codes.set(code, { nonce: searchParams.get('nonce'), challenge: searchParams.get('code_challenge') });
    const back = new URL(searchParams.get('redirect_uri') ?? '');
    back.searchParams.set('code', code);
    back.searchParams.set('state', searchParams.get('state') ?? '');
    return back.href;
  }

  private async answer(request: IncomingMessage): Promise<unknown> {
    if (request.url === '/.well-known/openid-configuration')
      return {
        issuer: this.url,
        authorization_endpoint: `${this.url}/authorize`,
        token_endpoint: `${this.url}/token`,
        jwks_uri: `${this.url}/keys`,
        id_token_signing_alg_values_supported: ['RS256'],
      };
    if (request.url === '/keys')
      return { keys: [{ ...this.keys.publicKey.export({ format: 'jwk' }), kid: 'k', alg: 'RS256', use: 'sig' }] };
    if (request.url !== '/token') return null;
    let body = '';
    for await (const part of request) body += String(part);
    const code = new URLSearchParams(body).get('code') ?? '';
    const given = this.codes.get(code);
    this.codes.delete(code);
    if (!given) return null;
    const now = Math.floor(Date.now() / 1000);
    const claims = { iss: this.url, aud: 'quayside', iat: now, exp: now + 60, nonce: given.nonce, ...this.person };
    return { access_token: 'key-to-elsewhere', token_type: 'Bearer', expires_in: 60, id_token: this.sign(claims) };
  }

  private sign(claims: object): string {
    const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
    const text = `${encode({ alg: 'RS256', kid: 'k' })}.${encode(claims)}`;
    return `${text}.${createSign('RSA-SHA256').update(text).sign(this.keys.privateKey).toString('base64url')}`;
  }

  close(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}

describe.each(testDatabases())('signing in with another house on $name', ({ open }) => {
  const other = new OtherHouse();
  let place: TestAuth;
  beforeAll(async () => {
    await other.open();
    place = new TestAuth(await open(), {
      env: {
        QUAYSIDE_SECRET: 'a secret of at least thirty-two letters',
        QUAYSIDE_URL: 'http://play.example.org',
        OIDC_DISCOVERY_URL: `${other.url}/.well-known/openid-configuration`,
        OIDC_CLIENT_ID: 'quayside',
        OIDC_CLIENT_SECRET: 'secret',
        OIDC_NAME: 'Elsewhere',
      },
    });
  });
  afterAll(async () => {
    await place.close();
    other.close();
  });

  /** Goes there, agrees, comes back: the answer, and the session's cookie if it has one. */
  async function goThere(cookie = ''): Promise<{ location: string; cookie: string }> {
    const { url, cookies } = await place.auth.startOAuth('oidc', cookie, false);
    expect(url.startsWith(`${other.url}/authorize`)).toBe(true);
    const kept = [cookie, ...cookies.map((one) => one.split(';')[0])].filter(Boolean).join('; ');
    const response = await place.auth.handleOAuthCallback(new Request(other.agree(url), { headers: { cookie: kept } }));
    const session = response.headers.getSetCookie().find((one) => one.startsWith('quayside-session='));
    return { location: response.headers.get('location') ?? '', cookie: session?.split(';')[0] ?? '' };
  }

  it('is offered by name', async () => {
    expect(place.auth.providers).toEqual([{ id: 'oidc', name: 'Elsewhere' }]);
    expect(await verdict(place.auth.startOAuth('github', '', false))).toBe('unknown-provider');
  });

  it('makes a member at the first time and finds the same one again', async () => {
    other.person = { sub: '1', email: 'ann@elsewhere.example', email_verified: true, name: 'Ann from elsewhere' };
    const first = await goThere();
    expect(first.location).toBe('/account');
    const ann = (await place.auth.getSession(first.cookie))!;
    expect(ann.account).toMatchObject({ name: 'Ann from elsewhere', guest: false });
    expect(await place.auth.getProfile(ann.account.id)).toMatchObject({
      email: 'ann@elsewhere.example',
      ways: ['oidc'],
    });
    const again = (await place.auth.getSession((await goThere()).cookie))!;
    expect(again.account).toEqual(ann.account);
    expect(again.sessionId).not.toBe(ann.sessionId);
    const kept = await place.database.db.query.credential.findMany();
    expect(JSON.stringify(kept)).not.toContain('key-to-elsewhere');
  });

  it('makes a member of a guest, who stays the same person', async () => {
    other.person = { sub: '2', email: 'ben@elsewhere.example', email_verified: true, name: 'Ben' };
    const { account: guest, token } = await place.auth.signInAsGuest(client, 'Ben the guest');
    const [cookie = ''] = place.auth.sessionCookie(token, false).split(';');
    await goThere(cookie);
    expect((await place.auth.getSession(cookie))?.account).toEqual({ ...guest, guest: false });
    expect((await place.auth.getProfile(guest.id))?.ways).toEqual(['oidc']);
    expect(await verdict(place.auth.startOAuth('oidc', cookie, false))).toBe('already-member');
    expect((await place.auth.getSession((await goThere()).cookie))?.account.id).toBe(guest.id);
  });

  it('finds the account with the same address only where that house vouches for it', async () => {
    const cleo = await member(place);
    other.person = { sub: '3', email: cleo.email, email_verified: false, name: 'Somebody else' };
    const refused = await goThere();
    expect(refused).toMatchObject({ location: expect.stringContaining('error='), cookie: '' });
    other.person = { ...other.person, email_verified: true };
    expect((await place.auth.getSession((await goThere()).cookie))?.account.id).toBe(cleo.id);
  });

  it('does not believe an address that house has not confirmed', async () => {
    other.person = { sub: '4', email: 'dora@elsewhere.example', email_verified: false, name: 'Dora' };
    const { account: dora } = (await place.auth.getSession((await goThere()).cookie))!;
    expect(await place.auth.getProfile(dora.id)).toMatchObject({ email: null, guest: false });
  });

  it('is not linked by a browser that set out before the password was changed', async () => {
    const ann = await member(place);
    other.person = { sub: '5', email: 'thief@elsewhere.example', email_verified: true, name: 'Thief' };
    const [cookie = ''] = place.auth.sessionCookie(ann.token, false).split(';');
    const { url, cookies } = await place.auth.startOAuth('oidc', cookie, false);
    const kept = [cookie, ...cookies.map((one) => one.split(';')[0])].join('; ');
    await place.auth.requestPasswordReset(client, ann.email);
    await place.auth.resetPassword(
      client,
      tokenOf(await place.mail(ann.email, 'Choose a new password')),
      'another long password',
    );
    const response = await place.auth.handleOAuthCallback(new Request(other.agree(url), { headers: { cookie: kept } }));
    expect(response.headers.get('location')).toContain('error');
    expect((await place.auth.getProfile(ann.id))?.ways).toEqual(['password']);
  });

  it('needs the browser that set out', async () => {
    const { url } = await place.auth.startOAuth('oidc', '', false);
    const response = await place.auth.handleOAuthCallback(new Request(other.agree(url)));
    expect(response.headers.get('location')).toContain('error');
    expect(response.headers.getSetCookie().some((one) => /^quayside-session=[^;]/.test(one))).toBe(false);
  });
});
