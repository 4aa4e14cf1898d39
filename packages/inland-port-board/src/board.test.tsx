import type { Game } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { BUILDINGS, cellNamed, inlandPort, type InlandPort } from '@quayside/inland-port';
import type { BoardProps, LogEntry } from '@quayside/ui/board';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import Board from './index.ts';

const game = inlandPort as unknown as Game;
const setup = { seats: 2, options: {} };
const nature = core.scripted(game, setup, { rolls: { first: '0' } });
const NAMES = ['Ada', 'Bo'];

/** The window's own handle. */
const { happyDOM } = window as unknown as { happyDOM: { setViewport(size: { width: number }): void } };

afterEach(cleanup);

const newMatch = () => core.openMatch(game, setup, nature);
const place = (match: core.Match) => match.state as unknown as InlandPort;

/** A board that answers a real match, as the table page does. */
function sitDown(match: core.Match, seat: number, props: Partial<BoardProps> = {}) {
  const answer = vi.fn<BoardProps['answer']>((decision, given) => {
    core.submit(match, { seat: decision.seat, decision: decision.id, answer: given }, nature);
  });
  const board = (who: number) => (
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
  const { rerender, container } = render(board(seat));
  return { answer, user: userEvent.setup(), container, show: (who = seat) => rerender(board(who)) };
}

const building = (id: string, where: ParentNode = document) =>
  where.querySelector<HTMLButtonElement>(`[data-building="${id}"]`) as HTMLButtonElement; // the test fails on a missing one
const option = (name: string) =>
  document.querySelector<HTMLButtonElement>(`[data-option="${name}"]`) as HTMLButtonElement;
const ghosts = () => [...document.querySelectorAll('[data-ghost]')].map((one) => one.getAttribute('data-ghost'));
const change = (icon: string) => document.querySelector(`[data-stock="${icon}"]`)?.textContent?.replace(/[a-z]+/g, '');

describe('a building on offer', () => {
  test('shows under the pointer where the markers would go, and forgets it when the pointer leaves', async () => {
    const { user } = sitDown(newMatch(), 0);
    await user.hover(building('grocery-store'));
    expect(ghosts()).toEqual(['wood']);
    expect(change('wood')).toBe('2−2');
    await user.unhover(building('grocery-store'));
    expect(ghosts()).toEqual([]);
  });

  test('that comes to lie under a pointer at rest is not looked at: who does not move looks at nothing', () => {
    sitDown(newMatch(), 0);
    fireEvent.pointerEnter(building('grocery-store'), { pointerType: 'mouse' });
    expect(ghosts()).toEqual([]);
    fireEvent.pointerMove(building('grocery-store'), { pointerType: 'mouse' });
    expect(ghosts()).toEqual(['wood']);
  });

  test('is chosen by one tap with its button at hand, whatever the pointer points at', async () => {
    const { user } = sitDown(newMatch(), 0);
    await user.hover(building('farmland'));
    fireEvent.click(building('grocery-store'));
    expect(option('build:grocery-store')).toBeTruthy();
    expect(ghosts()).toEqual(['wood']);
  });

  test('is chosen by a tap that follows another one at the same place at once', () => {
    sitDown(newMatch(), 0);
    // Browsers count quick taps at one place, whatever lay there at the first.
    fireEvent.click(building('grocery-store'), { detail: 2 });
    expect(option('build:grocery-store')).toBeTruthy();
  });

  test('is not built by the second click of a double click', () => {
    const { answer } = sitDown(newMatch(), 0, { confirmation: 'never' });
    fireEvent.click(building('grocery-store'), { detail: 2 });
    expect(answer).not.toHaveBeenCalled();
    expect(option('build:grocery-store')).toBeNull();
  });

  test('comes up on a narrow screen when it is chosen, not when it is pointed at', async () => {
    happyDOM.setViewport({ width: 390 });
    const { user } = sitDown(newMatch(), 0);
    await user.hover(building('grocery-store'));
    expect(ghosts()).toEqual([]);
    await user.click(building('grocery-store'));
    expect(option('build:grocery-store')).toBeTruthy();
    happyDOM.setViewport({ width: 1440 });
  });

  test('is built by choosing it and pressing its button', async () => {
    const match = newMatch();
    const { user, answer, show } = sitDown(match, 0);
    await user.click(building('grocery-store'));
    expect(answer).not.toHaveBeenCalled();
    await user.click(option('build:grocery-store'));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'act' }, 'build:grocery-store']);
    show();
    expect(within(screen.getByRole('group', { name: 'Dial of Ada' })).getByText('Grocery Store')).toBeTruthy();
  });

  test('is built by one tap where the person has wished so', async () => {
    const { user, answer } = sitDown(newMatch(), 0, { confirmation: 'never' });
    await user.click(building('grocery-store'));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'act' }, 'build:grocery-store']);
  });

  test('is built by one click of a mouse, after pointing at it has shown what follows, and by two taps', async () => {
    const { answer } = sitDown(newMatch(), 0, { confirmation: 'touch' });
    const tap = () =>
      fireEvent(building('grocery-store'), new PointerEvent('click', { bubbles: true, pointerType: 'touch' }));
    tap();
    expect(answer).not.toHaveBeenCalled();
    expect(option('build:grocery-store')).toBeTruthy();
    tap();
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'act' }, 'build:grocery-store']);
    cleanup();
    const again = sitDown(newMatch(), 0, { confirmation: 'touch' });
    await again.user.hover(building('grocery-store'));
    expect(ghosts()).toEqual(['wood']);
    fireEvent(building('grocery-store'), new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }));
    expect(again.answer.mock.calls[0]).toMatchObject([{ key: 'act' }, 'build:grocery-store']);
  });

  test('is only chosen by a click in a narrow window, where pointing at it shows nothing', () => {
    happyDOM.setViewport({ width: 390 });
    const { answer } = sitDown(newMatch(), 0, { confirmation: 'touch' });
    fireEvent(building('grocery-store'), new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }));
    expect(answer).not.toHaveBeenCalled();
    expect(option('build:grocery-store')).toBeTruthy();
    happyDOM.setViewport({ width: 1440 });
  });

  test('is looked at closer by the other mouse button, where a click would build it', () => {
    const { answer } = sitDown(newMatch(), 0, { confirmation: 'touch' });
    fireEvent.contextMenu(building('grocery-store'));
    expect(answer).not.toHaveBeenCalled();
    expect(option('build:grocery-store')).toBeTruthy();
  });

  test('says what it costs too much, in words and to a screen reader', async () => {
    const match = newMatch();
    place(match).goods[0] = ['0+0', '0+0', '0+0', '0+0'].map(cellNamed);
    const { user } = sitDown(match, 0);
    expect(building('grocery-store').getAttribute('aria-label')).toContain('costs 2 wood, you have 0');
    await user.click(building('grocery-store'));
    expect(screen.getByRole('status').textContent).toContain('costs 2 wood, you have 0');
    expect(option('build:grocery-store')).toBeNull();
  });

  test('can be reached and built by keyboard alone', async () => {
    const { user, answer } = sitDown(newMatch(), 0);
    act(() => building('wood-company').focus());
    expect(ghosts()).toEqual(['clay']);
    await user.keyboard('{Enter}');
    await user.keyboard('c');
    expect(document.activeElement).toBe(option('build:wood-company'));
    expect(answer).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'act' }, 'build:wood-company']);
  });
});

