import path from 'node:path';
import { build, type Plugin } from 'esbuild';

/** What holds machine code is loaded from where it is installed. */
const inPlace = (filter: RegExp): Plugin => ({
  name: 'in place',
  setup: ({ onResolve, resolve }) =>
    onResolve({ filter }, async ({ path: name, importer, kind, resolveDir, pluginData }) => {
      if (pluginData === 'found') return undefined;
      const { path: file, errors } = await resolve(name, { importer, kind, resolveDir, pluginData: 'found' });
      return errors.length > 0 ? { errors } : { path: file, external: true };
    }),
});

/** The server to be measured, and its bots' threads, as one program in a folder; returns its path. */
export async function bundleServer(folder: string): Promise<string> {
  await build({
    entryPoints: {
      server: path.join(import.meta.dirname, 'server-process.ts'),
      'bot-thread': path.join(import.meta.dirname, 'bot-thread.ts'),
    },
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    logLevel: 'error',
    plugins: [inPlace(/^(pg|@electric-sql\/pglite(\/nodefs)?|@node-rs\/argon2)$/)],
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  return path.join(folder, 'server.mjs');
}
