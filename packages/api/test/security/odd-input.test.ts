import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import type { $ZodType } from 'zod/v4/core';
import { account } from '@quayside/db';
import { appRouter, type Account, type Services, type Table } from '../../src/index.ts';
import { attempts } from '../invalid-inputs.ts';
import { Visitor } from '../visitor.ts';
import type { TestApi } from '../server.ts';
import { HANDLERS } from './handlers.ts';
import { openServices } from '../server.ts';

// Inputs and kinds of procedures are nowhere in the router's types.
const procedures = appRouter._def.procedures as unknown as {
  readonly [path: string]: { _def: { type: 'query' | 'mutation' | 'subscription'; inputs: readonly $ZodType[] } };
};
const called = Object.entries(procedures).filter(
  ([, { _def }]) => _def.type !== 'subscription' && _def.inputs.length > 0,
);

describe.each(HANDLERS)('odd input, by $name', ({ serve }) => {
  let services: Services;
  let server: TestApi;
  beforeAll(async () => {
    vi.stubEnv('QUAYSIDE_PROXY', '1');
    services = await openServices({ env: {} });
    server = await serve(services);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await services.close();
    await server.stop();
  });

  /** Somebody who may call everything, at a table of their own. */
  async function somebody(): Promise<{ visitor: Visitor; id: string; me: string }> {
    const visitor = new Visitor(() => server.url);
    const { id: me } = await visitor.ask<Account>('POST', 'session.signInAsGuest', {});
    await services.database.db.update(account).set({ guest: false, role: 'admin' }).where(eq(account.id, me));
    const { id } = await visitor.ask<Table>('POST', 'tables.create', { game: 'tidewater', seats: 2, bots: ['random'] });
    await visitor.ask('POST', 'tables.start', { id });
    return { visitor, id, me };
  }

  it.each(called)('%s is never broken by it', async (path, { _def }) => {
    let { visitor, id, me } = await somebody();
    for (const schema of _def.inputs)
      for (const { where, value } of attempts(schema)) {
        // What names a match or a person names one that is there, so that the rest of the input is reached.
        const given =
          typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date)
            ? Object.fromEntries(
                Object.entries(value).map(([key, one]) =>
                  one !== 'abcdefgh'
                    ? [key, one]
                    : key === 'id' || key === 'match'
                      ? [key, id]
                      : key === 'account'
                        ? [key, me]
                        : [key, one],
                ),
              )
            : value;
        const { status, body } = await visitor.bytes(_def.type === 'mutation' ? 'POST' : 'GET', path, given);
        expect.soft(status, `${path}: ${where} ${body.slice(0, 200)}`).toBeLessThan(500);
        if (/"code":"sign-in"/.test(body)) ({ visitor, id, me } = await somebody());
      }
    expect(server.defects.splice(0).map(String)).toEqual([]);
  });

  it('is refused as what it is', async () => {
    const { visitor, id } = await somebody();
    const wrong: [string, 'GET' | 'POST', object][] = [
      ['session.verifyEmail', 'POST', { emailToken: 'a\u0000' }],
      ['session.resetPassword', 'POST', { emailToken: 'a\u0000', password: 'long enough to be one' }],
      ['session.requestPasswordReset', 'POST', { email: 'ann\u0000@example.org' }],
      ['session.signIn', 'POST', { login: 'a\u0000', password: 'x' }],
      ['chat.send', 'POST', { match: id, text: 'hello', idempotencyKey: '\u0000' }],
      ['match.answer', 'POST', { id, decision: 'x', idempotencyKey: '\u0000', answer: 'x' }],
      ['tables.listOpen', 'GET', { game: '\u0000' }],
      ['rankings.list', 'GET', { game: '\ud800' }],
      ['history.list', 'GET', { options: { a: '\u0000' } }],
      ['history.list', 'GET', { options: { '\u0000': 'a' } }],
      ['history.list', 'GET', { after: '2026-01-01T00:00:00Z_\u0000' }],
      ['history.list', 'GET', { after: '-271821-04-20T00:00:00.000Z_x' }],
      ['history.list', 'GET', { from: '0000-01-01' }],
      ['admin.listAccounts', 'GET', { after: '\u0000' }],
      ['profile.search', 'GET', { text: 'a\u0000' }],
    ];
    for (const [path, method, input] of wrong)
      expect.soft((await visitor.bytes(method, path, input)).status, `${path} ${JSON.stringify(input)}`).toBe(400);
  });
});
