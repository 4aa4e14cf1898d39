import type { Game } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Button } from '../parts/button.tsx';
import type { BoardProps } from './contract.ts';
import { Log } from './log.tsx';
import { TableProvider, useTable } from './table-context.tsx';

const game = tidewater as unknown as Game;
const setup = { seats: 2, options: { days: 2, fog: false } };
const { state } = core.start(game, setup, core.scripted(game, setup, { decks: { tide: ['rum', 'tea', 'bell'] } }));
const [decision] = core.decisions(game, state, 0) as [core.Decision]; // the first player has to act

afterEach(cleanup);

const props: Omit<BoardProps, 'answer'> = {
  rules: { game, core },
  view: state,
  seat: 0,
  names: ['Ada', 'Bo'],
  language: 'en',
  log: [],
};

const drawn = vi.fn();
function Part() {
  const { answer } = useTable();
  drawn();
  return <Button onClick={() => answer(decision, 'woods')}>Woods</Button>;
}
const part = <Part />;
const table = (more: Partial<BoardProps> = {}, answer = vi.fn()) => (
  <TableProvider {...props} answer={answer} {...more}>
    {part}
  </TableProvider>
);

test('a board is not drawn again for a host that only makes its functions anew, and calls the newest', () => {
  drawn.mockClear();
  const [old, newest] = [vi.fn(), vi.fn()];
  const { rerender } = render(table({}, old));
  rerender(table({}, newest));
  expect(drawn).toHaveBeenCalledTimes(1);
  screen.getByRole('button').click();
  expect(old).not.toHaveBeenCalled();
  expect(newest).toHaveBeenCalledWith(decision, 'woods');
});

test('it is drawn again when what it shows has changed, or when something can be taken back', () => {
  const { rerender } = render(table());
  for (const more of [{ view: { ...state } }, { undo: vi.fn() }, { waiting: true }]) {
    drawn.mockClear();
    rerender(table(more));
    expect(drawn).toHaveBeenCalledTimes(1);
  }
});

test('a line of the log that is taken back is shown so, although its words stay', () => {
  const { events } = core.preview(game, state, { seat: 0, key: decision.key, answer: 'woods' });
  const entry = { seq: 1, seat: 0, events };
  const log = (undone: boolean) => (
    <TableProvider {...props} answer={vi.fn()} log={[{ ...entry, undone }]}>
      <Log />
    </TableProvider>
  );
  const { rerender } = render(log(false));
  expect(screen.queryByText('(undone)')).toBeNull();
  rerender(log(true));
  expect(screen.getAllByText('(undone)').length).toBeTruthy();
});
