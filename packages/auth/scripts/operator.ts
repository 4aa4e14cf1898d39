// What only the operator of a server may do: `pnpm operator` says what there is.
import path from 'node:path';
import { openDatabase } from '@quayside/db';
import { askServer, operatorSocket, runOperatorCommand, type OperatorAnswer } from '../src/operator.ts';

const command = process.argv.slice(2);
const root = path.resolve(import.meta.dirname, '../../..');
const dir = path.resolve(root, process.env['DATA_DIR'] || '.data');

/** A running server has its embedded database for itself, so it is asked; otherwise the database is. */
async function ask(): Promise<OperatorAnswer> {
  const answered = process.env['DATABASE_URL'] ? null : await askServer(operatorSocket(dir), command);
  if (answered) return answered;
  const database = await openDatabase({ dir });
  try {
    return await runOperatorCommand(database.db, command);
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
