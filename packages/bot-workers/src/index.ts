export type * from './jobs.ts';
export { runJob } from './run-job.ts';
