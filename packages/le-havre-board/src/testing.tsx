import type { Game, State } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { leHavre, type LeHavre } from '@quayside/le-havre';
import type { BoardProps } from '@quayside/ui/board';
import { render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import LeHavreBoard from './index.ts';

export const game = leHavre as unknown as Game;
export const rules = { game, core };
export const NAMES = ['Ada', 'Bo', 'Cy'];

export function openMatch(seats: number, length: 'full' | 'short', seed = 'board') {
  const setup = core.readSetup(game, seats, { length });
  const nature = core.dealer(game, setup, seed);
  return { match: core.openMatch(game, setup, nature), nature };
}

/** A position for the first player, who is asked for the main action. */
export function atMain(arrange: (s: LeHavre) => void, seats = 3): LeHavre {
  const { match } = openMatch(seats, 'full');
  const s = match.state as LeHavre;
  s.pending = [{ step: 'ended' }, { id: 900, seat: 0, key: 'end' }, { id: 901, seat: 0, key: 'main' }];
  arrange(s);
  return s;
}

export function sitDown(view: State, props: Partial<BoardProps> = {}, region = 'Decision') {
  const answer = vi.fn<BoardProps['answer']>();
  const shown = render(
    <LeHavreBoard rules={rules} view={view} seat={0} names={NAMES} language="en" log={[]} answer={answer} {...props} />,
  );
  return { answer, shown, panel: within(screen.getByRole('region', { name: region })) };
}

/** Ends a test in words where something is not there. */
export function fail(why: string): never {
  throw new Error(why);
}

export const spot = (subject: string): HTMLElement =>
  document.querySelector<HTMLElement>(`[data-subject="${subject}"]`) ?? fail(`${subject} is not on the board`);
