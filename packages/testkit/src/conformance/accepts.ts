import { NATURE, openOptions, type Answer, type State } from '@quayside/engine';
import {
  answerable,
  canonical,
  copyState,
  decisions,
  dueAsks,
  isOver,
  offerOf,
  questionOf,
  refusal,
  type Decision,
} from '@quayside/engine/host';
import { seatName } from '../in-words.ts';
import { reason, type Findings } from './findings.ts';
import { someAnswers, type Position } from './game.ts';
import { frozen } from './plain.ts';
import type { Property } from './property.ts';
import { countWatched } from './watch.ts';

/** Every option up to so many is tried; of payments and orders so many. */
const OPTIONS = 40;
const PAYMENTS = 10;

/** What is offered can be answered, to any seat, due or aside, and never leads into a dead end. */
export const accepts: Property = {
  name: 'offered answers are accepted',
  position(position, findings) {
    const { game, state } = position;
    const before = canonical(state);
    for (let seat = 0; seat < state.setup.seats; seat++) {
      const open = findings.attempt(
        accepts.name,
        position,
        `the decisions of ${seatName(seat)} can't be computed`,
        () => decisions(game, state, seat),
      );
      const keys = open?.map((one) => one.key) ?? [];
      findings.check(
        accepts.name,
        new Set(keys).size === keys.length,
        position,
        () => `${seatName(seat)} has two open decisions with one key: ${keys.join(', ')}`,
      );
      for (const decision of open ?? []) tryAll(position, decision, findings);
    }
    findings.check(
      accepts.name,
      canonical(state) === before,
      position,
      () => 'answers given in a copy of the state change the original',
    );
  },
};

function tryAll(position: Position, decision: Decision, findings: Findings): void {
  const { offer, key, seat } = decision;
  const words = offer.kind === 'pick' ? offer.options : [];
  findings.check(
    accepts.name,
    new Set(words).size === words.length && words.every((one) => typeof one === 'string'),
    position,
    () =>
      `${key} of ${seatName(seat)} offers the same twice, or what is no word: ${canonical(words)}. Offer each option once`,
  );
  const numbered = questionOf(position.game, key).numbered;
  const open = numbered ? openOptions(numbered, position.state, seat, decision.data) : [];
  findings.check(
    accepts.name,
    open.length === 0 || canonical(open) === canonical(words),
    position,
    () =>
      `${key} of ${seatName(seat)} offers ${canonical(words)}, but by number ${canonical(open)} are open. Make the offer with openOptions`,
  );
  const some = findings.attempt(accepts.name, position, `${key} of ${seatName(seat)} has no answer`, () => {
    if (!answerable(offer)) throw new RangeError('none is offered');
    return someAnswers(offer, position.random, offer.kind === 'pick' ? OPTIONS : PAYMENTS);
  });
  for (const answer of some ?? []) tryOne(position, decision, answer, findings);
}

function tryOne(position: Position, { seat, key }: Decision, answer: Answer, findings: Findings): void {
  const { game, state, nature } = position;
  const move = { seat, key, answer };
  const say = () => `${seatName(seat)} is offered ${key} ${canonical(answer)}`;
  try {
    const refused = refusal(game, state, move);
    if (
      !findings.check(accepts.name, refused === null, position, () => `${say()}, which is refused: ${refused?.message}`)
    )
      return;
    const next = copyState(game, state);
    const { lost, defects } = countWatched(game, next, { ...move, answer: frozen(answer) }, nature);
    findings.check(
      accepts.name,
      Object.keys(lost).length === 0,
      position,
      () => `${say()}, and tokens are lost or made: ${canonical(lost)}. Use play.gain, spend and move`,
    );
    for (const { message } of defects) findings.add(accepts.name, position, `${say()}: ${message}`);
    const stuck = deadEnd(position, next);
    findings.check(accepts.name, stuck === null, position, () => `${say()}, after which ${stuck}`);
  } catch (error) {
    findings.add(accepts.name, position, `${say()}, which fails: ${reason(error)}`);
  }
}

/** Why a game can't go on, or null. */
function deadEnd({ game }: Position, state: State): string | null {
  if (isOver(state)) return null;
  const due = dueAsks(state);
  if (due.length === 0) return 'nobody is asked anything, but the game is not over';
  for (const ask of due)
    if (ask.seat !== NATURE && !answerable(offerOf(game, state, ask)))
      return `${seatName(ask.seat)} must decide ${ask.key}, which has no answer`;
  return null;
}
