// Written by `pnpm quayside register` from the field `quayside` of the packages’ manifests. Do not edit it.

export const gameIds: readonly string[] = ['inland-port', 'le-havre', 'salty-ocean', 'tidewater'];

/** The games that have a guided round. */
export const lessonIds: readonly string[] = ['inland-port', 'le-havre', 'salty-ocean', 'tidewater'];
