import type { Game, Handbook } from '@quayside/engine';
import type { Language } from '@quayside/languages';
import type { CardFace } from './card-face.ts';

/** A drawn card of the card index, with what it is sorted and filtered by. */
export interface IndexCard {
  readonly face: CardFace;
  /** The list of the game's components that it belongs to. */
  readonly list: string;
  /** What it costs all in all, in pieces and coins; only good for sorting. */
  readonly cost: number;
  /** The set it belongs to and the phase in which it comes, in words. */
  readonly set?: string;
  readonly phase?: string;
  /** The rulings about it. */
  readonly rulings: readonly string[];
}

/** What a board's entry `./cards` exports. */
export type IndexCards = (game: Game, handbook: Handbook, language: Language) => readonly IndexCard[];
