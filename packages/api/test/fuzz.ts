import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { safeParse, type $ZodType } from 'zod/v4/core';
import { account } from '@quayside/db';
import { appRouter, type Services, type Table } from '../src/index.ts';
import { misses, type InvalidInput } from './invalid-inputs.ts';
import { serve } from './server.ts';
import { Visitor } from './visitor.ts';

// Inputs and kinds of procedures are nowhere in the router's types.
const procedures = appRouter._def.procedures as unknown as {
  readonly [path: string]: { _def: { type: 'query' | 'mutation' | 'subscription'; inputs: readonly $ZodType[] } };
};
const withInput = Object.entries(procedures).filter(([, { _def }]) => _def.inputs.length > 0);

/** Two test files call it, one for each database, so that they run beside each other. */
export function describeFuzz(database: string, open: () => Promise<Services>): void {
  describe(`whatever is sent, on ${database}`, () => {
    let services: Services;
    let server: Awaited<ReturnType<typeof serve>>;
    let player: Visitor;
    let id: string;
    beforeAll(async () => {
      services = await open();
      server = await serve(services);
      player = new Visitor(() => server.url);
      await player.ask('POST', 'session.signInAsGuest', { name: 'Ann' });
      // Somebody who may call everything.
      await services.database.db.update(account).set({ guest: false, role: 'admin' });
      ({ id } = await player.ask<Table>('POST', 'tables.create', { game: 'tidewater', seats: 2, bots: ['random'] }));
      await player.ask('POST', 'tables.start', { id });
      // The server makes its keys for push when somebody first asks for them.
      await player.ask('GET', 'notifications.preferences');
    });
    afterAll(async () => {
      await services.close();
      await server.stop();
    });

    /** Everything that is stored, as one text, but the heartbeat of the process, which goes on whatever is sent. */
    async function stored(): Promise<string> {
      const { db } = services.database;
      const { rows } = await db.execute<{ name: string }>(
        sql`select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'heartbeat' order by 1`,
      );
      const tables = [];
      for (const { name } of rows)
        tables.push((await db.execute(sql`select * from ${sql.identifier(name)} order by 1`)).rows);
      return JSON.stringify(tables);
    }

    it('every procedure with an input is tried', () => expect(withInput.length).toBeGreaterThan(25));

    it.each(withInput)(
      '%s refuses what its schema does not take, in words, and nothing changes',
      async (path, { _def }) => {
        const method = _def.type === 'mutation' ? 'POST' : 'GET';
        const before = await stored();
        const tried: InvalidInput[] = _def.inputs.flatMap((schema) => misses(schema));
        expect(tried.length).toBeGreaterThan(10);
        for (const { where, value } of tried) {
          const { status, body } = await player.bytes(method, path, value);
          const what = `${path}: ${where} = ${JSON.stringify(value, (_, one: unknown) => (typeof one === 'bigint' ? `${one}n` : one)).slice(0, 80)}`;
          // Node itself refuses a line that is far too long.
          if (status === 431) continue;
          // A stream has begun when its input is read: it says why in its first message and ends.
          const refused = _def.type === 'subscription' ? body.includes('event: serialized-error') : status >= 400;
          expect.soft(refused, what).toBe(true);
          expect.soft(status, what).toBeLessThan(500);
          expect.soft(body, what).toMatch(/"code":"bad-input"/);
          expect.soft(body, what).toContain('This request is not valid');
          expect.soft(body, what).toContain('Diese Anfrage ist ungültig');
        }
        expect(await stored()).toBe(before);
        expect(server.defects).toEqual([]);
      },
    );

    it.each(Object.keys(procedures))('%s bears what is no input at all, and calls of another kind', async (path) => {
      const before = await stored();
      const bodies = [
      '', '{', '[]', '"', '{"json":', 'null', '7', '\u0000', '{"json":{"__proto__":{"admin":true}}}',
      '{"json":{"id":"x"},"meta":{"values":{"__proto__.admin":["Date"]}}}', '{"json":{"id":"x"},"meta":{"values":{"id":["set"]}}}',
      '{"json":{"id":"x"},"meta":{"referentialEqualities":{"id":["constructor.prototype"]}}}',
    ]; // prettier-ignore
      const { type, inputs } = procedures[path]!._def;
      const wrong = type === 'mutation' ? 'GET' : 'POST';
      for (const method of ['GET', 'POST'] as const)
        for (const body of bodies) {
          // What needs no input would be right to do what it is asked.
          if (method !== wrong && inputs.every((schema) => safeParse(schema, undefined).success)) continue;
          if (method === 'GET' && type === 'subscription') continue;
          const query = method === 'GET' ? `?input=${encodeURIComponent(body)}` : '';
          const response = await fetch(`${server.url}/${path}${query}`, {
            method,
            headers: { cookie: player.cookie, 'content-type': 'application/json' },
            ...(method === 'POST' ? { body } : {}),
          });
          expect.soft(response.status, `${method} ${path} ${body}`).toBeLessThan(500);
          await response.text();
        }
      expect(await stored()).toBe(before);
      expect(server.defects).toEqual([]);
    });
  });
}
