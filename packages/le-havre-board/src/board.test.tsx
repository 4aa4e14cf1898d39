import type { LeHavre } from '@quayside/le-havre';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { atMain, sitDown, fail, spot } from './testing.tsx';

/** For what is loaded when somebody asks for it. */
const WAITS = { timeout: 60_000 };

afterEach(cleanup);

const clickBy = (pointerType: string, element: HTMLElement) =>
  fireEvent(element, new PointerEvent('click', { bubbles: true, cancelable: true, pointerType }));

describe('an offer', () => {
  test('is chosen by a click, shows what it brings, and is taken once that is confirmed', () => {
    const { answer, panel } = sitDown(atMain((s) => (s.offer['wood'] = 4)));
    fireEvent.click(spot('offer:wood'));
    expect(answer).not.toHaveBeenCalled();
    expect(panel.getByText('+4')).toBeTruthy();
    fireEvent.click(panel.getByRole('button', { name: 'Take' }));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'main' }, 'take:wood']);
  });

  test('is taken by one click of a mouse, which has seen before what it brings', () => {
    const { answer } = sitDown(
      atMain((s) => (s.offer['wood'] = 4)),
      { confirmation: 'touch' },
    );
    fireEvent.pointerEnter(spot('offer:wood'), { pointerType: 'mouse' });
    expect(screen.getByRole('tooltip').textContent).toContain('+4');
    clickBy('mouse', spot('offer:wood'));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'main' }, 'take:wood']);
  });

  test('is taken by the second of two taps, and the turn ends with it where that is confirmed', () => {
    const { answer, panel } = sitDown(
      atMain((s) => (s.offer['wood'] = 4)),
      { confirmation: 'touch' },
    );
    clickBy('touch', spot('offer:wood'));
    expect(answer).not.toHaveBeenCalled();
    expect(panel.getByText('+4')).toBeTruthy();
    expect(panel.getByRole('button', { name: 'Do this and end turn' })).toBeTruthy();
    clickBy('touch', spot('offer:wood'));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'main' }, 'take:wood']);
  });

  test('is looked at closer by the other mouse button, where a click would take it', () => {
    const { answer, panel } = sitDown(
      atMain((s) => (s.offer['wood'] = 4)),
      { confirmation: 'touch' },
    );
    fireEvent.contextMenu(spot('offer:wood'));
    expect(answer).not.toHaveBeenCalled();
    expect(panel.getByRole('button', { name: 'Take' })).toBeTruthy();
  });

  test('is confirmed where a standing order ends the turn after it', () => {
    const { answer, panel } = sitDown(
      atMain((s) => (s.offer['wood'] = 4)),
      { confirmation: 'touch', endsByItself: true },
    );
    clickBy('mouse', spot('offer:wood'));
    expect(answer).not.toHaveBeenCalled();
    expect(panel.getByText('After this you can’t undo.')).toBeTruthy();
  });

  test('that is empty is calm and says why', () => {
    const { panel } = sitDown(atMain((s) => (s.offer['iron'] = 0)));
    expect(spot('offer:iron').dataset['lit']).toBeUndefined();
    fireEvent.click(spot('offer:iron'));
    expect(panel.getByText(/There is no iron on offer/)).toBeTruthy();
  });

  test('has a number key, and Escape puts it back', () => {
    const { panel } = sitDown(atMain((s) => (s.offer['wood'] = 4)));
    fireEvent.keyDown(document.body, { key: '3' });
    expect(spot('offer:wood').getAttribute('aria-pressed')).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(panel.queryByRole('button', { name: 'Take' })).toBeNull();
  });
});

