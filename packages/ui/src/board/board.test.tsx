import type { Answer, Bag, Game, State } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GenericBoard } from './board.tsx';
import type { BoardProps } from './contract.ts';

const game = tidewater as unknown as Game;
const setup = { seats: 2, options: { days: 2, fog: false } };
const nature = core.scripted(game, setup, { decks: { tide: ['rum', 'tea', 'bell'] } });

afterEach(cleanup);

/** A match after these answers, each to the first decision of its seat; `arrange` changes the position before them. */
function matchAfter(answers: readonly [seat: number, answer: Answer][], arrange?: (s: { goods: Bag[] }) => void) {
  const match = core.openMatch(game, setup, nature);
  arrange?.(match.state as unknown as { goods: Bag[] });
  for (const [seat, answer] of answers)
    core.submit(match, { seat, decision: core.decisions(game, match.state, seat)[0]!.id, answer }, nature);
  return match;
}

function sitDown(match: core.Match, seat: number, props: Partial<BoardProps> = {}) {
  const answer = vi.fn<BoardProps['answer']>();
  render(
    <GenericBoard
      rules={{ game, core }}
      view={core.conceal(game, match.state, seat)}
      seat={seat}
      names={['Ada', 'Bo']}
      language="en"
      log={[]}
      answer={answer}
      {...props}
    />,
  );
  return { answer, user: userEvent.setup(), panel: within(screen.getByRole('region', { name: 'Decision' })) };
}

describe('a pick', () => {
  test('says before it is made what it brings, and is given once it is confirmed', async () => {
    const { answer, user, panel } = sitDown(matchAfter([]), 0);
    const nets = panel.getByRole('button', { name: /Nets/ });
    expect(nets.textContent).toContain('+3');
    await user.click(nets);
    expect(answer).not.toHaveBeenCalled();
    await user.click(panel.getByRole('button', { name: 'Confirm' }));
    expect(answer).toHaveBeenCalledTimes(1);
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'place' }, 'nets']);
  });

  test('can be made by keyboard alone, and a second thought costs nothing', async () => {
    const { answer, user, panel } = sitDown(matchAfter([]), 0);
    panel.getByRole('button', { name: /Woods/ }).focus();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toBe('Confirm');
    await user.tab();
    await user.keyboard('{Enter}');
    expect(document.activeElement?.textContent).toContain('Woods');
    await user.keyboard('{Enter}{Enter}');
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'place' }, 'woods']);
  });

  test('warns where chance or something hidden follows', async () => {
    const { user, panel } = sitDown(matchAfter([]), 0);
    await user.click(panel.getByRole('button', { name: /Lookout/ }));
    expect(panel.getByText(/can’t be undone/)).toBeTruthy();
  });

  test('of which there is only one is a single button, and its double click is one answer', async () => {
    const { answer, user, panel } = sitDown(matchAfter([[0, 'nets']]), 0);
    await user.dblClick(panel.getByRole('button', { name: 'End the turn' }));
    expect(answer).toHaveBeenCalledTimes(1);
  });
});

const builder = matchAfter([[0, 'shipyard']], (s) => {
  s.goods[0] = { fish: 2, wood: 3, rope: 1, cloth: 1, coin: 3, boat: 0 };
});

describe('a payment', () => {
  test('is filled in with what is worth least, and says what leaves', async () => {
    const { answer, user, panel } = sitDown(builder, 0);
    expect(panel.getByRole('spinbutton', { name: 'fish' }).getAttribute('aria-valuenow')).toBe('1');
    expect(panel.getByRole('spinbutton', { name: 'coin' }).getAttribute('aria-valuenow')).toBe('0');
    await user.click(panel.getByRole('button', { name: 'Confirm' }));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'fee' }, { fish: 1 }]);
  });

  test('that is too much or too little is refused in words before it is sent', async () => {
    const { user, panel } = sitDown(builder, 0);
    await user.click(panel.getByRole('button', { name: 'One more: coin' }));
    expect(panel.getByText(/paying too much/)).toBeTruthy();
    expect(panel.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true);
    await user.click(panel.getByRole('button', { name: 'One less: fish' }));
    expect(panel.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', false);
  });

  test('is changed by the arrow keys too', async () => {
    const { user, panel } = sitDown(builder, 0);
    panel.getByRole('spinbutton', { name: 'fish' }).focus();
    await user.keyboard('{ArrowDown}');
    expect(panel.getByText('You still need 1 fee.')).toBeTruthy();
  });
});

