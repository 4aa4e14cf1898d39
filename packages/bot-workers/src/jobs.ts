import type { Answer, Seat, State } from '@quayside/engine';

/** What a worker is asked: plain data, and of a match never more than one seat's view. */
export type Job = ChooseJob;

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

export interface Results {
  readonly choose: BotAnswer | null;
}
export type ResultOf<J extends Job> = Results[J['kind']];

/** How long a worker should think about a job, in milliseconds. Less where many wait. */
export interface Budget {
  readonly ms: number;
}
