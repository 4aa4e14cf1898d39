import type { Answer } from '@quayside/engine';
import type { Decision } from '@quayside/engine/host';
import { Button } from '../parts/button.tsx';
import { classes } from '../parts/classes.ts';
import { once } from './once.ts';
import { useTable } from './table-context.tsx';

export interface AnswerAndEndProps {
  decision: Decision;
  answer: Answer;
  className?: string;
}

/** Beside the button that confirms a choice: the same, and the turn ends. Only where nothing else must be decided before. */
export function AnswerAndEnd({ decision, answer, className }: AnswerAndEndProps) {
  const { words, answerAndEnd, endFollows, endsByItself } = useTable();
  if (!decision.due || endsByItself || !endFollows(decision, answer)) return null;
  return (
    <Button
      size="middle"
      data-and-end
      className={classes(className)}
      onClick={once(() => answerAndEnd(decision, answer))}
    >
      {words.andEnd}
    </Button>
  );
}
