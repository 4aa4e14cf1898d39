import { classes } from '@quayside/ui';
import { isTouch, useTip } from '@quayside/ui/board';
import type { MouseEvent, ReactNode } from 'react';
import type { Act, Subject } from './acts.ts';
import { useLeHavre } from './board-context.tsx';
import { ConsequenceList } from './consequence.tsx';
import { project } from './projection.ts';

export interface SpotProps {
  subject: Subject;
  /** The whole thing in words. */
  label: string;
  children: ReactNode;
  className?: string;
  /** Said besides the reasons why nothing can be done with it. */
  about?: string;
}

/** Puts the focus back on a thing, where it can be seen: whoever looked closer goes on from there. */
export const focusSpot = (subject: Subject) =>
  document.querySelector<HTMLElement>(`[data-subject="${subject}"]`)?.focus({ preventScroll: true });

/** A thing on the board that can be clicked: lit where something can be done with it, calm otherwise, and always explained. */
export function Spot({ subject, label, children, className, about }: SpotProps) {
  const { acts, chosen, choose, give, whyNot, isEnough, rules, s } = useLeHavre();
  const mine = acts.get(subject) ?? [];
  const due = mine.filter((act) => act.decision.due);
  const [only] = due.length === 1 ? due : [];
  const tip = useTip(() => {
    const lines = [...(about ? [about] : []), ...(due.length > 0 ? [] : whyNot(subject))];
    if (lines.length === 0 && !only) return null;
    return (
      <>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {only ? (
          <div className="mt-0.5 rounded-card bg-sheet px-1.5 py-0.5 text-ink">
            <ConsequenceList decision={only.decision} answer={only.answer} />
          </div>
        ) : null}
      </>
    );
  });
  const click = (event: MouseEvent) => {
    // The second of two quick clicks is not meant for what the first has brought up.
    if (event.detail > 1) return;
    const second = chosen === subject;
    // Payments are looked through: something hidden may come right after them.
    const enough = (act: Act) =>
      mine.length === 1 &&
      isEnough(event, act.decision, act.answer) &&
      !project(rules, s, act.decision, act.answer).stopped;
    if (only && (second || enough(only))) give(only.decision, only.answer);
    else choose(second ? null : subject);
  };
  return (
    <button
      type="button"
      {...tip}
      aria-label={label}
      aria-pressed={chosen === subject}
      data-subject={subject}
      data-place={subject}
      data-lit={due.length > 0 ? 'due' : mine.length > 0 ? 'aside' : undefined}
      className={classes(
        'relative cursor-pointer rounded-card text-left select-none [-webkit-touch-callout:none]',
        due.length > 0 && 'outline-[3px] outline-offset-1 outline-[var(--lit,var(--water))]',
        chosen === subject && 'outline-4 outline-offset-1 outline-brass',
        // Where the keyboard is must not look like what is lit.
        'focus-visible:outline-4 focus-visible:outline-offset-2 focus-visible:outline-brick focus-visible:outline-double',
        className,
      )}
      onClick={click}
      // Where a click answers at once, the other button and its key still look closer.
      onContextMenu={(event) => {
        event.preventDefault();
        if (!isTouch(event)) choose(subject);
      }}
    >
      {children}
      {due.length > 0 ? <Lamp /> : null}
    </button>
  );
}

/** The sign of what is possible, besides its colour: a small lit lamp at the edge. */
const Lamp = () => (
  <svg aria-hidden viewBox="0 0 12 12" width="12" height="12" className="absolute -top-1.5 -left-1.5 z-10">
    <circle cx="6" cy="6" r="5.2" className="fill-water stroke-sheet" strokeWidth="1.4" />
    <path d="M6 3.2v5.600M3.200 6h5.600" className="stroke-sheet" strokeWidth="1.6" />
  </svg>
);
