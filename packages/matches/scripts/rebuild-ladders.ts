// Makes all that is counted anew from the finished matches, ladders, seasons and what wins:
// `pnpm --filter @quayside/matches ladders [game …]`.
import { openDatabase } from '@quayside/db';
import { games } from '@quayside/games';
import { rebuildHoldings } from '../src/holdings.ts';
import { rebuildLadders } from '../src/ratings.ts';

const wanted = process.argv.slice(2);
const database = await openDatabase({ dir: process.env['QUAYSIDE_DATA'] });
try {
  for (const game of wanted.length > 0 ? wanted : games.map((one) => one.id)) {
    const { matches, people } = await rebuildLadders(database.db, game);
    const counted = await rebuildHoldings(database.db, game);
    console.log(`${game}: ${people} people from ${matches} rated matches, what wins from ${counted} matches`);
  }
} finally {
  await database.close();
}
