import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { totalOf, type Game } from '@quayside/engine';
import { canonical, readRecord, Refused, type GameEvent, type MatchRecord } from '@quayside/engine/host';
import { loadEdition } from '@quayside/games';
import { UsageError, type CommandResult } from '../command.ts';
import { eventInWords, inWords, seatNames } from '../in-words.ts';
import { packagesFolder } from '../workspace/packages.ts';

/** A match that the rules of this working tree play otherwise than it was played. */
interface ReplayDifference {
  readonly name: string;
  readonly game: string;
  readonly version: number;
  /** The first answer that can't be given any more or leads to something else; null where there is none, and the end is another. */
  readonly answer: number | null;
  readonly why: string;
}

/** Plays all records again, each by the rules it was played by: the working tree's where it is of their version. */
export async function replayAll(place: string): Promise<CommandResult> {
  const changed: ReplayDifference[] = [];
  let matches = 0;
  for await (const { name, input } of recordsIn(place)) {
    matches += 1;
    const found = await changeOf(name, input);
    if (found) changed.push(found);
  }
  if (matches === 0) throw new UsageError(`There is no record in ${place}.`);
  const lines = changed.map(
    ({ name, game, version, answer, why }) =>
      `${name} (${game} version ${version}): ${answer === null ? why : `answer ${answer}: ${why}`}`,
  );
  return {
    json: { matches, changed },
    text: [...lines, `${matches} matches, ${changed.length} would change`].join('\n'),
    ok: changed.length === 0,
  };
}

async function changeOf(name: string, input: unknown): Promise<ReplayDifference | null> {
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
    const kept = record.about?.['events'];
    const before = Array.isArray(kept) ? (kept as readonly (readonly GameEvent[])[]) : null;
    const now: ToldAt[] = [];
    let done = 0;
    try {
      const { state } = core.replay(game, setup, line, line.length, (_, events, answered) => {
        done = answered;
        // What chance brings belongs to the answer before it.
        if (answered === 0 || line[answered - 1]?.seat !== core.NATURE) now.push({ answer: answered, events: [] });
        now.at(-1)?.events.push(...events);
      });
      const told = otherwise(game, before, now);
      if (told) return { ...about, ...told };
      const totals = record.about?.['totals'] ?? record.about?.['scores'];
      if (!Array.isArray(totals)) return null;
      if (!core.isOver(state)) return { ...about, answer: null, why: 'after all its answers it is not over' };
      const scores = game.score(state).map(totalOf);
      return scores.join() === totals.join()
        ? null
        : { ...about, answer: null, why: `it ends ${scores.join(' : ')} and not ${totals.join(' : ')}` };
    } catch (error) {
      // Chance may have had more to tell at the last one.
      const told = otherwise(game, before, now.slice(0, -1));
      return { ...about, ...(told ?? { answer: done + 1, why: reason(error, game.messages.en) }) };
    }
  } catch (error) {
    return { ...about, answer: null, why: reason(error) };
  }
}

/** What an answer of a seat leads to, chance that it brings about among it; 0 is the start. */
interface ToldAt {
  readonly answer: number;
  readonly events: GameEvent[];
}

/** The first thing that happens otherwise than it was told when the match was played. */
function otherwise(
  game: Game,
  before: readonly (readonly GameEvent[])[] | null,
  now: readonly ToldAt[],
): { readonly answer: number; readonly why: string } | null {
  if (before === null) return null;
  const names = seatNames(game.seats.max);
  const said = (event: GameEvent | undefined) => (event ? `“${eventInWords(game, event, names)}”` : 'nothing');
  for (const [i, { answer, events }] of now.entries()) {
    const told = before[i] ?? [];
    for (let k = 0; k < Math.max(told.length, events.length); k++) {
      const [was, is] = [told[k], events[k]];
      if (canonical(was) === canonical(is)) continue;
      if (was && said(was) === said(is)) return { answer, why: `${said(is)} happens with other data` };
      return { answer, why: `${said(was)} happened, and now ${said(is)}` };
    }
  }
  return null;
}

const reason = (error: unknown, messages = {}): string =>
  error instanceof Refused ? inWords(messages, error.text) : error instanceof Error ? error.message : String(error);

interface NamedRecord {
  readonly name: string;
  readonly input: unknown;
}

/** The records of a database, of a folder of files, of a file with one a line, or of a file with one. */
async function* recordsIn(place: string): AsyncGenerator<NamedRecord> {
  if (/^postgres(ql)?:\/\//.test(place)) yield* recordsOfDatabase({ DATABASE_URL: place });
  else if (isDataFolder(place)) yield* recordsOfDatabase({ DATABASE_URL: '', DATA_DIR: path.resolve(place) });
  else yield* recordsOfFiles(place);
}

/** What a server keeps in its DATA_DIR. */
const isDataFolder = (place: string): boolean => existsSync(path.join(place, 'db', 'PG_VERSION'));

/** The database is read by the package that knows it, as it is: nothing in it is changed. */
async function* recordsOfDatabase(settings: { readonly [name: string]: string }): AsyncGenerator<NamedRecord> {
  const tsx = createRequire(import.meta.url).resolve('tsx/cli');
  const dump = path.join(packagesFolder(), 'matches/scripts/dump-records.ts');
  const child = spawn(process.execPath, [tsx, dump], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...settings },
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const ended = once(child, 'close');
  for await (const line of createInterface({ input: child.stdout })) {
    const input = parsed(line, 'the database');
    yield { name: nameOf(input) ?? '?', input };
  }
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new UsageError(said.trim() || 'The database can’t be read.');
}

function* recordsOfFiles(place: string): Generator<NamedRecord> {
  for (const file of filesIn(place)) {
    const text = readFileSync(file, 'utf8');
    const parts = file.endsWith('.jsonl') ? text.split('\n').filter((line) => line.trim() !== '') : [text];
    for (const [i, part] of parts.entries()) {
      const input = parsed(part, file);
      yield { name: nameOf(input) ?? (parts.length > 1 ? `${file}:${i + 1}` : file), input: recordIn(input) };
    }
  }
}

function filesIn(place: string): string[] {
  try {
    if (!statSync(place).isDirectory()) return [place];
  } catch {
    throw new UsageError(
      `${place} does not exist. A database (postgres://… or a data folder), a folder of records, or a file with a record in each line is expected.`,
    );
  }
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.jsonl?$/.test(name))
    .toSorted()
    .map((name) => path.join(place, name));
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
