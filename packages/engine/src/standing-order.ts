import type { Decision, Move } from './decide.ts';
import type { AnyQuestion, Game } from './game.ts';
import { only, type Answer } from './offer.ts';
import type { Seat, State } from './state.ts';

/**
 * What a player lets be answered without being asked each time. It reads what its seat may know and says an answer like a player
 * would; texts: `standing.<id>` and `standing.<id>.hint`, and `standing.<id>.<choice>` where there is more than on and off.
 */
export interface StandingOrder<S extends State = State, K extends string = string> {
  readonly id: string;
  /** How it can be carried out; without them it is on or off. */
  readonly choices?: readonly string[];
  /** Holds for players who have not chosen: one of the choices, or `on`. */
  readonly byDefault?: string;
  /** What it answers now, if anything. Called where the seat must decide; `open` is all that it may decide, the due decision first. */
  answer(view: S, seat: Seat, open: readonly Decision[], choice: string): Instruction<K> | null;
}
/** An answer to one of the open decisions. */
export interface Instruction<K extends string = string> {
  readonly key: K;
  readonly answer: Answer;
}

/** A seat's standing orders by id: a choice, `on` or `off`. What is not named is as the rules have it by default. */
export type StandingOrders = { readonly [id: string]: string };

const OFF = 'off';
const ON = 'on';

/** A decision that leaves nothing to choose and is asked only because it ends a turn, or because something could be done before. */
const withoutChoice = ({ questions }: Game, [due]: readonly Decision[], commits: boolean): Instruction | null => {
  const question: AnyQuestion<State> | undefined = due?.due ? questions[due.key] : undefined;
  // Whoever keeps a secret says themselves when it is given.
  if (!due || !question?.confirm || question.secret || (question.commits ?? false) !== commits) return null;
  const answer = only(due.offer);
  return answer === null ? null : { key: due.key, answer };
};

/** Those of every game, by what their questions declare. */
const CORE_ORDERS = [
  {
    id: 'core.forced',
    byDefault: ON,
    // Where something else could be done first, it is the player's to say that nothing will be.
    answer: (game: Game, open: readonly Decision[]) => (open.length > 1 ? null : withoutChoice(game, open, false)),
  },
  { id: 'core.end', answer: (game: Game, open: readonly Decision[]) => withoutChoice(game, open, true) },
] as const;

/** A standing order as people choose it. */
export interface StandingOrderEntry {
  readonly id: string;
  readonly choices: readonly string[];
  readonly byDefault: string;
}

/** All standing orders of a game: those of every game, then its own. */
export const standingOrdersOf = (game: Game): StandingOrderEntry[] =>
  [...CORE_ORDERS, ...(game.standingOrders ?? [])].map((one) => ({
    id: one.id,
    choices: [OFF, ...choicesOf(one)],
    byDefault: ('byDefault' in one ? one.byDefault : undefined) ?? OFF,
  }));

const choicesOf = (one: Pick<StandingOrder, 'choices'> | { readonly id: string }): readonly string[] =>
  ('choices' in one ? one.choices : undefined) ?? [ON];

/** What a seat's standing orders answer now, and by which of them; null where the seat itself has to. */
export function standingAnswer<S extends State>(
  game: Game<S>,
  view: S,
  seat: Seat,
  open: readonly Decision[],
  chosen: StandingOrders,
): (Move & { readonly order: string }) | null {
  if (!open[0]?.due) return null;
  const choiceOf = (id: string, byDefault: string = OFF) => chosen[id] ?? byDefault;
  const given = (order: string, found: Instruction | null) =>
    found && { seat, key: found.key, answer: found.answer, order };
  // The game's own first: they know what may come before a step without choice.
  for (const one of game.standingOrders ?? []) {
    const choice = choiceOf(one.id, one.byDefault);
    if (choice === OFF || !choicesOf(one).includes(choice)) continue;
    const found = given(one.id, one.answer(view, seat, open, choice));
    if (found) return found;
  }
  for (const one of CORE_ORDERS) {
    if (choiceOf(one.id, 'byDefault' in one ? one.byDefault : OFF) === OFF) continue;
    const found = given(one.id, one.answer(game, open));
    if (found) return found;
  }
  return null;
}
