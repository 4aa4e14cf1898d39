import { pick, topAsk, type Json, type Play, type Question, type Seat, type GameText } from '@quayside/engine';
import { cardOf, isCard } from './card.ts';
import { giveCard, giveShip, takeShip, without } from './cards.ts';
import { interestOf, reassess } from './loans.ts';
import { francs, gain, spend } from './payment.ts';
import { fillProposals, proposals, takeProposal } from './proposals.ts';
import { isFinal } from './rounds.ts';
import type { Cards, LeHavre } from './state.ts';
import { HULLS, isShip, SHIP_TYPES, shipOf, type ShipType } from './tables/ships.ts';
import { inOwnTurn, situationOf } from './windows.ts';

/** Nothing is cheaper. */
const LEAST = 2;

/** Whether this seat could buy it, given that it is for sale. What one has sold in this turn can't be bought back (ruling LH-15). */
function within(s: LeHavre, cash: number, id: string): boolean {
  const { price } = cardOf(id);
  return price !== null && price <= cash && (s.sold.length === 0 || !s.sold.includes(id));
}
const shipWithin = (s: LeHavre, cash: number, type: ShipType): boolean => {
  const { price } = HULLS[type];
  return price !== null && price <= cash && s.ships[type].length > 0;
};

/** What may be spent on a purchase: nobody borrows to buy, so the interest that is due stays (ruling LH-43). */
export const spendable = (s: LeHavre, seat: Seat): number =>
  francs(s, seat) - (topAsk(s, seat)?.key === 'interest' ? interestOf(s, seat) : 0);

/** What is for sale now and can be paid: the town's buildings, the top proposals, the top ship of each type. */
function forSale(s: LeHavre, seat: Seat): string[] {
  const cash = spendable(s, seat);
  const found: string[] = [];
  if (cash < LEAST || isFinal(s)) return found;
  for (const id of s.town) if (within(s, cash, id)) found.push(id);
  for (const id of s.waiting) if (within(s, cash, id)) found.push(id);
  for (const id of proposals(s)) if (within(s, cash, id)) found.push(id);
  for (const type of SHIP_TYPES) if (shipWithin(s, cash, type)) found.push(type);
  return found;
}

/** The same as a yes or no, for every window of every turn. */
export function canBuy(s: LeHavre, seat: Seat, cash: number = francs(s, seat)): boolean {
  if (cash < LEAST || isFinal(s)) return false;
  for (let i = 0; i < s.town.length; i++) if (within(s, cash, s.town[i] as string)) return true;
  for (let i = 0; i < s.plans.length; i++) {
    const pile = s.plans[i] as Cards;
    if (pile.length > 0 && within(s, cash, pile[pile.length - 1] as string)) return true;
  }
  for (const id of s.waiting) if (within(s, cash, id)) return true;
  for (const type of SHIP_TYPES) if (shipWithin(s, cash, type)) return true;
  return false;
}

const isShipType = (id: string): id is ShipType => Object.hasOwn(HULLS, id);

function whyNotBuy(s: LeHavre, seat: Seat, id: string): GameText | null {
  if (isShipType(id)) {
    const { price } = HULLS[id];
    if (price === null) return { key: 'why.buy.never', args: { card: id } };
    return s.ships[id].length === 0 ? { key: 'why.buy.ships' } : tooDear(s, seat, id, price);
  }
  if (!isCard(id)) return null;
  const { price } = cardOf(id);
  if (price === null) return { key: 'why.buy.never', args: { card: id } };
  if (s.sold.includes(id)) return { key: 'why.buy.sold', args: { card: id } };
  if (![...s.town, ...s.waiting, ...proposals(s)].includes(id)) return { key: 'why.buy.absent', args: { card: id } };
  return tooDear(s, seat, id, price);
}

function tooDear(s: LeHavre, seat: Seat, card: string, price: number): GameText {
  const have = francs(s, seat);
  return have < price
    ? { key: 'why.buy.dear', args: { card, price, have } }
    : { key: 'why.buy.interest', args: { card, price, have, due: have - spendable(s, seat) } };
}

