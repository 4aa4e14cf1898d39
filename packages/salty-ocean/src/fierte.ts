import { pick, type Bag, type Play, type Question, type Seat } from '@quayside/engine';
import { FIERTE, FIERTE_LOOKS } from './buildings.ts';
import { spaceOf } from './city.ts';
import { ROUNDS } from './print.ts';
import type { SaltyOcean } from './state.ts';
import { coveredPlaces, knownTile, swapTiles, tileTerm } from './tiles.ts';

/** The last round at whose end a covered tile can still come up. */
const LAST_LOOK = ROUNDS - 2;

/** The owners look one after the other, in turn order (rulings SO-16 and SO-17). */
export function fierte(play: Play<SaltyOcean>): void {
  const { s } = play;
  play.then('production');
  if (s.round > LAST_LOOK) return;
  for (let place = s.order.length - 1; place >= 0; place--) {
    const seat = s.order[place] as Seat; // the order lists all seats
    const n = spaceOf(s, seat, FIERTE, FIERTE_LOOKS);
    if (n !== undefined) play.ask(seat, 'look', { n });
  }
}

/** Which covered tiles, on the round track and beside it. Nothing is lost by looking at fewer. */
export const look: Question<SaltyOcean, 'look'> = {
  offer(s, _, { n }) {
    const from: Bag = {};
    const price: { [place: string]: number } = {};
    for (const place of coveredPlaces(s)) {
      from[place] = 1;
      price[place] = 2;
    }
    return { kind: 'bundle', from, max: n, price };
  },
  answer(play, seat, bag) {
    const places = Object.keys(bag).sort();
    if (places.length === 0) return;
    play.then('looked', { seat, places });
    for (const place of places) play.look(seat, place);
  },
};

/** Who has looked at two tiles may swap them, for all to see. */
export function looked(play: Play<SaltyOcean>, { seat, places }: { seat: Seat; places: readonly string[] }): void {
  if (play.events) {
    const tiles = places.map((place) => tileTerm(play.s, knownTile(play.s, place) ?? ''));
    play.tell('look', { seat, places: [...places] }, { seats: [seat], data: { tiles } });
  }
  if (places.length === 2) play.ask(seat, 'swap', { places: [...places] });
}

export const swap: Question<SaltyOcean, 'swap'> = {
  offer: () => SWAP,
  answer(play, seat, option, { places }) {
    const [one = '', other = ''] = places;
    if (option === 'swap') swapTiles(play.s, one, other);
    if (play.events) play.tell(option, { seat, places: [...places] });
  },
};
const SWAP = pick(['leave', 'swap']);
