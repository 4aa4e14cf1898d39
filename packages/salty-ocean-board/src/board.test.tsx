import * as core from '@quayside/engine/host';
import { BUILDINGS, numberOf } from '@quayside/salty-ocean';
import { missingIn } from '@quayside/ui/art';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { SCENES } from './scenes.ts';
import { SIGNS } from './signs.ts';
import { game, one, place, press, sitDown } from './testing.tsx';
import { boardTexts } from './board-texts.ts';

afterEach(cleanup);

function newMatch(seats = 2) {
  const setup = { seats, options: { doubled: false } };
  const nature = core.scripted(game, setup, { rolls: { first: '0' }, decks: { events: ['event-1', 'event-10'] } });
  return { match: core.openMatch(game, setup, nature), nature };
}
const sit = (match: core.Match, nature: core.Nature, seat = 0) => sitDown(match, seat, nature);
const text = (selector: string) => one(selector).textContent ?? '';

describe('a building', () => {
  test('is built by choosing it and confirming, with what it costs and the space one gets', () => {
    const { match, nature } = newMatch(4);
    place(match).costs[0] = 4;
    const { answer } = sit(match, nature);
    press('[data-building="finance-office"]');
    expect(text('section[data-decision]')).toContain('+3');
    expect(text('section[data-decision]')).toContain('This takes you to 6 coins.');
    expect(answer).not.toHaveBeenCalled();
    press('[data-confirm]');
    expect(answer.mock.calls[0]?.[1]).toBe('build:finance-office');
    expect(one('[data-building="finance-office"]').querySelectorAll('[data-space="taken"]')).toHaveLength(1);
  });

  test('is built by one click of a mouse, which has seen before what follows, and by two taps', () => {
    for (const [pointerType, clicks] of [
      ['mouse', 1],
      ['touch', 2],
    ] as const) {
      const { match, nature } = newMatch(4);
      place(match).costs[0] = 4;
      const { answer } = sitDown(match, 0, nature, { confirmation: 'touch' });
      const office = '[data-building="finance-office"]';
      fireEvent.pointerEnter(one(office), { pointerType: 'mouse' });
      expect(screen.getByRole('tooltip').textContent).toContain('This takes you to 6 coins.');
      for (let n = 0; n < clicks; n++) {
        expect(answer).not.toHaveBeenCalled();
        fireEvent(one(office), new PointerEvent('click', { bubbles: true, pointerType }));
      }
      expect(answer.mock.calls[0]?.[1]).toBe('build:finance-office');
      cleanup();
    }
  });

  test('with a track says what the next step brings', () => {
    const { match, nature } = newMatch();
    const ada = place(match).players[0];
    if (ada) ada.notreDame = 2;
    sit(match, nature);
    press('[data-building="notre-dame"]');
    expect(text('section[data-decision]')).toContain('You get: 18 coins at the end');
    press('[data-building="saline"]');
    expect(text('section[data-decision]')).toContain('You get: 7 salt each round');
    press('[data-building="depot"]');
    expect(text('section[data-decision]')).toContain('You get: room for 15 barrels');
  });

  test('that takes one into debt says so with the fine, and can be built all the same', () => {
    const { match, nature } = newMatch();
    Object.assign(place(match), { costs: [10, 0, 0, 0] });
    const [ada] = place(match).players;
    if (ada) ada.purse['coin'] = 8;
    const { answer } = sit(match, nature);
    press('[data-building="inn"]');
    expect(text('section[data-decision]')).toContain('This takes you to −3 coins. (1 coin fine included)');
    press('[data-confirm]');
    expect(answer).toHaveBeenCalledOnce();
    expect(text('[data-place="coins:0"]')).toContain('−3');
    expect(text('[data-own-goods]')).toContain('−3');
  });

  test('that can’t be built says why', () => {
    const { match, nature } = newMatch();
    sit(match, nature);
    const vault = one('[data-building="vault"]');
    expect(vault.getAttribute('aria-label')).toContain('The vault needs a bank of your own.');
    fireEvent.click(vault);
    expect(screen.getByRole('status').textContent).toBe('The vault needs a bank of your own.');
    expect(document.querySelector('[data-confirm]')).toBeNull();
  });

  test('has fewer spaces with two players, and there is no cod', () => {
    const { match, nature } = newMatch(2);
    sit(match, nature);
    expect(one('[data-building="windows"]').querySelectorAll('[data-space]')).toHaveLength(1);
    expect(document.querySelector('[data-place="price:cod"]')).toBeNull();
    expect(one('[data-place="tile:round-1"]').getAttribute('aria-label')).not.toContain('cod');
  });

  test('is reached and built by keyboard alone', async () => {
    const { match, nature } = newMatch();
    const { answer } = sit(match, nature);
    const user = userEvent.setup();
    act(() => one('[data-building="inn"]').focus());
    await user.keyboard('{Enter}');
    await user.keyboard('c');
    expect(document.activeElement).toBe(one('[data-confirm]'));
    await user.keyboard('{Enter}');
    expect(answer.mock.calls[0]?.[1]).toBe('build:inn');
  });
});

