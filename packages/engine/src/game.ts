import type { Bag } from './bag.ts';
import type { Listing } from './listing.ts';
import type { Worth } from './need.ts';
import type { AnswerTo, DataOf, Named, OfferTo, QuestionKey, StepData, StepKey } from './keys.ts';
import type { Offer } from './offer.ts';
import type { Options, OptionSchema } from './options.ts';
import type { Play } from './play.ts';
import type { Random } from './random.ts';
import type { ScoreSheet } from './score.ts';
import type { Meeple } from './space.ts';
import type { StandingOrder } from './standing-order.ts';
import type { Fresh, Json, Seat, Setup, State } from './state.ts';
import type { GameText, Messages, Translated } from './text.ts';

/** One kind of decision: what may be answered, and what an answer does. Its key says which data and answers are its own. */
export type Question<S extends State, Q extends QuestionKey<S>> = AnyQuestion<
  S,
  DataOf<S, Q>,
  AnswerTo<S, Q>,
  OfferTo<S, Q>
>;
/** The same of whatever game, as the core sees it. */
// oxlint-disable-next-line typescript/no-explicit-any
export interface AnyQuestion<S extends State, D = any, A = any, O extends Offer = Offer> {
  /** Hot path, no prose: what may be answered now. Reads the state (or a seat's view of it), never changes it. */
  offer(s: S, seat: Seat, data: D): O;
  /** Carries an offered answer out. The decision has left the stack already. */
  answer(play: Play<S>, seat: Seat, answer: A, data: D): void;
  /** Cold path: why this answer is not offered, in words. The core explains bundles and orders by itself. */
  why?(s: S, seat: Seat, answer: A, data: D): GameText | null;
  /** Cold path: why this seat can't decide it now at all, in words. The answer may be anything. */
  closed?(s: S, seat: Seat, answer: unknown): GameText | null;
  /** Asked even where there is one answer only: it ends a turn, or an aside may come first. */
  readonly confirm?: boolean;
  /** Giving it commits the turn: an undo does not reach back over it without the others' consent. */
  readonly commits?: boolean;
  /** What the others do not learn. A question with a secret is asked even where there is one answer only. */
  readonly secret?: Secrecy;
  /** For long lists of options: the same by number, so that random play need not make all of them. See `openOptions`. */
  readonly numbered?: NumberedOptions<S, D>;
}

/** Options by number. The offer holds those that are open, in their order; where none is, it may hold another. */
export interface NumberedOptions<S extends State, D = void> {
  /** How many there could be. */
  count(s: S, seat: Seat, data: D): number;
  /** The one with this number, or null where it is not open now. */
  at(s: S, seat: Seat, i: number, data: D): string | null;
}

/** All numbered options that are open. */
export function openOptions<S extends State, D>(of: NumberedOptions<S, D>, s: S, seat: Seat, data: D): string[] {
  const found: string[] = [];
  for (let i = 0, n = of.count(s, seat, data); i < n; i++) {
    const option = of.at(s, seat, i, data);
    if (option !== null) found.push(option);
  }
  return found;
}

/** What is kept from the others; without a field it is public. */
export interface Secrecy {
  /** The question: they see that it waits, not its data. */
  readonly question?: true;
  /**
   * The answer. `until-all`: the core holds it until all who are asked together have answered, then carries all of them out in
   * order of seats. `kept`: it is carried out at once, and the others learn what the rules show them; all at the end.
   */
  readonly answer?: 'until-all' | 'kept';
}

/** A continuation. Written as a method's type, so that a game of any state can be listed among games. */
// oxlint-disable-next-line typescript/no-explicit-any
export type StepOf<S extends State, D = any> = { run(play: Play<S>, data: D): void }['run'];

/** All questions of a game. Where they are spread over files, each has a part: `{ … } satisfies Partial<Questions<S>>`. */
export type Questions<S extends State> = { readonly [Q in QuestionKey<S>]: Question<S, Q> };
/** All its steps. */
export type Steps<S extends State> = { readonly [T in StepKey<S>]: StepOf<S, StepData<S, T>> };

/** A decision that may be taken and never must: selling a fish, repaying a loan. */
export type Aside<S extends State = State> = Named<S>;

/** Fields by name, labelled `view.<field>` in the messages. An object of numbers is a bag, a list of words is cards. */
export type Sheet = { readonly [field: string]: Json };
/** What lies on a table: per seat, and for all. */
export interface Display {
  readonly seats: readonly Sheet[];
  readonly table: Sheet;
  /** Spaces and who stands on each. */
  readonly spaces?: { readonly [space: string]: readonly Meeple[] };
}

/** How a kind of token looks on boards that know nothing else of the game. What is not said follows from its name. */
export interface TokenLook {
  /** A picture of the site's set, by its name there: `wood`, `fish`, `coin`. */
  readonly icon?: string;
  /** One or two letters, where there is no picture. */
  readonly letters?: string;
  /** Its colour, as `#rrggbb`. */
  readonly color?: string;
}

/** What each seat has, measured: for curves over a match and for what wins in many. Labels: `ledger.<name>` in the messages. */
export interface Ledger {
  /** As the table says it; a curve has a point for each. */
  readonly round?: number | string;
  readonly seats: readonly Holdings[];
}
/** What one seat has, by name of the measure and by kind of card. */
export interface Holdings {
  readonly amounts: { readonly [measure: string]: number };
  /** By kind; those of which there are many alike by what they have in common. */
  readonly cards: { readonly [kind: string]: readonly string[] };
}

