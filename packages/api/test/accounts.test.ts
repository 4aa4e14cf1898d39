import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshTestDatabase } from '@quayside/db/testing';
import { createServices, type Services } from '../src/index.ts';
import { Browser, refusal, serve } from './server.ts';

const databases = [
  { name: 'PGlite', where: async () => ({ url: '', dir: 'memory:' }) },
  { name: 'PostgreSQL', where: async () => ({ url: await freshTestDatabase(), dir: 'memory:' }) },
];

const PASSWORD = 'four words of nonsense';

describe.each(databases)('accounts over HTTP, on $name', ({ where }) => {
  const outbox = mkdtempSync(path.join(os.tmpdir(), 'quayside-outbox-'));
  let services: Services;
  let server: Awaited<ReturnType<typeof serve>>;
  beforeAll(async () => {
    services = await createServices({ ...(await where()), outbox, env: {} });
    server = await serve(services);
  });
  afterAll(async () => {
    await services.close();
    await server.stop();
    rmSync(outbox, { recursive: true });
  });

  /** The token in the newest mail to an address. */
  async function mailed(to: string, page: string): Promise<string> {
    const found = () =>
      readdirSync(outbox)
        .sort()
        .map((name) => readFileSync(path.join(outbox, name), 'utf8').replace(/=\n/g, '').replaceAll('=3D', '='))
        .filter((mail) => mail.includes(`\nTo: ${to}\n`) && mail.includes(page));
    await expect.poll(() => found().length).toBeGreaterThan(0);
    return /#token=([\w-]+)/.exec(found().at(-1) ?? '')?.[1] ?? '';
  }

  async function member(username: string): Promise<Browser> {
    const browser = new Browser(server.url);
    const email = `${username}@example.org`;
    await browser.api.session.signUp.mutate({ username, email, password: PASSWORD });
    await browser.api.session.verifyEmail.mutate({ emailToken: await mailed(email, '/account/confirm') });
    return browser;
  }

  async function table(ann: Browser, ben: Browser): Promise<string> {
    const { id } = await ann.api.tables.create.mutate({ game: 'tidewater', seats: 2, options: { days: 2 } });
    await ben.api.tables.join.mutate({ id });
    await ann.api.tables.start.mutate({ id });
    return id;
  }

  it('a guest who plays becomes a member in the middle of the match and plays on', async () => {
    const [ann, ben] = [new Browser(server.url), new Browser(server.url)];
    const guest = await ann.api.session.signInAsGuest.mutate({ name: 'Ann' });
    await ben.api.session.signInAsGuest.mutate({ name: 'Ben' });
    const id = await table(ann, ben);
    expect(await refusal(ann.api.tables.create.mutate({ game: 'tidewater', seats: 2, rated: true }))).toMatchObject({
      refusal: { code: 'guests-friendly' },
    });
    await ann.api.session.signUp.mutate({ username: 'Ann-1', email: 'ann-1@example.org', password: PASSWORD });
    await ann.api.session.verifyEmail.mutate({ emailToken: await mailed('ann-1@example.org', '/account/confirm') });
    expect(await ann.api.session.me.query()).toEqual({ ...guest, guest: false });
    expect(await ann.api.session.account.query()).toMatchObject({
      username: 'Ann-1',
      email: 'ann-1@example.org',
    });
    const view = await ann.api.match.view.query({ id });
    const due = view.decisions.find((one) => one.due)!;
    await ann.api.match.answer.mutate({ id, decision: due.id, idempotencyKey: 't', answer: 'woods' });
    await ann.api.tables.create.mutate({ game: 'tidewater', seats: 2, rated: true });
    const elsewhere = new Browser(server.url);
    await elsewhere.api.session.signIn.mutate({ login: 'ANN-1', password: PASSWORD });
    expect((await elsewhere.api.match.view.query({ id })).seat).toBe(view.seat);
    const data = await elsewhere.api.session.exportData.query();
    expect(data.matches.find((one) => one.id === id)?.answers).toMatchObject([
      { decisionKey: 'place', answer: 'woods' },
    ]);
  });

  it('a forgotten password is reset by mail, and other browsers are signed out', async () => {
    const cleo = await member('cleo');
    const { api } = new Browser(server.url);
    await api.session.requestPasswordReset.mutate({ email: 'cleo@example.org' });
    const emailToken = await mailed('cleo@example.org', '/account/reset');
    await api.session.resetPassword.mutate({ emailToken, password: 'another password' });
    expect(await cleo.api.session.me.query()).toBeNull();
    expect(await refusal(cleo.api.session.signIn.mutate({ login: 'cleo', password: PASSWORD }))).toMatchObject({
      status: 401,
      refusal: { code: 'wrong-login', words: { de: 'Benutzername oder Passwort ist falsch.' } },
    });
    expect(await refusal(api.session.resetPassword.mutate({ emailToken, password: 'another password' }))).toMatchObject(
      {
        status: 400,
        refusal: { code: 'bad-link' },
      },
    );
    await cleo.api.session.signIn.mutate({ login: 'cleo', password: 'another password' });
    expect(await cleo.api.session.list.query()).toMatchObject([{ current: true }]);
  });

  it('a new name is seen at the table at once', async () => {
    const [ann, ben] = [new Browser(server.url), new Browser(server.url)];
    await ann.api.session.signInAsGuest.mutate({ name: 'Ann' });
    await ben.api.session.signInAsGuest.mutate({ name: 'Ben' });
    const id = await table(ann, ben);
    expect((await ben.api.tables.get.query({ id })).seats[0]?.name).toBe('Ann');
    await ann.api.session.changeName.mutate({ name: 'Anna' });
    expect((await ben.api.tables.get.query({ id })).seats[0]?.name).toBe('Anna');
  });

  it('who deletes the account gives up what runs, leaves what waits, and is a former player in what was', async () => {
    const dora = await member('dora');
    const ben = new Browser(server.url);
    await ben.api.session.signInAsGuest.mutate({ name: 'Ben' });
    const running = await table(dora, ben);
    const over = await table(dora, ben);
    await ben.api.match.resign.mutate({ id: over });
    const { id: waiting } = await dora.api.tables.create.mutate({ game: 'tidewater', seats: 2 });
    expect((await ben.api.tables.get.query({ id: over })).seats[0]).toMatchObject({ name: 'dora' });
    expect(await refusal(dora.api.session.deleteAccount.mutate({ confirm: true, password: 'wrong' }))).toMatchObject({
      refusal: { code: 'wrong-login' },
    });
    expect(await dora.api.session.me.query()).not.toBeNull();
    const { cookie } = dora;
    await dora.api.session.deleteAccount.mutate({ confirm: true, password: PASSWORD });
    dora.cookie = cookie;
    expect(await dora.api.session.me.query()).toBeNull();
    for (const id of [running, over])
      expect(await ben.api.tables.get.query({ id })).toMatchObject({
        status: 'over',
        seats: [{ kind: 'person', name: 'former player', former: true }, { name: 'Ben' }],
      });
    expect((await ben.api.tables.get.query({ id: waiting })).ending).toBe('cancelled');
    const me = await ben.api.session.me.query();
    const past = await ben.api.history.list.query({ account: me?.id ?? '' });
    expect(past.items[0]?.seats[0]).toMatchObject({ name: 'former player', former: true });
    expect(JSON.stringify(past)).not.toContain('dora');
    expect(server.defects).toEqual([]);
  });

  it('who guesses too often is told for how long to wait, in both languages', async () => {
    await member('emil');
    const { api } = new Browser(server.url);
    for (let n = 0; n < 10; n++) await refusal(api.session.signIn.mutate({ login: 'emil', password: `guess ${n}` }));
    expect(await refusal(api.session.signIn.mutate({ login: 'emil', password: PASSWORD }))).toMatchObject({
      status: 429,
      refusal: {
        code: 'too-many',
        words: {
          en: 'Too many attempts. Please try again in 15 minutes.',
          de: 'Zu viele Versuche. Bitte versuche es in 15 Minuten noch einmal.',
        },
      },
    });
  });

  it('nothing of Better Auth can be called from outside but the way back from another house', async () => {
    for (const call of ['sign-up/email', 'sign-in/email', 'get-session', 'delete-user', 'list-sessions', 'ok']) {
      const origin = new URL(server.url).origin;
      for (const method of ['GET', 'POST'])
        expect((await fetch(`${origin}/api/auth/${call}`, { method })).status, `${method} ${call}`).toBe(404);
    }
  });
});
