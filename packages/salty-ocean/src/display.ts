import type { Bag, Display, Seat, Sheet, Meeple } from '@quayside/engine';
import { BUILDINGS, NOTRE_DAME_COINS, SALINE_OUTPUT } from './buildings.ts';
import { priceOf } from './market.ts';
import { SHIPS, TYPES } from './print.ts';
import { limitOf } from './purse.ts';
import { sheetOf } from './scoring.ts';
import { buildersOf, coinsOf, goodsIn, holdRoom, playerOf, roundPlace, storeRoom, type SaltyOcean } from './state.ts';
import { coveredPlaces, knownTile, tileTerm } from './tiles.ts';

/** The table in words, for boards that know nothing of ships and markets. */
export function display(s: SaltyOcean): Display {
  return {
    seats: s.players.map((_, seat) => sheet(s, seat)),
    table: {
      round: s.round,
      tile: shown(s, roundPlace(s.round)),
      'next-tile': shown(s, roundPlace(s.round + 1)),
      ...seenTiles(s),
      prices: Object.fromEntries(goodsIn(s).map((good) => [good, priceOf(s, good)])),
      costs: Object.fromEntries(TYPES.map((type, i) => [type, s.costs[i] ?? 0])),
      passes: s.passes,
    },
    spaces: Object.fromEntries(
      BUILDINGS.flatMap(({ id, track }, n) => (track ? [] : [[id, markers(buildersOf(s, n))]])),
    ),
  };
}

function shown(s: SaltyOcean, place: string): string {
  const tile = knownTile(s, place);
  return tile === null ? '–' : tileTerm(s, tile);
}

const markers = (seats: readonly Seat[]): Meeple[] => seats.map((seat) => ({ seat }));

/** Covered tiles that this viewer has seen. */
function seenTiles(s: SaltyOcean): Sheet {
  const seen = coveredPlaces(s).flatMap((place) => {
    const tile = knownTile(s, place);
    return tile === null ? [] : [[`tile-${place}`, tileTerm(s, tile)] as const];
  });
  return Object.fromEntries(seen);
}

function sheet(s: SaltyOcean, seat: Seat): Sheet {
  const player = playerOf(s, seat);
  const limit = limitOf(s, seat);
  const fields: { [field: string]: Sheet[string] } = {
    coins: coinsOf(s, seat),
    order: s.order.indexOf(seat) + 1,
    store: cargo(s, player.store),
    'store-room': storeRoom(player),
  };
  player.ships.forEach((ship, i) => {
    if (ship.at === 'unbuilt') return;
    fields[`${SHIPS[i] ?? ''}-${ship.at}`] = cargo(s, ship.hold);
    fields[`${SHIPS[i] ?? ''}-room`] = holdRoom(i, ship);
  });
  fields['saline'] = SALINE_OUTPUT[player.saline] ?? 0;
  fields['notre-dame'] = NOTRE_DAME_COINS[player.notreDame] ?? 0;
  if (coinsOf(s, seat) > limit) fields['over-limit'] = coinsOf(s, seat) - limit;
  fields['buildings'] = BUILDINGS.flatMap(({ id }, n) => (buildersOf(s, n).includes(seat) ? [id] : []));
  fields['bonus'] = Object.entries(sheetOf(s, seat).lines).reduce(
    (sum, [line, n]) => (line === 'coins' ? sum : sum + n),
    0,
  );
  return fields;
}

const cargo = (s: SaltyOcean, bag: Bag): Bag => Object.fromEntries(goodsIn(s).map((good) => [good, bag[good] ?? 0]));
