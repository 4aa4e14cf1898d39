// Gives or takes the role of who looks after this place: `pnpm --filter @quayside/auth roles grant ann` or `… revoke ann`.
import path from 'node:path';
import { openDatabase } from '@quayside/db';
import { setRole } from '../src/roles.ts';

const [how, ...names] = process.argv.slice(2);
if ((how !== 'grant' && how !== 'revoke') || names.length === 0) {
  console.error('Say what to do and for whom, by username: roles grant ann, or roles revoke ann.');
  process.exit(2);
}
const root = path.resolve(import.meta.dirname, '../../..');
const dir = path.resolve(root, process.env['DATA_DIR'] ?? '.data');
const database = await openDatabase({ dir }).catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
try {
  for (const name of names) {
    const known = await setRole(database.db, name, how === 'grant' ? 'admin' : 'player');
    if (!known) process.exitCode = 1;
    const done = how === 'grant' ? 'looks after this place now' : 'is a player like all others now';
    console.log(known ? `${name} ${done}.` : `No account with a confirmed address has the username ${name}.`);
  }
} finally {
  await database.close();
}