describe('a building', () => {
  const fishery = () =>
    atMain((s) => {
      s.own[1] = ['fishery'];
      s.plans = s.plans.map((pile) => pile.filter((id) => id !== 'fishery'));
    });

  test('is entered by clicking it twice, with time to think in between', () => {
    const { answer, panel } = sitDown(fishery());
    fireEvent.click(spot('card:fishery'), { detail: 1 });
    expect(panel.getByText('+3')).toBeTruthy();
    fireEvent.click(spot('card:fishery'), { detail: 2 });
    expect(answer).not.toHaveBeenCalled();
    fireEvent.click(spot('card:fishery'), { detail: 1 });
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'main' }, 'enter:fishery']);
  });

  test('that is occupied says so on hover, and to those who reach it by keyboard or click', () => {
    const { panel } = sitDown(Object.assign(fishery(), { at: [null, 'fishery', null] }));
    fireEvent.pointerEnter(spot('card:fishery'), { pointerType: 'mouse' });
    expect(screen.getByRole('tooltip').textContent).toContain('This building is occupied');
    expect(spot('card:fishery').getAttribute('aria-label')).toBe('Fishery, value 10, owned by Bo, Bo’s worker');
    fireEvent.click(spot('card:fishery'));
    expect(panel.getByText(/This building is occupied/)).toBeTruthy();
  });

  test('is told apart by ear from one of the same name, and tells its fee or its cost', () => {
    sitDown(
      atMain((s) => {
        s.town = ['building-firm-1', 'building-firm-2'];
        s.plans = [['wharf-2', 'wharf-1'], [], []];
      }),
    );
    const heard = (card: string) => spot(`card:${card}`).getAttribute('aria-label');
    expect(heard('building-firm-1')).toBe('Building Firm (B1), value 4, owned by the town');
    expect(heard('building-firm-2')).toBe('Building Firm (B2), entry fee 1 food, value 6, owned by the town');
    expect(heard('wharf-1')).toBe('Wharf (12), costs 2 wood, 2 clay, 2 iron, value 14');
    expect(heard('wharf-2')).toBe('Wharf (17), costs 2 wood, 2 clay, 2 iron, value 14, available next');
  });

  test('on a pile can be bought from its card', () => {
    const { answer, panel } = sitDown(
      atMain((s) => {
        s.plans = [['bank', 'fishery'], [], []];
        s.stock[0] = { ...s.stock[0], franc: 12 };
      }),
    );
    fireEvent.click(spot('card:fishery'));
    fireEvent.click(panel.getByRole('button', { name: 'Buy for 10 francs' }));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'buy' }, 'fishery']);
  });

  test('of one’s own can be sold from its card', () => {
    const { answer, panel } = sitDown(atMain((s) => (s.own[0] = ['fishery'])));
    fireEvent.click(spot('card:fishery'));
    fireEvent.click(panel.getByRole('button', { name: 'Sell for 5 francs' }));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'sell' }, 'fishery']);
  });
});

describe('a payment', () => {
  const feeding = () =>
    atMain((s) => {
      s.stock[0] = { ...s.stock[0], franc: 4, fish: 3, meat: 1 };
      s.turn = 6;
      s.pending = [
        { id: 899, seat: 0, key: 'end' },
        { id: 900, seat: 0, key: 'feed' },
      ];
    });

  test('is already lit, changes by clicking tokens on the quay, and is refused in words where it does not fit', () => {
    const { answer, panel } = sitDown(feeding());
    const [confirm] = panel.getAllByRole('button', { name: 'Confirm' });
    expect(confirm).toHaveProperty('disabled', false);
    const fish = document.querySelector<HTMLElement>('button[data-place="seat:0:fish"]');
    for (let given = Number(/\((\d)/.exec(fish?.getAttribute('aria-label') ?? '')?.[1]); given < 3; given++)
      fireEvent.click(fish ?? fail('no fish to click'));
    expect(panel.getByText(/paying too much/)).toBeTruthy();
    expect(confirm).toHaveProperty('disabled', true);
    fireEvent.click(panel.getByRole('button', { name: 'One less fish' }));
    fireEvent.click(panel.getByRole('button', { name: 'Confirm' }));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'feed' }, { fish: 2 }]);
  });
});

test('a conversion shows what goes in, the energy and what comes out for the number on the stepper', () => {
  const { answer, panel } = sitDown(
    atMain((s) => {
      s.stock[0] = { ...s.stock[0], clay: 5, coal: 1, franc: 1 };
      s.own[0] = ['brickworks'];
      s.at[0] = 'brickworks';
      s.pending = [
        { id: 899, seat: 0, key: 'end' },
        { id: 900, seat: 0, key: 'times', data: { card: 'brickworks', done: [] } },
      ];
    }),
  );
  fireEvent.click(panel.getByRole('button', { name: /^One less/ }));
  expect(panel.getByText('You get').parentElement?.textContent).toContain('4brick');
  expect(panel.getByText('You get').parentElement?.textContent).toContain('2francs');
  expect(panel.getByText('You pay').parentElement?.textContent).toContain('1coal');
  fireEvent.click(panel.getByRole('button', { name: 'Confirm' }));
  expect(answer.mock.calls[0]).toMatchObject([{ key: 'times' }, '4']);
});

