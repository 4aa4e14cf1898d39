import { bots } from '@quayside/bots';
import type { Game } from '@quayside/engine';
import { readSetup } from '@quayside/engine/host';
import { tidewater } from '@quayside/testkit/sample';
import { expect, it } from 'vitest';
import { arena } from './arena.ts';
import { tablesOf } from './ladder-page.ts';
import { withNextDeal, type LadderMatch, type MatchupResult } from './ladder.ts';
import { meanOf, NOTHING, shareOf } from './statistics.ts';

// Bots never look at what is special about a game's state.
const game = tidewater as unknown as Game;
const match: LadderMatch = {
  table: 'tidewater 2',
  pairing: 'merchant',
  print: '',
  game,
  setup: readSetup(game, 2),
  bots: [bots.merchant, bots.deckhand],
};
const nothing: MatchupResult = {
  table: match.table,
  pairing: match.pairing,
  print: '',
  games: 0,
  wins: NOTHING,
  points: NOTHING,
  others: 0,
  belowZero: 0,
};

it('goes on with the next deal, and adds up what came of each', () => {
  const one = withNextDeal(match, nothing);
  const two = withNextDeal(match, one);
  expect(one).toMatchObject({ games: 2, wins: { count: 1 } });
  expect(two).toMatchObject({ games: 4, wins: { count: 2 } });
  expect(two.points.sum - one.points.sum).not.toBe(one.points.sum);
  const { points, wins } = arena(game, match.setup, match.bots, { games: 4, seed: 'other', early: false });
  expect(meanOf(two.points)).toBeGreaterThan(two.others);
  expect(points[0]).toBeGreaterThan(points[1]);
  expect(wins.mean).toBe(shareOf(two.wins).mean);
});

it('shows what was measured beside what is aimed at', () => {
  const table = 'le-havre 2 short';
  const captains = { ...nothing, table, games: 4, points: { count: 2, sum: 400, squares: 80_200 } };
  const page = tablesOf([
    { ...captains, pairing: 'itself', wins: { count: 2, sum: 1, squares: 0.5 } },
    { ...captains, pairing: 'old', wins: { count: 2, sum: 2, squares: 2 }, belowZero: 1 },
  ]);
  const row = page.split('\n').find((line) => line.startsWith(`| ${table} |`));
  expect(row).toContain('| 200 ± 19.6, 4 games | 200 (215) | 100 % (26 to 100), 4 games | 95 % (95 %) |');
  expect(row).toContain('| 1 of 8 |');
});
