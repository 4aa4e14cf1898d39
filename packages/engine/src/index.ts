/** For who writes rules: what a game is made of. Games are run by `@quayside/engine/host`, said by `@quayside/engine/texts`. */
export { count, sum, tokens, total, type Bag } from './bag.ts';
export { onlyAnswer, suggest, type Bundle } from './bundle.ts';
export { copyCore } from './copy-core.ts';
export type { Decision, Move } from './decide.ts';
export { RuleDefect } from './errors.ts';
export { completeGame, defineGame } from './define-game.ts';
export { defineRules } from './define-rules.ts';
export {
  type AnyQuestion,
  type Aside,
  type Display,
  type Features,
  type FeatureSection,
  type Game,
  type GameRules,
  type Holdings,
  openOptions,
  type Ledger,
  type NumberedOptions,
  type Question,
  type Sheet,
  type Steps,
  type TokenLook,
} from './game.ts';
export { cardsInHand, discard, handOf, hands, handSize, kindsInHand, overLimit, playCard } from './hand.ts';
export { line, ruling, type Handbook, type ReferencePart, type Ruling, type TranslatedText } from './handbook.ts';
export type { QuestionKey } from './keys.ts';
export type { Lesson, LessonStep } from './lesson.ts';
export type { Listing } from './listing.ts';
export { cost, covers, payable, type Need, type Worth } from './need.ts';
export { numbers, oneOf, order, payment, pick, type Answer, type Choice, type Offer, type Order } from './offer.ts';
export type { Options, OptionSchema, OptionsOf, OptionSpec } from './options.ts';
export { asksOf, copyPending, currentAsk, isAsked, topAsk, type Ask } from './pending.ts';
export {
  emptyPile,
  fullPile,
  moveTop,
  pileOf,
  pileSize,
  reorder,
  takeTop,
  topCards,
  type Pile,
  type Piles,
} from './pile.ts';
export type { Slot } from './slot.ts';
export type { Asking, Play } from './play.ts';
export { below, type Random } from './random.ts';
export { perSeat, seatsFrom } from './rounds.ts';
export { totalOf, type ScoreSheet } from './score.ts';
export { freeSpaces, hasRoom, isFree, stand, type Meeple, type Workers } from './space.ts';
export type { StandingOrder } from './standing-order.ts';
export { isOver, NATURE, type Fresh, type Json, type Seat, type Setup, type State } from './state.ts';
export { bagText, type GameText, type Messages, type Translated } from './text.ts';
