import type { Messages } from '@quayside/engine';
import { BUILDINGS } from '../buildings.ts';
import { FLEET_NAMES } from '../fleets.ts';
import { EVENTS, GOODS, type EventTile } from '../print.ts';
import { HELD, ROUND_PLACES, SPARE_PLACES } from '../state.ts';
import { WITHOUT_COD } from '../tiles.ts';
import type { Language } from './languages.ts';

/** What terms are put together with. */
interface Connectives {
  readonly and: string;
  readonly tile: string;
  readonly round: string;
  readonly spare: string;
}

/** Words that follow from the tables: buildings, fleets, tiles and where they lie. */
export function terms(language: Language, own: Messages, words: Connectives): Messages {
  const term = (word: string) => own[`term.${word}`] ?? word;
  const made: { [key: string]: string } = {};
  for (const one of BUILDINGS) made[`term.${one.id}`] = one[language];
  for (const fleet of FLEET_NAMES) made[`term.${fleet}`] ??= listed(fleet.split('+').map(term), words.and);
  EVENTS.forEach((tile, i) => {
    const name = `${words.tile} ${i + 1}`;
    made[`term.${tile.id}`] = `${name} (${onTile(tile, GOODS, term)})`;
    made[`term.${tile.id}${WITHOUT_COD}`] = `${name} (${onTile(tile, GOODS.slice(0, -1), term)})`;
  });
  ROUND_PLACES.forEach((place, i) => {
    made[`term.${place}`] = `${words.round} ${i + 1}`;
    made[`view.tile-${place}`] = `${words.round} ${i + 1}`;
  });
  SPARE_PLACES.forEach((place, i) => {
    made[`term.${place}`] = `${words.spare} ${i + 1}`;
    made[`view.tile-${place}`] = `${words.spare} ${i + 1}`;
  });
  // Boards show what is known of the tiles, not the places they lie in.
  for (const place of [...ROUND_PLACES, ...SPARE_PLACES, HELD]) made[`view.${place}`] = '';
  return made;
}

/** `salt +1, herring +3, cod −1; calm, pirates`. */
function onTile({ shift, storm, extra }: EventTile, goods: readonly string[], term: (word: string) => string): string {
  const shifts = goods.map((good, i) => `${term(good)} ${signed(shift[i] ?? 0)}`);
  const sea = [storm ? 'storm' : 'calm', ...(extra ? [extra] : [])].map(term);
  return `${shifts.join(', ')}; ${sea.join(', ')}`;
}
const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');

const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1) ?? ''}`;
