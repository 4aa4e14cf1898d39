import { type ReactNode } from 'react';
import { gameIds, loadGame } from '@quayside/games/load';
import { inkOf, Vignette } from '@quayside/ui/art';

/** A game without a picture shows the quay. */
const QUAY = { scene: 'town, quay, crane -24, crates 8, barrels 28', good: 'good' };

/** The picture of each game, drawn by the server so that no browser has to load the brushes. */
export async function gamePictures(): Promise<{ readonly [game: string]: ReactNode }> {
  const games = await Promise.all(gameIds.map(loadGame));
  return Object.fromEntries(
    games.map(({ id, listing }) => {
      const { scene, good } = listing?.picture ?? QUAY;
      return [id, <Vignette key={id} scene={scene} ink={inkOf(good)} fit="whole" className="h-full w-full" />];
    }),
  );
}
