import { readRecord, Refused, type Game, type Record } from '@quayside/engine';
import { findGame, games } from '@quayside/games';
import { UsageError } from './command.ts';
import { inWords } from './words.ts';

/** A record and the module that can play it. */
export function openRecord(path: string, input: unknown): { record: Record; game: Game } {
  try {
    const record = readRecord(input);
    return { record, game: findGame(record.game, record.version) };
  } catch (error) {
    throw explained(path, error);
  }
}

/** What the core refuses about a record, said to the person who named the file. */
export function explained(path: string, error: unknown): unknown {
  if (!(error instanceof Refused)) return error;
  const known = error.code === 'unknown-game' ? ` Games: ${games.map((game) => game.id).join(', ')}.` : '';
  return new UsageError(`${path}: ${inWords(games[0]?.messages.en ?? {}, error.text)}${known}`);
}
