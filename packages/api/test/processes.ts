import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build, type Plugin } from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { openDatabase, type Database } from '@quayside/db';
import { freshTestDatabase } from '@quayside/db/testing';

/** Two app processes on a PostgreSQL database of their own, for the tests that follow. */
export function twoProcesses(): Processes {
  const processes = new Processes();
  beforeAll(() => processes.open(2));
  afterAll(() => processes.close());
  return processes;
}

/** App processes on one database that come and go. */
class Processes {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'quayside-processes-'));
  private readonly program = path.join(this.folder, 'app.mjs');
  private url = '';
  private database: Database | null = null;
  private readonly running: Running[] = [];
  /** Where a process can be reached, at each place the newest. */
  readonly urls: string[] = [];
  /** What processes had to report: defects, every one of them. */
  defects = '';

  /** The database behind them all, for looking at what they have stored and for turning back its clocks. */
  get db(): Database['db'] {
    if (!this.database) throw new Error('the processes have not been opened');
    return this.database.db;
  }

  /** Bundled once: a process that is started from its sources takes seconds to be there. */
  async open(count: number): Promise<void> {
    this.url = await freshTestDatabase();
    this.database = await openDatabase({ url: this.url });
    await build({
      entryPoints: {
        app: path.join(import.meta.dirname, 'app-process.ts'),
        'bot-thread': path.join(import.meta.dirname, '../bench/bot-thread.ts'),
      },
      outdir: path.dirname(this.program),
      outExtension: { '.js': '.mjs' },
      bundle: true,
      format: 'esm',
      platform: 'node',
      target: 'node20',
      plugins: [inPlace(/^(pg|@electric-sql\/pglite(\/nodefs)?|@node-rs\/argon2)$/)],
      banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    });
    await Promise.all(Array.from({ length: count }, (_, place) => this.start(place)));
  }

  async start(place: number): Promise<void> {
    const child = spawn(process.execPath, [this.program, this.url], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NODE_ENV: 'production', QUAYSIDE_SECRET: 'a secret that all processes here share' },
    });
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
    this.running[place] = { child, ended };
    child.stderr.on('data', (text: Buffer) => (this.defects += text.toString()));
    const port = await new Promise<string>((resolve, reject) => {
      createInterface({ input: child.stdout }).once('line', resolve);
      child.once('close', () => reject(new Error(`the process ended before it was there: ${this.defects}`)));
    });
    this.urls[place] = `http://127.0.0.1:${port}/api/trpc`;
  }

  /** As when the machine kills it: nothing is closed. */
  async kill(place: number): Promise<void> {
    const { child, ended } = this.running[place] as Running;
    // New requests go to another process.
    this.urls[place] = this.urls.find((_, other) => other !== place) ?? '';
    child.kill('SIGKILL');
    await ended;
  }

  async close(): Promise<void> {
    await Promise.all(this.running.map((_, place) => this.kill(place)));
    await this.database?.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}

interface Running {
  readonly child: ChildProcess;
  readonly ended: Promise<void>;
}

/** What holds machine code is loaded from where it is installed. */
const inPlace = (filter: RegExp): Plugin => ({
  name: 'in place',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === 'found') return undefined;
      const { path: file, errors } = await resolve(name, {
        importer: from.importer,
        kind: from.kind,
        resolveDir: from.resolveDir,
        pluginData: 'found',
      });
      return errors.length > 0 ? { errors } : { path: file, external: true };
    }),
});
