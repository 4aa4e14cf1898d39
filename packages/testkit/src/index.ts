export * from './scenario/run.ts';
export * from './scenario/scenario.ts';
export * from './scenario/steps.ts';
