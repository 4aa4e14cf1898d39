// What only the operator of a server may do: `pnpm operator` says what there is.
import path from 'node:path';
import { openDatabase } from '@quayside/db';
import { askServer, moveDatabase, operatorSocket, runOperatorCommand, type OperatorAnswer } from '../src/operator.ts';

const FILE_COMMANDS = ['backup', 'restore'];

const root = path.resolve(import.meta.dirname, '../../..');
const dir = path.resolve(root, process.env['DATA_DIR'] || '.data');
const [name = '', ...words] = process.argv.slice(2);
// pnpm runs this in the package's folder and says where it was called.
const called = process.env['INIT_CWD'] ?? process.cwd();
const command = [name, ...(FILE_COMMANDS.includes(name) ? words.map((file) => path.resolve(called, file)) : words)];

/** A running server has its embedded database for itself, so it is asked; otherwise the database is. */
async function ask(): Promise<OperatorAnswer> {
  const moving = name === 'move-to-postgres';
  const url = moving ? undefined : process.env['DATABASE_URL'];
  const answered = url ? null : await askServer(operatorSocket(dir), command);
  if (answered) return answered;
  const database = await openDatabase({ url: url ?? '', dir });
  try {
    const [to, ...rest] = words;
    if (!moving || to === undefined || rest.length > 0) return await runOperatorCommand(database.db, command);
    const target = await openDatabase({ url: to });
    try {
      return await moveDatabase(database.db, target.db, path.join(dir, `moved-${Date.now()}.backup`));
    } finally {
      await target.close();
    }
  } finally {
    await database.close();
  }
}

try {
  const { done, text } = await ask();
  (done ? console.log : console.error)(text);
  if (!done) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
