import fs from 'node:fs';
import type { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

/** Says to the database that its disk has failed (EIO of WASI): what is being committed is not acknowledged then. */
const DISK_FAILED = 29;

/**
 * A folder whose files reach the disk when the database asks for it. PGlite's own never does: its build of PostgreSQL has nothing
 * behind fsync, so fsync is off there.
 */
export class DurableFS extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: PGlite['Module']) => addSync(module.NODEFS)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addSync(files: PGlite['Module']['NODEFS']): void {
  // Emscripten asks a file system for this where it has it; its types do not name what a file system is made of.
  const { stream_ops: operations } = files as unknown as { stream_ops: { fsync?: (file: { nfd: number }) => number } };
  operations.fsync = ({ nfd }) => {
    try {
      fs.fsyncSync(nfd);
      return 0;
    } catch {
      return DISK_FAILED;
    }
  };
}

/** How PGlite starts PostgreSQL, but with fsync, and by the one of its methods that WebAssembly hands on. */
export const durableStart = (usual: readonly string[]): string[] => [
  ...usual.filter((word) => word !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];