/** Seat 0 owns these since the round in which each came; it is seat 0's action in the round with this number. */
function owning(ids: readonly string[], round: number, cells: readonly string[]): core.Match {
  const match = newMatch();
  const s = place(match);
  s.round = round;
  for (const id of ids) {
    const n = BUILDINGS.findIndex((one) => one.id === id);
    s.owner[n] = 0;
    s.since[n] = 0;
  }
  s.goods[0] = cells.map(cellNamed);
  return match;
}

describe('a building on the dial', () => {
  test('says what would be lost at the edge of the warehouse', async () => {
    const { user } = sitDown(owning(['wood-company'], 3, ['0+5', '0+0', '0+0', '0+0']), 0);
    await user.hover(building('wood-company'));
    expect(screen.getByText('3 steps lost at the edge')).toBeTruthy();
    expect(document.querySelector('[data-ghost="wood"]')?.textContent).toBe('✕3');
  });

  test('lies still while the disc with the pointer turns', () => {
    const match = owning(['wood-company'], 1, ['0+0', '0+0', '0+0', '0+0']);
    const { show } = sitDown(match, 0);
    const turn = () => document.querySelector('[data-turn]')?.getAttribute('data-turn');
    const bay = () => building('wood-company').closest('[role=group]');
    const [before, there] = [turn(), bay()];
    expect(there?.getAttribute('aria-label')).toBe('2, next round 3');
    place(match).round = 2;
    show();
    expect(Number(turn())).toBe(Number(before) - 60);
    expect(bay()).toBe(there);
    expect(there?.getAttribute('aria-label')).toBe('3, next round 4');
  });

  test('of one’s own can be sold from where it lies', async () => {
    const { user, answer } = sitDown(owning(['wood-company'], 2, ['0+0', '0+0', '0+0', '0+0']), 0);
    await user.click(building('wood-company'));
    await user.click(screen.getByRole('button', { name: 'Sell for 4' }));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'sell', due: false }, 'wood-company']);
  });

  test('that rests says so', () => {
    const match = owning(['wood-company'], 0, ['0+2', '0+2', '0+0', '0+0']);
    sitDown(match, 0);
    expect(building('wood-company').getAttribute('aria-label')).toContain('can’t be used until the pointer turns');
  });
});

