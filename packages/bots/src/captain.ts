import type { Game, Random, Setup } from '@quayside/engine';
import { dueOf, type Bot } from './bot.ts';
import { PositionEvaluator } from './learned/position-evaluator.ts';
import { Turns, type Turn } from './learned/turns.ts';
import { featuresOf, misfit, trainedSetup, type Weights } from './learned/weights.ts';
import { answerOf, merchant } from './merchant.ts';

/** Points by which a turn may be worse and still be chosen now and then, as people do. */
const HUMAN = 1;

/** Plans its whole turn and takes the one after which it expects to end best, by what it has learned. Without weights a merchant. */
export const captainAt = (temperature: number): Bot => ({
  name: 'captain',
  learns: true,
  decide(situation) {
    const due = dueOf(situation.decisions);
    if (!due) return null;
    const { game, view, seat, random, weights } = situation;
    const policy = policyFor(game, view.setup, weights);
    if (!policy) return merchant.decide(situation);
    policy.evaluator.approach(view, seat);
    return answerOf(situation, chosen(policy.turns.from(view, seat), temperature, random));
  },
});
export const captain: Bot = captainAt(HUMAN);

/** A network at work for one kind of table. */
export interface Policy {
  readonly evaluator: PositionEvaluator;
  readonly turns: Turns;
}
const policies = new WeakMap<Weights, { readonly game: Game; readonly policy: Policy }>();

/** What plays with these weights; null where there are none or they do not fit. */
export function policyFor(game: Game, setup: Setup, weights: Weights | null | undefined): Policy | null {
  if (!weights || misfit(weights, game, setup) !== null) return null;
  const known = policies.get(weights);
  if (known?.game === game) return known.policy;
  const { card, network } = weights;
  const evaluator = new PositionEvaluator(
    game,
    featuresOf(game, trainedSetup(card, game, setup)),
    network,
    card.rivalry,
  );
  const policy = { evaluator, turns: new Turns(game, evaluator.value) };
  policies.set(weights, { game, policy });
  return policy;
}

/** The best turn, or with a temperature any, the less likely the worse it is. */
function chosen(turns: readonly Turn[], temperature: number, random: Random): Turn | undefined {
  const [best] = turns;
  if (!best || temperature <= 0) return best;
  const weights = turns.map(({ value }) => Math.exp((value - best.value) / temperature));
  let left = random() * weights.reduce((sum, weight) => sum + weight, 0);
  for (const [i, weight] of weights.entries()) {
    left -= weight;
    if (left <= 0) return turns[i];
  }
  return best;
}
