import type { Answer, Seat, State } from '@quayside/engine';
import type { Entry, MatchRecord } from '@quayside/engine/host';

/** What a worker is asked: plain data, and of a match never more than one seat's view. */
export type Job = ChooseJob | RankJob | AnalyseJob | PlayOutJob | CheckRecordJob;

/** What the bot on this seat answers now. */
export interface ChooseJob {
  readonly kind: 'choose';
  readonly game: string;
  /** The rules version of the match. */
  readonly version: number;
  /** The bot's level. */
  readonly level: string;
  readonly view: State;
  readonly seat: Seat;
  /** Where its chance comes from: tells nothing of the match's cards. */
  readonly seed: string;
}

/** An answer to one of the decisions that are open in the view; null where none is due. */
export interface BotAnswer {
  readonly decision: string;
  readonly answer: Answer;
}

/** What the answers are worth that this seat can give now: a hint. */
export interface RankJob extends Omit<ChooseJob, 'kind'> {
  readonly kind: 'rank';
}

/** An answer, and the points to which it leads. */
export interface ValuedAnswer {
  readonly answer: Answer;
  readonly value: number;
}
export interface Ranking {
  readonly key: string;
  /** The level whose judgement it is. */
  readonly level: string;
  /** A few, the best first. */
  readonly answers: readonly ValuedAnswer[];
}

/** A part of the analysis of a finished match, from one of its positions on. */
export interface AnalyseJob {
  readonly kind: 'analyse';
  /** Names the match, so that a thread goes on where it was. */
  readonly id: string;
  readonly record: MatchRecord;
  readonly from: number;
}

/** Where everybody stood after so many of the record's answers. */
export interface AnalysisPoint {
  readonly at: number;
  /** What the position was worth to each seat, in points. */
  readonly values: readonly number[];
  /** Each seat's chance to win, from 0 to 1; empty for who plays alone. */
  readonly chances: readonly number[];
}
/** A decision that was a real choice. */
export interface AnalysisTurn {
  /** So many of the record's answers came before it. */
  readonly at: number;
  readonly seat: Seat;
  readonly key: string;
  readonly played: Answer;
  /** What the answer that was given led to. */
  readonly value: number;
  /** Points by which the best one is better. */
  readonly lost: number;
  readonly best: readonly ValuedAnswer[];
}
export interface AnalysisPart {
  /** The level whose judgement it is. */
  readonly level: string;
  readonly points: readonly AnalysisPoint[];
  readonly turns: readonly AnalysisTurn[];
  /** Where to go on; null at the end. */
  readonly next: number | null;
}

/** Bots play a deal on to its end; as much of it as fits into the budget. */
export interface PlayOutJob {
  readonly kind: 'play-out';
  readonly record: MatchRecord;
  /** Of the match, whose cards it deals: only for one that is over. The bots see their views. */
  readonly seed: string;
  readonly level: string;
}
export interface PlayOutResult {
  readonly record: MatchRecord;
  /** Everybody's points once it is over. */
  readonly totals: readonly number[] | null;
}

/** Whether a match that was played elsewhere was played by the rules, with the chance of a seed. */
export interface CheckRecordJob {
  readonly kind: 'check-record';
  readonly record: MatchRecord;
  readonly seed: string;
}
/** Its log, or the first of its answers that can't have been given; or it has not come to its end. */
export type CheckedRecord =
  | { readonly entries: readonly Entry[] }
  | { readonly problem: 'answer' | 'not-over'; readonly at: number };

export interface JobResults {
  readonly choose: BotAnswer | null;
  readonly rank: Ranking | null;
  readonly analyse: AnalysisPart;
  readonly 'play-out': PlayOutResult;
  readonly 'check-record': CheckedRecord;
}
export type ResultOf<J extends Job> = JobResults[J['kind']];

/** How long a worker should think about a job, in milliseconds, and the part of its usual effort for a bot. Less where many wait. */
export interface TimeBudget {
  readonly ms: number;
  readonly effort: number;
}
