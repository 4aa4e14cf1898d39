import { defineRules, type Bag } from '@quayside/engine';
import { asides } from './asides.ts';
import { components } from './components.ts';
import { copy } from './copy.ts';
import { display } from './display.ts';
import * as bridge from './effects/bridge.ts';
import * as build from './effects/build.ts';
import * as choose from './effects/choose.ts';
import * as convert from './effects/convert.ts';
import * as court from './effects/court.ts';
import * as haul from './effects/haul.ts';
import * as look from './effects/look.ts';
import * as office from './effects/office.ts';
import * as sail from './effects/sail.ts';
import * as watch from './effects/watch.ts';
import * as wharf from './effects/wharf.ts';
import * as enter from './enter.ts';
import * as feeding from './feeding.ts';
import { ledger } from './ledger.ts';
import * as loans from './loans.ts';
import { options } from './options.ts';
import * as roundEnd from './round-end.ts';
import { scoreOf } from './scoring.ts';
import * as settle from './settle.ts';
import * as setup from './setup.ts';
import { standingOrders } from './standing-orders.ts';
import type { LeHavre } from './state.ts';
import * as trade from './trade.ts';
import * as turn from './turn.ts';
import { weights } from './weights.ts';

/** What a page needs to play it; `game.ts` makes a game of it. */
export const rules = defineRules<LeHavre>({
  id: 'le-havre',
  version: 1,
  seats: { min: 1, max: 5 },
  options,
  listing: {
    order: 1,
    picture: {
      scene: 'town, sea, pierdeck 44 -2, liner -10 2 .9, crane 34 -4 .9, smoke -16 -24 .8, bird -36 -30',
      good: 'brick',
    },
    quickPlay: { length: 'short' },
    daily: { length: 'short' },
  },
  components,
  decks: setup.decks,
  setup: setup.setup,
  begin: (play) => setup.deal(play),
  questions: {
    ...setup.questions,
    ...turn.questions,
    ...enter.questions,
    ...trade.questions,
    ...loans.questions,
    ...settle.questions,
    ...feeding.questions,
    ...convert.questions,
    ...choose.questions,
    ...look.questions,
    ...build.questions,
    ...wharf.questions,
    ...sail.questions,
    ...office.questions,
    ...bridge.questions,
    ...court.questions,
    ...haul.questions,
    ...watch.questions,
  },
  steps: { ...setup.steps, ...turn.steps, ...enter.steps, ...roundEnd.steps, ...build.steps, ...look.steps },
  asides,
  standingOrders,
  copy,
  score: (s) => s.stock.map((_, seat) => scoreOf(s, seat)),
  weights,
  display,
  ledger,
  census(s) {
    const all: Bag = { ...s.offer };
    for (const stock of s.stock) for (const token in stock) all[token] = (all[token] ?? 0) + (stock[token] ?? 0);
    return all;
  },
});

export type { Traits } from './card.ts';
export type { Deed } from './deed.ts';
export type { LeHavre } from './state.ts';
export type { Options as LeHavreOptions } from './options.ts';
export type { Rate } from './rate.ts';
export type { Measure, Tally } from './tally.ts';
export {
  feedings,
  foodByShips,
  interestOf,
  isFinal,
  loansAhead,
  roundsOf,
  seatInTurn,
  supplyTrack,
  turnsLeft,
  type Feeding,
  type SupplySpace,
  type RoundAhead,
} from './outlook.ts';
