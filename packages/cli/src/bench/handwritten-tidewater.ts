/**
 * Tidewater once more, without any framework: plain mutable objects and one loop, as one would write it for nothing but random
 * play; no decisions as data, no log, no views, no undo, no knowledge of who has seen what. It is the yardstick of `quayside bench`.
 * A test lets it follow recorded games of the module and compares the numbers of options, the answers and the ends.
 */
export interface TidewaterState {
  readonly players: readonly TidewaterPlayer[];
  /** The tide from the top; those who look at it may change the order. */
  readonly deck: string[];
  /** The favours that can be drawn, from the top, and those that have been used. */
  favours: string[];
  used: string[];
  readonly workers: { [space in Space]: number | null };
  day: number;
  /** How often somebody chose; where there was one way only, nobody did. */
  answers: number;
}
export interface TidewaterPlayer {
  fish: number;
  wood: number;
  rope: number;
  cloth: number;
  coin: number;
  boat: number;
  readonly won: string[];
  readonly hand: string[];
}
type Space = 'nets' | 'woods' | 'ropewalk' | 'weaver' | 'lookout' | 'tavern' | 'shipyard';

/** A number from 0 to n-1. */
export type Choose = (n: number) => number;
/** What comes to pass: the tide and the favours from the top, and the order of cards that are shuffled. */
export interface Chance {
  readonly deck: string[];
  readonly favours: string[];
  shuffle(cards: string[]): string[];
}

const SPACES: readonly Space[] = ['nets', 'woods', 'ropewalk', 'weaver', 'lookout', 'tavern', 'shipyard'];
/** How many favours are drawn, and how many are remembered. */
const [DRAWN, HAND] = [2, 2];
/** One time in so many a player with an aside takes one, as the random bot does. */
const ASIDE_EVERY = 10;

export function playTidewater(
  seats: number,
  days: number,
  fog: boolean,
  chance: Chance,
  choose: Choose,
): TidewaterState {
  const players: TidewaterPlayer[] = [];
  for (let seat = 0; seat < seats; seat++)
    players.push({ fish: 1, wood: 0, rope: 0, cloth: 0, coin: 2, boat: 0, won: [], hand: [] });
  const workers = {
    nets: null,
    woods: null,
    ropewalk: null,
    weaver: null,
    lookout: null,
    tavern: null,
    shipyard: null,
  };
  const { deck, favours } = chance;
  const harbour: TidewaterState = { players, deck, favours, used: [], workers, day: 0, answers: 0 };
  for (; harbour.day < days; harbour.day++) {
    for (const space of SPACES) harbour.workers[space] = null;
    const lot = deck.shift() ?? '';
    for (let k = 0; k < seats; k++) turn(harbour, (harbour.day + k) % seats, fog, chance, choose);
    auction(harbour, lot, choose);
  }
  return harbour;
}

function turn(harbour: TidewaterState, seat: number, fog: boolean, chance: Chance, choose: Choose): void {
  const player = harbour.players[seat] as TidewaterPlayer;
  let options = openSpaces(harbour, player, fog);
  while (options.length > 1 && takesAside(harbour, player, choose)) options = openSpaces(harbour, player, fog);
  if (options.length > 1) harbour.answers++;
  const space = options[options.length > 1 ? choose(options.length) : 0] as Space;
  harbour.workers[space] = seat;
  switch (space) {
    case 'nets':
      player.fish += 3;
      break;
    case 'woods':
      player.wood += 2;
      break;
    case 'ropewalk':
      player.rope++;
      player.coin++;
      break;
    case 'weaver':
      player.cloth++;
      player.coin++;
      break;
    case 'lookout':
      lookOut(harbour, choose);
      break;
    case 'tavern':
      drawFavours(harbour, player, chance, choose);
      break;
    case 'shipyard':
      buildBoat(harbour, player, choose);
      break;
  }
  while (takesAside(harbour, player, choose));
  harbour.answers++; // ends the turn
}

