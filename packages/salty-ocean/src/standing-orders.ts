import type { QuestionKey, StandingOrder } from '@quayside/engine';
import { PASS } from './act.ts';
import { costOf, typeOf } from './cost.ts';
import type { SaltyOcean } from './state.ts';

/** Passes where every action that is possible costs more coins than its player wants to pay for one. */
const pass: StandingOrder<SaltyOcean, QuestionKey<SaltyOcean>> = {
  id: 'pass',
  choices: ['2', '3', '4', '5'],
  answer(s, seat, [due], most) {
    if (due?.key !== 'act' || due.offer.kind !== 'pick') return null;
    const worthwhile = due.offer.options.some((option) => {
      const [verb = ''] = option.split(':');
      return option !== PASS && costOf(s, seat, typeOf(verb)) <= Number(most);
    });
    return worthwhile ? null : { key: 'act', answer: PASS };
  },
};

export const standingOrders = [pass];
