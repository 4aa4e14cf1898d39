import { defineJob, enqueueEarlierSql } from '@quayside/jobs';

export const TIME_OUT = defineJob<{ readonly match: string }>('time-out');

/** Queues the time-outs of matches, as a part of the statement that changes them: `source` selects match and deadline. */
export const ENQUEUE_TIME_OUTS = (source: string): string =>
  enqueueEarlierSql(
    `select '${TIME_OUT.name}', "id", json_build_object('match', "id"), "deadline"::timestamptz from (${source}) "t" where "deadline" is not null`,
  );
