import { defineRules } from '@quayside/engine';
import { act, asides, sell } from './act.ts';
import { components } from './components.ts';
import { display } from './display.ts';
import { begin, end, first } from './flow.ts';
import { census } from './holdings.ts';
import { ledger } from './ledger.ts';
import { pay } from './pay.ts';
import { options, rematch } from './options.ts';
import { score } from './scoring.ts';
import { standingOrders } from './standing-orders.ts';
import { copyInlandPort, fresh, type InlandPort } from './state.ts';
import { trade } from './trade.ts';
import { effect } from './use.ts';
import { weights } from './weights.ts';

/** Le Havre: The Inland Port, for two. After the draw of the first player everything lies open. */
export const rules = defineRules<InlandPort>({
  id: 'inland-port',
  version: 1,
  seats: { min: 2, max: 2 },
  options,
  rematch,
  setup: fresh,
  begin,
  questions: { first, act, pay, effect, trade, end, sell },
  steps: {},
  asides,
  standingOrders,
  copy: copyInlandPort,
  score,
  weights,
  census,
  display,
  ledger,
  listing: { order: 2, picture: { scene: 'town, river, bridge:u 0 0, bird -22 -30, bird 14 -33 .8', good: 'fish' } },
  components,
});

export { rulingsAbout } from './about.ts';
export { BUILDINGS, numberOf, salePrice, type Building, type Cost } from './buildings.ts';
export { cardText } from './card-text.ts';
export { reconstructed } from './components.ts';
export { sectorOf, timesOf } from './dial.ts';
export type { Bonus, Effect } from './effects.ts';
export { ifBuilt, outcomes, type Outcome } from './foresee.ts';
export { amountOf } from './holdings.ts';
export { lostSteps, type LostSteps } from './lost.ts';
export {
  ACTIONS,
  GOODS,
  LETTERS,
  ROW_LENGTHS,
  ROW_VALUE,
  SECTORS,
  type Confidence,
  type Good,
  type Sector,
} from './print.ts';
export { NOBODY, type InlandPort } from './state.ts';
export { amountAt, cellNamed, CELLS, columnOf, nameOf, rowOf, type Cell, type Way } from './warehouse.ts';
export { whyNotAct } from './why.ts';
