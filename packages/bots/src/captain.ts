import type { Game, Random, Setup } from '@quayside/engine';
import { dueOf, type Bot } from './bot.ts';
import { Judge } from './learned/judge.ts';
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
    const mind = mindFor(game, view.setup, weights);
    if (!mind) return merchant.decide(situation);
    mind.judge.approach(view, seat);
    return answerOf(situation, chosen(mind.turns.from(view, seat), temperature, random));
  },
});
export const captain: Bot = captainAt(HUMAN);

/** A network at work for one kind of table. */
export interface Mind {
  readonly judge: Judge;
  readonly turns: Turns;
}
const minds = new WeakMap<Weights, { readonly game: Game; readonly mind: Mind }>();

/** What plays with these weights; null where there are none or they do not fit. */
export function mindFor(game: Game, setup: Setup, weights: Weights | null | undefined): Mind | null {
  if (!weights || misfit(weights, game, setup) !== null) return null;
  const known = minds.get(weights);
  if (known?.game === game) return known.mind;
  const { card, network } = weights;
  const judge = new Judge(game, featuresOf(game, trainedSetup(card, game, setup)), network, card.rivalry);
  const mind = { judge, turns: new Turns(game, judge.value) };
  minds.set(weights, { game, mind });
  return mind;
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
