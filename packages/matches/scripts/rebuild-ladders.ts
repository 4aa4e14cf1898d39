// Makes the ladders anew from the finished matches: `pnpm --filter @quayside/matches ladders [game …]`.
import { openDatabase } from '@quayside/db';
import { games } from '@quayside/games';
import { rebuildLadders } from '../src/ratings.ts';

const wanted = process.argv.slice(2);
const database = await openDatabase({ dir: process.env['QUAYSIDE_DATA'] });
try {
  for (const game of wanted.length > 0 ? wanted : games.map((one) => one.id)) {
    const { matches, people } = await rebuildLadders(database.db, game);
    console.log(`${game}: ${people} people from ${matches} rated matches`);
  }
} finally {
  await database.close();
}
