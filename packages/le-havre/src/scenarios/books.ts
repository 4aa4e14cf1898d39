import combinationsTown from './combinations-town.scenarios.ts';
import combinations from './combinations.scenarios.ts';
import explanations from './explanations.scenarios.ts';
import hard from './hard.scenarios.ts';
import loans from './loans.scenarios.ts';
import roundEnd from './round-end.scenarios.ts';
import specialFirst from './special-first.scenarios.ts';
import specialHarbour from './special-harbour.scenarios.ts';
import specialPrint from './special-print.scenarios.ts';
import specialSecond from './special-second.scenarios.ts';
import specialShops from './special-shops.scenarios.ts';
import specialWorkshops from './special-workshops.scenarios.ts';
import standardEarly from './standard-early.scenarios.ts';
import standardLate from './standard-late.scenarios.ts';
import standingOrders from './standing-orders.scenarios.ts';
import turn from './turn.scenarios.ts';

/** All scenarios of the game. */
export const books = [
  standardEarly,
  standardLate,
  specialFirst,
  specialSecond,
  // The special cards a second time, from the print alone: what they cost, and where they are hard.
  specialPrint,
  specialShops,
  specialWorkshops,
  specialHarbour,
  turn,
  loans,
  roundEnd,
  hard,
  combinations,
  combinationsTown,
  explanations,
  standingOrders,
];