/** Buying is open in windows of the own turn (also while interest is paid), to those who can pay for something. */
function whyNoPurchase(s: LeHavre, seat: Seat, id: unknown): GameText | null {
  if (isFinal(s)) return { key: 'why.buy.final' };
  const now = situationOf(s, seat);
  if (now === 'action') return { key: 'why.busy' };
  if (now !== 'window') return { key: 'why.buy.turn' };
  return typeof id === 'string' ? whyNotBuy(s, seat, id) : null;
}

const buy: Question<LeHavre, 'buy'> = {
  offer: (s, seat) => pick(forSale(s, seat)),
  why: whyNotBuy,
  closed: whyNoPurchase,
  answer(play, seat, id) {
    const { s } = play;
    if (isShipType(id)) {
      const ship = takeShip(s, id); // offered only where there is one
      spend(play, seat, { franc: HULLS[id].price ?? 0 });
      giveShip(s, seat, ship);
      play.tell('buy', { seat, card: ship, francs: HULLS[id].price, from: id });
      return;
    }
    const price = cardOf(id).price ?? 0;
    spend(play, seat, { franc: price });
    const from = removeFromSale(s, id);
    giveCard(s, seat, id);
    play.tell('buy', { seat, card: id, francs: price, from });
    sendHome(play, id);
    fillProposals(play);
  },
};

function removeFromSale(s: LeHavre, id: string): Json {
  for (const name of ['town', 'waiting'] as const)
    if (s[name].includes(id)) {
      s[name] = without(s[name], id);
      return name;
    }
  return takeProposal(s, id);
}

/** Whoever stands on a card that changes hands goes home. */
function sendHome(play: Play<LeHavre>, id: string): void {
  play.s.at.forEach((at, seat) => {
    if (at !== id) return;
    play.s.at[seat] = null;
    play.tell('home', { seat, card: id });
  });
}

/** Everything one owns, for half its value. */
const salable = (s: LeHavre, seat: Seat): string[] => [...(s.own[seat] ?? []), ...(s.fleet[seat] ?? [])];

const valueOf = (id: string): number => (isShip(id) ? shipOf(id) : cardOf(id)).value;

/** Whether this seat could buy something, if need be after selling first. */
export function couldBuy(s: LeHavre, seat: Seat): boolean {
  let cash = francs(s, seat);
  for (const id of salable(s, seat)) cash += valueOf(id) / 2;
  return canBuy(s, seat, cash);
}

/** What the sale of the least valuable thing brings, which is also what it costs. */
export function cheapestSale(s: LeHavre, seat: Seat): number {
  let least = Number.MAX_SAFE_INTEGER;
  for (const id of salable(s, seat)) least = Math.min(least, valueOf(id) / 2);
  return least;
}

/** Selling is open between actions, with the expert rule to others only if they can't pay (ruling LH-13). */
function whyNoSale(s: LeHavre, seat: Seat): GameText {
  if (salable(s, seat).length === 0) return { key: 'why.sell.nothing' };
  const now = situationOf(s, seat);
  if (now === 'action') return { key: 'why.busy' };
  return { key: s.setup.options.forcedSales ? 'why.sell.forced' : 'why.sell.action' };
}

const sell: Question<LeHavre, 'sell'> = {
  offer: (s, seat) => pick(salable(s, seat)),
  closed: whyNoSale,
  why: (_, __, id) => (isCard(id) || isShip(id) ? { key: 'why.sell.other', args: { card: id } } : null),
  answer(play, seat, id) {
    const { s } = play;
    const mine = isShip(id) ? s.fleet : s.own;
    const value = valueOf(id);
    mine[seat] = without(mine[seat] as Cards, id);
    gain(play, seat, { franc: value / 2 });
    play.tell('sell', { seat, card: id, francs: value / 2 });
    if (isShip(id)) {
      const { type } = shipOf(id);
      s.ships[type] = [...s.ships[type], id];
    } else {
      s.town = [...s.town, id];
      // Ships are free of the ban on buying back; what lies among the buildings is not (ruling LH-15).
      if (inOwnTurn(s, seat)) s.sold = [...s.sold, id];
      sendHome(play, id);
    }
    reassess(play, seat);
  },
};

export const questions = { buy, sell };
