import { expect, test } from 'vitest';
import type { Message } from '@quayside/api';
import { unread } from './messages.ts';

const line = (id: number, account: string, hidden = false) =>
  ({ id, turn: id, account, text: hidden ? '' : `line ${id}`, hidden }) as unknown as Message;

test('what others have said since one last looked is unread; one’s own lines are not', () => {
  const talk = [line(1, 'ben'), line(2, 'ann'), line(3, 'ben'), line(4, 'ben', true)];
  expect(unread(talk, 1, 'ann')).toBe(1);
  expect(unread(talk, 0, 'cleo')).toBe(3);
});
