import { pick, type Asking, type Play, type Question, type Seat } from '@quayside/engine';
import { INN, INN_COINS, LIGHTHOUSE, SALINE_OUTPUT } from './buildings.ts';
import { STORE } from './lose.ts';
import { DEEPEST_DEBT, ROUNDS, SHIPS } from './print.ts';
import { earn, fine, interestOf, limitOf } from './purse.ts';
import { barrelsIn, buildersOf, coinsOf, playerOf, shipOf, storeRoom, type SaltyOcean } from './state.ts';

/** Phase 3, in the order of the rule book: first the lighthouses, whose owners decide simultaneously. */
export function roundEnd(play: Play<SaltyOcean>): void {
  const { s } = play;
  play.tell('round-end', { round: s.round });
  play.then('fierte');
  const asking: Asking<SaltyOcean>[] = [];
  for (const seat of buildersOf(s, LIGHTHOUSE)) {
    const damaged = damagedShips(s, seat);
    if (damaged.length === 1) mend(play, seat, damaged[0] as number);
    else if (damaged.length > 1) asking.push({ seat, key: 'repair' });
  }
  play.askTogether(asking);
}

const damagedShips = (s: SaltyOcean, seat: Seat): number[] =>
  playerOf(s, seat).ships.flatMap(({ damage }, ship) => (damage > 0 ? [ship] : []));

function mend(play: Play<SaltyOcean>, seat: Seat, ship: number): void {
  shipOf(play.s, seat, ship).damage = 0;
  if (play.events) play.tell('repair', { seat, ship: SHIPS[ship] ?? '' });
}

/** One damaged ship, wherever it is, or none (ruling SO-18). */
export const repair: Question<SaltyOcean, 'repair'> = {
  offer: (s, seat) => pick([...damagedShips(s, seat).map((ship) => SHIPS[ship] as string), 'none']),
  answer(play, seat, name) {
    if (name !== 'none') mend(play, seat, (SHIPS as readonly string[]).indexOf(name));
  },
};

/** The clocks are put back, and the salines make salt; what does not fit into a warehouse is lost. */
export function production(play: Play<SaltyOcean>): void {
  const { s } = play;
  play.then('income');
  const asking: Asking<SaltyOcean>[] = [];
  for (const seat of s.order) {
    const player = playerOf(s, seat);
    player.clockUsed = false;
    const n = SALINE_OUTPUT[player.saline] as number; // levels are those of the table
    play.gain(player.store, 'salt', n);
    if (play.events) play.tell('salt', { seat, n });
    const surplus = barrelsIn(player.store) - storeRoom(player);
    if (surplus > 0) asking.push({ seat, key: 'lose', data: { place: STORE, n: surplus } });
  }
  play.askTogether(asking);
}

/** Rent, interest, fines, costs, limits, turn order; after the fifth round the game is over. */
export function income(play: Play<SaltyOcean>): void {
  const { s } = play;
  const inns = buildersOf(s, INN);
  const rent = INN_COINS + s.players.length - inns.length;
  for (const seat of inns) {
    earn(play, seat, rent);
    if (play.events) play.tell('rent', { seat, n: rent });
  }
  for (const seat of s.order) {
    const interest = interestOf(s, seat);
    if (interest === 0) continue;
    earn(play, seat, interest);
    if (play.events) play.tell('interest', { seat, n: interest });
  }
  for (const seat of s.order) if (coinsOf(s, seat) < 0 && coinsOf(s, seat) > DEEPEST_DEBT) fine(play, seat);
  s.costs.fill(0);
  play.tell('costs');
  for (const seat of s.order) trim(play, seat);
  if (s.round === ROUNDS) {
    play.tell('over');
    play.end();
    return;
  }
  // Sorting keeps whoever is ahead ahead where coins are equal.
  s.order.sort((a, b) => coinsOf(s, a) - coinsOf(s, b));
  if (play.events) play.tell('order', { seats: s.order.slice(), coins: s.order.map((seat) => coinsOf(s, seat)) });
  play.then('events');
}

/** Coins above the limit go back. */
function trim(play: Play<SaltyOcean>, seat: Seat): void {
  const over = coinsOf(play.s, seat) - limitOf(play.s, seat);
  if (over <= 0) return;
  play.spend(playerOf(play.s, seat).purse, 'coin', over);
  if (play.events) play.tell('limit', { seat, n: over });
}