test('goods are shipped by filling holds, which say what the cargo earns', () => {
  const { answer, panel } = sitDown(
    atMain((s) => {
      s.stock[0] = { ...s.stock[0], steel: 1, fish: 3, coal: 0 };
      s.pending = [
        { id: 899, seat: 0, key: 'end' },
        { id: 900, seat: 0, key: 'cargo', data: { card: 'shipping-line', room: 3 } },
      ];
    }),
  );
  expect(panel.getByText('3 of 3 spaces loaded')).toBeTruthy();
  const [hold] = panel.getAllByRole('button', { name: 'One less fish' });
  fireEvent.click(hold ?? fail('no hold'));
  fireEvent.click(panel.getByRole('button', { name: 'Confirm: earns 9 francs' }));
  expect(answer.mock.calls[0]).toMatchObject([{ key: 'cargo' }, { fish: 1, steel: 1 }]);
});

test('which ships sail is said by clicking them at their moorings', () => {
  const { answer, panel } = sitDown(
    atMain((s) => {
      s.stock[0] = { ...s.stock[0], coal: 2, fish: 6 };
      s.fleet[0] = ['R01', 'R06'];
      s.pending = [
        { id: 899, seat: 0, key: 'end' },
        { id: 900, seat: 0, key: 'sail', data: { card: 'shipping-line' } },
      ];
    }),
  );
  const ship = (id: string) => document.querySelector<HTMLElement>(`[data-place="vessel:${id}"]`) ?? fail(id);
  const sails = () => ['R01', 'R06'].map((id) => ship(id).getAttribute('aria-pressed'));
  expect(sails()).toEqual(['true', 'true']);
  fireEvent.click(ship('R01'));
  expect(sails()).toEqual(['false', 'true']);
  fireEvent.click(panel.getByRole('button', { name: /^Confirm/ }));
  expect(answer.mock.calls[0]).toMatchObject([{ key: 'sail' }, { 'iron-ship': 1 }]);
});

const place = (name: string): HTMLElement =>
  document.querySelector<HTMLElement>(`button[data-place="${name}"]`) ?? fail(`${name} can't be clicked`);
/** The first player is asked this, in this building. */
const asked = (key: string, card: string, arrange: (s: LeHavre) => void = () => undefined) =>
  atMain((s) => {
    s.at[0] = card;
    s.town = s.town.includes(card) ? s.town : [...s.town, card];
    s.pending = [
      { id: 899, seat: 0, key: 'end' },
      { id: 900, seat: 0, key, data: { card } },
    ];
    arrange(s);
  });

test('goods of the marketplace are chosen at their places on the quay, those one has none of too', () => {
  const { answer, panel } = sitDown(asked('choose', 'marketplace'));
  const chosen = () =>
    ['fish', 'wood', 'iron', 'cattle'].filter((good) => place(`seat:0:${good}`).textContent?.includes('+1'));
  for (const good of chosen()) fireEvent.click(place(`seat:0:${good}`));
  fireEvent.click(place('seat:0:iron'));
  fireEvent.click(place('seat:0:fish'));
  for (const less of panel.queryAllByRole('button', { name: /^One less (?!fish|iron)/ })) fireEvent.click(less);
  expect(chosen()).toEqual(['fish', 'iron']);
  fireEvent.click(panel.getByRole('button', { name: 'Confirm' }));
  expect(answer.mock.calls[0]).toMatchObject([{ key: 'choose' }, { fish: 1, iron: 1 }]);
});

