import type { State, Move } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { LogEntry } from '@quayside/ui/board';
import type { Edition } from '@quayside/games/boards';

/**
 * A line of answers tried on one's own view, for nobody else to see. One decides for the others too: what they will do is a guess,
 * and a guess that one makes oneself is at least known as such.
 */
export interface Plan {
  /** The view from which it began. */
  readonly start: State;
  readonly moves: readonly Move[];
  readonly state: State;
  readonly log: readonly LogEntry[];
  /** Chance or something hidden comes next: no plan sees further. */
  readonly stopped: boolean;
}

export const noPlan = (view: State): Plan => ({
  start: view,
  moves: [],
  state: view,
  log: [],
  stopped: false,
});

/** The plan with one more answer. */
export function planned({ game, core }: Edition, plan: Plan, move: Move): Plan {
  const tried = core.preview(game, plan.state, move);
  return {
    start: plan.start,
    moves: [...plan.moves, move],
    state: tried.state ?? plan.state,
    log: [...plan.log, { seq: plan.moves.length + 1, seat: move.seat, events: tried.events }],
    stopped: tried.stopped,
  };
}

/** These answers tried on a view, as far as they go: what others have done meanwhile may have closed some. */
export function planOf(edition: Edition, view: State, moves: readonly Move[]): Plan {
  let plan = noPlan(view);
  for (const move of moves) {
    if (plan.stopped || edition.core.refusal(edition.game, plan.state, move)) break;
    plan = planned(edition, plan, move);
  }
  return plan;
}

/** The seat that decides next in a plan: the viewer's where it is due, otherwise another due one. */
export function decider({ core }: Edition, { state, stopped }: Plan, mine: number): number {
  const due = core.dueSeats(state).filter((seat) => seat >= 0);
  return stopped || due.length === 0 || due.includes(mine) ? mine : (due[0] ?? mine);
}

const MOST_STEPS = 60;

/** Gives the others' first offered answers until it is the viewer's turn, or chance or hidden cards come next. */
export function skipToMine(edition: Edition, plan: Plan, mine: number): Plan {
  let next = plan;
  for (let i = 0; i < MOST_STEPS && !next.stopped && !edition.core.isOver(next.state); i++) {
    const seat = decider(edition, next, mine);
    if (seat === mine) break;
    const decision = edition.core.decisions(edition.game, next.state, seat).find((one) => one.due);
    const answer = decision && edition.core.suggestions(decision.offer, undefined, 1)[0];
    if (!decision || answer === undefined) break;
    next = planned(edition, next, { seat, key: decision.key, answer });
  }
  return next;
}

/** One's own part of a plan: the draft that waits for one's turn. */
export const draftOf = (plan: Plan, mine: number): Move[] => plan.moves.filter((move) => move.seat === mine);

/** The decision that the draft's next answer would answer now, or null where it no longer can. */
export function nextOfDraft(
  { core }: Edition,
  decisions: readonly Decision[],
  draft: readonly Move[],
): { readonly decision: Decision; readonly move: Move } | null {
  const [move] = draft;
  if (!move) return null;
  const decision = decisions.find((one) => one.key === move.key);
  return decision && !core.refuse(decision.offer, move.answer) ? { decision, move } : null;
}
