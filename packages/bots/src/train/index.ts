/** How bots learn: self-play and measuring what came of it. */
export { merchant0 } from '../panel/merchant-0.ts';
export { evaluate, type Evaluation } from './evaluate.ts';
export type { Lesson } from './self-play.ts';
export { Trainer, type Course, type Deal } from './trainer.ts';
