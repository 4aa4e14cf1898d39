import type { Seat } from '@quayside/engine';
import { standingAnswer, type Entry, type StandingOrders } from '@quayside/engine/host';
import { orderKey, orderOf } from '../store/answer-keys.ts';
import type { MatchRow, SeatRow } from '../store/match-snapshot.ts';
import type { Draft, RunningMatch } from '../store/running-match.ts';

/** More answers in a row would be a defect of an order that goes round in circles. */
const MOST_IN_A_ROW = 50;

/** A seat, as far as its standing orders go. */
export type OrderingSeat = Pick<SeatRow, 'seat' | 'accountId' | 'bot' | 'resigned' | 'ownBot' | 'standingOrders'>;

export interface OrderingMatch {
  readonly row: Pick<MatchRow, 'id' | 'game'>;
  readonly seats: readonly OrderingSeat[];
}

/**
 * A draft, and after it what people at the table let be answered without being asked: all is stored as one. An order that the rules
 * refuse is a defect that the operator hears of; its player decides, and nobody is held up.
 */
export function followOrders(
  match: OrderingMatch,
  running: RunningMatch,
  draft: Draft,
  report: (error: unknown, matchId: string) => void,
): Draft {
  let now = draft;
  try {
    for (let n = 0; n < MOST_IN_A_ROW; n++) {
      const next = followOne(match, running, now);
      if (!next) break;
      now = next;
    }
  } catch (error) {
    report(error, match.row.id);
  }
  return now;
}

/** The draft with the next answer of an order; null where there is none. */
function followOne({ row, seats }: OrderingMatch, running: RunningMatch, now: Draft): Draft | null {
  const { core, game } = running.edition;
  const { state, log } = now.match;
  if (core.isOver(state)) return null;
  const due = core.dueSeats(state);
  const next = seats
    .filter((one) => due.includes(one.seat) && isOwnPlayer(one) && !hasJustUndone(log, one.seat))
    .map(({ seat, standingOrders }) => {
      const { state: view, decisions } = now.views.of(seat);
      const found = standingAnswer(game, view, seat, decisions, chosenOf(row.game, standingOrders ?? {}));
      const decision = found && decisions.find((one) => one.key === found.key);
      return found && decision ? { ...found, decision: decision.id } : null;
    })
    .find((one) => one !== null);
  if (!next) return null;
  return running.draftAnswerAfter(now, {
    seat: next.seat,
    decision: next.decision,
    token: orderKey(next.order, log.length + 1),
    answer: next.answer,
  });
}

/** A person who answers for themselves: neither a bot nor a program of their own does. */
const isOwnPlayer = ({ accountId, bot, resigned, ownBot }: OrderingSeat): boolean =>
  accountId !== null && bot === null && !resigned && !ownBot;

/**
 * Whoever has taken something back wants to decide it: orders rest until the seat has given the answer once more by itself, or
 * another one that can't be undone.
 */
function hasJustUndone(log: readonly Entry[], seat: Seat): boolean {
  for (let i = log.length - 1; i >= 0; i--) {
    const entry = log[i] as Entry;
    if (entry.kind === 'answer' && entry.seat === seat && orderOf(entry.token) === null && entry.barrier) return false;
    if (entry.kind !== 'undo' || entry.by !== seat) continue;
    const key = firstUndone(log, entry.to, i, seat);
    return !log
      .slice(i + 1)
      .some((one) => one.kind === 'answer' && one.seat === seat && one.key === key && orderOf(one.token) === null);
  }
  return false;
}

/** The key of the first answer of a seat that an undo took back. */
function firstUndone(log: readonly Entry[], to: number, undo: number, seat: Seat): string | undefined {
  const first = log.slice(to, undo).find((one) => one.kind === 'answer' && one.seat === seat);
  return first?.kind === 'answer' ? first.key : undefined;
}

/** What was chosen, by the ids of a game: preferences name the orders of one game as `game/id`. */
export function chosenOf(game: string, stored: StandingOrders): StandingOrders {
  const own = `${game}/`;
  return Object.fromEntries(
    Object.entries(stored).map(([id, choice]) => [id.startsWith(own) ? id.slice(own.length) : id, choice]),
  );
}
