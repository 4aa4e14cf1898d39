import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '@quayside/db';
import { openTestDatabase } from '@quayside/db/testing';
import { levelAfter } from '../src/play/fitting-level.ts';
import { levels } from '../src/play/bots.ts';
import type { Matches } from '../src/index.ts';
import { ANN, BEN, openMatches, people, playOn } from './fixtures.ts';

describe('the level that fits somebody', () => {
  const [easy = '', next = ''] = levels;
  const won = (level: string) => ({ level, won: true });
  const lost = (level: string) => ({ level, won: false });

  it('begins with the easiest, rises by wins and falls by defeats in a row', () => {
    expect(levelAfter([])).toBe(easy);
    expect(levelAfter([won(easy)])).toBe(next);
    expect(levelAfter([won(easy), lost(next)])).toBe(next);
    expect(levelAfter([won(easy), lost(next), lost(next)])).toBe(easy);
    expect(levelAfter([lost(easy), lost(easy), lost(easy)])).toBe(easy);
  });

  it('does not rise by wins against weaker bots, nor fall by defeats against stronger ones', () => {
    const [, , third = next] = levels;
    expect(levelAfter([won(next), won('random'), won(easy)])).toBe(third);
    expect(levelAfter([lost(levels.at(-1)!), lost(levels.at(-1)!)])).toBe(easy);
  });

  it('ends with the strongest', () => {
    expect(levelAfter(Array.from({ length: 20 }, () => won(levels.at(-1)!)))).toBe(levels.at(-1));
  });

  describe('from stored matches', () => {
    let database: Database;
    let matches: Matches;
    beforeEach(async () => {
      database = await openTestDatabase();
      await people(database);
      matches = await openMatches(database, { bots: { threads: 1 } });
    });
    afterEach(async () => {
      await matches.close();
      await database.close();
    });

    it('counts those against bots alone', async () => {
      expect(await matches.fittingLevel(null, 'tidewater')).toBe(easy);
      let wins = 0;
      for (let i = 0; wins === 0 && i < 20; i++) {
        const { id } = await matches.create(ANN, { game: 'tidewater', seats: 2, bots: [easy], options: { days: 2 } });
        await matches.start(ANN, id);
        await expect
          .poll(async () => {
            await playOn(matches, id, `against a bot ${i}`);
            return (await matches.table(ANN, id)).status;
          })
          .toBe('over');
        if ((await matches.table(ANN, id)).result?.places[0] === 1) wins++;
      }
      expect(wins).toBe(1);
      expect(await matches.fittingLevel(ANN, 'tidewater')).toBe(next);
      expect(await matches.fittingLevel(ANN, 'le-havre')).toBe(easy);
      expect(await matches.fittingLevel(BEN, 'tidewater')).toBe(easy);
    });
  });
});
