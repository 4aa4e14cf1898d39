import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { account } from '@quayside/db';
import { appRouter, type Services, type Message, type Table } from '../src/index.ts';
import { openServices, serve } from './server.ts';
import { carried, Visitor, WAITS } from './visitor.ts';

// What kind a procedure is, is nowhere in the router's types.
const procedures = appRouter._def.procedures as unknown as { readonly [path: string]: { _def: { type: string } } };
const questions = Object.keys(procedures).filter((path) => procedures[path]?._def.type === 'query');

/** What only its owner may ever read, and what only some may. */
const NOTE = 'Ben always takes the wood.';
const WORDS = 'He called me a fish.';
const REASON = 'Was rude at another table.';

describe('what is private', () => {
  let services: Services;
  let server: Awaited<ReturnType<typeof serve>>;
  const cast: { [who: string]: { visitor: Visitor; id: string } } = {};
  let table: string;
  let key: string;
  beforeAll(async () => {
    services = await openServices();
    server = await serve(services);
    const { db } = services.database;
    for (const who of ['ann', 'ben', 'friend', 'stranger', 'host']) {
      const visitor = new Visitor(() => server.url);
      const { id } = await visitor.ask<{ id: string }>('POST', 'session.signInAsGuest', { name: who });
      const role = who === 'host' ? 'admin' : 'player';
      await db.update(account).set({ guest: false, username: who, role }).where(eq(account.id, id));
      await vi.waitUntil(async () => !(await visitor.ask<{ guest: boolean }>('GET', 'session.me')).guest, WAITS);
      cast[who] = { visitor, id };
    }
    cast['nobody'] = { visitor: new Visitor(() => server.url), id: '' };
    const { visitor: ann, id: me } = is('ann');
    const { visitor: ben } = is('ben');
    ({ id: table } = await ann.ask<Table>('POST', 'tables.create', { game: 'tidewater', seats: 2 }));
    await ben.ask('POST', 'tables.join', { id: table });
    await ann.ask('POST', 'tables.start', { id: table });
    await ann.ask('POST', 'friends.request', { id: is('friend').id });
    await is('friend').visitor.ask('POST', 'friends.accept', { id: me });
    await ann.ask('POST', 'match.saveNote', { id: table, text: NOTE });
    const said = await ben.ask<Message>('POST', 'chat.send', { match: table, text: 'You fish!', idempotencyKey: '1' });
    await ann.ask('POST', 'chat.report', { match: said.match, message: said.id, reason: 'insult', comment: WORDS });
    await ann.ask('POST', 'chat.mute', { match: table, account: is('ben').id, muted: true });
    await ann.ask('POST', 'friends.block', { id: is('stranger').id });
    ({ key } = await ann.ask<{ key: string }>('POST', 'session.createBotKey', { name: 'a bot of her own' }));
    await db.update(account).set({ suspensionReason: REASON }).where(eq(account.id, me));
  });
  afterAll(async () => {
    await services.close();
    await server.stop();
  });
  const is = (who: string) => {
    const found = cast[who];
    if (!found) throw new Error(`${who} does not play here`);
    return found;
  };

  /** Everything that somebody can ask, about the match and about Ann, and how a stream begins. */
  async function allOf(who: string): Promise<string> {
    const { visitor } = is(who);
    const ann = is('ann').id;
    const about = { match: table, account: ann, text: 'ann', game: 'tidewater', language: 'en', seq: 0 };
    const texts: string[] = [];
    for (const path of questions)
      for (const id of [table, ann]) {
        const { status, body } = await visitor.bytes('GET', path, { ...about, id, key: 'place', answer: 'woods' });
        expect(status, `${who} asks ${path}`).toBeLessThan(500);
        texts.push(body);
      }
    const end = new AbortController();
    const topics = { matches: [{ id: table, chat: -1 }], mine: true };
    for await (const { data } of carried(visitor.stream('live.updates', topics, undefined, end.signal))) {
      texts.push(JSON.stringify(data));
      // The chat comes last. Somebody who has muted everybody gets no messages, and who is not signed in has no friends.
      if (data.kind === 'chat' || data.kind === 'people' || (who === 'nobody' && data.kind === 'match')) break;
    }
    end.abort();
    return texts.join('\n');
  }

  it('is known to whose it is', async () => {
    const all = await allOf('ann');
    for (const text of [NOTE, WORDS, 'a bot of her own', `["${is('ben').id}"]`]) expect(all).toContain(text);
    expect(all).not.toContain('You fish!');
  });

  it.each(['ben', 'friend', 'stranger', 'nobody'])('is not in a byte of what %s can ask', async (who) => {
    const all = await allOf(who);
    for (const text of [NOTE, WORDS, REASON, 'a bot of her own', key]) expect.soft(all).not.toContain(text);
    expect(all).toContain('You fish!');
  });

  it('is not for who looks after this place either, save what was reported and why', async () => {
    const all = await allOf('host');
    for (const text of [NOTE, REASON, 'a bot of her own', key]) expect.soft(all).not.toContain(text);
    expect(all).toContain(WORDS);
  });

  describe('while Ann is here', () => {
    const end = new AbortController();
    beforeAll(async () => {
      const stream = is('ann').visitor.stream('live.updates', { mine: true }, undefined, end.signal);
      await stream.next();
      await vi.waitUntil(async () => (await seenBy('friend')).presence === 'here', WAITS);
    });
    afterAll(() => end.abort());
    const seenBy = (who: string) =>
      is(who).visitor.ask<{ presence: string | null }>('GET', 'profile.get', { id: is('ann').id });

    it.each(['friend', 'ben'])('%s knows, who is not told of a block', async (who) =>
      expect(await seenBy(who)).toMatchObject({ presence: 'here', blocked: false }),
    );

    it.each(['stranger', 'host', 'nobody'])('%s does not learn it, nor of a block', async (who) => {
      expect(await seenBy(who)).toMatchObject({ presence: null, blocked: false });
      expect(await allOf(who)).not.toMatch(/"presence":"here"/);
    });
  });

  it('looks the same to who is blocked as to who is not wanted by anybody', async () => {
    const { visitor } = is('stranger');
    const blocked = await visitor.bytes('POST', 'friends.request', { id: is('ann').id });
    await is('friend').visitor.ask('POST', 'profile.updatePreferences', { allowFriendRequests: false });
    const shy = await visitor.bytes('POST', 'friends.request', { id: is('friend').id });
    expect(blocked).toEqual(shy);
  });
});
