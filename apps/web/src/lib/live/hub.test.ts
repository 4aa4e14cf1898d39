import { describe, expect, test } from 'vitest';
import type { Message as Line, Table, Update } from '@quayside/api';
import { Hub, type TabChannel, type TabMessage } from './hub.ts';
import { OWN_TABLES, type TopicEvent, type Stream } from './followed-topics.ts';

/** Tabs of one browser: locks that pass on when a tab goes, and a channel that reaches all others. */
class Machine {
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

/** The house: counts its open streams and says what happens at a table to each of them. */
class House {
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
  says(topic: string, turn: number): void {
    const message = { id: turn, turn, text: `line ${turn}` } as unknown as Line;
    for (const { topics, hear } of this.open) if (topics.has(topic)) hear(topic, { kind: 'chat', messages: [message] });
  }
  happens(topic: string, seq: number): void {
    // Only what this test looks at.
    const update = { seq, told: [{ seq, kind: 'answer', seat: 0, events: [] }] } as unknown as Update;
    for (const { topics, hear } of this.open) if (topics.has(topic)) hear(topic, { kind: 'update', update });
  }
}

/** What a tab has heard of a topic: the numbers of the story it has been told. */
function listens(hub: Hub, topic: string) {
  const seqs: number[] = [];
  const leave = hub.follow(topic, (heard) => {
    if (heard.kind === 'update') seqs.push(...heard.update.told.map((one) => one.seq));
  });
  return { seqs, leave };
}

describe('tabs of one browser', () => {
  test('share one stream, and each hears what it follows', () => {
    const [machine, house] = [new Machine(), new House()];
    const hubs = Array.from({ length: 12 }, (_, i) => new Hub(`t${i}`, house.stream, machine.tab(`t${i}`)));
    const ears = hubs.map((hub, i) => listens(hub, i % 2 === 0 ? 'even' : 'odd'));
    expect(house.open.size).toBe(1);
    house.happens('even', 0);
    expect(ears.map((one) => one.seqs.length)).toEqual([1, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1, 0]);
  });

  test('that come late are told the whole story', () => {
    const [machine, house] = [new Machine(), new House()];
    const first = new Hub('a', house.stream, machine.tab('a'));
    listens(first, 'table');
    house.happens('table', 0);
    house.happens('table', 1);
    const late = listens(new Hub('b', house.stream, machine.tab('b')), 'table');
    expect(late.seqs).toEqual([0, 1]);
  });

  test('go on when the one that listened is closed', () => {
    const [machine, house] = [new Machine(), new House()];
    const hubs = ['a', 'b', 'c'].map((tab) => new Hub(tab, house.stream, machine.tab(tab)));
    const ears = hubs.map((hub) => listens(hub, 'table'));
    // Its page goes, and its connection with it.
    machine.closes('a');
    const [old] = house.open;
    if (old) house.open.delete(old);
    house.happens('table', 5);
    expect(house.open.size).toBe(1);
    expect([ears[1]?.seqs, ears[2]?.seqs]).toEqual([[5], [5]]);
  });

  test('that are closed leave nothing behind that is listened to', () => {
    const [machine, house] = [new Machine(), new House()];
    const [a, b] = ['a', 'b'].map((tab) => new Hub(tab, house.stream, machine.tab(tab))) as [Hub, Hub];
    listens(a, 'mine');
    listens(b, 'theirs');
    machine.closes('b');
    expect([...house.open].map(({ topics }) => [...topics.keys()])).toEqual([['mine']]);
  });

  test('hear nothing of the person before once somebody else has signed in', () => {
    const [machine, house] = [new Machine(), new House()];
    let strangers = 0;
    const a = new Hub('a', house.stream, machine.tab('a'), () => strangers++);
    const b = new Hub('b', house.stream, machine.tab('b'));
    listens(a, 'table');
    house.happens('table', 7);
    b.accountChanged();
    expect(strangers).toBe(1);
    expect([...house.open].map(({ topics }) => topics.get('table')?.seq)).toEqual([-1]);
    expect(listens(b, 'table').seqs).toEqual([]);
  });
});

test('where there are no locks every tab listens for itself', () => {
  const house = new House();
  const hubs = [new Hub('a', house.stream, null), new Hub('b', house.stream, null)];
  const ears = hubs.map((hub) => listens(hub, 'table'));
  expect(house.open.size).toBe(2);
  house.happens('table', 0);
  expect(ears.map((one) => one.seqs)).toEqual([[0], [0]]);
});

test('what is followed anew begins where one is, so that nothing comes twice', () => {
  const house = new House();
  const hub = new Hub('a', house.stream, null);
  listens(hub, 'table');
  house.happens('table', 3);
  house.says('table', 7);
  hub.follow(OWN_TABLES, () => undefined);
  expect([...house.open].map(({ topics }) => [...topics])).toEqual([
    [
      ['table', { seq: 3, turn: 7 }],
      [OWN_TABLES, { seq: -1, turn: -1 }],
    ],
  ]);
});

test('a page that came with its table follows it from there on, and those that come later hear the whole story', () => {
  const [machine, house] = [new Machine(), new House()];
  const seen = { seq: 4, told: [{ seq: 4, kind: 'answer', seat: 0, events: [] }] } as unknown as Update;
  new Hub('a', house.stream, machine.tab('a')).follow('table', () => undefined, seen);
  expect([...house.open].map(({ topics }) => topics.get('table')?.seq)).toEqual([4]);
  house.happens('table', 5);
  expect(listens(new Hub('b', house.stream, machine.tab('b')), 'table').seqs).toEqual([4, 5]);
});

test('what a page came with is forgotten when somebody else signs in', () => {
  const house = new House();
  const hub = new Hub('a', house.stream, null);
  hub.follow('table', () => undefined, { seq: 4, told: [] } as unknown as Update);
  hub.accountChanged();
  expect([...house.open].map(({ topics }) => topics.get('table')?.seq)).toEqual([-1]);
});

test('a tab that comes late hears all that was said', () => {
  const [machine, house] = [new Machine(), new House()];
  listens(new Hub('a', house.stream, machine.tab('a')), 'table');
  house.happens('table', 0);
  house.says('table', 0);
  house.says('table', 1);
  let said: string[] = [];
  new Hub('b', house.stream, machine.tab('b')).follow('table', (heard) => {
    if (heard.kind === 'chat') said = heard.messages.map((one) => one.text);
  });
  expect(said).toEqual(['line 0', 'line 1']);
});

test('one’s own tables are heard by whoever follows them', () => {
  const house = new House();
  const hub = new Hub('a', house.stream, null);
  let heard = 0;
  hub.follow(OWN_TABLES, (news) => {
    if (news.kind === 'mine') heard = news.tables.length;
  });
  for (const { hear } of house.open) hear(OWN_TABLES, { kind: 'mine', tables: [{}, {}] as unknown as Table[] });
  expect(heard).toBe(2);
});
