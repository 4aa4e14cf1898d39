// Written by `pnpm quayside register` from the field `quayside` of the packages’ manifests. Do not edit it.
import type { Board } from '@quayside/ui/board';

export const boards: { readonly [game: string]: () => Promise<Board> } = {
  'inland-port': async () => (await import('@quayside/inland-port-board')).default,
  'le-havre': async () => (await import('@quayside/le-havre-board')).default,
  'salty-ocean': async () => (await import('@quayside/salty-ocean-board')).default,
};
