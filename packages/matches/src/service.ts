import type { Record, Seat, Text } from '@quayside/engine';
import type { Accepted, AnswerTo, MatchView, NewTable, Table, Told, Update, Viewer } from './shapes.ts';

/**
 * The match service: the only code that changes a match. Everything is refused with `Declined` (the house's reasons) or the
 * engine's `Refused` (the rules' reasons), and then nothing has changed.
 */
export interface Matches {
  // The table
  create(viewer: Viewer, table: NewTable): Promise<Table>;
  table(viewer: Viewer, match: string): Promise<Table>;
  join(viewer: Viewer, match: string, choice?: { seat?: Seat | undefined; nonce?: string | undefined }): Promise<Table>;
  /** Before the start only; the host's leaving gives the table to the next person, or closes it. */
  leave(viewer: Viewer, match: string): Promise<void>;
  seatBot(viewer: Viewer, match: string, bot: string, seat?: Seat): Promise<Table>;
  unseatBot(viewer: Viewer, match: string, seat: Seat): Promise<Table>;
  start(viewer: Viewer, match: string): Promise<Table>;
  /** Public tables that wait for people, newest first. */
  open(viewer: Viewer, filter?: { game?: string | undefined }): Promise<Table[]>;
  /** The viewer's tables that are not over: those that wait for an answer of theirs first. */
  mine(viewer: Viewer): Promise<Table[]>;

  // The match
  view(viewer: Viewer, match: string): Promise<MatchView>;
  answer(viewer: Viewer, answer: AnswerTo): Promise<Accepted>;
  undo(viewer: Viewer, match: string): Promise<MatchView>;
  resetTurn(viewer: Viewer, match: string): Promise<MatchView>;
  explain(viewer: Viewer, match: string, key: string, answer: unknown): Promise<Text | null>;
  /** What was told after this entry; from the beginning with -1. */
  told(viewer: Viewer, match: string, since: number): Promise<Told[]>;
  /** The finished match for ever, with what proves its chance. */
  record(viewer: Viewer, match: string): Promise<Record>;

  /** Now, and again whenever something has changed, until the signal: each time what is new since the last. */
  updates(viewer: Viewer, match: string, since: number, signal: AbortSignal): AsyncGenerator<Update, void, undefined>;

  /** Lets bots play on where a process died before they answered. */
  wakeBots(): Promise<void>;
  close(): Promise<void>;
}
