import type { Edition } from './load.ts';

/**
 * Versions that stored matches were played by and that are no longer the newest, each bundled with the core of its day.
 * `quayside freeze <game>` writes this table from the `frozen` folders of the games' packages; never change a bundle by hand.
 */
export const frozen: { readonly [game: string]: { readonly [version: number]: () => Promise<Edition> } } = {};
