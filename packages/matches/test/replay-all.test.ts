import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@quayside/db';
import { freshTestDatabase } from '@quayside/db/testing';
import { openMatches } from '../src/index.ts';
import { people, playOn, started } from './fixtures.ts';

const main = path.resolve(import.meta.dirname, '../../cli/src/main.ts');
const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-replay-'));
afterAll(() => rmSync(folder, { recursive: true }));

const replayAll = (place: string) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', main, 'replay', '--all', place, '--json']).then(
    ({ stdout }) => ({ code: 0, said: JSON.parse(stdout) as unknown }),
    (error: { code: number; stderr: string }) => ({ code: error.code, said: error.stderr }),
  );

describe.each([
  { name: 'a data folder', place: async () => folder },
  { name: 'PostgreSQL', place: () => freshTestDatabase() },
])('quayside replay --all on $name', ({ place: prepared }) => {
  it('plays every match again that is stored there, and leaves other tables alone', async () => {
    const place = await prepared();
    const open = () => openDatabase(place === folder ? { url: '', dir: place } : { url: place });
    const database = await open();
    const matches = await openMatches(database);
    await people(database);
    const finished = await started(matches, { options: { days: 2 } });
    await playOn(matches, finished.id, 'replay');
    const running = await started(matches);
    await playOn(matches, running.id, 'replay', 3);
    await matches.close();
    const all = { code: 0, said: { matches: 2, changed: [] } };
    // A server that is running keeps its folder to itself; a PostgreSQL server does not mind.
    const inUse = { code: 2, said: expect.stringContaining('is in use by') as string };
    expect(await replayAll(place)).toEqual(place === folder ? inUse : all);
    await database.close();
    expect(await replayAll(place)).toEqual(all);

    const older = await open();
    await older.db.execute(sql`delete from "migration" where "name" = (select max("name") from "migration")`);
    await older.close();
    expect(await replayAll(place)).toMatchObject({
      code: 2,
      said: expect.stringContaining('of another version of Quayside, and they are left as they are') as string,
    });
  }, 240_000);
});
