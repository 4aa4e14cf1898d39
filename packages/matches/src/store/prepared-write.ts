import type { Seat } from '@quayside/engine';
import { changePayload } from '../live/match-changes.ts';
import type { WriteRequest } from './batch-writer.ts';
import { deadlineOf } from '../clock/match-clock.ts';
import type { Pauses } from '../clock/pauses.ts';
import type { MatchRow, MatchSnapshot } from './match-snapshot.ts';
import type { Draft, RunningMatch } from './running-match.ts';
import { peopleOf } from './statements.ts';

/** A write to one match that needs nothing but its snapshot. */
export interface PreparedWrite {
  /** The people whose list of tables it alters. */
  readonly people: readonly string[];
  readonly request: WriteRequest;
  /** The match after the write; to be called once it is stored. */
  result(): MatchSnapshot;
}

/** Adds a draft's entries to the log of a match that goes on. */
export function prepareAppend(
  snapshot: MatchSnapshot,
  running: RunningMatch,
  draft: Draft,
  { due, botDue, clockState }: Pick<MatchRow, 'botDue' | 'clockState'> & { readonly due: readonly Seat[] },
  pauses: Pauses,
): PreparedWrite {
  const { row } = snapshot;
  const revision = row.revision + 1;
  const seq = running.seq + draft.entries.length;
  const people = due.join() === row.due.join() ? [] : peopleOf(snapshot);
  return {
    people,
    request: {
      append: {
        id: row.id,
        revision: row.revision,
        after: running.seq,
        entries: draft.entries,
        due,
        botDue,
        clockState,
        deadline: deadlineOf({ clock: row.clock, clockState }, () => pauses),
        notification: changePayload({ id: row.id, revision, people }),
      },
    },
    result: () => {
      running.adopt(draft);
      return { ...snapshot, row: { ...row, revision, seq, due: [...due], botDue, clockState } };
    },
  };
}
