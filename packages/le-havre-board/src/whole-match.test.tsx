import type { Answer } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import LeHavreBoard from './index.ts';
import { game, rules, NAMES, openMatch, fail } from './testing.tsx';

afterEach(cleanup);

describe('a whole match', () => {
  test('is played by clicking alone, for both seats', { timeout: 900_000 }, () => {
    const seats = 2;
    const { match, nature } = openMatch(seats, 'short');
    const random = core.randomFrom(`clicks/${seats}`);
    const any = <T,>(list: readonly T[]): T => list[Math.floor(random() * list.length)] ?? fail('nothing to click');
    const given: [core.Decision, Answer][] = [];
    const table = (seat: number) => (
      <LeHavreBoard
        rules={rules}
        view={core.conceal(game, match.state, seat)}
        seat={seat}
        names={NAMES}
        language="en"
        log={[]}
        answer={(decision, answer) => given.push([decision, answer])}
      />
    );
    const shown = render(table(0));
    const seen = new Set<string>();
    for (let clicks = 0; !core.isOver(match.state); clicks++) {
      if (clicks > 2000) fail('the match does not end');
      const seat = core.dueSeats(match.state)[0] ?? 0;
      shown.rerender(table(seat));
      const panel = document.querySelector<HTMLElement>('[data-decision]') ?? fail('nobody is asked');
      const lit = [...document.querySelectorAll<HTMLElement>('[data-lit="due"]')];
      if (lit.length > 0) fireEvent.click(any(lit));
      const buttons = [...panel.querySelectorAll<HTMLButtonElement>('[data-confirm], [data-option]')];
      const confirm = buttons.length > 0 ? buttons : within(panel).getAllByRole('button', { name: 'Confirm' });
      fireEvent.click(lit.length > 0 ? (confirm[0] ?? fail('no button')) : any(confirm));
      const [decision, answer] = given.pop() ?? fail('the click gave no answer');
      seen.add(decision.key);
      core.submit(match, { seat, decision: decision.id, answer }, nature);
    }
    shown.rerender(table(0));
    expect(screen.getByText(/wins|share the win/)).toBeTruthy();
    fireEvent.click(any([...document.querySelectorAll<HTMLElement>('[data-subject^="card:"]')]));
    expect(screen.getByRole('region', { name: 'Card' })).toBeTruthy();
    expect([...seen]).toEqual(expect.arrayContaining(['main', 'end', 'supply']));
  });
});
