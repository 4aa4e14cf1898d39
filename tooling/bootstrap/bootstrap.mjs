// npm start and npm test on a fresh clone. No dependencies: it runs before there are any.
import { fileURLToPath } from 'node:url';

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Quayside needs Node 20.19 or newer, and this is Node ${process.versions.node}.`);
  console.error('Get a newer one from https://nodejs.org and try again.');
  process.exit(1);
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const { endOnSignal, Failure } = await import('./processes.mjs');
const task = process.argv[2] ?? 'start';

try {
  endOnSignal(task === 'start' ? 'success' : 'interrupted');
  const { install } = await import('./install.mjs');
  await install(root, task);
  if (task === 'start') await (await import('./serve.mjs')).serve(root);
  else if (task === 'test') process.exitCode = (await (await import('./checks.mjs')).runChecks(root)) ? 0 : 1;
  else throw new Failure(`There is no task called "${task}"; there are start and test.`);
} catch (error) {
  if (!(error instanceof Failure)) throw error;
  console.error(`\n${error.message}`);
  process.exitCode = 1;
}