const target = (name: string) => document.querySelector(`[data-target="${name}"]`) as HTMLButtonElement; // named by the test

describe('a building that can be used in several ways', () => {
  const inSectorThree = () => owning(['hardware-store'], 2, ['0+4', '0+1', '0+0', '0+0']);

  test('shows under the pointer every cell where a marker may end', async () => {
    const { user } = sitDown(inSectorThree(), 0);
    await user.hover(building('hardware-store'));
    expect([target('wood:0+6'), target('clay:0+4')].every(Boolean)).toBe(true);
    expect(screen.getByText('2 options')).toBeTruthy();
  });

  test('shows once it is chosen where each way leads and what it loses at the edge, before it is used', async () => {
    const { user, answer } = sitDown(inSectorThree(), 0);
    await user.click(building('hardware-store'));
    await user.hover(target('wood:0+6'));
    expect(document.querySelector('[data-ghost="wood"]')?.textContent).toBe('✕1');
    await user.click(screen.getAllByRole('button', { name: 'clay to 0+4 (4)' })[0] as HTMLElement);
    expect(ghosts()).toEqual(['clay']);
    expect(change('clay')).toBe('1+3');
    expect(answer).not.toHaveBeenCalled();
  });

  const USE = [{ key: 'act' }, 'use:hardware-store'];
  const CLAY = [{ key: 'effect' }, 'to:0+4:0+4:0+0:0+0'];

  test('is used the way that was picked with it', async () => {
    const { user, answer, show } = sitDown(inSectorThree(), 0);
    for (const cell of ['wood:0+6', 'clay:0+4']) {
      await user.click(building('hardware-store'));
      await user.click(target(cell));
    }
    await user.click(option('use:hardware-store'));
    expect(answer.mock.calls).toMatchObject([USE]);
    show();
    expect(answer.mock.calls).toMatchObject([USE, CLAY]);
  });

  test('asks for the way once that was taken back, and begins with the one that was picked', async () => {
    const match = inSectorThree();
    let before = match.state;
    const undo = () => void Object.assign(match, { state: before });
    const { user, answer, show } = sitDown(match, 0, { undo });
    await user.click(building('hardware-store'));
    await user.click(option('use:hardware-store'));
    before = structuredClone(match.state);
    show();
    show();
    expect(answer).toHaveBeenCalledTimes(2);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    show();
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
    expect(answer).toHaveBeenCalledTimes(2);
  });

  test('is used and the turn ended by the button beside, after what was picked', async () => {
    const { user, answer, show } = sitDown(inSectorThree(), 0, { confirmation: 'touch' });
    await user.click(building('hardware-store'));
    await user.click(target('clay:0+4'));
    await user.click(screen.getByRole('button', { name: 'Do this and end turn' }));
    for (let n = 0; n < 2; n++) show();
    expect(answer.mock.calls).toMatchObject([USE, CLAY, [{ key: 'end' }, 'end']]);
  });

  test('is only chosen by a click of a mouse, so that its ways can be seen, and used by a second one', () => {
    const { answer, show } = sitDown(inSectorThree(), 0, { confirmation: 'touch' });
    const click = () =>
      fireEvent(building('hardware-store'), new PointerEvent('click', { bubbles: true, pointerType: 'mouse' }));
    click();
    expect(answer).not.toHaveBeenCalled();
    expect(target('clay:0+4')).toBeTruthy();
    click();
    show();
    expect(answer.mock.calls).toMatchObject([USE, [{ key: 'effect' }, expect.anything()]]);
  });
});

