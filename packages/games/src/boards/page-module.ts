import type { Game, GameRules, Lesson, Messages, Translated } from '@quayside/engine';
import type { Board } from '@quayside/ui/board';
import type { RuleModule } from '../rule-module.ts';

/** What a page needs of a game. */
export interface PageModule {
  readonly tables: Translated<() => Promise<TableModule>>;
  readonly lesson?: () => Promise<Lesson>;
  readonly frozen: RuleModule['frozen'];
}

/** What comes to a table in one language: its rules with the words of that language, or the whole game, and its board, if it has one. */
export type TableModule = { readonly Board?: Board } & (
  | { readonly game: Game }
  | { readonly rules: GameRules; readonly messages: Messages; readonly coreMessages: Messages }
);
