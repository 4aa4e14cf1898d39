import type { Game } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LogEntry } from './contract.ts';
import { sinceOwnTurn, stepsIn, usePlayback, type PlaybackPace } from './playback.ts';
import { PlaybackPanel } from './playback-panel.tsx';
import { TableProvider } from './table-context.tsx';

const game = tidewater as unknown as Game;
const setup = { seats: 3, options: { days: 2, fog: false } };
const { state } = core.start(game, setup, core.scripted(game, setup, { decks: { tide: ['rum', 'tea', 'bell'] } }));
const NAMES = ['Ada', 'Bo', 'Cy'];
const entry = (seq: number, seat: number, space = 'nets'): LogEntry => ({
  seq,
  seat,
  events: [{ key: 'place', data: { seat, space } }],
});
const START: readonly LogEntry[] = [entry(0, 0)];
const OTHERS = [...START, entry(1, 1), entry(2, 2), entry(3, 1)];

const pressed = vi.fn<(shown: string) => void>();
/** A table whose viewer is Ada; it shows which entry the board is at. */
function Table({ log, pace = 'normal', on = true }: { log: readonly LogEntry[]; pace?: PlaybackPace; on?: boolean }) {
  const { playback, play } = usePlayback({ log, seat: 0, pace, on });
  const shown = playback ? `entry ${playback.step.seq}` : 'now';
  return (
    <TableProvider
      rules={{ game, core }}
      view={state}
      seat={0}
      names={NAMES}
      language="en"
      log={log}
      answer={vi.fn()}
      {...(playback ? { playback } : {})}
    >
      <output>{shown}</output>
      <button type="button" onClick={() => pressed(shown)}>
        a building
      </button>
      <button type="button" data-beside-board onClick={() => play(log)}>
        once more
      </button>
      {playback ? <PlaybackPanel /> : null}
    </TableProvider>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  pressed.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const pass = (milliseconds: number): void =>
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
const shown = () => screen.getByRole('status').textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('the moves of others are played one after the other, each with its line, and then the newest position is shown', () => {
  const { rerender } = render(<Table log={START} />);
  expect(shown()).toBe('now');
  rerender(<Table log={OTHERS} />);
  expect(shown()).toBe('entry 1');
  expect(screen.getByRole('listitem').textContent).toBe('Bo goes to the nets.');
  pass(1300);
  expect(shown()).toBe('entry 2');
  expect(screen.getByRole('listitem').textContent).toBe('Cy goes to the nets.');
  pass(1300);
  expect(shown()).toBe('entry 3');
  pass(1300);
  expect(shown()).toBe('now');
});

test('moves that come in meanwhile are played after those before them', () => {
  const { rerender } = render(<Table log={START} />);
  rerender(<Table log={OTHERS.slice(0, 2)} />);
  rerender(<Table log={OTHERS} />);
  expect(shown()).toBe('entry 1');
  pass(1300);
  expect(shown()).toBe('entry 2');
});

test('the pace is one’s own: twice as fast, twice as slow, or all at once', () => {
  for (const [pace, ms] of [
    ['quick', 600],
    ['slow', 2600],
  ] as const) {
    const { rerender, unmount } = render(<Table log={START} pace={pace} />);
    rerender(<Table log={OTHERS} pace={pace} />);
    pass(ms - 1);
    expect(shown()).toBe('entry 1');
    pass(1);
    expect(shown()).toBe('entry 2');
    unmount();
  }
  const { rerender } = render(<Table log={START} pace="off" />);
  rerender(<Table log={OTHERS} pace="off" />);
  expect(shown()).toBe('now');
});

test('whoever does something on the board does it in the newest position', () => {
  const { rerender } = render(<Table log={START} />);
  rerender(<Table log={OTHERS} />);
  press('a building');
  expect(pressed).toHaveBeenCalledExactlyOnceWith('now');
  expect(shown()).toBe('now');
  rerender(<Table log={[...OTHERS, entry(4, 1)]} />);
  expect(shown()).toBe('entry 4');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(shown()).toBe('entry 4');
  fireEvent.keyDown(document.body, { key: 'e' });
  expect(shown()).toBe('now');
});

test('one can skip, hold, go a step back, and see it again', () => {
  const { rerender } = render(<Table log={START} />);
  rerender(<Table log={OTHERS} />);
  pass(1300);
  press('One move back');
  pass(60_000);
  expect(shown()).toBe('entry 1');
  press('Continue');
  pass(1300);
  expect(shown()).toBe('entry 2');
  press('Pause');
  pass(60_000);
  expect(shown()).toBe('entry 2');
  press('Play again from the start');
  expect(shown()).toBe('entry 1');
  press('Skip');
  expect(shown()).toBe('now');
  press('once more');
  expect(shown()).toBe('entry 1');
});

test('one’s own answer and an undo show the newest position, and nobody is shown what happened before they came', () => {
  const { rerender } = render(<Table log={START} />);
  rerender(<Table log={OTHERS} />);
  rerender(<Table log={[...OTHERS, entry(4, 0)]} />);
  expect(shown()).toBe('now');
  rerender(<Table log={[...OTHERS, entry(4, 0), entry(5, 1)]} />);
  expect(shown()).toBe('entry 5');
  rerender(<Table log={[...OTHERS, entry(4, 0), { ...entry(5, 1), undone: true }]} />);
  expect(shown()).toBe('now');
  cleanup();
  const late = render(<Table log={[]} />);
  late.rerender(<Table log={OTHERS} />);
  expect(shown()).toBe('now');
});

test('an answer by a standing order is played too', () => {
  expect(stepsIn([entry(1, 1), { ...entry(2, 0), automatic: true }], 0).map(({ seq }) => seq)).toEqual([1, 2]);
});

test('chance belongs to the move before it', () => {
  const log = [entry(1, 1), { ...entry(2, -1), events: [{ key: 'tide', data: {} }] }, entry(3, 0), entry(4, -1)];
  expect(stepsIn(log, 0)).toEqual([{ seq: 2, seat: 1, events: [...log[0]!.events, ...log[1]!.events] }]);
});

test('a turn that ends by naming the next player belongs to the move before it', () => {
  const next = (seq: number, seat: number, after: number) => ({
    seq,
    seat,
    events: [{ key: 'turn', data: { seat: after } }],
  });
  const log = [entry(1, 1), next(2, 1, 2), entry(3, 2), next(4, 2, 0)];
  expect(stepsIn(log, 0).map(({ seq, seat, events }) => [seq, seat, events.length])).toEqual([
    [2, 1, 2],
    [4, 2, 2],
  ]);
  expect(stepsIn(log.slice(1), 0).map(({ seq }) => seq)).toEqual([2, 4]);
});

test('what others did since one’s own turn does not end where a standing order opens the next one', () => {
  const automatic = (seq: number, seat: number): LogEntry => ({ ...entry(seq, seat), automatic: true });
  const log = [entry(1, 1), entry(2, 0), automatic(3, 0), entry(4, 1), { ...entry(5, 2), undone: true }, entry(6, 2)];
  const seqs = (entries: readonly LogEntry[]) => {
    const { from, since } = sinceOwnTurn(entries, 0);
    return [from, since.map(({ seq }) => seq)];
  };
  expect(seqs(log)).toEqual([3, [4, 6]]);
  expect(seqs([...log, automatic(7, 0)])).toEqual([3, [4, 6, 7]]);
  expect(seqs([...log, automatic(7, 0), entry(8, 0)])).toEqual([0, []]);
  expect(seqs([entry(1, 1), automatic(2, 0)])).toEqual([0, []]);
});
