import { pick, topAsk, type Aside, type NumberedOptions, type Question, type Seat } from '@quayside/engine';
import { arrived, build, canBuild, purseOf } from './build.ts';
import { BUILDINGS, numberOf } from './buildings.ts';
import { sellBuilding } from './dial.ts';
import { NOBODY, type InlandPort } from './state.ts';
import { canUse, makeUse } from './use.ts';
import { whyNotAct, whyNotSell } from './why.ts';

const BUILD = BUILDINGS.map(({ id }) => `build:${id}`);
const USE = BUILDINGS.map(({ id }) => `use:${id}`);
const TO_BUILD = new Map(BUILD.map((option, n) => [option, n]));
const TO_USE = new Map(USE.map((option, n) => [option, n]));
const IDS = BUILDINGS.map(({ id }) => id);
/** The action that is lost because nothing can be done (ruling IP-13). */
export const LOSE = 'lose';
const ONLY_LOSE = pick([LOSE]);

export function canAct(s: InlandPort, seat: Seat): boolean {
  const purse = purseOf(s, seat);
  for (let n = 0; n < IDS.length; n++) if (canBuild(s, purse, n) || canUse(s, seat, n)) return true;
  return false;
}

/** What an action could be: to build each building that is in play, then to use each. */
const ACTIONS: NumberedOptions<InlandPort> = {
  count: (s) => arrived(s) + IDS.length,
  at(s, seat, i) {
    const n = i - arrived(s);
    if (n >= 0) return canUse(s, seat, n) ? (USE[n] as string) : null;
    return s.owner[i] === NOBODY && canBuild(s, purseOf(s, seat), i) ? (BUILD[i] as string) : null;
  },
};

/** The action of a turn: build one building that is in play, or use one that is built, one's own or the other player's. */
export const act: Question<InlandPort, 'act'> = {
  confirm: true, // it is the turn, and a sale may come first
  numbered: ACTIONS,
  offer(s, seat) {
    const options: string[] = [];
    const purse = purseOf(s, seat);
    for (let n = 0; n < arrived(s); n++) if (canBuild(s, purse, n)) options.push(BUILD[n] as string);
    for (let n = 0; n < IDS.length; n++) if (canUse(s, seat, n)) options.push(USE[n] as string);
    return options.length > 0 ? pick(options) : ONLY_LOSE;
  },
  answer(play, seat, option) {
    if (option === LOSE) {
      play.tell('lost', { seat });
      return;
    }
    const n = TO_BUILD.get(option);
    if (n === undefined) makeUse(play, seat, TO_USE.get(option) ?? 0);
    else build(play, seat, n);
  },
  why: (s, seat, option) => whyNotAct(s, seat, option),
};

export const owns = (s: InlandPort, seat: Seat): boolean => s.owner.includes(seat);

/** Besides the action, before or after it but not in the midst of it (ruling IP-12): own buildings for half their value. */
export const sell: Question<InlandPort, 'sell'> = {
  offer(s, seat) {
    const options: string[] = [];
    for (let n = 0; n < IDS.length; n++) if (s.owner[n] === seat) options.push(IDS[n] as string);
    return pick(options);
  },
  answer: (play, _, id) => sellBuilding(play, numberOf(id), 'sell'),
  why: (s, seat, id) => whyNotSell(s, seat, id),
};

const NONE: readonly Aside<InlandPort>[] = [];
const SELL: readonly Aside<InlandPort>[] = [{ key: 'sell' }];

export function asides(s: InlandPort, seat: Seat): readonly Aside<InlandPort>[] {
  if (seat !== s.turn || !owns(s, seat)) return NONE;
  const key = topAsk(s, seat)?.key;
  return key === 'act' || key === 'end' ? SELL : NONE;
}
