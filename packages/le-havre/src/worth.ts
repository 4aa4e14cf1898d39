import type { Worth } from '@quayside/engine';

/** What tokens are worth to somebody who plays on, in francs: for suggestions and bots, not for the rules. */
export const WORTH: Worth = {
  franc: 1,
  fish: 1,
  smoked_fish: 1.75,
  wood: 1.1,
  charcoal: 2.2,
  clay: 1.2,
  brick: 2.5,
  iron: 2.5,
  steel: 8,
  grain: 1.4,
  bread: 2.6,
  cattle: 2.6,
  meat: 2.8,
  coal: 3.1,
  coke: 5.5,
  hides: 2,
  leather: 4,
};
