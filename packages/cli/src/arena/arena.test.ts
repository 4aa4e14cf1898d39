import { bots, type Bot } from '@quayside/bots';
import type { Game } from '@quayside/engine';
import { readSetup } from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { expect, it } from 'vitest';
import { gameOf } from '../input.ts';
import { arena } from './arena.ts';

// Bots never look at what is special about a game's state.
const game = tidewater as unknown as Game;
const options = { games: 6, seed: 'arena', early: false };

it('a bot among its own kind: each deal is played once, and gives what playing it for each seat would give', () => {
  const setup = readSetup(game, 3);
  let asked = 0;
  const counting: Bot = {
    name: 'counting',
    decide: (situation) => {
      asked++;
      return bots.merchant.decide(situation);
    },
  };
  const themselves = arena(game, setup, [counting, counting], options);
  const once = asked;
  const apart = arena(game, setup, [counting, { ...counting }], options);
  expect(themselves).toEqual(apart);
  expect(themselves).toMatchObject({ games: 6, deals: 2 });
  expect(asked - once).toBe(once * setup.seats);
});

it('alone a bot has as much as itself', () => {
  const solo = gameOf('le-havre');
  const setup = readSetup(solo, 1, { length: 'short' });
  const { wins, points } = arena(solo, setup, [bots.deckhand, bots.deckhand], { ...options, games: 1 });
  expect(wins.mean).toBe(0.5);
  expect(points[0]).toBe(points[1]);
});
