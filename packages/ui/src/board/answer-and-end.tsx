import type { Answer, Move } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { once } from './once.ts';
import { useTable } from './table-context.tsx';

export interface AnswerAndEndProps {
  decision: Decision;
  answer: Answer;
  /** What is given with it. */
  then?: readonly Move[];
  className?: string;
}

/** Beside the button that confirms a choice: the same, and the turn ends. Only where nothing else must be decided before. */
export function AnswerAndEnd({ decision, answer, then, className }: AnswerAndEndProps) {
  const { words, answerAndEnd, endFollows, endsByItself } = useTable();
  if (!decision.due || endsByItself || !endFollows(decision, answer, then)) return null;
  return (
    <Button
      size="middle"
      data-and-end
      className={classes(className)}
      onClick={once(() => answerAndEnd(decision, answer, then))}
    >
      {words.andEnd}
    </Button>
  );
}