test('at the business office one touches what one wants; a second wish replaces the first where only one can be had', () => {
  const { answer } = sitDown(asked('bargain', 'business-office', (s) => (s.stock[0] = { ...s.stock[0], fish: 9 })));
  fireEvent.click(place('seat:0:charcoal'));
  fireEvent.click(place('seat:0:leather'));
  expect(place('seat:0:charcoal').textContent).not.toContain('+1');
  fireEvent.click(document.querySelector('[data-confirm]') ?? fail('nothing confirms'));
  expect(answer.mock.calls[0]).toMatchObject([{ key: 'bargain' }, 'steel:leather']);
});

test('at court one touches the loans that go back', () => {
  const { answer, panel } = sitDown(asked('court', 'local-court', (s) => (s.loans[0] = 4)));
  const loans = place('seat:0:loan');
  expect(loans.textContent).toContain('−2');
  fireEvent.click(loans);
  expect(panel.queryByRole('button', { name: /^Return/ })).toBeNull();
  fireEvent.click(loans);
  fireEvent.click(panel.getByRole('button', { name: 'Return one loan and get 2 francs' }));
  expect(answer.mock.calls[0]).toMatchObject([{ key: 'court' }, 'one']);
});

test.each([
  ['en', 'Take 2 loans (+8 francs)'],
  ['de', '2 Schuldscheine nehmen (+8 Franc)'],
] as const)('the button that takes loans says in %s how many, and what they bring', (language, name) => {
  const hungry = atMain((s) => {
    for (const token of Object.keys(s.stock[0] ?? {})) s.stock[0] = { ...s.stock[0], [token]: 0 };
    s.turn = 41;
    s.pending = [
      { id: 899, seat: 0, key: 'end' },
      { id: 900, seat: 0, key: 'borrow' },
    ];
  });
  sitDown(hungry, { language }, language === 'en' ? 'Decision' : 'Entscheidung');
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('loans are repaid from where they lie', () => {
  const { answer, panel } = sitDown(
    atMain((s) => {
      s.loans[0] = 2;
      s.stock[0] = { ...s.stock[0], franc: 5 };
    }),
  );
  fireEvent.click(spot('loan'));
  fireEvent.click(panel.getAllByRole('button', { name: 'Repay 1 loan' })[0] ?? fail('no way to repay'));
  expect(answer.mock.calls[0]).toMatchObject([{ key: 'repay' }, '1']);
});

describe('the special buildings', () => {
  const looking = (key: string) =>
    asked(key, 'marketplace', (s) => {
      const slots = ['farm', 'zoo'].map((card) => ({ deck: 'special', card, seen: [0] }));
      s.piles = { special: { slots, rest: { deck: 'special', next: 0, size: 2 } } };
    });

  test('are looked at from the question too, for their pile may lie on another tab', () => {
    const { answer, panel } = sitDown(looking('look'));
    fireEvent.click(panel.getByRole('button', { name: 'Look at cards' }));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'look' }, 'look']);
  });

  test('are looked at by clicking their pile', () => {
    const { answer, panel } = sitDown(looking('look'));
    fireEvent.click(spot('specials'));
    fireEvent.click(panel.getAllByRole('button', { name: 'Look at cards' })[0] ?? fail('nothing to look at'));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'look' }, 'look']);
  });

  test('are put in order by moving the cards: by a tap, by the arrow keys, and by dragging', () => {
    const { answer, panel } = sitDown(looking('arrange'));
    const card = (id: string) => document.querySelector<HTMLElement>(`[data-arrange="${id}"]`) ?? fail(id);
    expect(panel.getByRole('button', { name: 'Zoo · Farm' })).toBeTruthy();
    fireEvent.click(card('farm'));
    expect(panel.getByRole('button', { name: 'Farm · Zoo' })).toBeTruthy();
    fireEvent.keyDown(card('farm'), { key: 'ArrowDown' });
    expect(panel.getByRole('button', { name: 'Zoo · Farm' })).toBeTruthy();
    fireEvent.dragStart(card('farm'));
    fireEvent.drop(card('zoo'));
    fireEvent.click(panel.getByRole('button', { name: 'Farm · Zoo' }));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'arrange' }, ['farm', 'zoo']]);
  });
});

