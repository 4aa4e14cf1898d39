import { type Game, type Handbook, ruling } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps, LogEntry } from './contract.ts';
import { BoardHelp, useKeys } from './keys.tsx';
import { RoundSummary } from './round-summary.tsx';
import { Rulings } from './rulings.tsx';
import { TableProvider } from './table-context.tsx';

const game = tidewater as unknown as Game;
const setup = { seats: 2, options: { days: 2, fog: false } };
const { state } = core.start(game, setup, core.scripted(game, setup, { decks: { tide: ['rum', 'tea', 'bell'] } }));
const props: BoardProps = {
  rules: { game, core },
  view: core.conceal(game, state, 0),
  seat: 0,
  names: ['Ada', 'Bo'],
  language: 'en',
  log: [],
  answer: () => undefined,
};
const entry = (seq: number, key = 'place'): LogEntry => ({
  seq,
  seat: 0,
  events: [{ key, data: key === 'place' ? { seat: 0, space: 'nets' } : { seat: 1, goods: { wood: 2 } } }],
});

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function SummaryOf({ log }: { log: readonly LogEntry[] }) {
  return (
    <TableProvider {...props} log={log}>
      <RoundSummary title="The day ends" ends="gain" events={['place', 'gain']} />
    </TableProvider>
  );
}
function pass(milliseconds: number) {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}
const lines = () => screen.queryAllByRole('listitem').map((one) => one.textContent);

test('the end of a round is told line by line, and stays until the viewer’s next answer', () => {
  const { rerender } = render(<SummaryOf log={[]} />);
  rerender(<SummaryOf log={[entry(1), entry(2, 'gain')]} />);
  expect(lines()).toEqual(['Ada goes to the nets.']);
  pass(400);
  expect(lines()).toEqual(['Ada goes to the nets.', 'Bo gets 2 wood.']);
  rerender(<SummaryOf log={[entry(1), entry(2, 'gain'), { ...entry(3), seat: 1 }]} />);
  pass(60_000);
  expect(lines()).toHaveLength(2);
  rerender(<SummaryOf log={[entry(1), entry(2, 'gain'), { ...entry(3), seat: 1 }, entry(4)]} />);
  expect(lines()).toEqual([]);
});

test('it is skipped by Escape, and not told at all to who was away for long', async () => {
  const { rerender } = render(<SummaryOf log={[]} />);
  rerender(<SummaryOf log={[entry(1), entry(2, 'gain')]} />);
  expect(lines()).toHaveLength(1);
  await userEvent.keyboard('{Escape}');
  expect(lines()).toEqual([]);
  const long = Array.from({ length: 40 }, (_, i) => entry(3 + i, i % 2 === 0 ? 'place' : 'gain'));
  rerender(<SummaryOf log={[entry(1), entry(2, 'gain'), ...long]} />);
  expect(lines()).toEqual([]);
});

function Pressed({ press }: { press: () => void }) {
  useKeys({ u: press });
  return <input aria-label="words" />;
}

test('a key acts, but not with a modifier and not while somebody types', async () => {
  const press = vi.fn<() => void>();
  render(<Pressed press={press} />);
  await userEvent.keyboard('{Control>}u{/Control}');
  await userEvent.type(screen.getByRole('textbox'), 'u');
  expect(press).not.toHaveBeenCalled();
  act(() => screen.getByRole('textbox').blur());
  await userEvent.keyboard('u');
  expect(press).toHaveBeenCalledOnce();
});

test('the help lists signs and keys, and opens by a key of its own', async () => {
  render(
    <TableProvider {...props}>
      <BoardHelp signs={[{ pieces: [{ icon: 'lock' }], says: 'can’t be used' }]} keys={[['U', 'take back']]} />
    </TableProvider>,
  );
  await userEvent.keyboard('?');
  const dialog = screen.getByRole('dialog', { name: 'Symbols and shortcuts' });
  expect(dialog.textContent).toContain('can’t be used');
  expect(dialog.textContent).toContain('take back');
});

test('rulings are fetched when somebody wants to read them, and only those about the card are shown', async () => {
  const load = vi.fn<() => Promise<Handbook>>(() =>
    Promise.resolve({
      reference: [],
      rulings: [
        ruling('A-1', ['May I?', 'Yes.'], ['Darf ich?', 'Ja.']),
        ruling('A-2', ['Must I?', 'No.'], ['Muss ich?', 'Nein.']),
      ],
    }),
  );
  render(
    <TableProvider {...props}>
      <Rulings card="nets" title="Nets" load={load} about={({ id }) => id === 'A-2'} />
    </TableProvider>,
  );
  expect(load).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Rulings' }));
  expect(await screen.findByText('No.', {}, { timeout: 60_000 })).toBeTruthy();
  expect(screen.queryByText('Yes.')).toBeNull();
});

test('an end that came in pieces is told from its beginning', () => {
  const story = (log: readonly LogEntry[]) => (
    <TableProvider {...props} log={log}>
      <RoundSummary
        title="The day ends"
        begins="place"
        ends="gain"
        events={['place', 'gain']}
        icons={{ gain: 'wood' }}
      />
    </TableProvider>
  );
  const { rerender } = render(story([entry(1)]));
  expect(lines()).toEqual([]);
  rerender(story([entry(1), entry(2, 'gain')]));
  expect(lines()).toEqual(['Ada goes to the nets.']);
});
