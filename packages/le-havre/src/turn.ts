import {
  openOptions,
  pick,
  takeTop,
  type NumberedOptions,
  type Play,
  type Question,
  type Seat,
  type Steps,
} from '@quayside/engine';
import { cardBehind, cardOf } from './card.ts';
import { canEnter, enter } from './enter.ts';
import { OFFERS } from './goods.ts';
import { collectInterest, couldTrade } from './loans.ts';
import { stock } from './payment.ts';
import { isFinal, lastRound, roundOf, seatInTurn, TURNS } from './rounds.ts';
import { askToSettle } from './settle.ts';
import { TOWN, type Cards, type LeHavre } from './state.ts';
import { TILES, type Tile } from './tables/tiles.ts';
import { canBuy } from './trade.ts';
import { whyNotMain } from './why.ts';

/** Whether anything could be done before the supply comes in. */
const hasAside = (s: LeHavre, seat: Seat): boolean => couldTrade(s, seat, true) || canBuy(s, seat);

const SUPPLY = pick(['supply']);
/** New goods come in when the player says so: until then there is time to buy, sell and repay. */
const supply: Question<LeHavre, 'supply'> = {
  confirm: true,
  offer: () => SUPPLY,
  answer: (play) => bringSupply(play),
};

function bringSupply(play: Play<LeHavre>): void {
  const { s } = play;
  if (s.tiles[s.turn % TURNS] !== undefined) {
    unload(play);
    return;
  }
  play.then('turned');
  play.reveal('tiles');
}

function unload(play: Play<LeHavre>): void {
  const { s } = play;
  const place = s.turn % TURNS;
  const name = s.tiles[place] as string; // turned by now
  const { brings, interest } = TILES[name] as Tile;
  for (const token in brings) play.gain(s.offer, token);
  play.tell('supply', { seat: seatInTurn(s), tile: name, place: place + 1, goods: brings });
  if (interest) collectInterest(play, seatInTurn(s));
}

const TAKE = OFFERS.map((token) => ({ token, option: `take:${token}` }));
const PASS = 'pass';

/** What a main action could be: the offer spaces, then the buildings of the town and of everybody. */
const MAIN: NumberedOptions<LeHavre> = {
  count(s) {
    let n = TAKE.length + s.town.length;
    for (let owner = 0; owner < s.own.length; owner++) n += (s.own[owner] as Cards).length;
    return n;
  },
  at(s, seat, i) {
    const take = TAKE[i];
    if (take !== undefined) return (s.offer[take.token] as number) > 0 ? take.option : null;
    let at = i - TAKE.length;
    if (at < s.town.length) return entry(s, seat, s.town[at] as string, TOWN);
    at -= s.town.length;
    let owner = 0;
    for (; at >= (s.own[owner] as Cards).length; owner++) at -= (s.own[owner] as Cards).length;
    return entry(s, seat, s.own[owner]?.[at] as string, owner);
  },
};

/** The option to enter a building, if it is open. */
function entry(s: LeHavre, seat: Seat, id: string, owner: Seat): string | null {
  const card = cardOf(id);
  return canEnter(s, seat, card, owner) ? card.enter : null;
}

/** One main action: everything on one offer space, or a building. */
const main: Question<LeHavre, 'main'> = {
  confirm: true,
  numbered: MAIN,
  offer(s, seat) {
    const options = openOptions(MAIN, s, seat, undefined);
    // Only in the final stage can there be nothing left to do (ruling LH-22).
    if (options.length === 0) options.push(PASS);
    return pick(options);
  },
  why: whyNotMain,
  answer(play, seat, what) {
    const card = cardBehind(what);
    const taken = TAKE.find(({ option }) => option === what);
    if (card) enter(play, seat, card.id);
    else if (taken) takeOffer(play, seat, taken.token);
    else play.tell('pass', { seat });
  },
};

function takeOffer(play: Play<LeHavre>, seat: Seat, token: string): void {
  const { s } = play;
  const n = s.offer[token] ?? 0;
  play.move(s.offer, stock(s, seat), token, n);
  if (play.events) play.tell('take', { seat, goods: { [token]: n } });
}

const END = pick(['end']);
/** The end of a turn is the player's own. */
const end: Question<LeHavre, 'end'> = {
  confirm: true,
  commits: true,
  offer: () => END,
  answer: () => undefined,
};

export const questions = { supply, main, end };
export const steps = {
  turn(play) {
    const { s } = play;
    const seat = seatInTurn(s);
    if (s.turn % TURNS === 0 && !isFinal(s)) play.tell('round', { round: roundOf(s), rounds: lastRound(s) });
    play.tell(isFinal(s) ? 'last' : 'turn', { seat });
    play.then('ended');
    play.ask(seat, 'end');
    if (isFinal(s)) {
      play.ask(seat, 'main');
      return;
    }
    play.then('act', { seat });
    if (hasAside(s, seat)) play.ask(seat, 'supply');
    else bringSupply(play);
  },
  turned(play) {
    const { s } = play;
    s.tiles = [...s.tiles, takeTop(s, 'tiles')];
    if (s.tiles.length === TURNS) {
      delete s.piles?.['tiles'];
      delete s.unseen?.['tiles'];
    }
    unload(play);
  },
  act: (play, { seat }) => play.ask(seat, 'main'),
  ended(play) {
    const { s } = play;
    s.sold = [];
    if (isFinal(s)) {
      const seat = seatInTurn(s);
      if (seat + 1 < s.setup.seats) {
        s.turn++;
        play.then('turn');
      } else {
        play.then('over');
        askToSettle(play, seat);
      }
      return;
    }
    if (s.turn % TURNS === TURNS - 1) play.then('harvest');
    else {
      s.turn++;
      play.then('turn');
    }
  },
  over(play) {
    play.s.turn++;
    play.tell('over');
    play.end();
  },
} satisfies Partial<Steps<LeHavre>>;
