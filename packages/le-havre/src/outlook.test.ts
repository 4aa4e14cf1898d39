import type { Bag } from '@quayside/engine';
import { Play, scripted, start } from '@quayside/engine/host';
import { describe, expect, test } from 'vitest';
import { leHavre } from './game.ts';
import { feedings, foodByShips, loansAhead, roundsOf, supplyTrack, turnsLeft } from './outlook.ts';
import { table, type Table } from './scenarios/table.ts';
import type { LeHavre } from './state.ts';

function laid(position: Table, seats = 2): LeHavre {
  const options = {
    length: 'full',
    forcedSales: false,
    dearLoans: false,
    soloCards: true,
    marketCap: false,
    deal: 0,
  } as const;
  const setup = { seats, options };
  const nature = scripted(leHavre, setup, {});
  const { state } = start(leHavre, setup, nature);
  table(position)(state, new Play(leHavre, state, nature));
  return state;
}
const has = (...bags: Bag[]): readonly Bag[] => bags;

describe('the supply track', () => {
  test('shows each marker where its turn was, and the place that comes next', () => {
    const track = supplyTrack(laid({ turn: 8 }, 3));
    expect(track.map(({ seats }) => seats)).toEqual([[1], [2], [], [], [], [], [0]]);
    expect(track.findIndex(({ next }) => next)).toBe(2);
    expect(track[4]).toMatchObject({ tile: 'wood-fish', interest: true, brings: { wood: 1, fish: 1 } });
  });
  test('waits with the marker until the supply has come in', () => {
    const s = laid({ turn: 8 }, 3);
    s.pending.push({ id: 99, seat: 2, key: 'supply' });
    const track = supplyTrack(s);
    expect(track.map(({ seats }) => seats)).toEqual([[1], [], [], [], [], [2], [0]]);
    expect(track.findIndex(({ next }) => next)).toBe(1);
  });
});

describe('the meals to come', () => {
  test('are paid with food first, then francs, and then loans', () => {
    const s = laid({ turn: 7, has: has({ fish: 2, bread: 1, franc: 1 }) });
    const [first, second] = feedings(s, 0);
    const demand = roundsOf(s)[1]?.food ?? 0;
    expect(first).toMatchObject({ round: 2, demand, food: 4, francs: 1, missing: Math.max(0, demand - 5) });
    expect(second?.food).toBe(Math.max(0, 4 - demand));
  });
  test('are shortened by ships', () => {
    const s = laid({ turn: 7, fleet: [['R01']] });
    expect(foodByShips(s, 0)).toBe(4);
    expect(feedings(s, 0)[0]?.need).toBe(Math.max(0, (roundsOf(s)[1]?.food ?? 0) - 4));
  });
  test('tell what a harvest brings, of a herd that grows', () => {
    const s = laid({ turn: 7, has: has({ grain: 1, cattle: 2 }) });
    const [first, second] = feedings(s, 0);
    expect(first?.harvest).toEqual({ grain: 1, cattle: 1 });
    expect(second?.harvest).toEqual({ grain: 1, cattle: 1 });
  });
});

describe('a loan is foretold', () => {
  const poor = { has: has({ franc: 0 }, { franc: 30 }) };
  test('in the last own turn before the meal', () => {
    expect(turnsLeft(laid({ turn: 12, ...poor }), 0)).toBe(1);
    expect(loansAhead(laid({ turn: 12, ...poor }), 0)).toBeGreaterThan(0);
    expect(loansAhead(laid({ turn: 12, ...poor }), 1)).toBe(0);
  });
  test('not while there is another turn to mend it', () => {
    expect(turnsLeft(laid({ turn: 10, ...poor }), 0)).toBe(2);
    expect(loansAhead(laid({ turn: 10, ...poor }), 0)).toBe(0);
  });
});
