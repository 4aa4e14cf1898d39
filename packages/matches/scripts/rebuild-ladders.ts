// Makes all that is counted anew from the finished matches, ladders, seasons and what wins:
// `pnpm --filter @quayside/matches ladders [game …]`.
import path from 'node:path';
import { openDatabase } from '@quayside/db';
import { games } from '@quayside/games';
import { rebuildHoldings } from '../src/records/holdings.ts';
import { rebuildLadders } from '../src/ratings/ratings.ts';

const known = games.map((one) => one.id);
const wanted = process.argv.slice(2);
const unknown = wanted.filter((game) => !known.includes(game));
if (unknown.length > 0) {
  console.error(`No game is called ${unknown.join(', ')}. There are ${known.join(', ')}.`);
  process.exit(2);
}
const root = path.resolve(import.meta.dirname, '../../..');
const database = await openDatabase({ dir: path.resolve(root, process.env['DATA_DIR'] ?? '.data') }).catch(
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
try {
  for (const game of wanted.length > 0 ? wanted : known) {
    const { matches, people } = await rebuildLadders(database.db, game);
    const counted = await rebuildHoldings(database.db, game);
    console.log(`${game}: ${people} people from ${matches} rated matches, what wins from ${counted} matches`);
  }
} finally {
  await database.close();
}
