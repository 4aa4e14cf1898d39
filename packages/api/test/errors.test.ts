import { describe, expect, it } from 'vitest';
import type { GameText } from '@quayside/engine';
import { movesOf, readRecord, readSetup, refusal, Refused, start } from '@quayside/engine/host';
import { findGame } from '@quayside/games';
import { MatchError } from '@quayside/matches';
import { refusalOfCause } from '../src/errors.ts';

describe('a refusal', () => {
  it('speaks the words of the game in question, also where another has the same word for something else', () => {
    const fee: GameText = { key: 'term.fee' };
    const words = (game: string) => refusalOfCause(new Refused('not-offered', fee, game)).words.en;
    expect([words('tidewater'), words('le-havre')]).toEqual(['fee', 'entry fee']);
  });

  it('by the rules says which game it is about, and everything it says has words', () => {
    for (const game of [findGame('tidewater'), findGame('le-havre'), findGame('inland-port')]) {
      const setup = readSetup(game, 2);
      const { state } = start(game, setup);
      for (const [key, answer] of [
        ['sell', 'moon'],
        ['act', 'moon'],
        ['place', 'moon'],
      ] as const) {
        const refused = refusal(game, state, { seat: 0, key, answer })!;
        expect(refused.game).toBe(game.id);
        const { en, de } = refusalOfCause(refused).words;
        expect([en, de].every((words) => words.includes(' '))).toBe(true);
      }
    }
  });

  it('of the server or the core needs no game', () => {
    expect(refusalOfCause(new MatchError('full')).words.en).toBe('All seats at this table are taken.');
    const record = { quayside: 1, game: 'chess', version: 0, seats: 2, options: {}, answers: [] };
    const refused = caught(() => movesOf(findGame('tidewater'), readRecord(record)));
    expect(refusalOfCause(refused).words.de).toContain('chess');
  });
});

function caught(work: () => unknown): Refused {
  try {
    work();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
  throw new Error('nothing was refused');
}
