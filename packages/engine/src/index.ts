/** For who writes rules: what a game is made of. Games are run by `@quayside/engine/host`, said by `@quayside/engine/texts`. */
export { count, sum, tokens, total, type Bag } from './bag.ts';
export { onlyAnswer, type Bundle } from './bundle.ts';
export { copyCore } from './copy-core.ts';
export type { Move } from './decide.ts';
export { RuleDefect } from './errors.ts';
export {
  defineGame,
  type AnyQuestion,
  type Aside,
  type Display,
  type Features,
  type Game,
  type Holdings,
  type Ledger,
  type Question,
  type Sheet,
  type Steps,
  type TokenLook,
} from './game.ts';
export { cardsInHand, discard, handOf, hands, handSize, playCard } from './hand.ts';
export { line, ruling, type Handbook, type Part, type Ruling, type Spoken } from './handbook.ts';
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
  type Slot,
} from './pile.ts';
export type { Asking, Play } from './play.ts';
export { below, type Random } from './random.ts';
export { perSeat, seatsFrom } from './rounds.ts';
export { totalOf, type ScoreSheet } from './score.ts';
export { freeSpaces, isFree, stand, type Meeple, type Workers } from './space.ts';
export { isOver, NATURE, type Fresh, type Json, type Seat, type Setup, type State } from './state.ts';
export { bagText, type GameText, type Messages } from './text.ts';
