import { readRecord, Refused, type MatchRecord } from '@quayside/engine/host';
import { coreMessages } from '@quayside/engine/texts';
import { games, loadEdition, type Edition } from '@quayside/games';
import { UsageError } from './command.ts';
import { inWords } from './in-words.ts';

/** A record and the rules it was played by, with the core of their day. */
export async function openRecord(path: string, input: unknown): Promise<{ record: MatchRecord; edition: Edition }> {
  try {
    const record = readRecord(input);
    return { record, edition: await loadEdition(record.game, record.version) };
  } catch (error) {
    throw explained(path, error);
  }
}

/** What the core refuses about a record, said to the person who named the file. */
export function explained(path: string, error: unknown): unknown {
  if (!(error instanceof Refused)) return error;
  const known = error.code === 'unknown-game' ? ` Games: ${games.map((game) => game.id).join(', ')}.` : '';
  const messages = games.find((game) => game.id === error.game)?.messages ?? coreMessages;
  return new UsageError(`${path}: ${inWords(messages.en, error.text)}${known}`);
}
