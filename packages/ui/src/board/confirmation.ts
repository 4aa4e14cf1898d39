import type { Answer, Move, State } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { MouseEvent } from 'react';
import type { BoardProps, Rules } from './contract.ts';

/**
 * Which choices take a second click: all; those made by touch, as only a pointer or the keyboard shows before what would follow; or
 * none. What can't be taken back always takes one.
 */
export const CONFIRMATIONS = ['always', 'touch', 'never'] as const;
export type Confirmation = (typeof CONFIRMATIONS)[number];

/** Whether a click came from a finger or a pen. Browsers that do not tell are asked whether their pointer can hover. */
export function isTouch({ nativeEvent }: MouseEvent): boolean {
  const { pointerType } = nativeEvent as Partial<PointerEvent>; // a click is a PointerEvent in newer browsers
  // A click by keyboard has an empty one.
  return pointerType === undefined
    ? matchMedia('(hover: none)').matches
    : pointerType === 'touch' || pointerType === 'pen';
}

type Terms = Pick<BoardProps, 'rules' | 'view' | 'confirmation' | 'endsByItself'>;

/** Whether a click on a choice gives the answer, so that no second one has to confirm it. */
export function isEnough(terms: Terms, click: MouseEvent, decision: Decision, answer: Answer): boolean {
  const { rules, confirmation = 'always', endsByItself } = terms;
  if (confirmation === 'always' || (confirmation === 'touch' && isTouch(click))) return false;
  if (rules.game.questions[decision.key]?.commits) return false;
  const next = nextAfter(terms, decision, answer);
  // Whoever has given the order to end turns and wants to confirm nothing has said so twice.
  return next !== null && !(endsByItself && confirmation !== 'never' && isEnd(rules, next));
}

/** Whether ending the turn is what must be decided after this answer and those given with it. */
export function endFollows(terms: Terms, decision: Decision, answer: Answer, then?: readonly Move[]): boolean {
  const next = nextAfter(terms, decision, answer, then);
  return next !== null && isEnd(terms.rules, next);
}

/** The answer that ends the turn and is nothing else. */
export function endOf({ game }: Rules, { key, offer }: Decision): Answer | null {
  if (offer.kind !== 'pick' || offer.options.length !== 1 || !game.questions[key]?.commits) return null;
  return offer.options[0] ?? null;
}
const isEnd = (rules: Rules, decision: Decision): boolean => endOf(rules, decision) !== null;

/** A foreseen answer, if it is one to this decision. */
export const answerTo = ({ core }: Rules, { key, offer }: Decision, foreseen: Move): Answer | null =>
  key === foreseen.key && core.refuse(offer, foreseen.answer) === null ? foreseen.answer : null;

/**
 * What the seat must decide after these answers. Null where others come next or something hidden is revealed: then the answer can't be
 * taken back.
 */
function nextAfter(
  { rules: { core, game }, view }: Terms,
  { seat, key }: Decision,
  answer: Answer,
  then: readonly Move[] = [],
): Decision | null {
  let state: State = view;
  for (const move of [{ seat, key, answer }, ...then]) {
    const tried = core.preview(game, state, move);
    if (!tried.state || tried.stopped) return null;
    ({ state } = tried);
  }
  return dueOf({ core, game }, state, seat);
}

export const dueOf = ({ core, game }: Rules, view: State, seat: number): Decision | null =>
  core.decisions(game, view, seat).find((one) => one.due) ?? null;
