import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { MatchUpdate } from '@quayside/api';
import { FollowedTopics, type Stream, type TopicEvent } from './followed-topics.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Keeps what each opening of the stream was given, so that a test can play the server. */
function server() {
  const opened: {
    since: number | undefined;
    onEvent: Parameters<Stream>[1];
    onConnection: Parameters<Stream>[2];
    onEnd: () => void;
  }[] = [];
  const stream: Stream = (topics, onEvent, onConnection, onEnd) => {
    opened.push({ since: topics.get('match')?.seq, onEvent, onConnection, onEnd });
    return () => undefined;
  };
  const states: boolean[] = [];
  const followed = new FollowedTopics(stream, (_, event: TopicEvent) => {
    if (event.kind === 'connection') states.push(event.up);
  });
  followed.follow(new Set(['match']));
  return { opened, followed, states };
}

test('a stream that ended is opened again, from what was seen', () => {
  const { opened, states } = server();
  opened[0]?.onConnection(true);
  // Only what is looked at here.
  opened[0]?.onEvent('match', { kind: 'update', update: { seq: 4, events: [] } as unknown as MatchUpdate });
  opened[0]?.onEnd();
  expect(states).toEqual([true, false]);
  expect(opened).toHaveLength(1);
  vi.advanceTimersByTime(1000);
  expect(opened.map((one) => one.since)).toEqual([-1, 4]);
});

test('a server that stays away is asked ever more rarely, and a connection starts the count again', () => {
  const { opened } = server();
  const waits = [1000, 2000, 4000, 8000, 15_000, 15_000];
  for (const [n, wait] of waits.entries()) {
    opened[n]?.onEnd();
    vi.advanceTimersByTime(wait - 1);
    expect(opened).toHaveLength(n + 1);
    vi.advanceTimersByTime(1);
    expect(opened).toHaveLength(n + 2);
  }
  opened.at(-1)?.onConnection(true);
  opened.at(-1)?.onEnd();
  vi.advanceTimersByTime(1000);
  expect(opened).toHaveLength(waits.length + 2);
});

test('a stream that was closed is not opened again', () => {
  const { opened, followed } = server();
  opened[0]?.onEnd();
  followed.close();
  opened[0]?.onEnd();
  vi.advanceTimersByTime(60_000);
  expect(opened).toHaveLength(1);
});
