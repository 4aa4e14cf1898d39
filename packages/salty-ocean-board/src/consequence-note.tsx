import type { Decision } from '@quayside/engine/host';
import { ConsequenceList, useConsequence } from './consequence.tsx';

/** What follows from an action, in the note beside what is pointed at. */
export const ConsequenceNote = ({ decision, option }: { decision: Decision; option: string }) => (
  <div className="mt-0.5 rounded-card bg-sheet px-1.5 py-0.5 text-ink empty:hidden">
    <ConsequenceList consequence={useConsequence(decision, option)} />
  </div>
);
