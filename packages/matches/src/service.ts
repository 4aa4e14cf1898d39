import type { Record, Seat, Text } from '@quayside/engine';
import type { PairingRequest, PairingStatus } from './pairing/pairing.ts';
import type { Records } from './records/records.ts';
import type { Social } from './social/social.ts';
import type {
  AnswerResult,
  AnswerInput,
  DailyDeal,
  StreamMessage,
  MatchView,
  PastState,
  NewTable,
  Table,
  VisibleEvents,
  Topics,
  Update,
  Viewer,
  Proposal,
} from './types.ts';

/**
 * The match service: the only code that changes a match. Everything is refused with `Declined` (the house's reasons) or the
 * engine's `Refused` (the rules' reasons), and then nothing has changed.
 */
export interface Matches extends Social, Records {
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
  /** The viewer's match of today's deal, the same cards for everybody; it begins with the first call. */
  daily(viewer: Viewer, wanted?: DailyDeal): Promise<Table>;

  // Pairing
  /** Waits for others who would play one of these, whoever they are; a match begins as soon as there are enough. */
  requestPairing(viewer: Viewer, wanted: PairingRequest): Promise<PairingStatus>;
  pairing(viewer: Viewer): Promise<PairingStatus | null>;
  leavePairing(viewer: Viewer): Promise<void>;

  // The match
  view(viewer: Viewer, match: string): Promise<MatchView>;
  answer(viewer: Viewer, answer: AnswerInput): Promise<AnswerResult>;
  undo(viewer: Viewer, match: string): Promise<MatchView>;
  resetTurn(viewer: Viewer, match: string): Promise<MatchView>;
  explain(viewer: Viewer, match: string, key: string, answer: unknown): Promise<Text | null>;
  /** What was told after this entry; from the beginning with -1. */
  eventsSince(viewer: Viewer, match: string, since: number): Promise<VisibleEvents[]>;
  /** A running match after this entry, as the viewer could know it then. */
  stateAt(viewer: Viewer, match: string, seq: number): Promise<PastState>;
  /** The finished match for ever, with what proves its chance. */
  record(viewer: Viewer, match: string): Promise<Record>;

  // Together
  /** Asks the others: to go back before one's last answer, or to end the match without a result. With nobody to ask it happens. */
  propose(viewer: Viewer, match: string, kind: Proposal['kind']): Promise<MatchView>;
  agree(viewer: Viewer, match: string, kind: Proposal['kind']): Promise<MatchView>;
  /** Says no to what is asked, or takes one's own wish back. */
  decline(viewer: Viewer, match: string): Promise<MatchView>;
  /** Gives up: last of all. A bot plays on for the others' sake, or the match is over. */
  resign(viewer: Viewer, match: string): Promise<Table>;
  /** The table for the same once more: the first opens it, the others join. */
  rematch(viewer: Viewer, match: string): Promise<Table>;
  /** Plays on from a point of a finished match, on one of its seats, against bots. */
  fork(viewer: Viewer, match: string, from: { at: number; as: Seat; bot: string }): Promise<Table>;

  // People
  /** Gets up from every table and gives up every match. */
  leaveAll(person: string): Promise<void>;
  /** A person's name has changed: tables that show it are told anew, finished ones too if asked. */
  refreshName(person: string, where?: { finished?: boolean }): Promise<void>;

  /** Now, and again whenever something has changed, until the signal: each time what is new since the last. */
  updates(viewer: Viewer, match: string, since: number, signal: AbortSignal): AsyncGenerator<Update, void, undefined>;
  /** The same for everything somebody follows, so that a browser needs one stream. */
  stream(viewer: Viewer, topics: Topics, signal: AbortSignal): AsyncGenerator<StreamMessage, void, undefined>;

  /** Lets bots play on where a process died before they answered. */
  resumeBots(): Promise<void>;
  /**
   * What time brings about: bots take seats of those who wait to be paired, who is gone waits no more, bots whose process died
   * play on. To be called again and again by every process; each does it for all.
   */
  sweep(): Promise<void>;
  close(): Promise<void>;
}
