import type { Game, State, Move } from '@quayside/engine';
import type { OpenDecision } from '@quayside/engine/host';
import type { Findings } from './findings.ts';
import type { PlayedGame, Position, Deal } from './game.ts';
import type { WatchedAnswer } from './watch.ts';

/** Something that is true of every well-made module. It looks wherever it can find out, and notes what is wrong. */
export interface Property {
  readonly name: string;
  /** At the module itself, once. */
  module?(game: Game, findings: Findings): void;
  /** At every answer of every game: cheap looks only. */
  answered?(what: AnswerStep, findings: Findings): void;
  /** At positions chosen from all games. */
  position?(position: Position, findings: Findings): void;
  /** At a whole game, played to its end. */
  game?(deal: Deal, played: PlayedGame, findings: Findings): void;
}

/** An answer that has just been carried out. */
export interface AnswerStep {
  readonly deal: Deal;
  readonly line: readonly Move[];
  readonly move: Move;
  readonly state: State;
  readonly done: WatchedAnswer;
  /** What was open to whoever answered (nothing where nature did). */
  readonly open: readonly OpenDecision[];
}
