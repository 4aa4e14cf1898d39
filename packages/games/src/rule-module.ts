import type { Game, Handbook, Lesson, Options } from '@quayside/engine';
import type { FrozenEdition } from './edition.ts';

/** What a package has of one game, each part fetched when somebody needs it. */
export interface RuleModule {
  /** Where a file of an author imports the game from. */
  readonly source: GameSource;
  readonly game: () => Promise<Game>;
  readonly handbook?: () => Promise<Handbook>;
  readonly lesson?: () => Promise<Lesson>;
  /** Versions that stored matches were played by and that are no longer the newest, each bundled with the core of its day. */
  readonly frozen: { readonly [version: number]: () => Promise<FrozenEdition> };
  /** What bots have learned, for tables with these seats and options. */
  readonly weights?: readonly StoredWeights[];
}

export interface GameSource {
  readonly from: string;
  readonly name: string;
}

export interface StoredWeights {
  readonly version: number;
  readonly seats: number;
  readonly options: Options;
  readonly load: () => Promise<{ readonly default: unknown }>;
}
