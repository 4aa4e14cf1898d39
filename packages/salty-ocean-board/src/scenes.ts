import type { BuildingId } from '@quayside/salty-ocean/rules';

/** Each building's scene, in the grammar of `@quayside/ui/art`: parts from back to front. */
// prettier-ignore
export const SCENES: { readonly [building: string]: string } = {
  'saline': 'dune, sea, heap:w -22 -1 1.2, heap:w 4 0 1.6, heap:w 28 0, cart -38 3 .8, bird 24 -30',
  'depot': 'town, street, works:u -6 0 1.05, barrels 26 3, crates -34 3 .9',
  'notre-dame': 'town, street, church:u 6 0 1.12, tower:u -24 0 1.05, lamp 40 4 .8',
  'windows': 'town, street, temple:y 0 0 1.05, lamp -38 4, lamp 38 4',
  'shipyard': 'quay, gantry -4 0 1, slip:b -4 3 .9, planks 34 2 .8',
  'academy': 'town, street, palace:u 0 0 .9, flag:y 0 -30 .6, person:u -36 5',
  'lighthouse': 'sea, dune -30 2, lighthouse:b -4 0 1.05, boat 28 4 .7, bird 30 -28',
  'saint-maclou': 'town, street, church:b 0 0 1.05, tree -34 1 .8, tree 36 1 .8',
  'finance-office': 'town, street, mansard:y 0 0 1.05, scales 30 4 .9, coins -31 4 .9',
  'inn': 'town, street, cottage:b -4 0 1.1, chimney 10 -22, smoke 10 -32 .8, barrels 32 3 .8, lamp -33 4',
  'bank': 'town, street, temple:u 0 0 .95, coins 32 4, coins -33 4 .8',
  'vault': 'town, street, works:k 0 0 1.05, coins -12 3 1.1, coins 14 3 1.1',
  'town-hall': 'town, street, palace:b 0 0 1, tower:b 0 -8 .7, flag:b -30 -18 .5',
  'clock': 'town, street, gate:y 0 0 1.05, tower:y -1 -4 1, house:b -34 0 .8, house:t 35 0 .8',
  'fierte': 'town, street, tower:b -12 0 .95, shop:y 16 0 .9, person:b 36 5, person:u -34 5',
};

/** What it is built for: the colour of its sky. */
export const SIGN: { readonly [id in BuildingId]: string } = {
  saline: 'salt',
  depot: 'wood',
  'notre-dame': 'fish',
  windows: 'cod',
  shipyard: 'wood',
  academy: 'fish',
  lighthouse: 'fish',
  'saint-maclou': 'food',
  'finance-office': 'franc',
  inn: 'clay',
  bank: 'franc',
  vault: 'franc',
  'town-hall': 'clay',
  clock: 'grain',
  fierte: 'herring',
};
