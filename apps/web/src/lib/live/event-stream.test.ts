import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

/** What a browser has; a test says what comes in. */
class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  static opened: FakeSource[] = [];
  readyState = 1;
  readonly asked: unknown;
  constructor(url: string) {
    super();
    this.asked = JSON.parse(new URL(url, 'http://here').searchParams.get('input') ?? '');
    FakeSource.opened.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
  }
  say(name: string, data: unknown = '', lastEventId = '') {
    this.dispatchEvent(
      new MessageEvent(name, { data: typeof data === 'string' ? data : JSON.stringify(data), lastEventId }),
    );
  }
}

const heard: unknown[] = [];
const open = () =>
  openEventStream(
    '/api/trpc/live.updates',
    { mine: true },
    {
      onData: (data) => heard.push(data),
      onConnection: (up) => heard.push(up ? 'up' : 'down'),
      onEnd: () => heard.push('end'),
    },
  );
const source = (at = -1): FakeSource => {
  const found = FakeSource.opened.at(at);
  if (!found) throw new Error('nothing was opened');
  return found;
};

beforeEach(() => {
  heard.length = 0;
  FakeSource.opened = [];
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', FakeSource);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('what is said comes in, with its dates, until the listener leaves', () => {
  const close = open();
  expect(source().asked).toEqual({ json: { mine: true } });
  source().say('connected', { reconnectAfterInactivityMs: 1000 });
  source().say('message', { json: { at: '2024-01-01T00:00:00.000Z' }, meta: { values: { at: ['Date'] } } }, '1');
  expect(heard).toEqual(['up', { at: new Date('2024-01-01T00:00:00.000Z') }]);
  close();
  expect(source().readyState).toBe(FakeSource.CLOSED);
  vi.advanceTimersByTime(5000);
  expect(FakeSource.opened).toHaveLength(1);
});

test('a connection that has gone silent is opened anew, from the last event on', () => {
  open();
  source().say('connected', { reconnectAfterInactivityMs: 1000 });
  source().say('message', { json: 1 }, 'seven');
  vi.advanceTimersByTime(900);
  source().say('ping');
  vi.advanceTimersByTime(900);
  expect(FakeSource.opened).toHaveLength(1);
  vi.advanceTimersByTime(200);
  expect(heard).toEqual(['up', 1, 'down']);
  expect(source(0).readyState).toBe(FakeSource.CLOSED);
  expect(source().asked).toEqual({ json: { mine: true, lastEventId: 'seven' } });
});

test('a lost connection comes back by itself; one that the browser or the server gives up is over', () => {
  open();
  source().say('connected', {});
  source().readyState = 0;
  source().say('error');
  source().say('connected', {});
  expect(heard).toEqual(['up', 'down', 'up']);
  source().readyState = FakeSource.CLOSED;
  source().say('error');
  expect(heard.at(-1)).toBe('end');
  open();
  source().say('return');
  expect(heard.filter((one) => one === 'end')).toHaveLength(2);
});

test('an error of the server is waited for, a refusal ends the stream', () => {
  open();
  source().say('serialized-error', { json: { code: -32603 } });
  expect(heard).toEqual(['down']);
  source().say('serialized-error', { json: { code: -32001 } });
  expect(heard).toEqual(['down', 'end']);
  expect(source().readyState).toBe(FakeSource.CLOSED);
});
