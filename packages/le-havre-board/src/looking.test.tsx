import * as core from '@quayside/engine/host';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import LeHavreBoard from './index.ts';
import { game, rules, NAMES, atMain, sitDown, spot } from './testing.tsx';

/** For what is loaded when somebody asks for it. */
const WAITS = { timeout: 60_000 };

afterEach(cleanup);

test('the text of a card is a click away, and the rulings about it one more', async () => {
  // Fetched once before, so that nobody waits for the disk.
  await import('@quayside/le-havre/handbook');
  const { panel } = sitDown(atMain((s) => (s.own[1] = ['hardware-store'])));
  fireEvent.click(spot('card:hardware-store'));
  expect(panel.getByText('Take 1 wood, 1 brick and 1 iron.')).toBeTruthy();
  fireEvent.click(panel.getByRole('button', { name: 'Rulings' }));
  expect(await screen.findByText(/Is the Hardware Store a craft building/, {}, WAITS)).toBeTruthy();
});

test('what others build lies behind what they have until one has done something oneself', () => {
  const { rerender } = render(<p />);
  const shelf = (own: string[], ...moved: number[]) => {
    const log = moved.map((seat, seq) => ({ seq, seat, events: [] }));
    const view = atMain((s) => (s.own[1] = own));
    rerender(<LeHavreBoard {...{ rules, view, log }} seat={0} names={NAMES} language="en" answer={vi.fn()} />);
    const cards = screen.getByRole('list', { name: 'Buildings of Bo' }).querySelectorAll('[data-place]');
    return [...cards].map((one) => one.getAttribute('data-place')?.slice('card:'.length));
  };
  expect(shelf(['bank', 'wharf-1'])).toEqual(['bank', 'wharf-1']);
  // A craft building, whose place is before the others.
  expect(shelf(['bank', 'wharf-1', 'joinery'], 1)).toEqual(['bank', 'wharf-1', 'joinery']);
  expect(shelf(['bank', 'wharf-1', 'joinery'], 1, 0)).toEqual(['joinery', 'bank', 'wharf-1']);
});

test('who watches sees all of the table and has nothing to press but to read cards', () => {
  sitDown(
    atMain(() => undefined),
    { seat: core.SPECTATOR },
  );
  expect(document.querySelectorAll('[data-lit]').length).toBe(0);
  expect(screen.getAllByRole('region', { name: /^Quay of/ }).length).toBe(3);
});

test('who looks back reads whom the table was waiting for then, also where it was oneself', () => {
  const back = { game, core: { ...core, decisions: () => [] } };
  sitDown(
    atMain(() => undefined),
    { rules: back, at: 3 },
  );
  expect(screen.getByRole('region', { name: 'Decision' }).textContent).toContain('Ada');
});

test('who looks back at a moment of chance reads that nobody decides, and is told no reasons', () => {
  const back = { game, core: { ...core, decisions: () => [], dueSeats: () => [-1] } };
  sitDown(
    atMain(() => undefined),
    { rules: back, at: 3 },
  );
  expect(screen.getByRole('region', { name: 'Decision' }).textContent).toContain('No decision is open.');
  fireEvent.pointerEnter(spot('card:building-firm-1'), { pointerType: 'mouse' });
  expect(screen.getByRole('tooltip').textContent).not.toContain('already been made');
});

test('the same board speaks German', () => {
  const { shown } = {
    shown: render(
      <LeHavreBoard
        rules={rules}
        view={atMain(() => undefined)}
        seat={0}
        names={NAMES}
        language="de"
        log={[]}
        answer={() => undefined}
      />,
    ),
  };
  expect(shown.getByRole('region', { name: 'Angebot' })).toBeTruthy();
  expect(shown.getByRole('heading', { name: /Hauptaktion/ })).toBeTruthy();
});