test('an order is changed by moving entries and given as it stands', async () => {
  const { answer, user, panel } = sitDown(matchAfter([[0, 'lookout']]), 0);
  await user.click(panel.getByRole('button', { name: 'Move down: tea' }));
  await user.click(panel.getByRole('button', { name: 'Confirm' }));
  expect(answer.mock.calls[0]).toMatchObject([{ key: 'arrange' }, ['bell', 'tea']]);
});

test('an aside stands apart from the decision that is due', async () => {
  const { answer, user, panel } = sitDown(matchAfter([]), 0);
  expect(panel.getByRole('heading', { name: 'Also possible now' })).toBeTruthy();
  await user.click(panel.getByRole('button', { name: /Sell a fish/ }));
  expect(answer.mock.calls[0]).toMatchObject([{ key: 'sell', due: false }, 'fish']);
});

test('a place that can’t be chosen says why not', () => {
  sitDown(matchAfter([]), 0);
  expect(screen.getByText(/A boat needs 2 wood/)).toBeTruthy();
});

test('who has to wait reads for whom, and has nothing to press', () => {
  const { panel } = sitDown(matchAfter([]), 1);
  expect(panel.getByRole('heading').textContent).toContain('Ada');
  expect(panel.queryAllByRole('button')).toEqual([]);
});

test('the log tells what happened by name, and what was taken back is marked', () => {
  const events = [{ key: 'place', data: { seat: 0, space: 'nets' } }];
  const log = [
    { seq: 1, seat: 0, events, undone: true },
    { seq: 3, seat: 1, events: [{ key: 'gain', data: { seat: 1, goods: { wood: 2 } } }] },
  ];
  sitDown(matchAfter([]), 0, { log });
  const box = within(screen.getByRole('log'));
  expect(box.getByText(/Ada goes to the nets/).textContent).toContain('undone');
  expect(box.getByText('Bo gets 2 wood.')).toBeTruthy();
});

test('the end is a table of scores with the winner in words', () => {
  const match = matchAfter([], (s) => {
    s.goods[1] = { fish: 0, wood: 0, rope: 0, cloth: 0, coin: 4, boat: 1 };
  });
  new core.Play(game, match.state).end();
  render(
    <GenericBoard
      rules={{ game, core }}
      view={match.state}
      seat={core.SPECTATOR}
      names={['Ada', 'Bo']}
      language="de"
      log={[]}
      answer={() => undefined}
    />,
  );
  expect(screen.getByText('Bo gewinnt')).toBeTruthy();
  expect(screen.getByRole('row', { name: 'Summe 10 2' })).toBeTruthy();
});

test('a card says what it does, where its module has words for it', async () => {
  const told = {
    ...game,
    messages: { ...game.messages, en: { ...game.messages.en, 'card.bell': 'Rings in the fog.' } },
  };
  const match = matchAfter([]);
  const view = { ...core.conceal(game, match.state, 0), found: ['bell', 'tea'] } as unknown as State;
  render(
    <GenericBoard
      rules={{ game: told, core }}
      view={view}
      seat={0}
      names={['Ada', 'Bo']}
      language="en"
      log={[]}
      answer={() => undefined}
    />,
  );
  const [bell, tea] = ['bell', 'tea'].map((one) => game.messages.en[`term.${one}`] ?? one);
  expect(screen.queryByRole('button', { name: tea })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: bell }));
  expect(screen.getByRole('dialog', { name: bell }).textContent).toContain('Rings in the fog.');
});
