import { expect, test } from 'vitest';
import type { Message, VisibleEvents } from '@quayside/api';
import { mergeEvents, mergeMessages } from './merge.ts';

const answer = (seq: number): VisibleEvents => ({ seq, kind: 'answer', seat: 0, events: [{ key: `e${seq}` }] });
const start: VisibleEvents = { seq: 0, kind: 'start', seat: -1, events: [] };
const message = (id: number, account: string, hidden = false) =>
  ({ id, cursor: id, account, text: hidden ? '' : `line ${id}`, hidden }) as unknown as Message;

test('a stream that resumes and repeats itself doubles nothing', () => {
  const events = mergeEvents([start, answer(1), answer(2)], [answer(2), answer(3)]);
  expect(events.map((one) => one.seq)).toEqual([0, 1, 2, 3]);
});

test('a message that was hidden later replaces itself, and the order stays', () => {
  const messages = mergeMessages([message(1, 'ann'), message(2, 'ben')], [message(1, 'ann', true), message(3, 'ann')]);
  expect(messages.map((one) => one.text)).toEqual(['', 'line 2', 'line 3']);
});
