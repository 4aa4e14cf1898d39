import type { QuestionKey, StandingOrder } from '@quayside/engine';
import { LOSE } from './act.ts';
import type { InlandPort } from './state.ts';

/** Where no action is possible: a sale could come first, so players are asked unless they have said so. */
const pass: StandingOrder<InlandPort, QuestionKey<InlandPort>> = {
  id: 'pass',
  answer: (_, __, [due]) =>
    due?.key === 'act' && due.offer.kind === 'pick' && due.offer.options[0] === LOSE
      ? { key: 'act', answer: LOSE }
      : null,
};

export const standingOrders = [pass];
