import { readLog, type Tx } from '@quayside/db';
import type { Seat, GameText } from '@quayside/engine';
import { Refused } from '@quayside/engine/host';
import { MatchError } from '../errors.ts';
import { endsWithoutRating, finish, prepareEnd } from './finish.ts';
import { isReservedKey } from '../store/answer-keys.ts';
import { prepareAppend } from '../store/prepared-write.ts';
import type { Draft, RunningMatch } from '../store/running-match.ts';
import { seatOf, type MatchRow, type MatchSnapshot } from '../store/match-snapshot.ts';
import type { MatchStore } from '../store/match-store.ts';
import type { AnswerInput, AnswerResult, MatchView, Viewer } from '../types.ts';
import { requireAccount } from '../viewer.ts';
import { clockAfter, type ClockTime } from '../clock/match-clock.ts';
import type { ClockMove } from '../clock/clock.ts';
import { botAmong } from './bot-seats.ts';
import type { BotRunner } from './bot-runner.ts';
import { followOrders } from './follow-orders.ts';
import { viewFor } from './views.ts';
import type { ChangeSet } from '../store/statements.ts';

export const answerMethods = (store: MatchStore, bots: BotRunner) => ({
  async answer(viewer: Viewer, given: AnswerInput): Promise<AnswerResult> {
    const { snapshot, seq, repeated } = await answer(store, viewer, given);
    return { seq, repeated, view: viewFor(bots.play(snapshot), viewer) };
  },
  undo: async (viewer: Viewer, id: string): Promise<MatchView> =>
    viewFor(bots.play(await undo(store, viewer, id, false)), viewer),
  resetTurn: async (viewer: Viewer, id: string): Promise<MatchView> =>
    viewFor(bots.play(await undo(store, viewer, id, true)), viewer),
  explain: async (viewer: Viewer, id: string, key: string, given: unknown): Promise<GameText | null> =>
    explain(await store.read(id), viewer, key, given),
});

/** An answer's place in the log, and the match after it. */
interface StoredAnswer {
  readonly snapshot: MatchSnapshot;
  readonly seq: number;
  readonly repeated: boolean;
}

/** The running match and the viewer's seat in it. */
export function requirePlayer(snapshot: MatchSnapshot, viewer: Viewer): { running: RunningMatch; seat: Seat } {
  const seat = seatOf(snapshot, requireAccount(viewer));
  if (seat === null) throw new MatchError('not-seated');
  if (snapshot.seats.some((one) => one.seat === seat && one.resigned)) throw new MatchError('not-seated');
  if (!snapshot.running)
    throw snapshot.row.status === 'over' ? new Refused('over', { key: 'core.over' }) : new MatchError('not-running');
  return { running: snapshot.running, seat };
}

/** A person's answer. */
function answer(store: MatchStore, viewer: Viewer, given: AnswerInput): Promise<StoredAnswer> {
  requireAccount(viewer);
  if (isReservedKey(given.idempotencyKey)) throw new Refused('malformed', { key: 'core.malformed' });
  return answerAs(store, given, (snapshot) => requirePlayer(snapshot, viewer).seat, viewer);
}

/**
 * Every answer, whoever gives it: at first optimistically, on the cached snapshot; where that is too old or refuses, once more on
 * the locked row, which decides.
 */
export async function answerAs(
  store: MatchStore,
  { match: id, decision, idempotencyKey, answer: given }: AnswerInput,
  who: (snapshot: MatchSnapshot) => Seat,
  viewer: Viewer = null,
): Promise<StoredAnswer> {
  let accepted = { seq: 0, repeated: false };
  const draftFor = (snapshot: MatchSnapshot, running: RunningMatch, seat: Seat): Draft => {
    checkOpen(running, seat, decision);
    const draft = running.draftAnswer({ seat, decision, token: idempotencyKey, answer: given });
    accepted = { seq: running.seq + 1, repeated: false };
    return followOrders(snapshot, running, draft, store.report);
  };
  const quick = await store.tryWrite(id, viewer, (snapshot, running) => {
    const seat = who(snapshot);
    const draft = draftFor(snapshot, running, seat);
    const { core } = running.edition;
    if (core.isOver(draft.match.state))
      return endsWithoutRating(snapshot) ? prepareEnd(snapshot, running, draft) : null;
    const due = core.dueSeats(draft.match.state);
    const clock = clockAfter(snapshot, due, { kind: 'answer', by: seat }, store);
    return prepareAppend(snapshot, running, draft, { due, botDue: botAmong(snapshot, due), ...clock }, store.pauses);
  });
  if (quick) return { snapshot: quick, ...accepted };
  const snapshot = await store.change(id, async (tx, snapshot) => {
    const before = await acceptedBefore(tx, snapshot, seatOf(snapshot, viewer), idempotencyKey);
    if (before !== null) {
      accepted = { seq: before, repeated: true };
      return null;
    }
    const seat = who(snapshot);
    const { running } = snapshot;
    if (!running) throw new MatchError('not-running');
    return appendDraft(tx, snapshot, running, draftFor(snapshot, running, seat), { kind: 'answer', by: seat }, store);
  });
  return { snapshot, ...accepted };
}

/** After the end too, a repeated idempotency key is recognised: the last answer may be the one whose acceptance was lost on the way. */
async function acceptedBefore(
  tx: Tx,
  snapshot: MatchSnapshot,
  seat: Seat | null,
  idempotencyKey: string,
): Promise<number | null> {
  if (seat === null) return null;
  if (snapshot.running) return snapshot.running.placeOf(seat, idempotencyKey);
  const log = await readLog(tx, snapshot.row.id);
  return log.find((one) => one.seat === seat && one.idempotencyKey === idempotencyKey)?.seq ?? null;
}

/** Judged by the seat's own view: a decision it can't see is not open to it, and no refusal tells more than that. */
function checkOpen(running: RunningMatch, seat: Seat, decision: string): void {
  if (!running.views.of(seat).decisions.some((one) => one.id === decision))
    throw new Refused('not-open', { key: 'core.refused.closed' });
}

/** Appends a draft's entries; where they end the match, so does the row. */
export async function appendDraft(
  tx: Tx,
  snapshot: MatchSnapshot,
  running: RunningMatch,
  draft: Draft,
  move: ClockMove,
  time: ClockTime,
): Promise<ChangeSet> {
  const { core } = running.edition;
  if (core.isOver(draft.match.state))
    return finish(tx, snapshot, running, draft, { ending: 'finished', now: time.now() });
  const seq = running.seq + draft.entries.length;
  const due = core.dueSeats(draft.match.state);
  const clock = clockAfter(snapshot, due, move, time);
  const next: Partial<MatchRow> = { seq, due, botDue: botAmong(snapshot, due), ...clock };
  return {
    row: next,
    entries: draft.entries,
    stored: () => {
      running.adopt(draft);
      return {};
    },
  };
}

function undo(store: MatchStore, viewer: Viewer, id: string, all: boolean): Promise<MatchSnapshot> {
  return store.change(id, (tx, snapshot) => {
    const { running, seat } = requirePlayer(snapshot, viewer);
    return appendDraft(tx, snapshot, running, running.draftUndo(seat, all), { kind: 'undo', by: seat }, store);
  });
}

/** Why a seat can't answer this, in words. Judged by what that seat can see. */
function explain(snapshot: MatchSnapshot, viewer: Viewer, key: string, given: unknown): GameText | null {
  const { running, seat } = requirePlayer(snapshot, viewer);
  const { core, game } = running.edition;
  return core.explain(game, running.views.of(seat).state, seat, key, given);
}
