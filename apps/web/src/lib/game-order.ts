/** What most people come for; whatever else there is comes after these, and the sample game last of all. */
const FIRST = ['le-havre', 'inland-port', 'salty-ocean'];
const LAST = 'tidewater';

const rank = (id: string): number =>
  FIRST.includes(id) ? FIRST.indexOf(id) : id === LAST ? FIRST.length + 1 : FIRST.length;

/** Games as they are shown everywhere. */
export const sortGames = <T extends { readonly id: string }>(games: readonly T[]): T[] =>
  [...games].sort((a, b) => rank(a.id) - rank(b.id));
