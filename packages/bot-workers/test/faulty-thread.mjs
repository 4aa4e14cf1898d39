// A thread that does what its job's level says: for tests of what a bad module can do.
import { parentPort } from 'node:worker_threads';

const behaviours = {
  endless: () => {
    for (;;);
  },
  exit: () => process.exit(3),
  memory: () => {
    for (const all = []; ;) all.push(Array.from({ length: 100_000 }, (_, i) => ({ i })));
  },
  uncaught: () =>
    setTimeout(() => {
      throw new Error('thrown outside of the job');
    }),
  error: () => parentPort.postMessage({ error: 'the rules threw' }),
};

parentPort.on('message', ({ job, budget }) => {
  const behave = behaviours[job.level];
  if (behave) behave();
  else parentPort.postMessage({ result: { level: job.level, budget } });
});
parentPort.postMessage('ready');
