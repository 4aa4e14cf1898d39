import type { Decision } from '@quayside/engine/host';
import type { Rules } from '@quayside/ui/board';
import type { PlayPreferences } from '../board/play-preferences.ts';

/**
 * The answer that a person has asked to have given by itself: a due decision with one option, which is asked
 * only because it ends a turn or because something else could be done first.
 */
export function autoAnswer(
  { game }: Pick<Rules, 'game'>,
  decisions: readonly Decision[],
  { supply, end }: Pick<PlayPreferences, 'supply' | 'end'>,
): { readonly decision: Decision; readonly answer: string } | null {
  const decision = decisions.find((one) => one.due);
  if (decision?.offer.kind !== 'pick') return null;
  const [answer, ...others] = decision.offer.options;
  const question = game.questions[decision.key];
  if (answer === undefined || others.length > 0 || !question?.confirm) return null;
  return (question.commits ? end : supply) ? { decision, answer } : null;
}
