import { describe, expect, test } from 'vitest';
import type { Message, Table, MatchUpdate } from '@quayside/api';
import { Hub, type TabChannel, type TabMessage } from './hub.ts';
import { OWN_TABLES, type TopicEvent, type Stream } from './followed-topics.ts';

/** Tabs of one browser: locks that pass on when a tab goes, and a channel that reaches all others. */
class FakeBrowser {
  private readonly queues = new Map<string, { tab: string; mine: () => void }[]>();
  private readonly ears = new Map<string, (message: TabMessage) => void>();

  tab(tab: string): TabChannel {
    return {
      acquireLock: (name, mine) => {
        const queue = this.queues.get(name) ?? [];
        this.queues.set(name, queue);
        queue.push({ tab, mine });
        if (queue.length === 1) mine();
      },
      post: (message) => {
        for (const [other, hear] of this.ears) if (other !== tab) hear(message);
      },
      onMessage: (hear) => this.ears.set(tab, hear),
    };
  }

  closes(tab: string): void {
    this.ears.delete(tab);
    for (const [name, queue] of this.queues) {
      const first = queue[0];
      const left = queue.filter((one) => one.tab !== tab);
      this.queues.set(name, left);
      if (first !== left[0]) left[0]?.mine();
    }
  }
}

/** The server: counts its open streams and says what happens at a table to each of them. */
class Server {
  readonly open = new Set<{
    topics: Parameters<Stream>[0];
    hear: (topic: string, heard: TopicEvent) => void;
  }>();
  readonly stream: Stream = (topics, hear, line) => {
    const one = { topics, hear };
    this.open.add(one);
    line(true);
    return () => this.open.delete(one);
  };
  says(topic: string, cursor: number): void {
    const message = { id: cursor, cursor, text: `line ${cursor}` } as unknown as Message;
    for (const { topics, hear } of this.open) if (topics.has(topic)) hear(topic, { kind: 'chat', messages: [message] });
  }
  happens(topic: string, seq: number): void {
    // Only what this test looks at.
    const update = { seq, events: [{ seq, kind: 'answer', seat: 0, events: [] }] } as unknown as MatchUpdate;
    for (const { topics, hear } of this.open) if (topics.has(topic)) hear(topic, { kind: 'update', update });
  }
}

/** What a tab has heard of a topic: the numbers of the story it has been told. */
function listens(hub: Hub, topic: string) {
  const seqs: number[] = [];
  const leave = hub.follow(topic, (heard) => {
    if (heard.kind === 'update') seqs.push(...heard.update.events.map((one) => one.seq));
  });
  return { seqs, leave };
}

