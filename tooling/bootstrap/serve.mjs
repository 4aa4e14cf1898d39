import path from 'node:path';
import { pnpm } from './install.mjs';
import { Failure, run } from './processes.mjs';

/** Builds the web app, if anything has changed, and runs its server until somebody ends it. */
export async function serve(/** @type {string} */ root) {
  console.log('Building. The first time this takes about half a minute.');
  const build = pnpm(root, 'exec', 'turbo', 'run', 'build', '--filter=@quayside/web', '--output-logs=errors-only');
  if (!(await run(build, { cwd: root })).ok) throw new Failure('The build failed; the lines above say why.');

  const port = process.env['PORT'] ?? '3000';
  console.log(`Starting on http://localhost:${port}`);
  // Room for what every answer leaves behind: with less, a tenth of the time goes into tidying up (docs/performance.md).
  const server = [process.execPath, '--max-semi-space-size=64', path.join('dist', 'server.mjs')];
  const { code } = await run(server, {
    cwd: path.join(root, 'apps', 'web'),
    env: { NODE_ENV: 'production', PORT: port },
  });
  throw new Failure(`The server ended by itself with exit code ${code}; the lines above say why.`);
}
