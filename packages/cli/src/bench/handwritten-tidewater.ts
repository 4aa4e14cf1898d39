/**
 * Tidewater once more, without any framework: plain mutable objects and one loop, as one would write it for nothing but random
 * play; no decisions as data, no log, no views, no undo, no knowledge of who has seen what. It is the yardstick of `quayside bench`.
 * A test lets it follow recorded games of the module and compares the numbers of options, the answers and the ends.
 */
export interface Harbour {
  readonly players: readonly Player[];
  /** The tide from the top; those who look at it may change the order. */
  readonly deck: string[];
  readonly workers: { [space in Space]: number | null };
  day: number;
  /** How often somebody chose; where there was one way only, nobody did. */
  answers: number;
}
export interface Player {
  fish: number;
  wood: number;
  rope: number;
  cloth: number;
  coin: number;
  boat: number;
  readonly won: string[];
}
type Space = 'nets' | 'woods' | 'ropewalk' | 'weaver' | 'lookout' | 'shipyard';

/** A number from 0 to n-1. */
export type Choose = (n: number) => number;

const SPACES: readonly Space[] = ['nets', 'woods', 'ropewalk', 'weaver', 'lookout', 'shipyard'];
/** One time in so many a player with something to sell sells it, as the random bot does. */
const SELL_EVERY = 10;

export function playTidewater(seats: number, days: number, fog: boolean, deck: string[], choose: Choose): Harbour {
  const players: Player[] = [];
  for (let seat = 0; seat < seats; seat++)
    players.push({ fish: 1, wood: 0, rope: 0, cloth: 0, coin: 2, boat: 0, won: [] });
  const workers = { nets: null, woods: null, ropewalk: null, weaver: null, lookout: null, shipyard: null };
  const harbour: Harbour = { players, deck, workers, day: 0, answers: 0 };
  for (; harbour.day < days; harbour.day++) {
    for (const space of SPACES) harbour.workers[space] = null;
    const lot = deck.shift() ?? '';
    for (let k = 0; k < seats; k++) turn(harbour, (harbour.day + k) % seats, fog, choose);
    auction(harbour, lot, choose);
  }
  return harbour;
}

function turn(harbour: Harbour, seat: number, fog: boolean, choose: Choose): void {
  const player = harbour.players[seat] as Player;
  let options = openSpaces(harbour, player, fog);
  while (options.length > 1 && sells(harbour, player, choose)) options = openSpaces(harbour, player, fog);
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
      lookOut(harbour, player, choose);
      break;
    case 'shipyard':
      buildBoat(harbour, player, choose);
      break;
  }
  while (sells(harbour, player, choose));
  harbour.answers++; // ends the turn
}

function openSpaces({ workers, deck }: Harbour, player: Player, fog: boolean): Space[] {
  const open: Space[] = [];
  for (const space of SPACES) {
    if (workers[space] !== null) continue;
    if (space === 'lookout' && (fog || deck.length < 2)) continue;
    if (space === 'shipyard' && !canBuild(player)) continue;
    open.push(space);
  }
  return open;
}

/** A boat, and a fish or a second coin for the shipyard. */
const canBuild = (player: Player): boolean =>
  player.wood >= 2 && player.rope + player.cloth >= 1 && player.coin >= 1 && player.fish + player.coin >= 2;

function sells(harbour: Harbour, player: Player, choose: Choose): boolean {
  if (player.fish === 0 || choose(SELL_EVERY) !== 0) return false;
  player.fish--;
  player.coin++;
  harbour.answers++;
  return true;
}

function lookOut(harbour: Harbour, player: Player, choose: Choose): void {
  while (sells(harbour, player, choose));
  harbour.answers++;
  const [upper = '', lower = ''] = harbour.deck;
  if (choose(2) === 1) {
    harbour.deck[0] = lower;
    harbour.deck[1] = upper;
  }
}

function buildBoat(harbour: Harbour, player: Player, choose: Choose): void {
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
function auction(harbour: Harbour, lot: string, choose: Choose): void {
  let highest = -1;
  let winner: Player | null = null;
  for (const player of harbour.players) {
    const bid = choose(player.coin + 1);
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
export function pointsOf(player: Player, cargo: { readonly [lot: string]: number }): number {
  let points = 6 * player.boat + player.coin;
  for (const lot of player.won) points += cargo[lot] ?? 0;
  return points;
}
