/** How bots learn: self-play and measuring what came of it. */
export { merchant0 } from '../panel/merchant-0.ts';
export { evaluate, type Evaluation } from './evaluate.ts';
export type { SelfPlayResult } from './self-play.ts';
export { Trainer, type TrainingPlan, type Deal } from './trainer.ts';
