import { pick, type Play, type Question, type Seat } from '@quayside/engine';
import { barrels, barrelsNamed } from './barrels.ts';
import { FIERTE, SAINT_MACLOU } from './buildings.ts';
import { losing } from './lose.ts';
import { BAD_CATCH, HOLDS, PIRATE_DAMAGE, SHIPS, STORM_DAMAGE, type ShipName } from './print.ts';
import { amountIn, barrelsIn, holdRoom, owns, shipOf, type SaltyOcean, type Voyage } from './state.ts';
import { activeTile } from './tiles.ts';

/** Whether pirates would attack a ship of this seat that leaves now. */
export const meetsPirates = (s: SaltyOcean, seat: Seat): boolean => s.pirates && !owns(s, seat, SAINT_MACLOU);

/** The ships leave the harbour one after the other; the first meets the pirates. */
export function sail(play: Play<SaltyOcean>, seat: Seat, ships: readonly number[], cost: number): void {
  if (play.events) play.tell('sail', { seat, cost, ships: ships.map(nameOf) });
  for (let i = ships.length - 1; i >= 0; i--) {
    const ship = ships[i] as number;
    shipOf(play.s, seat, ship).at = 'ocean';
    play.then('depart', { seat, ship });
  }
}

export function comeBack(play: Play<SaltyOcean>, seat: Seat, ships: readonly number[], cost: number): void {
  if (play.events) play.tell('return', { seat, cost, ships: ships.map(nameOf) });
  for (const ship of ships) shipOf(play.s, seat, ship).at = 'harbour';
}

/** Storm and pirates first, then a bad catch, then fishing (ruling SO-5). */
export function depart(play: Play<SaltyOcean>, { seat, ship }: Voyage): void {
  const { s } = play;
  if (activeTile(s).storm) damage(play, seat, ship, STORM_DAMAGE, 'storm');
  if (meetsPirates(s, seat)) {
    s.pirates = false;
    damage(play, seat, ship, PIRATE_DAMAGE, 'pirates');
  }
  const one = shipOf(s, seat, ship);
  const surplus = barrelsIn(one.hold) - holdRoom(ship, one);
  if (surplus <= 0) {
    fish(play, { seat, ship });
    return;
  }
  play.then('fish', { seat, ship });
  losing(play, seat, nameOf(ship), surplus);
}

/** Empty spaces are hit first; there is nothing left to hit in a hold without spaces. */
function damage(play: Play<SaltyOcean>, seat: Seat, ship: number, n: number, by: 'storm' | 'pirates'): void {
  const one = shipOf(play.s, seat, ship);
  const hits = Math.min(n, (HOLDS[ship] as number) - one.damage);
  one.damage += hits;
  if (play.events) play.tell(by, { seat, ship: nameOf(ship), n: hits, room: holdRoom(ship, one) });
}

/** All salt aboard becomes fish; fish that is aboard already stays (ruling SO-4). */
export function fish(play: Play<SaltyOcean>, { seat, ship }: Voyage): void {
  const { s } = play;
  const { hold } = shipOf(s, seat, ship);
  let salt = amountIn(hold, 'salt');
  if (salt > 0 && activeTile(s).extra === 'bad-catch' && !owns(s, seat, FIERTE)) {
    play.spend(hold, 'salt', BAD_CATCH);
    salt -= BAD_CATCH;
    if (play.events) play.tell('bad-catch', { seat, ship: nameOf(ship) });
  }
  if (salt > 0) play.ask(seat, 'catch', { ship: nameOf(ship), n: salt });
}

/** Herring or cod for each barrel of salt; with two players there is herring only, and nobody is asked. */
export const catchFish: Question<SaltyOcean, 'catch'> = {
  offer: (s, _, { n }) => (s.players.length === 2 ? HERRING : EITHER)[n] ?? pick([]),
  answer(play, seat, option, { ship }) {
    const [, herring, cod] = barrelsNamed(option).counts;
    const { hold } = shipOf(play.s, seat, SHIPS.indexOf(ship));
    play.spend(hold, 'salt', herring + cod);
    if (herring > 0) play.gain(hold, 'herring', herring);
    if (cod > 0) play.gain(hold, 'cod', cod);
    if (play.events)
      play.tell('catch', { seat, ship, barrels: cod > 0 ? (herring > 0 ? { herring, cod } : { cod }) : { herring } });
  },
};

const LARGEST = Math.max(...HOLDS);
const HERRING = Array.from({ length: LARGEST + 1 }, (_, n) => pick([barrels(0, n, 0).option]));
const EITHER = Array.from({ length: LARGEST + 1 }, (_, n) =>
  pick(Array.from({ length: n + 1 }, (_, cod) => barrels(0, n - cod, cod).option)),
);

/** There are three ships, which an index can't say. */
const nameOf = (ship: number): ShipName => SHIPS[ship] as ShipName;
