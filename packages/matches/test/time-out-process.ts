// A process that does the jobs of matches until it is killed.
import { openDatabase } from '@quayside/db';
import { JobRunner } from '@quayside/jobs';
import { openMatches } from '../src/index.ts';

const database = await openDatabase({ url: process.argv[2] });
const jobs = new JobRunner(database, { lockMs: 600 });
const matches = await openMatches(database, { jobs });
await matches.beat();
await jobs.start();
process.stdout.write('ready\n');
setInterval(() => void matches.beat(), 5000);
