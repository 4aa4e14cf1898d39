import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account, entry, match, presence, readLogs } from '@quayside/db';
import { randomFrom, sample } from '@quayside/engine/host';
import type { LiveMessage, MatchView, Table } from '../src/index.ts';
import { twoProcesses } from './processes.ts';
import { carried, Visitor, WAITS } from './visitor.ts';

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

  it('bots that were thinking go on in the other one, each answer once', async () => {
    const { visitor } = await member('Cid', 0);
    const { id } = await visitor.ask<Table>('POST', 'tables.create', {
      game: 'le-havre',
      seats: 5,
      bots: ['harbour-master', 'harbour-master', 'harbour-master', 'harbour-master'],
    });
    await visitor.ask('POST', 'tables.start', { id });
    const row = async () => (await processes.db.select().from(match).where(eq(match.id, id)))[0]!;
    const botsAnswered = async () =>
      (await readLogs(processes.db, [id])).get(id)?.filter((one) => one.idempotencyKey?.startsWith('bot:')) ?? [];
    const random = randomFrom('Cid');
    let sent = 0;
    /** Waits until it is her turn, and answers until bots are to think. */
    const herTurn = async () => {
      await expect.poll(async () => (await row()).botDue, WAITS).toBe(false);
      while (!(await row()).botDue) {
        const { decisions } = await visitor.ask<MatchView>('GET', 'match.view', { id });
        const due = decisions.find((one) => one.due)!;
        const answer = sample(due.offer, random);
        await visitor.ask('POST', 'match.answer', { id, decision: due.id, idempotencyKey: `cid-${sent++}`, answer });
      }
    };
    for (const at of [0, 1]) {
      await herTurn();
      await processes.kill(at);
      expect((await row()).botDue, 'a bot was thinking').toBe(true);
      const before = (await botsAnswered()).length;
      // Time passes, and nobody looks at the match.
      await processes.db
        .update(entry)
        .set({ created: sql`now() - interval '1 minute'` })
        .where(eq(entry.matchId, id));
      await expect.poll(async () => (await row()).botDue, WAITS).toBe(false);
      expect((await botsAnswered()).length).toBeGreaterThan(before);
      await processes.start(at);
    }
    const log = (await readLogs(processes.db, [id])).get(id)!;
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_, i) => i + 1));
    const keys = log.flatMap(({ idempotencyKey: key }) => key ?? []);
    expect(new Set(keys).size).toBe(keys.length);
    expect(processes.defects).toBe('');
  });
});
