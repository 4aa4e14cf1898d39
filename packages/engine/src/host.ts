/** For who runs games: servers, boards, bots, tools and tests. */
export { frontier, suggest } from './bundle.ts';
export { conceal, imagine } from './conceal.ts';
export { canonical, copy, fingerprint } from './copy.ts';
export { curvesOver, type CurvePoint, type Curves } from './curves.ts';
export {
  apply,
  applyInPlace,
  asidesOf,
  copyState,
  decisions,
  dueSeats,
  explain,
  offers,
  offersIn,
  preview,
  readSetup,
  refusal,
  start,
  stateText,
  type ApplyResult,
  type Decision,
  type OpenDecision,
} from './decide.ts';
export { Hidden, Refused, type RefusalCode } from './errors.ts';
export { eventFor, type GameEvent } from './event.ts';
export { checkFairness, commitmentTo, seedFrom, type Deal } from './fairness.ts';
export { UNKNOWN } from './hint.ts';
export { isExpected, lessonAt } from './lesson.ts';
export {
  openMatch,
  replay,
  resumeMatch,
  standing,
  standOn,
  stateAt,
  submit,
  undo,
  undoPoint,
  undoPointIn,
  undoTo,
  type AnswerEntry,
  type Entry,
  type Match,
  type StandingAnswer,
  type Submission,
  type UndoEntry,
} from './match.ts';
export { dealer, scripted, shuffled, type Nature, type Script } from './nature.ts';
export { answerable, only, refuse, sample, suggestions } from './offer.ts';
export { optionValues } from './options.ts';
export { dueAsks, heldAsk, isAsk, isTogether, topFrame, type Frame } from './pending.ts';
export { DRAW } from './pile.ts';
export { Play } from './play.ts';
export { randomFrom } from './random.ts';
export { movesOf, readRecord, recordOf, recordOfLog, type MatchRecord } from './record.ts';
export { readReport, type RulesReport } from './report.ts';
export { ranks, totalOf } from './score.ts';
export { carryOut, carryOutAside, offerIn, offerOf, questionOf, sampleIn, settle } from './settle.ts';
export { hex, sha256 } from './sha256.ts';
export { standingAnswer, standingOrdersOf, type StandingOrderEntry, type StandingOrders } from './standing-order.ts';
export { isOver, NATURE, SPECTATOR } from './state.ts';
