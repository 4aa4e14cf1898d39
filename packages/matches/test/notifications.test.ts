import { createHmac, createPublicKey, createECDH, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { inspect } from 'node:util';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { account, notification, presence, session, type Database } from '@quayside/db';
import { testDatabases } from '@quayside/db/testing';
import { JobRunner } from '@quayside/jobs';
import { startSmtpServer, TestAuth, type SmtpServer } from '@quayside/auth/testing';
import { openMatches, type Matches } from '../src/index.ts';
import { isPublicAddress, postPublic } from '../src/notifications/public-request.ts';
import { ANN, BEN, dueDecision, people, playOn, reply, started } from './fixtures.ts';

const HOUR_MS = 3_600_000;
/** A session of Ben’s. */
const PHONE = 'phone';

interface Received {
  readonly code: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Takes pushes and webhooks on loopback. */
async function startReceiver(): Promise<{
  url: string;
  received: Received[];
  server: Server;
  status: { code: number };
}> {
  const received: Received[] = [];
  const status = { code: 201 };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push({ code: status.code, headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(status.code).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received, server, status };
}

/** Whether a push is signed by the server whose key a browser has subscribed with (RFC 8292). */
function isSignedWith(publicKey: string, authorization: string): boolean {
  const token = /t=([\w.-]+)/.exec(authorization)?.[1] ?? '';
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const key = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const encoding = { key, dsaEncoding: 'ieee-p1363' } as const;
  return verify('sha256', Buffer.from(`${head}.${claims}`), encoding, Buffer.from(signature, 'base64url'));
}

describe.each(testDatabases())('notifications, on $name', ({ open }) => {
  let database: Database;
  let smtp: SmtpServer;
  let receiver: Awaited<ReturnType<typeof startReceiver>>;
  let auth: TestAuth;
  let matches: Matches;
  let other: Matches;
  const runners: JobRunner[] = [];
  let hours = 0;
  beforeAll(async () => {
    database = await open();
    smtp = await startSmtpServer();
    receiver = await startReceiver();
    await people(database);
    await database.db
      .insert(session)
      .values({ id: PHONE, token: 'of-the-phone', accountId: BEN, expires: new Date(Date.now() + HOUR_MS) });
    await database.db
      .update(account)
      .set({ email: 'ben@example.org', emailVerified: true, language: 'de' })
      .where(eq(account.id, BEN));
    auth = new TestAuth(database, {
      env: { NODE_ENV: 'test', SMTP_URL: smtp.url, QUAYSIDE_URL: 'https://play.example.org' },
    });
    const now = () => new Date(Date.now() + hours * HOUR_MS);
    const opened = async () => {
      const runner = new JobRunner(database, { now });
      runners.push(runner);
      const service = await openMatches(database, {
        now,
        jobs: runner,
        notifications: {
          deliverMail: auth.auth.deliverMail,
          url: auth.auth.url,
          sign: auth.auth.sign,
          settings: { vapid: null, allowPrivate: true },
        },
      });
      await runner.start();
      return service;
    };
    // Two that share a database, as two processes do.
    [matches, other] = [await opened(), await opened()];
  });
  afterAll(async () => {
    await Promise.all(runners.map((runner) => runner.close()));
    await Promise.all([matches.close(), other.close()]);
    await database.close();
    smtp.close();
    receiver.server.close();
  });

  /** Everything that is due by now is noted and sent by both. */
  async function pass(): Promise<void> {
    await Promise.all([matches.sweep(), other.sweep()]);
    await Promise.all(runners.map((runner) => runner.runDue()));
  }
  const everything = (channel: 'push' | 'mail' | 'webhook', on: boolean) =>
    (['turn', 'invitation', 'search', 'ended'] as const).map((kind) => ({ kind, channel, on }));
  /** What the other side has taken; what it refused is tried again. */
  const taken = () => receiver.received.splice(0).filter(({ code }) => code < 300);
  const kinds = (all: readonly Received[]) => all.map(({ body }) => JSON.parse(String(body)).kind);
  /** Waits for what a process sends that has taken it up before this one looked. */
  async function next(n: number): Promise<Received[]> {
    await vi.waitFor(
      () => expect(receiver.received.filter(({ code }) => code < 300).length).toBeGreaterThanOrEqual(n),
      20_000,
    );
    return taken();
  }
  const mails = () => (smtp.mails as string[]).splice(0);
  const waitsForBen = async () => {
    const { id } = await started(matches, { options: { days: 2 } });
    if (!(await dueDecision(matches, BEN, id))) await playUntilDue(id);
    return id;
  };
  async function playUntilDue(id: string): Promise<void> {
    for (let n = 0; n < 20 && !(await dueDecision(matches, BEN, id)); n++) await playOn(matches, id, `${id}${n}`, 1);
  }

  it('of a turn go once to the webhook, signed, whoever of two processes looks, and again only after hours', async () => {
    const prefers = await matches.changeNotifications(BEN, {
      choices: everything('webhook', true),
      webhook: receiver.url,
    });
    const id = await waitsForBen();
    await pass();
    await pass();
    const [one, ...more] = await next(1);
    expect(more).toEqual([]);
    expect(JSON.parse(String(one?.body))).toMatchObject({
      kind: 'turn',
      match: id,
      text: expect.stringMatching(/^\w+ mit Ann: Du bist am Zug$/),
      url: `https://play.example.org/tables/${id}`,
      reminder: false,
    });
    const signed = `${String(one?.headers['x-quayside-timestamp'])}.${String(one?.body)}`;
    const signature = createHmac('sha256', prefers.webhook!.secret).update(signed).digest('hex');
    expect(one?.headers['x-quayside-signature']).toBe(`sha256=${signature}`);
    hours += 13;
    await pass();
    expect((await next(1)).map(({ body }) => JSON.parse(String(body)).reminder)).toEqual([true]);
    hours += 49;
    await pass();
    expect(await next(1)).toHaveLength(1);
    // Never more.
    hours += 500;
    await pass();
    expect(taken()).toEqual([]);
    await playOn(matches, id, 'to the end');
    await pass();
    expect(kinds(await next(1))).toEqual(['ended']);
  });

  it('are tried again where the other side fails, and are not sent any more once they are not true', async () => {
    receiver.status.code = 503;
    const id = await waitsForBen();
    await pass();
    await vi.waitFor(() => expect(receiver.received).not.toEqual([]), 20_000);
    receiver.status.code = 201;
    hours += 1;
    await pass();
    expect(kinds(await next(1))).toEqual(['turn']);
    await matches.resign(BEN, id);
    hours += 13;
    await pass();
    expect(kinds(await next(1))).toEqual(['ended']);
  });

  it('wait while a browser of the person is open', async () => {
    await database.db.insert(presence).values({ accountId: BEN, process: 'some browser' });
    const id = await waitsForBen();
    await pass();
    expect(taken()).toEqual([]);
    await database.db.delete(presence).where(eq(presence.process, 'some browser'));
    hours += 0.1;
    await pass();
    expect(kinds(await next(1))).toEqual(['turn']);
    await matches.resign(ANN, id);
    await matches.changeNotifications(BEN, { choices: everything('webhook', false), webhook: null });
    await pass();
    taken();
  });

  it('go to browsers as pushes that this server has signed, and browsers that are gone are forgotten', async () => {
    const browser = createECDH('prime256v1');
    const keys = {
      p256dh: browser.generateKeys('base64url'),
      auth: randomBytes(16).toString('base64url'),
    };
    const { pushKey } = await matches.subscribePush(BEN, { endpoint: `${receiver.url}/push`, keys, session: PHONE });
    await matches.changeNotifications(BEN, { choices: everything('push', true) });
    const id = await waitsForBen();
    await pass();
    const [one, ...more] = await next(1);
    expect(more).toEqual([]);
    expect(one?.headers['content-encoding']).toBe('aes128gcm');
    expect(isSignedWith(pushKey, String(one?.headers.authorization))).toBe(true);
    receiver.status.code = 410;
    await matches.resign(ANN, id);
    await pass();
    await vi.waitFor(async () => expect((await matches.notificationPreferences(BEN)).browsers).toBe(0), 20_000);
    receiver.status.code = 201;
    taken();
    await matches.changeNotifications(BEN, { choices: everything('push', false) });
  });

  it('of what ended are told once: later mails do not bring them again, and a heavy week hides nothing', async () => {
    await matches.changeNotifications(BEN, { choices: everything('mail', true), digestMinutes: 15 });
    const { id } = await started(matches, { options: { days: 2 } });
    await matches.resign(ANN, id);
    await pass();
    hours += 0.3;
    await pass();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 20_000);
    expect(mails()[0]).toContain(id);
    // Many turns of live games were noted since, and are over.
    const rows = Array.from({ length: 250 }, (_, n) => ({ accountId: BEN, kind: 'turn' as const, matchId: id, occurrence: 1000 + n, created: new Date(Date.now() + hours * HOUR_MS) })); // prettier-ignore
    await database.db.insert(notification).values(rows);
    hours += 13;
    const other = await waitsForBen();
    await pass();
    hours += 0.3;
    await pass();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 20_000);
    const [mail = ''] = mails();
    expect(mail).toContain(other);
    expect(mail).not.toContain(id);
    await matches.resign(ANN, other);
    await pass();
    hours += 0.3;
    await pass();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 20_000);
    mails();
  });

  it('of an end that was seen in an open browser are not mailed later', async () => {
    const { id } = await started(matches, { options: { days: 2 } });
    await database.db.insert(presence).values({ accountId: BEN, process: 'some browser' });
    await matches.resign(ANN, id);
    await pass();
    await database.db.delete(presence).where(eq(presence.process, 'some browser'));
    const later = await waitsForBen();
    await pass();
    hours += 0.3;
    await pass();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 20_000);
    const [mail = ''] = mails();
    expect(mail).toContain(later);
    expect(mail).not.toContain(id);
    await matches.resign(BEN, later);
    await matches.changeNotifications(BEN, { choices: everything('mail', false) });
    await pass();
    mails();
  });

  it('go to no browser whose session has ended, by whatever way', async () => {
    const [one] = await database.db
      .insert(session)
      .values({ id: 'laptop', token: 'of-the-laptop', accountId: BEN, expires: new Date(Date.now() + HOUR_MS) })
      .returning();
    const keys = { p256dh: 'x', auth: 'y' };
    await matches.subscribePush(BEN, { endpoint: `${receiver.url}/laptop`, keys, session: one!.id });
    expect(await matches.notificationPreferences(BEN, 'laptop')).toMatchObject({ browsers: 1, here: true });
    expect(await matches.notificationPreferences(BEN, 'phone')).toMatchObject({ browsers: 1, here: false });
    await database.db.delete(session).where(eq(session.id, 'laptop'));
    expect((await matches.notificationPreferences(BEN)).browsers).toBe(0);
  });

  it('are collected into one mail in the person’s language, and end with one click', async () => {
    await matches.changeNotifications(BEN, { choices: everything('mail', true), digestMinutes: 60 });
    const tables = [await waitsForBen(), await waitsForBen()];
    await pass();
    expect(mails()).toEqual([]);
    hours += 1.1;
    smtp.refuse(true);
    await pass();
    smtp.refuse(false);
    hours += 0.1;
    await pass();
    await pass();
    await vi.waitFor(() => expect(smtp.mails).toHaveLength(1), 20_000);
    const [mail] = mails();
    const text = mail!.replaceAll('=\n', '').replaceAll('=3D', '=');
    for (const id of tables) expect(text).toContain(`https://play.example.org/tables/${id}`);
    expect(text).toContain('Hallo Ben,');
    expect(text).toMatch(/List-Unsubscribe-Post: List-Unsubscribe=One-Click/);
    const token = /unsubscribe\?token=([\w.-]+)>/.exec(text.replaceAll(/\n\s+/g, ''))?.[1] ?? '';
    expect(await matches.unsubscribeMails(`${token}x`)).toBe(false);
    expect(await matches.unsubscribeMails(token)).toBe(true);
    expect((await matches.notificationPreferences(BEN)).choices.turn.mail).toBe(false);
    for (const id of tables) await reply(matches, BEN, id, 'woods').catch(() => undefined);
    hours += 24;
    await pass();
    expect(mails()).toEqual([]);
  });
});

