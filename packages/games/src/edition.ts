import type { Game } from '@quayside/engine';

export type Core = typeof import('./core.ts');

/** Rules together with the core that plays them. A match is played by the edition it began with, to its end and for ever. */
export interface Edition {
  readonly game: Game;
  readonly core: Core;
}

/** What a frozen bundle exports: an edition in the shape of its day. */
export interface FrozenEdition {
  readonly game: unknown;
  readonly core: unknown;
}

/** A frozen edition as hosts use it today. What the rules do is never changed; only what they are called by. */
export function toEdition(frozen: FrozenEdition): Edition {
  const game = frozen.game as Game;
  const questions: Game['questions'] = Object.fromEntries(
    Object.entries(game.questions).map(([key, question]) => [key, confirmed(question)]),
  );
  return { game: { ...game, questions }, core: frozen.core as Core };
}

/** Version 0 says `own` where a question says `confirm` now. */
function confirmed(question: Game['questions'][string] & { readonly own?: boolean }): typeof question {
  return question.own === undefined ? question : { ...question, confirm: question.own };
}
