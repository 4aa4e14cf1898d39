import { pick, takeTop, type Play, type Question, type Seat, type Steps } from '@quayside/engine';
import { cardOf } from './card.ts';
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

/** One main action: everything on one offer space, or a building. */
const main: Question<LeHavre, 'main'> = {
  confirm: true,
  offer(s, seat) {
    const options: string[] = [];
    for (const { token, option } of TAKE) if ((s.offer[token] as number) > 0) options.push(option);
    addOpen(s, seat, s.town, TOWN, options);
    for (let owner = 0; owner < s.own.length; owner++) addOpen(s, seat, s.own[owner] as Cards, owner, options);
    // Only in the final stage can there be nothing left to do (ruling LH-22).
    if (options.length === 0) options.push(PASS);
    return pick(options);
  },
  why: whyNotMain,
  answer(play, seat, what) {
    const [verb, id = ''] = what.split(':');
    if (verb === 'take') takeOffer(play, seat, id);
    else if (verb === 'enter') enter(play, seat, id);
    else play.tell('pass', { seat });
  },
};

/** Which of somebody's buildings can be entered. */
function addOpen(s: LeHavre, seat: Seat, ids: readonly string[], owner: Seat, options: string[]): void {
  for (let i = 0; i < ids.length; i++) {
    const card = cardOf(ids[i] as string);
    if (canEnter(s, seat, card, owner)) options.push(card.enter);
  }
}

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
