// Writes every stored match as a record, one a line: `pnpm --silent --filter @quayside/matches dump > matches.jsonl`. `quayside replay
// --all` reads such a file, and runs this where it is given a database.
import path from 'node:path';
import { openDatabase } from '@quayside/db';
import { dumpRecords } from '../src/records/dump.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const database = await openDatabase({
  dir: path.resolve(root, process.env['DATA_DIR'] ?? '.data'),
  asItIs: true,
}).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
try {
  for await (const record of dumpRecords(database)) process.stdout.write(`${JSON.stringify(record)}\n`);
} finally {
  await database.close();
}
