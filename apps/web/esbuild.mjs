// Bundles the server and the threads of its bots into dist/, or the folder that is named. What is named external is a direct dependency of this package.
import { build } from 'esbuild';

await build({
  entryPoints: { server: 'server/main.ts', 'bot-thread': 'server/bot-thread.ts' },
  outdir: process.argv[2] ?? 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  external: ['next', '@electric-sql/pglite', '@node-rs/argon2', 'pg', 'pino', 'prom-client'],
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  sourcemap: true,
  logLevel: 'warning',
});
