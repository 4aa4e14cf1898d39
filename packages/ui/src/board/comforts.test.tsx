import type { Bag, Game, State } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { GenericBoard } from './board.tsx';
import type { BoardProps } from './contract.ts';
import { Recap } from './recap.tsx';
import { Score } from './score.tsx';
import { TableProvider } from './table-context.tsx';

const game = tidewater as unknown as Game;
const setup = { seats: 2, options: { days: 2, fog: false } };
const nature = core.scripted(game, setup, { decks: { tide: ['rum', 'tea', 'bell'] } });
const { state } = core.start(game, setup, nature);

afterEach(cleanup);

const props = (more: Partial<BoardProps> = {}): BoardProps => ({
  rules: { game, core },
  view: core.conceal(game, state, 0),
  seat: 0,
  names: ['Ada', 'Bo'],
  language: 'en',
  log: [],
  answer: () => undefined,
  ...more,
});
const log = [
  { seq: 1, seat: 0, events: [{ key: 'place', data: { seat: 0, space: 'nets' } }] },
  { seq: 2, seat: 1, events: [{ key: 'gain', data: { seat: 1, goods: { wood: 2 } } }] },
];

test('who prefers it answers with one tap, save where there is no way back', async () => {
  const answer = vi.fn<BoardProps['answer']>();
  render(<GenericBoard {...props({ answer, oneTap: true })} />);
  const panel = within(screen.getByRole('region', { name: 'Decision' }));
  await userEvent.click(panel.getByRole('button', { name: /Lookout/ }));
  expect(answer).not.toHaveBeenCalled();
  await userEvent.click(panel.getByRole('button', { name: /Woods/ }));
  expect(answer.mock.calls[0]).toMatchObject([{ key: 'place' }, 'woods']);
});

test('the log can be read for one player, or for what names a thing', async () => {
  render(<GenericBoard {...props({ log })} />);
  const box = within(screen.getByRole('log'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Player' }), 'Bo');
  expect(box.queryByText(/goes to the nets/)).toBeNull();
  expect(box.getByText('Bo gets 2 wood.')).toBeTruthy();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search the log' }), 'nets');
  expect(box.getByText('No entries found.')).toBeTruthy();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Player' }), 'Everyone');
  expect(box.getByText(/Ada goes to the nets/)).toBeTruthy();
});

test('the score can be looked at before the end, and says that it is not the end', () => {
  render(
    <TableProvider {...props()}>
      <Score soFar />
    </TableProvider>,
  );
  expect(screen.getByText('Ada & Bo would share the win')).toBeTruthy();
});

test('who comes back reads what has changed and what has happened', () => {
  const before = structuredClone(core.conceal(game, state, 0)) as unknown as State & { goods: Bag[] };
  before.goods[1] = { ...before.goods[1], coin: 0 };
  render(
    <TableProvider {...props()}>
      <Recap before={before} entries={log.slice(1)} />
    </TableProvider>,
  );
  const recap = screen.getByRole('region', { name: 'Since your last turn' });
  expect(recap.textContent).toContain('+2');
  expect(recap.textContent).toContain('Bo gets 2 wood.');
});

test('any entry of the log leads to its moment, by pointer or by arrow keys, and the moment looked at is marked', async () => {
  const jump = vi.fn<(seq: number) => void>();
  const over = { game, core: { ...core, decisions: () => [] } };
  render(<GenericBoard {...props({ rules: over, log, jump, at: 1 })} />);
  // Whoever had to decide then is named, oneself too.
  expect(screen.getByRole('heading', { name: /^Waiting for/ }).textContent).toContain('Ada');
  const box = within(screen.getByRole('log'));
  expect(box.getByRole('button', { name: /goes to the nets/ }).getAttribute('aria-current')).toBe('step');
  await userEvent.click(box.getByRole('button', { name: 'Bo gets 2 wood.' }));
  await userEvent.keyboard('{ArrowUp}{Enter}');
  expect(jump.mock.calls).toEqual([[2], [1]]);
});
