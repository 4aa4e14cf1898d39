import type { Game } from '@quayside/engine';
import { scripted, start } from '@quayside/engine/host';
import { BUILDINGS, inlandPort, type InlandPort } from '@quayside/inland-port';
import { expect, test } from 'vitest';
import { movements } from './movements.ts';

const game = inlandPort as unknown as Game;
const setup = { seats: 2, options: {} };
const n = (id: string) => BUILDINGS.findIndex((one) => one.id === id);

/** What travels when this is done to a table in the fourth round on which seat 1 owns the Wood Company. */
function after(change: (s: InlandPort) => void) {
  const before = start(game, setup, scripted(game, setup, { rolls: { first: '0' } })).state as InlandPort;
  before.round = 3;
  before.francs = [5, 5];
  before.owner[n('wood-company')] = 1;
  const next = structuredClone(before);
  change(next);
  return movements(before, next);
}

test('who uses a building of the other pays a franc across the table', () => {
  const found = after((s) => {
    s.since[n('wood-company')] = 3;
    s.francs = [4, 6];
  });
  expect(found).toMatchObject([
    { icon: 'building:wood-company', from: ['building:wood-company'] },
    { from: ['francs:0'], to: ['francs:1'], n: 1 },
  ]);
});

test('a sale brings francs from the building that goes', () => {
  const found = after((s) => {
    s.owner[n('wood-company')] = -1;
    s.francs = [5, 9];
  });
  expect(found).toMatchObject([{}, { from: ['building:wood-company'], to: ['francs:1'], n: 4 }]);
});

test('a new round brings its buildings', () => {
  const found = after((s) => {
    s.round = 4;
  });
  expect(found.map(({ icon }) => icon)).toEqual(['building:fish-market', 'building:sawmill']);
});

test('where nothing has changed hands nothing travels', () => {
  expect(after((s) => (s.turn = 1))).toEqual([]);
});
