import type { Game } from '@quayside/engine';
import { dealer, readSetup, start } from '@quayside/engine/host';
import { leHavre, type LeHavre } from '@quayside/le-havre';
import { expect, test } from 'vitest';
import { movements } from './movements.ts';

const game = leHavre as unknown as Game;
const setup = readSetup(game, 2, { length: 'short' });
const fresh = () => start(game, setup, dealer(game, setup, 'movements')).state as LeHavre;

/** What travels when this is done to a table. */
function after(change: (s: LeHavre) => void) {
  const before = fresh();
  const next = structuredClone(before);
  change(next);
  return movements(before, next);
}

test('an offer travels to the quay of the one who takes it', () => {
  const found = after((s) => {
    s.stock[1] = { ...s.stock[1], wood: (s.stock[1]?.['wood'] ?? 0) + (s.offer['wood'] ?? 0) };
    s.offer['wood'] = 0;
  });
  expect(found).toMatchObject([{ icon: 'wood', from: ['offer:wood'], to: ['seat:1:wood'] }]);
});

test('a fee travels from guest to owner', () => {
  const found = after((s) => {
    s.stock[0] = { ...s.stock[0], franc: 4 };
    s.stock[1] = { ...s.stock[1], franc: 6 };
  });
  expect(found).toMatchObject([{ icon: 'franc', from: ['seat:0:franc'], to: ['seat:1:franc'], n: 1 }]);
});

test('what a building gives comes out of it, after what went in', () => {
  const found = after((s) => {
    s.at[0] = 'brickworks';
    s.stock[0] = { ...s.stock[0], clay: 0, brick: 2 };
  });
  expect(found.find(({ icon }) => icon === 'clay')).toMatchObject({ from: ['seat:0:clay'], to: [], wave: 0 });
  expect(found.find(({ icon }) => icon === 'brick')).toMatchObject({ from: ['card:brickworks'], wave: 1 });
  expect(found.find(({ icon }) => icon === 'worker:0')).toMatchObject({ to: ['card:brickworks'] });
});

test('a building that is built leaves its pile', () => {
  const found = after((s) => {
    const [pile = [], ...others] = s.plans;
    s.plans = [pile.slice(0, -1), ...others];
    s.own = [[...(s.own[0] ?? []), ...pile.slice(-1)], ...s.own.slice(1)];
  });
  expect(found).toMatchObject([{ from: ['pile:0', expect.stringMatching(/^card:/)], wave: 2 }]);
});

test('a ship sails along the supply track, a worker walks', () => {
  const found = after((s) => {
    s.turn += 1;
    s.at[1] = 'marketplace';
  });
  expect(found).toMatchObject([
    { icon: 'worker:1', gait: 'walk' },
    { icon: 'marker:0', to: ['marker:0', 'tile:0'], gait: 'sail' },
  ]);
});

test('where nothing changes, nothing moves', () => expect(after(() => undefined)).toEqual([]));
