import type { TestProject } from 'vitest/node';
import type { TestServerUrl } from './index.ts';
import { ensureSnapshot, startPostgres } from './server.ts';

/** Once per run: a real PostgreSQL server, and the snapshot that PGlite begins with. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureSnapshot();
  const server = await startPostgres();
  project.provide<keyof TestServerUrl>('postgres', server.url);
  return () => server.stop();
}
