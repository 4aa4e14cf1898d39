import { suggest, type Decision, type QuestionKey, type Seat, type StandingOrder, type Worth } from '@quayside/engine';
import { LOAN, mostRepaid } from './loans.ts';
import { feedings } from './outlook.ts';
import { francs } from './payment.ts';
import { TURNS } from './rounds.ts';
import type { LeHavre } from './state.ts';
import { TILES } from './tables/tiles.ts';
import { weights } from './weights.ts';

type Order = StandingOrder<LeHavre, QuestionKey<LeHavre>>;

/** Whether the next supply takes interest, as far as anybody can know. */
function takesInterest(s: LeHavre): boolean {
  const tile = s.tiles[s.turn % TURNS];
  return tile === undefined || TILES[tile]?.interest === true;
}

/** Whoever could be rid of all loans before the interest is asked. */
const couldBeFree = (s: LeHavre, seat: Seat): boolean =>
  (s.loans[seat] ?? 0) > 0 && mostRepaid(s, seat) === s.loans[seat];

const supply: Order = {
  id: 'supply',
  byDefault: 'on',
  answer(s, seat, [due]) {
    if (due?.key === 'supply')
      return takesInterest(s) && couldBeFree(s, seat) ? null : { key: 'supply', answer: 'supply' };
    // A loan for it is the player's own choice: a building could be sold instead.
    const payable = due?.key === 'interest' && offersPick(due, 'pay') && !couldBeFree(s, seat);
    return payable ? { key: 'interest', answer: 'pay' } : null;
  },
};
const offersPick = ({ offer }: Decision, option: string): boolean =>
  offer.kind === 'pick' && offer.options.includes(option);

/** What the next meal takes of the francs: the rest can go. */
const spare = (s: LeHavre, seat: Seat): number => {
  const next = feedings(s, seat, 1)[0];
  return francs(s, seat) - Math.max(0, (next?.need ?? 0) - (next?.food ?? 0));
};

/** After the main action, so that nothing is missing for it; at the end of the match all that can be repaid. */
const repay: Order = {
  id: 'repay',
  answer(s, seat, [due, ...asides]) {
    if (due?.key === 'settle') return { key: 'settle', answer: String(mostRepaid(s, seat)) };
    if (due?.key !== 'end' || !asides.some(({ key }) => key === 'repay')) return null;
    const n = Math.min(mostRepaid(s, seat), Math.floor(spare(s, seat) / LOAN.repay));
    return n > 0 ? { key: 'repay', answer: String(n) } : null;
  },
};

/** What is spared goes last, and of the rest what is worth least. */
const feed: Order = {
  id: 'feed',
  choices: ['food', 'francs'],
  answer(s, _, [due], choice) {
    if (due?.key !== 'feed' || due.offer.kind !== 'bundle') return null;
    const worth: Worth = { ...weights(s), franc: choice === 'food' ? DEAR : 0 };
    const [answer] = suggest(due.offer, worth, 1);
    return answer ? { key: 'feed', answer } : null;
  },
};
const DEAR = 1000;

const pass: Order = {
  id: 'pass',
  answer: (_, __, [due]) =>
    due?.key === 'main' && due.offer.kind === 'pick' && due.offer.options.length === 1 && offersPick(due, 'pass')
      ? { key: 'main', answer: 'pass' }
      : null,
};

export const standingOrders: readonly Order[] = [supply, repay, feed, pass];
