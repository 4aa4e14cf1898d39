import type { Bag, Game, Options, Play, Seat, State } from '@quayside/engine';
import { copy, type GameEvent, type Nature, type Script } from '@quayside/engine/host';

/** One rule proved: a position, the answers given in it, and what follows. */
export interface Scenario<S extends State, O extends Options = Options> {
  /** The rule, ruling or worked example it proves: `LH-12`, `the shipyard`. */
  readonly rule: string | readonly string[];
  /** The components it shows at work, by their ids. */
  readonly cards?: readonly string[];
  /** The fewest seats and the default options where nothing is said. */
  readonly setup?: { readonly seats?: number; readonly options?: Partial<O> };
  /** The cards on top of the decks and the answers of other chance; the rest is dealt from a fixed seed. */
  readonly nature?: Script;
  /**
   * Changes the state after the start: goods, owners, workers. To set what is being decided, empty `s.pending` and ask or
   * run a step by `play`.
   */
  position?(s: S, play: Play<S>): void;
  /** Answers and checks in the order of the story. */
  readonly play: readonly Step<S>[];
}

/** An answer or a check. */
export interface Step<S extends State = State> {
  /** What it does or states, for reports. */
  readonly words: string;
  /** Carries it out; says what is wrong, or null. */
  take(run: Run<S>): string | null;
}

/** A scenario on its way. */
export interface Run<S extends State = State> {
  readonly game: Game<S>;
  readonly nature: Nature;
  goods(s: S, seat: Seat): Readonly<Bag>;
  /** As the position was set. */
  readonly position: S;
  readonly state: S;
  /** What was told since the last answer. */
  events: readonly GameEvent[];
  /** Everything told so far. */
  readonly story: GameEvent[];
}

/** Where scenarios find what every game has in its own place. */
export interface Lens<S extends State> {
  goods?(s: S, seat: Seat): Readonly<Bag>;
}

/** The scenarios of one file. */
export interface ScenarioBook {
  readonly game: Game;
  readonly lens: Lens<State>;
  readonly scenarios: { readonly [name: string]: Scenario<State> };
}

/** Scenarios of a game by their sentences. A file exports its book as default. */
export function scenarios<S extends State, O extends Options>(
  game: Game<S, O>,
  lens: Lens<NoInfer<S>>,
  byName: { readonly [name: string]: Scenario<NoInfer<S>, NoInfer<O>> },
): ScenarioBook {
  return { game, lens, scenarios: byName };
}

/** A position written out, in place of the one after the start; the setup stays. */
export const exactly =
  <S extends State>(position: Omit<S, 'setup'>) =>
  (s: S): void => {
    for (const field of Object.keys(s)) if (field !== 'setup') Reflect.deleteProperty(s, field);
    Object.assign(s, copy(position));
  };

/** The rules that a scenario proves. */
export const rulesOf = (scenario: Scenario<State>): readonly string[] =>
  typeof scenario.rule === 'string' ? [scenario.rule] : scenario.rule;

/** Which rules and cards have a scenario, and which. */
export function covered(books: readonly ScenarioBook[]): {
  rules: Map<string, string[]>;
  cards: Map<string, string[]>;
} {
  const rules = new Map<string, string[]>();
  const cards = new Map<string, string[]>();
  const note = (index: Map<string, string[]>, entry: string, name: string) =>
    index.set(entry, [...(index.get(entry) ?? []), name]);
  for (const book of books)
    for (const [name, scenario] of Object.entries(book.scenarios)) {
      for (const rule of rulesOf(scenario)) note(rules, rule, name);
      for (const card of scenario.cards ?? []) note(cards, card, name);
    }
  return { rules, cards };
}