describe('an address that somebody else names', () => {
  it.each([
    '127.0.0.1', '10.1.2.3', '192.168.0.1', '172.20.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0', '224.0.0.1', '::1', '::', 'fe80::1', 'fc00::1',
    '::ffff:127.0.0.1', '64:ff9b::7f00:1', '2002:7f00:1::',
  ])('is not called where it is %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  }); // prettier-ignore

  it('is called where anybody could call it', () => {
    expect([isPublicAddress('93.184.216.34'), isPublicAddress('2606:2800:220:1::1')]).toEqual([true, true]);
  });

  it('is not named in what the operator reads where it can’t be called', async () => {
    const call = postPublic({ url: 'http://127.0.0.1:1/secret', headers: {}, body: '', allowPrivate: true });
    const error = await call.catch((reason: unknown) => reason);
    expect(String(error)).toContain('ECONNREFUSED');
    expect(inspect(error)).not.toContain('127.0.0.1');
  });

  it('is not called where its name leads into the own network, or is written as a number', async () => {
    for (const url of [
      'http://localhost:1/',
      'http://2130706433:1/',
      'http://[::ffff:127.0.0.1]:1/',
      'ftp://example.org/',
    ])
      await expect(postPublic({ url, headers: {}, body: '', allowPrivate: false })).rejects.toThrow('not public');
  });
});
