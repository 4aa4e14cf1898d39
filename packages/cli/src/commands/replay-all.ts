import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { totalOf } from '@quayside/engine';
import { readRecord, Refused, type MatchRecord } from '@quayside/engine/host';
import { loadEdition } from '@quayside/games';
import { UsageError, type Outcome } from '../command.ts';
import { inWords } from '../words.ts';

/** A match that the rules of this working tree play otherwise than it was played. */
interface Changed {
  readonly name: string;
  readonly game: string;
  readonly version: number;
  /** The first answer that can't be given any more; null where all can, and the end is another. */
  readonly answer: number | null;
  readonly why: string;
}

/** Plays all records again, each by the rules it was played by: the working tree's where it is of their version. */
export async function replayAll(place: string): Promise<Outcome> {
  const records = recordsIn(place);
  if (records.length === 0) throw new UsageError(`There is no record in ${place}.`);
  const changed: Changed[] = [];
  for (const { name, input } of records) {
    const found = await changeOf(name, input);
    if (found) changed.push(found);
  }
  const lines = changed.map(
    ({ name, game, version, answer, why }) =>
      `${name} (${game} version ${version}): ${answer === null ? why : `answer ${answer}: ${why}`}`,
  );
  return {
    json: { matches: records.length, changed },
    text: [...lines, `${records.length} matches, ${changed.length} would change`].join('\n'),
    ok: changed.length === 0,
  };
}

async function changeOf(name: string, input: unknown): Promise<Changed | null> {
  const unknown = { name, game: '?', version: 0, answer: null };
  let record: MatchRecord;
  try {
    record = readRecord(input);
  } catch (error) {
    return { ...unknown, why: reason(error) };
  }
  const about = { name, game: record.game, version: record.version };
  try {
    const { game, core } = await loadEdition(record.game, record.version);
    const { setup, line } = core.movesOf(game, record);
    let done = 0;
    try {
      const { state } = core.replay(game, setup, line, line.length, (_, __, answered) => {
        done = answered;
      });
      const totals = record.about?.['totals'] ?? record.about?.['scores'];
      if (!Array.isArray(totals)) return null;
      if (!core.isOver(state)) return { ...about, answer: null, why: 'after all its answers it is not over' };
      const now = game.score(state).map(totalOf);
      return now.join() === totals.join()
        ? null
        : { ...about, answer: null, why: `it ends ${now.join(' : ')} and not ${totals.join(' : ')}` };
    } catch (error) {
      return { ...about, answer: done + 1, why: reason(error, game.messages.en) };
    }
  } catch (error) {
    return { ...about, answer: null, why: reason(error) };
  }
}

const reason = (error: unknown, messages = {}): string =>
  error instanceof Refused ? inWords(messages, error.text) : error instanceof Error ? error.message : String(error);

/** The records of a folder (of files), of a file with one a line, or of a file with one. */
function recordsIn(place: string): { name: string; input: unknown }[] {
  let files: string[];
  try {
    files = statSync(place).isDirectory()
      ? readdirSync(place, { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.jsonl?$/.test(name))
          .toSorted()
          .map((name) => path.join(place, name))
      : [place];
  } catch {
    throw new UsageError(
      `${place} does not exist. A folder of records, or a file with a record in each line, is expected.`,
    );
  }
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    const parts = file.endsWith('.jsonl') ? text.split('\n').filter((line) => line.trim() !== '') : [text];
    return parts.map((part, i) => {
      const input = parsed(part, file);
      return { name: nameOf(input) ?? (parts.length > 1 ? `${file}:${i + 1}` : file), input: recordIn(input) };
    });
  });
}

function parsed(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** A fixture keeps its record beside how it ended. */
const recordIn = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && 'record' in input ? input.record : input;

function nameOf(input: unknown): string | null {
  const about = typeof input === 'object' && input !== null && 'about' in input ? input.about : null;
  const match = typeof about === 'object' && about !== null && 'match' in about ? about.match : null;
  return typeof match === 'string' ? match : null;
}
