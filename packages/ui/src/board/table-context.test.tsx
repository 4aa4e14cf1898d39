import type { Game, Move, State } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
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

describe('answers given together', () => {
  const after = (view: State, move: Move) => core.preview(game, view, move).state ?? view;
  const WOODS = { seat: 0, key: 'place', answer: 'woods' };
  const END = { seat: 0, key: 'end', answer: 'end' };
  const given = (then: readonly Move[]) => {
    const answer = vi.fn<BoardProps['answer']>();
    function Together() {
      const { answerThen } = useTable();
      return <Button onClick={() => answerThen(decision, 'woods', then)}>Together</Button>;
    }
    const shown = (view: State, waiting = false) => (
      <TableProvider {...props} view={view} waiting={waiting} answer={answer}>
        <Together />
      </TableProvider>
    );
    const { rerender } = render(shown(state));
    act(() => screen.getByRole('button').click());
    return {
      said: () => answer.mock.calls.map(([{ key }, what]) => [key, what]),
      show: (view: State, waiting?: boolean) => rerender(shown(view, waiting)),
    };
  };

  test('follow each other as they are asked for, once the server has said what comes next', () => {
    const { said, show } = given([END]);
    expect(said()).toEqual([['place', 'woods']]);
    show(after(state, WOODS), true);
    expect(said()).toHaveLength(1);
    show(after(state, WOODS));
    expect(said()).toEqual([
      ['place', 'woods'],
      ['end', 'end'],
    ]);
    show({ ...after(state, WOODS) });
    expect(said()).toHaveLength(2);
  });

  test('end where something else is asked than was foreseen, or the answer does not fit', () => {
    for (const other of [
      { ...END, key: 'place' },
      { ...END, answer: 'never' },
    ]) {
      const { said, show } = given([other, END]);
      show(after(state, WOODS));
      show({ ...after(state, WOODS) });
      expect(said()).toEqual([['place', 'woods']]);
      cleanup();
    }
  });
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
