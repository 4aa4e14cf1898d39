import { classes } from '@quayside/ui';
import type { MouseEvent, ReactNode } from 'react';
import type { Act, Subject } from './acts.ts';
import { useLeHavre } from './board-context.tsx';
import { project } from './projection.ts';
import { useTip } from './tip.tsx';

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
  const { acts, chosen, choose, give, whyNot, oneTap, rules, s } = useLeHavre();
  const mine = acts.get(subject) ?? [];
  const due = mine.filter((act) => act.decision.due);
  const tip = useTip(() => [...(about ? [about] : []), ...(due.length > 0 ? [] : whyNot(subject))]);
  const click = (event: MouseEvent) => {
    // The second of two quick clicks is not meant for what the first has brought up.
    if (event.detail > 1) return;
    const [only] = due;
    const second = chosen === subject;
    if (only && due.length === 1 && (second || (oneTap && mine.length === 1 && !final(only))))
      give(only.decision, only.answer);
    else choose(second ? null : subject);
  };
  /** Whether there would be no way back. */
  const final = ({ decision, answer }: Act) =>
    rules.game.questions[decision.key]?.commits || project(rules, s, decision, answer).stopped;
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