/**
 * A position as a list of numbers, most of them between 0 and 1, always in the same places for the same setup. Reads only what the
 * seat may know, so that a state and the seat's view of it give the same numbers.
 */
export interface Features<S extends State, O extends Options = Options> {
  count(setup: Setup<O>): number;
  /** Hot path. Writes all places of `into`. */
  write(view: S, seat: Seat, into: Float32Array): void;
  /**
   * What the places are about, in their order. A network for another number of seats or other options finds by these names what it
   * can begin with; a name may come several times, as that of opponents does.
   */
  sections?(setup: Setup<O>): readonly FeatureSection[];
}
/** A run of places in the features that are about one thing. */
export interface FeatureSection {
  readonly name: string;
  readonly count: number;
}

/**
 * A rule module: everything that hosts, boards and bots need to know of a game. All functions are pure apart from changing the state they are
 * handed; no clock, no Math.random, no locale.
 */
export interface Game<S extends State = State, O extends Options = Options> {
  readonly id: string;
  /** A whole number. Version 0 may still change; from 1 on, a version that matches use is frozen. */
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: OptionSchema;
  /**
   * The options of a rematch after this end, where the rules say who begins it; the seats stay as they were. Without it the seats
   * move up by one, so that whoever sat second sits first.
   */
  rematch?(s: S): O;
  /** Why these options and seats do not go together, or null. */
  unfit?(setup: Setup<O>): GameText | null;

  /** The cards of each deck, from the setup alone. */
  decks?(setup: Setup<O>): { readonly [deck: string]: readonly string[] };
  setup(setup: Setup<O>): Fresh<S>;
  /** Asks the first decision. */
  begin(play: Play<S>): void;
  readonly questions: { readonly [key: string]: AnyQuestion<S> };
  readonly steps: { readonly [step: string]: StepOf<S> };
  /** The asides a seat may take now, in canonical order. */
  asides?(s: S, seat: Seat): readonly Aside[];

  /** Takes out of a copy what this seat can't know of the module's own fields; piles and secret decisions are the core's. */
  conceal?(s: S, seat: Seat): void;
  /** Fills what such a view lacks with something possible. */
  imagine?(view: S, seat: Seat, random: Random): void;
  /** A hand-written copy where the generic one is too slow. */
  copy?(s: S): S;

  score(s: S): ScoreSheet[];
  /** How good a position is for a seat, in points; bots use the score where there is none. */
  value?(s: S, seat: Seat): number;
  /** What bots that learn see of a position; without it they derive something from the state's fields. */
  readonly features?: Features<S, O>;
  /** What a token is worth to a seat now: payments that give away least are suggested first. */
  weights?(s: S, seat: Seat): Worth;
  /** Every token on the table. Changes only by what rules take from or return to the supply. */
  census(s: S): Bag;
  /** Tokens of which somebody may have fewer than none: see `play.owe`. All others never go below zero. */
  readonly debts?: readonly string[];
  /** How many cards a hand holds at most while its owner is asked nothing. */
  readonly handLimit?: number;

  /**
   * A view sorted for boards that know nothing else of the game. Without it they read the view by the core's vocabulary, which
   * goes wrong where the state is packed or a list has by chance as many entries as there are seats.
   */
  display?(view: S): Display;

  /** How tokens look on such boards. */
  readonly tokens?: { readonly [token: string]: TokenLook };

  /** What each seat has besides its score; without it only the score is measured. */
  ledger?(s: S): Ledger;

  /** What players may let be answered without being asked each time; those of the core come besides. */
  readonly standingOrders?: readonly StandingOrder<S>[];

  readonly messages: Translated<Messages>;
  /** How a site offers the game: its place in lists, its picture, the usual options. */
  readonly listing?: Listing;
  /** The printed components as tables of plain JSON, for the card index and for comparing with the print. */
  readonly components?: Json;
}

/** A game without its words and without what only bots read: enough for a page that plays it, which brings the words of one language. */
export type GameRules<S extends State = State, O extends Options = Options> = Omit<
  Game<S, O>,
  'messages' | 'value' | 'features'
>;

/** A game as its author writes it: its questions, steps and asides are those that its state's type declares. */
export interface GameDefinition<S extends State> extends RulesDefinition<S>, GameParts<S> {}

/** The same without what `GameRules` lacks. */
export interface RulesDefinition<S extends State> extends Omit<
  GameRules<S, S['setup']['options']>,
  'options' | 'questions' | 'steps' | 'asides' | 'census' | 'components' | 'standingOrders'
> {
  /** As in `Game`; a game without options leaves it out. */
  readonly options?: OptionSchema;
  readonly questions: Questions<S>;
  readonly steps: Steps<S>;
  asides?(s: S, seat: Seat): readonly Aside<S>[];
  readonly standingOrders?: readonly StandingOrder<S, QuestionKey<S>>[];
  /** As in `Game`. No compiler sees that an interface is JSON, so it takes any object. */
  readonly components?: Json | object;
  /** As in `Game`; a game without tokens has none to count. */
  census?(s: S): Bag;
}

/** What makes rules a game. Components may come a second time, with what they say in words. */
export interface GameParts<S extends State> extends Pick<
  Game<S, S['setup']['options']>,
  'messages' | 'value' | 'features'
> {
  readonly components?: Json | object;
}
