import type { Seat } from '@quayside/engine';
import { commitmentTo, type Entry } from '@quayside/engine/host';
import { MatchError } from '../errors.ts';
import { newId, newSecret } from '../ids.ts';
import { refuseCopyOfRunning } from '../analysis/fair-play.ts';
import { checkBot } from '../play/bots.ts';
import { recordOf } from '../records/record.ts';
import { createRunningMatch, type MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import { isSealed } from './deals.ts';

/** After which entry to play on, on which seat, against which bot. */
export interface ForkPoint {
  readonly at: number;
  readonly as: Seat;
  readonly bot: string;
}

/**
 * Plays on from any point of a finished match, alone on one of its seats against bots. It deals the cards of the match it comes
 * from, which is why that must be over: its seed is open.
 */
export async function forkMatch(
  store: MatchStore,
  viewer: Viewer,
  id: string,
  { at, as, bot }: ForkPoint,
): Promise<MatchSnapshot> {
  const person = requireAccount(viewer);
  checkBot(bot);
  const parent = await store.read(id);
  const { row } = parent;
  if (isSealed(row, store.now())) throw new MatchError('deal-sealed');
  const { answers } = await recordOf(store, parent);
  if (as >= parent.seats.length) throw new MatchError('unknown-table');
  const line = answers.map(([seat, key, answer]): Entry => ({ kind: 'answer', seat, key, answer }));
  // What chance answers belongs to the answer before it.
  let length = Math.min(at, line.length);
  while (answers[length]?.[0] === -1) length++;
  const entries = line.slice(0, length);
  await refuseCopyOfRunning(store, viewer, {
    ...row,
    line: line.slice(0, length).flatMap((one) => (one.kind === 'answer' ? [one] : [])),
  });
  const fresh = newId();
  const running = await createRunningMatch(row);
  running.advance(entries);
  if (running.over) throw new MatchError('not-running');
  const due = running.edition.core.dueSeats(running.state);
  const secret = newSecret();
  const { game, version, options, maxSeats, minSeats, pace, seed } = row;
  return store.create(
    {
      row: {
        id: fresh,
        game,
        version,
        options,
        maxSeats,
        minSeats,
        pace,
        seed,
        visibility: 'link',
        status: 'running',
        createdBy: person,
        secret,
        commitment: commitmentTo(secret, fresh),
        forkOf: id,
        forkAnswers: length,
        started: new Date(),
        seq: entries.length,
        due,
        botDue: due.some((one) => one !== as),
      },
      seats: parent.seats.map((one) => ({
        seat: one.seat,
        ...(one.seat === as ? { accountId: person } : { bot }),
        nonce: one.nonce,
      })),
      entries,
    },
    running,
  );
}
