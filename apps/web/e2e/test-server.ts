import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

/** Below 32768, where the system does not pick ports by itself. */
export async function freePort(port: number): Promise<number> {
  const free = await new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
  return free ? port : freePort(port + 1);
}

/** Where the ports of a test's own servers begin: tests that run beside each other do not try the same ones. */
const firstPort = () => 3320 + 20 * Number(process.env['TEST_PARALLEL_INDEX'] ?? 0);

/** A server of a test's own, with its data: closed, killed and started again while the other tests keep theirs. */
export class TestServer {
  readonly baseURL: string;
  readonly data: string;
  private readonly port: number;
  private server: ChildProcess | null = null;
  private constructor(port: number) {
    this.port = port;
    this.baseURL = `http://127.0.0.1:${port}`;
    this.data = mkdtempSync(path.join(os.tmpdir(), 'quayside-test-'));
  }

  /** A new one, open, at the first free port from here on. */
  static async start(from: number): Promise<TestServer> {
    const server = new TestServer(await freePort(from));
    await server.open();
    return server;
  }

  /** Lends a new one to what happens in it, and clears it away. */
  static async use(happens: (server: TestServer) => Promise<void>): Promise<void> {
    const server = await TestServer.start(firstPort());
    try {
      await happens(server);
    } finally {
      await server.remove();
    }
  }

  /** Resolves when it answers. */
  async open(settings: { readonly [name: string]: string } = {}): Promise<void> {
    const server = spawn(process.execPath, ['dist/server.mjs'], {
      cwd: path.resolve(import.meta.dirname, '..'),
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        HOST: '127.0.0.1',
        NODE_ENV: 'production',
        PORT: String(this.port),
        DATA_DIR: this.data,
        ...settings,
      },
    });
    this.server = server;
    await new Promise<void>((resolve, reject) => {
      server.stdout.on('data', (line: Buffer) => {
        if (String(line).includes('is open on')) resolve();
      });
      server.once('exit', (code) => reject(new Error(`the server ended with ${code}: is it built?`)));
    });
  }

  /** Runs the operator's command while the server is open. */
  async operator(...command: readonly string[]): Promise<void> {
    const script = path.resolve(import.meta.dirname, '../../../packages/auth/scripts/operator.ts');
    await promisify(execFile)(process.execPath, ['--import', 'tsx', script, ...command], {
      cwd: path.resolve(import.meta.dirname, '..'),
      env: { ...process.env, DATABASE_URL: '', DATA_DIR: this.data },
    });
  }

  /** Tells it to go; resolves with its exit code. */
  async close(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    const { server } = this;
    this.server = null;
    if (!server) return null;
    return new Promise((resolve) => {
      server.once('exit', resolve);
      server.kill(signal);
    });
  }

  async remove(): Promise<void> {
    await this.close();
    rmSync(this.data, { recursive: true, force: true });
  }
}
