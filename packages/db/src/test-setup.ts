import type { TestProject } from 'vitest/node';
import { ensureSnapshot, startPostgres } from './testing.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** A real PostgreSQL server for this run. */
    postgres: string;
  }
}

export type { ProvidedContext } from 'vitest';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensureSnapshot();
  const server = await startPostgres();
  project.provide('postgres', server.url);
  return () => server.stop();
}
