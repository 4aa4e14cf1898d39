export { defineJob, cancelJob, enqueue, enqueueEarlierSql, type JobKind, type NewJob } from './queue.ts';
export { JobRunner, type JobContext, type JobHandler, type JobRunnerOptions } from './runner.ts';
export { jobCounts, pruneJobs, type JobCount } from './admin.ts';
