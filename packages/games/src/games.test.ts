import { readSetup, Refused } from '@quayside/engine/host';
import { LANGUAGES } from '@quayside/languages';
import { lessonFailure } from '@quayside/testkit';
import { describe, expect, it } from 'vitest';
import { findGame, gameIds, games, loadEdition, loadGame } from './index.ts';
import { inListingOrder } from './listing.ts';
import { lessonIds, loadLesson } from './load.ts';

const codeOf = (error: unknown) => (error instanceof Refused ? error.code : error);

describe('the registry', () => {
  it('lists each game once', () => {
    const ids = games.map((game) => game.id);
    expect(ids).toContain('tidewater');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('loads lazily the very games that it lists', async () => {
    expect([...gameIds].sort()).toEqual(games.map((game) => game.id).sort());
    for (const game of games) expect(await loadGame(game.id)).toBe(game);
  });

  it('lists games as they ask for it: the sample game last, those that say nothing before it', () => {
    expect(games.at(-1)?.id).toBe('tidewater');
    const [first, second] = games;
    expect((first?.listing?.order ?? 50) < (second?.listing?.order ?? 50)).toBe(true);
    const ids = [{ id: 'b' }, { id: 'z', listing: { order: 99 } }, { id: 'a' }, { id: 'y', listing: { order: 1 } }];
    expect(inListingOrder(ids).map(({ id }) => id)).toEqual(['y', 'a', 'b', 'z']);
  });

  it.each(games.map((game) => [game.id, game] as const))('can set up %s as it is offered', (_, game) => {
    const { quickPlay = {}, daily } = game.listing ?? {};
    expect(readSetup(game, game.seats.max, quickPlay).options).toMatchObject(quickPlay);
    expect(daily === undefined || readSetup(game, 1, daily).options).toBeTruthy();
  });

  it('finds a game by its id, and by its version', () => {
    for (const game of games) expect(findGame(game.id, game.version)).toBe(findGame(game.id));
  });

  it('refuses games and versions it does not have, and says which kind of refusal it is', async () => {
    const outcome = async (run: () => unknown) => {
      try {
        return await run();
      } catch (error) {
        return codeOf(error);
      }
    };
    expect(await outcome(() => findGame('chess'))).toBe('unknown-game');
    expect(await outcome(() => findGame('constructor'))).toBe('unknown-game');
    expect(await outcome(() => findGame('tidewater', 99))).toBe('unknown-version');
    expect(await outcome(() => loadGame('__proto__'))).toBe('unknown-game');
    expect(await outcome(() => loadEdition('tidewater', 99))).toBe('unknown-version');
    expect(await outcome(() => loadEdition('tidewater', -1))).toBe('unknown-version');
  });

  // What else is written about a game is compared with the languages of its messages by each game's own tests.
  it.each(games.map((game) => [game.id, game] as const))('has %s in every language of the site', (_, game) =>
    expect(Object.keys(game.messages)).toEqual(expect.arrayContaining([...LANGUAGES])),
  );

  it('leads through a round of each of its games that has one, and of no other', async () => {
    for (const id of lessonIds) {
      const [game, lesson] = await Promise.all([loadGame(id), loadLesson(id)]);
      expect(lesson ? lessonFailure(game, lesson) : 'none', id).toBeNull();
    }
    expect(await loadLesson('chess')).toBeNull();
    expect(await loadLesson('__proto__')).toBeNull();
  });

  it('hands out rules together with a core that can play them', async () => {
    const { game, core } = await loadEdition('tidewater');
    const { state } = core.start(game, core.readSetup(game, 2), core.dealer(game, core.readSetup(game, 2), 'seed'));
    expect(core.dueSeats(state)).toEqual([0]);
  });
});
