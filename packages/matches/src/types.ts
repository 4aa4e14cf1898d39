import type { PlayWindow } from '@quayside/db';
import type { Options, ScoreSheet, Seat, State } from '@quayside/engine';
import type { Decision, GameEvent } from '@quayside/engine/host';
import type { Friends, Person } from '@quayside/people';
import type { ChatUpdate } from './social/chat.ts';
import type { MatchError } from './errors.ts';
import type { Invitation } from './social/invitations.ts';
import type { Pairing } from './pairing/pairing.ts';

/** Who asks: a signed-in person's account, or nobody. */
export type Viewer = string | null;

export type Status = 'waiting' | 'running' | 'over';
export type Visibility = 'public' | 'link';
export type Pace = 'real-time' | 'turn-based';
/** What becomes of the seat of somebody who leaves: a bot plays on, the match ends, or a bot plays until a substitute takes it. */
export type WhenLeft = 'bot' | 'end' | 'substitute';
/** How much time each seat has, in seconds: for the whole match, more for each finished move, and for each move by itself. */
export interface ClockSettings {
  readonly bank: number;
  readonly increment: number;
  readonly turn: number;
}

/** The clocks of a table. */
export interface TableClock extends ClockSettings {
  /** None before the match has begun. */
  readonly seats: readonly {
    /** Milliseconds, at the moment in which this was said. */
    readonly left: number;
    /** When the time is over if nothing is decided; null where the clock stands still. */
    readonly runsOut: Date | null;
    /** The player’s own hours, turn by turn: outside of them the clock stands still. */
    readonly hours?: PlayWindow;
  }[];
}

/** Played to the end, ended early because only one was left, by agreement, or given up before it began. */
export type Ending = 'finished' | 'resigned' | 'abandoned' | 'cancelled';

/** One place at a table. */
export interface SeatHolder {
  readonly seat: Seat;
  readonly kind: 'person' | 'bot' | 'open';
  readonly accountId: string | null;
  /** A person's name; null for a bot and an open seat. */
  readonly name: string | null;
  /** The person has deleted the account: say so in the reader's language instead of the name. */
  readonly former?: true;
  /** The bot that answers for the seat: a bot's own, or one that plays on for a person who resigned. */
  readonly bot: string | null;
  readonly resigned: boolean;
  /** Anybody may take it over: its player has left. */
  readonly vacant?: true;
  /** Who had it before, where a substitute has taken it over; null for a deleted account. */
  readonly after?: readonly (string | null)[];
  /** So, because the time was over. */
  readonly timedOut?: true;
  /** The person lets a bot of their own answer here. */
  readonly ownBot?: true;
  /** How often the person has asked for a hint here. */
  readonly hints?: number;
  /** Public once the match has started: this seat's part in the seed. */
  readonly nonce: string | null;
}

/** A table as anybody may see it who knows of it. */
export interface Table {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly status: Status;
  readonly visibility: Visibility;
  readonly pace: Pace;
  readonly rated: boolean;
  /** Null where time does not count. */
  readonly clock: TableClock | null;
  readonly whenLeft: WhenLeft;
  /** How many turns behind those see the running match who do not play. */
  readonly watchDelay: number;
  /** The account that made it and may start it. */
  readonly host: string | null;
  /** Every seat in order, open ones too while it waits. */
  readonly seats: readonly SeatHolder[];
  /** It may start with so many seats taken. */
  readonly minSeats: number;
  /** The viewer's own seat, if any. */
  readonly mine: Seat | null;
  /** The seats that must decide. */
  readonly due: readonly Seat[];
  readonly created: Date;
  readonly started: Date | null;
  readonly ended: Date | null;
  readonly ending: Ending | null;
  /** Binds the host to its secret; the secret itself is here once the match is over. */
  readonly commitment: string;
  readonly secret: string | null;
  /** The day whose deal is played here. */
  readonly daily: string | null;
  readonly result: Result | null;
  readonly rematch: string | null;
  /** The bot that takes the open seats, and when. */
  readonly fill: { readonly bot: string; readonly at: Date } | null;
  /** It was played in somebody's browser and sent here. */
  readonly practice?: true;
  readonly seq: number;
  readonly revision: number;
}

export interface Result {
  readonly sheets: readonly ScoreSheet[];
  readonly totals: readonly number[];
  /** The place of each seat, 1 for the winners; ties share one. */
  readonly places: readonly number[];
}

/** A match as one seat (or somebody who only looks on) may know it. */
export interface MatchView {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly seq: number;
  /** The viewer's seat; -2 for a spectator. */
  readonly seat: Seat;
  /** In the shape of the game's state, without what this seat can't know. */
  readonly state: State;
  /** What this seat may decide now: the due decision first, then the asides. */
  readonly decisions: readonly Decision[];
  readonly due: readonly Seat[];
  readonly undo: UndoOffer;
  readonly over: boolean;
  /** Score sheets once it is over. */
  readonly result: Result | null;
}

export interface UndoOffer {
  /** The last answer can be taken back without asking anybody. */
  readonly last: boolean;
  /** So can several: the turn since the last barrier. */
  readonly turn: boolean;
  /** Beyond that the others must agree: the entry to which one may ask to go back, or null. */
  readonly ask: number | null;
  /** What somebody has asked for and who still has to agree. */
  readonly proposals: readonly Proposal[];
}

export interface Proposal {
  readonly kind: 'undo' | 'abandon' | 'slow';
  /** For an undo: back to the state after this entry. */
  readonly to: number | null;
  /** The seats that want it; it happens once all people at the table do. */
  readonly by: readonly Seat[];
  readonly missing: readonly Seat[];
}

