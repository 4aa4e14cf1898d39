import type { TestProject } from 'vitest/node';
import type { TestServerUrl } from './index.ts';
import { ensureSnapshot, startPostgres } from './server.ts';

/** Once per run: a real PostgreSQL server, and the snapshot that PGlite begins with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureSnapshot();
  // What a test has stored need not outlive the machine: nothing waits for the disk.
  const server = await startPostgres(['-c', 'fsync=off', '-c', 'full_page_writes=off']);
  project.provide<keyof TestServerUrl>('postgres', server.url);
  return () => server.stop();
}
