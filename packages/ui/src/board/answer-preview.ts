import type { Answer, State } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import type { Rules } from './contract.ts';
import type { Change } from '@quayside/engine/reading';

/** An answer tried on the viewer's own view: what would follow, as far as can be known. */
export interface AnswerPreview {
  readonly changes: readonly Change[];
  /** Chance or something hidden comes next. */
  readonly stopped: boolean;
  /** Nothing before it can be taken back any more. */
  readonly commits: boolean;
}

export function previewAnswer(
  rules: Rules,
  view: State,
  { seat, key }: Decision,
  answer: Answer,
  changesTo: (after: State) => Change[],
): AnswerPreview {
  const { state, stopped } = rules.core.preview(rules.game, view, { seat, key, answer });
  return {
    changes: state ? changesTo(state) : [],
    stopped,
    commits: rules.game.questions[key]?.commits ?? false,
  };
}