/** The events of an entry of the log, as far as the viewer may read them. */
export interface VisibleEvents {
  /** The entry; 0 is the beginning. */
  readonly seq: number;
  readonly kind: 'start' | 'answer' | 'undo' | 'seat';
  /** Who did it; -1 is chance. */
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  /** Undo: everything after this entry was taken back, and is shown greyed. */
  readonly to?: number;
  /** The bot that has taken the seat, for a person who left or for a bot that failed; `substitute` is a person. */
  readonly who?: string;
  /** The standing order that answered for the seat. */
  readonly order?: string;
}

/** A running match after an earlier entry. */
export interface PastState {
  /** The entry after which it stood like this. */
  readonly seq: number;
  /** What the viewer could know then. */
  readonly state: State;
}

/** What a stream sends whenever something has changed: `events` are those after the entry that the client has. */
export interface MatchUpdate {
  /** The length of the log; -1 before the match has begun. */
  readonly seq: number;
  readonly table: Table;
  readonly view: MatchView | null;
  readonly events: readonly VisibleEvents[];
}

/** What somebody follows in one stream. */
export interface Topics {
  /** Matches, each with the number one has of it already; -1 is nothing. */
  readonly matches: ReadonlyMap<string, number>;
  /** The viewer's tables: first all that are not over, then each that changes, including its end or the loss of the seat. */
  readonly mine?: boolean | undefined;
  /** Chats, each with the cursor one has of it already; -1 is nothing. */
  readonly chats?: ReadonlyMap<string, number> | undefined;
}
/** Something new of what is followed. */
export type StreamMessage =
  | { readonly kind: 'match'; readonly id: string; readonly update: MatchUpdate }
  | { readonly kind: 'mine'; readonly tables: readonly Table[] }
  | { readonly kind: 'table'; readonly table: Table }
  /** One's request for a pairing; null where there is none, with the table if that is why. */
  | { readonly kind: 'pairing'; readonly pairing: Pairing | null; readonly table?: string }
  | ChatUpdate
  /** Friends, requests and those at one's tables, with who of them is here. */
  | { readonly kind: 'people'; readonly friends: Friends; readonly company: readonly Person[] }
  | ({ readonly kind: 'invited' } & Invitation)
  | { readonly kind: 'refused'; readonly id: string; readonly error: MatchError };

/** Which bot takes the open seats of a table, so many seconds after it was opened. The match then begins. */
export interface FillRequest {
  readonly bot: string;
  readonly after: number;
}

export interface NewTable {
  readonly game: string;
  readonly options?: unknown;
  /** How many seats; with `minSeats`, it may start with less. */
  readonly seats: number;
  readonly minSeats?: number | undefined;
  /** Bots by name, each on a seat of its own after the host's. */
  readonly bots?: readonly string[] | undefined;
  readonly visibility?: Visibility | undefined;
  readonly pace?: Pace | undefined;
  readonly rated?: boolean | undefined;
  /** A rated table has one unless this is null, others have none unless it is given. */
  readonly clock?: ClockSettings | null | undefined;
  /** A bot plays on unless it is given. */
  readonly whenLeft?: WhenLeft | undefined;
  /** How many turns behind those see the running match who do not play; none unless it is given. */
  readonly watchDelay?: number | undefined;
  /** The bot that takes the open seats after a while; people alone where none is named. */
  readonly fill?: FillRequest | null | undefined;
  /** The host's part in the seed; made up where it is not given. */
  readonly nonce?: string | undefined;
}

export interface AnswerInput {
  readonly match: string;
  /** The id of the decision it answers. */
  readonly decision: string;
  /** Made by the sender: a repeated answer is recognised by it and changes nothing. */
  readonly idempotencyKey: string;
  readonly answer: unknown;
}

export interface AnswerResult {
  /** Where the answer stands in the log. */
  readonly seq: number;
  /** It had been accepted before under the same key. */
  readonly repeated: boolean;
  readonly view: MatchView;
}

/** A page of a list, and the cursor of the next one; null at the end. */
export interface Page<T> {
  readonly items: readonly T[];
  readonly next: string | null;
}

/** A finished match in a list. */
export interface HistoryEntry {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly rated: boolean;
  /** It was played in the person's browser. */
  readonly practice?: true;
  readonly ending: Ending;
  readonly started: Date | null;
  readonly ended: Date;
  readonly seats: readonly HistorySeat[];
}
export interface HistorySeat {
  readonly seat: Seat;
  readonly accountId: string | null;
  readonly name: string | null;
  readonly former?: true;
  readonly bot: string | null;
  readonly resigned: boolean;
  /** The person has left this seat to a substitute. */
  readonly substituted?: true;
  readonly place: number | null;
  readonly total: number | null;
  /** How a rated match has changed the skill that is shown. */
  readonly change: number | null;
}

/** Somebody on a ladder. */
export interface LadderStanding {
  readonly accountId: string;
  readonly name: string;
  /** What is shown: mu less three sigma. */
  readonly skill: number;
  readonly mu: number;
  readonly sigma: number;
  /** Too few matches to be sure. */
  readonly provisional: boolean;
  readonly matches: number;
}

/** The deal of the day: solo, with these options or the usual ones. */
export interface DailyDeal {
  readonly game?: string | undefined;
  readonly options?: unknown;
}

/** Which best results: of a game and set-up, of all time or of one day's deal. */
export interface SoloRanking extends DailyDeal {
  readonly day?: string | undefined;
  readonly after?: string | undefined;
  readonly limit?: number | undefined;
}

/** Somebody's best result alone. */
export interface SoloBest {
  readonly accountId: string;
  readonly name: string;
  /** 1 for the best; equal results share one. */
  readonly place: number;
  readonly total: number;
  readonly plays: number;
  readonly reached: Date;
  /** The match, for who may look at it. */
  readonly match: string | null;
}
