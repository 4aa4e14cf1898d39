import { NATURE } from '@quayside/engine';
import { apply, conceal, copy, dueSeats, offers, SPECTATOR, start, stateText } from '@quayside/engine/host';
import { describe, expect, it } from 'vitest';
import { BUILDINGS, salePrice } from './buildings.ts';
import { reconstructed } from './components.ts';
import { inlandPort } from './index.ts';
import { ACTIONS, LETTERS } from './print.ts';
import { copyInlandPort, type InlandPort } from './state.ts';
import type { Language } from './texts/languages.ts';
import { amountAt, CELLS } from './warehouse.ts';

const SETUP = { seats: 2, options: {} };

describe('the tiles', () => {
  it('are 31: 21 paid with wood and clay, 5 with food, 5 with francs', () => {
    const paidWith = BUILDINGS.map(({ cost }) => (cost.food ? 'food' : cost.francs ? 'francs' : 'wood and clay'));
    expect(paidWith.filter((one) => one === 'wood and clay')).toHaveLength(21);
    expect(paidWith.filter((one) => one === 'food')).toHaveLength(5);
    expect(paidWith.filter((one) => one === 'francs')).toHaveLength(5);
  });

  it('come 5, 3, then 2 a round, and 3 in each of the last three', () => {
    const perLetter = LETTERS.map((letter) => BUILDINGS.filter((one) => one.letter === letter).length);
    expect(perLetter).toEqual([5, 3, 2, 2, 2, 2, 2, 2, 2, 3, 3, 3]);
  });

  it('have even values, because half of them is paid', () => {
    expect(BUILDINGS.filter(({ value }) => value % 2 !== 0)).toEqual([]);
  });

  it('say of every figure how sure it is', () => {
    const { buildings } = inlandPort.components as unknown as {
      buildings: { confidence: { [figure: string]: unknown } }[];
    };
    for (const { confidence } of buildings)
      expect(Object.keys(confidence).sort()).toEqual(['cost', 'effect', 'letter', 'name', 'value']);
  });

  it('have the costs that reports of games tell', () => {
    const told = BUILDINGS.filter(({ sure }) => sure.cost !== 'reconstructed');
    expect(told.map(({ id, cost, sure }) => [id, cost, sure.cost])).toEqual([
      ['farmland', { francs: 1 }, 'two sources'],
      ['clay-mound', { francs: 3 }, 'one source'],
      ['grocery-store', { wood: 2 }, 'inferred'],
      ['hardware-store', { wood: 1, clay: 2 }, 'one source'],
      ['church-square', { food: 8 }, 'one source'],
      ['seine-bridge', { francs: 30 }, 'one source'],
    ]);
  });

  it('never bring more when sold than they cost, where both are francs', () => {
    const paidInFrancs = BUILDINGS.filter(({ cost }) => cost.francs !== undefined);
    expect(paidInFrancs).toHaveLength(5);
    expect(paidInFrancs.filter((one) => salePrice(one) > (one.cost.francs ?? 0))).toEqual([]);
  });

  it('leave something to build for each of the three actions of round A, whatever is built first', () => {
    const lost: string[] = [];
    const playOn = (s: InlandPort, line: readonly string[]): void => {
      if (s.round > 0) return;
      const [seat = 0] = dueSeats(s);
      const [due] = offers(inlandPort, s, seat);
      for (const answer of due?.offer.kind === 'pick' ? due.offer.options : []) {
        const { state, events } = apply(inlandPort, s, { seat, key: due?.key ?? '', answer });
        const played = [...line, answer];
        if (answer === 'lose' || events.some(({ key }) => key === 'lost')) lost.push(played.join(' '));
        playOn(state, played);
      }
    };
    playOn(start(inlandPort, SETUP, () => '0').state, []);
    expect(lost).toEqual([]);
  });

  it('have names that are sure in one language and not in the other', () => {
    const named = (language: Language) =>
      BUILDINGS.filter((one) => reconstructed(one, language).includes('name')).map(({ id }) => id);
    expect(named('de')).toEqual([]);
    expect(named('en')).toHaveLength(12);
    expect(named('en')).toContain('farmland');
  });
});

