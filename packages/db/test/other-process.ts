// Another process on a data folder: opens it, and with `write` stores rows until it is killed, saying each number once it is stored.
import { account, openDatabase } from '../src/index.ts';

const [dir, what] = process.argv.slice(2);
const database = await openDatabase({ url: '', dir });
if (what === 'write')
  for (let i = 0; ; i++) {
    await database.db.insert(account).values({ id: String(i), name: 'n' });
    process.stdout.write(`${i}\n`);
  }
await database.close();
