import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account, presence } from '@quayside/db';
import type { LiveMessage, Table } from '../src/index.ts';
import { twoProcesses } from './processes.ts';
import { carried, Visitor } from './visitor.ts';

describe('two app processes on PostgreSQL, one of which is killed', () => {
  const processes = twoProcesses();

  async function member(name: string, at: number): Promise<{ visitor: Visitor; id: string }> {
    const visitor = new Visitor(() => processes.urls[at] ?? '');
    const { id } = await visitor.ask<{ id: string }>('POST', 'session.signInAsGuest', { name });
    await processes.db.update(account).set({ guest: false }).where(eq(account.id, id));
    await expect.poll(async () => (await visitor.ask<{ guest: boolean }>('GET', 'session.me')).guest).toBe(false);
    return { visitor, id };
  }

  /** The next news of a stream that fits. */
  async function until<T>(
    stream: AsyncGenerator<{ id: string; data: LiveMessage }>,
    fits: (news: LiveMessage) => T | null,
  ) {
    for (;;) {
      const { value, done } = await stream.next();
      if (done || !value) throw new Error('the stream has ended');
      const found = fits(value.data);
      if (found !== null) return { found, id: value.id };
    }
  }
  const friendIs = (wanted: 'here' | 'away') => (news: LiveMessage) =>
    news.kind === 'people' && news.friends.friends[0]?.presence === wanted ? true : null;
  const said = (news: LiveMessage) => (news.kind === 'chat' ? news.messages.map((one) => one.text) : null);

  it('friends learn who is here no more, and what was said meanwhile is not lost', async () => {
    const [ann, ben] = [await member('Ann', 0), await member('Ben', 1)];
    await ann.visitor.ask('POST', 'friends.request', { id: ben.id });
    await ben.visitor.ask('POST', 'friends.accept', { id: ann.id });
    const { id } = await ann.visitor.ask<Table>('POST', 'tables.create', { game: 'tidewater', seats: 2 });
    await ben.visitor.ask('POST', 'tables.join', { id });
    const topics = { matches: [{ id, chat: -1 }], mine: true };
    const end = new AbortController();
    const his = carried(ben.visitor.stream('live.updates', topics, undefined, end.signal));
    await until(his, friendIs('away'));
    const hers = carried(ann.visitor.stream('live.updates', topics, undefined, end.signal));
    await until(hers, friendIs('here'));
    await until(his, friendIs('here'));
    await ben.visitor.ask('POST', 'chat.send', { match: id, text: 'one', idempotencyKey: '1' });
    const { id: last } = await until(hers, said);

    await processes.kill(0);
    await ben.visitor.ask('POST', 'chat.send', { match: id, text: 'two', idempotencyKey: '2' });
    // Time passes; nobody renews what the killed process has noted.
    const long = sql`now() - interval '2 minutes'`;
    await processes.db.update(presence).set({ lastSeen: long }).where(eq(presence.accountId, ann.id));
    await processes.start(0);
    await until(his, friendIs('away'));

    const again = carried(ann.visitor.stream('live.updates', topics, last, end.signal));
    expect((await until(again, said)).found).toEqual(['two']);
    await until(his, friendIs('here'));
    end.abort();
    expect(processes.defects).toBe('');
  });
});
