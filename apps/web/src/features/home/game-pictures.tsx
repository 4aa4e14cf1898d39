import { type ReactNode } from 'react';
import { gameIds } from '@quayside/games/load';
import { inkOf, Vignette } from '@quayside/ui/art';

/** Each game's picture, in the grammar of `@quayside/ui/art`. A game without one shows the quay. */
const SCENES: { readonly [game: string]: readonly [scene: string, good: string] } = {
  'le-havre': ['town, sea, pierdeck 44 -2, liner -10 2 .9, crane 34 -4 .9, smoke -16 -24 .8, bird -36 -30', 'brick'],
  'inland-port': ['town, river, bridge:u 0 0, bird -22 -30, bird 14 -33 .8', 'fish'],
  tidewater: ['hills, sea, pierdeck -30 -1, crates -36 -4, lamp -18 -4, boat 14 4 1.1, bird 30 -28', 'wood'],
  'salty-ocean': ['dune, sea, tall -14 3 .9, boat 24 4 .8, bird 20 -30, bird 34 -26 .8', 'salt'],
};
const QUAY = ['town, quay, crane -24, crates 8, barrels 28', 'good'] as const;

/** The picture of each game, drawn by the server so that no browser has to load the brushes. */
export const gamePictures: { readonly [game: string]: ReactNode } = Object.fromEntries(
  gameIds.map((id) => {
    const [scene, good] = SCENES[id] ?? QUAY;
    return [id, <Vignette key={id} scene={scene} ink={inkOf(good)} fit="whole" className="h-full w-full" />];
  }),
);
