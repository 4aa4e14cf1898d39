import { enqueue, type JobRunner } from '@quayside/jobs';
import type { Tx } from '@quayside/db';
import { absencesOf } from '@quayside/people';
import type { BotRunner } from '../play/bot-runner.ts';
import { giveUpSeats } from '../play/give-up.ts';
import type { MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import { MatchError } from '../errors.ts';
import type { ChangeSet } from '../store/statements.ts';
import { deadlineOf, pausesAt, resumeAt, timedOutSeats, type ClockTime } from './match-clock.ts';
import { TIME_OUT } from './time-out-job.ts';

/**
 * There is one job per match. It is moved only where a deadline comes earlier than the job, so that most moves leave it alone: when its
 * time comes it looks at the clock, and waits again where nobody's time is over.
 */
export function handleTimeOuts(jobs: JobRunner, store: MatchStore, bots: BotRunner): void {
  jobs.handle(TIME_OUT, async ({ match: id }) => {
    try {
      bots.play(
        await store.change(id, async (tx, snapshot) => {
          const { running, row } = snapshot;
          if (!running) return null;
          const change = await endTime(tx, snapshot, store);
          const deadline = deadlineOf({ ...row, ...change?.row }, pausesAt(snapshot, store.pauses));
          if (deadline) await enqueue(tx, TIME_OUT, { key: id, payload: { match: id }, runAt: deadline });
          return change;
        }),
      );
    } catch (error) {
      // The match is gone.
      if (!(error instanceof MatchError && error.code === 'unknown-table')) throw error;
    }
  });
}

/** A player who runs out of time leaves. In a turn-based match an absent player stays: the move's time begins anew after the absence. */
async function endTime(tx: Tx, snapshot: MatchSnapshot, time: ClockTime): Promise<ChangeSet | null> {
  const { row, seats } = snapshot;
  const late = seats.filter((one) => timedOutSeats(snapshot, time).includes(one.seat));
  if (late.length === 0) return null;
  const people = row.pace === 'turn-based' ? late.flatMap((one) => one.accountId ?? []) : [];
  const away = await absencesOf(tx, people, time.now());
  const gone = late.filter((one) => one.accountId === null || !away.has(one.accountId));
  if (gone.length > 0)
    return giveUpSeats(tx, snapshot, gone.map((one) => one.seat), { timedOut: true, time }); // prettier-ignore
  const later = late.flatMap((one) => {
    const until = away.get(one.accountId ?? '');
    return until === undefined ? [] : [[one.seat, until] as const];
  });
  return { row: resumeAt(row, new Map(later)) };
}
