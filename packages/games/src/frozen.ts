import type { Frozen } from './edition.ts';

/**
 * Versions that stored matches were played by and that are no longer the newest, each bundled with the core of its day.
 * `quayside freeze <game>` writes this table from the `frozen` folders of the games' packages; never change a bundle by hand.
 */
export const frozen: { readonly [game: string]: { readonly [version: number]: () => Promise<Frozen> } } = {
  tidewater: {
    0: () => import('@quayside/testkit/frozen/v0.js'),
  },
  'le-havre': {
    0: () => import('@quayside/le-havre/frozen/v0.js'),
  },
  'inland-port': {
    0: () => import('@quayside/inland-port/frozen/v0.js'),
  },
};
