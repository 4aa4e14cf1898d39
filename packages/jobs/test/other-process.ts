// A runner in a process of its own, to be killed: says `began <key>` for each job, `sent <key>` where it is to send something, and ends
// the job only if told to.
import { openDatabase } from '@quayside/db';
import { JobRunner, defineJob } from '../src/index.ts';

const [url = '', what] = process.argv.slice(2);
const database = await openDatabase({ url });
const runner = new JobRunner(database, { lockMs: 900 });
runner.handle(defineJob<{ n: number }>('count'), async (_payload, { key, once }) => {
  process.stdout.write(`began ${key}\n`);
  if (what === 'send' && (await once('mail'))) process.stdout.write(`sent ${key}\n`);
  if (what !== 'end') await new Promise(() => undefined);
});
await runner.start();
process.stdout.write('ready\n');
setInterval(() => undefined, 1000);
