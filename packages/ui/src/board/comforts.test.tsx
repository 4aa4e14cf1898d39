import type { Bag, Game, State } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

describe('a choice', () => {
  const board = (more: Partial<BoardProps>) => {
    const answer = vi.fn<BoardProps['answer']>();
    const { rerender } = render(<GenericBoard {...props({ answer, ...more })} />);
    const panel = within(screen.getByRole('region', { name: 'Decision' }));
    const click = (name: RegExp, pointerType: string) =>
      fireEvent(
        panel.getByRole('button', { name }),
        new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }),
      );
    const show = (view: State) => rerender(<GenericBoard {...props({ answer, ...more, view })} />);
    return { answer, click, panel, show };
  };
  const WOODS = [{ key: 'place' }, 'woods'];

  test('by mouse or keyboard answers at once where it can be undone', () => {
    for (const pointerType of ['mouse', '']) {
      const { answer, click } = board({ confirmation: 'touch' });
      click(/Lookout/, pointerType);
      expect(answer).not.toHaveBeenCalled();
      click(/Woods/, pointerType);
      expect(answer.mock.calls[0]).toMatchObject(WOODS);
      cleanup();
    }
  });

  test('by touch shows what follows, and a second tap on the same confirms it', () => {
    const { answer, click, panel } = board({ confirmation: 'touch' });
    click(/Woods/, 'touch');
    expect(answer).not.toHaveBeenCalled();
    expect(panel.getByRole('button', { name: 'Confirm' })).toBeTruthy();
    click(/Woods/, 'touch');
    expect(answer.mock.calls[0]).toMatchObject(WOODS);
  });

  test('is always confirmed by a second click, or never, as the person prefers', () => {
    const always = board({ confirmation: 'always' });
    always.click(/Woods/, 'mouse');
    expect(always.answer).not.toHaveBeenCalled();
    cleanup();
    const never = board({ confirmation: 'never' });
    never.click(/Lookout/, 'touch');
    expect(never.answer).not.toHaveBeenCalled();
    never.click(/Woods/, 'touch');
    expect(never.answer.mock.calls[0]).toMatchObject(WOODS);
  });

  test('is confirmed where a standing order ends the turn after it, and says so', () => {
    const { answer, click, panel } = board({ confirmation: 'touch', endsByItself: true });
    click(/Woods/, 'mouse');
    expect(answer).not.toHaveBeenCalled();
    expect(panel.getByText('After this you can’t undo.')).toBeTruthy();
    expect(panel.queryByRole('button', { name: 'Do this and end turn' })).toBeNull();
    click(/Woods/, 'mouse');
    expect(answer.mock.calls[0]).toMatchObject(WOODS);
  });

  test('can be confirmed together with the end of the turn, which follows once it is asked', () => {
    const { answer, click, panel, show } = board({ confirmation: 'touch' });
    click(/Woods/, 'touch');
    fireEvent.click(panel.getByRole('button', { name: 'Do this and end turn' }));
    expect(answer.mock.calls).toMatchObject([WOODS]);
    const { state: after } = core.preview(game, state, { seat: 0, key: 'place', answer: 'woods' });
    show(core.conceal(game, after ?? state, 0));
    expect(answer.mock.calls).toMatchObject([WOODS, [{ key: 'end' }, 'end']]);
  });

  test('that was taken back does not end the turn later', () => {
    const { answer, click, panel, show } = board({ confirmation: 'touch' });
    click(/Woods/, 'touch');
    fireEvent.click(panel.getByRole('button', { name: 'Do this and end turn' }));
    // Refused: the same is asked as before. Another answer does not end the turn.
    show({ ...core.conceal(game, state, 0) });
    click(/Nets/, 'mouse');
    const { state: after } = core.preview(game, state, { seat: 0, key: 'place', answer: 'nets' });
    show(core.conceal(game, after ?? state, 0));
    expect(answer.mock.calls.map(([, given]) => given)).toEqual(['woods', 'nets']);
  });
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
