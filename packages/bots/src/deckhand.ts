import { below, type Answer, type Random, type Worth } from '@quayside/engine';
import { suggestions, type OpenDecision } from '@quayside/engine/host';
import { dueOf, type Bot, type Choice } from './bot.ts';
import { ASIDE_EVERY } from './random.ts';

/** Gives one of the suggested answers at random. It wastes nothing and plans nothing. */
export const deckhand: Bot = {
  name: 'deckhand',
  decide({ game, view, seat, decisions, random }) {
    const due = dueOf(decisions);
    if (!due) return null;
    const weights = game.weights?.(view, seat);
    if (decisions.length > 1 && below(random, ASIDE_EVERY) === 0) {
      const aside = oneOf(decisions[1 + below(random, decisions.length - 1)], weights, random);
      if (aside) return aside;
    }
    return oneOf(due, weights, random);
  },
};

function oneOf(decision: OpenDecision | undefined, weights: Worth | undefined, random: Random): Choice | null {
  if (!decision) return null;
  const suggested = suggestions(decision.offer, weights);
  const answer: Answer | undefined = suggested[below(random, suggested.length)];
  return answer === undefined ? null : { key: decision.key, answer };
}
