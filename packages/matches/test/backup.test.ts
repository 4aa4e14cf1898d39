import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { restoreBackup, writeBackup, type Database } from '@quayside/db';
import {
  insertRows,
  migrateToNewest,
  readRows,
  rebuildAt,
  testDatabases,
  type RowsByTable,
} from '@quayside/db/testing';
import { openMatches } from '../src/index.ts';
import { ANN, playOn } from './fixtures.ts';
import old from './fixtures/database-0.1.0.json' with { type: 'json' };

/** Rows of every table, with matches of all games in play. */
const before: RowsByTable = old;
const PLACES = testDatabases();

const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-backup-'));
const opened: Database[] = [];
afterAll(async () => {
  for (const database of opened) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

async function fresh({ open }: (typeof PLACES)[number]): Promise<Database> {
  const database = await open();
  opened.push(database);
  return database;
}

const emptyOnes = new Map<string, Promise<Database>>();
/** A database that stays empty. */
function empty(place: (typeof PLACES)[number]): Promise<Database> {
  const found = emptyOnes.get(place.name) ?? fresh(place);
  emptyOnes.set(place.name, found);
  return found;
}

/** A database as release 0.1.0 left it. */
async function filled(place: (typeof PLACES)[number]): Promise<Database> {
  const database = await fresh(place);
  await rebuildAt(database, '0006_open_tables');
  await insertRows(database, before, ['account', 'match', 'message']);
  await database.db.execute(sql`select setval('message_id_seq', (select max("id") from "message"))`);
  return database;
}

/** The rows as text, in an order of their own: byte for byte what is stored. */
async function stored({ db }: Database): Promise<{ [table: string]: string[] }> {
  const { rows: tables } = await db.execute<{ name: string }>(sql`
    select table_name as "name" from information_schema.tables where table_schema = 'public' and table_name <> 'migration'`);
  const all: { [table: string]: string[] } = {};
  for (const { name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`select row_to_json("t")::text as "row" from ${sql.identifier(name)} "t"`,
    );
    all[name] = rows.map(({ row }) => row).toSorted();
  }
  return all;
}

/** A match of the sample game in play, begun by nobody's match before it. */
const RUNNING = before['match']?.find(
  (one) =>
    one['game'] === 'tidewater' &&
    one['status'] === 'running' &&
    !one['daily'] &&
    !one['rematch_of'] &&
    !one['fork_of'],
)?.['id'] as string;

describe.each(PLACES)('a backup on $name', (place) => {
  const oldFile = path.join(folder, `${place.name}-old.backup`);
  const file = path.join(folder, `${place.name}.backup`);
  let source: Database;
  beforeAll(async () => {
    source = await filled(place);
    await writeBackup(source.db, oldFile);
    await migrateToNewest(source);
    await writeBackup(source.db, file);
  });

  it('can be read by nobody else', () => expect(statSync(file).mode & 0o777).toBe(0o600));

  it.each(PLACES)('brings every row back on $name as it was, and matches play on', async (to) => {
    const target = await fresh(to);
    const counts = await restoreBackup(target.db, file);
    const rows = await stored(target);
    expect(rows).toEqual(await stored(source));
    expect(counts).toEqual(Object.fromEntries(Object.entries(rows).map(([table, list]) => [table, list.length])));
    const matches = await openMatches(target);
    try {
      await matches.say(ANN, { match: RUNNING, text: 'Still here.', idempotencyKey: 'said-after-restore' });
      expect(await playOn(matches, RUNNING, 'on')).toBeGreaterThan(5);
      expect((await matches.table(null, RUNNING)).status).toBe('over');
    } finally {
      await matches.close();
    }
  });

  it('of an older release is restored and brought up to date', async () => {
    const target = await fresh(place);
    await restoreBackup(target.db, oldFile);
    expect(await stored(target)).toEqual(await stored(source));
    expect(await migrateToNewest(target)).toEqual([]);
  });

  it('is restored into an empty database only', async () => {
    const rows = await readRows(source);
    await expect(restoreBackup(source.db, file)).rejects.toThrow(/not empty/);
    expect(await readRows(source)).toEqual(rows);
  });

  it('overwrites nothing, and says what is wrong with a file', async () => {
    const there = path.join(folder, `${place.name}-there`);
    writeFileSync(there, 'mine');
    await expect(writeBackup(source.db, there)).rejects.toThrow(/exists already/);
    expect(readFileSync(there, 'utf8')).toBe('mine');
    await expect(writeBackup(source.db, path.join(folder, 'no/such/folder'))).rejects.toThrow(/can't be written/);
    await expect(restoreBackup(await empty(place).then(({ db }) => db), path.join(folder, 'missing'))).rejects.toThrow(
      /can't be read/,
    );
  });
});

describe('a file', () => {
  const place = PLACES[0] as (typeof PLACES)[number];
  const file = path.join(folder, `${place.name}.backup`);

  it.each([
    ['cut off', (lines: string[]) => gzipSync(`${lines.slice(0, -2).join('\n')}\n`), /not a whole backup/],
    ['with a row too few', (lines: string[]) => gzipSync(lines.toSpliced(3, 1).join('\n')), /not a whole backup/],
    ['cut off in the middle', (lines: string[]) => gzipSync(lines.join('\n')).subarray(0, 900), /not a whole backup/],
    ['of something else', () => Buffer.from('hello'), /not a whole backup/],
    ['of another kind', () => gzipSync('{"quayside":"record"}\n'), /not a whole backup/],
    [
      'of a newer release',
      (lines: string[]) => gzipSync(lines.join('\n').replace(/"migration":"[^"]*"/, '"migration":"9999_later"')),
      /newer release.*Update Quayside/,
    ],
  ])('%s is refused and changes nothing', async (_, made, says) => {
    const broken = path.join(folder, 'broken.backup');
    writeFileSync(broken, made(gunzipSync(readFileSync(file)).toString().split('\n')));
    const target = await empty(place);
    await expect(restoreBackup(target.db, broken)).rejects.toThrow(says);
    expect(Object.values(await readRows(target)).flat()).toEqual([]);
    expect(await migrateToNewest(target)).toEqual([]);
  });
});
