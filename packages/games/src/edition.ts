import type { Game } from '@quayside/engine';

/**
 * What hosts and boards call of the core that plays a match. Frozen versions of rules bring the core of their day, and every one of
 * them has all of these; what only today's core has can't be called for an old match.
 */
export const CORE_NAMES = [
  'apply',
  'applyInPlace',
  'checkFairness',
  'conceal',
  'copy',
  'copyState',
  'curvesOver',
  'dealer',
  'decisions',
  'dueSeats',
  'eventFor',
  'eventText',
  'explain',
  'isExpected',
  'isOver',
  'lessonAt',
  'movesOf',
  'NATURE',
  'openMatch',
  'optionText',
  'Play',
  'preview',
  'ranks',
  'readRecord',
  'readSetup',
  'recordOfLog',
  'refusal',
  'refuse',
  'replay',
  'say',
  'SPECTATOR',
  'standing',
  'standOn',
  'start',
  'submit',
  'suggestions',
  'totalOf',
  'undo',
  'undoPoint',
  'undoPointIn',
  'undoTo',
] as const;
type Engine = typeof import('@quayside/engine/host') & typeof import('@quayside/engine/texts');
export type Core = Pick<Engine, (typeof CORE_NAMES)[number]>;

/** Today's core, fetched when somebody needs it. */
export async function loadCore(): Promise<Core> {
  const [host, texts] = await Promise.all([import('@quayside/engine/host'), import('@quayside/engine/texts')]);
  return { ...host, ...texts };
}

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
