/** Players for any rule module: who they are, how they play, and what they have learned. */
import { deckhand } from './deckhand.ts';
import type { Bot } from './bot.ts';
import { captain } from './captain.ts';
import { harbourMaster } from './harbour-master.ts';
import { merchant } from './merchant.ts';
import { random } from './random.ts';

/** All bots, from the weakest to the strongest. */
export const bots = { random, deckhand, merchant, captain, 'harbour-master': harbourMaster } as const;

/** The names of all bots, from the weakest to the strongest. */
export const botNames: readonly string[] = Object.keys(bots);

/** The bot of this name, or undefined. */
export const findBot = (name: string): Bot | undefined => Object.values(bots).find((bot) => bot.name === name);

export { withWeights, type Bot, type Choice, type Situation } from './bot.ts';
export { captainAt } from './captain.ts';
export { harbourMasterWith } from './harbour-master.ts';
export {
  misfit,
  readWeights,
  storeWeights,
  type ModelCard,
  type PanelResult,
  type Weights,
  type WeightsFile,
} from './learned/weights.ts';
export {
  evaluateAnswers,
  evaluatorOf,
  forecastOf,
  sameAnswer,
  type EvaluatedAnswer,
  type Evaluation,
} from './evaluate.ts';
export { simulate, type SimulationResult, type SimulateOptions } from './simulate.ts';
