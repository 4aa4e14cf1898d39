import type { Game } from '@quayside/engine';
import { act, asides, sell } from './act.ts';
import { components } from './components.ts';
import { begin, end, first } from './flow.ts';
import { census } from './holdings.ts';
import { pay } from './pay.ts';
import { score } from './scoring.ts';
import { copyInlandPort, fresh, type InlandPort } from './state.ts';
import { messages } from './texts/index.ts';
import { trade } from './trade.ts';
import { effect } from './use.ts';
import { value, weights } from './value.ts';

/** Le Havre: The Inland Port, for two. After the draw of the first player everything lies open. */
export const inlandPort: Game<InlandPort> = {
  id: 'inland-port',
  version: 0,
  seats: { min: 2, max: 2 },
  options: {},
  setup: fresh,
  begin,
  questions: { first, act, pay, effect, trade, end, sell },
  steps: {},
  asides,
  copy: copyInlandPort,
  score,
  value,
  weights,
  census,
  messages,
  components,
};
