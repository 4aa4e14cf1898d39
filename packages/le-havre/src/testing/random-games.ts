import type { Bag, Setup } from '@quayside/engine';
import {
  applyInPlace,
  dealer,
  dueSeats,
  isOver,
  offersIn,
  Play,
  randomFrom,
  readSetup,
  sample,
  start,
} from '@quayside/engine/host';
import { leHavre } from '../game.ts';
import type { Options } from '../options.ts';

/** One time in so many somebody does something on the side. */
const ASIDE_EVERY = 8;
/** No game of ours comes near it: one this long goes round in circles. */
const STUCK = 20_000;

export interface PlayedGame {
  readonly kind: string;
  readonly answers: number;
  /** Tokens on the table that came from nowhere, or went there. */
  readonly leak: Bag;
}

/** The n-th setting: every number of players, length and option in turn. */
function settingOf(n: number): Setup<Options> {
  const seats = 1 + (n % 5);
  const options = {
    length: n % 10 < 5 ? 'full' : 'short',
    forcedSales: n % 3 === 1,
    dearLoans: n % 4 === 1,
    soloCards: n % 7 !== 1,
    marketCap: n % 2 === 1,
  };
  return readSetup(leHavre, seats, options) as Setup<Options>;
}

/** Plays a game by any legal answers to its end. */
export function playAtRandom(n: number): PlayedGame {
  const setup = settingOf(n);
  const nature = dealer(leHavre, setup, `random/${n}`);
  const random = randomFrom(`random/${n}`);
  const play = new Play(leHavre, start(leHavre, setup, nature).state, nature);
  const before = leHavre.census(play.s);
  play.flow = {};
  let answers = 0;
  while (!isOver(play.s)) {
    const due = dueSeats(play.s);
    const seat = due[Math.floor(random() * due.length)] ?? 0;
    const open = offersIn(play, seat);
    const at = open.length > 1 && random() * ASIDE_EVERY < 1 ? 1 + Math.floor(random() * (open.length - 1)) : 0;
    const chosen = open[at];
    if (!chosen || ++answers > STUCK) throw new Error(`game ${n} is stuck in turn ${play.s.turn}`);
    applyInPlace(play, { seat, key: chosen.key, answer: sample(chosen.offer, random) });
  }
  const after = leHavre.census(play.s);
  const leak: Bag = {};
  for (const token in after) {
    const lost = (after[token] ?? 0) - (before[token] ?? 0) - (play.flow[token] ?? 0);
    if (lost !== 0) leak[token] = lost;
  }
  return { kind: `${setup.seats} ${setup.options.length}`, answers, leak };
}

/** The games of each kind whose length is more than three times the middle one. */
export function tooLong(games: readonly PlayedGame[]): PlayedGame[] {
  const kinds = new Map<string, PlayedGame[]>();
  for (const game of games) kinds.set(game.kind, [...(kinds.get(game.kind) ?? []), game]);
  return [...kinds.values()].flatMap((same) => {
    const middle = same.toSorted((a, b) => a.answers - b.answers)[same.length >> 1]?.answers ?? 0;
    return same.filter(({ answers }) => answers > 3 * middle);
  });
}