describe('where all of the board lies open', () => {
  beforeEach(() => resize(1440));
  afterEach(() => resize(1024));
  const resize = (width: number) =>
    (window as unknown as { happyDOM: { setViewport(size: { width: number }): void } }).happyDOM.setViewport({ width });

  test('a conversion is decided at the card of its building', () => {
    const { answer } = sitDown(
      asked('times', 'brickworks', (s) => {
        s.stock[0] = { ...s.stock[0], clay: 5, coal: 1 };
        s.pending = [
          { id: 899, seat: 0, key: 'end' },
          { id: 900, seat: 0, key: 'times', data: { card: 'brickworks', done: [] } },
        ];
      }),
    );
    const counter = within(document.querySelector<HTMLElement>('[data-at="brickworks"]') ?? fail('no counter'));
    fireEvent.click(counter.getByRole('button', { name: /^One less/ }));
    fireEvent.click(counter.getByRole('button', { name: 'Confirm' }));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'times' }, '4']);
  });

  test('a cargo lies in the holds of the very ships that sail', () => {
    const view = asked('cargo', 'shipping-line', (s) => {
      s.stock[0] = { ...s.stock[0], steel: 1, fish: 5, coal: 0 };
      s.fleet[0] = ['R01', 'R06'];
      s.pending = [
        { id: 899, seat: 0, key: 'end' },
        { id: 900, seat: 0, key: 'cargo', data: { card: 'shipping-line', room: 3 } },
      ];
    });
    const told = { key: 'sail', data: { seat: 0, card: 'shipping-line', ships: { 'iron-ship': 1 } } };
    const { answer, panel } = sitDown(view, { log: [{ seq: 1, seat: 0, events: [told] }] });
    const holds = [...document.querySelectorAll<HTMLElement>('[data-holds]')];
    expect(holds.map((one) => one.previousElementSibling?.getAttribute('data-place'))).toEqual(['vessel:R06']);
    fireEvent.click(
      within(holds[0] ?? fail('no holds')).getAllByRole('button', { name: 'One less fish' })[0] ?? fail('empty'),
    );
    fireEvent.click(panel.getByRole('button', { name: /^Confirm/ }));
    expect(answer.mock.calls[0]).toMatchObject([{ key: 'cargo' }, { fish: 1, steel: 1 }]);
  });
});

test('a turn that would end in debt is warned of before it ends', () => {
  const hungry = (turn: number) =>
    atMain((s) => {
      s.turn = turn;
      s.stock[0] = { ...s.stock[0], franc: 0 };
    }, 1);
  const { shown, panel } = sitDown(hungry(6));
  expect(panel.getByText(/you would need \d loans?/)).toBeTruthy();
  shown.unmount();
  expect(sitDown(hungry(3)).panel.queryByText(/would cost you/)).toBeNull();
});

test('francs are paid with where they lie, as goods are', () => {
  const { panel } = sitDown(
    atMain((s) => {
      s.stock[0] = { ...s.stock[0], franc: 2, fish: 0 };
      s.turn = 6;
      s.pending = [
        { id: 899, seat: 0, key: 'end' },
        { id: 900, seat: 0, key: 'feed' },
      ];
    }),
  );
  const francs = () =>
    document.querySelector<HTMLElement>('button[data-place="seat:0:franc"]') ?? fail('no francs to click');
  expect(francs().getAttribute('aria-label')).toContain('(2/2)');
  fireEvent.click(francs());
  expect(francs().getAttribute('aria-label')).toContain('(0/2)');
  expect(panel.getByRole('button', { name: 'Confirm' })).toHaveProperty('disabled', true);
});

test('keys reach everything: what is lit, what is to be paid, what confirms', async () => {
  await import('./help.ts');
  sitDown(
    atMain((s) => {
      s.offer['wood'] = 4;
      s.own[1] = ['fishery'];
      s.plans = s.plans.map((pile) => pile.filter((id) => id !== 'fishery'));
    }),
  );
  const focused = () => document.activeElement?.getAttribute('data-subject');
  fireEvent.keyDown(document.body, { key: 'b' });
  expect(focused()).toMatch(/^card:/);
  fireEvent.keyDown(document.body, { key: '3' });
  act(() => spot('offer:wood').focus());
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(document.activeElement?.textContent).toBe('Take');
  fireEvent.keyDown(document.body, { key: '?' });
  expect(await screen.findByText('entry fee', {}, WAITS)).toBeTruthy();
});
