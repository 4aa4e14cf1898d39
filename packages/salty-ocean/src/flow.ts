import { pick, numbers, seatsFrom, type Play, type Question } from '@quayside/engine';
import { movePrice, priceOf } from './market.ts';
import { GOODS, START_COINS } from './print.ts';
import { earn } from './purse.ts';
import { coinsOf, goodsIn, NONE, roundPlace, ROUND_PLACES, type SaltyOcean } from './state.ts';
import { activeTile, knownTile, tileTerm } from './tiles.ts';

/** The start player is drawn, the others follow in order of seats (ruling SO-1). */
export const begin = (play: Play<SaltyOcean>): void => play.chance('first', { roll: 'first' });

export const first: Question<SaltyOcean, 'first'> = {
  offer: (s) => pick(numbers(s.players.length - 1)),
  answer(play, _, seat) {
    const { s } = play;
    s.order = seatsFrom(Number(seat), s.players.length);
    s.order.forEach((one, place) => earn(play, one, START_COINS[place] as number)); // there are four at most
    play.tell('order', { seats: s.order.slice(), coins: s.order.map((one) => coinsOf(s, one)) });
    play.then('events');
    play.reveal(roundPlace(1));
  },
};

/** Phase 1: the open tile moves the prices and brings the weather; then the tile of the next round is turned. */
export function events(play: Play<SaltyOcean>): void {
  const { s } = play;
  s.round++;
  const tile = activeTile(s);
  const times = s.setup.options.doubled && s.players.length === 2 ? 2 : 1;
  for (const good of goodsIn(s)) movePrice(s, good, times * (tile.shift[GOODS.indexOf(good)] ?? 0));
  s.pirates = tile.extra === 'pirates';
  if (play.events) {
    play.tell('round', { round: s.round, tile: tileTerm(s, tile.id) });
    play.tell('prices', { prices: Object.fromEntries(goodsIn(s).map((good) => [good, priceOf(s, good)])) });
  }
  s.turn = 0;
  s.passes = 0;
  play.then('turns');
  if (s.round < ROUND_PLACES.length) play.reveal(roundPlace(s.round + 1));
}

/** Phase 2, with the next tile in sight. */
export function turns(play: Play<SaltyOcean>): void {
  const { s } = play;
  const tile = knownTile(s, roundPlace(s.round + 1));
  if (play.events && tile !== null) play.tell('forecast', { tile: tileTerm(s, tile) });
  turn(play);
}

/** Whoever can do nothing passes by itself (ruling SO-25). */
function turn(play: Play<SaltyOcean>): void {
  const { s } = play;
  s.did = NONE;
  s.clockBuilt = false;
  play.ask(s.order[s.turn] as number, 'act'); // the turn is a place in the order
}

/** The phase ends when all have passed in a row. */
export function next(play: Play<SaltyOcean>): void {
  const { s } = play;
  if (s.passes === s.players.length) {
    play.then('round-end');
    return;
  }
  s.turn = (s.turn + 1) % s.players.length;
  turn(play);
}

/** The end of a turn is the player's own. */
const END = pick(['end']);
export const end: Question<SaltyOcean, 'end'> = {
  confirm: true,
  commits: true,
  offer: () => END,
  answer: next,
};
