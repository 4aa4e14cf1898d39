// A migrated database in one file: the first start, and every test, begins with it instead of making one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPGlite, SNAPSHOT } from '../src/pglite.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-snapshot-'));
const dir = path.join(folder, 'db');
// Closed before it is packed, otherwise each start would recover it first.
await (await openPGlite(dir, { snapshot: 'none' })).close();
mkdirSync(path.dirname(SNAPSHOT), { recursive: true });
// In one step, as the tests of another package may be reading it.
const packed = `${SNAPSHOT}.${process.pid}`;
execFileSync('tar', ['-czf', packed, '-C', dir, '.']);
renameSync(packed, SNAPSHOT);
rmSync(folder, { recursive: true });