function openSpaces({ workers, deck, favours, used }: TidewaterState, player: TidewaterPlayer, fog: boolean): Space[] {
  const open: Space[] = [];
  for (const space of SPACES) {
    if (workers[space] !== null) continue;
    if (space === 'lookout' && (fog || deck.length < 2)) continue;
    if (space === 'tavern' && favours.length + used.length === 0) continue;
    if (space === 'shipyard' && !canBuild(player)) continue;
    open.push(space);
  }
  return open;
}

/** A boat, and a fish or a second coin for the shipyard. */
const canBuild = (player: TidewaterPlayer): boolean =>
  player.wood >= 2 && player.rope + player.cloth >= 1 && player.coin >= 1 && player.fish + player.coin >= 2;

function takesAside(harbour: TidewaterState, player: TidewaterPlayer, choose: Choose): boolean {
  const { fish, hand } = player;
  const ways = (fish > 0 ? 1 : 0) + (hand.length > 0 ? 1 : 0);
  if (ways === 0 || choose(ASIDE_EVERY) !== 0) return false;
  const way = ways > 1 ? choose(ways) : 0;
  if (fish > 0 && way === 0) {
    player.fish--;
    player.coin++;
  } else callIn(player, putDown(harbour, player, choose));
  harbour.answers++;
  return true;
}

/** A favour from the hand, one of each kind to choose from. */
function putDown(harbour: TidewaterState, { hand }: TidewaterPlayer, choose: Choose): string {
  const kinds = [...new Set(hand)].sort();
  const card = kinds[kinds.length > 1 ? choose(kinds.length) : 0] as string;
  hand.splice(hand.indexOf(card), 1);
  harbour.used.push(card);
  return card;
}

function callIn(player: TidewaterPlayer, card: string): void {
  if (card === 'haul') player.fish += 2;
  else if (card === 'planks') player.wood++;
  else player.coin += 2;
}

function lookOut(harbour: TidewaterState, choose: Choose): void {
  harbour.answers++;
  const [upper = '', lower = ''] = harbour.deck;
  if (choose(2) === 1) {
    harbour.deck[0] = lower;
    harbour.deck[1] = upper;
  }
}

function drawFavours(harbour: TidewaterState, player: TidewaterPlayer, chance: Chance, choose: Choose): void {
  for (let n = 0; n < DRAWN; n++) {
    if (harbour.favours.length === 0) {
      harbour.favours = chance.shuffle(harbour.used);
      harbour.used = [];
    }
    const card = harbour.favours.shift();
    if (card !== undefined) player.hand.push(card);
  }
  while (player.hand.length > HAND) {
    if (new Set(player.hand).size > 1) harbour.answers++;
    putDown(harbour, player, choose);
  }
}

function buildBoat(harbour: TidewaterState, player: TidewaterPlayer, choose: Choose): void {
  const fees: ('coin' | 'fish')[] = [];
  if (player.coin >= 2) fees.push('coin');
  if (player.fish > 0) fees.push('fish');
  if (fees.length > 1) harbour.answers++;
  player[fees[fees.length > 1 ? choose(fees.length) : 0] as 'coin' | 'fish']--;
  const lines: ('cloth' | 'rope')[] = [];
  if (player.cloth > 0) lines.push('cloth');
  if (player.rope > 0) lines.push('rope');
  if (lines.length > 1) harbour.answers++;
  player[lines[lines.length > 1 ? choose(lines.length) : 0] as 'cloth' | 'rope']--;
  player.wood -= 2;
  player.coin--;
  player.boat++;
}

/** The highest bid takes the lot and pays; a tie leaves it to the sea. */
function auction(harbour: TidewaterState, lot: string, choose: Choose): void {
  let highest = -1;
  let winner: TidewaterPlayer | null = null;
  for (const player of harbour.players) {
    const bid = player.coin > 0 ? choose(player.coin + 1) : 0;
    harbour.answers++;
    if (bid > highest) {
      highest = bid;
      winner = player;
    } else if (bid === highest) winner = null;
  }
  if (!winner) return;
  winner.won.push(lot);
  winner.coin -= highest;
}

/** Boats are worth six points, lots what is written on them, coins one. */
export function pointsOf(player: TidewaterPlayer, cargo: { readonly [lot: string]: number }): number {
  let points = 6 * player.boat + player.coin;
  for (const lot of player.won) points += cargo[lot] ?? 0;
  return points;
}
