import type { Answer } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { decisionText } from '@quayside/engine/texts';
import { useId, useMemo, type ReactNode, type Ref } from 'react';
import { Button } from '../parts/button.tsx';
import { PinnedPanel } from '../parts/pinned-panel.tsx';
import { AnswerAndEnd } from './answer-and-end.tsx';
import { once } from './once.ts';
import { Changes } from './tokens.tsx';
import { previewAnswer } from './answer-preview.ts';
import { useTable } from './table-context.tsx';

export interface ConfirmProps {
  decision: Decision;
  answer: Answer;
  /** The answer in words. */
  said: ReactNode;
  /** Why it can't be given. */
  refused?: string | null;
  onCancel?: () => void;
  buttonRef?: Ref<HTMLButtonElement>;
}

/** What follows from an answer, and the button that gives it. */
export function Confirm({ decision, answer, said, refused, onCancel, buttonRef }: ConfirmProps) {
  const { rules, view, changesTo, words, answer: give, say, names, endsByItself, endFollows } = useTable();
  const note = useId();
  const trial = useMemo(
    () => (refused ? null : previewAnswer(rules, view, decision, answer, changesTo)),
    // changesTo follows from view and rules.
    // oxlint-disable-next-line react/exhaustive-deps
    [rules, view, decision, answer, refused],
  );
  const box = (
    <div className="mt-3 rounded-card border-[1.5px] border-dashed border-ink bg-brass-wash p-3 max-lg:mt-0">
      <div id={note} aria-live="polite" className="grid gap-1">
        <p className="font-semibold">{said}</p>
        {refused ? <p className="font-semibold text-brick">{refused}</p> : null}
        {trial && trial.changes.length > 0 ? <Changes list={trial.changes} /> : null}
        {trial && trial.changes.length === 0 && !trial.stopped ? (
          <p className="text-sm text-pencil">{words.nothingChanges}</p>
        ) : null}
        {trial?.stopped ? <p className="text-sm">{words.unknownFollows}</p> : null}
        {trial && (trial.commits || (endsByItself && endFollows(decision, answer))) ? (
          <p className="text-sm">{words.commits}</p>
        ) : null}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <Button
          ref={buttonRef}
          tone="water"
          data-confirm
          className="grow sm:grow-0 sm:min-w-44"
          aria-describedby={note}
          disabled={Boolean(refused)}
          onClick={once(() => give(decision, answer))}
        >
          {words.confirm}
        </Button>
        {onCancel ? <Button onClick={onCancel}>{words.change}</Button> : null}
        {refused ? null : <AnswerAndEnd decision={decision} answer={answer} />}
      </div>
    </div>
  );
  // What must be decided is confirmed where the thumb is; what may be stays beside its heading.
  return decision.due ? <PinnedPanel title={say(decisionText(decision, names))}>{box}</PinnedPanel> : box;
}
