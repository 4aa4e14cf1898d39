import type { Game } from '@quayside/engine';

const USUAL = 50;

/** Games in the order in which they are listed: by what each says itself, then by their ids. */
export const inListingOrder = <G extends Pick<Game, 'id' | 'listing'>>(games: readonly G[]): G[] =>
  [...games].sort(
    (a, b) => (a.listing?.order ?? USUAL) - (b.listing?.order ?? USUAL) || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0),
  );
