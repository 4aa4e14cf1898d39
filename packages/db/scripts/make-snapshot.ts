// A migrated database in one file: the first start, and every test, begins with it instead of making one.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openPGlite, SNAPSHOT } from '../src/pglite.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-snapshot-'));
const dir = path.join(folder, 'db');
// Closed before it is packed, otherwise each start would recover it first.
await (await openPGlite(dir, { snapshot: 'none' })).close();
mkdirSync(path.dirname(SNAPSHOT), { recursive: true });
execFileSync('tar', ['-czf', SNAPSHOT, '-C', dir, '.']);
rmSync(folder, { recursive: true });
