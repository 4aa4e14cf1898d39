import { type Answer, cardsInHand, type Game } from '@quayside/engine';
import * as core from '@quayside/engine/host';
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { GenericBoard } from './board.tsx';
import type { Board } from './contract.ts';
import { VineyardBoard } from './testing/vineyard-board.tsx';
import { vineyard } from './testing/vineyard.ts';
import { warehouse } from './testing/warehouse.ts';
import { inkOn, looksOf } from './token-looks.ts';

afterEach(cleanup);

function show(
  game: Game,
  seats: number,
  answers: readonly string[],
  language: 'en' | 'de' = 'en',
  Board: Board = GenericBoard,
) {
  const setup = core.readSetup(game, seats);
  const nature = core.dealer(game, setup, 'board');
  const match = core.openMatch(game, setup, nature);
  for (const answer of answers) {
    const [seat = 0] = core.dueSeats(match.state);
    core.submit(match, { seat, decision: core.decisions(game, match.state, seat)[0]!.id, answer }, nature);
  }
  const [seat = 0] = core.dueSeats(match.state);
  const give = vi.fn<(decision: core.Decision, answer: Answer) => void>();
  const view = core.conceal(game, match.state, seat);
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed'].slice(0, seats);
  render(
    <Board rules={{ game, core }} view={view} seat={seat} names={names} language={language} log={[]} answer={give} />,
  );
  return { give, view, seat };
}
const region = (name: string) => within(screen.getByRole('region', { name }));

describe('ten spaces with hands', () => {
  test('one’s own hand lies open with the text of each card, the others’ are counted', () => {
    const { view } = show(vineyard, 3, []);
    const own = cardsInHand(view, 0);
    expect(own).toHaveLength(2);
    for (const card of own)
      expect(
        region('Ada')
          .getByText(new RegExp(`A vine of worth ${card.length}\\.`))
          .closest('li')?.textContent,
      ).toMatch(new RegExp(card.replace('-', ' '), 'i'));
    expect(screen.getByRole('region', { name: 'Bo' }).textContent).toContain('2 cards');
    expect(region('Bo').queryByText(/A vine of worth/)).toBeNull();
  });

  test('a space says what it does, where the module tells it', () => {
    show(vineyard, 3, []);
    expect(region('Table').getByText('Two coins from the supply.').closest('li')?.textContent).toMatch(/^Guesthouse/);
    expect(
      region('Table')
        .getAllByRole('listitem')
        .find((one) => one.textContent === 'Millfree'),
    ).toBeDefined();
  });

  test('all workers on a space are there, with their owners’ names', () => {
    show(vineyard, 3, ['mill', 'mill', 'mill']);
    const mill = region('Table')
      .getAllByRole('listitem')
      .find((one) => one.textContent?.startsWith('Mill'));
    expect(mill?.textContent).toBe('MillAdaBoCy');
  });

  test('places and cards light up for an option that names them among others', () => {
    const { view } = show(vineyard, 3, ['plant']);
    const [plant, ...others] = region('Table').getAllByRole('listitem');
    expect(plant?.className).toContain('border-water');
    expect(others.filter((one) => one.className.includes('border-water'))).toEqual([]);
    // None of the others is offered or refused: the decision is about cards.
    expect(others.filter((one) => one.textContent?.includes('can’t'))).toEqual([]);
    for (const card of cardsInHand(view, 0))
      expect(document.querySelector(`[data-card="${card}"]`)?.className).toContain('border-water');
  });

  test('it can be played in German', async () => {
    const { give, view } = show(vineyard, 2, ['plant'], 'de');
    const [card = ''] = cardsInHand(view, 0);
    expect(screen.getByRole('heading', { name: 'Welche Rebe pflanzt du?' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: new RegExp(card.replace('-', ' '), 'i') }));
    await userEvent.click(screen.getByRole('button', { name: 'Bestätigen' }));
    expect(give.mock.calls[0]?.[1]).toBe(`plant:${card}`);
  });
});

test('a board of a game’s own, as the guide shows it, answers by its spaces', async () => {
  const { give } = show(vineyard, 3, ['mill'], 'en', VineyardBoard);
  expect(screen.getByRole('button', { name: /^Mill Ada$/i })).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: /^chapel/i }));
  expect(give).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ key: 'place' }), 'chapel');
});

describe('fifteen kinds of tokens', () => {
  test('every kind that is there has its name beside it, on wide screens too', () => {
    show(warehouse, 2, []);
    for (const name of ['red wine', 'promissory notes', 'building permits', 'paving stones'].slice(0, 3)) {
      const word = region('Ada').getByText(name);
      expect(word.className).not.toMatch(/sr-only|hidden|nowrap/);
    }
  });

  test('no two kinds have the same sign, and a module’s own signs are taken', () => {
    show(warehouse, 2, []);
    const letters = [...document.querySelectorAll('[aria-label="Ada"] [data-letters]')].map((one) => one.textContent);
    expect(letters).toEqual(expect.arrayContaining(['W', 'WG', 'WW', 'PN', 'BP']));
    expect(new Set(letters).size).toBe(letters.length);
  });

  test('a payment names each of many kinds, and the score has a column for each of five', () => {
    show(warehouse, 2, ['amber', 'silk', 'rope', 'salt']);
    for (const name of ['Promissory notes', 'Building permits'])
      expect(region('Decision').getByText(name).className).not.toContain('sr-only');
    cleanup();
    const setup = core.readSetup(warehouse, 5);
    const over = {
      ...core.openMatch(warehouse, setup, core.dealer(warehouse, setup, 's')).state,
      pending: [],
      over: true as const,
    };
    render(<GenericBoard rules={{ game: warehouse, core }} view={over} seat={0} names={['Ada', 'Bo', 'Cy', 'Di', 'Ed']} language="en" log={[]} answer={() => undefined} />); // prettier-ignore
    expect(within(screen.getByRole('table')).getAllByRole('columnheader')).toHaveLength(6);
    expect(within(screen.getByRole('table')).getByRole('rowheader', { name: 'promissory notes' }).className).toContain('hyphens-auto'); // prettier-ignore
  });
});

describe('a sign', () => {
  const look = (kinds: string[]) =>
    [...looksOf(kinds, {}, (one) => one.replace('-', ' ')).values()].map((one) => one.letters);

  test('is the initials of a name, and another letter where they are taken', () => {
    expect(look(['red-grapes', 'red-gold', 'zinc', 'zirconium'])).toEqual(['RG', 'RE', 'ZI', 'ZR']);
  });

  test('is a picture where the site has one', () => expect(look(['wood'])).toEqual([null]));

  test('can be read on its colour', () => {
    expect([inkOn('#5b1029'), inkOn('#f0e68c'), inkOn('#ffffff'), inkOn('#000000')]).toEqual(['#ffffff', '#111111', '#111111', '#ffffff']); // prettier-ignore
  });
});
