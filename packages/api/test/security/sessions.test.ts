import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { account } from '@quayside/db';
import type { Account, Services, SessionInfo } from '../../src/index.ts';
import { twoProcesses } from '../processes.ts';
import { apiForSuite } from '../api-for-suite.ts';
import { Visitor } from '../visitor.ts';

interface Site {
  /** Where streams are opened, and where what ends them is asked for. */
  readonly urls: readonly [string, string];
  readonly services: () => Pick<Services['database'], 'db'>;
}

interface Ending {
  readonly ended: Promise<void>;
}
const allEnd = (streams: readonly Ending[]) => Promise.all(streams.map(({ ended }) => ended));

/** Who has lost the right to a stream must not go on reading it, wherever it is open. */
function streamsEnd(site: () => Site): void {
  const at = (process: 0 | 1, cookie = '') => new Visitor(() => site().urls[process], cookie);

  async function comes(): Promise<{ visitor: Visitor; id: string; table: string }> {
    const visitor = at(1);
    const { id } = await visitor.ask<Account>('POST', 'session.signInAsGuest', { name: 'Ann' });
    const { id: table } = await visitor.ask<{ id: string }>('POST', 'tables.create', { game: 'tidewater', seats: 2 });
    return { visitor, id, table };
  }

  /** Opens both kinds of streams with these headers, and waits until each has said something. */
  async function opens(headers: Record<string, string>, table: string): Promise<Ending[]> {
    const inputs = [
      ['live.updates', { matches: [{ id: table, since: -1 }], mine: true }],
      ['match.updates', { id: table }],
    ] as const;
    return Promise.all(
      inputs.map(async ([path, input]) => {
        const query = encodeURIComponent(JSON.stringify({ json: input }));
        const response = await fetch(`${site().urls[0]}/${path}?input=${query}`, { headers });
        const reader = response.body!.getReader();
        const decoder = new TextDecoder();
        for (let text = ''; !text.includes('\nid: ');) {
          const { done, value } = await reader.read();
          if (done) throw new Error(`the stream ended before it said anything: ${text}`);
          text += decoder.decode(value, { stream: true });
        }
        const rest = async () => {
          for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read());
        };
        return { ended: rest() };
      }),
    );
  }

  it('ends the streams of a session that is signed out', async () => {
    const { visitor, table } = await comes();
    const streams = await opens({ cookie: visitor.cookie }, table);
    await visitor.ask('POST', 'session.signOut');
    expect(await allEnd(streams)).toHaveLength(streams.length);
  });

  it('ends the streams of a session that another browser revokes, and not that browser’s own', async () => {
    const { visitor, id, table } = await comes();
    const wanted = { username: `ann-${id.slice(0, 8)}`.replaceAll('_', 'x'), email: `${id}@example.org`.toLowerCase() };
    await visitor.ask('POST', 'session.signUp', { ...wanted, password: 'four words of nonsense' });
    const other = at(1);
    await other.ask('POST', 'session.signIn', { login: wanted.username, password: 'four words of nonsense' });
    const revoked = await opens({ cookie: visitor.cookie }, table);
    const kept = await opens({ cookie: other.cookie }, table);
    const sessions = await other.ask<SessionInfo[]>('GET', 'session.list');
    const session = sessions.find((one) => !one.current)?.id;
    await other.ask('POST', 'session.revoke', { session });
    expect(await allEnd(revoked)).toHaveLength(revoked.length);
    const open = Symbol('open');
    expect(
      await Promise.race([...kept.map(({ ended }) => ended), new Promise((resolve) => setImmediate(resolve, open))]),
    ).toBe(open);
    await other.ask('POST', 'session.signOut');
    expect(await allEnd(kept)).toHaveLength(kept.length);
  });

  it('ends the streams of a bot whose key is revoked', async () => {
    const { visitor, table } = await comes();
    const { id, key } = await visitor.ask<{ id: string; key: string }>('POST', 'session.createBotKey', {
      name: 'bot',
    });
    const streams = await opens({ authorization: `Bearer ${key}` }, table);
    await visitor.ask('POST', 'session.revokeBotKey', { id });
    expect(await allEnd(streams)).toHaveLength(streams.length);
  });

  it('ends the streams of an account that is deleted, its bots’ too', async () => {
    const { visitor, table } = await comes();
    const { key } = await visitor.ask<{ key: string }>('POST', 'session.createBotKey', { name: 'bot' });
    const streams = [
      ...(await opens({ cookie: visitor.cookie }, table)),
      ...(await opens({ authorization: `Bearer ${key}` }, table)),
    ];
    await visitor.ask('POST', 'session.deleteAccount', { confirm: true });
    expect(await allEnd(streams)).toHaveLength(streams.length);
  });

  it('ends the streams of somebody who is suspended; what is opened afterwards only looks on', async () => {
    const { visitor, id, table } = await comes();
    const { key } = await visitor.ask<{ key: string }>('POST', 'session.createBotKey', { name: 'bot' });
    const streams = [
      ...(await opens({ cookie: visitor.cookie }, table)),
      ...(await opens({ authorization: `Bearer ${key}` }, table)),
    ];
    const until = new Date(Date.now() + 3_600_000);
    await site()
      .services()
      .db.update(account)
      .set({ suspendedUntil: until, suspensionReason: 'rude' })
      .where(eq(account.id, id));
    expect(await allEnd(streams)).toHaveLength(streams.length);
    const again = await opens({ cookie: visitor.cookie }, table);
    await visitor.ask('POST', 'session.signOut');
    expect(await allEnd(again)).toHaveLength(again.length);
  });
}

describe('streams in one process on PGlite', () => {
  const server = apiForSuite();
  streamsEnd(() => ({ urls: [server.url, server.url], services: () => server.services.database }));
});

describe('streams in one of two processes on PostgreSQL, ended through the other', () => {
  const processes = twoProcesses();
  streamsEnd(() => ({ urls: [processes.urls[0]!, processes.urls[1]!], services: () => processes }));
});
