import type { Answer, Game } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { saltyOcean, type SaltyOcean } from '@quayside/salty-ocean';
import type { BoardProps } from '@quayside/ui/board';
import { fireEvent, render } from '@testing-library/react';
import { useState } from 'react';
import { vi } from 'vitest';
import Board from './index.ts';

export const game = saltyOcean as unknown as Game;
const NAMES = ['Ada', 'Bo', 'Cleo', 'Dan'];

/** A board that answers a real match, as the table page does. */
export function sitDown(match: core.Match, seat: number, nature: core.Nature, props: Partial<BoardProps> = {}) {
  let redraw: () => void = () => undefined;
  const answer = vi.fn<BoardProps['answer']>((decision, given) => {
    core.submit(match, { seat: decision.seat, decision: decision.id, answer: given }, nature);
    redraw();
  });
  function Page({ who }: { who: number }) {
    const [, count] = useState(0);
    redraw = () => count((n) => n + 1);
    return (
      <Board
        rules={{ game, core }}
        view={core.conceal(game, match.state, who)}
        seat={who}
        names={NAMES}
        language="en"
        log={[]}
        answer={answer}
        {...props}
      />
    );
  }
  const { rerender } = render(<Page who={seat} />);
  return { answer, show: (who: number) => rerender(<Page who={who} />) };
}

export const place = (match: core.Match) => match.state as unknown as SaltyOcean;
export const one = (selector: string): HTMLElement => {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`nothing on the board is ${selector}`);
  return found;
};
export const press = (selector: string): void => void fireEvent.click(one(selector));
const confirm = () => press('[data-confirm]:not([disabled])');

/** Gives an answer by what can be touched on the board, and by nothing else. */
export function giveByHand(key: string, answer: Answer): void {
  switch (key) {
    case 'act':
    case 'second':
      return takeAction(answer as string);
    case 'sell':
      return sell(answer as { [place: string]: number });
    case 'buy':
      for (let n = 1; n < Number(answer); n++) press('[aria-label^="More"]');
      return confirm();
    case 'look':
      for (const tile of Object.keys(answer as object)) press(`[data-token="${tile}"]`);
      return confirm();
    default:
      press(`[data-option="${answer as string}"]`);
  }
}

function takeAction(option: string): void {
  const [verb, what] = option.split(':');
  press(verb === 'build' || verb === 'extend' ? `[data-building="${what ?? ''}"]` : `[data-option="${option}"]`);
  press(`[data-option="${option}"][data-confirm]`);
}

/** All barrels of all places are filled in at first. */
function sell(wanted: { [place: string]: number }): void {
  for (const stepper of document.querySelectorAll('[role="spinbutton"]')) {
    const name = stepper.getAttribute('aria-label') ?? '';
    const [from] = Object.entries(NAMED).find(([, word]) => name.endsWith(word)) ?? ['store'];
    const less = stepper.parentElement?.querySelector('[aria-label^="Less"]');
    const surplus = Number(stepper.getAttribute('aria-valuenow')) - (wanted[from] ?? 0);
    if (less) for (let n = 0; n < surplus; n++) fireEvent.click(less);
  }
  confirm();
}
const NAMED: { readonly [place: string]: string } = {
  store: 'warehouse',
  'caravel-1': 'first caravel',
  'caravel-2': 'second caravel',
  carrack: 'carrack',
};
