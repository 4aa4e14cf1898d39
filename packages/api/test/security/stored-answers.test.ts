import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { Bag } from '@quayside/engine';
import { randomFrom, sample } from '@quayside/engine/host';
import { entry, match } from '@quayside/db';
import type { Account, Table } from '../../src/index.ts';
import { apiForSuite } from '../api-for-suite.ts';
import { carried, Visitor } from '../visitor.ts';
import { HANDLERS } from './handlers.ts';

const PROTO_KEYS = ['constructor', '__proto__', 'prototype', 'toString', 'hasOwnProperty'];

/** With the key as its own, which an object literal could not say of `__proto__`. */
const withKey = (bag: Bag, key: string, n: number): unknown =>
  JSON.parse(JSON.stringify(bag).replace('}', `,"${key}":${n}}`));

describe.each(HANDLERS)('answers that name what is no token, by $name', ({ serve }) => {
  const server = apiForSuite(serve);

  interface TestMatch {
    readonly id: string;
    readonly people: readonly Visitor[];
    readonly ids: readonly string[];
  }
  /** A match in which somebody has to say which tokens. */
  async function beforeBundle(seed: string): Promise<TestMatch & { seat: number; decision: string; answer: Bag }> {
    const people = [new Visitor(() => server.url), new Visitor(() => server.url)];
    const ids: string[] = [];
    for (const one of people) ids.push((await one.ask<Account>('POST', 'session.signInAsGuest', {})).id);
    const [ann, ben] = people as [Visitor, Visitor];
    const { id } = await ann.ask<Table>('POST', 'tables.create', { game: 'le-havre', seats: 2 });
    await ben.ask('POST', 'tables.join', { id });
    await ann.ask('POST', 'tables.start', { id });
    const random = randomFrom(seed);
    for (let i = 0; i < 500; i++) {
      const { due } = await server.services.matches.table(null, id);
      const seat = due[0] ?? 0;
      const person = ids[seat] ?? '';
      const decision = (await server.services.matches.view(person, id)).decisions.find((one) => one.due);
      if (!decision) break;
      const answer = sample(decision.offer, random);
      if (decision.offer.kind === 'bundle' && Object.keys(answer as Bag).length > 0)
        return { id, people, ids, seat, decision: decision.id, answer: answer as Bag };
      await server.services.matches.answer(person, {
        match: id,
        decision: decision.id,
        idempotencyKey: `t${i}`,
        answer,
      });
    }
    throw new Error('nobody had to say which tokens');
  }

  it('are refused, and the match goes on', async () => {
    const { id, people, ids, seat, decision, answer } = await beforeBundle('refused');
    const one = people[seat] as Visitor;
    const tried = [
      ...PROTO_KEYS.flatMap((key) => [withKey(answer, key, 0), withKey(answer, key, 1)]),
      ...[0, -1, 0.5, 1e9, 1e300].map((n) => ({ ...answer, nonsense: n })),
      { ...answer, '\u0000': 1 },
      { ...answer, '\ud800': 1 },
      { ...answer, ['x'.repeat(101)]: 1 },
      Object.fromEntries(Array.from({ length: 1000 }, (_, i) => [`t${i}`, 1])),
    ];
    for (const [i, wrong] of tried.entries()) {
      const body = JSON.stringify({ json: { id, decision, idempotencyKey: `wrong${i}`, answer: wrong } });
      const refused = await fetch(`${server.url}/match.answer`, {
        method: 'POST',
        headers: { cookie: one.cookie, 'content-type': 'application/json' },
        body,
      });
      expect.soft(refused.status, body.slice(0, 200)).toBe(400);
    }
    expect(server.defects).toEqual([]);
    const { seq } = await server.services.matches.view(ids[seat] ?? '', id);
    await one.ask('POST', 'match.answer', { id, decision, idempotencyKey: 'right', answer });
    expect((await server.services.matches.view(ids[seat] ?? '', id)).seq).toBeGreaterThan(seq);
  });

  it('can be read where they were stored before they were refused', async () => {
    const { id, people, ids, seat, decision, answer } = await beforeBundle('stored');
    const { seq } = await server.services.matches.answer(ids[seat] ?? '', {
      match: id,
      decision,
      idempotencyKey: 'kept',
      answer,
    });
    const { db } = server.services.database;
    await db
      .update(entry)
      .set({ answer: { ...answer, constructor: 0 } })
      .where(eq(entry.idempotencyKey, 'kept'));
    // A process that has not seen the match before.
    const other = { ...server.services, matches: await reopened() };
    const again = await serve(other);
    try {
      const [ann] = people as [Visitor];
      const reader = new Visitor(() => again.url, ann.cookie);
      expect(await reader.ask('GET', 'match.events', { id })).toHaveLength(
        (await server.services.matches.eventsSince(ids[0] ?? '', id, -1)).length,
      );
      expect(await reader.ask('GET', 'match.view', { id })).toMatchObject({ id });
      expect(await reader.ask('GET', 'match.stateAt', { id, seq })).toMatchObject({ seq });
      await reader.ask('POST', 'match.resign', { id });
      expect(await reader.ask('GET', 'match.record', { id })).toMatchObject({ game: 'le-havre' });
      expect(await reader.ask('GET', 'session.exportData')).toHaveProperty('account');
      for await (const { data } of carried(reader.stream('live.updates', { matches: [{ id }] }))) {
        expect(data).toMatchObject({ kind: 'match', id });
        break;
      }
      expect(again.defects).toEqual([]);
    } finally {
      await again.stop();
      await other.matches.close();
    }
  });

  it('do not end the stream of other matches, whatever is stored', async () => {
    const broken = await beforeBundle('broken');
    const whole = await beforeBundle('whole');
    const { db } = server.services.database;
    await db
      .update(entry)
      .set({ decisionKey: 'nothing-like-it', answer: 'nothing' })
      .where(eq(entry.matchId, broken.id));
    const reports: unknown[] = [];
    const other = { ...server.services, matches: await reopened((error) => reports.push(error)) };
    const again = await serve(other);
    const reader = new Visitor(() => again.url, (broken.people[0] as Visitor).cookie);
    try {
      const seen: string[] = [];
      const topics = { matches: [{ id: broken.id }, { id: whole.id }], mine: true };
      for await (const { data } of carried(reader.stream('live.updates', topics))) {
        seen.push('id' in data ? `${data.kind} ${data.id}` : data.kind);
        if (seen.includes(`match ${whole.id}`) && seen.includes('mine') && seen.includes('people')) break;
      }
      expect(seen).toContain(`refused ${broken.id}`);
      expect(reports.length).toBeGreaterThan(0);
      // What is one's own is listed without the one that can't be read.
      expect(await reader.call('GET', 'tables.listMine')).toMatchObject({ status: 200 });
      expect((await reader.call('GET', 'match.view', { id: broken.id })).status).toBe(500);
    } finally {
      await again.stop();
      await other.matches.close();
      await db.delete(match).where(eq(match.id, broken.id));
    }
  });

  async function reopened(report: (error: unknown) => void = () => undefined) {
    const { openMatches } = await import('@quayside/matches');
    return openMatches(server.services.database, { report });
  }
});