describe('ships', () => {
  test('are chosen for a voyage one after the other', () => {
    const { match, nature } = newMatch();
    const carrack = place(match).players[0]?.ships[2];
    if (carrack) carrack.at = 'harbour';
    const { answer } = sit(match, nature);
    press('[data-place="ship:0:caravel-1"]');
    press('[data-place="ship:0:carrack"]');
    expect(one('[data-place="ship:0:carrack"]').getAttribute('aria-pressed')).toBe('true');
    press('[data-confirm]');
    expect(answer.mock.calls[0]?.[1]).toBe('fish:caravel-1+carrack');
  });

  test('say what building them costs beside the action, and carry their number', () => {
    const { match, nature } = newMatch(3);
    place(match).built[numberOf('shipyard')] = [1];
    place(match).built[numberOf('academy')] = [0, 2];
    sit(match, nature);
    expect(text('[data-option="ship:caravel-2"]')).toMatch(/3$/);
    expect(text('[data-option="ship:carrack"]')).toMatch(/4$/);
    expect(text('[data-place="ship:0:caravel-1"]')).toBe('1');
    expect(text('[data-option="fish:caravel-1"]')).toBe('1');
  });

  test('of others can’t be touched', () => {
    const { match, nature } = newMatch();
    sit(match, nature);
    expect(one('[data-place="ship:1:caravel-1"]').tagName).toBe('DIV');
  });
});

describe('moving barrels', () => {
  /** A caravel with two cod, a carrack with herring, both in the harbour, and salt in the warehouse. */
  function loading() {
    const { match, nature } = newMatch(3);
    const ada = place(match).players[0];
    if (ada) {
      ada.store = { salt: 5, herring: 0, cod: 0 };
      ada.ships = [
        { at: 'harbour', damage: 0, hold: { salt: 0, herring: 0, cod: 2 } },
        { at: 'unbuilt', damage: 0, hold: { salt: 0, herring: 0, cod: 0 } },
        { at: 'harbour', damage: 0, hold: { salt: 0, herring: 3, cod: 0 } },
      ];
    }
    const seated = sit(match, nature);
    press('[data-option="load"]');
    press('[data-confirm]');
    seated.answer.mockClear();
    const stored = () => place(match).players[0]?.store;
    return { stored, answers: () => seated.answer.mock.calls.map(([{ key }, given]) => [key, given]) };
  }

  test('is one arrangement and one confirmation, from ship to ship too', () => {
    const { stored, answers } = loading();
    expect(one('[data-confirm]').hasAttribute('disabled')).toBe(true);
    press('[data-barrels="carrack:herring"]');
    press('[data-put="caravel-1"]');
    expect(text('[data-hold="caravel-1"]')).toContain('4 of 4');
    press('[data-barrels="store:salt"]');
    press('[data-put="carrack"]');
    press('[data-confirm]');
    expect(answers()).toEqual([
      ['load', 'herring-cod:2:2'],
      ['load', 'salt-herring:5:1'],
    ]);
    expect(stored()).toEqual({ salt: 0, herring: 0, cod: 0 });
  });

  test('takes as many as one taps', () => {
    const { answers } = loading();
    press('[data-barrels="store:salt"]');
    press('[data-barrels="store:salt"]');
    press('[data-barrels="store:salt"]');
    press('[data-put="caravel-1"]');
    press('[data-confirm]');
    expect(answers()).toEqual([
      ['load', 'salt-cod:2:2'],
      ['load', 'herring:3'],
    ]);
  });

  test('names what is lost before it is confirmed, and lets one choose', () => {
    const { stored, answers } = loading();
    press('[data-load="nothing"]');
    expect(screen.getByRole('status').textContent).toContain('Lost, no room in the warehouse');
    press('[data-lose="salt:4"]');
    expect(screen.getByRole('status').textContent).toContain('4 salt');
    press('[data-confirm]');
    expect(answers()).toEqual([
      ['load', 'empty'],
      ['load', 'empty'],
      ['lose', 'salt:4'],
    ]);
    expect(stored()).toEqual({ salt: 1, herring: 3, cod: 2 });
  });

  test.each([
    ['all of them', 0, 'salt-cod:2:2'],
    ['as many as have been picked up', 2, 'salt-cod:1:2'],
  ])('works by dragging %s', (_, taps, cargo) => {
    const { answers } = loading();
    for (let n = 0; n < taps; n++) press('[data-barrels="store:salt"]');
    const dragged = new Map<string, string>();
    const dataTransfer = {
      setData: (type: string, data: string) => void dragged.set(type, data),
      getData: (type: string) => dragged.get(type) ?? '',
    };
    fireEvent.dragStart(one('[data-barrels="store:salt"]'), { dataTransfer });
    fireEvent.drop(one('[data-hold="caravel-1"]'), { dataTransfer });
    press('[data-confirm]');
    expect(answers()[0]).toEqual(['load', cargo]);
  });
});