describe('the rounds', () => {
  it('have 72 actions, 36 for each player', () => {
    expect(ACTIONS.reduce((sum, n) => sum + n, 0)).toBe(72);
    const ofFirst = ACTIONS.reduce((sum, n, round) => sum + (round % 2 === 0 ? (n + 1) / 2 : (n - 1) / 2), 0);
    expect(ofFirst).toBe(36);
  });
});

describe('the warehouse', () => {
  it('holds up to 23 of a good', () => {
    expect(Math.max(...CELLS.map(amountAt))).toBe(23);
  });
});

describe('what is hidden', () => {
  it('is nothing once the first player is drawn', () => {
    const { state } = start(inlandPort, SETUP, () => '1');
    for (const viewer of [0, 1, SPECTATOR])
      expect(stateText(conceal(inlandPort, state, viewer))).toBe(stateText(state));
  });

  it('is nothing before that either: what chance is asked is public', () => {
    const { state } = start(inlandPort, SETUP);
    expect(dueSeats(state)).toEqual([NATURE]);
    expect(conceal(inlandPort, state, 0)).toEqual(state);
  });
});

describe('the hand-written copy', () => {
  it('is the same as the generic one and shares nothing that changes', () => {
    const { state } = start(inlandPort, SETUP, () => '0');
    const twin = copyInlandPort(state);
    expect(twin).toEqual(copy(state));
    twin.goods[0]?.fill(0);
    twin.francs.fill(0);
    twin.owner.fill(1);
    twin.since.fill(7);
    twin.pending.pop();
    expect(stateText(state)).toBe(stateText(start(inlandPort, SETUP, () => '0').state));
  });
});

describe('a board that knows nothing of the game', () => {
  it('shows goods, cells, francs, and every building exactly once', () => {
    const { state } = start(inlandPort, SETUP, () => '0');
    state.owner[0] = 1;
    const { seats, table } = inlandPort.display?.(state) ?? { seats: [], table: {} };
    expect(seats[0]).toMatchObject({ francs: 3, goods: { wood: 2, clay: 3, fish: 4, grain: 1 }, 'fish-cell': '0+4' });
    expect(seats[1]).toMatchObject({ 'sector-0': ['wood-company'] });
    const shown = [...seats, table].flatMap((sheet) => Object.values(sheet).filter(Array.isArray).flat());
    expect(shown).toHaveLength(BUILDINGS.length);
    expect(new Set(shown)).toEqual(new Set(BUILDINGS.map(({ id }) => id)));
  });

  it('finds a label for everything it shows, in both languages', () => {
    const { state } = start(inlandPort, SETUP, () => '0');
    const { seats, table } = inlandPort.display?.(state) ?? { seats: [], table: {} };
    for (const field of [...Object.keys(seats[0] ?? {}), ...Object.keys(table)])
      for (const messages of Object.values(inlandPort.messages)) expect(messages).toHaveProperty([`view.${field}`]);
  });
});

describe('the words on the tiles', () => {
  const { buildings } = inlandPort.components as unknown as {
    buildings: { id: string; text: { en: string; de: string } }[];
  };
  const textOf = (id: string) => buildings.find((one) => one.id === id)?.text;

  it('follow from their effects, in both languages', () => {
    expect(textOf('farmland')).toEqual({
      en: 'Move grain N spaces right. Once in addition: wood 1 space right, clay 1 space right.',
      de: 'Schiebe Getreide N Felder nach rechts. Einmal zusätzlich: Holz 1 Feld nach rechts, Lehm 1 Feld nach rechts.',
    });
    expect(textOf('timber-trader')?.en).toBe('Up to N times: pay 1 franc and 2 food to move wood 1 space up.');
    expect(textOf('dock')?.de).toBe('Gesperrt: kann nicht benutzt werden. Am Spielende 10 wert je eigener Fabrik.');
  });

  it('differ wherever the effects do', () => {
    const free = buildings.filter(({ id }) => !['grand-building', 'zoo', 'seine-bridge'].includes(id));
    expect(new Set(free.map(({ text }) => text.en)).size).toBe(free.length);
    expect(new Set(free.map(({ text }) => text.de)).size).toBe(free.length);
  });
});