describe('tabs of one browser', () => {
  test('share one stream, and each hears what it follows', () => {
    const [browser, server] = [new FakeBrowser(), new Server()];
    const hubs = Array.from({ length: 12 }, (_, i) => new Hub(`t${i}`, server.stream, browser.tab(`t${i}`)));
    const ears = hubs.map((hub, i) => listens(hub, i % 2 === 0 ? 'even' : 'odd'));
    expect(server.open.size).toBe(1);
    server.happens('even', 0);
    expect(ears.map((one) => one.seqs.length)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
  });

  test('that come late are told the whole story', () => {
    const [browser, server] = [new FakeBrowser(), new Server()];
    const first = new Hub('a', server.stream, browser.tab('a'));
    listens(first, 'table');
    server.happens('table', 0);
    server.happens('table', 1);
    const late = listens(new Hub('b', server.stream, browser.tab('b')), 'table');
    expect(late.seqs).toEqual([0, 1]);
  });

  test('go on when the one that listened is closed', () => {
    const [browser, server] = [new FakeBrowser(), new Server()];
    const hubs = ['a', 'b', 'c'].map((tab) => new Hub(tab, server.stream, browser.tab(tab)));
    const ears = hubs.map((hub) => listens(hub, 'table'));
    // Its page goes, and its connection with it.
    browser.closes('a');
    const [old] = server.open;
    if (old) server.open.delete(old);
    server.happens('table', 5);
    expect(server.open.size).toBe(1);
    expect([ears[1]?.seqs, ears[2]?.seqs]).toEqual([[5], [5]]);
  });

  test('that are closed leave nothing behind that is listened to', () => {
    const [browser, server] = [new FakeBrowser(), new Server()];
    const [a, b] = ['a', 'b'].map((tab) => new Hub(tab, server.stream, browser.tab(tab))) as [Hub, Hub];
    listens(a, 'mine');
    listens(b, 'theirs');
    browser.closes('b');
    expect([...server.open].map(({ topics }) => [...topics.keys()])).toEqual([['mine']]);
  });

  test('hear nothing of the person before once somebody else has signed in', () => {
    const [browser, server] = [new FakeBrowser(), new Server()];
    let strangers = 0;
    const a = new Hub('a', server.stream, browser.tab('a'), () => strangers++);
    const b = new Hub('b', server.stream, browser.tab('b'));
    listens(a, 'table');
    server.happens('table', 7);
    b.accountChanged();
    expect(strangers).toBe(1);
    expect([...server.open].map(({ topics }) => topics.get('table')?.seq)).toEqual([-1]);
    expect(listens(b, 'table').seqs).toEqual([]);
  });
});

test('where there are no locks every tab listens for itself', () => {
  const server = new Server();
  const hubs = [new Hub('a', server.stream, null), new Hub('b', server.stream, null)];
  const ears = hubs.map((hub) => listens(hub, 'table'));
  expect(server.open.size).toBe(2);
  server.happens('table', 0);
  expect(ears.map((one) => one.seqs)).toEqual([[0], [0]]);
});

test('what is followed anew begins where one is, so that nothing comes twice', () => {
  const server = new Server();
  const hub = new Hub('a', server.stream, null);
  listens(hub, 'table');
  server.happens('table', 3);
  server.says('table', 7);
  hub.follow(OWN_TABLES, () => undefined);
  expect([...server.open].map(({ topics }) => [...topics])).toEqual([
    [
      ['table', { seq: 3, cursor: 7 }],
      [OWN_TABLES, { seq: -1, cursor: -1 }],
    ],
  ]);
});

test('a page that came with its table follows it from there on, and those that come later hear the whole story', () => {
  const [browser, server] = [new FakeBrowser(), new Server()];
  const seen = { seq: 4, events: [{ seq: 4, kind: 'answer', seat: 0, events: [] }] } as unknown as MatchUpdate;
  new Hub('a', server.stream, browser.tab('a')).follow('table', () => undefined, seen);
  expect([...server.open].map(({ topics }) => topics.get('table')?.seq)).toEqual([4]);
  server.happens('table', 5);
  expect(listens(new Hub('b', server.stream, browser.tab('b')), 'table').seqs).toEqual([4, 5]);
});

test('what a page came with is forgotten when somebody else signs in', () => {
  const server = new Server();
  const hub = new Hub('a', server.stream, null);
  hub.follow('table', () => undefined, { seq: 4, events: [] } as unknown as MatchUpdate);
  hub.accountChanged();
  expect([...server.open].map(({ topics }) => topics.get('table')?.seq)).toEqual([-1]);
});

test('a tab that comes late hears all that was said', () => {
  const [browser, server] = [new FakeBrowser(), new Server()];
  listens(new Hub('a', server.stream, browser.tab('a')), 'table');
  server.happens('table', 0);
  server.says('table', 0);
  server.says('table', 1);
  let said: string[] = [];
  new Hub('b', server.stream, browser.tab('b')).follow('table', (heard) => {
    if (heard.kind === 'chat') said = heard.messages.map((one) => one.text);
  });
  expect(said).toEqual(['line 0', 'line 1']);
});

test('one’s own tables are heard by whoever follows them', () => {
  const server = new Server();
  const hub = new Hub('a', server.stream, null);
  let heard = 0;
  hub.follow(OWN_TABLES, (news) => {
    if (news.kind === 'own-tables') heard = news.tables.length;
  });
  for (const { hear } of server.open) hear(OWN_TABLES, { kind: 'own-tables', tables: [{}, {}] as unknown as Table[] });
  expect(heard).toBe(2);
});
