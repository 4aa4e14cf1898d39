// Written by `pnpm quayside register` from the field `quayside` of the packages’ manifests. Do not edit it.
import type { IndexCards } from '@quayside/ui/art';

export const cards: { readonly [game: string]: () => Promise<IndexCards> } = {
  'inland-port': async () => (await import('@quayside/inland-port-board/cards')).cardsOf,
  'le-havre': async () => (await import('@quayside/le-havre-board/cards')).cardsOf,
  'salty-ocean': async () => (await import('@quayside/salty-ocean-board/cards')).cardsOf,
};