describe('a payment', () => {
  const paying = () => {
    const match = owning([], 3, ['0+2', '0+2', '6+0', '3+3']);
    const due = core.decisions(game, match.state, 0)[0];
    core.submit(match, { seat: 0, decision: due?.id ?? '', answer: 'build:market' }, nature);
    return match;
  };

  test('can be picked before it is built, and is made with it', async () => {
    const { user, answer, show } = sitDown(owning([], 3, ['0+2', '0+2', '6+0', '3+3']), 0);
    await user.click(building('market'));
    await user.click(document.querySelector('[data-target="grain:0+0"]') as HTMLElement); // one of several ends
    expect(change('grain')).toBe('6−6');
    await user.click(option('build:market'));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'act' }, 'build:market']);
    show();
    expect(answer.mock.calls[1]).toMatchObject([{ key: 'pay' }, 'food:6+0:0+0']);
  });

  test('has the least wasteful ends picked, and every other a click away in the warehouse', async () => {
    const { user, answer } = sitDown(paying(), 0);
    expect(screen.getByRole('heading', { name: 'Pay 6 food' })).toBeTruthy();
    const grid = within(screen.getByRole('group', { name: 'Warehouse of Ada' }));
    await user.click(grid.getByRole('button', { name: 'grain to 0+0 (0)' }));
    expect(change('grain')).toBe('6−6');
    await user.click(screen.getByRole('button', { name: 'Confirm' }));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'pay' }, 'food:6+0:0+0']);
  });

  test('that wastes something says how much before it is made', async () => {
    const { user } = sitDown(paying(), 0);
    const wasteful = screen.getAllByRole('button', { name: /overpaid by \d+$/ });
    await user.click(wasteful[0] as HTMLElement);
    expect(screen.getByText(/overpaid by/)).toBeTruthy();
  });
});

