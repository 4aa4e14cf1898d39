import type { Answer, Game, Seat, State } from '@quayside/engine';
import type { Decision, GameEvent } from '@quayside/engine/host';
import type { Language } from '@quayside/languages';
import type { ComponentType } from 'react';
import type { Confirmation } from './confirmation.ts';
import type { Playback } from './playback.ts';

/** The part of the core that a board runs in the browser. An old match brings the core of its day. */
export type BoardCore = Pick<
  typeof import('@quayside/engine/host'),
  'decisions' | 'dueSeats' | 'explain' | 'isOver' | 'preview' | 'ranks' | 'refuse' | 'suggestions' | 'totalOf'
>;

/** Rules with the core that plays them. */
export interface Rules {
  readonly game: Game;
  readonly core: BoardCore;
}

/** One step of the match as its viewer may read it. */
export interface LogEntry {
  readonly seq: number;
  /** Who answered; nature and the start belong to nobody. */
  readonly seat: Seat;
  readonly events: readonly GameEvent[];
  readonly undone?: boolean;
  /** A standing order of the player answered. */
  readonly automatic?: boolean;
  /** What happened to the seat itself, in the reader’s language. */
  readonly note?: string;
}

/** What every board is handed, the generic one and those drawn for one game. */
export interface BoardProps {
  readonly rules: Rules;
  /** What the viewer may know of the state. */
  readonly view: State;
  /** Where the viewer sits; `SPECTATOR` for those who watch. */
  readonly seat: Seat;
  readonly names: readonly string[];
  readonly language: Language;
  readonly log: readonly LogEntry[];
  /** An answer is shown at once; the page confirms it or rolls it back. */
  readonly answer: (decision: Decision, answer: Answer) => void;
  /** Which choices take a second click; all where it is absent. */
  readonly confirmation?: Confirmation;
  /** A standing order ends the viewer's turn: what leads to its end can't be taken back. */
  readonly endsByItself?: boolean;
  /** The viewer's last answer led to something that only the server knows. */
  readonly waiting?: boolean;
  /** Takes back the last answer, or all back to the last barrier; absent where nothing can be taken back. */
  readonly undo?: (all: boolean) => void;
  /** The jump to a moment of the match; absent where there is no way back. */
  readonly jump?: (seq: number) => void;
  /** The entry that is looked back at; absent where the board shows the newest. Then nothing can be answered. */
  readonly at?: number;
  /** The match is over and the board shows a moment of it: nobody is waited for. */
  readonly past?: boolean;
  /** The address of the game's card index, with an entry `#card-<id>` for each card; absent where there is none. */
  readonly cardIndex?: string;
  /** The moves of others are being played: the board shows one of them, and nothing can be answered until it is skipped. */
  readonly playback?: BoardPlayback;
}

export interface BoardPlayback extends Playback {
  /** What the viewer is asked in the newest position. */
  readonly question?: Decision;
}

/** A game's own board has the same props as the generic one. */
export type Board = ComponentType<BoardProps>;
