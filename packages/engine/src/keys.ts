import type { Bag } from './bag.ts';
import type { Bundle } from './bundle.ts';
import type { Offer, Order, Choice } from './offer.ts';
import type { Json, KEYS, Seat, State } from './state.ts';

/**
 * What a game asks and what it does in between, declared once beside its state: each question by the kind of its answer, with its
 * data where it has any; each step by its data, or `void`.
 *
 * ```ts
 * interface TidewaterKeys {
 *   questions: { place: 'pick'; fee: 'bundle'; cargo: ['bundle', { room: number }] };
 *   steps: { day: void; turn: { k: number } };
 * }
 * interface Tidewater extends State<TidewaterKeys> { … }
 * ```
 *
 * It is only a type: from it follows what can be asked, with which data, and what is answered. A game can't use the core's own
 * keys, which begin with `core.`.
 */
export interface Keys<K extends { questions: object; steps: object }> {
  readonly questions: {
    readonly [Q in keyof K['questions']]: Q extends CoreKey ? never : Kind | readonly [Kind, Json];
  };
  readonly steps: { readonly [T in keyof K['steps']]: T extends CoreKey ? never : Json | void };
}
export type Kind = 'pick' | 'bundle' | 'order';
export type CoreKey = `core.${string}`;

/** Of a game about which nothing is declared: the core's own view of all games. */
export interface AnyKeys {
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly questions: any;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly steps: any;
}

/** What follows from the keys, worked out once, so that whatever is generic over states need only look it up. */
export interface Declared<K extends Keys<K>> {
  readonly questions: { readonly [Q in keyof K['questions']]: DeclaredQuestion<K['questions'][Q]> };
  readonly steps: { readonly [T in keyof K['steps']]: DeclaredStep<K['steps'][T]> };
  /** Any of the questions by its key, with its data. */
  readonly named: {
    [Q in keyof K['questions']]: { readonly key: Q & string } & DeclaredQuestion<K['questions'][Q]>['field'];
  }[keyof K['questions']];
}
type DeclaredQuestion<Q> =
  IsAny<Q> extends true
    ? // oxlint-disable-next-line typescript/no-explicit-any
      QuestionTypes<Offer, any, any, [data?: Json], [data?: Json, reader?: Reader], { readonly data?: Json }>
    : Q extends readonly [infer K, infer D]
      ? ByKind<K, D, [data: D], [data: D, reader?: Reader], { readonly data: D }>
      : ByKind<Q, undefined, [], [data?: undefined, reader?: Reader], unknown>;
type ByKind<K, D, Given, Rolled, Field> = K extends 'pick'
  ? QuestionTypes<Choice, string, D, Given, Rolled, Field>
  : K extends 'bundle'
    ? QuestionTypes<Bundle, Bag, D, Given, Rolled, Field>
    : QuestionTypes<Order, readonly string[], D, Given, Rolled, Field>;
interface QuestionTypes<O, A, D, Given, Rolled, Field> {
  readonly offer: O;
  readonly answer: A;
  readonly data: Readonly<D>;
  /** The data as the last arguments: needed where there are any, and not allowed where there are none. */
  readonly given: Given;
  /** The same for chance, with the one seat that may read it. */
  readonly rolled: Rolled;
  /** The same as a field. */
  readonly field: Field;
}
type Reader = { readonly for?: Seat };

interface DeclaredStep<D> {
  readonly data: Readonly<D>;
  readonly given: IsAny<D> extends true ? [data?: Json] : [D] extends [void] ? [] : [data: D];
}
type IsAny<T> = 0 extends 1 & T ? true : false;

type DeclaredBy<S extends State> = NonNullable<S[typeof KEYS]>;
type QuestionsBy<S extends State> = DeclaredBy<S>['questions'];
type StepsBy<S extends State> = DeclaredBy<S>['steps'];

/** The names of a game's questions and steps. */
export type QuestionKey<S extends State> = keyof QuestionsBy<S> & string;
export type StepKey<S extends State> = keyof StepsBy<S> & string;

export type OfferTo<S extends State, Q extends QuestionKey<S>> = QuestionsBy<S>[Q]['offer'];
export type AnswerTo<S extends State, Q extends QuestionKey<S>> = QuestionsBy<S>[Q]['answer'];
export type DataOf<S extends State, Q extends QuestionKey<S>> = QuestionsBy<S>[Q]['data'];
export type Given<S extends State, Q extends QuestionKey<S>> = QuestionsBy<S>[Q]['given'];
export type Rolled<S extends State, Q extends QuestionKey<S>> = QuestionsBy<S>[Q]['rolled'];
export type Named<S extends State> = DeclaredBy<S>['named'];
export type StepData<S extends State, T extends StepKey<S>> = StepsBy<S>[T]['data'];
export type StepGiven<S extends State, T extends StepKey<S>> = StepsBy<S>[T]['given'];
