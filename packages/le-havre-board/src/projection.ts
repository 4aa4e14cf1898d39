import type { Answer, Bag, State } from '@quayside/engine';
import type { Decision, GameEvent } from '@quayside/engine/host';
import type { Rules } from '@quayside/ui/board';

/** Payments that follow of themselves: looked through with the payment that will be filled in. */
const LOOKED_THROUGH = ['fee', 'pay', 'energy', 'hull', 'cost'];

export interface Projection {
  /** Null where the answer touches something hidden at once. */
  readonly state: State | null;
  readonly events: readonly GameEvent[];
  readonly stopped: boolean;
  /** Payments that were assumed on the way, with what they had to cover. */
  readonly assumed: readonly { readonly decision: Decision; readonly bag: Bag }[];
}

/** An answer tried on the viewer's own view, through the payments it asks for, up to the next real choice. */
export function project(rules: Rules, view: State, { seat, key }: Decision, answer: Answer): Projection {
  const { core, game } = rules;
  let { state, events, stopped } = core.preview(game, view, { seat, key, answer });
  const assumed: { decision: Decision; bag: Bag }[] = [];
  while (state && !stopped && assumed.length < LOOKED_THROUGH.length) {
    const next = core.decisions(game, state, seat).find((one) => one.due);
    if (!next || next.offer.kind !== 'bundle' || !LOOKED_THROUGH.includes(next.key)) break;
    const [bag] = core.suggestions(next.offer, game.weights?.(state, seat), 1);
    if (bag === undefined) break;
    const further = core.preview(game, state, { seat, key: next.key, answer: bag });
    // Suggestions for a bundle are bags.
    assumed.push({ decision: next, bag: bag as Bag });
    events = [...events, ...further.events];
    ({ state, stopped } = further);
  }
  return { state, events, stopped, assumed };
}