describe('an effect with a choice', () => {
  /** Seat 0 has used the Hardware Store in sector 3: wood stands two columns from the edge, clay has room. */
  const choosing = () => {
    const match = owning(['hardware-store'], 2, ['0+4', '0+1', '0+0', '0+0']);
    const due = core.decisions(game, match.state, 0).find((one) => one.due);
    core.submit(match, { seat: 0, decision: due?.id ?? '', answer: 'use:hardware-store' }, nature);
    return match;
  };

  test('shows for the cell under the pointer where the marker would go and what is lost at the edge, before it is picked', async () => {
    const { user, answer } = sitDown(choosing(), 0);
    await user.hover(target('clay:0+4'));
    expect(ghosts()).toEqual(['clay']);
    await user.hover(target('wood:0+6'));
    expect(ghosts()).toEqual(['wood']);
    expect(screen.getByText('1 step lost at the edge')).toBeTruthy();
    expect(document.querySelector('[data-ghost="wood"]')?.textContent).toBe('✕1');
    await user.unhover(target('wood:0+6'));
    expect(answer).not.toHaveBeenCalled();
  });

  test('shows the same for the cell in focus, and says it to a screen reader', () => {
    sitDown(choosing(), 0);
    act(() => target('wood:0+6').focus());
    expect(document.querySelector('[data-ghost="wood"]')?.textContent).toBe('✕1');
    expect(target('wood:0+6').getAttribute('aria-label')).toBe('wood to 0+6 (6), 1 step lost at the edge');
  });

  test('is picked by a tap and given by the confirming button', async () => {
    const { user, answer } = sitDown(choosing(), 0);
    await user.click(target('wood:0+6'));
    expect(screen.getByText('1 step lost at the edge')).toBeTruthy();
    await user.click(document.querySelector('[data-confirm]') as HTMLButtonElement); // there is one while a choice is open
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'effect' }, 'to:0+6:0+1:0+0:0+0']);
  });

  test('is given and the turn ended by the button beside', async () => {
    const { user, answer, show } = sitDown(choosing(), 0);
    await user.click(screen.getByRole('button', { name: 'Do this and end turn' }));
    show();
    expect(answer.mock.calls).toMatchObject([
      [{ key: 'effect' }, expect.anything()],
      [{ key: 'end' }, 'end'],
    ]);
  });
});

describe('keys', () => {
  test('go from one building that can be used to the next and to what confirms, end the turn and take back', async () => {
    const match = newMatch();
    const undo = vi.fn<(all: boolean) => void>();
    const { user, answer, show } = sitDown(match, 0, { undo });
    await user.keyboard('b');
    expect(document.activeElement?.getAttribute('data-lit')).toBe('due');
    await user.keyboard('{Enter}c');
    expect(answer).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(answer.mock.calls[0]?.[0]).toMatchObject({ key: 'act' });
    show();
    await user.keyboard('e');
    expect(answer.mock.calls.at(-1)).toMatchObject([{ key: 'end' }, 'end']);
    await user.keyboard('u');
    expect(undo).toHaveBeenCalledWith(false);
  });

  test('let go of what is chosen', async () => {
    const { user } = sitDown(newMatch(), 0);
    await user.click(building('clay-mound'));
    expect(option('build:clay-mound')).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(option('build:clay-mound')).toBeNull();
  });
});

test('a figure that nobody is sure of says so on the card, in its words and to a screen reader', async () => {
  const { user } = sitDown(newMatch(), 0);
  expect(building('clay-mound').querySelector('[data-doubt]')).toBeTruthy();
  expect(building('clay-mound').getAttribute('aria-label')).toContain('reconstructed: value');
  await user.click(building('clay-mound'));
  expect(screen.getByText(/^≈ reconstructed: value/)).toBeTruthy();
});

test('each warehouse says that the lengths of its rows are reconstructed', () => {
  sitDown(newMatch(), 0);
  const warehouses = screen.getAllByRole('group', { name: /^Warehouse of/ });
  expect(warehouses).toHaveLength(2);
  for (const one of warehouses) expect(within(one).getByRole('img', { name: /rows.*reconstructed/ })).toBeTruthy();
});

test('what the rules had to decide about a building is one tap away', async () => {
  const { user } = sitDown(owning(['farm'], 2, ['0+0', '0+0', '0+0', '0+0']), 0);
  await user.click(building('farm'));
  await user.click(screen.getByRole('button', { name: 'Rulings' }));
  expect(await screen.findByText(/The two are netted first/, {}, { timeout: 60_000 })).toBeTruthy();
});

test('the end of a round is told with what had to be sold and what has come', () => {
  const match = newMatch();
  const { show, entry } = sitDownWithLog(match);
  entry([
    { key: 'dial', data: { round: 1 } },
    { key: 'forced', data: { seat: 0, building: 'farm', francs: 5, from: '!' } },
    { key: 'round', data: { letter: 'B', seat: 1, n: 3, buildings: ['farm'] } },
  ]);
  show();
  const told = within(screen.getByRole('status')).getAllByRole('listitem');
  expect(told.map((one) => one.textContent)).toEqual(['Both pointers turn.']);
});

