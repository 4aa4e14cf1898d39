/** How bots learn: self-play and measuring what came of it. */
export { merchant0 } from '../panel/merchant-0.ts';
export { measureStrength, type Strength } from './strength.ts';
export type { SelfPlayResult } from './self-play.ts';
export { Trainer, type TrainingPlan, type TrainingGame } from './trainer.ts';