describe('the table', () => {
  test('says how many have passed in a row', () => {
    const { match, nature } = newMatch(4);
    place(match).passes = 2;
    sit(match, nature);
    expect(text('[data-place="passes"]')).toContain('2 of 4 have passed in a row');
  });

  test('shows a covered tile to whoever has seen it, and to nobody else', () => {
    const { match, nature } = newMatch(3);
    const pile = place(match).piles['round-4'];
    if (pile) Object.assign(pile, { slots: [{ deck: 'events', card: 'event-6', seen: [0] }], rest: undefined });
    const { show } = sit(match, nature);
    expect(one('[data-place="tile:round-4"]').getAttribute('aria-label')).toContain('only you know this tile');
    show(1);
    expect(one('[data-place="tile:round-4"]').getAttribute('aria-label')).toBe('Round 4, face down');
  });

  test('says before the end of a round how many coins are above the limit', () => {
    const { match, nature } = newMatch();
    const [ada] = place(match).players;
    if (ada) ada.purse['coin'] = 44;
    sit(match, nature);
    expect(text('[data-place="seat:0"]')).toContain('44 coins, limit 40: 4 will be lost at the end of the round');
  });

  test('marks prices that are reconstructed, and says so', () => {
    const { match, nature } = newMatch();
    sit(match, nature);
    expect(text('[data-place="market"]')).toContain('Figures marked ≈ are reconstructed');
    expect(one('[data-place="tile:round-1"]').getAttribute('aria-label')).toContain('reconstructed');
  });

  test('can be watched by somebody without a seat', () => {
    const { match, nature } = newMatch();
    sit(match, nature, -1);
    expect(document.querySelector('section[data-decision]')).toBeNull();
    expect(document.querySelector('[data-lit]')).toBeNull();
  });
});

describe('what is drawn and said', () => {
  test('every building has a picture of parts that exist', () => {
    for (const { id } of BUILDINGS)
      expect([id, SCENES[id] === undefined, missingIn(SCENES[id] ?? '')]).toEqual([id, false, []]);
  });

  test('signs and words are there in both languages', () => {
    expect(SIGNS.de.map(({ pieces }) => pieces)).toEqual(SIGNS.en.map(({ pieces }) => pieces));
    expect(Object.keys(boardTexts.de)).toEqual(Object.keys(boardTexts.en));
    expect(boardTexts.de.keys).toHaveLength(boardTexts.en.keys.length);
  });
});