function sitDownWithLog(match: core.Match) {
  const log: LogEntry[] = [];
  const { rerender } = render(<Logged match={match} log={log} />);
  return {
    entry: (events: core.GameEvent[]) => log.push({ seq: log.length + 1, seat: 0, events }),
    show: () => rerender(<Logged match={match} log={[...log]} />),
  };
}
function Logged({ match, log }: { match: core.Match; log: readonly LogEntry[] }) {
  return (
    <Board
      rules={{ game, core }}
      view={core.conceal(game, match.state, 0)}
      seat={0}
      names={NAMES}
      language="en"
      log={log}
      answer={() => undefined}
    />
  );
}

test('the calendar shows what is still to come, and a card on offer what is lacking', async () => {
  const match = newMatch();
  place(match).goods[0] = ['0+1', '0+0', '0+0', '0+0'].map(cellNamed);
  const { user } = sitDown(match, 0);
  expect(building('grocery-store').textContent).toContain('1 of 2');
  const later = building('zoo', document.querySelector('[data-place="rounds"]') ?? document);
  await user.click(later);
  expect(screen.getByRole('status').textContent).toContain('becomes available in round K');
});

test('who waits plans ahead: the building under the pointer shows what it would do', async () => {
  const match = owning(['wood-company'], 2, ['0+0', '0+0', '0+0', '0+0']);
  place(match).goods[1] = ['0+2', '0+1', '0+0', '0+0'].map(cellNamed);
  const { user } = sitDown(match, 1);
  expect(screen.getByRole('heading', { name: /Waiting for Ada/ })).toBeTruthy();
  await user.hover(building('wood-company'));
  expect(change('wood')).toBe('2+3');
  expect(document.querySelector('[data-lit]')).toBeNull();
  // What would be paid and what lacks, too.
  expect(building('clay-mound').querySelector('[title="As moves"]')).toBeTruthy();
  expect(building('hardware-store').textContent).toContain('1 of 2');
});

test('what is taken back is taken back through the frame', async () => {
  const undo = vi.fn<(all: boolean) => void>();
  const { user } = sitDown(newMatch(), 0, { undo });
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await user.click(screen.getByRole('button', { name: 'Undo whole turn' }));
  expect(undo.mock.calls).toEqual([[false], [true]]);
});

test('a whole match is played by clicks on the board alone, against somebody who answers by chance', () => {
  const match = newMatch();
  const random = core.randomFrom('clicks');
  const any = <T,>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const { show, answer } = sitDown(match, 0);
  const trades = new Set<unknown>(BUILDINGS.flatMap(({ id, effect }) => (effect?.kind === 'trade' ? [id] : [])));
  const asked = () => core.decisions(game, match.state, 0).find((one) => one.due)?.id;
  while (!core.isOver(match.state)) {
    const seat = core.dueSeats(match.state)[0] ?? 0;
    const due = core.decisions(game, match.state, seat).find((one) => one.due) as core.Decision; // somebody must decide
    if (seat === 1) {
      core.submit(match, { seat, decision: due.id, answer: core.sample(due.offer, random) }, nature);
      continue;
    }
    show();
    // What was picked with the building is answered by itself.
    if (asked() !== due.id) continue;
    if (due.key === 'act' && all('[data-lit]').length > 0) {
      const lit = all('[data-lit]');
      const trading = lit.filter((one) => trades.has(one.dataset['building']));
      fireEvent.click(any(trading.length > 0 ? trading : lit));
    }
    const targets = all('[data-target]');
    if (targets.length > 0) fireEvent.click(any(targets));
    const acts = all('[data-option^="build:"], [data-option^="use:"]');
    fireEvent.click(any(acts.length > 0 ? acts : all('[data-option]')));
  }
  show();
  const kinds = answer.mock.calls.map(([{ key }]) => key);
  expect(new Set(kinds)).toEqual(new Set(['act', 'pay', 'effect', 'trade', 'end']));
  expect(answer.mock.calls.length).toBeGreaterThan(70);
  expect(screen.getByRole('region', { name: 'Score' }).textContent).toMatch(/wins|share/);
});
